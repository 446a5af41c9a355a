/** Answers of the SPARQL services in JSON. */

/** A row by column, in lower case. */
export type SparqlRow = ReadonlyMap<string, string>;

/** JSON as the services send it: the Senate's has control signs inside strings, which JSON forbids; they are read as spaces. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(/[\u0000-\u001f]/g, " "));
  }
}

/**
 * The rows of an answer; `null` where the JSON is something else.
 *
 * @throws SyntaxError where the text is no JSON, or is cut
 * @example sparqlRows('{"results":{"bindings":[{"V":{"value":"x"}}]}}') // [Map { "v" => "x" }]
 */
export function sparqlRows(text: string): SparqlRow[] | null {
  const value = parsed(text.replace(/^\uFEFF/, ""));
  const { results }: { results?: { bindings?: unknown } } = typeof value === "object" && value !== null ? value : {};
  if (!Array.isArray(results?.bindings)) return null;
  return results.bindings.map((binding: unknown): SparqlRow => {
    const cells = Object.entries(typeof binding === "object" && binding !== null ? binding : {});
    return new Map(
      cells.flatMap(([column, cell]: [string, { value?: unknown } | null]) => {
        const said = cell?.value;
        return typeof said === "string" || typeof said === "number" ? [[column.toLowerCase(), `${said}`] as const] : [];
      }),
    );
  });
}

/**
 * Rows as an answer has them.
 *
 * @example answerOfRows([new Map([["v", "x"]])]) // '{"head":{"vars":["v"]},"results":{"bindings":[{"v":{"type":"literal","value":"x"}}]}}\n'
 */
export function answerOfRows(rows: readonly SparqlRow[]): string {
  const vars = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const cell = (value: string) => ({ type: /^https?:\/\//.test(value) ? "uri" : "literal", value });
  const line = (row: SparqlRow) =>
    JSON.stringify(Object.fromEntries([...row].map(([name, value]) => [name, cell(value)])));
  return `{"head":{"vars":${JSON.stringify(vars)}},"results":{"bindings":[${rows.map(line).join(",\n")}]}}\n`;
}
