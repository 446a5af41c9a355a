import type { CitedAct } from "./citations/act.ts";
import { readCitations } from "./citations/read.ts";

/** An act that a bill names. */
export interface BillCitation extends CitedAct {
  /** Article of the bill, `null` where its number is missing and in a title. */
  readonly nelArticolo: string | null;
  /** The words that name the act. */
  readonly testo: string;
  /** The part of the act as written just before them (`articolo 52, primo comma`). */
  readonly partizione: string | null;
}

/** In a bill the words between quotation marks are those to insert, and both acts of a conversion count. */
const IN_BILLS = { virgolette: true, conversioni: true, partizioni: true };

/** Names that stand for one act without its date: the codes, and the provisions that put them into effect. */
const CODE = /(?:^|[ '’])cod(?:ice|\.)/i;

/** Codes that were replaced within a legislature: the name alone does not say which is meant. */
const REPLACED = /contratti pubblici|appalti/i;

/**
 * Whether a name alone is a citation. Other names of acts are also common nouns (`in materia di ordinamento penitenziario`) or
 * depend on when they were written (`legge di bilancio`): reading an act into them would be a guess.
 */
function countsByName(testo: string, tipo: string | null): boolean {
  return tipo === "costituzione" || (CODE.test(testo) && !REPLACED.test(testo));
}

/**
 * The acts that some texts of one article name: one entry per act and part, in order of appearance.
 *
 * @param nelArticolo number of the article, `null` for a title
 * @example billCitations("1", ["All'articolo 33 della Costituzione è aggiunto il seguente comma:"])
 * // [{ nelArticolo: "1", testo: "Costituzione", partizione: "articolo 33", tipo: "costituzione", ... }]
 */
export function billCitations(nelArticolo: string | null, brani: readonly string[]): BillCitation[] {
  const found = new Map<string, BillCitation>();
  for (const brano of brani)
    for (const { testo, partizione, tipo, data, anno, numero, perNome } of readCitations(brano, IN_BILLS)) {
      if (perNome && !countsByName(testo, tipo)) continue;
      // A part with several articles (`articoli 3 e 5`) comes as an item for each: here it is one.
      const key = JSON.stringify([tipo, data, anno, numero?.toLowerCase(), partizione]);
      if (!found.has(key)) found.set(key, { nelArticolo, testo, partizione, tipo, data, anno, numero });
    }
  return [...found.values()];
}
