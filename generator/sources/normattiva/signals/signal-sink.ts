import { isActDay } from "../../../law/calendar.ts";
import type { Base } from "../../../law/relation-kinds.ts";
import { collapse } from "../lines.ts";
import type { AttoCitato, Segnale } from "../records.ts";

/** What stands where words were left out. */
const LEFT_OUT = "…";
/** Characters of an evidence at the most. */
const LONGEST = 600;

/** Characters of an evidence with a verb that are kept: at its beginning, before the verb, from the verb on. */
const BEGINNING = 90;
const BEFORE_VERB = 300;
const FROM_VERB = 200;

const joined = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => collapse(piece).replace(/(?<![\s,;-])[\s,;-]+$/, ""))
    .filter((piece) => piece !== "")
    .join(` ${LEFT_OUT} `);

function cutToLength(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - LEFT_OUT.length);
  const space = cut.lastIndexOf(" ");
  return (space > LONGEST / 2 ? cut.slice(0, space) : cut) + LEFT_OUT;
}

/**
 * The piece of a source that proves a relation: white space collapsed, the pieces joined and cut with `…`, 600 characters at the most.
 *
 * @example evidenceOf("ha disposto (con l'art. 3)", "l'abrogazione del comma 2;") // "ha disposto (con l'art. 3) … l'abrogazione del comma 2"
 */
export function evidenceOf(...pieces: readonly string[]): string {
  return cutToLength(joined(pieces));
}

/**
 * The same with what says it: of longer words the beginning and what stands around the verb.
 *
 * @param verb where it stands in the last piece
 * @example evidenceWith(13, "L'articolo 5 e' abrogato") // "L'articolo 5 e' abrogato"
 */
export function evidenceWith(verb: number, ...pieces: readonly string[]): string {
  const text = joined(pieces);
  const at = text.length - joined([(pieces.at(-1) ?? "").slice(verb)]).length;
  if (text.length <= LONGEST || at + FROM_VERB <= LONGEST) return cutToLength(text);
  const from = text.lastIndexOf(" ", at - BEFORE_VERB) + 1;
  return cutToLength(`${text.slice(0, text.indexOf(" ", BEGINNING))} ${LEFT_OUT} ${text.slice(from)}`);
}

/** Gathers the signals of one file: the same repeal once, every statement counted. */
export class SignalSink {
  readonly segnali: Segnale[] = [];
  readonly conteggi: Record<string, number> = {};
  readonly #repeals = new Set<string>();

  /** Counts a statement of a kind, or (with `motivo`) one that gives no signal and why. */
  count(base: Base, motivo?: string): void {
    const key = motivo === undefined ? base : `${base}: ${motivo}`;
    this.conteggi[key] = (this.conteggi[key] ?? 0) + 1;
  }

  /** Counts a statement of a kind, and why where it names no act that can be identified. */
  names(base: Base, altro: AttoCitato | string): altro is AttoCitato {
    this.count(base);
    if (typeof altro !== "string") return true;
    this.count(base, altro);
    return false;
  }

  /** Counts words that no rule knows: those that a statement opens with, or that stand beside a change. */
  countWords(base: Base, words: string): void {
    const key = `${base} = ${words}`;
    this.conteggi[key] = (this.conteggi[key] ?? 0) + 1;
  }

  /** Keeps a signal. Operations are kept one by one, but a repeal that is said of every article of an act, or in every comma of an article, once. */
  add(segnale: Segnale): void {
    if (segnale.tipo === "abroga" && segnale.li === null && segnale.base !== "modifica_marcata") {
      const key = JSON.stringify(segnale);
      if (this.#repeals.has(key)) return;
      this.#repeals.add(key);
    }
    this.segnali.push(segnale);
  }
}

/**
 * A day as the files write it, `null` where it is none or stands for "never" (`9999-12-31`).
 *
 * @example plausibleDay("2024-03-27") // "2024-03-27"
 */
export function plausibleDay(text: string | undefined): string | null {
  return text !== undefined && isActDay(text) ? text : null;
}
