/** The lists of an answer as tables, without a browser. */

/** A list of objects in a body. */
export interface AnswerList {
  /** Its name in the body: `norme`, `relazioni.out`. */
  readonly name: string;
  /** Fields that its rows have, in their order. */
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The lists of objects of a body, those of its own objects included; what every answer says of itself is none.
 *
 * @example answerLists({ meta: {}, norme: [{ eli: "e" }] }) // [{ name: "norme", columns: ["eli"], rows: [{ eli: "e" }] }]
 */
export function answerLists(body: unknown, before = ""): AnswerList[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, value]): AnswerList[] => {
    if (before === "" && key === "meta") return [];
    const name = before + key;
    if (isObject(value)) return answerLists(value, `${name}.`);
    if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return [];
    const columns = new Set<string>();
    for (const row of value) for (const column of Object.keys(row)) columns.add(column);
    return [{ name, columns: [...columns], rows: value }];
  });
}

/** Characters of a value that a cell shows. */
const SHOWN = 160;

/**
 * What a cell shows of a value: texts as they are, what has parts as JSON, all of them cut where they are long; nothing for `null`.
 *
 * @example cellText({ a: 1 }) // '{"a":1}'
 */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
