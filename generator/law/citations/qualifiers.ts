/** What makes a named act another one: `vecchio codice`, `codice penale del 1889`, `disp. att. c.p.`. All patterns read prepared text. */

import type { NamedAct } from "../names/aliases.ts";
import { FOREIGN, REGION } from "./places.ts";

/** Norms that put a code into effect, by the number of the act that holds the code. */
const NORMS_OF: Readonly<Record<string, NamedAct>> = {
  "regio-decreto 262": { tipo: "regio-decreto", data: "1942-03-30", numero: "318" },
  "regio-decreto 1443": { tipo: "regio-decreto", data: "1941-12-18", numero: "1368" },
  "dpr 447": { tipo: "decreto-legislativo", data: "1989-07-28", numero: "271" },
};
const RULES_OF: Readonly<Record<string, NamedAct>> = {
  "decreto-legislativo 285": { tipo: "dpr", data: "1992-12-16", numero: "495" },
};

const LINKS =
  "(?:[ ,.'-]|(?:e|ed|di|d|il|la|lo|i|le|gli|per|su|sul|sulla|del|dell|della|dei|delle|degli|al|alla|all|agli|nuovo|vigente)(?![a-z]))*";
const PURPOSE =
  "(?:attuazione|attuativ|att(?![a-z])|esecuzione|esecutiv|esec(?![a-z])|conversion|coordinamento|coord(?![a-z])|transitori|trans(?![a-z])|final|applicazion|applicativ|deleg|modific|correttiv|integrativ|riform|abrogaz|abrogativ|regolamentar|minist|complementar)[a-z]*";
const NORMS = "(?:norm[ae]|disp(?:osizion[ei])?)(?![a-z])";
const RULES = "reg(?:olament[oi])?(?![a-z])";
const OTHERS = "(?:legg[ei]|l|decret[oi]|d\\.? ?lgs|provvediment[oi]|testo|lavori|titolo)(?![a-z])";

const derived = (noun: string) => new RegExp(`(?:^|[^a-z])(${noun}${LINKS}(?:${PURPOSE}${LINKS})+)$`);
const NORMS_BEFORE = derived(NORMS);
const RULES_BEFORE = derived(RULES);
const OTHERS_BEFORE = new RegExp(
  `(?:^|[^a-z])(?:(?:${NORMS}|${RULES}|${OTHERS})${LINKS}(?:${PURPOSE}${LINKS})+|(?:${RULES})${LINKS}|(?:riforma|revisione|abrogazione|modific(?:a|he|azion[ei])|novell[ae]|correttiv[oi]|conversione)${LINKS})$`,
);

const OLD_BEFORE =
  /(?:^|[^a-z])(?:vecchi[oa]|previgente|precedente|anteriore|abrogat[oa]|soppress[oa]|antic[oa])(?: testo del(?:l[ao]?)?)? $/;
const OLD_AFTER =
  /^[ ,(-]*(?:previgente|abrogat[oa]|soppress[oa]|anteriore|militare|sardo|sarda|relativi a lavori)(?![a-z])/;
const YEAR_AFTER =
  /^[ ,(-]*(?:(?:italian[oa] )?(?:del(?:l'anno)? |anno |ed(?:izione|\.) )?)(1[6-9]\d\d|20\d\d)(?![\d/-])/;
const ABROAD_AFTER = new RegExp(
  `^[ ,(-]*(?:(?:del(?:l[aeo])?|d[ei]|dell') ?)?(?:regione |repubblica |stato di |regno d[i'] ?)?(?:${FOREIGN}|${REGION}|region|provinc|ue(?![a-z])|canton)`,
);

/** What the words before and after a name make of its act. */
export interface Qualified {
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
 * @example qualified("vecchio ", "", codiceDellaStrada, true).act // null
 * @example qualified("disp. att. e trans. del ", "", codiceCivile, true).act?.numero // "318"
 */
export function qualified(before: string, after: string, act: NamedAct, request: boolean): Qualified {
  const other = { act: null, from: before.length };
  const key = `${act.tipo} ${act.numero}`;
  for (const [pattern, table] of [
    [NORMS_BEFORE, NORMS_OF],
    [RULES_BEFORE, RULES_OF],
  ] as const) {
    const words = pattern.exec(before)?.[1];
    if (words === undefined) continue;
    const meant = /(?:^|[^a-z])(?:att|esec)/.test(words) ? table[key] : undefined;
    return meant ? { act: meant, from: before.length - words.length } : other;
  }
  if ((request && isDerived(before)) || OLD_BEFORE.test(before) || OLD_AFTER.test(after) || ABROAD_AFTER.test(after))
    return other;
  const year = YEAR_AFTER.exec(after)?.[1];
  return year !== undefined && !act.data.startsWith(year) ? other : { act, from: before.length };
}

/**
 * Whether the words before an act name another one that puts it into effect, converts or changes it.
 *
 * @example isDerived("regolamento di attuazione della ") // true
 */
export function isDerived(before: string): boolean {
  return OTHERS_BEFORE.test(before);
}
