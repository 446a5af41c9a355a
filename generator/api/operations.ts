/**
 * The contract as data: every operation with its parameters, in declaration order. The router's validators, the OpenAPI
 * document and the documentation derive from this table; nothing else states a bound or a default.
 */

/** A parameter of the query string, or of the path where `where` says so. */
export type Parameter = { readonly name: string; readonly where?: "path" } & (
  | { readonly type: "string"; readonly default?: string; readonly pattern?: string; readonly maxLength?: number }
  | { readonly type: "integer"; readonly default: number; readonly ge: number; readonly le?: number }
  | { readonly type: "number"; readonly default: number; readonly ge: number }
);

/** The areas of the sources, as `fonti.json` spells them. */
export type Area = "norme" | "pnrr" | "parlamento" | "ddl";

export interface Operation {
  /** Names the operation's card, its schema and its entry in the OpenAPI document. */
  readonly id: OperationId;
  /** Path below `/api/public`; the first `{x}` takes all that stands in its place, slashes included, each further one all but slashes. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Whether it is none of the fifteen that the contract began with. */
  readonly extension?: true;
}

export const BASE_PATH = "/api/public";

/** What is answered at every path, as `Allow` names it. */
export const METHODS = "GET, HEAD, OPTIONS";

/** Acts of the list that `/norme` gives where nothing else is asked for: a file of the tree. */
export const LIST_LIMIT = 100;

/** Characters of a text in which citations are looked for by one request. */
export const CITED_TEXT = 8000;

/** The `limit` of the rankings. */
export const TOP_N = { name: "limit", type: "integer", default: 20, ge: 1, le: 100 } as const;

const lang = { name: "lang", type: "string", default: "", pattern: "^(it|en)?$" } as const;
const text = <Name extends string>(name: Name) => ({ name, type: "string", default: "" }) as const;
const inPath = <Name extends string>(name: Name) => ({ name, where: "path", type: "string" }) as const;
const day = <Name extends string>(name: Name) =>
  ({ name, type: "string", default: "", pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2})?$" }) as const;
const maxNodi = (byDefault: number, le: number) =>
  ({ name: "max_nodi", type: "integer", default: byDefault, ge: 10, le }) as const;

const TABLE = [
  { id: "health", path: "/health", parameters: [lang] },
  {
    id: "norme",
    path: "/norme",
    parameters: [
      text("tipo"),
      text("q"),
      { name: "limit", type: "integer", default: LIST_LIMIT, ge: 1, le: 1000 },
      { name: "offset", type: "integer", default: 0, ge: 0 },
      lang,
    ],
  },
  {
    id: "norma",
    path: "/norme/{eli}",
    parameters: [inPath("eli"), lang],
  },
  {
    id: "relazioni",
    path: "/relazioni",
    parameters: [
      { name: "norma", type: "string" },
      { name: "dir", type: "string", default: "entrambe", pattern: "^(out|in|entrambe)$" },
      lang,
    ],
  },
  {
    id: "graph",
    path: "/graph",
    parameters: [
      { name: "livello", type: "string", default: "norma", pattern: "^(norma|articolo)$" },
      maxNodi(2000, 20000),
      lang,
    ],
  },
  {
    id: "pnrr-graph",
    path: "/pnrr/graph",
    parameters: [text("settore"), { name: "importo_min", type: "number", default: 0, ge: 0 }, maxNodi(500, 5000), lang],
  },
  { id: "pnrr-aziende", path: "/pnrr/classifica-aziende", parameters: [TOP_N, lang] },
  { id: "pnrr-enti", path: "/pnrr/classifica-enti", parameters: [TOP_N, lang] },
  { id: "pnrr-regioni", path: "/pnrr/classifica-regioni", parameters: [TOP_N, lang] },
  { id: "pnrr-finanziamenti", path: "/pnrr/finanziamenti", parameters: [lang] },
  {
    id: "politici-graph",
    path: "/politici/graph",
    parameters: [
      text("gruppo"),
      { name: "ramo", type: "string", default: "", pattern: "^(Camera|Senato)?$" },
      maxNodi(300, 3000),
      lang,
    ],
  },
  {
    id: "politici-parlamentari",
    path: "/politici/classifica-parlamentari",
    parameters: [TOP_N, lang],
  },
  { id: "politici-gruppi", path: "/politici/classifica-gruppi", parameters: [TOP_N, lang] },
  { id: "ddl-lista", path: "/ddl/lista", parameters: [lang] },
  {
    id: "ddl",
    path: "/ddl/{numero}",
    parameters: [inPath("numero"), lang],
  },
  {
    id: "articolo",
    path: "/norme/{eli}/art/{articolo}",
    parameters: [inPath("eli"), inPath("articolo"), lang],
    extension: true,
  },
  {
    id: "comma",
    path: "/norme/{eli}/art/{articolo}/comma/{n}",
    parameters: [inPath("eli"), inPath("articolo"), inPath("n"), lang],
    extension: true,
  },
  { id: "versioni", path: "/norme/{eli}/versioni", parameters: [inPath("eli"), lang], extension: true },
  {
    id: "confronto",
    path: "/norme/{eli}/confronto",
    parameters: [inPath("eli"), day("da"), day("a"), lang],
    extension: true,
  },
  {
    id: "cerca",
    path: "/cerca",
    parameters: [
      text("q"),
      text("tipo"),
      text("norma"),
      day("dal"),
      day("al"),
      { name: "stato", type: "string", default: "", pattern: "^(vigente|abrogato)?$" },
      TOP_N,
      { name: "offset", type: "integer", default: 0, ge: 0, le: 900 },
      lang,
    ],
    extension: true,
  },
  {
    id: "citazioni",
    path: "/citazioni",
    parameters: [{ name: "testo", type: "string", maxLength: CITED_TEXT }, lang],
    extension: true,
  },
] as const satisfies readonly (Omit<Operation, "id"> & { readonly id: string })[];

export type OperationId = (typeof TABLE)[number]["id"];

export const OPERATIONS: readonly Operation[] = TABLE;

/** An operation as the table says it. */
type Declared<Id extends OperationId> = Extract<(typeof TABLE)[number], { readonly id: Id }>;
type ParameterOf<Id extends OperationId> = Declared<Id>["parameters"][number];

/** The values of an operation's parameters, by their names. */
export type ValuesOf<Id extends OperationId> = {
  readonly [P in ParameterOf<Id> as P["name"]]: P["type"] extends "string" ? string : number;
};

/**
 * An operation by its id.
 *
 * @example operationOf("graph").path // "/graph"
 */
export function operationOf(id: OperationId): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`${id}: no operation`);
  return found;
}

/**
 * A parameter as its operation declares it.
 *
 * @example parameterOf("graph", "max_nodi").default // 2000
 */
export function parameterOf<Id extends OperationId, Name extends ParameterOf<Id>["name"]>(
  id: Id,
  name: Name,
): Extract<ParameterOf<Id>, { readonly name: Name }> {
  const found = operationOf(id).parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${id}: no parameter ${name}`);
  // The table's own type: a search by name gives no more than that of any parameter.
  return found as Extract<ParameterOf<Id>, { readonly name: Name }>;
}
