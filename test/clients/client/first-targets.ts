/** What a first answer may be to. */
export const FIRST_TARGETS = {
  health: "/health",
  list: "/norme",
  "an act by its ELI": "/norme/eli:/it/legge/1990/08/07/241",
  "an act in English": "/norme/eli:/it/legge/1990/08/07/241?lang=en",
  "its relations": "/relazioni?norma=eli:/it/legge/1990/08/07/241",
  "a graph of any size": "/graph?max_nodi=37",
  ranking: "/pnrr/classifica-enti?limit=7",
  "a bill": "/ddl/C.9002-BIS",
} as const;
