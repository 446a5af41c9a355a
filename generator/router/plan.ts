import type { OperationId } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import type { Answer } from "./answer.ts";

/** What is asked, before anything is read. */
export interface Request {
  readonly method: string;
  /** Raw request target: path and query as they came. */
  readonly target: string;
  readonly acceptLanguage?: string | null | undefined;
}

/** How an answer is made from the files of the tree; `kind` names the function in `render/` that does it. */
export type Plan =
  /** The file is the answer. */
  | { readonly kind: "whole"; readonly file: string }
  /** The first `maxNodi` nodes of the graph that stands whole at the next larger `tier`. */
  | { readonly kind: "graph-cut"; readonly folder: string; readonly tier: number; readonly maxNodi: number }
  /** A graph chosen by filters; `text` is the filter as written, `ramo` is `""` where the operation has none. */
  | { readonly kind: "graph-set"; readonly filter: GraphFilter; readonly maxNodi: number }
  /** A window of the list of acts. */
  | {
      readonly kind: "rows";
      readonly tipo: string;
      readonly q: string;
      readonly limit: number;
      readonly offset: number;
    }
  /** The act that a text names. */
  | { readonly kind: "norma"; readonly text: string }
  /** The relations of the act that a text names. */
  | { readonly kind: "relazioni"; readonly text: string; readonly dir: Dir }
  /** The bill that a text names. */
  | { readonly kind: "ddl"; readonly text: string };

export type Dir = "out" | "in" | "entrambe";

/** The filters of the two graphs that have some. */
export type GraphFilter =
  | { readonly operation: "pnrr-graph"; readonly settore: string; readonly importoMin: number }
  | { readonly operation: "politici-graph"; readonly gruppo: string; readonly ramo: string };

/** A plan with what every answer needs besides: the card that holds its meta, and the language. */
export interface Resolved {
  readonly operation: OperationId | "openapi";
  readonly lingua: Lingua;
  readonly plan: Plan;
}

/** Either the answer itself, when no file is needed, or how to make it. */
export type Resolution = { readonly answer: Answer } | Resolved;
