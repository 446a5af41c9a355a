/**
 * Acts that were read, on disk: what their answers and their relations are made of, one file per act and version, named by what was
 * read and by whom. With `--cache` they stay from run to run: what was read once is not read again, and a killed run goes on where it was.
 *
 *   line 1      JSON: the summary, and the bytes of each block
 *   segnali     one line per signal: key of the cited act, tab, JSON
 *   articoli    the lines of the answer between those that open and close its list
 *   allegati    likewise
 *   END
 */

import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AttoSommario, citedKey, summaryOf } from "../corpus/norme/sommario.ts";
import { formatEli } from "../law/eli.ts";
import type { AttoRecord, Corpo } from "../sources/normattiva/records.ts";
import { allegatoLine, articoloLine } from "../views/norme/act.ts";

/** What a whole file ends with: a run that is killed, or a disk that loses its last writes, leaves none. */
const END = "fine\n";
const LINE_END = 0x0a;

/** Where an act that was read lies, and what stays in memory of it. */
export interface Letto extends AttoSommario {
  /** Name of its file: hexadecimal digits. */
  readonly letto: string;
  /** Offset and bytes of its signals in the file. */
  readonly segnali: readonly [start: number, bytes: number];
}

interface Head {
  readonly sommario: AttoSommario;
  /** Bytes of the three blocks. */
  readonly blocchi: readonly [segnali: number, articoli: number, allegati: number];
}

/**
 * Where an act lies.
 *
 * @example fileOfLetto("letti", "0503cd") // "letti/05/03cd"
 */
export function fileOfLetto(folder: string, letto: string): string {
  return path.join(folder, letto.slice(0, 2), letto.slice(2));
}

const lettoOf = (letto: string, { sommario, blocchi }: Head, headBytes: number): Letto => ({
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
  const blocks = [
    block(segnali, "\n"),
    block(articoli, ",\n"),
    block(corpo.allegati.map(allegatoLine), ",\n"),
  ] as const;
  const blocchi = [blocks[0].length, blocks[1].length, blocks[2].length] as const;
  const head: Head = { sommario: summaryOf(record), blocchi };
  const first = Buffer.from(`${JSON.stringify(head)}\n`);
  const file = fileOfLetto(folder, letto);
  mkdirSync(path.dirname(file), { recursive: true });
  // Two threads may read two copies of one file: both write the same.
  writeFileSync(file, Buffer.concat([first, ...blocks, Buffer.from(END)]));
  return lettoOf(letto, head, first.length);
}

function headOf(bytes: Buffer): { head: Head; headBytes: number } {
  const headBytes = bytes.indexOf(10) + 1;
  return { head: JSON.parse(bytes.toString("utf8", 0, headBytes)) as Head, headBytes };
}

const isWhole = (bytes: Buffer) => bytes.subarray(-END.length).equals(Buffer.from(END));

const damaged = (file: string) =>
  new Error(`${file}: l'atto non è più com'era stato letto; cancellare la cartella di --cache e ripetere il giro`);

/** An act that an earlier run kept, `null` where there is none or its file is not whole. */
export function keptLetto(folder: string, letto: string): Letto | null {
  const file = fileOfLetto(folder, letto);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  if (!isWhole(bytes)) return null;
  const { head, headBytes } = headOf(bytes);
  return lettoOf(letto, head, headBytes);
}

/**
 * The lines of an act's signals: key of the cited act, tab, JSON.
 *
 * @throws Error where the file is not as it was written
 */
export function signalLines(
  folder: string,
  { letto, segnali: [start, length] }: Pick<Letto, "letto" | "segnali">,
): string[] {
  if (length === 0) return [];
  const file = openSync(fileOfLetto(folder, letto), "r");
  try {
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(file, bytes, 0, length, start) !== length || bytes.at(-1) !== LINE_END)
      throw damaged(fileOfLetto(folder, letto));
    return linesOf(bytes.toString("utf8"));
  } finally {
    closeSync(file);
  }
}

/**
 * The text of an act, as its answer has it, and its summary.
 *
 * @throws Error where the file is not as it was written
 */
export function textOf(folder: string, letto: string): { sommario: AttoSommario; articoli: Buffer; allegati: Buffer } {
  const bytes = readFileSync(fileOfLetto(folder, letto));
  if (!isWhole(bytes)) throw damaged(fileOfLetto(folder, letto));
  const { head, headBytes } = headOf(bytes);
  const [segnali, articoli, allegati] = head.blocchi;
  const from = headBytes + segnali;
  const middle = from + articoli;
  return {
    sommario: head.sommario,
    articoli: bytes.subarray(from, middle),
    allegati: bytes.subarray(middle, middle + allegati),
  };
}
