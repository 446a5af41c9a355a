/** Answers of resources as Markdown: a list, a thing with what belongs to it, what an act says. */

import { eliLabel } from "../../../law/names/eli-label.ts";
import { BASE_PATH } from "../../operations.ts";
import type { AnyRow } from "../declare/fields.ts";
import {
  type Inline,
  type Resource,
  type ResourceCell,
  type ResourceTable,
  type Say,
  SECTION,
  type To,
} from "../declare/resource.ts";
import { escaped, head, heading, MARKDOWN, type Notation, type TextMeta } from "./markdown-text.ts";
import { cellAt, columnsOf, linesOf, plain, type SectionLine, sayAbout } from "./text.ts";

const addressOf = (to: To): string =>
  "url" in to ? to.url : `${BASE_PATH}/${"eli" in to ? `norme/${to.eli}` : (to.api ?? to.page).join("/")}`;

const pieces = (all: readonly Inline[], { inline, link }: Notation) =>
  all
    .map((one) =>
      typeof one === "string" ? inline(one) : "to" in one ? link(one.text, addressOf(one.to)) : inline(one.text),
    )
    .join("");
const written = (cell: ResourceCell, notation: Notation) =>
  cell !== null && typeof cell === "object" ? pieces(cell, notation) : notation.inline(plain(cell));

/** A row on one line: what comes first, then the other columns; numbers and days are said with their heading. */
function line(one: SectionLine, table: ResourceTable, say: Say, notation: Notation): string {
  const [first = "", ...rest] = columnsOf(table)
    .filter(({ name, hidden }) => !hidden && name !== SECTION && name !== one.section.quote)
    .flatMap((column) => {
      const text = written(cellAt(one, column, say), notation);
      const bare = column.numeric || column.dated;
      return text === "" ? [] : [bare ? `${column.label[say.lingua].toLowerCase()} ${text}` : text];
    });
  return rest.length > 0 ? `${first}: ${rest.join("; ")}` : first;
}

/** A row above the words that it quotes. */
export const quotedRow = (one: SectionLine, table: ResourceTable, say: Say, notation: Notation): string =>
  notation.quoted(line(one, table, say, notation), String(one.row[one.section.quote ?? ""] ?? ""));

/**
 * A row: on a line, or above the words that it quotes.
 *
 * @example rowMarkdown(line, table, say) // "- [direttiva 2014/24](/api/public/ue/32014L0024): recepito da 1; citato da 3\n"
 */
const rowMarkdown = (one: SectionLine, table: ResourceTable, say: Say): string =>
  one.section.quote === undefined ? `- ${line(one, table, say, MARKDOWN)}\n` : quotedRow(one, table, say, MARKDOWN);

/** Each section with its heading, where there are several. */
function sections(table: ResourceTable, body: AnyRow, say: Say): string[] {
  const lines = linesOf(table, body);
  return Object.entries(table.sections).flatMap(([name, { label }]) => {
    const own = lines.filter((one) => one.name === name).map((one) => rowMarkdown(one, table, say));
    if (own.length === 0) return [];
    const title = Object.keys(table.sections).length > 1 ? [heading("##", label[say.lingua])] : [];
    return [...title, own.join(own[0]?.startsWith(">") ? "\n" : "")];
  });
}

const said = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What every answer of a resource may say. */
export interface ResourceAnswer {
  readonly meta: TextMeta;
  /** One that is not in the collection has no title. */
  readonly norma?: { readonly eli: string; readonly titolo: string | null };
  readonly versione?: { readonly tipo: string; readonly al: string };
  readonly giorno?: string;
  readonly [member: string]: unknown;
}

/**
 * The Markdown of an answer of a resource.
 *
 * @param operation whose answer it is
 * @example resourceMarkdown(UE, "ue", body).includes("# Atti dell'Unione europea\n") // true
 */
export function resourceMarkdown(resource: Resource, operation: string, body: ResourceAnswer): string {
  const { title: all, none, list, item, onAct } = resource;
  const { meta, norma, versione, giorno } = body;
  const { lingua, nota } = meta;
  const of = norma && (norma.titolo ?? eliLabel(norma.eli));
  const say = sayAbout(lingua, norma?.eli);
  const one = operation === item?.operation;
  const table = one ? item : operation === onAct?.operation ? onAct : list;
  const thing: AnyRow = Object(one && item.at ? body[item.at] : body);
  const title = one ? item.title(thing, say) : all[lingua];
  const hasRows = table !== undefined && Object.keys(table.sections).length > 0;
  const rows = table ? sections(table, body, say) : [];
  const values = one
    ? { eli: said(thing.eli), [item.parameter]: said(thing[item.parameter]), titolo: title, url: said(thing.url) }
    : { eli: norma?.eli, titolo: of ?? title };
  return [
    head(meta, { ...values, versione: versione?.tipo, al: versione?.al, giorno, nota }),
    heading("#", of ? `${title}: ${of}` : title),
    ...(one ? [`${pieces(item.identity(thing, say), MARKDOWN)}\n`] : []),
    ...(one && item.says
      ? [
          item
            .says(thing, say)
            .map((text) => `- ${escaped(text)}\n`)
            .join(""),
        ]
      : []),
    ...(rows.length > 0 || !hasRows ? rows : [`${(table?.none ?? none)[lingua]}\n`]),
  ].join("\n");
}
