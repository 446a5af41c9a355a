/**
 * What servers without code can do: choose a whole file by comparing texts. The same rules are written for nginx, Caddy and Apache.
 *
 * They know the parameters below in their plain spelling. A number takes the next larger tier; a filter that no whole file answers is
 * refused (501), a value out of bounds too (422, with a body of theirs).
 */

import { BASE_PATH, LIST_LIMIT, OPERATIONS, type OperationId, parameterOf, TOP_N } from "../../../api/operations.ts";
import { tiersOf } from "../../../api/tiers.ts";
import { fingerprint } from "../../../router/etag.ts";
import { headersOf } from "../../../router/headers.ts";

// Regular expressions for ranges of integers, for servers that compare text and not numbers.

const digit = (low: number, high: number) => (low === high ? `${low}` : `[${low}-${high}]`);
const any = (count: number) => (count === 0 ? "" : count === 1 ? "[0-9]" : `[0-9]{${count}}`);

/** Alternatives for the integers from `low` to `high`, both of the same number of digits. */
function sameLength(low: string, high: string): string[] {
  const rest = low.length - 1;
  const [a, b] = [Number(low[0]), Number(high[0])];
  if (rest === 0) return [digit(a, b)];
  const [tailA, tailB] = [low.slice(1), high.slice(1)];
  const [fullA, fullB] = [/^0*$/.test(tailA), /^9*$/.test(tailB)];
  if (fullA && fullB) return [digit(a, b) + any(rest)];
  if (a === b) return sameLength(tailA, tailB).map((tail) => `${a}${tail}`);
  if (!fullA)
    return [...sameLength(tailA, "9".repeat(rest)).map((tail) => `${a}${tail}`), ...wider(`${a + 1}`, tailB, b)];
  return [digit(a, b - 1) + any(rest), ...sameLength("0".repeat(rest), tailB).map((tail) => `${b}${tail}`)];
}

/** The rest of a range whose first part is written: from `first` and zeros to `last` and its tail. */
const wider = (first: string, tail: string, last: number) =>
  sameLength(first + "0".repeat(tail.length), `${last}${tail}`);

/**
 * An expression, to be put between anchors, that matches the decimal integers of a range and nothing else.
 *
 * @param low at least 1
 * @example digitsBetween(11, 20) // "1[1-9]|20"
 */
export function digitsBetween(low: number, high: number): string {
  const parts: string[] = [];
  for (let from = low; from <= high; ) {
    const to = Math.min(high, 10 ** `${from}`.length - 1);
    parts.push(...sameLength(`${from}`, `${to}`));
    from = to + 1;
  }
  return parts.join("|");
}

/** A word that stands in file names, chosen by the value of a parameter; any other value is a 422. */
export interface WordChoice {
  /** Name of the server's variable: letters and `_`. */
  readonly variable: string;
  readonly parameter: string;
  /** The word where the parameter is absent or empty, `null` where it must be there. */
  readonly absent: string | null;
  /** Expressions that match a whole value, and the word; `"$1"` is what the first group matched. */
  readonly cases: readonly (readonly [expression: string, word: string])[];
}

/** A parameter whose value no whole file knows, unless it is the one that asks for nothing. */
interface RefusedParameter {
  readonly parameter: string;
  /** Matches the values that ask for nothing. */
  readonly nothing: string;
}

export interface Route {
  /** Path of the request. */
  readonly path: string;
  /** Path of the file; `{variable}` is a choice. `null` where no file answers: every request is refused (501). */
  readonly file: string | null;
  readonly choices: readonly string[];
  readonly refused: readonly RefusedParameter[];
}

/** A slash, a colon and an ELI, raw or escaped. */
const SLASH = "(?:/|%2[Ff])";
const ACT = `eli(?::|%3[Aa])${SLASH}it${SLASH}`;

/** A choice among the words of a parameter's pattern. */
function wordChoice(variable: string, { name, pattern, default: absent }: Worded): WordChoice {
  const [, words] = /^\^\(([a-z|]+)\)\??\$$/.exec(pattern) ?? [];
  if (words === undefined) throw new Error(`${name}: ${pattern} is no list of words`);
  return { variable, parameter: name, absent, cases: words.split("|").map((word) => [word, word]) };
}
interface Worded {
  readonly name: string;
  readonly pattern: string;
  readonly default: string;
}

function tierChoice(variable: string, id: "graph" | "pnrr-graph" | "politici-graph"): WordChoice {
  const cap = parameterOf(id, "max_nodi");
  let from: number = cap.ge;
  const cases = tiersOf(cap).map((tier): WordChoice["cases"][number] => {
    const between = digitsBetween(from, tier);
    from = tier + 1;
    return [between, `${tier}`];
  });
  return { variable, parameter: cap.name, absent: `${cap.default}`, cases };
}

/** Where no language is asked for, the files have one. */
const LANG: WordChoice = { ...wordChoice("lingua", parameterOf("health", "lang")), absent: "it" };

const PLACES: WordChoice = {
  variable: "posti",
  parameter: TOP_N.name,
  absent: `${TOP_N.default}`,
  cases: [[`(${digitsBetween(TOP_N.ge, TOP_N.le)})`, "$1"]],
};

export const CHOICES: readonly WordChoice[] = [
  LANG,
  tierChoice("nodi_graph", "graph"),
  tierChoice("nodi_pnrr", "pnrr-graph"),
  tierChoice("nodi_politici", "politici-graph"),
  wordChoice("livello", parameterOf("graph", "livello")),
  PLACES,
  wordChoice("verso", parameterOf("relazioni", "dir")),
];

const empty = (parameter: string): RefusedParameter => ({ parameter, nothing: "" });
const zero = (parameter: string): RefusedParameter => ({ parameter, nothing: "0?" });

/** A list shorter than the file's is its beginning. */
const short: RefusedParameter = { parameter: "limit", nothing: digitsBetween(1, LIST_LIMIT) };

const REFUSED: Readonly<Partial<Record<OperationId, readonly RefusedParameter[]>>> = {
  norme: [empty("tipo"), empty("q"), zero("offset"), short],
  "pnrr-graph": [empty("settore"), zero("importo_min")],
  "politici-graph": [empty("gruppo"), empty("ramo")],
};

/** Operations whose every answer is computed. */
const COMPUTED: readonly OperationId[] = ["cerca", "citazioni", "registro", "pnrr-progetti"];

const CHOSEN: Readonly<Partial<Record<OperationId, readonly [file: string, ...choices: string[]]>>> = {
  graph: ["/graph/{livello}/{nodi_graph}", "livello", "nodi_graph"],
  "pnrr-graph": ["/pnrr/graph/{nodi_pnrr}", "nodi_pnrr"],
  "politici-graph": ["/politici/graph/{nodi_politici}", "nodi_politici"],
};

/** Operations with a path of their own, except the one that takes an act as a parameter. */
export const ROUTES: readonly Route[] = OPERATIONS.filter(
  ({ id, path }) => id !== "relazioni" && !path.includes("{"),
).map(({ id, path, parameters }): Route => {
  if (COMPUTED.includes(id)) return { path: BASE_PATH + path, file: null, choices: [LANG.variable], refused: [] };
  const ranking = id !== "norme" && parameters.some((p) => p.name === "limit");
  const [file, ...choices] = CHOSEN[id] ?? (ranking ? [`${path}/{posti}`, "posti"] : [path]);
  return {
    path: BASE_PATH + path,
    file: `${BASE_PATH}${file}.json`,
    choices: [LANG.variable, ...choices],
    refused: REFUSED[id] ?? [],
  };
});

/** An act by the value of a parameter, as an expression with groups, and its file below a folder: `$1` is what the first matched. */
interface Act {
  readonly value: string;
  readonly file: string;
}

const DAY = `${ACT}([a-z-]+)${SLASH}([0-9]{4})${SLASH}([0-9]{2})${SLASH}([0-9]{2})`;
const NUMBER = `${SLASH}([0-9a-z-]+)`;
/** What tells apart two acts of one ELI. */
const VARIANT = "(?:~|%7[Ee])([0-9a-z-]+)";

/** Acts by their ELI, with and without what not every one has. */
export const ACTS: readonly Act[] = [
  [NUMBER, "/$5"],
  [NUMBER + VARIANT, "/$5_7e$6"],
  ["", ""],
  [VARIANT, "_7e$5"],
].map(([end, file]) => ({ value: DAY + end, file: `$1/$2/$3/$4${file}` }));

/** A path with the name of an act or a bill, as an expression with groups, and its file: `$1` is what the first matched. */
interface Named {
  readonly path: string;
  readonly file: string;
}

/** What follows a bill's number, as it is published; the file has it in small letters. */
const SUFFIXES = ["", "-BIS", "-TER", "-QUATER", "-B", "-C", "-D"];

/** The published ELI of an act has its date; an alias has none, and no file. */
const DATED = "[a-z-]+/[0-9]{4}/[0-9]{2}/[0-9]{2}(?:/[0-9a-z-]+)?";

/** Files by their own names, acts by their ELI, their twins as linked data by their file, bills by their number, in the published spelling. */
export const NAMED: readonly Named[] = [
  { path: `${BASE_PATH}/norme/([0-9a-z_/-]+)[.]jsonld`, file: `${BASE_PATH}/norme/$1.jsonld` },
  { path: `${BASE_PATH}/((?:[0-9a-z_-]+/)*[0-9a-z_-]+)[.]json`, file: `${BASE_PATH}/$1.json` },
  { path: `${BASE_PATH}/norme/eli:/it/(${DATED})`, file: `${BASE_PATH}/norme/$1.json` },
  { path: `${BASE_PATH}/norme/eli:/it/(${DATED})~([0-9a-z-]+)`, file: `${BASE_PATH}/norme/$1_7e$2.json` },
  ...["S", "C"].flatMap((branch) =>
    SUFFIXES.map((suffix) => ({
      path: `${BASE_PATH}/ddl/${branch}[.]([0-9]+)${suffix}`,
      file: `${BASE_PATH}/ddl/${branch.toLowerCase()}-$1${suffix.toLowerCase()}.json`,
    })),
  ),
];

/** Files of the API that are no operation's answer, by their path. */
export const DOCUMENTS: readonly string[] = ["openapi.json", "novita.json", "docs.html", "docs.en.html"].map(
  (f) => `${BASE_PATH}/${f}`,
);

// The errors that a server without the router answers by itself: bodies that never change, with the headers that the router gives.

export interface ErrorAnswer {
  readonly status: number;
  readonly body: string;
  /** The type of the body apart, which servers have their own word for. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A parameter out of its bounds: which one, a server that compares texts does not say. */
const OUT_OF_BOUNDS = "Value error, a parameter is out of its bounds";

const BODIES: readonly (readonly [status: number, detail: unknown])[] = [
  [400, "Bad Request"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [414, "URI Too Long"],
  [422, [{ type: "value_error", loc: ["query"], msg: OUT_OF_BOUNDS, input: null }]],
  [501, "Not Implemented: this host serves whole answers only"],
];

/**
 * One for each status.
 *
 * @example ERRORS.find(({ status }) => status === 404)?.body // '{"detail":"Not Found"}'
 */
export const ERRORS: readonly ErrorAnswer[] = BODIES.map(([status, detail]) => {
  const body = JSON.stringify({ detail });
  const { "Content-Type": _type, ...headers } = headersOf(status, "en");
  return { status, body, headers: { ...headers, ETag: `"${fingerprint(new TextEncoder().encode(body))}"` } };
});

/**
 * The body of a status.
 *
 * @throws Error where no server answers it by itself
 * @example bodyOf(405) // '{"detail":"Method Not Allowed"}'
 */
export function bodyOf(asked: number): string {
  const found = ERRORS.find(({ status }) => status === asked);
  if (!found) throw new Error(`${asked}: no body`);
  return found.body;
}
