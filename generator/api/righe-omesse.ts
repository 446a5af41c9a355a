/** What was left out of the tables of the recovery plan, in words. */

import type { Lingua, Prosa } from "./prose.ts";
import { SEPARATORS, writtenNumber } from "./written-number.ts";

/** Rows of one table that were left out, by reason. */
export type Righe = Readonly<Record<string, number>>;

/** `29,5%`: tenths of a percent, half up. */
export function quota(parte: number | bigint, tutto: number | bigint, lingua: Lingua): string {
  const [part, whole] = [BigInt(parte), BigInt(tutto)];
  const tenths = whole === 0n ? 0n : (2000n * part + whole) / (2n * whole);
  return `${tenths / 10n}${SEPARATORS[lingua].decimal}${tenths % 10n}%`;
}

/** Names of the reasons for which a row is left out. */
const MOTIVI: Readonly<Record<string, Prosa>> = {
  persone: {
    it: "di persone fisiche o ditte individuali senza partita IVA (codice mascherato o personale)",
    en: "of natural persons or sole traders without a VAT number (masked or personal code)",
  },
  senzaCodice: { it: "senza un codice fiscale utilizzabile", en: "without a usable fiscal code" },
  orfane: {
    it: "orfane (il progetto o la gara non è nei file)",
    en: "orphans (their project or tender is not in the files)",
  },
  senzaChiave: { it: "senza alcun codice di gara", en: "without any tender code" },
  superate: {
    it: "superate da un'estrazione più recente o ripetute",
    en: "superseded by a newer extraction or repeated",
  },
  ripetute: { it: "ripetute uguali", en: "repeated as they are" },
  malformate: { it: "con campi mancanti o in più", en: "with missing or extra fields" },
};

/** Says how many rows of a table were left out, and why; `lette` are those that could be read. */
export function omesse(tabella: Prosa, { lette = 0, malformate = 0, ...altre }: Righe, lingua: Lingua): string {
  const reasons = Object.entries({ ...altre, malformate }).filter(([, n]) => n > 0);
  const out = reasons.reduce((sum, [, n]) => sum + n, 0);
  const all = lette + malformate;
  const share = `${writtenNumber(out, lingua)} ${lingua === "it" ? "su" : "of"} ${writtenNumber(all, lingua)} (${quota(out, all, lingua)})`;
  const list = reasons
    .map(([motivo, n]) => `${writtenNumber(n, lingua)} ${MOTIVI[motivo]?.[lingua] ?? motivo}`)
    .join("; ");
  const head = lingua === "it" ? `Righe ${tabella.it} omesse: ${share}` : `Rows of ${tabella.en} left out: ${share}`;
  return list === "" ? `${head}.` : `${head}: ${list}.`;
}

export const TABELLE = {
  gare: { it: "delle gare", en: "tenders" },
  aggiudicatari: { it: "degli aggiudicatari", en: "awardees" },
  luoghi: { it: "di localizzazione", en: "locations" },
  progetti: { it: "dei progetti", en: "projects" },
} as const satisfies Record<string, Prosa>;
