import { readdirSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { JSON_OPERATIONS } from "../../generator/contract/operations.ts";
import { OTHER_SCHEMAS, SCHEMAS } from "../../generator/contract/schemas.ts";
import { sampleOf } from "./sample.ts";

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
const DEFINITIONS = Object.keys(Object(SCHEMAS.comuni.$defs)).map((name) => `comuni#${name}`);
const KEYS = [...Object.keys(SCHEMAS).filter((name) => name !== "comuni"), ...DEFINITIONS];

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

function withValue(instance: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(instance);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1)!] = value;
  return copy;
}

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

  // What is declared is held against these files by `test/contract/resources/schemas.test.ts`, every answer of the sample by `test/contract/served.runs.test.ts`.
  it.each(KEYS)("%s takes what it describes, and nothing of another kind in any place", (key) => {
    const validate = validatorOf(key);
    const instance = sampleOf(key);
    expect(validate(instance), JSON.stringify(validate.errors)).toBe(true);
    for (const path of paths(instance))
      expect(validate(withValue(instance, path, { estraneo: [] })), path.join(".")).toBe(false);
    expect(validate({ estraneo: [] })).toBe(false);
  });
});

/** What is refused of texts that have a form, and of what no declaration says: by definition or file, the place and the value. */
const REFUSED: readonly (readonly [key: string, place: string, ...values: unknown[]])[] = [
  ["comuni#release", "", "0123456789AB", "0123"],
  ["comuni#giorno", "", "2026-13-01", "1999-02-32", "10/01/2026", null],
  ["comuni#slug", "", "decreto legislativo", "Ê-circolare", "-legge"],
  ["comuni#eli", "", "/it/legge/1999/03/15/9001", "eli:/it/Legge/1999/03/15/9001", "eli:/it/legge/1999/3/15/9001"],
  ["comuni#eli_articolo", "", "eli:/it/legge/1999/03/15/9001"],
  ["comuni#urn", "", "stato:legge"],
  ["comuni#numero_ddl", "", "9926"],
  ["comuni#id_parlamentare", "", "D-1", "7"],
  ["comuni#impronta", "", "abc"],
  ["comuni#euro", "", -0.01, "10,50", null],
  ["comuni#atto_ue", "celex", "32014X0024"],
  ["comuni#relazione", "base", [], ["modifica_attiva", "modifica_attiva"], ["sentito_dire"]],
  ["comuni#candidati", "candidati", []],
  ["comuni#non_servito", "detail", ""],
  ["comuni#non_permesso", "detail", "Not Found"],
  ["comuni#non_valida", "detail", []],
  ["comuni#non_valida", "detail.0.type", "value"],
  ["comuni#non_valida", "detail.0.loc", ["body", "limit"], ["query"]],
  ["norma", "relazioni.out.0.direzione", "in"],
  ["norma", "relazioni.in.0.direzione", "out"],
  ["norma-pronunce", "pronunce.0.ecli", "ECLI:IT:CASS:2019:9901"],
  ["pnrr-graph", "nodes.0.id", "azienda:1"],
  ["politici-graph", "links.0.source", "D-1"],
  ["fonti", "0.area", "camera"],
  [
    "fonti",
    "0.url",
    "www.example.org",
    'https://example.org/"dati"',
    "https://example.org/<dati>",
    "https://example.org/i dati",
  ],
  ["fonti", "0.url", "https://example.org/{dati}", "https://example.org/da\\ti"],
  ["fonti", "0.licenza", ""],
  ["manifest", "0.path", "/assoluto.json", "a/../b.json", "a//b.json", "A.json"],
  ["rapporto", "conteggi.0.esempi", ["1", "2", "3", "4", "5", "6"]],
];

for (const [key, place, ...values] of REFUSED)
  it(`${key} refuses at "${place}" ${JSON.stringify(values)}`, () => {
    const validate = validatorOf(key);
    const path = place === "" ? [] : place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (const value of values) {
      const changed = path.length === 0 ? value : withValue(sampleOf(key), path, value);
      expect(validate(changed), JSON.stringify(value)).toBe(false);
    }
  });

it("accepts the meta of an area without sources", () => {
  const validate = validatorOf("comuni#meta");
  const meta = { ...Object(sampleOf("comuni#meta")), dati_al: null, licenza: "", fonti: [] };
  expect(validate(meta), JSON.stringify(validate.errors)).toBe(true);
});
