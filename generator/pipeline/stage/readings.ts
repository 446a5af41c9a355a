/**
 * Readings: what was read of an act, on disk, one file per act and version, named by what was read and by whom. With `--cache` they stay
 * from run to run: what was read once is not read again, and a killed run goes on where it was.
 *
 *   line 1      SHA-256 of the summary with the signals and of the text, then the bytes of the former
 *   line 2      JSON: the summary
 *   signals     one line per signal: key of the cited act, tab, JSON
 *   text        JSON: articles, attachments, what stands around them
 *
 * The name of the input is no part of it: copies of one file are one reading.
 */

import { createHash } from "node:crypto";
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { type AttoSommario, citedKey, summaryOf } from "../../corpus/norme/sommario.ts";
import { formatEli } from "../../law/identity/eli.ts";
import type { AttoRecord, Corpo } from "../../sources/normattiva/records.ts";
import { unreadable } from "../../sources/unreadable.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { Damaged, parsed } from "./kept.ts";
import type { ReadAct } from "./read-act.ts";

/** Line 1: what it says, and its bytes. */
const FIRST_LINE = /^([0-9a-f]{64}) ([0-9a-f]{64}) (\d{12})\n$/;
const FIRST = 2 * 65 + 13;
/** Bytes to read where all are wanted. */
const ALL = Number.POSITIVE_INFINITY;

const digestOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** The act as its reading has it: whatever the name of the input was. */
type Summary = Omit<AttoSommario, "file">;

/**
 * Where a reading is.
 *
 * @example fileOfReading("readings", "0503cd") // "readings/05/03cd"
 */
export function fileOfReading(folder: string, reading: string): string {
  return path.join(folder, reading.slice(0, 2), reading.slice(2));
}

/**
 * Removes all readings but some, and what killed runs left half written.
 *
 * @param wanted names of readings, by code unit
 */
export function tidyReadings(folder: string, wanted: Iterable<string>): void {
  ensureDirSync(folder);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const left = new Set(folders.map(({ name }) => name));
  const keepOnly = (start: string, names: ReadonlySet<string>) => {
    for (const rest of readdirSync(path.join(folder, start)))
      if (!names.has(start + rest)) rmSync(path.join(folder, start, rest), { force: true });
  };
  for (const names of adjacent(wanted, (name) => name.slice(0, 2))) {
    const start = itemAt(names, 0).slice(0, 2);
    if (left.delete(start)) keepOnly(start, new Set(names));
  }
  for (const start of left) keepOnly(start, new Set());
}

/** Keeps an act that was just read. Two threads may read two copies of one file: both write the same. */
export function keepReading(folder: string, reading: string, record: AttoRecord, corpo: Corpo): ReadAct {
  const { file, ...summary } = summaryOf(record);
  const head = Buffer.from(`${JSON.stringify(summary)}\n`);
  const signals = record.segnali.map((segnale) => `${citedKey(segnale.altro)}\t${JSON.stringify(segnale)}\n`);
  const first = Buffer.concat([head, Buffer.from(signals.join(""))]);
  const text = Buffer.from(JSON.stringify(corpo));
  const line = `${digestOf(first)} ${digestOf(text)} ${String(first.length).padStart(12, "0")}\n`;
  writeWhole(fileOfReading(folder, reading), Buffer.concat([Buffer.from(line), first, text]));
  return { file, ...summary, reading, signals: [head.length, first.length - head.length] };
}

/** Bytes of a file from its start, as many as there are up to so many. */
function startOf(file: string, most: number): Buffer {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch (error) {
    if (unreadable(error) === null) throw error;
    throw new Damaged(file, { cause: error });
  }
  try {
    const bytes = Buffer.allocUnsafe(Math.min(most, fstatSync(handle).size));
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** The bytes of a reading from its start up to its text, and its text where it was read; all as they were written. */
function verified(file: string, most: number): { first: Buffer; text: Buffer; sha256: string } {
  const bytes = startOf(file, most);
  const [, one, other = "", length] = FIRST_LINE.exec(bytes.toString("latin1", 0, FIRST)) ?? [];
  if (one === undefined) throw new Damaged(file);
  const end = FIRST + Number(length);
  const [first, text] = [bytes.subarray(FIRST, end), bytes.subarray(end)];
  if (digestOf(first) !== one || (most === ALL && digestOf(text) !== other)) throw new Damaged(file);
  return { first, text, sha256: other };
}

function summaryIn(first: Buffer): { summary: Summary; bytes: number } {
  const bytes = first.indexOf("\n") + 1;
  return { summary: parsed<Summary>(first.toString("utf8", 0, bytes)), bytes };
}

/**
 * A reading that is there already; `null` where there is none or it is damaged: then the act is read again.
 *
 * @param name of the input that is read
 */
export function keptReading(folder: string, reading: string, name: string): ReadAct | null {
  const file = fileOfReading(folder, reading);
  if (!existsSync(file)) return null;
  try {
    const { first } = verified(file, ALL);
    const { summary, bytes } = summaryIn(first);
    return { file: name, ...summary, reading, signals: [bytes, first.length - bytes] };
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

/**
 * The lines of an act's signals: key of the cited act, tab, JSON.
 *
 * @throws Damaged where the reading is not as it was written
 */
export function signalLines(
  folder: string,
  { reading, signals: [start, length] }: Pick<ReadAct, "reading" | "signals">,
): string[] {
  if (length === 0) return [];
  const { first } = verified(fileOfReading(folder, reading), FIRST + start + length);
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
  const { first, text, sha256 } = verified(fileOfReading(folder, reading), ALL);
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
