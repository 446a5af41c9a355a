/** `index.d.ts` of the package: the types of every body, from `schemas/`, and a function for each operation, from the contract. */

import { componentName, openApiComponents } from "../../api/openapi/components.ts";
import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import { OPERATIONS, type Operation } from "../../api/operations.ts";
import { SCHEMAS } from "../../api/schemas.ts";
import { functionName } from "../calls.ts";
import { typeText } from "./type-text.ts";

/** What does not depend on the contract. */
const FIXED = `/** The bytes of a file of a tree, \`null\` where there is none. */
export type Read = (name: string) => Promise<Uint8Array | null>;

export interface ClientOptions {
  /**
   * The tree: its address (\`https://example.org/\`), its folder (\`dist-api\`), its zip (\`albero.zip\`, on disk or at an address), or a
   * function that reads.
   */
  readonly open: string | URL | Read;
  /** Language of the calls that say none; by default Italian. */
  readonly lang?: "it" | "en";
  /** Keeps files in a folder beyond the life of the program, by release. */
  readonly keep?: string;
  /** Holds every file against the digests of the tree. */
  readonly verify?: boolean;
  /** Bytes of memory for files, by default 64 MiB. */
  readonly memory?: number;
  /** Milliseconds for which the release counts as the newest, by default 5000. */
  readonly lookEvery?: number;
  /** What fetches files, by default the engine's own \`fetch\`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Why no answer can be had: what is at the place, what was expected, what to do. */
export declare class TreeError extends Error {}

/** An answer that is no 200, where a call promises its body. */
export declare class AnswerError extends Error {
  readonly status: number;
  readonly body: unknown;
}

/** An operation with pages: all answers, or all items, of one release. */
export interface Paged<Values, Body, Item> {
  (values?: Values): Promise<Body>;
  pages(values?: Values): AsyncGenerator<Body, void>;
  each(values?: Values): AsyncGenerator<Item, void>;
}

/** Opens a tree. Nothing is read before the first request. */
export declare function createClient(options: ClientOptions): Client;
`;

/** The type of a parameter: what its pattern lists, else text or number. */
function valueType(parameter: Operation["parameters"][number]): string {
  if (parameter.type !== "string") return "number";
  const words = /^\^\(([\w|]+)\)\??\$$/.exec(parameter.pattern ?? "")?.[1]?.split("|");
  return words
    ? [...words, ...(parameter.default === "" ? [""] : [])].map((word) => JSON.stringify(word)).join(" | ")
    : "string";
}

function callType({ id, parameters }: Operation): string {
  const body = componentName(id);
  const members = parameters.map(
    (one) =>
      `readonly ${one.name}${one.default === undefined ? "" : "?"}: ${valueType(one)}${one.default === undefined ? "" : " | undefined"}`,
  );
  const values = `{ ${members.join("; ")} }`;
  const optional = parameters.every((one) => one.default !== undefined) ? "?" : "";
  const names = new Set(parameters.map(({ name }) => name));
  if (!names.has("limit") || !names.has("offset")) return `(values${optional}: ${values}) => Promise<${body}>`;
  const properties = SCHEMAS[id].properties;
  const lists = Object.entries(Object(properties)).filter(([, value]) => Object(value).type === "array");
  return `Paged<${values}, ${body}, ${body}[${JSON.stringify(lists[0]?.[0])}][number]>`;
}

/**
 * The text of the file.
 *
 * @example declarations().includes("export interface Client") // true
 */
export function declarations(): string {
  const wanted = OPERATIONS.map(({ id }) => componentName(id));
  const bodies = Object.entries(openApiComponents(SCHEMAS, wanted)).map(
    ([name, schema]) => `export type ${name} = ${typeText(Object(schema))};\n`,
  );
  const calls = OPERATIONS.map(
    (operation) =>
      `  /** ${OPERATION_TEXTS[operation.id].en.split("\n")[0]} */\n  readonly ${functionName(operation.id)}: ${callType(operation)};\n`,
  );
  const client = `/** A tree that answers: as \`fetch\` would, and by a function for each operation. */
export interface Client {
  /** The answer to a request, as a server over this tree would give it; any origin will do. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The release that the tree has now. */
  release(): Promise<string>;
  /** Gives back the file of a zip and the memory; a later call opens the tree again. */
  close(): Promise<void>;
${calls.join("")}}\n`;
  return [FIXED, client, ...bodies].join("\n");
}
