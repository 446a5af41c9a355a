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
  /** The file is the answer; `file` is its path below the base, without extension: `/health`. */
  | { readonly kind: "whole"; readonly file: string }
  /** A file below the base path that is no answer: a page, the OpenAPI document. */
  | { readonly kind: "document"; readonly file: string }
  /** The first `maxNodi` nodes of the graph that stands whole at the next larger tier, `/graph/norma/20`. */
  | { readonly kind: "graph-cut"; readonly file: string; readonly maxNodi: number }
  /** A graph chosen by filters. */
  | {
      readonly kind: "graph-set";
      /** The filters as the answer echoes them. */
      readonly echo: object;
      /** What the names must contain. */
      readonly text: string;
      /** Only for parliamentarians: the branch, `""` for both. */
      readonly ramo?: string;
      readonly importoMin: number;
      readonly maxNodi: number;
    }
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
  | { readonly kind: "relazioni"; readonly text: string; readonly dir: string }
  /** The bill that a text names. */
  | { readonly kind: "ddl"; readonly text: string };

/** A plan with what every answer needs besides: the operation whose card holds its meta, and the language. */
export interface Resolved {
  readonly operation: OperationId | "document";
  readonly lingua: Lingua;
  readonly plan: Plan;
}

/** Either the answer itself, when no file is needed, or how to make it. */
export type Resolution = { readonly answer: Answer } | Resolved;
