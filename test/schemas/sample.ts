/** A complete, plainly invented instance of each schema, made from the schema as it is checked in. */

import { SCHEMAS } from "../../generator/contract/schemas.ts";

type Schema = { readonly [keyword: string]: unknown };

const schemaOf = (value: unknown): Schema => Object(value);
const all = (value: unknown): Schema[] => (Array.isArray(value) ? value.map(schemaOf) : []);
const files: Readonly<Record<string, Schema>> = SCHEMAS;

/** Texts for patterns: the first that fits is taken. */
const TEXTS = [
  "testo",
  "1",
  "comma 4",
  "2026-01-10",
  "0123456789ab",
  "0".repeat(64),
  "https://example.org/",
  "eli:/it/legge/1999/03/15/9001",
  "eli:/it/legge/1999/03/15/9001/art/3-bis",
  "urn:nir:stato:legge:1999-03-15;9001",
  "S.9926",
  "S-7",
  "D-1",
  "C-19-20-2",
  "ECLI:IT:COST:2019:9901",
  "32014L0024",
  "http://data.europa.eu/eli/dir/2014/24/oj",
  "https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014L0024",
  "/api/public/cerca?q=testo",
  ...["progetto:X:1:M", "appalto:1", "azienda:1", "ente:1"],
  ...["text/csv", "schemas/norma.json"],
];

/** The file, or a definition in one, that a reference of a file leads to. */
function referred(ref: string, file: string): readonly [schema: unknown, file: string] {
  const [name, definition] = ref.replace(/^#/, `${file}#`).split("#/$defs/");
  const whole = files[name?.replace(".json", "") ?? ""] ?? {};
  return [definition === undefined ? whole : schemaOf(whole.$defs)[definition], name ?? file];
}

function textFor({ pattern = "", minLength = 0 }: Schema): string {
  const fits = TEXTS.find((text) => new RegExp(String(pattern)).test(text) && text.length >= Number(minLength));
  if (fits === undefined) throw new Error(`test/schemas/sample.ts has no text for ${pattern}`);
  return fits;
}

/** Instances: one, or where a schema leaves a choice one for each. */
function instancesOf(schema: Schema, file: string): unknown[] {
  const { $ref, type, oneOf, anyOf, allOf, items, prefixItems, properties, minimum = 0, maximum } = schema;
  const { minItems = 0, maxProperties } = schema;
  if (typeof $ref === "string") {
    const [found, name] = referred($ref, file);
    return instancesOf(schemaOf(found), name);
  }
  if ("const" in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return [schema.enum[0]];
  if (oneOf) return all(oneOf).flatMap((one) => instancesOf(one, file));
  if (anyOf) return [instancesOf(all(anyOf)[0] ?? {}, file)[0]];
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === "array") {
    if (prefixItems) return [all(prefixItems).map((one) => instancesOf(one, file)[0])];
    const found = instancesOf(schemaOf(items), file);
    while (found.length < Number(minItems)) found.push(found[0]);
    return [found];
  }
  if (kind === "integer" || kind === "number")
    return [Math.min(Math.max(2014, Number(minimum)), Number(maximum ?? 2014))];
  if (kind === "boolean") return [true];
  if (kind === "string") return [textFor(schema)];
  const named = Object.entries(schemaOf(properties)).slice(0, Number(maxProperties ?? Number.MAX_SAFE_INTEGER));
  const members = named.map(([key, one]) => [key, instancesOf(schemaOf(one), file)[0]]);
  return [Object.assign({}, ...all(allOf).map((part) => instancesOf(part, file)[0]), Object.fromEntries(members))];
}

/**
 * An instance of a schema that has all that it names.
 *
 * @param key name of a file of `schemas/`, or of a definition in one: `comuni#meta`
 * @example sampleOf("norme") // { meta: { … }, totale: 2014, limit: 1000, offset: 2014, norme: [{ … }] }
 */
export function sampleOf(key: string): unknown {
  const [file = "", definition] = key.split("#");
  return instancesOf(
    { $ref: definition === undefined ? `${file}.json` : `${file}.json#/$defs/${definition}` },
    file,
  )[0];
}
