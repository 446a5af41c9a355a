/** The tool for assistants that a resource is: what an act says, one thing, or all by its filters. */

import * as z from "zod";
import type { Parameter } from "../../contract/operations.ts";
import type { Field, Fields } from "../../contract/resources/declare/fields.ts";
import type { FilterOf, Resource, ResourceTable, ToolOf } from "../../contract/resources/declare/resource.ts";
import { parametersOf } from "../../contract/resources/derive/operations.ts";
import { linesOf, type SectionLine } from "../../contract/resources/derive/text.ts";
import { provenanceOf } from "./provenance.ts";
import { articleMeant, INPUTS, TEXT_LIMIT, type Tool } from "./tool.ts";
import { type AskTree, bodyAt, inPathPart, type Json, query, ToolRefusal } from "./tree-api.ts";

/** The English of a label as the name of a field: `Cited by` is `cited_by`. */
const keyOf = (label: string) => label.toLowerCase().replace(/\W+/g, "_");

const object = (value: unknown): Json => Object(value);

/** A value as tools give it. */
function shown({ item, fields }: Field, value: unknown): unknown {
  if (item && Array.isArray(value)) return value.map((one) => shown(item, one));
  return fields && value ? saidIn(fields, object(value)) : value;
}

/** The fields that have a label, by their English names; a thing with a name of its own stands beside them. */
export function saidIn(fields: Fields, row: Json): Json {
  const members = Object.entries(fields).map(([name, field]): Json => {
    const value = row[name];
    if (field.kind === "act") {
      const { eli, titolo } = object(value);
      return { eli, title: titolo };
    }
    if (!field.label || value === undefined || (value === null && field.brief)) return {};
    return field.named && field.fields ? named(field, object(value)) : { [keyOf(field.label.en)]: shown(field, value) };
  });
  return Object.assign({}, ...members);
}

/** A thing by its name and what identifies it. */
export const named = ({ label, named: name, fields = {} }: Field, thing: Json): Json => ({
  ...(label && name && { [keyOf(label.en)]: name(thing, "en") }),
  ...saidIn(fields, thing),
});

/** A line as a tool gives it: what it does where there are several sections, what the thing is called, its fields. */
export const shownLine = (table: ResourceTable, { section, row }: SectionLine): Json => ({
  ...(Object.keys(table.sections).length > 1 && { does: (section.does ?? section.label).en.toLowerCase() }),
  ...named(section.row, row),
});

/** As many lines as a result has room for, the first at least. */
export function fitting(lines: readonly SectionLine[]): readonly SectionLine[] {
  let length = 0;
  const first = lines.findIndex(({ section: { quote }, row }) => {
    length += quote ? String(row[quote]).length : 0;
    return length > TEXT_LIMIT;
  });
  return first < 0 ? lines : lines.slice(0, Math.max(1, first));
}

/** A text as the parameter of the API takes it. */
const textOf = (parameter: Parameter | undefined) =>
  parameter?.type === "string" && parameter.pattern !== undefined
    ? z.string().regex(new RegExp(parameter.pattern))
    : z.string().max(500);
const inputOf = ({ of, label }: FilterOf, parameter: Parameter | undefined) =>
  (of === "year" ? z.int().min(0).max(9999) : typeof of === "string" ? textOf(parameter) : z.enum(Object.keys(of)))
    .optional()
    .describe(`Of all, only this: ${label.en}`);

interface Given {
  readonly act?: string;
  readonly article?: string;
  readonly day?: string;
  readonly limit: number;
  readonly offset: number;
  /** One thing, and the filters, by the names of their inputs. */
  readonly [input: string]: string | number | undefined;
}

/** A tool whose inputs a declaration says. */
export type ResourceTool = Omit<Tool, "run"> & { run(given: Given, ask: AskTree): ReturnType<Tool["run"]> };

/**
 * The tool of a resource.
 *
 * @example toolOf(UE, UE_TOOL).name // "european_union"
 */
export function toolOf({ name: path, list, item, onAct }: Resource, tool: ToolOf): ResourceTool {
  if (!item) throw new Error(`${path}: a tool asks for one thing by its name`);
  const {
    one: [one, described],
    asked = (text: string) => text,
    ...said
  } = tool;
  const parameters = parametersOf(list);
  const filters = Object.entries(list.filters ?? {}).flatMap(([name, filter]) =>
    parameters.has(name) ? [{ name, key: keyOf(filter.label.en.replace(/,.*/, "")), filter }] : [],
  );
  const keys = filters
    .map(({ key }) => key)
    .join(", ")
    .replace(/, (?!.*, )/, " and ");

  /** What an act says, all or of one article. */
  async function ofAct(ask: AskTree, act: string, { article, day }: Given): Promise<Json> {
    const text = day === undefined ? act : `${act}@${day}`;
    return article === undefined ? bodyAt(ask, `/norme/${inPathPart(text)}/${path}`) : articleMeant(ask, text, article);
  }

  return {
    ...{ name: tool.name, title: tool.title, description: tool.description },
    input: {
      ...(onAct && {
        act: INPUTS.act.optional(),
        ...(tool.article && { article: INPUTS.article.optional() }),
        day: INPUTS.day.optional(),
      }),
      [one]: z
        .union([z.string().min(1).max(500), z.int().min(0)])
        .transform(String)
        .optional()
        .describe(described),
      ...Object.fromEntries(filters.map(({ name, key, filter }) => [key, inputOf(filter, parameters.get(name))])),
      limit: z
        .int()
        .min(1)
        .max(100)
        .default(tool.limit ?? 30),
      offset: z.int().min(0).default(0).describe("Lines to leave out: `next_offset` of the result before"),
    },
    async run(given, ask) {
      const { act, limit, offset } = given;
      if (act === undefined && (given.article ?? given.day) !== undefined)
        throw new ToolRefusal(`${tool.article ? "an article, and a day, are" : "a day is"} of an act: name it in act`);
      const narrowed = filters.flatMap(({ name, key }) => {
        const value = given[key];
        return value === undefined ? [] : [[name, value] as const];
      });
      const wanted = given[one] === undefined ? undefined : asked(String(given[one]), Object.fromEntries(narrowed));
      const thing = wanted === undefined ? undefined : await bodyAt(ask, `/${path}/${inPathPart(wanted)}`);
      const table = act === undefined || !onAct ? (thing ? item : list) : onAct;
      const values = { ...Object.fromEntries(narrowed), limit, offset };
      const body =
        act === undefined ? (thing ?? (await bodyAt(ask, `/${path}${query(values)}`))) : await ofAct(ask, act, given);
      if (table !== list && narrowed.some(([name]) => !table.filters?.[name]?.has))
        throw new ToolRefusal(`${keys} choose among all: leave out act and ${one}`);
      const found = thing && object(item.at ? thing[item.at] : thing);
      const id = (row: Json) => object(item.at ? (row[item.at] ?? row) : row)[item.parameter];
      const lines = linesOf(table, body).filter(
        ({ row }) =>
          (table !== onAct || !found || id(row) === found[item.parameter]) &&
          (table === list || narrowed.every(([name, value]) => table.filters?.[name]?.has?.(row).includes(value))),
      );
      const total = table === list ? Number(body.totale) : lines.length;
      const rows = fitting(table === list ? lines : lines.slice(offset, offset + limit));
      return {
        ...(table === item && found && { [one]: named(item.thing, found) }),
        ...{ total, caution: said.caution, [said.lines ?? "lines"]: rows.map((line) => shownLine(table, line)) },
        ...(rows.length > 0 && offset + rows.length < total && { next_offset: offset + rows.length }),
        provenance: provenanceOf(
          body,
          table === item && typeof found?.url === "string" ? { official_link: found.url } : {},
        ),
      };
    },
  };
}
