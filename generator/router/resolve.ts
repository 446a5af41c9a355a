/** From a request to a plan: pure, reads nothing. */

import { BASE_PATH, OPERATIONS, type Operation, type OperationId } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { answerOf, preflight, unknownPath, wrongMethod } from "./answer.ts";
import { preferredLanguage } from "./language.ts";
import { matchPath } from "./match.ts";
import type { Dir, GraphFilter, Plan, Request, Resolution } from "./plan.ts";
import { parseQuery, splitTarget } from "./query.ts";
import { type Values, validate } from "./validate.ts";

const ANSWERS = BASE_PATH.slice(1);
const OPENAPI = `${BASE_PATH}/openapi.json`;

/** Tiers of `max_nodi`, by operation. */
const TIERS = new Map<OperationId, number[]>();
for (const { id, parameters } of OPERATIONS)
  for (const p of parameters)
    if (p.name === "max_nodi" && p.type === "integer" && p.le !== undefined)
      TIERS.set(id, tiersOf({ ge: p.ge, le: p.le, default: p.default }));

const text = (values: Values, name: string) => values.get(name) as string;
const number = (values: Values, name: string) => values.get(name) as number;

const whole = (path: string): Plan => ({ kind: "whole", file: `${ANSWERS}${path}.json` });
const fixed = (operation: Operation): Plan => whole(operation.path);
const ranking = (operation: Operation, values: Values): Plan => whole(`${operation.path}/${number(values, "limit")}`);

/** A graph with no filter: whole at a tier, else cut from the next larger one. */
function graph(operation: Operation, path: string, maxNodi: number): Plan {
  const tier = TIERS.get(operation.id)!.find((n) => n >= maxNodi)!;
  return tier === maxNodi ? whole(`${path}/${tier}`) : { kind: "graph-cut", folder: path.slice(1), tier, maxNodi };
}

function filtered(operation: Operation, values: Values, filter: GraphFilter, active: boolean): Plan {
  const maxNodi = number(values, "max_nodi");
  return active ? { kind: "graph-set", filter, maxNodi } : graph(operation, operation.path, maxNodi);
}

const PLANS: Readonly<Record<OperationId, (operation: Operation, values: Values) => Plan>> = {
  health: fixed,
  norme(operation, values) {
    const [tipo, q] = [text(values, "tipo"), text(values, "q")];
    const [limit, offset] = [number(values, "limit"), number(values, "offset")];
    const byDefault = operation.parameters.every((p) => p.name === "lang" || values.get(p.name) === p.default);
    return byDefault ? whole(operation.path) : { kind: "rows", tipo, q, limit, offset };
  },
  norma: (_, values) => ({ kind: "norma", text: text(values, "eli") }),
  relazioni: (_, values) => ({ kind: "relazioni", text: text(values, "norma"), dir: text(values, "dir") as Dir }),
  graph: (operation, values) =>
    graph(operation, `${operation.path}/${text(values, "livello")}`, number(values, "max_nodi")),
  "pnrr-graph"(operation, values) {
    const [settore, importoMin] = [text(values, "settore"), number(values, "importo_min")];
    const filter = { operation: "pnrr-graph", settore, importoMin } as const;
    return filtered(operation, values, filter, settore !== "" || importoMin > 0);
  },
  "pnrr-aziende": ranking,
  "pnrr-enti": ranking,
  "pnrr-regioni": ranking,
  "pnrr-finanziamenti": fixed,
  "politici-graph"(operation, values) {
    const [gruppo, ramo] = [text(values, "gruppo"), text(values, "ramo")];
    const filter = { operation: "politici-graph", gruppo, ramo } as const;
    return filtered(operation, values, filter, gruppo !== "" || ramo !== "");
  },
  "politici-parlamentari": ranking,
  "politici-gruppi": ranking,
  "ddl-lista": fixed,
  ddl: (_, values) => ({ kind: "ddl", text: text(values, "numero") }),
};

/**
 * Resolves a request. Order of judgement: unknown path 404, method, validation 422; what needs the files (300, 404 of a lookup) is
 * left to the plan. Never throws, whatever the bytes.
 *
 * @example resolve({ method: "GET", target: "/api/public/graph?max_nodi=15" })
 * // { operation: "graph", lingua: "it", plan: { kind: "graph-cut", folder: "graph/norma", tier: 20, maxNodi: 15 } }
 */
export function resolve({ method, target, acceptLanguage }: Request): Resolution {
  if (method === "OPTIONS") return { answer: preflight() };
  const { path, query } = splitTarget(target);
  const matched = matchPath(path);
  if (!matched && path !== OPENAPI) return { answer: unknownPath() };
  if (method !== "GET" && method !== "HEAD") return { answer: wrongMethod() };
  if (!matched) return { operation: "openapi", lingua: "en", plan: whole("/openapi") };
  const { operation, text: pathText } = matched;
  const judged = validate(operation, parseQuery(query), pathText);
  if ("body" in judged) return { answer: answerOf(422, judged.body, "en") };
  const lang = text(judged.values, "lang");
  const lingua: Lingua = lang === "" ? preferredLanguage(acceptLanguage) : (lang as Lingua);
  return { operation: operation.id, lingua, plan: PLANS[operation.id](operation, judged.values) };
}
