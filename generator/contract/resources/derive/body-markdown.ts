/** Answers that are declared as bodies alone, as Markdown: what they say of all, then each list, a row on a line. */

import { BASE_PATH } from "../../operations.ts";
import { type AnyRow, allFields, type Field } from "../declare/fields.ts";
import type { ResourceAnswer } from "./markdown.ts";
import { escaped, head, heading, textLink } from "./markdown-text.ts";
import { cellOf, plain, sayAbout } from "./text.ts";

const object = (value: unknown): AnyRow => Object(value);

/** What identifies an answer of one thing, and what names it. */
const NAMES = ["titolo", "nome", "label"];

/** A value on a line, records as `name: value`; `null` where there is none. */
function written(field: Field, name: string, value: unknown, lingua: "it" | "en"): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string" && value.startsWith("eli:/")) return textLink(value, `${BASE_PATH}/norme/${value}`);
  if (Array.isArray(value)) {
    const of = field.item;
    const all = value.flatMap((one) => (of ? (written(of, name, one, lingua) ?? []) : escaped(String(one))));
    return all.length > 0 ? all.join(" · ") : null;
  }
  if (typeof value === "object" && field.kind !== "act") return pairs(field, object(value), lingua).join(", ") || null;
  const { schema, kind } = field;
  if (kind === "text" && schema.format === "uri") return textLink(String(value), String(value));
  return escaped(plain(cellOf(field, value, sayAbout(lingua))));
}

/** The members of a record by the names that the answer has, or their labels. */
function pairs(field: Field, row: AnyRow, lingua: "it" | "en"): string[] {
  return Object.entries(allFields(field)).flatMap(([name, own]) => {
    const text = written(own, name, row[name], lingua);
    return text === null ? [] : [`${escaped(own.label?.[lingua].toLowerCase() ?? name)} ${text}`];
  });
}

/** Whether a member of an answer is a list of rows, which gets a heading of its own. */
const isRows = (field: Field, value: unknown) =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === "object" && field.kind === "list";

/**
 * The Markdown of an answer.
 *
 * @param path of its operation, its title where the answer has no name
 * @param field its body, as it is declared
 * @example bodyMarkdown("/pnrr/classifica-aziende", RANKINGS["pnrr-aziende"], body).includes("## classifica\n") // true
 */
export function bodyMarkdown(path: string, field: Field, body: ResourceAnswer): string {
  const { meta, ...members } = body;
  const { lingua } = meta;
  const title = NAMES.map((name) => members[name]).find((name) => typeof name === "string");
  const fields = Object.entries(allFields(field)).filter(([name]) => name !== "meta");
  const [lists, others] = [true, false].map((rows) =>
    fields.filter(([name, own]) => isRows(own, members[name]) === rows),
  );
  const of = { ...field, fields: Object.fromEntries(others ?? []) };
  const sections = (lists ?? []).flatMap(([name, { item, label }]) => {
    const rows: unknown = members[name];
    if (!item || !Array.isArray(rows)) return [];
    const lines = rows.map((row) => `- ${pairs(item, object(row), lingua).join("; ")}\n`);
    return [heading("##", label?.[lingua] ?? name), lines.join("")];
  });
  return [
    head(meta, { titolo: String(title ?? path), nota: meta.nota }),
    heading("#", String(title ?? path)),
    pairs(of, members, lingua)
      .map((pair) => `- ${pair}\n`)
      .join(""),
    ...sections,
  ].join("\n");
}
