/** What is published, in the words of a catalogue: one dataset for each area that has sources, and one with everything. */

import { keysOf } from "../../collections/keys.ts";
import { ALL_AREAS, type Area } from "../../contract/areas.ts";
import { type OperationId, operationOf } from "../../contract/operations.ts";
import type { Prosa } from "../../contract/prose.ts";
import { datiAl, type Fonte } from "../../tree/cards.ts";

export interface Dataset {
  /** Unique among the datasets: the area, or `tutto`. */
  readonly id: Area | "tutto";
  readonly titolo: Prosa;
  readonly descrizione: Prosa;
  /** Themes of the EU vocabulary of data themes. */
  readonly temi: readonly string[];
  readonly parole: readonly string[];
  /** Never empty. */
  readonly fonti: readonly Fonte[];
  /** Newest extraction of its sources, `YYYY-MM-DD`. */
  readonly aggiornato: string;
  /** Answers of the API that begin it, as paths below the base. */
  readonly risposte: readonly string[];
}

interface Words extends Pick<Dataset, "titolo" | "descrizione" | "temi" | "parole"> {
  readonly operations: readonly OperationId[];
}

const WORDS: Readonly<Record<Dataset["id"], Words>> = {
  norme: {
    titolo: { it: "Atti normativi italiani e loro modifiche", en: "Italian acts and their amendments" },
    descrizione: {
      it: "Atti normativi articolo per articolo e relazioni di modifica tra atti e articoli, ciascuna con la frase della fonte che la prova.",
      en: "Italian acts, article by article, and who amends whom among acts and articles, each relation with the sentence of the source that proves it.",
    },
    temi: ["JUST", "GOVE"],
    parole: ["leggi", "decreti", "codici", "articoli", "modifiche normative", "ELI", "Akoma Ntoso"],
    operations: ["norme", "graph"],
  },
  pnrr: {
    titolo: { it: "Progetti e appalti del PNRR", en: "Projects and tenders of the Italian recovery plan" },
    descrizione: {
      it: "Progetti del Piano nazionale di ripresa e resilienza, appalti, enti, imprese aggiudicatarie, regioni e fonti di finanziamento. Nessuna persona fisica.",
      en: "Projects of the Italian recovery plan, their tenders, public bodies, winning companies, regions and funding sources. No natural person.",
    },
    temi: ["ECON", "GOVE"],
    parole: ["PNRR", "appalti", "aggiudicatari", "finanziamenti", "regioni"],
    operations: ["pnrr-graph", "pnrr-finanziamenti"],
  },
  parlamento: {
    titolo: { it: "Parlamentari e firme dei disegni di legge", en: "Members of Parliament and the bills they sign" },
    descrizione: {
      it: "Parlamentari e gruppi di Camera e Senato, con i disegni di legge che hanno firmato per primi o da cofirmatari.",
      en: "Members and groups of the Italian Chamber and Senate, with the bills that they signed first or co-signed.",
    },
    temi: ["GOVE"],
    parole: ["parlamentari", "gruppi parlamentari", "Camera", "Senato", "firme"],
    operations: ["politici-graph"],
  },
  ddl: {
    titolo: {
      it: "Disegni di legge: iter, firme e leggi citate",
      en: "Bills: readings, signatures and the acts they cite",
    },
    descrizione: {
      it: "Disegni di legge con letture, stato, giorni di fermo, firme, assegnazioni e atti citati nell'articolato.",
      en: "Italian bills with their readings, state, days at a standstill, signatures, assignments and the acts that their articles cite.",
    },
    temi: ["GOVE", "JUST"],
    parole: ["disegni di legge", "proposte di legge", "iter", "Parlamento"],
    operations: ["ddl-lista"],
  },
  tutto: {
    titolo: { it: "Il diritto italiano come dati", en: "Italian law as data" },
    descrizione: {
      it: "Atti e loro modifiche, progetti e appalti del PNRR, parlamentari e disegni di legge in un unico insieme, dai dati aperti ufficiali.",
      en: "Acts and their amendments, projects and tenders of the recovery plan, members of Parliament and bills in one collection, from official open data.",
    },
    temi: ["JUST", "GOVE"],
    parole: ["diritto", "legislazione", "PNRR", "Parlamento", "dati aperti"],
    operations: ["health"],
  },
};

/** Areas whose sources a dataset is made from besides its own. */
const BESIDES: Readonly<Partial<Record<Dataset["id"], readonly Area[]>>> = {
  ddl: ["parlamento"],
  tutto: ALL_AREAS,
};

/**
 * The datasets that some sources make.
 *
 * @example datasetsOf([{ area: "norme", ... }]).map(({ id }) => id) // ["norme", "tutto"]
 */
export function datasetsOf(fonti: readonly Fonte[]): Dataset[] {
  return keysOf(WORDS).flatMap((id) => {
    const areas = [...(id === "tutto" ? [] : [id]), ...(BESIDES[id] ?? [])];
    const own = areas.flatMap((area) => fonti.filter((fonte) => fonte.area === area));
    const aggiornato = datiAl(own, areas);
    if (aggiornato === null) return [];
    const { operations, ...words } = WORDS[id];
    const risposte = operations.map((operation) => operationOf(operation).path);
    return [{ id, ...words, fonti: own, aggiornato, risposte }];
  });
}
