/** `index.d.ts` of the package: the types of every body, from `schemas/`, and a function for each operation, from the contract. */

import { componentName, openApiComponents } from "../../../contract/openapi/components.ts";
import { OPERATION_TEXTS } from "../../../contract/openapi/texts.ts";
import { isFeed, JSON_OPERATIONS, OPERATIONS, type Operation } from "../../../contract/operations.ts";
import { SCHEMAS } from "../../../contract/schemas.ts";
import { functionName } from "../calls.ts";

// From JSON Schema to TypeScript: the types of the package. Only what the schemas of `schemas/` say is read; anything else is refused.

type Json = Readonly<Record<string, unknown>>;

/** What narrows a value and has no word in TypeScript. */
const WORDLESS: ReadonlySet<string> = new Set([
  ..."$schema $id $defs title description note minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum pattern".split(
    " ",
  ),
  ..."minItems maxItems uniqueItems minProperties maxProperties format default examples propertyNames".split(" "),
  ..."additionalProperties unevaluatedProperties contains if then else not multipleOf dependentRequired".split(" "),
]);
const READ: ReadonlySet<string> = new Set(
  "$ref type const enum anyOf oneOf allOf items prefixItems properties required patternProperties".split(" "),
);

const object = (value: unknown): Json => Object(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const union = (types: readonly string[]) => [...new Set(types)].join(" | ");
const grouped = (type: string) => (/[|&]|^readonly /.test(type) ? `(${type})` : type);

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function comment(schema: Json): string {
  const { description } = schema;
  return typeof description === "string" ? `/** ${description.replaceAll("*/", "* /").replace(/\s+/g, " ")} */ ` : "";
}

function objectType(schema: Json): string {
  const required = new Set(list(schema.required));
  const members = Object.entries(object(schema.properties)).map(
    ([name, value]) =>
      `${comment(object(value))}readonly ${JSON.stringify(name)}${required.has(name) ? "" : "?"}: ${typeText(object(value))};`,
  );
  const others = [...Object.values(object(schema.patternProperties)), schema.additionalProperties].filter(
    (value) => typeof value === "object" && value !== null,
  );
  if (others.length > 0)
    members.push(
      `readonly [name: string]: ${members.length > 0 ? "unknown" : union(others.map((o) => typeText(object(o))))};`,
    );
  return members.length > 0 ? `{ ${members.join(" ")} }` : "{ readonly [name: string]: unknown }";
}

function typed(type: unknown, schema: Json): string {
  const name = String(type);
  if (name === "object") return objectType(schema);
  if (name !== "array") return PRIMITIVES[name] ?? "unknown";
  const first = list(schema.prefixItems).map((item) => typeText(object(item)));
  if (first.length > 0 && schema.items === false) return `readonly [${first.join(", ")}]`;
  return `readonly ${grouped(typeText(object(schema.items)))}[]`;
}

/**
 * The type that a schema describes.
 *
 * @param schema of a document whose references lead to `#/components/schemas/`
 * @throws Error where a keyword of it is not known here
 * @example typeText({ type: ["string", "null"] }) // "string | null"
 */
function typeText(schema: Json): string {
  for (const keyword of Object.keys(schema))
    if (!WORDLESS.has(keyword) && !READ.has(keyword)) throw new Error(`schema: keyword ${keyword} has no type yet`);
  const { $ref, enum: values, type } = schema;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)));
  const choices = [...list(schema.anyOf), ...list(schema.oneOf)].map((choice) => typeText(object(choice)));
  const parts = list(schema.allOf).map((part) => grouped(typeText(object(part))));
  if (choices.length > 0) parts.push(grouped(union(choices)));
  const own = type ?? (schema.properties === undefined ? undefined : "object");
  if (own !== undefined && !(parts.length > 0 && schema.properties === undefined))
    parts.unshift(grouped(union((Array.isArray(own) ? own : [own]).map((one) => typed(one, schema)))));
  return parts.length === 1 ? (parts[0] ?? "").replace(/^\(([^()]*)\)$/, "$1") : parts.join(" & ") || "unknown";
}

/** What does not depend on the contract. */
const FIXED = `/** The bytes of a file of a tree, \`null\` where there is none. */
export type Read = (name: string) => Promise<Uint8Array | null>;

export interface ClientOptions {
  /**
   * The tree: its address (\`https://example.org/\`), its folder (\`dist-api\`), its zip on disk (\`albero.zip\`), or a
   * function that reads.
   */
  readonly open: string | URL | Read;
  /** Language of the calls that say none; by default Italian. */
  readonly lang?: "it" | "en";
  /** Keeps files in a folder beyond the life of the program, by release. */
  readonly keep?: string;
  /** Holds every file against the digests of the tree. */
  readonly verify?: boolean;
  /** Milliseconds without a byte after which a host counts as silent, by default 30,000. */
  readonly silence?: number;
  /** Bytes of one answer of a host at most, unpacked, by default 256 MiB. */
  readonly largest?: number;
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
  const body = isFeed(id) ? "string" : componentName(id);
  const members = parameters.map(
    (one) =>
      `readonly ${one.name}${one.default === undefined ? "" : "?"}: ${valueType(one)}${one.default === undefined ? "" : " | undefined"}`,
  );
  const values = `{ ${members.join("; ")} }`;
  const optional = parameters.every((one) => one.default !== undefined) ? "?" : "";
  // A text may be of any length, and given alone.
  if (id === "citazioni") return `(given: string | ${values}) => Promise<${body}>`;
  const names = new Set(parameters.map(({ name }) => name));
  if (isFeed(id) || !names.has("limit") || !names.has("offset"))
    return `(values${optional}: ${values}) => Promise<${body}>`;
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
  const wanted = JSON_OPERATIONS.map(({ id }) => componentName(id));
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
