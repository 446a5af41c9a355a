import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { Damaged } from "../../generator/build/stage/kept.ts";
import { readingPlace } from "../../generator/build/stage/read-act.ts";
import {
  keptReading,
  NewReadings,
  readingOf,
  readingsIn,
  signalLines,
  tidyReadings,
} from "../../generator/build/stage/readings.ts";
import { readAtto } from "../../generator/sources/normattiva/read-atto.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const KEYS = ["a", "b", "c"].map((digit) => digit.repeat(64));

/** Keeps an act of the fixtures several times, each under a key and the name of an input. */
function keep(...kept: readonly [key: string, name: string][]) {
  const readings = new NewReadings(folder);
  const acts = kept.map(([key, name]) => {
    const { record, corpo } = readAtto(readFileSync("test/fixtures/normattiva/note.xml"), name);
    return readings.add(key, record, corpo);
  });
  const written = readings.write();
  return acts.map((act) => act(written));
}

const fileOf = (reading: string) => path.join(folder, readingPlace(reading).file);

it("the acts of a task are in one file, each found by its name and given under that of its input", () => {
  const [first, second] = keep([KEYS[0]!, "norme/a.xml"], [KEYS[1]!, "norme/una/copia/dello stesso file/a.xml"]);
  expect(readdirSync(folder)).toEqual([readingPlace(first!.reading).file]);
  expect({ ...second, file: first!.file, reading: first!.reading }).toEqual(first);
  expect(signalLines(folder, first!)).toEqual(signalLines(folder, second!));
  expect(readingOf(folder, first!.reading)).toEqual(readingOf(folder, second!.reading));
  expect([...readingsIn(folder, new Set())]).toEqual([first!.reading, second!.reading]);
  expect(keptReading(folder, first!.reading, "norme/a.xml")).toEqual(first);
});

it("no byte of a kept act can change unseen", () => {
  const [, act] = keep([KEYS[0]!, "norme/a.xml"], [KEYS[1]!, "norme/b.xml"]);
  const { reading } = act!;
  const file = fileOf(reading);
  const whole = readFileSync(file);
  expect(readingOf(folder, reading).text.articoli.length).toBeGreaterThan(1);
  for (let at = readingPlace(reading).start; at < whole.length; at += 37) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
    writeFileSync(file, changed);
    expect(() => readingOf(folder, reading), `byte ${at}`).toThrow(Damaged);
    expect(keptReading(folder, reading, act!.file)).toBeNull();
  }
  for (const left of [whole.subarray(0, -1), Buffer.alloc(0)]) {
    writeFileSync(file, left);
    expect(() => readingOf(folder, reading)).toThrow(Damaged);
  }
  writeFileSync(file, whole.subarray(0, readingPlace(reading).start + 40));
  expect(() => signalLines(folder, { reading, signals: [10, 5] })).toThrow(Damaged);
});

it("a file whose beginning is damaged has no readings, and takes none from the others", () => {
  const [first] = keep([KEYS[0]!, "norme/a.xml"]);
  const [second] = keep([KEYS[1]!, "norme/a.xml"]);
  const whole = readFileSync(fileOf(first!.reading));
  const begins = readingPlace(first!.reading).start;
  for (let at = 0; at < begins - 1; at += 7) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
    writeFileSync(fileOf(first!.reading), changed);
    expect([...readingsIn(folder, new Set())], `byte ${at}`).toEqual([second!.reading]);
  }
  writeFileSync(fileOf(first!.reading), "");
  expect([...readingsIn(folder, new Set())]).toEqual([second!.reading]);
});

it("files go that nobody wants; those are named of which little is wanted", () => {
  const [first, second, third] = keep(...KEYS.map((key): [string, string] => [key, "norme/a.xml"]));
  const [other] = keep([KEYS[1]!, "norme/b.xml"]);
  writeFileSync(path.join(folder, `${"0".repeat(32)}.1-0.new`), "a killed run");
  expect(tidyReadings(folder, [first, second, third, other].map((act) => act!.reading).sort())).toEqual([]);
  expect(tidyReadings(folder, [first!.reading, second!.reading])).toEqual([]);
  expect(readdirSync(folder)).toEqual([readingPlace(first!.reading).file]);
  const { file } = readingPlace(first!.reading);
  expect(tidyReadings(folder, [third!.reading, third!.reading])).toEqual([file]);
  expect([...readingsIn(folder, new Set([file]))]).toEqual([]);
});
