import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Damaged } from "../../generator/pipeline/stage/kept.ts";
import {
  fileOfReading,
  keepReading,
  keptReading,
  readingOf,
  signalLines,
} from "../../generator/pipeline/stage/readings.ts";
import { readAtto } from "../../generator/sources/normattiva/read-atto.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const READING = "0123456789abcdef";

/** Keeps an act of the fixtures under the name of an input. */
function keep(name: string) {
  const { record, corpo } = readAtto(readFileSync("test/fixtures/normattiva/note.xml"), name);
  return keepReading(folder, READING, record, corpo);
}

it("copies of one file are kept as the same bytes, and each is given under its own name", () => {
  const first = keep("norme/a.xml");
  const bytes = readFileSync(fileOfReading(folder, READING));
  const second = keep("norme/una/copia/dello stesso file/a.xml");
  expect(readFileSync(fileOfReading(folder, READING))).toEqual(bytes);
  expect({ ...second, file: first.file }).toEqual(first);
  expect(keptReading(folder, READING, "norme/a.xml")).toEqual(first);
  expect(signalLines(folder, first)).toEqual(signalLines(folder, second));
});

it("no byte of a kept act can change unseen", () => {
  const act = keep("norme/a.xml");
  const file = fileOfReading(folder, READING);
  const whole = readFileSync(file);
  expect(readingOf(folder, READING).text.articoli.length).toBeGreaterThan(1);
  for (let at = 0; at < whole.length; at += 37) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
    writeFileSync(file, changed);
    expect(() => readingOf(folder, READING), `byte ${at}`).toThrow(Damaged);
    expect(keptReading(folder, READING, act.file)).toBeNull();
  }
  for (const left of [whole.subarray(0, -1), Buffer.alloc(0), Buffer.concat([whole, Buffer.from("\n")])]) {
    writeFileSync(file, left);
    expect(() => readingOf(folder, READING)).toThrow(Damaged);
  }
  writeFileSync(file, whole.subarray(0, 40));
  expect(() => signalLines(folder, { reading: READING, signals: [10, 5] })).toThrow(Damaged);
});
