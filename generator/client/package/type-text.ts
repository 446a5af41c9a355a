/** From JSON Schema to TypeScript: the types of the package. Only what the schemas of `schemas/` say is read; anything else is refused. */

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
export function typeText(schema: Json): string {
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
