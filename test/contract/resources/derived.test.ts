/** Every derivation over all declarations: rows that have all that they may, and rows without each thing that may be missing. */

import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { shownLine, toolOf } from "../../../generator/clients/mcp/resource-tool.ts";
import {
  type AnyRow,
  type Field,
  type Fields,
  list,
  orNull,
  record,
  text,
} from "../../../generator/contract/resources/declare/fields.ts";
import type { ResourceTable } from "../../../generator/contract/resources/declare/resource.ts";
import { resourceMarkdown } from "../../../generator/contract/resources/derive/markdown.ts";
import { parametersOf, parameterTextsOf } from "../../../generator/contract/resources/derive/operations.ts";
import { flatTable } from "../../../generator/contract/resources/derive/table.ts";
import { cellAt, columnsOf, linesOf, plain, sayAbout } from "../../../generator/contract/resources/derive/text.ts";
import { PRONUNCE } from "../../../generator/contract/resources/pronunce.ts";
import { RESOURCES } from "../../../generator/contract/resources/resources.ts";
import { UE, UE_TOOL } from "../../../generator/contract/resources/ue.ts";
import { SCHEMAS } from "../../../generator/contract/schemas.ts";

const ELI = "eli:/it/legge/1990/08/07/241";
const ACT = {
  eli: ELI,
  tipo: "legge",
  titolo: "Norme di esempio",
  data: "1990-08-07",
  numero: "241",
  n_articoli: 1,
  n_relazioni: 0,
};

/** A text for what is asked of texts: by the definition or the pattern of a field. */
const TEXTS: readonly (readonly [asked: RegExp, text: string])[] = [
  [/eli_articolo/, `${ELI}/art/1`],
  [/defs.eli$/, ELI],
  [/giorno/, "2020-01-02"],
  [/numero_ddl/, "S.1"],
  [/indirizzo/, "https://example.org/"],
  [/\^\[SC\]-\[0-9\]\+-/, "S-19-1-2"],
  [/id_parlamentare/, "S-7"],
  [/COST/, "ECLI:IT:COST:2019:242"],
  [/LRDF/, "32014L0024"],
  [/europa\[.\]eu.eli/, "http://data.europa.eu/eli/dir/2014/24/oj"],
  [/eur-lex/, "https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014L0024"],
];

function sampleOf(field: Field): unknown {
  const { kind, schema, fields, item, words, kinds } = field;
  if (kind === "act") return ACT;
  if (kinds?.[0]) return sampleOf(kinds[0]);
  if (fields) return rowOf(fields);
  if (item) return [sampleOf(item)];
  if (words) return Object.keys(words)[0];
  if (kind === "number") return Math.max(2014, Number(schema.minimum ?? 0));
  if (kind === "flag") return true;
  const asked = String(schema.$ref ?? schema.pattern ?? "");
  return TEXTS.find(([pattern]) => pattern.test(asked))?.[1] ?? "testo";
}
const rowOf = (fields: Fields): AnyRow =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));

/** A row without one thing that may be missing, for each such thing, and without any of them. */
function lackingOf(fields: Fields): [what: string, row: AnyRow][] {
  const whole = rowOf(fields);
  const one = Object.entries(fields).flatMap(([name, field]): [string, AnyRow][] => {
    const inner = field.fields ? lackingOf(field.fields) : [];
    const items = field.item?.fields ? lackingOf(field.item.fields) : [];
    return [
      ...(field.nullable ? [[name, { ...whole, [name]: null }] as [string, AnyRow]] : []),
      ...(field.item && !field.schema.minItems ? [[`${name}[]`, { ...whole, [name]: [] }] as [string, AnyRow]] : []),
      ...inner.map(([deep, value]): [string, AnyRow] => [`${name}.${deep}`, { ...whole, [name]: value }]),
      ...items.map(([deep, value]): [string, AnyRow] => [`${name}[].${deep}`, { ...whole, [name]: [value] }]),
    ];
  });
  const none = Object.entries(fields).flatMap(([name, { nullable }]) => (nullable ? [[name, null]] : []));
  return [...one, ["anything", { ...whole, ...Object.fromEntries(none) }]];
}

/** The answer of a table whose sections have these rows. */
function bodyOf({ sections }: ResourceTable, name: string, row: AnyRow): AnyRow {
  const member = (key: string, at: readonly [string, string] | undefined, rows: readonly AnyRow[]) =>
    at ? [at[0], { totale: rows.length, [at[1]]: rows }] : [key, rows];
  return Object.fromEntries(
    Object.entries(sections).map(([key, { at }]) => member(key, at, key === name ? [row] : [])),
  );
}

const META = { release: "000000000000", licenza: "CC0-1.0", avvertenza: "Esempio" };
const CASES = RESOURCES.flatMap((of) =>
  [of.list, of.item, of.onAct].flatMap((table) =>
    table
      ? Object.entries(table.sections).flatMap(([name, { row }]) =>
          [["nothing", rowOf(row.fields ?? {})] as [string, AnyRow], ...lackingOf(row.fields ?? {})].map(
            ([what, value]) => ({ of, table, name, operation: table.operation, what, row: value }),
          ),
        )
      : [],
  ),
);
const UNSAID = /\b(?:null|undefined|NaN|\[object)\b/;

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, schemas: Object.values(SCHEMAS) });
const HEAD: AnyRow = { limit: 1, offset: 0, totale: 1 };

describe.each(CASES)("$operation, $name without $what", ({ of, table, name, operation, row }) => {
  const body = bodyOf(table, name, row);

  it("is what its schema allows", () => {
    const validate = ajv.getSchema(`${operation}.json`);
    validate?.({ ...HEAD, ...body });
    // What the answer has besides its rows is not made here.
    expect(validate?.errors?.filter(({ instancePath }) => instancePath.includes("/0"))).toEqual([]);
  });

  it.each(["it", "en"] as const)("has cells and Markdown, in %s", (lingua) => {
    const say = sayAbout(lingua, ELI);
    for (const line of linesOf(table, body))
      for (const column of columnsOf(table)) expect(plain(cellAt(line, column, say))).not.toMatch(UNSAID);
    const thing = of.item && operation === of.item.operation ? rowOf(of.item.thing.fields ?? {}) : {};
    const answer = { meta: { ...META, lingua }, ...(of.item?.at ? { [of.item.at]: thing } : thing), ...body };
    const text = resourceMarkdown(of, operation, answer);
    expect(text).not.toMatch(UNSAID);
    expect(text).toMatch(/^(?:> |- )/m);
  });

  it("is a line of a tool, and a row of a table", () => {
    for (const line of linesOf(table, body)) expect(Object.values(shownLine(table, line))).not.toContain(undefined);
    const flat = flatTable(table, table === of.onAct);
    if (Object.values(table.sections).some(({ at }) => at)) return;
    for (const cells of flat.rows(body, ELI)) {
      expect(cells).toHaveLength(flat.columns.length);
      expect(cells.map((cell) => typeof cell === "object" && cell !== null)).not.toContain(true);
    }
  });
});

describe("a declaration", () => {
  it("has a sentence for each parameter that its list is narrowed by", () => {
    for (const one of RESOURCES) {
      const { list } = one;
      expect(Object.keys(Object.fromEntries(parameterTextsOf(one))[list.operation]!).sort()).toEqual(
        [...parametersOf(list).keys()].sort(),
      );
    }
    expect([...parametersOf(UE.list).keys()]).toEqual(["tipo", "anno", "q"]);
    expect([...parametersOf(PRONUNCE.list).keys()]).toEqual(["anno", "effetto"]);
  });

  it("gives a tool to what no act speaks of", () => {
    const { onAct: _, ...alone } = UE;
    const { input } = toolOf(alone, UE_TOOL);
    expect(Object.keys(input)).toEqual(["union", "kind", "year", "number", "limit", "offset"]);
  });

  it("has the words of its own for an act of which nothing is said", () => {
    const body = { norma: ACT, pronunce: [], totale: 0 };
    for (const of of RESOURCES)
      if (of.onAct?.none) {
        const text = resourceMarkdown(of, of.onAct.operation, {
          meta: { ...META, lingua: "it" },
          ...bodyOf(of.onAct, "", {}),
          ...body,
        });
        expect(text).toContain(of.onAct.none.it);
      }
    expect(RESOURCES.some(({ onAct }) => onAct?.none)).toBe(true);
  });

  it("puts several values into a cell with blanks between, a line each where one may be missing or has blanks inside", () => {
    const rows = list(record({ nome: text(), parte: orNull(text()) }));
    const row = record({ rows, words: list(text()), titles: list(text(), {}, { lines: true }) });
    const table = { operation: "", columns: {}, sections: { all: { row } } } as unknown as ResourceTable;
    const values = {
      rows: [
        { nome: "a", parte: null },
        { nome: "b", parte: "c d" },
      ],
      words: ["e", "f"],
      titles: ["g h", "i"],
    };
    expect(
      flatTable(table)
        .rows({ all: [values, values] }, ELI)
        .map((cells) => cells.slice(0, 2)),
    ).toEqual([
      [ELI, 1],
      [ELI, 2],
    ]);
    expect(flatTable(PRONUNCE.onAct).columns.find(({ name }) => name === "deposito")?.type).toBe("date");
    expect(flatTable(table, false).rows({ all: [values] })).toEqual([["a b", "\nc d", "e f", "g h\ni"]]);
  });
});
