/**
 * The contract as data: every operation with its parameters, in declaration order. The router's validators, the OpenAPI
 * document and the documentation derive from this table; nothing else states a bound or a default.
 */

import { EFFECTS } from "./ruling-effects.ts";

/**
 * A parameter of the query string, or of the path where `where` says so. One with `most` holds at most so many texts, with `|` between them.
 */
export type Parameter = { readonly name: string; readonly where?: "path" } & (
  | {
      readonly type: "string";
      readonly default?: string;
      readonly pattern?: string;
      readonly maxLength?: number;
      readonly most?: number;
    }
  | { readonly type: "integer"; readonly default: number; readonly ge: number; readonly le?: number }
  | { readonly type: "number"; readonly default: number; readonly ge: number }
);

export interface Operation {
  /** Names the operation's card, its schema and its entry in the OpenAPI document. */
  readonly id: OperationId;
  /** Path below `/api/public`; the first `{x}` takes all that stands in its place, slashes included, each further one all but slashes. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Whether it is none of the fifteen that the contract began with. */
  readonly extension?: true;
  /** Whether its answers are texts as well: they may be had as Markdown. */
  readonly text?: true;
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
/** Characters of a name that one of the operations beyond the fifteen is asked for by. */
const LONGEST_NAME = 500;
const name = <Name extends string>(of: Name) =>
  ({ name: of, type: "string", default: "", maxLength: LONGEST_NAME }) as const;
const inPath = <Name extends string>(name: Name) => ({ name, where: "path", type: "string" }) as const;

/** The pattern of a day of the calendar, or nothing. */
export const DAY_PATTERN = "^([0-9]{4}-[0-9]{2}-[0-9]{2})?$";
const day = <Name extends string>(name: Name) => ({ name, type: "string", default: "", pattern: DAY_PATTERN }) as const;
const citations = { name: "limit", type: "integer", default: 50, ge: 1, le: 1000 } as const;
const manyRows = { name: "limit", type: "integer", default: LIST_LIMIT, ge: 1, le: 1000 } as const;
const fromRow = { name: "offset", type: "integer", default: 0, ge: 0 } as const;
const maxNodi = (byDefault: number, le: number) =>
  ({ name: "max_nodi", type: "integer", default: byDefault, ge: 10, le }) as const;

/** The `max_nodi` of the graphs, by operation. */
export const NODE_CAPS = {
  graph: maxNodi(2000, 20000),
  "pnrr-graph": maxNodi(500, 5000),
  "politici-graph": maxNodi(300, 3000),
} as const;

/** An operation of the fifteen, and one more. */
const first = <const Id extends string, const P extends readonly Parameter[]>(id: Id, path: string, parameters: P) => ({
  id,
  path,
  parameters,
});
const more = <const Id extends string, const P extends readonly Parameter[]>(id: Id, path: string, parameters: P) => ({
  id,
  path,
  parameters,
  extension: true as const,
});
/** An operation whose answers are texts as well. */
const asText = <const O extends object>(operation: O) => ({ ...operation, text: true as const });

/** What a search may be narrowed by; what is said of each stands in `contract/resources/cerca-filters.ts`, what it keeps in `search/ask/filter-terms.ts`, or `router/render/cerca/filter.ts` where it is a range. */
export const SEARCH_FILTERS = [
  name("tipo"),
  name("norma"),
  day("dal"),
  day("al"),
  { name: "stato", type: "string", default: "", pattern: "^(vigente|abrogato)?$" },
] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number]["name"];

/** The filters of a search, empty where it is not narrowed. */
export type Narrowing = Readonly<Record<SearchFilter, string>>;

/**
 * The filters among values.
 *
 * @example narrowingOf({ q: "truffa", stato: "vigente" }) // { tipo: "", norma: "", dal: "", al: "", stato: "vigente" }
 */
export const narrowingOf = (values: Readonly<Record<string, unknown>>): Narrowing =>
  Object.fromEntries(SEARCH_FILTERS.map(({ name: of }) => [of, String(values[of] ?? "")])) as Narrowing;

const TABLE = [
  first("health", "/health", [lang]),
  first("norme", "/norme", [text("tipo"), text("q"), manyRows, fromRow, lang]),
  asText(first("norma", "/norme/{eli}", [inPath("eli"), lang])),
  first("relazioni", "/relazioni", [
    { name: "norma", type: "string" },
    { name: "dir", type: "string", default: "entrambe", pattern: "^(out|in|entrambe)$" },
    lang,
  ]),
  first("graph", "/graph", [
    { name: "livello", type: "string", default: "norma", pattern: "^(norma|articolo)$" },
    NODE_CAPS.graph,
    lang,
  ]),
  first("pnrr-graph", "/pnrr/graph", [
    text("settore"),
    { name: "importo_min", type: "number", default: 0, ge: 0 },
    NODE_CAPS["pnrr-graph"],
    lang,
  ]),
  asText(first("pnrr-aziende", "/pnrr/classifica-aziende", [TOP_N, lang])),
  asText(first("pnrr-enti", "/pnrr/classifica-enti", [TOP_N, lang])),
  asText(first("pnrr-regioni", "/pnrr/classifica-regioni", [TOP_N, lang])),
  asText(first("pnrr-finanziamenti", "/pnrr/finanziamenti", [lang])),
  first("politici-graph", "/politici/graph", [
    text("gruppo"),
    { name: "ramo", type: "string", default: "", pattern: "^(Camera|Senato)?$" },
    NODE_CAPS["politici-graph"],
    lang,
  ]),
  asText(first("politici-parlamentari", "/politici/classifica-parlamentari", [TOP_N, lang])),
  asText(first("politici-gruppi", "/politici/classifica-gruppi", [TOP_N, lang])),
  asText(first("ddl-lista", "/ddl/lista", [lang])),
  asText(first("ddl", "/ddl/{numero}", [inPath("numero"), lang])),
  asText(more("articolo", "/norme/{eli}/art/{articolo}", [inPath("eli"), inPath("articolo"), lang])),
  asText(
    more("comma", "/norme/{eli}/art/{articolo}/comma/{n}", [inPath("eli"), inPath("articolo"), inPath("n"), lang]),
  ),
  more("versioni", "/norme/{eli}/versioni", [inPath("eli"), lang]),
  more("modifiche", "/norme/{eli}/modifiche.atom", [inPath("eli"), lang]),
  more("confronto", "/norme/{eli}/confronto", [inPath("eli"), day("da"), day("a"), lang]),
  asText(more("norma-pronunce", "/norme/{eli}/pronunce", [inPath("eli"), lang])),
  asText(more("norma-ue", "/norme/{eli}/ue", [inPath("eli"), lang])),
  asText(
    more("norma-citata", "/norme/{eli}/citata", [
      inPath("eli"),
      name("articolo"),
      name("tipo"),
      day("dal"),
      day("al"),
      citations,
      fromRow,
      lang,
    ]),
  ),
  asText(more("norma-cita", "/norme/{eli}/cita", [inPath("eli"), citations, fromRow, lang])),
  more("registro", "/registro", [{ name: "norme", type: "string", most: 100 }, day("dal"), lang]),
  more("cerca", "/cerca", [
    text("q"),
    ...SEARCH_FILTERS,
    TOP_N,
    { name: "offset", type: "integer", default: 0, ge: 0, le: 900 },
    { name: "dopo", type: "integer", default: 0, ge: 0, le: 10_000_000 },
    lang,
  ]),
  asText(more("pnrr-progetti", "/pnrr/progetti", [name("luogo"), name("cup"), manyRows, fromRow, lang])),
  asText(more("pnrr-progetto", "/pnrr/progetti/{cup}", [inPath("cup"), lang])),
  asText(more("pnrr-luogo-aziende", "/pnrr/luoghi/{luogo}/classifica-aziende", [inPath("luogo"), TOP_N, lang])),
  asText(more("pnrr-luogo-enti", "/pnrr/luoghi/{luogo}/classifica-enti", [inPath("luogo"), TOP_N, lang])),
  asText(
    more("pronunce", "/pronunce", [
      { name: "anno", type: "integer", default: 0, ge: 0 },
      { name: "effetto", type: "string", default: "", pattern: `^(${EFFECTS.join("|")})?$` },
      manyRows,
      fromRow,
      lang,
    ]),
  ),
  asText(more("pronuncia", "/pronunce/{ecli}", [inPath("ecli"), lang])),
  asText(
    more("ue", "/ue", [
      { name: "tipo", type: "string", default: "", pattern: "^(direttiva|regolamento|decisione|decisione-quadro)?$" },
      { name: "anno", type: "integer", default: 0, ge: 0 },
      name("q"),
      manyRows,
      fromRow,
      lang,
    ]),
  ),
  asText(more("ue-atto", "/ue/{celex}", [inPath("celex"), lang])),
  asText(
    more("votazioni", "/votazioni", [
      { name: "ramo", type: "string", default: "", pattern: "^(S|C)?$" },
      { name: "categoria", type: "string", default: "", pattern: "^(finale|fiducia)?$" },
      name("ddl"),
      day("dal"),
      day("al"),
      manyRows,
      fromRow,
      lang,
    ]),
  ),
  asText(more("votazione", "/votazioni/{id}", [inPath("id"), lang])),
  asText(more("politici-voti", "/politici/{id}/voti", [inPath("id"), manyRows, fromRow, lang])),
  more("citazioni", "/citazioni", [{ name: "testo", type: "string", maxLength: CITED_TEXT }, lang]),
] satisfies readonly (Omit<Operation, "id"> & { readonly id: string })[];

export type OperationId = (typeof TABLE)[number]["id"];

/** The operations beyond the fifteen. */
export type ExtensionId = Extract<(typeof TABLE)[number], { readonly extension: true }>["id"];

export const OPERATIONS: readonly Operation[] = TABLE;

/** What the paths of texts begin with, up to their first value: `/norme/`, `/pronunce`. */
const TEXT_PATHS: readonly string[] = /* @__PURE__ */ OPERATIONS.flatMap(({ path, text: isText }) =>
  isText ? path.replace(/\{.*/s, "") : [],
);

/**
 * Whether a path below the base may be that of a text, whose name ends in `.md` as Markdown.
 *
 * @example isBelowTexts(textOf("/pronunce")) // true
 * @example isBelowTexts(textOf("/norme")) // false
 */
export const isBelowTexts = (path: string): boolean =>
  TEXT_PATHS.some(
    (begin) => path.startsWith(begin) && (begin.endsWith("/") || /^(?:[/.]|$)/.test(path.slice(begin.length))),
  );

/** The operations whose answers are feeds (Atom, RFC 4287) and not JSON. */
export type FeedId = "modifiche";
export const isFeed = (id: OperationId): id is FeedId => id === "modifiche";

/** The operations whose answers are JSON: each has a schema. */
export type JsonOperationId = Exclude<OperationId, FeedId>;
export const JSON_OPERATIONS: readonly (Operation & { readonly id: JsonOperationId })[] =
  /* @__PURE__ */ OPERATIONS.filter(
    (operation): operation is Operation & { readonly id: JsonOperationId } => !isFeed(operation.id),
  );

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
