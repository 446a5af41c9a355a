import type { OperationId } from "./operations.ts";
import type { Prosa } from "./prose.ts";

/** Day of what is known of each branch's groups, `YYYY-MM-DD`; `null` where no source has one. */
export type RamoDays = Readonly<Record<"Camera" | "Senato", string | null>>;

/** How the answers about Parliament are computed, whatever the days of the sources. */
const NOTE = {
  "politici-graph": {
    it: "Chi ha firmato quale disegno di legge. Le firme si contano una volta per disegno di legge, quelle ritirate no. `gruppo` cerca nel nome e nella sigla del gruppo; i filtri scelgono i parlamentari, e con loro i disegni di legge che hanno firmato. Nodi per numero di collegamenti nel grafo filtrato, poi id; `max_nodi` tiene i primi.",
    en: "Who signed which bill. Signatures count once per bill, withdrawn ones do not. `gruppo` looks into the name and the acronym of the group; the filters choose parliamentarians, and with them the bills that they signed. Nodes by number of links in the filtered graph, then id; `max_nodi` keeps the first ones.",
  },
  "politici-parlamentari": {
    it: "Disegni di legge distinti firmati da ciascuno nella legislatura, firme ritirate escluse. Gli atti firmati come membro del Governo non contano. Compare solo chi ha firmato qualcosa.",
    en: "Distinct bills signed by each in the legislature, withdrawn signatures left out. What is signed as a member of the Government does not count. Only who signed something appears.",
  },
  "politici-gruppi": {
    it: "Disegni di legge distinti firmati da almeno un membro. Una firma conta per il gruppo di chi l'ha posta, anche se allora era in un altro. I gruppi di Camera e Senato sono distinti.",
    en: "Distinct bills signed by at least one member. A signature counts for the signer's group, whatever it was then. Groups of the two branches are distinct.",
  },
  "ddl-lista": {
    it: "Un disegno di legge è l'insieme delle sue letture nei due rami. `giorni_fermo` conta i giorni da quando lo stato della lettura attuale è cambiato fino a `data_riferimento`: misura lo stato, non l'ultima seduta. Ordine: dal più fermo; i chiusi in fondo.",
    en: "A bill is the whole of its readings in both branches. `giorni_fermo` counts the days since the state of the current reading changed, up to `data_riferimento`: it measures the state, not the last sitting. Order: the longest still first; closed ones last.",
  },
  ddl: {
    it: "`dossier` elenca gli atti dello Stato nominati espressamente negli articoli (o nel titolo, dove manca il testo), con le parole con cui sono scritti: nulla è dedotto. Non contano relazione, atti regionali ed europei, sentenze, rinvii interni.",
    en: "`dossier` lists the acts of the State that the articles name expressly (or the title, where there is no text), in the words of the text: nothing is inferred. The report, regional and European acts, rulings and internal references do not count.",
  },
  votazioni: {
    it: "Votazioni finali e questioni di fiducia con voto nominale. I numeri sono quelli pubblicati: il Senato conta chi si astiene tra i votanti, la Camera no, e i due rami non si confrontano. Molto si decide per alzata di mano: nessuna votazione registrata non vuol dire che non si sia votato.",
    en: "Final votes and questions of confidence by name. The numbers are as published: the Senate counts abstentions among those voting, the Chamber does not, and the branches are not compared. Much is decided by show of hands: no recorded vote does not mean that there was none.",
  },
  votazione: {
    it: "I numeri sono quelli pubblicati, i nomi quelli degli elenchi; `quadra` dice se coincidono. Calcolata qui: la linea di un gruppo è la posizione dei più tra chi, nel gruppo di quel giorno, ne ha presa una (favorevole, contrario, astenuto); non c'è a parità, nel gruppo misto, dove il gruppo di quel giorno non è noto. Di una votazione segreta non è nota alcuna posizione. Chi non è in nessun elenco non ha riga, e non è detto assente.",
    en: "The numbers are as published, the names those of the lists; `quadra` says whether they agree. Computed here: the line of a group is the position of most of those who, in the group of that day, took one (in favour, against, abstained); there is none on a tie, in the mixed group, where the group of that day is not known. Of a secret vote no position is known. Who is in no list has no row, and is not said to be absent.",
  },
  "politici-voti": {
    it: "Le votazioni finali e le questioni di fiducia i cui elenchi lo nominano, con il gruppo di quel giorno. `tenute` conta quelle del suo ramo mentre era in carica: dai mandati, o, dove la fonte non li dà, dagli elenchi della Camera, che nominano tutti i deputati in carica. Le segrete contano solo in `tenute`. Missione o congedo e presidenza non sono assenze. Nessuna graduatoria.",
    en: "The final votes and questions of confidence whose lists name the member, with the group of that day. `tenute` counts those of the branch while the member was in office: by the mandates or, where the source has none, by the lists of the Chamber, which name every deputy in office. Secret ones count in `tenute` alone. Mission or leave and the chair are no absences. No ranking.",
  },
} satisfies Readonly<Partial<Record<OperationId, Prosa>>>;
type Noted = keyof typeof NOTE;

/** Operations that name the group of a person. */
const CON_GRUPPO: readonly Noted[] = [
  "politici-graph",
  "politici-parlamentari",
  "politici-gruppi",
  "politici-voti",
  "ddl",
];

/** The day of everybody's group, of deputies and senators apart. */
function notaGruppo({ Camera, Senato }: RamoDays): Prosa | null {
  if (Camera === null || Senato === null) return null;
  return {
    it: `Il gruppo di un deputato è quello al ${Camera}, di un senatore quello al ${Senato}; di chi ha lasciato il Senato l'ultimo.`,
    en: `The group of a deputy is the one as of ${Camera}, of a senator as of ${Senato}; of who left the Senate the last one.`,
  };
}

/**
 * How the answers about Parliament are computed.
 *
 * @param giorni of which day the groups of each branch are
 * @example noteParlamento({ Camera: "2023-04-30", Senato: "2024-05-08" })["politici-gruppi"].en // "... as of 2023-04-30, ..."
 */
export function noteParlamento(giorni: RamoDays): Readonly<Record<Noted, Prosa>> {
  const gruppo = notaGruppo(giorni);
  if (gruppo === null) return NOTE;
  const dated = CON_GRUPPO.map((operation) => {
    const nota = NOTE[operation];
    return [operation, { it: `${nota.it} ${gruppo.it}`, en: `${nota.en} ${gruppo.en}` }];
  });
  return { ...NOTE, ...Object.fromEntries(dated) };
}
