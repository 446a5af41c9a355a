import { type CitedAct, type Mention, mentionAt } from "./act.ts";
import { nameInRequest } from "./alias-rules.ts";
import { inItalian } from "./english.ts";
import { plain } from "./plain.ts";
import { principalActs } from "./principal.ts";
import { isDerived } from "./qualifiers.ts";
import { afterConversion, enumerated } from "./sequence.ts";

const WORD = /[a-z0-9]+/g;
/** Characters before an act that are searched for words that make it another one. */
const BEFORE = 160;

/** Words that may stand before the act that is asked for: `vedi il`, `testo della`, `art. 5`. */
const LEADS =
  /^(?:[ "'(«]|(?:vedi|v|cfr|cerca|testo|secondo|il|l[ao]|un[ao]?|the|del(?:l[ao])?|su(?:l(?:l[ao])?)?|art(?:t|icol[oi])?|comma|co|\d+(?:-[a-z]+)?)(?:[.,']| |(?=[ "'])))+/;

/** How a request for another document begins (a ruling, a circular, a bill): the acts that it names are not what is asked for. */
const DOCUMENT =
  /^(?:sentenz|sent\.|cass(?:az|\.| )|corte (?:cost|di |d'|dei |supr|europ|giust)|c\. ?cost|cons(?:\.|iglio) (?:di )?stato|c\. ?d\. ?s\.,? (?:sez|n)|t\.? ?a\.? ?r(?:\.| )|trib(?:\.|unal)|app\. |ordinanz|ord\. ?n|circ(?:\.|olar)|risol|ris\. |interpell|provv\. |direttiv|dir\.? ?(?:n|\d|\(|ue|ce)|reg(?:\.|olament[oi])? ?\(?(?:ue|ce|cee)(?![a-z])|decision[ei] |raccomand|disegn|d\.? ?d\.? ?l(?:\.| )|progett|propost|p\.? ?d\.? ?l(?:\.| )|schem|bozza|relazion[ei] (?:illustr|tecn|al |alla |sul|all')|dossier|com ?\(|emendament|interrogaz|mozion|ccnl|c\.c\.n\.l|celex|cedu|tfue|gdpr|statuto (?:regional|comunal|speciale)|legg[ei] (?:region|provinc)|l\.? ?[rp]\.? ?(?:n|\d|[a-z]{4})|ll\.? ?rr|directive|regulation|case |judgment)/;

/** Documents whose names are everyday words: only a number after them shows that one is meant. */
const NUMBERED_DOCUMENT =
  /^(?:parer[ei]|not[ae]|provvediment[oi]|deliber[aei]|deliberazion[ei]|contratt[oi]|convenzion[ei]|trattat[oi]|messaggio|rispost[ae]|determin[ae])(?: [a-z']+){0,4} (?:n\.? ?)?\d/;

/**
 * The acts that a whole request asks for, in order: the grammar of `readCitations` without articles and parts, so that a
 * router can carry it, and stricter. Where a request names several acts only those count that it is about.
 *
 * @example actsOfRequest("art. 3 del D.P.R. 445/2000") // [{ tipo: "dpr", data: null, anno: 2000, numero: "445" }]
 * @example actsOfRequest("vecchio codice della strada") // []
 */
export function actsOfRequest(text: string): CitedAct[] {
  return text.split(";").flatMap(actsOfPart);
}

/** `legge241/1990` */
const GLUED = /\b(legge|l|d\.?lgs|dlgs|d\.?l|d\.?p\.?r|dpcm|dm|rd|rdl)(\.?)(?=\d+ ?[/\\])/gi;

/** A text with one kind of space and of hyphen. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();

/** The acts of a request that is no list. */
function actsOfPart(text: string): CitedAct[] {
  const source = plain(inItalian(oneLine(text)).replace(GLUED, "$1$2 "));
  const words = source.text;
  const opening = words.slice(0, 2 * BEFORE);
  const subject = opening.slice(LEADS.exec(opening)?.[0].length ?? 0);
  if (DOCUMENT.test(subject) || NUMBERED_DOCUMENT.test(subject)) return [];
  const mentions: Mention[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const mention = mentionAt(words, word.index, true);
    if (!mention) continue;
    WORD.lastIndex = mention.end;
    const before = words.slice(Math.max(end, mention.start - BEFORE), mention.start);
    const meant = mention.alias ? nameInRequest(source, mention, end) : isDerived(before) ? null : mention;
    if (!meant) continue;
    end = afterConversion(words, meant.end);
    const more = enumerated(words, meant, end);
    mentions.push(meant, ...more);
    end = Math.max(end, more.at(-1)?.end ?? 0);
    WORD.lastIndex = Math.max(end, mention.end);
  }
  return principalActs(words, mentions).flatMap((mention) => mention.acts);
}
