/**
 * Acts that were read, on disk: what their answers and their relations are made of, one file per act and version, named by what was
 * read and by whom. With `--cache` they stay from run to run: what was read once is not read again, and a killed run goes on where it was.
 *
 *   line 1      SHA-256 of the summary with the signals and of all after them, then the bytes of the former
 *   line 2      JSON: the summary, and the bytes of each block
 *   segnali     one line per signal: key of the cited act, tab, JSON
 *   cornice     preamble and conclusions, as members of the answer
 *   articoli    the lines of the answer between those that open and close its list
 *   allegati    likewise
 *
 * The name of the input is no part of it: copies of one file are one act that was read.
 */

import { createHash } from "node:crypto";
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import { type AttoSommario, citedKey, summaryOf } from "../corpus/norme/sommario.ts";
import { formatEli } from "../law/eli.ts";
import type { AttoRecord, Corpo } from "../sources/normattiva/records.ts";
import { unreadable } from "../sources/unreadable.ts";
import { members } from "../tree/line-json.ts";
import { type ArticoloVisto, allegatoLine, articoloLine } from "../views/norme/act.ts";

/** An act that is not on disk as it was written: the disk damaged it, or somebody did. The message is its path. */
export class DamagedLetto extends Error {}

/** Line 1: what it says, and its bytes. */
const FIRST_LINE = /^([0-9a-f]{64}) ([0-9a-f]{64}) (\d{12})\n$/;
const FIRST = 2 * 65 + 13;
/** Bytes to read where all are wanted. */
const ALL = Number.POSITIVE_INFINITY;

const digestOf = (...parts: readonly Buffer[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** Where an act that was read lies, and what stays in memory of it. */
export interface Letto extends AttoSommario {
  /** Name of its file: hexadecimal digits. */
  readonly letto: string;
  /** Offset, after line 1, and bytes of its signals in the file. */
  readonly segnali: readonly [start: number, bytes: number];
}

/** What is kept of a summary. */
type Kept = NormaServita["record"];

interface Head {
  readonly sommario: Kept;
  /** Bytes of the first blocks. */
  readonly blocchi: readonly [segnali: number, cornice: number, articoli: number];
}

/**
 * Where an act lies.
 *
 * @example fileOfLetto("letti", "0503cd") // "letti/05/03cd"
 */
export function fileOfLetto(folder: string, letto: string): string {
  return path.join(folder, letto.slice(0, 2), letto.slice(2));
}

const lettoOf = (file: string, letto: string, { sommario, blocchi }: Head, headBytes: number): Letto => ({
  file,
  ...sommario,
  letto,
  segnali: [headBytes, blocchi[0]],
});

const linesOf = (text: string): string[] => (text === "" ? [] : text.slice(0, -1).split("\n"));

/** Lines of a block as bytes: the last ends with a newline, the others with what stands between. */
const block = (lines: readonly string[], between: string): Buffer =>
  Buffer.from(lines.length === 0 ? "" : `${lines.join(between)}\n`);

/** Keeps an act that was just read. */
export function keepLetto(folder: string, letto: string, record: AttoRecord, corpo: Corpo): Letto {
  const eli = formatEli(record);
  const segnali = record.segnali.map((segnale) => `${citedKey(segnale.altro)}\t${JSON.stringify(segnale)}`);
  const articoli = corpo.articoli.map((articolo) => articoloLine(eli, articolo));
  const { preambolo, conclusioni } = corpo;
  const blocks = [
    block(segnali, "\n"),
    Buffer.from(members({ preambolo, conclusioni })),
    block(articoli, ",\n"),
    block(corpo.allegati.map(allegatoLine), ",\n"),
  ] as const;
  const blocchi = [blocks[0].length, blocks[1].length, blocks[2].length] as const;
  const { file: name, ...sommario } = summaryOf(record);
  const head: Head = { sommario, blocchi };
  const first = Buffer.from(`${JSON.stringify(head)}\n`);
  const [signals, ...text] = blocks;
  const file = fileOfLetto(folder, letto);
  mkdirSync(path.dirname(file), { recursive: true });
  // Two threads may read two copies of one file: both write the same, each under a name of its own until it is whole.
  const growing = `${file}.${threadId}.nuovo`;
  const line = `${digestOf(first, signals)} ${digestOf(...text)} ${String(first.length + signals.length).padStart(12, "0")}\n`;
  writeFileSync(growing, Buffer.concat([Buffer.from(line), first, signals, ...text]));
  renameSync(growing, file);
  return lettoOf(name, letto, head, first.length);
}

/** Bytes of a file from its start, as many as there are up to so many. */
function startOf(file: string, most: number): Buffer {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch (error) {
    if (unreadable(error) === null) throw error;
    throw new DamagedLetto(file);
  }
  try {
    const bytes = Buffer.allocUnsafe(Math.min(most, fstatSync(handle).size));
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** The bytes of an act from its start up to its text, and its text where it was read; all as they were written. */
function verified(file: string, most: number): { first: Buffer; text: Buffer } {
  const bytes = startOf(file, most);
  const [, one, other, length] = FIRST_LINE.exec(bytes.toString("latin1", 0, FIRST)) ?? [];
  if (one === undefined) throw new DamagedLetto(file);
  const end = FIRST + Number(length);
  const [first, text] = [bytes.subarray(FIRST, end), bytes.subarray(end)];
  if (digestOf(first) !== one || (most === ALL && digestOf(text) !== other)) throw new DamagedLetto(file);
  return { first, text };
}

function headOf(first: Buffer): { head: Head; headBytes: number } {
  const headBytes = first.indexOf("\n") + 1;
  return { head: JSON.parse(first.toString("utf8", 0, headBytes)) as Head, headBytes };
}

/**
 * An act that an earlier run kept; `null` where there is none or it is damaged: then it is read again.
 *
 * @param name of the input that is read
 */
export function keptLetto(folder: string, letto: string, name: string): Letto | null {
  const file = fileOfLetto(folder, letto);
  if (!existsSync(file)) return null;
  try {
    const { head, headBytes } = headOf(verified(file, ALL).first);
    return lettoOf(name, letto, head, headBytes);
  } catch (error) {
    if (error instanceof DamagedLetto) return null;
    throw error;
  }
}

/**
 * The lines of an act's signals: key of the cited act, tab, JSON.
 *
 * @throws DamagedLetto where the file is not as it was written
 */
export function signalLines(
  folder: string,
  { letto, segnali: [start, length] }: Pick<Letto, "letto" | "segnali">,
): string[] {
  if (length === 0) return [];
  const { first } = verified(fileOfLetto(folder, letto), FIRST + start + length);
  return linesOf(first.toString("utf8", start));
}

/**
 * The text of an act, as its answer has it, and its summary.
 *
 * @throws DamagedLetto where the file is not as it was written
 */
export function textOf(folder: string, letto: string) {
  const { first, text } = verified(fileOfLetto(folder, letto), ALL);
  const { sommario, blocchi } = headOf(first).head;
  const articoli = blocchi[1];
  const allegati = articoli + blocchi[2];
  const blocks = { cornice: text.subarray(0, articoli), articoli: text.subarray(articoli, allegati) };
  return { sommario, ...blocks, allegati: text.subarray(allegati) };
}

/** The articles of an act that was read, by ELI. */
export function articlesOf(
  folder: string,
  { letto }: Pick<Letto, "letto">,
): Map<string, { readonly numero: string; readonly testo: string }> {
  const lines = textOf(folder, letto).articoli.toString("utf8").split(",\n");
  return new Map(
    lines
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as ArticoloVisto)
      .map(({ eli, numero, testo }) => [eli, { numero, testo }]),
  );
}
