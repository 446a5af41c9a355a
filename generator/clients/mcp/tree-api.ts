/** The API as the tools ask it: over a tree, by the client or by the router of the same process. */

import { BASE_PATH } from "../../contract/operations.ts";

/** Answers a request, as `fetch` would. */
export type AskTree = (target: string) => Promise<Response>;

/** What the tools read of answers; everything is held against the schemas when the tree is made. */
export type Json = Readonly<Record<string, unknown>>;

/** A value of a request that broke its rule. */
interface FaultyValue {
  readonly msg: string;
  readonly input: unknown;
}

/** Why a tool has no result: given to the assistant, who can mend it. */
export class ToolRefusal extends Error {
  /** Values that broke a rule of the API, which calls them otherwise than the tool. */
  readonly values: readonly FaultyValue[];

  constructor(message: string, values: readonly FaultyValue[] = []) {
    super(message);
    this.values = values;
  }

  /**
   * What is wrong, by the names that the tool's own inputs have.
   *
   * @param given what the tool was given
   * @example refusal.told({ from: "01/01/2021" }) // "from: String should match pattern '…' (given \"01/01/2021\")"
   */
  told(given: Json): string {
    if (this.values.length === 0) return this.message;
    const nameOf = (value: unknown) => Object.keys(given).find((name) => String(given[name]) === String(value));
    return this.values
      .map(({ msg, input }) => `${nameOf(input) ?? "input"}: ${msg} (given ${JSON.stringify(input)})`)
      .join("; ");
  }
}

/** What stands before a path that has no origin. */
const NOWHERE = "http://albero.invalid";

/** Asks a handler of requests, that of a host for one. */
export const askBy =
  (handle: (request: Request) => Promise<Response>): AskTree =>
  (target) =>
    handle(new Request(NOWHERE + target));

const object = (value: unknown): Json => Object(value);

/** An answer, read. */
interface ReadAnswer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** Asks for a path below the base; values are escaped by who gives them. */
export async function askedAnswer(ask: AskTree, path: string): Promise<ReadAnswer> {
  const response = await ask(BASE_PATH + path);
  return { status: response.status, headers: response.headers, body: object(JSON.parse(await response.text())) };
}

/**
 * The body of an answer.
 *
 * @throws ToolRefusal where the answer is no 200, with what it says itself
 */
export async function bodyAt(ask: AskTree, path: string): Promise<Json> {
  const { status, body } = await askedAnswer(ask, path);
  const { detail } = body;
  if (status === 422 && Array.isArray(detail)) throw new ToolRefusal(refusalText(status, body), detail);
  if (status !== 200) throw new ToolRefusal(refusalText(status, body));
  return body;
}

/** Characters of one member of a refusal, which may be a list of hundreds. */
const MOST_OF_MEMBER = 2000;

/** What an answer that is no 200 says, for who asked: its text, and all that the text speaks of. */
function refusalText(status: number, body: Json): string {
  const { detail, ...more } = body;
  const said = typeof detail === "string" ? detail : JSON.stringify(detail);
  // The text names these members: each is given, cut where it is long.
  const given = Object.entries(more).map(
    ([name, value]) => ` \`${name}\`: ${JSON.stringify(value).slice(0, MOST_OF_MEMBER)}.`,
  );
  return `${status}: ${said}.${given.join("")}`;
}

/** Halves of characters, which no address can hold, become U+FFFD. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** A part of a path. @throws ToolRefusal for `.` and `..`, which addresses leave out */
export function inPathPart(text: string): string {
  if (/^\.\.?$/.test(text)) throw new ToolRefusal(`404: ${text} is no name`);
  return encodeURIComponent(wellFormed(text));
}

/** A query of the values that are there. */
export function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) given.set(name, wellFormed(`${value}`));
  return given.size === 0 ? "" : `?${given}`;
}
