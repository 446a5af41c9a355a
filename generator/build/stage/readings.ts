/**
 * Readings: what was read of acts, on disk, all that one task read in one file. With `--cache` they stay from run to run: what was read once
 * is not read again, and a killed run goes on where it was.
 *
 *   line 1      SHA-256 of line 2 without its end, then its bytes
 *   line 2      JSON: of each reading its key and its bytes
 *   readings    one after the other, and of each:
 *     line 1      SHA-256 of the summary with the signals and of the text, then the bytes of the former
 *     line 2      JSON: the summary
 *     signals     a line each (`relations.ts`), then the citations of the text
 *     text        JSON: articles, attachments, what stands around them
 *
 * The key of a reading is a digest of what was read, and by which program. Its name is the key and where it is: the file, its offset and
 * its bytes, with dots between. The name of the input is no part of it.
 */

import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { type AttoSommario, summaryOf } from "../../corpus/norme/sommario.ts";
import { formatEli } from "../../law/identity/eli.ts";
import type { AttoRecord, Corpo } from "../../sources/normattiva/records.ts";
import { unreadable } from "../../sources/unreadable.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { Damaged, parsed } from "./kept.ts";
import { nameOfReading, type ReadAct, type ReadingPlace, readingPlace } from "./read-act.ts";
import { lineOfCitation, lineOfSignal } from "./relations.ts";

/** Line 1 of a file. */
const FILE_LINE = /^([0-9a-f]{64}) (\d{12})\n$/;
const FILE_LINE_BYTES = 64 + 1 + 12 + 1;
/** Line 1 of a reading. */
const FIRST_LINE = /^([0-9a-f]{64}) ([0-9a-f]{64}) (\d{12})\n$/;
const FIRST = 2 * 65 + 13;
const digits = (bytes: number) => String(bytes).padStart(12, "0");

const digestOf = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** The act as its reading has it: whatever the name of the input was. */
type Summary = Omit<AttoSommario, "file">;

/** The readings of a task, which become one file. */
export class NewReadings {
  readonly #folder: string;
  readonly #added: { readonly key: string; readonly bytes: Buffer }[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Adds an act that was just read.
   *
   * @returns gives the act as it is kept, once the file is written
   */
  add(key: string, record: AttoRecord, corpo: Corpo): (written: WrittenReadings) => ReadAct {
    const { file, ...summary } = summaryOf(record, corpo);
    const head = Buffer.from(`${JSON.stringify(summary)}\n`);
    const lines = Buffer.from([...record.segnali.map(lineOfSignal), ...record.citazioni.map(lineOfCitation)].join(""));
    const first = Buffer.concat([head, lines]);
    const text = Buffer.from(JSON.stringify(corpo));
    const line = `${digestOf(first)} ${digestOf(text)} ${digits(first.length)}\n`;
    const at = this.#added.push({ key, bytes: Buffer.concat([Buffer.from(line), first, text]) }) - 1;
    return (written) => ({
      file,
      ...summary,
      reading: written.names[at] ?? "",
      signals: [head.length, lines.length],
      told: digestOf(lines),
    });
  }

  /** Writes the file, where anything was added. Two tasks may read copies of the same files: both write the same. */
  write(): WrittenReadings {
    if (this.#added.length === 0) return { names: [] };
    const file = digestOf(this.#added.map(({ key }) => key).join()).slice(0, 32);
    const index = JSON.stringify(this.#added.map(({ key, bytes }) => [key, bytes.length]));
    const begins = Buffer.from(`${digestOf(index)} ${digits(index.length)}\n${index}\n`);
    writeWhole(path.join(this.#folder, file), Buffer.concat([begins, ...this.#added.map(({ bytes }) => bytes)]));
    return {
      names: namesIn(
        file,
        begins.length,
        this.#added.map(({ key, bytes }) => [key, bytes.length]),
      ),
    };
  }
}

/** The names of the readings of a task, in the order in which they were added. */
interface WrittenReadings {
  readonly names: readonly string[];
}

/** The names of the readings in a file, whose first one begins at an offset. */
function namesIn(file: string, begin: number, index: readonly (readonly [key: string, bytes: number])[]): string[] {
  let start = begin;
  return index.map(([key, bytes]) => {
    const name = nameOfReading({ key, file, start, bytes });
    start += bytes;
    return name;
  });
}

/** The names of the readings in a file; none where what it says of them is damaged. */
function namesOfFile(folder: string, file: string): string[] {
  try {
    const full = path.join(folder, file);
    const [, digest, length] = FILE_LINE.exec(bytesAt(full, 0, FILE_LINE_BYTES).toString("latin1")) ?? [];
    const index = bytesAt(full, FILE_LINE_BYTES, Number(length ?? 0));
    if (digestOf(index) !== digest) return [];
    return namesIn(file, FILE_LINE_BYTES + index.length + 1, parsed(index.toString()));
  } catch (error) {
    if (error instanceof Damaged) return [];
    throw error;
  }
}

/** Below what is kept: the files of which `tidyReadings` found little wanted. */
export const SPARSE = "sparse-readings";

const isFileOfReadings = (name: string) => /^[0-9a-f]{32}$/.test(name);

/**
 * The names of all readings of a folder, in any order.
 *
 * @param without files that are passed over
 */
export function* readingsIn(folder: string, without: ReadonlySet<string>): Generator<string> {
  ensureDirSync(folder);
  for (const file of readdirSync(folder))
    if (isFileOfReadings(file) && !without.has(file)) yield* namesOfFile(folder, file);
}

/**
 * Removes the files that have none of some readings, and what killed runs left half written.
 *
 * @param wanted names of readings, by code unit
 * @returns the files of which less than half is wanted: the next run reads anew what is in them, and they can go
 */
export function tidyReadings(folder: string, wanted: Iterable<string>): string[] {
  ensureDirSync(folder);
  const bytesOf = new Map<string, number>();
  let before = "";
  for (const name of wanted) {
    const { file, bytes } = readingPlace(name);
    if (name !== before) bytesOf.set(file, (bytesOf.get(file) ?? 0) + bytes);
    before = name;
  }
  const sparse: string[] = [];
  for (const file of readdirSync(folder)) {
    const full = path.join(folder, file);
    const bytes = bytesOf.get(file);
    if (bytes === undefined) rmSync(full, { force: true, recursive: true });
    else if (2 * bytes < statSync(full).size) sparse.push(file);
  }
  return sparse;
}

/** Bytes of a file, as many as there are. @throws Damaged where it is not there */
export function bytesAt(file: string, start: number, length: number): Buffer {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch (error) {
    if (unreadable(error) === null) throw error;
    throw new Damaged(file, { cause: error });
  }
  try {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, start));
  } finally {
    closeSync(handle);
  }
}

/** The bytes of a reading from its start up to its text, and its text where it was read; all as they were written. */
function verified(
  folder: string,
  { file, start, bytes: all }: ReadingPlace,
  most = all,
): { first: Buffer; text: Buffer; sha256: string } {
  const full = path.join(folder, file);
  const bytes = bytesAt(full, start, Math.min(most, all));
  const [, one, other = "", length] = FIRST_LINE.exec(bytes.toString("latin1", 0, FIRST)) ?? [];
  if (one === undefined) throw new Damaged(full);
  const end = FIRST + Number(length);
  const [first, text] = [bytes.subarray(FIRST, end), bytes.subarray(end)];
  if (digestOf(first) !== one || (most === all && digestOf(text) !== other)) throw new Damaged(full);
  return { first, text, sha256: other };
}

function summaryIn(first: Buffer): { summary: Summary; bytes: number } {
  const bytes = first.indexOf("\n") + 1;
  return { summary: parsed<Summary>(first.toString("utf8", 0, bytes)), bytes };
}

/**
 * A reading that is there already; `null` where it is damaged: then the act is read again.
 *
 * @param name of the input that is read
 */
export function keptReading(folder: string, reading: string, name: string): ReadAct | null {
  try {
    const { first } = verified(folder, readingPlace(reading));
    const { summary, bytes } = summaryIn(first);
    const lines = first.subarray(bytes);
    return { file: name, ...summary, reading, signals: [bytes, lines.length], told: digestOf(lines) };
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

/**
 * The lines of an act's signals and citations.
 *
 * @throws Damaged where the reading is not as it was written
 */
export function signalLines(
  folder: string,
  { reading, signals: [start, length] }: Pick<ReadAct, "reading" | "signals">,
): string[] {
  if (length === 0) return [];
  const { first } = verified(folder, readingPlace(reading), FIRST + start + length);
  return first.toString("utf8", start, start + length - 1).split("\n");
}

/**
 * An act as it was read: summary, text, and SHA-256 of the text.
 *
 * @throws Damaged where the reading is not as it was written
 */
export function readingOf(
  folder: string,
  reading: string,
): { readonly summary: Summary; readonly text: Corpo; readonly sha256: string } {
  const { first, text, sha256 } = verified(folder, readingPlace(reading));
  return { summary: summaryIn(first).summary, text: parsed<Corpo>(text.toString()), sha256 };
}

/**
 * The articles of an act that was read, by ELI.
 *
 * @throws Damaged where the reading is not as it was written
 */
export function articlesOf(
  folder: string,
  reading: string,
): Map<string, { readonly numero: string; readonly testo: string }> {
  const { summary, text } = readingOf(folder, reading);
  const eli = formatEli(summary);
  return new Map(text.articoli.map(({ percorso, numero, testo }) => [`${eli}/${percorso}`, { numero, testo }]));
}
