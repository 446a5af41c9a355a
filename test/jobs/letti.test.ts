import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DamagedLetto, fileOfLetto, keepLetto, keptLetto, signalLines, textOf } from "../../generator/jobs/letti.ts";
import { readAtto } from "../../generator/sources/normattiva/read-atto.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const LETTO = "0123456789abcdef";

/** Keeps an act of the fixtures under the name of an input. */
function keep(name: string) {
  const { record, corpo } = readAtto(readFileSync("test/fixtures/normattiva/note.xml"), name);
  return keepLetto(folder, LETTO, record, corpo);
}

it("B1: copies of one file are kept as the same bytes, and each is given under its own name", () => {
  const first = keep("norme/a.xml");
  const bytes = readFileSync(fileOfLetto(folder, LETTO));
  const second = keep("norme/una/copia/dello stesso file/a.xml");
  expect(readFileSync(fileOfLetto(folder, LETTO))).toEqual(bytes);
  expect({ ...second, file: first.file }).toEqual(first);
  expect(keptLetto(folder, LETTO, "norme/a.xml")).toEqual(first);
  expect(signalLines(folder, first)).toEqual(signalLines(folder, second));
});

it("B2: no byte of a kept act can change unseen", () => {
  const letto = keep("norme/a.xml");
  const file = fileOfLetto(folder, LETTO);
  const whole = readFileSync(file);
  expect(textOf(folder, LETTO).articoli.length).toBeGreaterThan(100);
  for (let at = 0; at < whole.length; at += 37) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
    writeFileSync(file, changed);
    expect(() => textOf(folder, LETTO), `byte ${at}`).toThrow(DamagedLetto);
    expect(keptLetto(folder, LETTO, letto.file)).toBeNull();
  }
  for (const left of [whole.subarray(0, -1), Buffer.alloc(0), Buffer.concat([whole, Buffer.from("\n")])]) {
    writeFileSync(file, left);
    expect(() => textOf(folder, LETTO)).toThrow(DamagedLetto);
  }
  writeFileSync(file, whole.subarray(0, 40));
  expect(() => signalLines(folder, { letto: LETTO, segnali: [10, 5] })).toThrow(DamagedLetto);
});
