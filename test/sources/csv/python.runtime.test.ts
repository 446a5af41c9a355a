import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPieces, type Table, tables } from "./tables.ts";

const WRITER = `
import csv, io, json, sys

def written(table, dialect):
    text = io.StringIO(newline="")
    csv.writer(text, **dialect).writerows(table)
    return text.getvalue()

tables = json.load(sys.stdin)
dialects = [dict(dialect=name) for name in csv.list_dialects()] + [
    dict(delimiter=delimiter, lineterminator=end, quoting=quoting)
    for delimiter in ";,\\t|"
    for end in ("\\r\\n", "\\n", "\\r")
    for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC)
    # Where CR ends lines, Python leaves a LF without quotes, which nobody can tell from the end of a line.
    if end != "\\r" or quoting != csv.QUOTE_MINIMAL
]
json.dump([[written(table, dialect) for dialect in dialects] for table in tables], sys.stdout)
`;

const HAS_PYTHON = spawnSync("python3", ["-c", "import csv"]).status === 0;

/** Each table as Python's CSV writer puts it, in every dialect that doubles quotes. */
function written(all: readonly Table[]): readonly (readonly string[])[] {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", WRITER], {
    input: JSON.stringify(all),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

describe.skipIf(!HAS_PYTHON)("a table that Python wrote", () => {
  test("comes back cell for cell, in every dialect", async () => {
    const sample = fc.sample(tables, 300);
    const texts = written(sample);
    for (const [t, table] of sample.entries())
      for (const text of texts[t] ?? []) {
        const { header, rows, odd, damaged } = await readPieces([text]);
        expect([[header, ...rows], odd, damaged], JSON.stringify(text)).toEqual([table, [], []]);
      }
  });
});
