/** Which page of the explorer shows what the API answers: what follows the `#` of its address. Looks at no file. */

import { BASE_PATH, type OperationId } from "../../api/operations.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { matchPath } from "../match.ts";
import { parseQuery, type Query, splitTarget } from "../query.ts";

/** What is asked of an operation: the texts of its path, and its query. */
interface Asked {
  readonly texts: Readonly<Record<string, string>>;
  readonly query: Query;
  /** The ELI of the act that an answer about relations names. */
  readonly act: string;
}

/** Path and query of a page, before they are escaped. */
type Page = readonly [path: string, query?: Readonly<Record<string, string | undefined>>];

const actPath = (eli: string) => eli.replace(/^eli:\//, "");
const act = ({ texts: { eli = "" } }: Asked, below = "", query = {}): Page => [`norma/${actPath(eli)}${below}`, query];
const chosen = ({ query }: Asked, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, query.get(name)]));

/** The page of each operation. Graphs of projects and of people have none of their own: theirs is that of what they join. */
const PAGES: Readonly<Record<OperationId, (asked: Asked) => Page>> = {
  health: () => [""],
  norme: (asked) => ["cerca", chosen(asked, "q", "tipo")],
  norma: (asked) => act(asked),
  articolo: (asked) => act(asked, `/art/${asked.texts.articolo}`),
  comma: (asked) => act(asked, `/art/${asked.texts.articolo}/comma/${asked.texts.n}`),
  versioni: (asked) => act(asked, "", { vista: "versioni" }),
  confronto: (asked) => [`confronto/${actPath(asked.texts.eli ?? "")}`, chosen(asked, "da", "a")],
  relazioni: ({ act: eli }) => [`norma/${actPath(eli)}`, { vista: "modifiche" }],
  graph: ({ query }) => ["grafo", { livello: query.get("livello"), nodi: query.get("max_nodi") }],
  "pnrr-graph": () => ["pnrr/fondi"],
  "pnrr-aziende": () => ["pnrr/aziende"],
  "pnrr-enti": () => ["pnrr/enti"],
  "pnrr-regioni": () => ["pnrr/regioni"],
  "pnrr-finanziamenti": () => ["pnrr/fondi"],
  "politici-graph": () => ["parlamentari"],
  "politici-parlamentari": () => ["parlamentari"],
  "politici-gruppi": () => ["gruppi"],
  "ddl-lista": () => ["ddl"],
  ddl: ({ texts: { numero = "" } }) => [`ddl/${numero}`],
  cerca: (asked) => ["cerca", chosen(asked, "q", "tipo")],
};

/** Halves of characters: no address can write them. */
const HALVES = /\p{Surrogate}/gu;
/** What may stand as it is behind `#`, of all that is escaped otherwise. */
const PLAIN = /%(?:40|3A|2C)/g;

/** Characters of a text that is shown: nothing is called by more, and headers have bounds. */
const MOST = 200;

const escaped = (text: string) =>
  encodeURIComponent([...text].slice(0, MOST).join("").replace(HALVES, "\ufffd")).replace(PLAIN, decodeURIComponent);

/** A page as it follows `#`; what has no value is left out. */
function written([path, query = {}]: Page): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [`${name}=${escaped(value)}`] : []));
  return `/${path.split("/").map(escaped).join("/")}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/**
 * The page that shows an answer, by its canonical address.
 *
 * @param target path and query of the answer, as its `Content-Location` or the request says them
 * @param eli the act that an answer about relations names
 * @returns `undefined` for what is no operation
 * @example pageOf("/api/public/norme/eli:/it/legge/1990/08/07/241/art/2") // "/norma/it/legge/1990/08/07/241/art/2"
 */
export function pageOf(target: string, eli = ""): string | undefined {
  const { path, query } = splitTarget(target);
  const matched = matchPath(path);
  return matched && written(PAGES[matched.operation.id]({ texts: matched.texts, query: parseQuery(query), act: eli }));
}

/** What a request looks for, as a text that a search reads: without a day, which may be what was not found. */
function soughtIn(path: string, query: Query): string {
  const matched = matchPath(path);
  if (!matched) return path.slice(BASE_PATH.length).replaceAll("/", " ").trim();
  const { eli, articolo, numero } = matched.texts;
  const { text } = splitDay(eli ?? query.get("norma") ?? numero ?? "");
  if (articolo === undefined) return text;
  const number = splitDay(articolo).text;
  return text.startsWith("eli:") ? `${text}/art/${number}` : `art. ${number} ${text}`;
}

/**
 * The page that searches for what a request did not find, or found several times.
 *
 * @example searchPageOf("/api/public/norme/legge%20241") // "/cerca?q=legge%20241"
 */
export function searchPageOf(target: string): string {
  const { path, query } = splitTarget(target);
  return written(["cerca", { q: soughtIn(path, parseQuery(query)) }]);
}
