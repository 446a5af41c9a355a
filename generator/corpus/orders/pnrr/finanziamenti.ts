/** Where the money comes from and where it goes. */

import { numberAt, valueAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { AnswerOf } from "../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../contract/resources/rankings.ts";
import type { ModelloPnrr } from "../../pnrr/modello.ts";
import { euro } from "./euro.ts";

export type Finanziamenti = AnswerOf<(typeof RANKINGS)["pnrr-finanziamenti"]>;

interface Somma {
  readonly fonte: string;
  readonly settore: string;
  cents: bigint;
}

const descending = (a: Somma, b: Somma) =>
  (a.cents < b.cents ? 1 : a.cents > b.cents ? -1 : 0) ||
  byCodeUnit(a.fonte, b.fonte) ||
  byCodeUnit(a.settore, b.settore);

/** Sums in cents by key; entries that stay at 0 are left out. */
class Somme {
  readonly #voci = new Map<string, Map<string, Somma>>();

  add(fonte: string, settore: string, cents: number): void {
    if (cents === 0) return;
    let byFonte = this.#voci.get(settore);
    if (!byFonte) {
      byFonte = new Map();
      this.#voci.set(settore, byFonte);
    }
    let voce = byFonte.get(fonte);
    if (!voce) {
      voce = { fonte, settore, cents: 0n };
      byFonte.set(fonte, voce);
    }
    voce.cents += BigInt(cents);
  }

  sorted(): Somma[] {
    return [...this.#voci.values()].flatMap((byFonte) => [...byFonte.values()]).sort(descending);
  }
}

const total = (somme: readonly Somma[]) => somme.reduce((sum, s) => sum + s.cents, 0n);

/**
 * The body of `/pnrr/finanziamenti`: `totale` and `settori` add Finanziamento Totale, `fonti` and `flussi` the source columns.
 *
 * @returns also `scarto`: cents by which the sources exceed the total (negative where they fall short)
 */
export function finanziamentiOf(modello: ModelloPnrr): { body: Finanziamenti; scarto: bigint } {
  const [bySource, bySector, flows] = [new Somme(), new Somme(), new Somme()];
  modello.progetti.forEach(({ settore, totale }, p) => {
    bySector.add("", settore, totale ?? 0);
    modello.fonti.forEach(({ codice }, f) => {
      const cents = numberAt(modello.importiFonti, p * modello.fonti.length + f);
      bySource.add(codice, "", cents);
      flows.add(codice, settore, cents);
    });
  });
  const [fonti, settori] = [bySource.sorted(), bySector.sorted()];
  const nameOf = new Map(modello.fonti.map(({ codice, nome }) => [codice, nome]));
  const body = {
    totale: euro(total(settori)),
    fonti: fonti.map(({ fonte, cents }) => ({ codice: fonte, nome: valueAt(nameOf, fonte), importo: euro(cents) })),
    settori: settori.map(({ settore, cents }) => ({ nome: settore, importo: euro(cents) })),
    flussi: flows.sorted().map(({ fonte, settore, cents }) => ({ fonte, settore, importo: euro(cents) })),
  };
  return { body, scarto: total(fonti) - total(settori) };
}
