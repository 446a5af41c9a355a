/** Groups as `/politici/classifica-gruppi` ranks them. */

/** The request that has all groups of both branches. */
export const GROUPS_REQUEST = "politici/classifica-gruppi?limit=100";

/** What these pages read of `/politici/classifica-gruppi`. */
export interface GroupRanking {
  readonly totale: number;
  readonly classifica: readonly {
    readonly posizione: number;
    readonly nome: string;
    readonly sigla: string | null;
    readonly ramo: string;
    readonly numero_atti: number;
    readonly numero_firme: number;
  }[];
}

/**
 * Acronyms to choose from, each once although the branches write some in different cases.
 *
 * @example groupChoices(ranking) // [{ value: "ALFA", text: "ALFA" }, { value: "MISTO", text: "MISTO" }]
 */
export function groupChoices({ classifica }: GroupRanking): { readonly value: string; readonly text: string }[] {
  const bySigla = new Map<string, string>();
  for (const { sigla } of classifica)
    if (sigla !== null && !bySigla.has(sigla.toLowerCase())) bySigla.set(sigla.toLowerCase(), sigla);
  return [...bySigla].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sigla]) => ({ value: sigla, text: sigla }));
}
