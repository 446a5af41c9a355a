import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { cutAt, readPieces, tables } from "./tables.ts";

const places = fc.array(fc.nat(), { maxLength: 4 });

describe("a table that another program wrote", () => {
  test("comes back cell for cell, whatever its delimiter, line ends and quotes, and however it is cut into pieces", async () => {
    const writing = fc.record({
      delimiter: fc.constantFrom(";", ",", "\t", "|"),
      newline: fc.constantFrom("\r\n", "\n", "\r"),
      quotes: fc.boolean(),
      mark: fc.boolean(),
      ended: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(tables, writing, places, async (table, { delimiter, newline, quotes, mark, ended }, cuts) => {
        const body = Papa.unparse(
          table.map((row) => [...row]),
          { delimiter, newline, quotes },
        );
        const text = `${mark ? "\uFEFF" : ""}${body}${ended ? newline : ""}`;
        const read = await readPieces(cutAt(text, cuts));
        expect([read.header, ...read.rows]).toEqual(table);
        expect([read.odd, read.damaged]).toEqual([[], []]);
      }),
      { numRuns: 1000 },
    );
  });

  test("says of each row on which line it begins", async () => {
    const { lines } = await readPieces(['a;b\n1;"x\ny\nz"\n', "2;u\n3;v\n"]);
    expect(lines).toEqual([2, 5, 6]);
  });

  test("may name its delimiter above the header, as spreadsheets do", async () => {
    const { header, rows } = await readPieces(['sep=,\r\na;b,"c"\r\n1;2,3\r\n']);
    expect([header, rows]).toEqual([["a;b", "c"], [["1;2", "3"]]]);
  });

  test("may have blank lines before the header, between rows and at the end", async () => {
    const { header, rows, odd } = await readPieces(["\n;;\na;b;c\n\n1;2;3\n \n4;;\n\n"]);
    expect([header, rows, odd]).toEqual([
      ["a", "b", "c"],
      [
        ["1", "2", "3"],
        ["4", "", ""],
      ],
      [],
    ]);
  });

  test("may be several files one after another, each with its mark", async () => {
    const { rows } = await readPieces(['\uFEFF"a";"b"\n1;2\n', '\uFEFF"a";"b"\n3;4\nï»¿5;6\n']);
    expect(rows).toEqual([
      ["1", "2"],
      ["a", "b"],
      ["3", "4"],
      ["5", "6"],
    ]);
  });

  test("may end its lines in more than one way", async () => {
    expect((await readPieces(["a;b\n1;2\r\n3;4\r\r\n", "5;6\n"])).rows).toEqual([
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ]);
    expect((await readPieces(["a;b\r1;2\r", "\n3;4\r\n5;6"])).rows).toEqual([
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ]);
  });

  test("says whether its last row has a line end", async () => {
    expect((await readPieces(["a;b\n1;2\n"])).ended).toBe(true);
    expect((await readPieces(["a;b\n1;2", "3"])).ended).toBe(false);
  });
});

describe("a stray quote", () => {
  const row = (n: number, cell = "x") => `k${n};${cell};${n}00\n`;
  const head = "chiave;testo;importo\n";

  test.each([
    ['"Progetto" di esempio', '"Progetto" di esempio'],
    ['Progetto "di" esempio', 'Progetto "di" esempio'],
    ['Progetto di esempio"', 'Progetto di esempio"'],
    ['"Scuola "Esempio""', '"Scuola "Esempio""'],
    ['"" di esempio', '"" di esempio'],
    ['"a"b"c"', '"a"b"c"'],
  ])("that is followed by more text is text: %s", async (written, cell) => {
    const { rows, damaged, odd } = await readPieces([head + row(1) + row(2, written) + row(3, '"y\n""z"""')]);
    expect(rows).toEqual([
      ["k1", "x", "100"],
      ["k2", cell, "200"],
      ["k3", 'y\n"z"', "300"],
    ]);
    expect([damaged, odd]).toEqual([[], []]);
  });

  test.each([
    ["before a cell with quotes of its own", row(3, '"y"')],
    ["before a cell with a line break", row(3, '"y\n""z"""')],
    ["before a cell that begins with the delimiter", row(3, '";y"')],
    ["before an empty quoted cell", row(3, '""')],
    ["before nothing else", row(3)],
  ])("that is never closed costs its line alone, %s", async (_, third) => {
    const { rows, damaged, odd } = await readPieces([head + row(1) + row(2, '"x') + third + row(4)]);
    expect(rows.map(([key, , money]) => [key, money])).toEqual([
      ["k1", "100"],
      ["k3", "300"],
      ["k4", "400"],
    ]);
    expect([...damaged, ...odd]).toEqual([3]);
  });

  test("and another one at the same column of the next row never make one row of two", async () => {
    const wide = (n: number, cell: string) => `k${n};1;2;${cell};4;5;6;7;${n}00\n`;
    const { rows, damaged } = await readPieces([
      `a;b;c;d;e;f;g;h;i\n${wide(1, "x")}${wide(2, '"x')}${wide(3, 'y"')}${wide(4, "z")}`,
    ]);
    expect(rows.map((cells) => [cells[0], cells[3], cells[8]])).toEqual([
      ["k1", "x", "100"],
      ["k3", 'y"', "300"],
      ["k4", "z", "400"],
    ]);
    expect(damaged).toEqual([3]);
  });

  test("and another one at another column of a later row never swallow the rows between", async () => {
    const { rows, damaged, odd } = await readPieces([`${head}k1;"x;100\nk2;y;200\nk3;z;300"\nk4;u;400\n`]);
    expect(rows).toEqual([
      ["k2", "y", "200"],
      ["k3", "z", '300"'],
      ["k4", "u", "400"],
    ]);
    expect([...damaged, ...odd]).toEqual([2]);
  });

  test("gives no row the cells of two, wherever quotes are added", async () => {
    const keyed = fc
      .array(fc.constantFrom("x", '"y"', '"a;b"', '"c\nd"', '"e""f"', "", '""'), { minLength: 3, maxLength: 8 })
      .map((cells) => cells.map((cell, n) => `k${n};a${n};b${n};${cell};c${n};d${n};e${n};m${n}\n`).join(""));
    await fc.assert(
      fc.asyncProperty(keyed, fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), async (body, at) => {
        let text = `1;2;3;4;5;6;7;8\n${body}`;
        for (const place of at)
          text = `${text.slice(0, 16 + (place % body.length))}"${text.slice(16 + (place % body.length))}`;
        const { rows } = await readPieces([text]);
        for (const row of rows) {
          const own = row.filter((_, i) => i !== 3).map((cell) => /\d/.exec(cell)?.[0]);
          expect(new Set(own).size).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("lines that are joined by a lone carriage return are read on their own", async () => {
  const { rows, odd } = await readPieces(["a;b\n1;2\n3;4\r5;6\n7;8\n"]);
  expect(rows).toEqual([
    ["1", "2"],
    ["5", "6"],
    ["7", "8"],
  ]);
  expect(odd).toEqual([3]);
});
