/** Which page of the explorer shows what the API answers: what follows the `#` of its address. Looks at no file. */

import { BASE_PATH, type OperationId, operationOf, SEARCH_FILTERS } from "../../contract/operations.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import type { Values } from "../answer.ts";
import { escapedText } from "../escapes.ts";
import type { Asked, Resolved } from "../plan.ts";

const SEARCH = "cerca?q={q}&tipo={tipo}";

/**
 * The page of an operation: a name in braces is a parameter of it, and what has no value is left out of the query. Rankings are not here:
 * their page is called like what they rank. Nor are lists below an act, which are tabs of its page, nor other texts (lists and things that are
 * declared), whose page is called like their path. Nor is what no page shows with its numbers, which a browser gets as JSON: counts, graphs of
 * projects and of people, a feed, and the register, whose page is that of the acts which its reader follows.
 */
const PAGES: Readonly<Partial<Record<OperationId, string>>> = {
  norme: SEARCH,
  norma: "norma/{eli}",
  articolo: "norma/{eli}/art/{articolo}",
  comma: "norma/{eli}/art/{articolo}/comma/{n}",
  confronto: "confronto/{eli}?da={da}&a={a}",
  "politici-voti": "parlamentare/{id}?vista=voti",
  relazioni: "norma/{norma}?vista=modifiche",
  graph: "grafo?livello={livello}",
  "pnrr-finanziamenti": "pnrr/fondi",
  "pnrr-progetti": "pnrr/progetti?luogo={luogo}&cup={cup}",
  "pnrr-progetto": "pnrr/progetti?cup={cup}",
  "pnrr-luogo-aziende": "pnrr/progetti?luogo={luogo}&vista=aziende",
  "pnrr-luogo-enti": "pnrr/progetti?luogo={luogo}&vista=enti",
  "ddl-lista": "ddl",
  citazioni: "citazioni?testo={testo}",
  cerca: `cerca?${["q", ...SEARCH_FILTERS.map(({ name }) => name)].map((name) => `${name}={${name}}`).join("&")}`,
};

/** The path of a ranking of all; what it says besides what it ranks is left out. */
const RANKING = /^\/(?:politici\/|(pnrr\/))?classifica-(\w+)$/;

/** The path of a list below an act. */
const BELOW_ACT = /^norme\/\{eli\}\/(\w+)$/;

/** How many are shown: a page has its own way to more. */
const SIZES: readonly string[] = ["limit", "max_nodi"];

/** The tab of an act, or the page that is called like the path of its text, with all that it may be narrowed by. */
function samePage(id: OperationId): string | undefined {
  const { path, parameters, text } = operationOf(id);
  const narrowing = parameters.flatMap(({ name, where }) =>
    where || ["limit", "offset", "lang"].includes(name) ? [] : `${name}={${name}}`,
  );
  const below = path.slice(1);
  const tab = below.replace(BELOW_ACT, "norma/{eli}?vista=$1");
  if (tab !== below) return [tab, ...narrowing].join("&");
  return text && `${below}?${narrowing.join("&")}`;
}

/** Acts stand in addresses without what begins every ELI. */
const BEGINS = /^eli:\//;

/** Characters of a text that is shown: nothing is called by more, and headers have bounds. */
const MOST = 200;
/** What may stand as it is behind `#`, of all that is escaped otherwise. */
const PLAIN = /%(?:40|3A|2C|2F)/g;

const escaped = (text: string) => escapedText(text, MOST).replace(PLAIN, decodeURIComponent);

/** A page with its values. */
function filled(page: string, given: (name: string) => string | undefined): string {
  const [path = "", query = ""] = page
    .split("?")
    .map((part) => part.replace(/\{(\w+)\}/g, (_, name: string) => escaped(given(name) ?? "")));
  const pairs = query.split("&").filter((pair) => pair && !pair.endsWith("="));
  return `/${path}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/** Whether a page leaves out something that is asked for: a filter that it does not have, or a text that is too long for its address. */
function isLost(page: string, operation: OperationId, { query }: Asked): boolean {
  return operationOf(operation).parameters.some(({ name, where, default: byDefault = "" }) => {
    const value = query.get(name) ?? "";
    if (where || name === "lang" || value === "" || value === `${byDefault}`) return false;
    return page.includes(`{${name}}`) ? value.length > MOST : !SIZES.includes(name);
  });
}

/**
 * The page that shows an answer with all that was asked; `undefined` if there is none.
 *
 * @param own parameters as the answer's own address has them, instead of the request's
 * @example pageOf({ operation: "articolo", values: { eli: "eli:/it/legge/1990/08/07/241", articolo: "2" } }, asked) // "/norma/it/legge/1990/08/07/241/art/2"
 */
export function pageOf(
  { operation, values }: Pick<Resolved, "operation" | "values">,
  asked: Asked,
  own: Values = {},
): string | undefined {
  if (operation === "document") return undefined;
  const known: Values = { ...values, ...own };
  const [, folder = "", ranked] = RANKING.exec(operationOf(operation).path) ?? [];
  const page = PAGES[operation] ?? (ranked ? folder + ranked : samePage(operation));
  if (page === undefined || isLost(page, operation, asked)) return undefined;
  return filled(page, (name) => known[name]?.replace(BEGINS, "") || asked.query.get(name));
}

/** What a request looks for, as a text that a search reads: without a day, which may be what was not found. */
function soughtBy(resolved: Resolved | null, { path, query }: Asked): string {
  if (!resolved || resolved.operation === "document") return path.slice(BASE_PATH.length).replaceAll("/", " ").trim();
  const { eli, articolo, numero } = resolved.values;
  const { text } = splitDay(eli ?? numero ?? query.get("norma") ?? "");
  if (articolo === undefined) return text;
  const number = splitDay(articolo).text;
  return BEGINS.test(text) ? `${text}/art/${number}` : `art. ${number} ${text}`;
}

/**
 * The page that searches for what a request did not find, or found several times.
 *
 * @param resolved `null` if the request names nothing
 * @example searchPageOf(null, askedOf({ method: "GET", target: "/api/public/legge%20241" })) // "/cerca?q=legge%20241"
 */
export const searchPageOf = (resolved: Resolved | null, asked: Asked): string =>
  filled(SEARCH, (name) => (name === "q" ? soughtBy(resolved, asked) : ""));
