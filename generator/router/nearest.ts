/** What a host serves that can choose a file but not make every answer: the right file, or the smallest one that holds the right answer. */

import { BESIDE } from "../api/documents.ts";
import { BASE_PATH, LIST_LIMIT } from "../api/operations.ts";
import { CANONICAL_ELI, fileOfEli } from "../law/identity/canonical-eli.ts";
import { billSlug, PUBLISHED_BILL } from "../law/published-bill.ts";
import type { Plan, PlanKind, Request, Resolved } from "./plan.ts";
import { splitTarget } from "./query.ts";
import { NOT_HELD, type Refusal, reads, UNKNOWN_PATH } from "./refusal.ts";
import { resolve } from "./resolve.ts";

/** A file of the tree. */
interface NearestFile {
  /** Its path on the host. */
  readonly file: string;
  /** What the router would do, of which the file is the beginning; `undefined` for a file that is asked for by its own name. */
  readonly resolved?: Resolved;
}

/** The file of what a text names in its published spelling: any other name only the indexes tell. */
function named(text: string, published: RegExp, fileOf: (text: string) => string): string | Refusal {
  if (text === "") return UNKNOWN_PATH;
  return published.test(text) ? `${fileOf(text)}.json` : NOT_HELD;
}

const LIST = "/norme";

/** Files below the base path, by what the router would do. A kind of plan that is not here needs the router. */
const FILES: { readonly [Kind in PlanKind]?: (plan: Plan<Kind>) => string | Refusal } = {
  whole: ({ file }) => `${file}.json`,
  document: ({ file }) => `/${file}`,
  "graph-cut": ({ file }) => `${file}.json`,
  rows: ({ tipo, q, offset, limit }) => (tipo || q || offset || limit > LIST_LIMIT ? NOT_HELD : `${LIST}.json`),
  norma: ({ text }) => named(text, CANONICAL_ELI, (eli) => `/norme/${fileOfEli(eli)}`),
  relazioni: ({ text }) => named(text, CANONICAL_ELI, (eli) => `/relazioni/${fileOfEli(eli)}`),
  ddl: ({ text }) => named(text, PUBLISHED_BILL, (numero) => `/ddl/${billSlug(numero)}`),
};

function fileOf<Kind extends PlanKind>(plan: Plan<Kind>): string | Refusal {
  return FILES[plan.kind]?.(plan) ?? NOT_HELD;
}

/**
 * The nearest file to a request. A value of `max_nodi` takes the next larger tier, `dir` and a small `limit` of the acts the whole list;
 * what no file holds (filters, windows, names that are not canonical) is a 501. All else is judged as the router does.
 *
 * @example nearest({ method: "GET", target: "/api/public/graph?max_nodi=37" })
 * // { file: "/api/public/graph/norma/50.json", resolved: { lingua: "it", operation: "graph", plan: { kind: "graph-cut", … } } }
 */
export function nearest(request: Request): NearestFile | { readonly refusal: Refusal } {
  const { path } = splitTarget(request.target);
  const below = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : "";
  if (reads(request.method) && BESIDE.test(below)) return { file: path };
  const resolved = resolve(request);
  if ("refusal" in resolved) return resolved;
  const file = fileOf(resolved.plan);
  return typeof file === "string" ? { file: BASE_PATH + file, resolved } : { refusal: file };
}
