import type { OperationId } from "./operations.ts";
import type { Prosa } from "./prose.ts";

/** How the answers about Parliament are computed. */
export const NOTE_PARLAMENTO: Readonly<Partial<Record<OperationId, Prosa>>> = {
  "politici-graph": {
    it: "Chi ha firmato quale disegno di legge. Le firme si contano una volta per disegno di legge, quelle ritirate no. `gruppo` cerca nel nome e nella sigla del gruppo attuale; i filtri scelgono i parlamentari, e con loro i disegni di legge che hanno firmato. Nodi per numero di collegamenti nel grafo filtrato, poi id; `max_nodi` tiene i primi.",
    en: "Who signed which bill. Signatures count once per bill, withdrawn ones do not. `gruppo` looks into the name and the acronym of the current group; the filters choose parliamentarians, and with them the bills that they signed. Nodes by number of links in the filtered graph, then id; `max_nodi` keeps the first ones.",
  },
  "politici-parlamentari": {
    it: "Disegni di legge distinti firmati da ciascuno nella legislatura, firme ritirate escluse. Gli atti firmati come membro del Governo non contano. Compare solo chi ha firmato qualcosa; `gruppo` è quello attuale.",
    en: "Distinct bills signed by each in the legislature, withdrawn signatures left out. What is signed as a member of the Government does not count. Only who signed something appears; `gruppo` is the current one.",
  },
  "politici-gruppi": {
    it: "Disegni di legge distinti firmati da almeno un membro. Una firma conta per il gruppo attuale di chi l'ha posta, anche se allora era in un altro. I gruppi di Camera e Senato sono distinti.",
    en: "Distinct bills signed by at least one member. A signature counts for the signer's current group, whatever it was then. Groups of the two branches are distinct.",
  },
  "ddl-lista": {
    it: "Un disegno di legge è l'insieme delle sue letture nei due rami. `giorni_fermo` conta i giorni da quando lo stato della lettura attuale è cambiato fino a `data_riferimento`: misura lo stato, non l'ultima seduta. Ordine: dal più fermo; i chiusi in fondo.",
    en: "A bill is the whole of its readings in both branches. `giorni_fermo` counts the days since the state of the current reading changed, up to `data_riferimento`: it measures the state, not the last sitting. Order: the longest still first; closed ones last.",
  },
  ddl: {
    it: "`dossier` elenca gli atti dello Stato nominati espressamente negli articoli (o nel titolo, dove manca il testo), con le parole con cui sono scritti: nulla è dedotto. Non contano relazione, atti regionali ed europei, sentenze, rinvii interni.",
    en: "`dossier` lists the acts of the State that the articles name expressly (or the title, where there is no text), in the words of the text: nothing is inferred. The report, regional and European acts, rulings and internal references do not count.",
  },
};
