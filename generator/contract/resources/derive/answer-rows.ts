/** The rows of an answer as a flat table, by what its operation declares: for whoever keeps an answer as it came. */

import { BODIES } from "../bodies.ts";
import { OF_ACT } from "../common.ts";
import { type AnyRow, allFields, type Field, type Fields, record } from "../declare/fields.ts";
import { RESOURCES } from "../resources.ts";
import { bodiesOf } from "./schema.ts";
import { type FlatTable, flatTable } from "./table.ts";

/** Rows that an answer has, and what they are called in it: `voti`, `relazioni.out`. */
export interface AnswerRows {
  readonly name: string;
  readonly columns: readonly string[];
  rows(body: object): ReturnType<FlatTable["rows"]>;
}

const rowsOf = (name: string, { columns, rows }: FlatTable, at: readonly string[] = []): AnswerRows => ({
  name,
  columns: columns.map((column) => column.name),
  rows: (body) => rows(at.reduce<AnyRow>((inner, step) => Object(inner[step]), Object(body))),
});

/** The lists of records in a body, and in its records; what an answer may have besides, and hints, are no rows of it. */
function listsIn(fields: Fields, at: readonly string[] = []): AnswerRows[] {
  return Object.entries(fields).flatMap(([name, one]) => {
    if (name === "meta" || one.optional || one.aside) return [];
    const { item } = one;
    if (!item) return at.length > 0 ? [] : listsIn(allFields(one), [name]);
    const row: Field = item.kind === "act" ? record(OF_ACT) : item;
    if (Object.keys(allFields(row)).length === 0) return [];
    const sections = { [name]: { label: { it: name, en: name }, row } };
    return [rowsOf([...at, name].join("."), flatTable({ sections }, false), at)];
  });
}

/**
 * The rows that the answers of an operation have: those of its sections first, in one table, then each further list.
 *
 * @example answerRows("votazione").map(({ name }) => name) // ["voti", "gruppi"]
 * @example answerRows("cerca")[0]?.columns.slice(0, 2) // ["norma_eli", "norma_tipo"]
 */
export function answerRows(operation: string): AnswerRows[] {
  const bodies: Readonly<Record<string, Field>> = Object.assign({}, ...RESOURCES.map(bodiesOf), BODIES);
  const tables = RESOURCES.flatMap(({ list, item, onAct }) => [list, item, onAct]);
  const table = tables.find((one) => one?.operation === operation);
  const sections = Object.keys(table?.sections ?? {});
  const body = bodies[operation];
  const others = body ? listsIn(allFields(body)) : [];
  if (!table || sections.length === 0) return others;
  const isOfSection = ({ name }: AnswerRows) => sections.includes(name.replace(/\..*/s, ""));
  return [rowsOf(sections.join("+"), flatTable(table, false)), ...others.filter((one) => !isOfSection(one))];
}
