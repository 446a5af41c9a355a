/**
 * What a host serves that can choose a file but not make an answer: the right file, or the smallest one that holds the right answer.
 *
 * Some engines (CloudFront Functions, njs) know little more than ECMAScript 5. This file and what it imports are written in what they
 * know: no destructuring, no spread, no `for…of`, no classes, no default parameters, no `Map` or `Set`, no `u` flag, and no `$` in an
 * expression, which lets a last line feed through in some (`law/whole.ts`).
 */

import { BESIDE, documentAt } from "../api/documents.ts";
import { BASE_PATH, LIST_LIMIT, type Operation, type OperationId } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { whole } from "../law/whole.ts";
import { matchPath } from "./match.ts";
import { type Value, validate } from "./validate.ts";

/** A file of the tree that holds the answer: it is the answer where the language is Italian and nothing is to be cut. */
export interface NearestFile {
  /** Its path on the host. */
  readonly file: string;
  readonly lingua: Lingua;
  /** The operation, whose card has the meta in English; `document` for a file that has none. */
  readonly operation: OperationId | "document";
  /** The nodes that were asked for. */
  readonly maxNodi: number | undefined;
}

/** Either a file, or a status with its body. */
export type Nearest = NearestFile | { readonly status: number; readonly body: string };

type Declared = { readonly [text: string]: string } & { readonly limit: number; readonly max_nodi: number };

/** A bill's number as it is published. */
const BILL = whole(/[SC]\.\d[0-9A-Z/-]*/);

/** An act by its ELI as it is published, with its date: what a code is called instead (`eli:/it/codice-penale`) is no file's name. */
const ACT = whole(/eli:\/it\/[a-z0-9-]+\/\d{4}\/\d\d\/\d\d(?:[/~][a-z0-9~._-]+)*/);

const escaped = (c: string) => `_${c.charCodeAt(0).toString(16)}`;

/** Each segment of an ELI is a folder of the tree. */
const ofAct = (folder: string, text: string) =>
  ACT.test(text) ? `/${folder}/${text.slice(8).replace(/[^a-z0-9/-]/g, escaped)}` : "";

function tier(operation: Operation, maxNodi: number): string {
  const cap = operation.parameters.find((p) => p.name === "max_nodi") as Parameters<typeof tiersOf>[0];
  return `/${tiersOf(cap).find((n) => n >= maxNodi)}`;
}

/** Files below the base path, `""` where no whole file holds the answer. */
const FILES: { readonly [Id in OperationId]?: (values: Declared, operation: Operation) => string } = {
  norme: (v) => (v.tipo || v.q || v.offset || v.limit > LIST_LIMIT ? "" : "/norme"),
  norma: (v) => ofAct("norme", v.eli!),
  relazioni: (v) => ofAct("relazioni", v.norma!),
  graph: (v, operation) => `${operation.path}/${v.livello}${tier(operation, v.max_nodi)}`,
  "pnrr-graph": (v, operation) => (v.settore || v.importo_min ? "" : operation.path + tier(operation, v.max_nodi)),
  "politici-graph": (v, operation) => (v.gruppo || v.ramo ? "" : operation.path + tier(operation, v.max_nodi)),
  ddl: (v) => (BILL.test(v.numero!) ? `/ddl/${v.numero!.toLowerCase().replace(/\./g, "-").replace(/\//g, "_")}` : ""),
};

const detail = (status: number, text: string): Nearest => ({ status, body: `{"detail":"${text}"}` });

/**
 * The nearest file to a request. A value of `max_nodi` takes the next larger tier, `dir` and a small `limit` of the acts the whole list;
 * what no file holds (filters, windows, names that are not canonical) is a 501. Validation is that of the router.
 *
 * @param path decoded
 * @param preferred language where the request does not say one
 * @param query gives the decoded value of a parameter, the last where it is repeated
 * @example nearest("GET", "/api/public/graph", { get: (name) => (name === "max_nodi" ? "37" : undefined) }, "it")
 * // { file: "/api/public/graph/norma/50.json", lingua: "it", operation: "graph", maxNodi: 37 }
 */
export function nearest(
  method: string,
  path: string,
  query: { get(name: string): string | undefined },
  preferred: Lingua,
): Nearest {
  if (method === "OPTIONS") return { status: 204, body: "" };
  const matched = matchPath(path);
  const lang = query.get("lang");
  const below = path.indexOf(`${BASE_PATH}/`) === 0 ? path.slice(BASE_PATH.length) : "";
  if ((method === "GET" || method === "HEAD") && BESIDE.test(below))
    return { file: path, lingua: "it", operation: "document", maxNodi: undefined };
  const document = matched ? undefined : documentAt(below, lang === "it" || lang === "en" ? lang : preferred);
  if (!matched && !document) return detail(404, "Not Found");
  if (method !== "GET" && method !== "HEAD") return detail(405, "Method Not Allowed");
  if (!matched)
    return {
      file: `${BASE_PATH}/${document!.file}`,
      lingua: document!.lingua,
      operation: "document",
      maxNodi: undefined,
    };
  const operation = matched.operation;
  const judged = validate(operation, query, matched.text);
  if ("body" in judged) return { status: 422, body: judged.body };
  const values = judged.values as Record<string, Value> as Declared;
  const choose = FILES[operation.id];
  const file = choose ? choose(values, operation) : operation.path + (values.limit ? `/${values.limit}` : "");
  if (file === "")
    return values.eli === "" || values.norma === "" || values.numero === ""
      ? detail(404, "Not Found")
      : detail(501, "Not Implemented");
  return {
    file: `${BASE_PATH}${file}.json`,
    lingua: (values.lang as Lingua | "") || preferred,
    operation: operation.id,
    maxNodi: values.max_nodi,
  };
}
