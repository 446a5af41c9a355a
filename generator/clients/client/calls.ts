/** A function for each operation of the contract, made from its table: an operation more is a function more. */

import {
  BASE_PATH,
  CITED_TEXT,
  type FeedId,
  isFeed,
  OPERATIONS,
  type Operation,
  type OperationId,
  type ValuesOf,
} from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import { AnswerError, TreeError } from "./tree-error.ts";

/** What an answer says at least; the types of the package know each body whole. */
interface AnswerBody {
  readonly meta: { readonly release: string; readonly lingua: Lingua; readonly [key: string]: unknown };
  readonly [key: string]: unknown;
}

/** Values of parameters: texts, numbers; those that are `undefined` or `null` are not sent. */
type Values = Readonly<Record<string, string | number | null | undefined>>;

/**
 * An operation as a function: the body of the answer. Rejects with an `AnswerError` where the answer is no 200, with a `TreeError` where
 * there is none.
 */
type Call<V = Values> = (values?: V) => Promise<AnswerBody>;

/** An operation with `limit` and `offset`. */
interface PagedCall<V = Values> {
  (values?: V): Promise<AnswerBody>;
  /**
   * The answers page by page, from `offset` on, all of one release. Ends with a `TreeError` where more is found than an operation gives:
   * of `/cerca` the first thousand.
   */
  pages(values?: V): AsyncGenerator<AnswerBody, void>;
  /** The items of all pages, one by one; ends as `pages`. */
  each(values?: V): AsyncGenerator<unknown, void>;
}

/** Name of an operation's function: `pnrr-graph` is `pnrrGraph`. */
type CamelCase<Id extends string> = Id extends `${infer A}-${infer B}` ? `${A}${Capitalize<CamelCase<B>>}` : Id;
type Given<Id extends OperationId> = Partial<ValuesOf<Id>>;
type CallOf<Id extends OperationId> = Id extends FeedId
  ? (values?: Given<Id>) => Promise<string>
  : "limit" | "offset" extends keyof ValuesOf<Id>
    ? PagedCall<Given<Id>>
    : Call<Given<Id>>;

/** The citations of a text of any length: one that is too long for a request is asked for in pieces, cut between paragraphs. */
type CitedTextCall = (given: string | Given<"citazioni">) => Promise<AnswerBody>;

export type Calls = {
  readonly [Id in OperationId as CamelCase<Id>]: Id extends "citazioni" ? CitedTextCall : CallOf<Id>;
};

type Ask = (target: string) => Promise<Response>;

/**
 * The name of an operation's function.
 *
 * @example functionName("pnrr-graph") // "pnrrGraph"
 */
export const functionName = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The target of a request.
 *
 * @throws TypeError where a value of the path is missing, a name is no parameter, or a value is no text and no number
 * @example targetOfCall(operationOf("norma"), { eli: "L. 241/1990" }) // "/api/public/norme/L.%20241%2F1990"
 */
function targetOfCall({ id, path, parameters }: Operation, values: Values): string {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (!parameters.some((parameter) => parameter.name === name)) throw new TypeError(`${id}: no parameter ${name}`);
    if (value === undefined || value === null) continue;
    // Callers without types hand over lists, which would be asked for as one text.
    if (typeof value !== "string" && typeof value !== "number")
      throw new TypeError(`${id}: ${name} is no text and no number`);
    given.set(name, `${value}`);
  }
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name);
    if (value === undefined) throw new TypeError(`${id}: ${name} is missing`);
    given.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...given]);
  return `${BASE_PATH}${below}${query.size > 0 ? `?${query}` : ""}`;
}

/** The text of an answer: of most operations JSON. */
async function textOf(ask: Ask, target: string): Promise<string> {
  const response = await ask(target);
  if (response.status === 200) return response.text();
  throw new AnswerError(response.status, await response.json(), decodeURI(target));
}

/** The one list of a page. */
const itemsOf = (page: AnswerBody): readonly unknown[] => Object.values(page).find(Array.isArray) ?? [];

function callOf(ask: Ask, operation: Operation, lang: Lingua | undefined) {
  const named = (name: string) => operation.parameters.find((parameter) => parameter.name === name);
  const all = (values: Values) => (lang && named("lang") ? { lang, ...values } : values);
  const text = async (values: Values = {}) => textOf(ask, targetOfCall(operation, all(values)));
  if (isFeed(operation.id)) return text;
  const call = async (values?: Values): Promise<AnswerBody> => JSON.parse(await text(values));
  const [limit, offset] = [named("limit"), named("offset")];
  if (operation.id === "citazioni") return citedText(call);
  if (limit?.type !== "integer" || offset?.type !== "integer") return call;
  const last = offset.le ?? Number.MAX_SAFE_INTEGER;

  async function* pages(values: Values = {}): AsyncGenerator<AnswerBody, void> {
    const checked = ofOneRelease("pages");
    let on = values;
    for (let at = Number(values.offset ?? offset?.default); ; ) {
      const page = checked(await call({ ...on, offset: at }));
      const found = itemsOf(page).length;
      if (found > 0) yield page;
      at += found;
      // A total that is not exact may have more behind it; where a phrase was not looked for everywhere, the answer says from where to go on.
      const isWhole = page.totale_esatto !== false || typeof page.prosegue === "number";
      if (found < Number(page.limit) || (at === page.totale && isWhole)) {
        if (typeof page.prosegue !== "number") return;
        on = { ...values, dopo: page.prosegue };
        at = 0;
      }
      if (at > last) throw new TreeError(`${operation.id}: it gives no more than its first ${at}`);
    }
  }

  async function* each(values: Values = {}): AsyncGenerator<unknown, void> {
    for await (const page of pages(values)) yield* itemsOf(page);
  }
  return Object.assign(call, { pages, each });
}

/** Bodies of one release. @throws TreeError where it changes between two */
function ofOneRelease(between: string): (body: AnswerBody) => AnswerBody {
  let release: string | undefined;
  return (body) => {
    release ??= body.meta.release;
    if (body.meta.release === release) return body;
    throw new TreeError(
      `the release changed from ${release} to ${body.meta.release} between two ${between}: begin again`,
    );
  };
}

/** The call of `/citazioni`, for texts of any length. */
function citedText(call: Call): CitedTextCall {
  return async (given) => {
    const { testo, ...values } = typeof given === "string" ? { testo: given } : given;
    if (testo === undefined) return call(values);
    const checked = ofOneRelease("pieces of the text");
    const { citationsOfLong } = await import("../../law/citations/long-text.ts");
    return citationsOfLong(testo, CITED_TEXT, async (piece) => checked(await call({ ...values, testo: piece })));
  };
}

/**
 * A function for each operation, by its name.
 *
 * @param ask answers a target
 * @param lang language where a call says none
 * @example await callsOver(ask).norme({ q: "codice", limit: 5 })
 */
export function callsOver(ask: Ask, lang?: Lingua): Calls {
  const calls = OPERATIONS.map((operation) => [functionName(operation.id), callOf(ask, operation, lang)]);
  // The table has each operation once.
  return Object.fromEntries(calls) as Calls;
}
