/** What rows show, as every surface reads it: cells of pieces. */

import { citationLabel } from "../../../law/names/citation-label.ts";
import type { NormaRow } from "../../norma-row.ts";
import type { Lingua, Prosa } from "../../prose.ts";
import type { AnyRow, Field, Fields } from "../declare/fields.ts";
import {
  type Heading,
  type Inline,
  type ResourceCell,
  type ResourceTable,
  type Say,
  SECTION,
  type Section,
} from "../declare/resource.ts";

/** A row, with the section that it is of. */
export interface SectionLine {
  readonly name: string;
  readonly section: Section;
  readonly row: AnyRow;
}

const object = (value: unknown): AnyRow => Object(value);
/** The rows of a section in an answer; none where it has none. */
export const rowsAt = (body: AnyRow, name: string, { at }: Section): readonly AnyRow[] => {
  const rows = at ? object(body[at[0]])[at[1]] : body[name];
  return Array.isArray(rows) ? rows : [];
};

/** The rows of an answer, section by section. */
export const linesOf = (table: ResourceTable, body: AnyRow): SectionLine[] =>
  Object.entries(table.sections).flatMap(([name, section]) =>
    rowsAt(body, name, section).map((row) => ({ name, section, row })),
  );

/** A value as its field says it. */
export function cellOf({ kind, words, item }: Field, value: unknown, say: Say): ResourceCell {
  if (value === null || value === undefined) return null;
  if (words) return words[String(value)]?.[say.lingua] ?? String(value);
  if (item && Array.isArray(value)) return value.map((one) => plain(cellOf(item, one, say))).join(", ");
  if (kind === "act") {
    const norma: NormaRow = Object(value);
    return [{ text: citationLabel(norma), to: { eli: norma.eli } }, ` ${norma.titolo.replace(/\s+/g, " ")}`];
  }
  if (kind === "day") return say.day(String(value));
  if (kind === "flag") return value ? (say.lingua === "it" ? "sì" : "yes") : "no";
  return typeof value === "number" ? value : String(value);
}

/**
 * What a line shows in a column.
 *
 * @example cellAt({ name: "ue", section, row: entry }, { name: "n_citata_da" }, say) // 3
 */
export function cellAt(
  { section, row }: SectionLine,
  { name, field = name }: Pick<ShownColumn, "name" | "field">,
  say: Say,
): ResourceCell {
  if (name === SECTION) return (section.does ?? section.label)[say.lingua].toLowerCase();
  const show = section.cells?.[name];
  const { fields = {} }: { readonly fields?: Fields } = section.row;
  const own = fields[field];
  return show ? show(row, say) : own ? cellOf(own, row[field], say) : null;
}

const textOf = (piece: Inline) => (typeof piece === "string" ? piece : piece.text);

/** A cell without its links. */
export const plain = (cell: ResourceCell): string =>
  cell === null ? "" : typeof cell === "object" ? cell.map(textOf).join("") : String(cell);

/** A column as it is shown. */
export interface ShownColumn extends Heading {
  readonly name: string;
  readonly label: Prosa;
  /** Numbers stand at the right. */
  readonly numeric: boolean;
  readonly dated: boolean;
}

/** The columns of a table, headed by their fields where they do not say otherwise; which section a row is of only where there are several. */
export const columnsOf = ({ columns, sections }: ResourceTable): ShownColumn[] =>
  Object.entries(columns).flatMap(([name, heading]) => {
    if (name === SECTION && Object.keys(sections).length < 2) return [];
    const rows = Object.values(sections).map(({ row }) => row.fields?.[heading.field ?? name]);
    const field = rows.find((one) => one !== undefined);
    const label = heading.label ?? field?.label;
    if (!label) throw new Error(`${name}: no label`);
    return { ...heading, name, label, numeric: field?.kind === "number", dated: field?.kind === "day" };
  });

/** What is said away from any page: articles lead below their act. */
export const sayAbout = (lingua: Lingua, norma?: string): Say => ({
  lingua,
  day: (date) => date ?? "—",
  article: (name) =>
    norma === undefined ? `art. ${name}` : { text: `art. ${name}`, to: { eli: `${norma}/art/${name}` } },
});
