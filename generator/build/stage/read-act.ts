import type { StatedVersion } from "../../corpus/norme/corpus.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";

/** What stays at hand of an act that was read, and where the rest is. */
export interface ReadAct extends AttoSommario {
  /** Name of its reading. */
  readonly reading: string;
  /** Offset, after line 1, and bytes of its signals in the reading. */
  readonly signals: readonly [start: number, bytes: number];
  /** SHA-256 of its signals and citations: all that acts it names are told of its text. */
  readonly told: string;
}

/** What became of an input: the act, by what tells it from others, or why it is none. */
export type ReadInput = {
  /** SHA-256 of the bytes, `null` where they could not be read. */
  readonly content: string | null;
} & (
  | { readonly act: Omit<StatedVersion<unknown>, "file" | "at"> & Pick<ReadAct, "reading"> }
  | { readonly luogo: string | null; readonly motivo: string }
);

/** An input as it was: `stamp` changes whenever its file does, `loose` is a file by itself. */
export type KnownInput = { readonly name: string; readonly stamp: string; readonly loose: boolean } & ReadInput;

/** An input that was just read. */
export interface FreshInput {
  readonly input: KnownInput;
  /** The `ReadAct` as JSON; empty where it is none. */
  readonly text: string;
}

/** What the name of a reading says. */
export interface ReadingPlace {
  readonly key: string;
  /** Name of the file. */
  readonly file: string;
  readonly start: number;
  readonly bytes: number;
}

/** The name of a reading. */
export const nameOfReading = ({ key, file, start, bytes }: ReadingPlace): string => `${key}.${file}.${start}.${bytes}`;

/**
 * Where a reading is, by its name.
 *
 * @example readingPlace("0503cd.77aa.120.4096") // { key: "0503cd", file: "77aa", start: 120, bytes: 4096 }
 */
export function readingPlace(reading: string): ReadingPlace {
  const [key = "", file = "", start, bytes] = reading.split(".");
  return { key, file, start: Number(start), bytes: Number(bytes) };
}
