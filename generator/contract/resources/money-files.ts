/**
 * Files about the recovery plan that the explorer reads beside the answers (layout in `format/FORMAT.md`): which tenders somebody has a
 * part in, and who is called what. The graph of an answer ends at some thousands of nodes; these hold all of it, a little a file.
 */

import type { ValueOf } from "./declare/fields.ts";
import type { PROJECT_BODIES } from "./progetti.ts";

type GraphNode = ValueOf<(typeof PROJECT_BODIES)["pnrr-graph"]>["nodes"][number];

/** `esplora/pnrr/indice.json`. */
export interface MoneyIndex {
  /** Files of places: a power of two. */
  readonly parti: number;
  /** The first word of each file of names. */
  readonly nomi: readonly string[];
}

/** A file of places: by the id of a node, how many tenders it has a part in, and the pages that hold them. */
export type MoneyPlaces = Readonly<Record<string, readonly [appalti: number, ...pages: number[]]>>;

/** A project, as the graph of `/pnrr/graph` says it; without a title where no file has one. */
export type ProjectNode = Omit<Extract<GraphNode, { tipo: "progetto" }>, "label"> & { readonly label: string | null };
export type TenderNode = Extract<GraphNode, { tipo: "appalto" }>;
/** A company, or an authority. */
export type BearerNode = Extract<GraphNode, { tipo: "azienda" | "ente" }>;
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
