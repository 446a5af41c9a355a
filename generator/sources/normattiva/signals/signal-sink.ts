import type { Base, Segnale } from "../records.ts";

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

  /** Counts a statement that fits no rule, by the words that it opens with. */
  countOpening(base: Base, words: string): void {
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
