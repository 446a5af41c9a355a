/** Fields of what is served. Each says once its type, its bounds, what heads it and what it means; every surface is made from that. */

import type { NormaRow } from "../../norma-row.ts";
import type { Lingua, Prosa } from "../../prose.ts";

/** A row, whatever thing it is of. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** What of JSON Schema 2020-12 the answers need. */
export type Keywords = Readonly<Record<string, unknown>>;

/** What is said of a field beside its type. */
export interface Said {
  /** Heads its column. A tool's field is called by its English: `Cited by` is `cited_by`; without a label a tool leaves it out. */
  readonly label?: Prosa;
  /** What the label does not say: the description in schemas, tables and documentation. */
  readonly doc?: Prosa;
  /** What programs call it that are made from the schemas. */
  readonly title?: string;
  /** Where its schema is defined for all who refer to it: `comuni.json#/$defs/atto_ue`. */
  readonly ref?: string;
}

export type Kind = "text" | "number" | "day" | "flag" | "choice" | "act" | "record" | "list";

export interface Field<Value = unknown> extends Said {
  readonly kind: Kind;
  readonly schema: Keywords;
  readonly nullable?: true;
  /** Whether an answer may lack it. */
  readonly optional?: true;
  /** Of a choice, what its values are called. */
  readonly words?: Readonly<Record<string, Prosa>>;
  /** Of a record. */
  readonly fields?: Fields;
  /** Of a record that is one thing: what that is called. */
  named?(value: AnyRow, lingua: Lingua): string;
  /** Of a list. */
  readonly item?: Field;
  /** The field that is told anew; of a record with fields, the one that has these besides. */
  readonly of?: Field;
  /** The kinds that it may be of. */
  readonly kinds?: readonly Field[];
  /** Of a record that may have more members. */
  readonly open?: true;
  /** Whether a tool leaves it out where there is none. */
  readonly brief?: true;
  /** Of a list of texts with blanks inside: a line each in a cell. */
  readonly lines?: true;
  /** Of a list of rows: hints beside what was asked for. */
  readonly aside?: true;
  /** Carries the type; there is never a value. */
  readonly "~value"?: Value;
}

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F extends Field> = F extends Field<infer Value> ? Value : never;
/** What an answer says, its `meta` aside. */
export type AnswerOf<F extends Field> = Omit<ValueOf<F>, "meta">;
type Optional<F extends Fields> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];

/**
 * The fields of a record that an answer may have: its own, those of the one that it is besides, those of each kind.
 *
 * @example Object.keys(allFields(also(record({ a: text() }), { b: text() }))) // ["a", "b"]
 */
export const allFields = ({ fields, of, kinds = [] }: Field): Fields => ({
  ...(of && allFields(of)),
  ...Object.assign({}, ...kinds.map(allFields)),
  ...fields,
});

/** The values of a record, by its declaration. */
export type RowOf<F extends Fields> = { readonly [K in Exclude<keyof F, Optional<F>>]: ValueOf<F[K]> } & {
  readonly [K in Optional<F>]?: ValueOf<F[K]>;
};

/** Where schemas have what several share. */
const COMMON = "comuni.json#/$defs/";

/** What is said of a field, with its sentence in place of `doc`. */
export type Saying = Said | (Omit<Said, "doc"> & Prosa);
const saidOf = <More extends Saying>(said: More) => {
  if (!("it" in said)) return said;
  const { it, en, ...more } = said;
  return { ...more, doc: { it, en } };
};

const field = <Value>(
  kind: Kind,
  schema: Keywords,
  more: Omit<Partial<Field>, "~value"> | (Omit<Partial<Field>, "~value" | "doc"> & Prosa),
): Field<Value> => ({
  kind,
  schema,
  ...saidOf(more),
});

/** Definitions that have one for no value beside them. */
const OR_NULL: Readonly<Record<string, string>> = {
  [`${COMMON}giorno`]: `${COMMON}giorno_o_null`,
  [`${COMMON}euro`]: `${COMMON}euro_o_null`,
};
export const orNull = <Value>(one: Field<Value>): Field<Value | null> => {
  const $ref = OR_NULL[String(one.schema.$ref)];
  return { ...one, ...($ref && { schema: { $ref } }), nullable: true };
};

/** A kind of field, and the same that may have no value. */
const withNull = <Args extends readonly unknown[], Value>(make: (...args: Args) => Field<Value>) =>
  Object.assign(make, { orNull: (...args: Args) => orNull(make(...args)) });

/** @param bounds keywords of JSON Schema: `pattern`, `minLength` */
export const text = withNull((said: Saying = {}, bounds: Keywords = {}) =>
  field<string>("text", { type: "string", ...bounds }, said),
);
/** A text that is not empty. */
export const filled = withNull((said: Saying = {}) => text(said, { minLength: 1 }));
/** One of some words that are called nothing else. */
export const word = <const Word extends string>(values: readonly Word[], said: Saying = {}) =>
  field<Word>("text", { type: "string", enum: values }, said);
/** One of the keys of a table. */
export const keyOf = <const Table extends object>(table: Table, said: Saying = {}) =>
  field<Extract<keyof Table, string>>("text", { type: "string", enum: Object.keys(table) }, said);
export const constant = <const Value extends string | true>(value: Value, said: Saying = {}) =>
  field<Value>(value === true ? "flag" : "text", { type: value === true ? "boolean" : "string", const: value }, said);
/** What is always `null`. */
export const nothing = (said: Saying = {}) => field<null>("text", { type: "null" }, said);
export const decimal = withNull((said: Saying = {}, bounds: Keywords = {}) =>
  field<number>("number", { type: "number", ...bounds }, said),
);
export const integer = withNull((said: Saying = {}, bounds: Keywords = {}) =>
  field<number>("number", { type: "integer", ...bounds }, said),
);
export const count = withNull((said: Saying = {}, bounds: Keywords = {}) => integer(said, { minimum: 0, ...bounds }));
export const flag = withNull((said: Saying = {}) => field<boolean>("flag", { type: "boolean" }, said));
export const day = withNull((said: Saying = {}) => field<string>("day", { $ref: `${COMMON}giorno` }, said));

/** A field whose schema stands in another file. */
export const shared = (ref: string, said: Saying = {}) => field<string>("text", { $ref: `${COMMON}${ref}` }, said);
export const eli = withNull((said: Saying = {}) => shared("eli", said));
export const address = withNull((said: Saying = {}) => shared("indirizzo", said));
/** Euro. */
export const amount = withNull((said: Saying = {}) => field<number>("number", { $ref: `${COMMON}euro` }, said));
/** An act as lists of acts have it. */
export const act = withNull((said: Saying = {}) => field<NormaRow>("act", { $ref: `${COMMON}riga` }, said));

/** One of some words, each with what it is called. */
export const choice = <const Word extends string>(words: Readonly<Record<Word, Prosa>>, said: Saying = {}) =>
  field<Word>("choice", { type: "string", enum: Object.keys(words) }, { ...saidOf(said), words });

export const BRANCHES = { Camera: { it: "Camera", en: "Camera" }, Senato: { it: "Senato", en: "Senato" } };
/** A branch of Parliament. */
export const branch = (said: Saying = {}) => choice(BRANCHES, { ...saidOf(said), ref: `${COMMON}ramo` });

/** A field that seldom has a value. */
export const seldom = <Value>(one: Field<Value>): Field<Value | null> => ({ ...orNull(one), brief: true });
export const optional = <Value>(one: Field<Value>) => ({ ...one, optional: true as const });

/** @param bounds of the list: `minItems` */
export const list = <Value>(
  item: Field<Value>,
  said: Saying = {},
  bounds: Keywords & { readonly lines?: true; readonly aside?: true } = {},
) => {
  const { lines, aside, ...keywords } = bounds;
  return field<readonly Value[]>(
    "list",
    { type: "array", ...keywords },
    { ...saidOf(said), item, ...(lines && { lines }), ...(aside && { aside }) },
  );
};

interface Of<F extends Fields> extends Said {
  readonly open?: true;
  readonly named?: (value: RowOf<F>, lingua: Lingua) => string;
}
export const record = <const F extends Fields>(fields: F, said: Of<F> | (Omit<Of<F>, "doc"> & Prosa) = {}) =>
  field<RowOf<F>>("record", { type: "object" }, { ...saidOf(said), fields });

/** A field told anew where it stands, or with a name of its own: one that may be `null` is defined so. */
export const again = <Value>(one: Field<Value>, said: Saying): Field<Value> =>
  field<Value>(one.kind, {}, { ...saidOf(said), of: one });
/** A defined record, and what it has besides or more narrowly. */
export const also = <Value, const F extends Fields>(one: Field<Value>, fields: F, said: Saying = {}) =>
  field<Omit<Value, keyof F> & RowOf<F>>("record", {}, { ...saidOf(said), of: one, fields });
export const oneOf = <const Kinds extends readonly Field[]>(...kinds: Kinds) =>
  field<ValueOf<Kinds[number]>>("record", {}, { kinds });
