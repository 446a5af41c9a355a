import type { AttoSommario } from "../../corpus/norme/sommario.ts";

/** What stays at hand of an act that was read, and where the rest is. */
export interface ReadAct extends AttoSommario {
  /** Name of its reading: hexadecimal digits. */
  readonly reading: string;
  /** Offset, after line 1, and bytes of its signals in the reading. */
  readonly signals: readonly [start: number, bytes: number];
}

/** What became of an input: an act, or why it is none. */
export interface ReadInput {
  /** SHA-256 of the bytes, `null` where they could not be read. */
  readonly content: string | null;
  /** Why it is no act; `null` where it is one. */
  readonly fault: { readonly luogo: string | null; readonly motivo: string } | null;
  /** The `ReadAct` as JSON; empty where it is none. */
  readonly text: string;
}

/** An input as it was: `stamp` changes whenever its file does. */
export interface KnownInput extends ReadInput {
  readonly name: string;
  readonly stamp: string;
}
