import { byCodeUnit } from "../../collections/code-unit.ts";
import type { AttoSommario } from "./sommario.ts";

/** Openings of unfitting notes that the report names one by one: the most frequent. */
const OPENINGS_NAMED = 40;

/** How a counter of the readers is told: `modifica_attiva`, `riferimento_passivo: europeo`, `nota_aggiornamento = che le pene`. */
function told(key: string): string {
  const [base, motivo] = key.split(": ", 2);
  return motivo === undefined ? `segnali letti: ${base}` : `segnali ${base} senza relazione: ${motivo}`;
}

/** The readers' own counters, summed over the acts served: of the openings of notes that fit no rule the most frequent, the others together. */
export class ReadersCounts {
  readonly #sums: Record<string, number> = {};
  readonly #openings = new Map<string, number>();

  add({ conteggi }: AttoSommario): void {
    for (const [key, by] of Object.entries(conteggi)) {
      const opening = key.split(" = ", 2)[1];
      if (opening === undefined) this.#sums[told(key)] = (this.#sums[told(key)] ?? 0) + by;
      else this.#openings.set(opening, (this.#openings.get(opening) ?? 0) + by);
    }
  }

  /** What was counted, by Italian reason. */
  counts(): Record<string, number> {
    const sums = { ...this.#sums };
    const byCount = [...this.#openings].sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b));
    for (const [at, [opening, by]] of byCount.entries()) {
      const name = at < OPENINGS_NAMED ? `che si aprono con «${opening}»` : "che si aprono con altre parole";
      const reason = `note che aggiornano senza dire come, ${name}`;
      sums[reason] = (sums[reason] ?? 0) + by;
    }
    return sums;
  }
}
