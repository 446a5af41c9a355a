/** JSON Schema 2020-12 of fields and of the bodies of answers, described in both languages. */

import { OPERATIONS } from "../../operations.ts";
import * as f from "../declare/fields.ts";
import type { Resource, ResourceTable, Section } from "../declare/resource.ts";

function bare({ kind, schema, fields, item, title, doc, of, kinds, open }: f.Field): f.Keywords {
  const said = { ...(title && { title }), ...(doc && { description: doc }) };
  if (of && fields) return { ...said, allOf: [schemaOf(of)], type: "object", ...membersOf(fields) };
  if (of) return { ...schemaOf(of), ...said };
  if (kinds) return { ...said, oneOf: kinds.map(schemaOf) };
  if (item) return { ...schema, ...said, items: schemaOf(item) };
  if (kind !== "record" || !fields) return { ...schema, ...said };
  return { ...schema, ...said, ...membersOf(fields), ...(!open && { additionalProperties: false }) };
}

const membersOf = (fields: f.Fields) => ({
  required: Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [name])),
  properties: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, schemaOf(one)])),
});

/**
 * The schema of a field; one that is defined elsewhere is referred to, and says there what it is.
 *
 * @example schemaOf(orNull(text())) // { type: ["string", "null"] }
 */
export function schemaOf(one: f.Field): f.Keywords {
  const own = one.ref ? { $ref: one.ref } : bare(one);
  // Some definitions have one for no value beside them.
  if (!one.nullable || String(own.$ref).endsWith("_o_null")) return own;
  const { description, ...rest } = own;
  if ("$ref" in own) return { anyOf: [rest, { type: "null" }], ...(description ? { description } : {}) };
  return { ...own, type: [own.type, "null"], ...(Array.isArray(own.enum) && { enum: [...own.enum, null] }) };
}

/** The definitions of a field and of all within it, by where they stand. */
function* definitionsIn(one: f.Field): Generator<[ref: string, f.Keywords]> {
  if (one.ref) yield [one.ref, bare(one)];
  const { fields = {}, item, of, kinds = [] } = one;
  for (const inner of [...Object.values(fields), ...kinds, item, of]) if (inner) yield* definitionsIn(inner);
}

const rowsOf = ({ row, doc, least }: Section) =>
  f.list(row, doc && { doc }, least === undefined ? {} : { minItems: least });

/** Sections as members of an answer; one whose rows stand deeper has their number beside them. */
const sectionsOf = (sections: Readonly<Record<string, Section>>): f.Fields =>
  Object.fromEntries(
    Object.entries(sections).map(([name, one]): [string, f.Field] => [
      one.at?.[0] ?? name,
      one.at
        ? f.record(
            { totale: f.count(one.total && { doc: one.total }), [one.at[1]]: rowsOf(one) },
            { ...(one.title && { title: one.title }) },
          )
        : rowsOf(one),
    ]),
  );

/** What answers below an act begin with. */
const ABOUT_ACT: f.Fields = {
  norma: f.shared("riga"),
  versione: f.shared("versione"),
  giorno: f.optional(f.shared("giorno_chiesto")),
  testo_ufficiale: f.optional(f.shared("testo_ufficiale")),
  modifiche_intermedie: f.optional(f.shared("modifiche_intermedie")),
};

/** Bounds of a parameter, as a schema has them. */
function boundsOf(operation: string, name: string): f.Keywords | undefined {
  const found = OPERATIONS.find(({ id }) => id === operation)?.parameters.find((one) => one.name === name);
  if (found?.type !== "integer") return undefined;
  return { minimum: found.ge, ...(found.le !== undefined && { maximum: found.le }) };
}

/** What each answer of a resource has, by its operation. */
export function bodiesOf({ list, item, onAct }: Resource): Readonly<Record<string, f.Field>> {
  const window = Object.fromEntries(
    ["limit", "offset"].flatMap((name) => {
      const bounds = boundsOf(list.operation, name);
      return bounds ? [[name, f.count({}, bounds)]] : [];
    }),
  );
  const thing = item && (item.at ? { [item.at]: item.thing } : item.thing.fields);
  const bodyOf = ({ body, more, sections }: ResourceTable, before: f.Fields, after: f.Fields = {}) =>
    f.record({ meta: f.shared("meta"), ...before, ...more, ...after, ...sectionsOf(sections) }, body);
  return {
    [list.operation]: bodyOf(list, {}, { totale: f.count(), ...window }),
    ...(item && thing && { [item.operation]: bodyOf(item, thing) }),
    ...(onAct && { [onAct.operation]: bodyOf(onAct, ABOUT_ACT) }),
  };
}

const SCHEMA = "https://json-schema.org/draft/2020-12/schema";

/**
 * The schemas of the answers of resources, by the names of their files: whole ones of operations, and definitions for those that others share.
 *
 * @example schemasOf([UE])["ue-atto"].required // ["meta", "ue", "recepita_da", "attuata_da", "citata_da"]
 */
export function schemasOf(
  resources: readonly Resource[],
  others: Readonly<Record<string, f.Field>> = {},
  common: readonly f.Field[] = [],
): Readonly<Record<string, f.Keywords>> {
  const bodies = [...resources.map(bodiesOf), others].flatMap((some) => Object.entries(some));
  const definitions = new Map<string, Record<string, f.Keywords>>();
  for (const [ref, schema] of [...bodies.map(([, body]) => body), ...common].flatMap((one) => [
    ...definitionsIn(one),
  ])) {
    const [file = "", name = ""] = ref.split(".json#/$defs/");
    definitions.set(file, { ...definitions.get(file), [name]: schema });
  }
  const whole = bodies.map(([id, body]): [string, f.Keywords] => {
    // Members may come later.
    const { additionalProperties: _, ...members } = bare(body);
    return [id, { $schema: SCHEMA, $id: `${id}.json`, ...members }];
  });
  const of = new Map([...[...definitions.keys()].map((file): [string, f.Keywords] => [file, {}]), ...whole]);
  return Object.fromEntries(
    Array.from(of, ([file, members]) => {
      const own = definitions.get(file);
      return [file, { ...members, ...(own && { $defs: own }) }];
    }),
  );
}

/**
 * A file of `schemas/` with what is declared: of a file that others share only the declared definitions.
 *
 * @example withDeclared({ $id: "comuni.json", $defs: { eli } }, { $defs: { legge } }) // { $id: "comuni.json", $defs: { eli, legge } }
 */
export const withDeclared = (file: { readonly $defs?: object }, declared: f.Keywords): f.Keywords =>
  "$id" in declared ? declared : { ...file, $defs: { ...file.$defs, ...Object(declared.$defs) } };

/** As wide as lines of the project are. */
const WIDTH = 120;

/**
 * A schema as the formatter of the project writes JSON: lists of words on one line where there is room.
 *
 * @param before what stands on the line already
 * @example schemaText({ type: ["string", "null"] }) // '{\n  "type": ["string", "null"]\n}'
 */
export function schemaText(value: unknown, indent = "", before = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const several = Array.isArray(value);
  const line = several ? `[${value.map((one) => JSON.stringify(one)).join(", ")}]` : "{}";
  const flat = several
    ? value.every((one) => one === null || typeof one !== "object")
    : Object.keys(value).length === 0;
  if (flat && `${indent}${before}${line},`.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const members = Object.entries(value).map(([key, one]) => {
    const name = several ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${name}${schemaText(one, inner, name)}`;
  });
  return `${several ? "[" : "{"}\n${members.join(",\n")}\n${indent}${several ? "]" : "}"}`;
}
