/** What makes a named act another one: `vecchio codice`, `codice penale del 1889`, `disp. att. c.p.`. All patterns read prepared text. */

import type { Grammar } from "./grammar.ts";
import type { NamedAct } from "./tables.ts";

const YEAR_AFTER =
  /^[ ,(-]*(?:(?:italian[oa] )?(?:del(?:l'anno)? |anno |ed(?:izione|\.) )?)(1[6-9]\d\d|20\d\d)(?![\d/-])/;

/** What the words before and after a name make of its act. */
interface Qualified {
  /** The act that is really meant; `null` where the words say another one that has no name of its own. */
  readonly act: NamedAct | null;
  /** How much of the text before the name belongs to it: `disposizioni di attuazione del `. */
  readonly from: number;
}

/**
 * The act that a name means once its qualifiers are read.
 *
 * @param before the text before the name
 * @param after the text after it
 * @param request whether all of the text is a request: there `riforma del codice penale` does not ask for the code
 * @example qualified(ITALIAN_GRAMMAR, "vecchio ", "", codiceDellaStrada, true).act // null
 * @example qualified(ITALIAN_GRAMMAR, "disp. att. e trans. del ", "", codiceCivile, true).act?.numero // "318"
 */
export function qualified(grammar: Grammar, before: string, after: string, act: NamedAct, request: boolean): Qualified {
  const { patterns, tables } = grammar;
  const other = { act: null, from: before.length };
  const key = `${act.tipo} ${act.numero}`;
  for (const [pattern, table] of [
    [patterns.normeDi, tables.norme],
    [patterns.regolamentoDi, tables.regolamenti],
  ] as const) {
    const words = pattern.exec(before)?.[1];
    if (words === undefined) continue;
    const meant = /(?:^|[^a-z])(?:att|esec)/.test(words) ? table[key] : undefined;
    return meant ? { act: meant, from: before.length - words.length } : other;
  }
  if (request && isDerived(grammar, before)) return other;
  if (patterns.vecchioPrima.test(before) || patterns.vecchioDopo.test(after) || patterns.esteroDopo.test(after))
    return other;
  const year = YEAR_AFTER.exec(after)?.[1];
  return year !== undefined && !act.data.startsWith(year) ? other : { act, from: before.length };
}

/**
 * Whether the words before an act name another one that puts it into effect, converts or changes it.
 *
 * @example isDerived(ITALIAN_GRAMMAR, "regolamento di attuazione della ") // true
 */
export function isDerived({ patterns }: Grammar, before: string): boolean {
  return patterns.derivato.test(before);
}
