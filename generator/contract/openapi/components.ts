/** From the files of `schemas/` to the components of an OpenAPI document: one file, one namespace, references rewritten. */

type Json = Readonly<Record<string, unknown>>;

/** Definitions that every schema shares keep their own name; the others take that of their file before it. */
const SHARED = "comuni";

/** The 422 body as FastAPI declares it. */
const VALIDATION_COMPONENTS = {
  HTTPValidationError: {
    properties: {
      detail: { items: { $ref: "#/components/schemas/ValidationError" }, type: "array", title: "Detail" },
    },
    type: "object",
    title: "HTTPValidationError",
  },
  ValidationError: {
    properties: {
      loc: { items: { anyOf: [{ type: "string" }, { type: "integer" }] }, type: "array", title: "Location" },
      msg: { type: "string", title: "Message" },
      type: { type: "string", title: "Error Type" },
      input: { title: "Input" },
      ctx: { type: "object", title: "Context" },
    },
    type: "object",
    required: ["loc", "msg", "type"],
    title: "ValidationError",
  },
} as const;

const pascal = (name: string) =>
  name
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/**
 * Name of the component of a schema, or of a definition inside it.
 *
 * @example componentName("comuni", "riga_ddl") // "DdlRow"
 * @example componentName("ddl", "citazione") // "DdlCitazione"
 */
export function componentName(schema: string, definition?: string): string {
  const own = definition === undefined ? "" : pascal(definition);
  return schema === SHARED && definition !== undefined ? own : pascal(schema) + own;
}

/**
 * The reference to a component that replaces one between files.
 *
 * @param schema name of the file the reference stands in
 * @throws Error where it leads to no schema and no definition
 * @example componentRef("comuni.json#/$defs/eli", "norma") // "#/components/schemas/Eli"
 */
function componentRef(ref: string, schema: string): string {
  const [, file, definition] = /^(?:([a-z-]+)\.json)?(?:#\/\$defs\/(\w+))?$/.exec(ref) ?? [];
  if (file === undefined && definition === undefined)
    throw new Error(`riferimento non previsto in ${schema}.json: ${ref}`);
  return `#/components/schemas/${componentName(file ?? schema, definition)}`;
}

function rewritten(value: unknown, schema: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, schema));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === "$ref" && typeof inner === "string" ? componentRef(inner, schema) : rewritten(inner, schema),
  ]);
  return Object.fromEntries(entries);
}

/** Names of the components that a value refers to. */
function* referred(value: unknown): Generator<string> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref" && typeof inner === "string") yield inner.slice("#/components/schemas/".length);
    else yield* referred(inner);
  }
}

/**
 * The components that some schemas need, those they refer to included, by name in code unit order; after them the two of the 422.
 *
 * @param schemas contents of `schemas/` by file name without `.json`
 * @param wanted names of components, as `componentName` gives them
 * @throws Error where a component is wanted or referred to that no schema gives, or that two give
 */
export function openApiComponents(schemas: Readonly<Record<string, object>>, wanted: readonly string[]): Json {
  const all = new Map<string, unknown>();
  const add = (name: string, value: unknown, schema: string) => {
    if (all.has(name)) throw new Error(`due schemi danno il componente ${name}; il secondo è in ${schema}.json`);
    all.set(name, rewritten(value, schema));
  };
  for (const [name, content] of Object.entries(schemas)) {
    const { $schema: _, $id: __, $defs = {}, ...root }: Json & { $defs?: Json } = Object(content);
    if (name !== SHARED) add(componentName(name), root, name);
    for (const [definition, inner] of Object.entries($defs)) add(componentName(name, definition), inner, name);
  }
  const kept = new Set<string>();
  const queue = [...wanted];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (kept.has(name)) continue;
    if (!all.has(name)) throw new Error(`nessuno schema dà il componente ${name}`);
    kept.add(name);
    queue.push(...referred(all.get(name)));
  }
  return { ...Object.fromEntries([...kept].sort().map((name) => [name, all.get(name)])), ...VALIDATION_COMPONENTS };
}
