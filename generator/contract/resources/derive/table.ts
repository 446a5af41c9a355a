/** Rows of a resource as a flat table of the downloads: a column for each field, those of nested records joined by `_`. */

import type { Prosa } from "../../prose.ts";
import { OF_ACT } from "../common.ts";
import { allFields, type Field, type Fields } from "../declare/fields.ts";
import type { ResourceTable } from "../declare/resource.ts";
import { rowsAt } from "./text.ts";

/** One value; `null` where the source says nothing. */
type FlatCell = string | number | boolean | null;
type ColumnType = "text" | "integer" | "boolean" | "date";

interface FlatColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly doc?: Prosa;
  /** @param value of the field that the column is of */
  cell(value: unknown): FlatCell;
}

export interface FlatTable {
  readonly columns: readonly Omit<FlatColumn, "cell">[];
  /** @param norma the act whose answer it is */
  rows(body: object, norma?: string): FlatCell[][];
}

const TYPES: Readonly<Partial<Record<Field["kind"], ColumnType>>> = { number: "integer", flag: "boolean", day: "date" };

const flatCell = (value: unknown): FlatCell =>
  typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value !== "") ? value : null;

const joined = (values: readonly unknown[], separator: string): FlatCell =>
  values.map((value) => value ?? "").join(separator) || null;

/** The columns of a field. Of lists each column has all values, with blanks between; a line each where they have blanks inside. */
function columnsOf(name: string, one: Field): FlatColumn[] {
  const { kind, item, lines, doc } = one;
  const inner = Object.entries((item?.kind ?? kind) === "act" ? OF_ACT : allFields(item ?? one));
  if (inner.length > 0)
    return inner.flatMap(([key, field]) =>
      columnsOf(
        `${name}_${key}`,
        item
          ? {
              kind: "list",
              schema: {},
              item: field,
              ...(field.nullable && { lines: true }),
              ...(field.doc && { doc: field.doc }),
            }
          : field,
      ).map((column) => ({
        ...column,
        cell: (value) => column.cell(Array.isArray(value) ? value.map((one) => Object(one)[key]) : Object(value)[key]),
      })),
    );
  if (item) {
    const separator = lines ? "\n" : " ";
    const cell = (value: unknown) => joined(Array.isArray(value) ? value : [], separator);
    return [{ name, type: "text", cell, doc: said(doc, SEVERAL[separator]) }];
  }
  return [{ name, type: TYPES[kind] ?? "text", cell: flatCell, ...(doc && { doc }) }];
}

/** The columns of a row's fields, by field; of acts none where the act is the row's own. */
const columnsIn = (fields: Fields = {}, ofActs = true) =>
  Object.entries(fields).flatMap(([field, one]) =>
    ofActs && one.kind === "act" ? [] : columnsOf(field, one).map((column) => ({ field, column })),
  );

const PLACE_IN_ACT = [
  { name: "norma", type: "text" },
  {
    name: "posizione",
    type: "integer",
    doc: { it: "Posto tra le righe dell'atto.", en: "Place among the rows of the act." },
  },
] as const;

/** What is said besides of a column that has several values in a cell. */
const SEVERAL = {
  " ": { it: "Più valori, separati da spazi.", en: "Several values, with blanks between." },
  "\n": { it: "Più valori, uno per riga.", en: "Several values, one a line." },
};
const said = (doc: Prosa | undefined, more: Prosa): Prosa => ({
  it: [doc?.it, more.it].filter(Boolean).join(" "),
  en: [doc?.en, more.en].filter(Boolean).join(" "),
});

/** `recepisce (Transposes), attua (Gives effect to), cita (Cites)` */
const ways = (sections: ResourceTable["sections"]): Prosa => {
  const each = Object.entries(sections).map(([name, { label }]) => `${name} (${label.en})`);
  return { it: Object.keys(sections).join(", "), en: each.join(", ") };
};

/**
 * The table of the rows of all sections, in their order; `come` says which section a row is of.
 *
 * @param ofActs whether rows belong to acts, and are told by act and place
 * @example flatTable(UE.onAct).columns.map(({ name }) => name) // ["norma", "posizione", "come", "ue_celex", …]
 */
export function flatTable({ sections }: Pick<ResourceTable, "sections">, ofActs = true): FlatTable {
  const kinds = Object.entries(sections).map(([name, section]) => ({
    name,
    section,
    cells: columnsIn(allFields(section.row), ofActs),
  }));
  const columns = new Map(kinds.flatMap(({ cells }) => cells.map(({ column }) => [column.name, column] as const)));
  const several = kinds.length > 1;
  const flatRow = (row: object, cells: ReturnType<typeof columnsIn>) => {
    const own = new Map(cells.map(({ field, column }) => [column.name, column.cell(Object(row)[field])]));
    return Array.from(columns.keys(), (name) => own.get(name) ?? null);
  };
  return {
    columns: [
      ...(ofActs ? PLACE_IN_ACT : []),
      ...(several ? [{ name: "come", type: "text" as const, doc: ways(sections) }] : []),
      ...columns.values(),
    ],
    rows: (body, norma = "") =>
      kinds
        .flatMap(({ name, section, cells }) =>
          rowsAt(Object(body), name, section).map((row) => [...(several ? [name] : []), ...flatRow(row, cells)]),
        )
        .map((cells, i) => [...(ofActs ? [norma, i + 1] : []), ...cells]),
  };
}

/**
 * Some columns of a record, in this order, without what its schema says of them; `member_inner:name` gives one another name. An empty text stays.
 *
 * @throws Error where the record has no such column
 * @example columnsNamed(f.record({ al: f.day(), tipo: f.text() }), "tipo al").row({ al: "2024-01-01", tipo: "originale" }) // ["originale", "2024-01-01"]
 */
export function columnsNamed<Row extends object>(of: Field<Row>, names: string) {
  const all = new Map(columnsIn(of.fields).map((one) => [one.column.name, one]));
  const chosen = names.split(" ").map((written) => {
    const [from = "", name = from] = written.split(":");
    const one = all.get(from);
    if (!one) throw new Error(`${from}: no column`);
    return { name, ...one };
  });
  return {
    columns: chosen.map(({ name, column: { type } }) => ({ name, type })),
    row: (row: Partial<Row>): FlatCell[] =>
      chosen.map(({ field, column }) => {
        const value: unknown = Object(row)[field];
        return value === "" ? value : column.cell(value);
      }),
  };
}
