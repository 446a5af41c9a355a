/** The relations that signals between artificial acts make, and how a test writes one down. */

import type { Merged } from "../../../generator/corpus/norme/merge.ts";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record } from "./artificial-records.ts";
import { mergedOf } from "./whole-corpus.ts";

/**
 * The ELI of the law of `record(numero)`.
 *
 * @example ELI("1") // "eli:/it/legge/2030/01/31/1"
 */
export const ELI = (numero: string) => `eli:/it/legge/2030/01/31/${numero}`;
const OUT: readonly Segnale["base"][] = ["modifica_attiva", "modifica_marcata", "testo_modificativo"];

/**
 * Law 1 amends law 2: signals of S1, S2 come from the file of 1 and all others from that of 2.
 *
 * @param one what the record of law 1 has besides its signals
 * @param two the same of law 2
 * @example between([signal("modifica_attiva", "5", "12")]).relazioni.length // 1
 */
export function between(
  signals: readonly Segnale[],
  one: Partial<AttoRecord> = {},
  two: Partial<AttoRecord> = {},
): Merged {
  const first = record("1", { segnali: signals.filter(({ base }) => OUT.includes(base)), ...one });
  const into = signals.filter(({ base }) => !OUT.includes(base)).map((s) => ({ ...s, altro: citing("1") }));
  const second = record("2", { segnali: into, ...two });
  return mergedOf([
    { eli: ELI("1"), record: first, earlier: [] },
    { eli: ELI("2"), record: second, earlier: [] },
  ]);
}

/**
 * A relation in one line.
 *
 * @example brief(relazione) // "235 -> 12 modifica [modifica_attiva] alta"
 * @example brief(repeal) // "235#comma 1 -> 12#comma 3 abroga (intero) [modifica_attiva] alta"
 */
export function brief(relazione: Relazione): string {
  const { articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, base, affidabilita } = relazione;
  const end = (articolo: string | null, parte: string | null) =>
    `${articolo ?? "-"}${parte === null ? "" : `#${parte}`}`;
  const extent = portata === null ? "" : ` (${portata})`;
  return `${end(articolo_da, partizione_da)} -> ${end(articolo_a, partizione_a)} ${tipo}${extent} [${base.join(" ")}] ${affidabilita}`;
}

/**
 * The relations of `between`, each in one line.
 *
 * @example briefs([signal("modifica_attiva", "5", "12")]) // ["5 -> 12 modifica [modifica_attiva] alta"]
 */
export const briefs = (...args: Parameters<typeof between>) => between(...args).relazioni.map(brief);
