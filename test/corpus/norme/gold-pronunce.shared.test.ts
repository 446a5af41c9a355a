/** The rulings that the notes of two acts tell, against those read by hand: `../shared/golden/pronunce.tsv`. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import type { Pronuncia } from "../../../generator/sources/normattiva/records.ts";

const SHARED = path.join(import.meta.dirname, "../../../../shared");
/** Where the acts lie, by the file that the set names. */
const FOLDERS: Readonly<Record<string, string>> = {
  "codice_penale_2026-06-02.xml": "data-versioni/norme",
  "20061227_006G0318_VIGENZA_20260411.xml": "data/norme",
};

type Row = Readonly<Record<string, string>>;

function gold(): Row[] {
  const [head = "", ...lines] = readFileSync(path.join(SHARED, "golden/pronunce.tsv"), "utf8").trim().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
  });
}

/** Where a ruling stands: the article's address within its act, and the note. */
const keyOf = (file: string, percorso: string, nota: string) => `${file} ${percorso} ${nota}`;
const rowKey = ({ file = "", articolo_eli = "", nota = "" }: Row) =>
  keyOf(file, articolo_eli.split("/").slice(7).join("/"), nota);

/** A sentence's step ends no part of the product: what is named with it is a part. */
const withoutSentence = (parte: string) => parte.replace(/, \S+ periodo$/, "");

/** The parts of the set, and the extent of each. */
function partsOf({ effetto = "", parti = "", portata = "" }: Row): { parti: string[]; portata: string[] } {
  if (effetto === "riguarda_altro" || effetto === "rettifica") return { parti: [], portata: [] };
  const named = parti.split("|");
  const extents = portata.split("|");
  return {
    parti: named.map(withoutSentence),
    portata: named.map((one, at) => (withoutSentence(one) === one ? (extents[at] ?? extents[0] ?? "") : "parte")),
  };
}

const text = (value: string | number | null | undefined) => String(value ?? "");

/** How a ruling is compared, by what is compared of it. */
const MEASURES: Readonly<Record<string, (row: Row, read: Pronuncia) => boolean>> = {
  pronuncia: (row, { numero, anno, deposito, gazzetta }) =>
    [row.numero, row.anno, row.deposito, row.gazzetta_data, row.gazzetta_numero].join() ===
    [numero, anno, deposito, gazzetta?.data, gazzetta?.numero].map(text).join(),
  deciso: (row, { deciso }) => row.deciso === text(deciso),
  effetto: (row, { effetto }) => row.effetto === effetto,
  parti: (row, { parti }) => partsOf(row).parti.join() === parti.map(({ partizione }) => text(partizione)).join(),
  portata: (row, { parti }) => partsOf(row).portata.join() === parti.map(({ portata }) => portata).join(),
  consequenziale: (row, { parti }) => (row.consequenziale === "si") === parti.some((parte) => parte.consequenziale),
  atto_colpito: (row, { atto_colpito }) => (row.atto_colpito !== "") === (atto_colpito !== null),
  dispositivo: (row, { dispositivo }) => row.dispositivo === dispositivo,
  nel_testo: (row, { nel_testo }) => (row.richiamo === "si") === nel_testo,
};
/** Shares of the rows at the least, in hundredths. */
const BOUNDS: Readonly<Record<keyof typeof MEASURES, number>> = {
  pronuncia: 99,
  deciso: 99,
  effetto: 97,
  parti: 95,
  portata: 95,
  consequenziale: 97,
  atto_colpito: 97,
  dispositivo: 99,
  nel_testo: 99,
};

describe("rulings of the Constitutional Court in notes, by the set read by hand", () => {
  const rows = gold();
  const read = new Map<string, Pronuncia>();
  beforeAll(() => {
    for (const file of new Set(rows.map((row) => row.file ?? ""))) {
      const { corpo } = readAtto(readFileSync(path.join(SHARED, FOLDERS[file] ?? "", file)), file);
      for (const { percorso, pronunce } of corpo.articoli)
        for (const one of pronunce) read.set(keyOf(file, percorso, one.nota), one);
    }
  });

  it("finds each below its article, and no other", () => {
    expect(rows).toHaveLength(154);
    expect([...read.keys()].toSorted()).toEqual(rows.map(rowKey).toSorted());
  });

  it.each(Object.entries(BOUNDS))("reads %s of %d in a hundred", (measure, bound) => {
    const wrong = rows.filter((row) => {
      const found = read.get(rowKey(row));
      return found === undefined || !MEASURES[measure]?.(row, found);
    });
    expect(100 * (1 - wrong.length / rows.length), wrong.map(rowKey).join("\n")).toBeGreaterThanOrEqual(bound);
  });

  it("strikes nothing where the note strikes nothing", () => {
    const none = rows.filter(({ effetto }) => effetto === "riguarda_altro" || effetto === "rettifica");
    expect(none.length).toBeGreaterThan(0);
    expect(none.filter((row) => read.get(rowKey(row))?.parti.length !== 0).map(rowKey)).toEqual([]);
  });

  it("marks what an errata corrige took back", () => {
    const back = [...read].flatMap(([key, { ritirata_da }]) =>
      ritirata_da === null ? [] : `${key} -> ${ritirata_da}`,
    );
    expect(back).toEqual([
      "codice_penale_2026-06-02.xml art/8 158 -> 159",
      "codice_penale_2026-06-02.xml art/117 114 -> 115",
    ]);
  });
});
