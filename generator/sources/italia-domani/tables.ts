/** The official tables as data: which columns a table has, how their headers are spelled, how tables are told apart. */

import { FONTI } from "./fonti.ts";

/**
 * How a cell is cleaned and kept: `chiave` in upper case, `identificativo` as written, `testo` with its white space collapsed;
 * `raro` is a text that seldom repeats.
 */
export type Pulizia = "chiave" | "identificativo" | "testo" | "raro";

export interface Colonna {
  /** Accepted headers, as `intestazioneNormale` gives them; the first one present wins. */
  readonly spellings: readonly string[];
  readonly pulizia: Pulizia;
}

interface ColonnaImporto {
  readonly spellings: readonly string[];
}

export interface Tabella {
  /** Columns of text. */
  readonly testi: Readonly<Record<string, Colonna>>;
  /** Columns that only matter together, kept as one object: the key of a project, a place. */
  readonly composti: Readonly<Record<string, Readonly<Record<string, Colonna>>>>;
  readonly importi: Readonly<Record<string, ColonnaImporto>>;
  /** Columns without which a file is not this table. */
  readonly richieste: readonly string[];
  /** A header that no other table has: with it, a missing required column is an error and not another table. */
  readonly indizi: readonly string[];
  /** A file with one of these headers is not this table. */
  readonly esclude: readonly string[];
  /** In a file with several tables, a row is of this one where one of these columns at least is filled; none: every row is. */
  readonly almenoUno: readonly string[];
}

const chiave = (...spellings: string[]): Colonna => ({ spellings, pulizia: "chiave" });
const identificativo = (...spellings: string[]): Colonna => ({ spellings, pulizia: "identificativo" });
const testo = (...spellings: string[]): Colonna => ({ spellings, pulizia: "testo" });

/** The key of a project. */
const PROGETTO = {
  cup: chiave("cup"),
  clp: identificativo("codice locale progetto"),
  submisura: chiave("codice univoco submisura"),
};
const CIG = chiave("cig");
const PDA = chiave("codice interno pda");
const PROCEDURA = identificativo("codice procedura utente");

export const DATA: readonly string[] = ["data di estrazione", "data aggiornamento", "data di aggiornamento"];

/** Tables of subcontractors repeat the awardee's columns: they are recognised by this word in a header. */
export const SUBAPPALTO = "sub-appaltatore";

export const READ_TABLES = {
  progetti: {
    composti: { progetto: PROGETTO },
    testi: {
      titolo: { spellings: ["titolo progetto"], pulizia: "raro" },
      settore: testo("cup descrizione settore"),
      attuatore: testo("soggetto attuatore", "denominazione attuatore"),
      codice_attuatore: identificativo("codice fiscale soggetto attuatore", "codice fiscale attuatore"),
    },
    importi: {
      totale: { spellings: ["finanziamento totale", "finanz totale"] },
      ...Object.fromEntries(FONTI.map(({ codice, spellings }) => [codice, { spellings }])),
    },
    richieste: ["cup", "submisura", "titolo", "totale"],
    indizi: ["finanziamento totale", "finanz totale", "finanziamento pnrr"],
    esclude: [],
    almenoUno: [],
  },
  gare: {
    composti: { progetto: PROGETTO },
    testi: {
      cig: CIG,
      pda: PDA,
      procedura: PROCEDURA,
      modalita: testo("modalità di realizzazione"),
      contratto: testo("oggetto principale del contratto"),
      oggetto: testo("oggetto gara"),
    },
    importi: { importo: { spellings: ["importo aggiudicazione", "importo aggiudicato"] } },
    richieste: ["cup", "submisura", "cig", "importo"],
    indizi: ["importo aggiudicazione", "importo aggiudicato", "importo complessivo gara", "oggetto gara"],
    esclude: [],
    almenoUno: [],
  },
  aggiudicatari: {
    composti: { progetto: PROGETTO },
    testi: {
      cig: CIG,
      pda: PDA,
      procedura: PROCEDURA,
      codice: identificativo(
        "codice fiscale/p.iva",
        "codice fiscale - p iva aggiudicatario",
        "codice fiscale realizzatore (o aggiudicatario)",
      ),
      nome: testo("denominazione aggiudicatario", "denominazione realizzatore (o aggiudicatario)"),
      forma: testo(
        "descrizione forma giuridica aggiudicatario",
        "descrizione forma giuritica realizzatore (o aggiudicatario)",
      ),
    },
    importi: {},
    richieste: ["cup", "submisura", "cig", "codice"],
    indizi: [
      "codice fiscale/p.iva",
      "codice fiscale - p iva aggiudicatario",
      "denominazione aggiudicatario",
      "denominazione realizzatore (o aggiudicatario)",
    ],
    esclude: [],
    almenoUno: ["codice", "nome"],
  },
  localizzazione: {
    composti: {
      progetto: PROGETTO,
      luogo: {
        regione: identificativo("regione", "codice regione"),
        nome: testo("descrizione regione"),
        percentuale: identificativo("percentuale di localizzazione"),
        provincia: identificativo("provincia", "codice provincia"),
        comune: identificativo("comune", "codice comune"),
        indirizzo: testo("indirizzo"),
        cap: identificativo("cap"),
      },
      nomi: {
        nome_provincia: testo("descrizione provincia"),
        nome_comune: testo("descrizione comune"),
      },
    },
    testi: {},
    importi: {},
    richieste: ["cup", "submisura", "regione", "nome"],
    indizi: ["descrizione regione", "percentuale di localizzazione"],
    esclude: ["cig"],
    almenoUno: [],
  },
  attuatori: {
    composti: { progetto: PROGETTO },
    testi: {
      nome: testo("denominazione attuatore"),
      codice: identificativo("codice fiscale attuatore"),
      forma: testo("descrizione forma giuridica attuatore", "descrizione forma giuritica attuatore"),
    },
    importi: {},
    richieste: ["cup", "submisura", "nome", "codice"],
    indizi: ["denominazione attuatore", "codice fiscale attuatore"],
    esclude: ["titolo progetto", "finanziamento totale", "finanz totale"],
    almenoUno: [],
  },
} as const satisfies Record<string, Tabella>;

export type PnrrTableName = keyof typeof READ_TABLES;

/** In the order in which a header is held against them. */
export const NOMI_TABELLE: readonly PnrrTableName[] = [
  "progetti",
  "gare",
  "aggiudicatari",
  "localizzazione",
  "attuatori",
];
/** Names of the texts of a table's row. */
export type Campo<T extends PnrrTableName> = keyof (typeof READ_TABLES)[T]["testi"] & string;
/** Names of its groups of texts. */
export type TextGroup<T extends PnrrTableName> = keyof (typeof READ_TABLES)[T]["composti"] & string;
/** Names of the texts of a group. */
export type GroupField<T extends PnrrTableName, G extends TextGroup<T>> = keyof (typeof READ_TABLES)[T]["composti"][G] &
  string;

/** All the columns of text of a table, by name. */
export function columnsOfTable(tabella: Tabella): Readonly<Record<string, Colonna>> {
  return Object.assign({}, ...Object.values(tabella.composti), tabella.testi);
}

/**
 * The form in which headers are compared: no BOM, `_` as a space, white space collapsed, lower case.
 *
 * @example intestazioneNormale("FINANZIAMENTO _UE") // "finanziamento ue"
 */
export function intestazioneNormale(cell: string): string {
  return cell
    .replace(/^(?:\uFEFF|ï»¿)/, "")
    .replace(/_/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
