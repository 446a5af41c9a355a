/** From a request to a plan: pure, reads nothing. */

import { documentAt } from "../contract/named-files.ts";
import {
  BASE_PATH,
  LIST_LIMIT,
  NODE_CAPS,
  type Operation,
  type OperationId,
  type ValuesOf,
} from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import { tiersOf } from "../contract/tiers.ts";
import { preferredLanguage } from "./language.ts";
import { matchPath } from "./match.ts";
import type { Asked, Plan, Request, Resolution, Resolved } from "./plan.ts";
import { PREFLIGHT, reads, UNKNOWN_PATH, WRONG_METHOD } from "./refusal.ts";
import { unknownNames, validate } from "./validate.ts";

const whole = (file: string): Plan => ({ kind: "whole", file });

/** A graph with no filter: whole at a tier, else cut from the next larger one. */
function graph(id: keyof typeof NODE_CAPS, folder: string, maxNodi: number): Plan {
  const cap = NODE_CAPS[id];
  const tier = tiersOf(cap).find((n) => n >= maxNodi) ?? cap.le;
  const file = `${folder}/${tier}`;
  return tier === maxNodi ? whole(file) : { kind: "graph-cut", file, maxNodi };
}

type Planned = { readonly [Id in OperationId]?: (values: ValuesOf<Id>, path: string) => Plan };

/** Plans of the operations that take more than a `limit`. */
const PLANS: Planned = {
  norme: ({ tipo, q, limit, offset }, path) =>
    tipo || q || limit !== LIST_LIMIT || offset ? { kind: "rows", tipo, q, limit, offset } : whole(path),
  norma: ({ eli }) => ({ kind: "norma", text: eli }),
  relazioni: ({ norma, dir }) => ({ kind: "relazioni", text: norma, dir }),
  graph: ({ livello, max_nodi }, path) => graph("graph", `${path}/${livello}`, max_nodi),
  "pnrr-graph": ({ settore, importo_min, max_nodi }, path) =>
    settore || importo_min
      ? {
          kind: "graph-set",
          echo: { settore, importo_min },
          text: settore,
          importoMin: importo_min,
          maxNodi: max_nodi,
        }
      : graph("pnrr-graph", path, max_nodi),
  "politici-graph": ({ gruppo, ramo, max_nodi }, path) =>
    gruppo || ramo
      ? { kind: "graph-set", echo: { gruppo, ramo }, text: gruppo, ramo, importoMin: 0, maxNodi: max_nodi }
      : graph("politici-graph", path, max_nodi),
  ddl: ({ numero }) => ({ kind: "ddl", text: numero }),
};

/** The plan of an operation: of an extension its values, else by default its file, one for each `limit` where it has one. */
function planOf<Id extends OperationId>({ id, path, extension }: Operation & { id: Id }, values: ValuesOf<Id>): Plan {
  const planned: Planned[Id] = PLANS[id];
  if (planned) return planned(values, path);
  // Its kind of plan is named like the operation, and says what the request does.
  if (extension) return Object.assign({ kind: id }, values) as unknown as Plan;
  return whole("limit" in values ? `${path}/${values.limit}` : path);
}

/**
 * The language that a request says, else the one that its reader prefers.
 *
 * @param lang its parameter of that name
 * @example askedLanguage(undefined, "en-GB, it;q=0.5") // "en"
 */
export const askedLanguage = (lang: string | undefined, acceptLanguage: Request["acceptLanguage"]): Lingua =>
  lang === "it" || lang === "en" ? lang : preferredLanguage(acceptLanguage);

/** The document that a path names; its language counts only where the path leaves it open. */
function namedDocument({ path, query, acceptLanguage }: Asked): Resolved | undefined {
  if (!path.startsWith(`${BASE_PATH}/`)) return undefined;
  const preferred = askedLanguage(query.get("lang"), acceptLanguage);
  const document = documentAt(path.slice(BASE_PATH.length), preferred);
  return (
    document && {
      operation: "document",
      values: {},
      lingua: document.lingua,
      plan: { kind: "document", file: document.file },
    }
  );
}

/**
 * Resolves a request. Order of judgement: unknown path 404, method, validation 422; what needs the files (300, 404 of a lookup) is
 * left to the plan. Never throws, whatever the bytes.
 *
 * @example resolve(askedOf({ method: "GET", target: "/api/public/graph?max_nodi=15" }))
 * // { operation: "graph", values: {}, lingua: "it", plan: { kind: "graph-cut", file: "/graph/norma/20", maxNodi: 15 }, ignored: [] }
 */
export function resolve(asked: Asked): Resolution {
  const { method, path, query, acceptLanguage } = asked;
  if (method === "OPTIONS") return { refusal: PREFLIGHT };
  const matched = matchPath(path) ?? namedDocument(asked);
  if (!matched) return { refusal: UNKNOWN_PATH };
  if (!reads(method)) return { refusal: WRONG_METHOD };
  if ("plan" in matched) return matched;
  const { operation, texts } = matched;
  const { id } = operation;
  const judged = validate(operation, query, texts);
  const ignored = operation.extension ? [] : unknownNames(operation, query);
  if ("body" in judged) return { refusal: { status: 422, body: judged.body }, ignored };
  const { lang } = judged.values;
  return {
    operation: id,
    values: texts,
    lingua: askedLanguage(lang, acceptLanguage),
    plan: planOf(operation, judged.values),
    ignored,
  };
}
