/** From a request to a plan: pure, reads nothing. */

import { documentAt } from "../api/documents.ts";
import { BASE_PATH, LIST_LIMIT, type Operation, type OperationId, type Parameter } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { answerOf, preflight, unknownPath, wrongMethod } from "./answer.ts";
import { preferredLanguage } from "./language.ts";
import { matchPath } from "./match.ts";
import type { Plan, Request, Resolution, Resolved } from "./plan.ts";
import { parseQuery, splitTarget } from "./query.ts";
import { type Value, validate } from "./validate.ts";

/** The values as each operation declares them. */
type Declared = Record<string, Value> & {
  readonly [text in "lang" | "eli" | "norma" | "dir" | "livello" | "settore" | "gruppo" | "ramo" | "numero"]: string;
} & { readonly tipo: string; readonly q: string; readonly offset: number } & {
  readonly [integer in "limit" | "max_nodi" | "importo_min"]: number;
};

const whole = (file: string): Plan => ({ kind: "whole", file });

/** A graph with no filter: whole at a tier, else cut from the next larger one. */
function graph({ parameters }: Operation, folder: string, maxNodi: number): Plan {
  const cap = parameters.find((p) => p.name === "max_nodi") as Parameter & { ge: number; le: number; default: number };
  const tier = tiersOf(cap).find((n) => n >= maxNodi)!;
  const file = `${folder}/${tier}`;
  return tier === maxNodi ? whole(file) : { kind: "graph-cut", file, maxNodi };
}

/** Plans of the operations that take more than a `limit`. */
const PLANS: { readonly [Id in OperationId]?: (values: Declared, operation: Operation) => Plan } = {
  norme: ({ tipo, q, limit, offset }, { path }) =>
    tipo || q || limit !== LIST_LIMIT || offset ? { kind: "rows", tipo, q, limit, offset } : whole(path),
  norma: ({ eli }) => ({ kind: "norma", text: eli }),
  relazioni: ({ norma, dir }) => ({ kind: "relazioni", text: norma, dir }),
  graph: ({ livello, max_nodi }, operation) => graph(operation, `${operation.path}/${livello}`, max_nodi),
  "pnrr-graph": ({ settore, importo_min, max_nodi }, operation) =>
    settore || importo_min
      ? {
          kind: "graph-set",
          echo: { settore, importo_min },
          text: settore,
          importoMin: importo_min,
          maxNodi: max_nodi,
        }
      : graph(operation, operation.path, max_nodi),
  "politici-graph": ({ gruppo, ramo, max_nodi }, operation) =>
    gruppo || ramo
      ? { kind: "graph-set", echo: { gruppo, ramo }, text: gruppo, ramo, importoMin: 0, maxNodi: max_nodi }
      : graph(operation, operation.path, max_nodi),
  ddl: ({ numero }) => ({ kind: "ddl", text: numero }),
};

/** The document that a path names; its language counts only where the path leaves it open. */
function namedDocument(path: string, query: string, acceptLanguage: Request["acceptLanguage"]): Resolved | undefined {
  if (!path.startsWith(`${BASE_PATH}/`)) return undefined;
  const lang = parseQuery(query).get("lang");
  const preferred = lang === "it" || lang === "en" ? lang : preferredLanguage(acceptLanguage);
  const document = documentAt(path.slice(BASE_PATH.length), preferred);
  return (
    document && { operation: "document", lingua: document.lingua, plan: { kind: "document", file: document.file } }
  );
}

/**
 * Resolves a request. Order of judgement: unknown path 404, method, validation 422; what needs the files (300, 404 of a lookup) is
 * left to the plan. Never throws, whatever the bytes.
 *
 * @example resolve({ method: "GET", target: "/api/public/graph?max_nodi=15" })
 * // { operation: "graph", lingua: "it", plan: { kind: "graph-cut", file: "/graph/norma/20", maxNodi: 15 } }
 */
export function resolve({ method, target, acceptLanguage }: Request): Resolution {
  if (method === "OPTIONS") return { answer: preflight() };
  const { path, query } = splitTarget(target);
  const matched = matchPath(path) ?? namedDocument(path, query, acceptLanguage);
  if (!matched) return { answer: unknownPath() };
  if (method !== "GET" && method !== "HEAD") return { answer: wrongMethod() };
  if ("plan" in matched) return matched;
  const { operation, text } = matched;
  const judged = validate(operation, parseQuery(query), text);
  if ("body" in judged) return { answer: answerOf(422, judged.body, "en") };
  const values = judged.values as Declared;
  const { lang, limit } = values;
  const { id } = operation;
  const plan = PLANS[id]?.(values, operation) ?? whole(operation.path + (limit ? `/${limit}` : ""));
  return { operation: id, lingua: (lang as Lingua | "") || preferredLanguage(acceptLanguage), plan };
}
