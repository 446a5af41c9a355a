/** What a ruling declares, verdict by verdict: that something is illegitimate, or that a question is turned away. */

import { expression } from "../../../law/words/pattern.ts";
import { ALSO, AND, BE, THE } from "../../../law/words/small-words.ts";

/** A verdict, and the words that it governs. */
export interface Verdict {
  /** Where its clause begins, and where the words of the verdict begin and end. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** Whether something is struck; a question that is not founded, not admitted or sent back strikes nothing. */
  readonly strikes: boolean;
  /** `illegittimita' costituzionale parziale`, or words between that nobody knows. */
  readonly partial: boolean;
}

/** `l'illegittimita' costituzionale`, not what words speak of, `dell'illegittimita'`. */
const NOUN =
  "(?<!\\p{L}|(?:d[ae]ll|all|sull|nell)['’]\\s?|(?:di|della|alla|sulla|dalla|per|una|ogni)\\s)(?:illegittimit|incostituzionalit)[aà]['’`]?(?:\\scostituzion\\p{L}{0,4}['’]?)?(?:\\s(?<partial>parziale)(?!\\p{L}))?";
/** `l'art. 5 e' costituzionalmente illegittimo`, `costituzionalmente illegittimi gli artt. 5 e 6`. */
const ADJECTIVE =
  "(?<!\\p{L})(?<adjective>costituzionalmente\\sillegittim[oaie]|illegittim[oaie]\\scostituzionalmente|incostituzional[ei])(?!\\p{L})";
const TURNED =
  "(?:(?:non\\s)?fondat[oaie]|(?:in|non\\s)fondatezza|infondat[oaie]|inammissibil|improcedibil|irricevibil)";
/** What is turned away stands near: `non fondata, in riferimento all'art. 3, la questione`. */
const AWAY = `${TURNED}(?=[^;:]{0,240}(?<!\\p{L})question)|(?<=question[^;:]{0,240})(?:non\\s(?:e|${BE})\\sfondat|infondat|inammissibil)`;
/** What else is declared or ordered, and strikes nothing. */
const ELSE = [
  `${TURNED}\\p{L}{0,3}\\s(?:(?:il|i|gli|la|le|del|dei|della|delle|degli)\\s|(?:del)?l['’])(?:ricors|conflitt|intervent|istanz|richiest|eccezion)`,
  "(?:rigett|resp(?:ing|int))\\p{L}{0,6}\\s",
  "cessat[ao]\\s(?:la\\s)?materia",
  "cessazione\\sdella\\smateria",
  "restituzione\\sdegli\\satti",
  "estint[oi]\\s(?:il|i)\\s(?:process|giudiz)",
  "estinzione\\sde[il]\\s(?:process|giudiz)",
  "(?:non\\s)?spetta(?:va)?\\s(?:a|allo|alla|al|ai|agli|alle)(?!\\p{L})",
  "(?:in)?ammissibil(?:e|i|it[aà]['’]?)\\s(?:del)?l[ae]\\srichiest",
].join("|");
const VERDICT = new RegExp(`${NOUN}|${ADJECTIVE}|(?<!\\p{L})(?:(?<away>${AWAY})|(?<other>${ELSE}))`, "giu");
/** Where a clause begins that declares or orders something. */
const BEGINS = expression`(?:(?<!\p{L})(?:dichiara(?:to)?|dispone|disposto|ordina(?:to)?|ha)|[;:)"“-]|,\s${AND})\s?(?:(?:${ALSO}|che|non|l['’]|la|il|manifestamente|manifesta)\s?){0,3}$`;

/** Letters before a verdict that say whether it is declared here. */
const BEFORE = 400;
/** What the Court does: it declares, or something else. */
const DOES =
  /(?<!\p{L})(?:ha(?:nno)?\s(?:\p{L}{1,14}['’]?,?\s){0,2}(?<done>\p{L}{2,14}[aeiost][ot]?o)|dichiara(?:no)?)(?!\p{L})/giu;
/** Words that may stand between a declaration, or the `e` that goes on it, and what is declared; closed: any other makes it none. */
const LEADS_TO = expression`^(?:${ALSO}|ha(?!\p{L})|che|${BE}(?!\p{L})|dichiarat[oa]|sopravvenut[oa]|${AND}(?!\p{L})|l['’]|la(?!\p{L})|\d{1,2}\)|\p{L}\)|[\s,"“-])*$`;
/** `(gia') dichiarato costituzionalmente illegittimo`: what another ruling declared. */
const TOLD = /(?<!\p{L})(?:stat[oaie]|già|gia['’]?)\s(?:dichiarat[oaie]\s)?$|(?<!\p{L})dichiarat[aie]\s$/iu;
/** `improcedibile il ricorso volto a far dichiarare l'inammissibilita' e l'illegittimita'`: what is asked for. */
const ASKED = /(?<!\p{L})(?:\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi)|chie(?:st|d)\p{L}{1,6})(?!\p{L})/iu;
const GOES_ON = new RegExp(`[;:]|(?<!\\p{L})${AND}(?=[\\s,])|\\[\\.\\.\\.\\]`, "giu");

/** `, limitatamente al comma 2, l'illegittimita'`. */
const INSERTED = /^\s*,[^;:]*,\s*(?:l['’]|la\s)\s*$/iu;
const NOT = /(?<!\p{L})(?:non|n[eé]['’]?|priv[oaie]|esclus[oaie])(?!\p{L})/iu;

/** Whether it is this ruling that says it, since nothing but a declaration leads to it: of all, or with words of their own between. */
function declaredAt(plain: string, at: number, adjective: boolean): "all" | "part" | null {
  const before = plain.slice(Math.max(0, at - BEFORE), at);
  const does = [...before.matchAll(DOES)].at(-1);
  if (TOLD.test(before) || (does?.groups?.done ?? "dichiarato") !== "dichiarato") return null;
  const lead = before.slice(does === undefined ? 0 : does.index + does[0].length);
  const joint = [...lead.matchAll(GOES_ON)].at(-1);
  const goesOn = joint !== undefined && (/^[;:[]/.test(joint[0]) || !ASKED.test(lead.slice(0, joint.index)));
  const near = goesOn ? lead.slice(joint.index + joint[0].length) : lead;
  if (adjective ? !ASKED.test(near) && !NOT.test(near) : LEADS_TO.test(near)) return "all";
  return !adjective && INSERTED.test(near) ? "part" : null;
}

/** Right behind an adjective stands what it is said of; else it stands before. */
const LEADS_ON = expression`^\s(?:${THE}|(?:gl|dell)['’]|l(?!\p{L}))`;
const TURNS_ON = /^[^;:]{0,240}(?<!\p{L})question/iu;
const LONGEST = 260;

/**
 * The verdicts of a ruling, in order.
 *
 * @param plain its words on one line, what stands in brackets and between marks of quotation out of sight
 * @example verdictsIn("ha dichiarato non fondata la questione di legittimita' costituzionale dell'art. 5.")[0]?.strikes // false
 */
export function verdictsIn(plain: string): Verdict[] {
  const found: Verdict[] = [];
  for (const { 0: words, groups = {}, index: start } of plain.matchAll(VERDICT)) {
    const { away, other, adjective, partial } = groups;
    const strikes = away === undefined && other === undefined;
    const declared = strikes ? declaredAt(plain, start, adjective !== undefined) : null;
    if (strikes && declared === null) continue;
    if (other !== undefined && !BEGINS.test(plain.slice(Math.max(0, start - BEFORE), start))) continue;
    const end = start + words.length;
    const behind = plain.slice(end, end + LONGEST);
    // `la questione ... non e' fondata`, `l'art. 5 e' costituzionalmente illegittimo`: what it is said of stands before.
    const isBehind = strikes
      ? adjective === undefined || LEADS_ON.test(behind)
      : away === undefined || TURNS_ON.test(behind);
    const clause = Math.max(plain.lastIndexOf(";", start), plain.lastIndexOf(":", start)) + 1;
    const before = Math.max(clause, found.at(-1)?.end ?? 0);
    const question = strikes ? 0 : Math.max(0, plain.slice(before, start).search(/(?<!\p{L})question/iu));
    found.push({
      from: isBehind ? start : before + question,
      start,
      end,
      strikes,
      partial: partial !== undefined || declared === "part",
    });
  }
  return found;
}
