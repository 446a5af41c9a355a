/**
 * Files about the recovery plan that the explorer reads beside the answers (layout in `format/FORMAT.md`): which tenders somebody has a
 * part in, and who is called what. The graph of an answer ends at some thousands of nodes; these hold all of it, a little a file.
 */

/** `esplora/pnrr/indice.json`. */
export interface MoneyIndex {
  /** Files of places: a power of two. */
  readonly parti: number;
  /** The first word of each file of names. */
  readonly nomi: readonly string[];
}

/** A file of places: by the id of a node, how many tenders it has a part in, and the pages that hold them. */
export type MoneyPlaces = Readonly<Record<string, readonly [appalti: number, ...pages: number[]]>>;

/** A project, as the graph of `/pnrr/graph` says it. */
export interface ProjectNode {
  readonly id: string;
  readonly tipo: "progetto";
  readonly label: string | null;
  readonly cup: string | null;
  readonly settore: string;
  /** Euro. */
  readonly finanziamento_totale: number | null;
}

export interface TenderNode {
  readonly id: string;
  readonly tipo: "appalto";
  readonly label: string;
  readonly cig: string | null;
  /** Euro, `null` where unknown. */
  readonly importo: number | null;
  readonly natura: string | null;
  readonly oltre_finanziamento: boolean;
}

/** A company, or an authority. */
export interface BearerNode {
  readonly id: string;
  readonly tipo: "azienda" | "ente";
  readonly label: string;
  readonly codice_fiscale: string;
}

export type MoneyNode = ProjectNode | TenderNode | BearerNode;

/** A tender of a page: its node, its projects, authorities and companies, as places in `nodi`. */
type MoneyRow = readonly [
  appalto: number,
  progetti: readonly number[],
  enti: readonly number[],
  aziende: readonly number[],
];

/** A page of tenders. */
export interface MoneyPage {
  readonly nodi: readonly MoneyNode[];
  readonly appalti: readonly MoneyRow[];
}

/** A word of a name, whose name it is, in full, and in how many tenders that one has a part. */
export type NameEntry = readonly [parola: string, id: string, nome: string, appalti: number];

/** A file of names: entries by word, then by tenders descending, then by id. */
export type MoneyNames = readonly NameEntry[];

/** Where the files are, from the root of the tree. */
export const MONEY_FILES = {
  index: "esplora/pnrr/indice.json",
  places: (part: number) => `esplora/pnrr/dove/${part}.json`,
  page: (page: number) => `esplora/pnrr/appalti/${page}.json`,
  names: (file: number) => `esplora/pnrr/nomi/${file}.json`,
} as const;
