/** `check` lets the format judge each file that needs few others: one that is changed is named, with what is wrong and where. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { judgedFileProblems } from "../../generator/cli/check/judged-files.ts";
import { joinPacked, splitPacked } from "../../generator/format/cerca-entries.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();
const CUT = "indici/graph/norma/50.bin";
const CUT_OF_BILLS = "indici/politici/graph/50.bin";
const BASE = "indici/politici-graph/base.bin";
const SET = "indici/politici-graph/insieme-0.bin";

/** Names of all files. */
const names = () =>
  readdirSync(tree, { recursive: true, encoding: "utf8" }).map((file) => file.split(path.sep).join("/"));
const bytesOf = (name: string) => readFileSync(path.join(tree, name));

/** What is said of a file where some files are other bytes than they were, and some not what the manifest says. */
function problemsOf(name: string, changed: Readonly<Record<string, Uint8Array | null>> = {}): string[] | null {
  const read = (file: string) => {
    const bytes = file in changed ? changed[file] : bytesOf(file);
    return bytes ? Buffer.from(bytes) : null;
  };
  return judgedFileProblems({ has: (file) => existsSync(path.join(tree, file)), read }, name);
}

/** The bytes of a file with one number, of four bytes, changed. */
function spoilt(name: string, place: number, by: number): Buffer {
  const bytes = bytesOf(name);
  bytes.writeUInt32LE(bytes.readUInt32LE(4 * place) + by, 4 * place);
  return bytes;
}

const text = (name: string, from: string | RegExp, to: string) => {
  const before = bytesOf(name).toString();
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return Buffer.from(after);
};

/** A compressed file whose text is another. */
const compressed = (name: string, change: (before: string) => string) => {
  const before = inflateRawSync(bytesOf(name)).toString();
  const after = change(before);
  expect(after).not.toBe(before);
  return deflateRawSync(after);
};

/** A file of terms or entries of which a piece, the last of which is plain, is another. */
function piece(name: string, count: number, which: number, change: (bytes: Buffer) => Uint8Array): Uint8Array {
  const { pieces, plain } = splitPacked(bytesOf(name), count);
  const changed = (bytes: Uint8Array, i: number) => (i === which ? change(Buffer.from(bytes)) : bytes);
  const all = pieces.map((bytes, i) => deflateRawSync(changed(inflateRawSync(bytes), i)));
  return joinPacked({ pieces: all, plain: changed(plain, count) });
}

const shorter = (bytes: Buffer) => bytes.subarray(0, -1);
const replaced = (from: string | RegExp, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString().replace(from, to));

const REGISTER = "indici/norme/registro/0.json";
const PROJECTS = "indici/pnrr-progetti";
const RELATIONS = "api/public/relazioni/decreto-legge/2005/06/10/9002.json";
const LEASTS = "indici/cerca/parole/11.bin";
const TERMS = "indici/cerca/parole/11-0.bin";
const FORMS = "indici/cerca/forme/11-0.bin";
const TEXTS = "indici/cerca/testi/0/0.bin";
const ACTS = "indici/cerca/testi/0/atti.bin";
const ROWS = "indici/norme/pagine/0.ndjson";
const TITLES = "indici/norme/parole/0.bin";

describe("the files that are judged beside few others", () => {
  it("of a sound tree are sound, and none is left out", () => {
    const judged = new Map(names().map((name) => [name, problemsOf(name)]));
    const due = names().filter(
      (name) =>
        /graph.*\.bin$|^indici\/(cerca|norme\/(registro|pagine|copie|parole)|pnrr-progetti\/\w+)\/|^api\/public\/relazioni\/.*\.json$/.test(
          name,
        ) && !["indici/cerca/tabelle.bin", "indici/cerca/citazioni.bin"].includes(name),
    );
    expect(due).toEqual(expect.arrayContaining([CUT, CUT_OF_BILLS, BASE, SET, TERMS, LEASTS, TEXTS, ACTS]));
    const files = due.filter((name) => /\.(bin|json|ndjson)$/.test(name));
    expect(files.filter((name) => judged.get(name) === null)).toEqual([]);
    expect([...judged.values()].flatMap((problems) => problems ?? [])).toEqual([]);
  });

  it.each([
    ["a cut", CUT, spoilt, 3],
    ["a cut of another graph", CUT_OF_BILLS, spoilt, 4],
    ["a base", BASE, spoilt, 3],
    ["a set", SET, spoilt, 2],
  ])("%s is named where one of its numbers is changed", (_what, name, change, place) => {
    const problems = problemsOf(name, { [name]: change(name, place, 1) });
    expect(problems?.length).toBeGreaterThan(0);
    expect(problems?.every((problem) => problem.startsWith(`${name}: `))).toBe(true);
  });

  it.each<[string, string, () => Uint8Array, RegExp]>([
    ["a register that is cut off", REGISTER, () => shorter(shorter(bytesOf(REGISTER))), /it is not JSON/],
    ["a key of the register", REGISTER, () => text(REGISTER, /^\{"[^"]*/, '{"zzz'), /below the key zzz/],
    [
      "a page of projects without a row",
      `${PROJECTS}/pagine/0.json`,
      () =>
        text(
          `${PROJECTS}/pagine/0.json`,
          /"righe":\[\n[\s\S]*/,
          `"righe":[${Array(401).fill("[null,null,null,null,0,[],0,0,0]").join()}]}`,
        ),
      /it has 401 rows, not 400/,
    ],
    [
      "a place's name",
      `${PROJECTS}/luoghi/0.json`,
      () => text(`${PROJECTS}/luoghi/0.json`, /^\{\n"[^"]*/, '{\n"zzz'),
      /it is not called zzz/,
    ],
    [
      "a place's rows",
      `${PROJECTS}/luoghi/0.json`,
      () => text(`${PROJECTS}/luoghi/0.json`, /"primo":\d+/, '"primo":0'),
      /primo: it says 0/,
    ],
    [
      "a code's shares",
      `${PROJECTS}/codici/0.json`,
      () => text(`${PROJECTS}/codici/0.json`, /\["[\d.-]+"\],("[\d.-]+"\])/, '["1","1","1","1"],$1'),
      /parti: it says 4/,
    ],
    ["a page of rows that is cut off", ROWS, () => shorter(bytesOf(ROWS)), /not end with one/],
    ["a row's day", ROWS, () => text(ROWS, /\/(\d\d)\/(\d\d)\//, "/$1-$2/"), /no row of an act/],
    ["the order of rows", ROWS, () => text(ROWS, "\n[1,", "\n[9,"), /\[2,: out of order/],
    [
      "a row that is not in the list",
      ROWS,
      () => text(ROWS, /\n\[(\d+)(,[^\n]*\n)$/, "\n[999$2"),
      /\[999,: out of order/,
    ],
    ["the order of words of titles", TITLES, () => text(TITLES, /\["(\w+)",(\d+)\]/, '["zzz",$2]'), /out of order/],
    ["sets that are cut off", TITLES, () => shorter(bytesOf(TITLES)), /the texts are \d+ bytes/],
    [
      "a row that a set has and the list has not",
      TITLES,
      () => Buffer.concat([shorter(bytesOf(TITLES)), Uint8Array.of(255)]),
      /its bytes are no rows in order of a list of/,
    ],
    [
      "a relation",
      RELATIONS,
      () => text(RELATIONS, /"tipo":"[^"]*"(?=[^\n]*\n\]\})/, '"tipo":"zzz"'),
      /relazioni\[\d+\] is not the line/,
    ],
    [
      "how many relations there are",
      RELATIONS,
      () => text(RELATIONS, /"totale_in":\d+/, '"totale_in":99'),
      /totale_in: it says 99/,
    ],
    [
      "a compressed file that is cut off",
      LEASTS,
      () => bytesOf(LEASTS).subarray(0, 3),
      /what is compressed in it cannot be opened/,
    ],
    ["the order of files of terms", LEASTS, () => compressed(LEASTS, () => '["","b","ab"]'), /ab: out of order/],
    [
      "a term of another part",
      TERMS,
      () => piece(TERMS, 2, 0, replaced(/^\[\["\w/, '[["z')),
      /belongs in parole\/36-\*\.bin/,
    ],
    ["the order of terms", TERMS, () => piece(TERMS, 2, 0, replaced(/^\[\["(\w)\w*/, '[["$1zzz')), /out of order/],
    ["entries that are one fewer", TERMS, () => piece(TERMS, 2, 2, shorter), /entries: it says \d+, but it is \d+/],
    ["columns that are cut off", TERMS, () => piece(TERMS, 2, 1, shorter), /it is \d+ bytes, not \d+/],
    [
      "a document that is not there",
      TERMS,
      () => piece(TERMS, 2, 1, (bytes) => bytes.fill(126, 0, 1)),
      /there is no document \d+, there are \d+/,
    ],
    [
      "a word of another file",
      FORMS,
      () => compressed(FORMS, (before) => before.replace(/^\w+/, "zzz")),
      /zzz: belongs in/,
    ],
    [
      "a word without a number",
      FORMS,
      () => compressed(FORMS, (before) => before.replace(/ \d+\n/, "\n")),
      /no word and number/,
    ],
    [
      "an act that texts lack",
      TEXTS,
      () => compressed(TEXTS, (before) => before.replace(/"documenti":\[\[\d+/, '"documenti":[[99')),
      /documenti\[0\]: there is no act 99/,
    ],
    [
      "texts that go on nowhere",
      TEXTS,
      () => compressed(TEXTS, (before) => before.replace('"seguito":null', '"seguito":[7,7]')),
      /indici\/cerca\/testi\/0\/0-7\.bin is missing/,
    ],
    [
      "the place of an act",
      ACTS,
      () => compressed(ACTS, (before) => before.replace(/:\[0,"/, ':[1,"')),
      /: it says \d+, but it is \d+/,
    ],
  ])("%s is named with what is wrong", (_what, name, bytes, said) => {
    const problems = problemsOf(name, { [name]: bytes() });
    expect(problems?.join("\n")).toMatch(said);
    expect(problems?.every((problem) => problem.startsWith(`${name}: `))).toBe(true);
  });

  it("are left alone where what they are held against has a line of its own", () => {
    expect(problemsOf(CUT, { [CUT]: null })).toEqual([]);
    expect(problemsOf(CUT, { "api/public/graph/norma/50.json": null })).toEqual([]);
    expect(problemsOf(SET, { [BASE]: null })).toEqual([]);
    expect(problemsOf(TERMS, { [LEASTS]: null })).toEqual([]);
  });
});
