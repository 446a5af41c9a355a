/** What a ruling declares, verdict by verdict: that something is illegitimate, or that a question is turned away. */

/** A verdict, and the words that it governs. */
export interface Verdict {
  /** Where its clause begins, and where the words of the verdict begin and end. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** Whether something is struck; a question that is not founded, not admitted or sent back strikes nothing. */
  readonly strikes: boolean;
  /** `illegittimita' costituzionale parziale`. */
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
const AWAY = `${TURNED}(?=[^;:]{0,240}(?<!\\p{L})question)|(?<=question[^;:]{0,240})(?:non\\s(?:e['’]?|è|sono)\\sfondat|infondat|inammissibil)`;
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
const BEGINS =
  /(?:(?<!\p{L})(?:dichiara(?:to)?|dispone|disposto|ordina(?:to)?|ha)|[;:)"“-]|,\s(?:ed?|nonch[eé]['’]?))\s?(?:(?:altres[iì]['’]?|inoltre|che|non|l['’]|la|il|manifestamente|manifesta)\s?){0,3}$/iu;

/** Letters before a verdict that say whether it is declared here. */
const BEFORE = 60;
/** `non sussiste l'illegittimita'`, `non e' costituzionalmente illegittimo`. */
const DENIED = /(?<!\p{L})non\s(?:\p{L}{1,14}['’]?\s(?:l['’]|la\s)?){0,3}$/iu;
/** `(gia') dichiarato costituzionalmente illegittimo`: what another ruling declared. */
const TOLD = /(?<!\p{L})dichiarat([oaie])\s(?:l['’]\s?|la\s)?$/iu;
const HAS = /(?<!\p{L})ha(?:nno)?(?!\p{L})[^;:.]{0,40}$/iu;
const WAS = /(?<!\p{L})(?:stat[oaie]|già|gia['’]?)\s$/iu;

/** Whether it is this ruling that says it. */
function isDeclared(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - BEFORE), at);
  const told = TOLD.exec(before);
  if (told === null) return !DENIED.test(before);
  const lead = before.slice(0, told.index);
  return told[1] === "o" && HAS.test(lead) && !WAS.test(lead);
}

/** Right behind an adjective stands what it is said of; else it stands before. */
const LEADS_ON = /^\s(?:(?:l|gl|dell)['’]|il|gli|la|i|le|l)(?!\p{L})/iu;
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
    if (strikes && !isDeclared(plain, start)) continue;
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
    found.push({ from: isBehind ? start : before + question, start, end, strikes, partial: partial !== undefined });
  }
  return found;
}
