import type { ToldVersion } from "../../corpus/norme/corpus.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";

/** What stays at hand of an act that was read, and where the rest is. */
export interface ReadAct extends AttoSommario {
  /** Name of its reading: hexadecimal digits. */
  readonly reading: string;
  /** Offset, after line 1, and bytes of its signals in the reading. */
  readonly signals: readonly [start: number, bytes: number];
}

/** What became of an input: the act, by what tells it from others, or why it is none. */
export type ReadInput = {
  /** SHA-256 of the bytes, `null` where they could not be read. */
  readonly content: string | null;
} & (
  | { readonly act: Omit<ToldVersion<unknown>, "file" | "at"> & Pick<ReadAct, "reading"> }
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
