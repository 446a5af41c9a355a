import { readdirSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { JSON_OPERATIONS } from "../../generator/api/operations.ts";
import { OTHER_SCHEMAS, SCHEMAS } from "../../generator/api/schemas.ts";
import { ALWAYS, INSTANCES, OPTIONAL } from "./instances.ts";
import { NULLABLE } from "./nullable.ts";
import { REFUSED } from "./refused.ts";

const folder = new URL("../../schemas/", import.meta.url);
const schemas = Object.values(SCHEMAS);
const ajv = new Ajv2020({ schemas, strict: true, allowUnionTypes: true, allErrors: true });

const validatorOf = (key: string) => {
  const [file, definition] = key.split("#");
  const id = definition === undefined ? `${file}.json` : `${file}.json#/$defs/${definition}`;
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`no schema ${id}`);
  return validate;
};

type Path = readonly (string | number)[];

/** Every path of an instance below its root. */
function* paths(value: unknown, at: Path = []): Generator<Path> {
  if (value === null || typeof value !== "object") return;
  for (const key of Object.keys(value)) {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    yield path;
    yield* paths((value as Record<string, unknown>)[key], path);
  }
}

const valueAt = (instance: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], instance);

const parentOf = (instance: unknown, path: Path) =>
  valueAt(instance, path.slice(0, -1)) as Record<string | number, unknown>;

function withValue(instance: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(instance);
  parentOf(copy, path)[path.at(-1)!] = value;
  return copy;
}

function without(instance: unknown, path: Path): unknown {
  const copy = structuredClone(instance);
  delete parentOf(copy, path)[path.at(-1)!];
  return copy;
}

/** `classifica.0.nome` → `classifica.nome`: where a value stands, whatever the position in a list. */
const placeOf = (path: Path) => path.filter((key) => typeof key === "string").join(".");

describe("schemas", () => {
  it("cover every operation, and each file is named like its $id", () => {
    const files = readdirSync(folder).sort();
    expect(schemas.map(({ $id }) => $id)).toEqual(files);
    const named = [...JSON_OPERATIONS.map(({ id }) => id), ...OTHER_SCHEMAS];
    expect(files).toEqual(named.map((name) => `${name}.json`).sort());
  });

  it("have patterns in the portable subset alone, which any dialect reads alike: no escapes, no lookahead, no class by name", () => {
    const patterns = schemas.flatMap((schema) => [...paths(schema)].map((at) => [at, valueAt(schema, at)] as const));
    const written = patterns.flatMap(([at, value]) =>
      at.at(-1) === "pattern" && typeof value === "string" ? [value] : [],
    );
    expect(written.length).toBeGreaterThan(20);
    for (const pattern of written) expect(pattern).not.toMatch(/\\|\(\?|[*+?}][+]|\[:/);
  });

  it("have an instance each, shared definitions of errors included", () => {
    const named = Object.keys(INSTANCES).map((key) => `${key.split("#")[0]}.json`);
    expect([...new Set(named)].sort()).toEqual(readdirSync(folder).sort());
  });

  it("compile, every shared definition included", () => {
    for (const { $id, $defs } of schemas.filter(({ $id }) => $id === "comuni.json"))
      for (const name of Object.keys(Object($defs))) expect(ajv.getSchema(`${$id}#/$defs/${name}`), name).toBeDefined();
  });
});

describe.each(Object.entries(INSTANCES))("schema %s", (key, instance) => {
  const validate = validatorOf(key);
  const leaves = [...paths(instance)];

  it("accepts a complete instance", () => {
    expect(validate(instance), JSON.stringify(validate.errors)).toBe(true);
  });

  it("refuses an instance that lacks any of its fields, and only the optional ones may be absent", () => {
    const fields = leaves.filter((path) => typeof path.at(-1) === "string");
    expect(fields.length).toBeGreaterThan(0);
    for (const path of fields) {
      const single = Object.keys(parentOf(instance, path)).length === 1 && path.at(-2) === "ctx";
      if (single) continue;
      expect(validate(without(instance, path)), path.join(".")).toBe(
        !ALWAYS.has(`${key}.${placeOf(path)}`) &&
          (OPTIONAL.has(String(path.at(-1))) || OPTIONAL.has(`${key}.${placeOf(path)}`)),
      );
    }
  });

  it("refuses a value of another kind in any place", () => {
    for (const path of leaves)
      expect(validate(withValue(instance, path, { estraneo: [] })), path.join(".")).toBe(false);
  });

  it("accepts null exactly where the source may say nothing", () => {
    const nullable = new Set(leaves.filter((path) => validate(withValue(instance, path, null))).map(placeOf));
    expect([...nullable].sort()).toEqual([...(NULLABLE[key] ?? [])].sort());
  });

  it("refuses values that break the contract", () => {
    for (const [place, value] of REFUSED[key] ?? []) {
      const path = leaves.find((p) => p.join(".") === place);
      expect(path, `${place} is not in the instance`).toBeDefined();
      expect(validate(withValue(instance, path!, value)), `${place} = ${JSON.stringify(value)}`).toBe(false);
    }
    expect(validate(null)).toBe(false);
    expect(validate("testo")).toBe(false);
  });
});

it("accepts the meta of an area without sources", () => {
  const { meta } = INSTANCES.health as { meta: object };
  const validate = validatorOf("comuni#meta");
  expect(validate({ ...meta, dati_al: null, licenza: "", fonti: [] }), JSON.stringify(validate.errors)).toBe(true);
});

it("keeps the tables of values to schemas that exist", () => {
  for (const key of [...Object.keys(NULLABLE), ...Object.keys(REFUSED)]) expect(Object.keys(INSTANCES)).toContain(key);
});
