import type { ExtensionId, OperationId, ValuesOf } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import type { PathTexts } from "./match.ts";
import { parseQuery, type Query, splitTarget } from "./query.ts";
import type { Refusal } from "./refusal.ts";

/** What is asked, before anything is read. */
export interface Request {
  readonly method: string;
  /** Raw request target: path and query as they came. */
  readonly target: string;
  readonly acceptLanguage?: string | null | undefined;
  /** Media types that are asked for. */
  readonly accept?: string | null | undefined;
}

/** A request whose target is split and read: nothing else does that. */
export interface Asked extends Request {
  /** Decoded. */
  readonly path: string;
  readonly query: Query;
}

/**
 * Splits the target of a request.
 *
 * @example askedOf({ method: "GET", target: "/api/public/norme?q=acqua" }).query.get("q") // "acqua"
 */
export function askedOf(request: Request): Asked {
  const { path, query } = splitTarget(request.target);
  return Object.assign({ path, query: parseQuery(query) }, request);
}

/** What a plan of an operation beyond the fifteen says: its values as they were asked for. */
type OwnPlans = { readonly [Id in ExtensionId]: ValuesOf<Id> };

/** What each kind of plan says. */
interface Plans extends OwnPlans {
  /** The file is the answer; `file` is its path below the base, without extension: `/health`. */
  readonly whole: { readonly file: string };
  /** A file below the base path that is no answer: a page, the OpenAPI document. */
  readonly document: { readonly file: string };
  /** The first `maxNodi` nodes of the graph that stands whole at the next larger tier, `/graph/norma/20`. */
  readonly "graph-cut": { readonly file: string; readonly maxNodi: number };
  /** A graph chosen by filters. */
  readonly "graph-set": {
    /** The filters as the answer echoes them. */
    readonly echo: object;
    /** What the names must contain. */
    readonly text: string;
    /** Only for parliamentarians: the branch, `""` for both. */
    readonly ramo?: string;
    readonly importoMin: number;
    readonly maxNodi: number;
  };
  /** A window of the list of acts. */
  readonly rows: {
    readonly tipo: string;
    readonly q: string;
    readonly limit: number;
    readonly offset: number;
  };
  /** The act that a text names. */
  readonly norma: { readonly text: string };
  /** The relations of the act that a text names. */
  readonly relazioni: { readonly text: string; readonly dir: string };
  /** The bill that a text names. */
  readonly ddl: { readonly text: string };
}

export type PlanKind = keyof Plans;

/** How an answer is made from the files of the tree; `kind` names the function in `render/` that does it. */
export type Plan<Kind extends PlanKind = PlanKind> = { [K in Kind]: { readonly kind: K } & Plans[K] }[Kind];

/** A plan with what every answer needs besides: the operation whose card holds its meta, and the language. */
export interface Resolved {
  readonly operation: OperationId | "document";
  /** Texts of the parameters in its path. */
  readonly values: PathTexts;
  readonly lingua: Lingua;
  readonly plan: Plan;
  /** Names of its query that it leaves aside. */
  readonly ignored?: readonly string[];
}

/** Either the answer itself, where no file is needed, or how to make it. */
export type Resolution = Pick<Resolved, "ignored"> & ({ readonly refusal: Refusal } | Resolved);
