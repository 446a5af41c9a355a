/** The article, and the attachment that holds it, which a request names beside an act. */

import { ARTICLE_PATTERN, articleNumber, SUFFIX_PATTERN } from "../articles/article-number.ts";
import { isExplained } from "./explained.ts";
import type { Grammar } from "./grammar.ts";
import { plain } from "./plain.ts";

/** An article, or an attachment, as a request names it: one of the two at the least. */
export interface RequestedPlace {
  /** Number in its canonical form; `null` where an attachment is named and no article of it. */
  readonly articolo: string | null;
  /** Label of the attachment (`ii.12`), empty where the request names one without a label, `null` where it names none. */
  readonly allegato: string | null;
}

/** A blank before the last decimal too: `171 octies 1` is written as often as `171 octies.1`. */
const NUMBER = `(${ARTICLE_PATTERN})(?![a-z0-9/])`;
const ARTICLE = new RegExp(`(?:(?<![a-z])(?:art(?:t|icol[oi]|icles?)?|sections?)\\.? ?|§{1,2} ?)${NUMBER}`);
const ARTICLES = new RegExp(ARTICLE, "g");
const LABEL = `(?:n\\. ?)?["'(]?((?:[ivxlc]{1,7}|[a-z]|\\d{1,3})(?:[.-]\\d{1,3})*(?:[ -]?${SUFFIX_PATTERN})?)(?![a-z0-9])["')]{0,2}`;
/** `all'art. 5` is the small word, and `allegati` without a label are many. */
const ATTACHMENT = new RegExp(
  `(?<![a-z])(?:(?:allegat[oi]|all\\.|all(?= [ivxlc\\d])|anness[oi]|annex|appendice) ?${LABEL}|(?:allegato|annesso|annex)(?![a-z]))`,
  "g",
);
/** Letters that are small words too: `allegato a d.lgs. 36/2023`. */
const SMALL_WORD = /^[aeio]$/;
const ENDS_LABEL = /^["')]|^ ?(?:[,;:)]|$|art|comm|§)/;

/** Number that stands alone before an act, as all that stands there: `416-bis c.p.`, `25 d.lgs. 231/2001`. */
const ALONE_BEFORE = new RegExp(`^[ ("']*(?:il |l'|the |ex )?${NUMBER}[ ,]*(?:del(?:la|lo|l'|le)? ?)?(?:the )?$`);
/** Number right after an act. Without the word it must have a suffix: `L. 241/1990 10-bis`. */
const ALONE_AFTER = new RegExp(
  `^[ ,]{1,3}(\\d{1,5}[ -]{0,2}${SUFFIX_PATTERN}(?![a-z])(?:[.-]\\d{1,2}(?!\\d))?)(?![a-z0-9/])`,
);
/** After an attachment the number may stand alone: `allegato ii.12, 23`. */
const AFTER_LABEL = new RegExp(`^[ ,]{1,3}${NUMBER}`);
/** Before an attachment too: `23 allegato ii.12`. */
const BEFORE_LABEL = new RegExp(`(?:^|[ (])${NUMBER}[ ,]{1,3}(?:(?:del|dell|al|all)?' ?)?$`);
/** What follows the number of an article where the article is another act's: `art. 11 della direttiva`. */
const OF_ANOTHER =
  /^[ ,]*(?:(?:comm[ai]|co|lett(?:era)?|n|num|paragraf[oi]|par)(?![a-z])\.? ?[a-z0-9-]{1,12}(?![a-z0-9-])\)?[ ,]*)*de(?:l|i|gli)/;
const ASIDE = /\([^()]*\)|["«“][^"»”]*["»”]/g;

/** An attachment that a text names, and where its words stand. */
interface NamedAttachment {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The attachments that a prepared text names.
 *
 * @param isCapital whether the sign at a place is a capital
 * @example attachmentsIn("art. 23 dell'allegato ii.12", () => false) // [{ label: "ii.12", start: 13, end: 27 }]
 */
export function attachmentsIn(text: string, isCapital: (at: number) => boolean): NamedAttachment[] {
  return [...text.matchAll(ATTACHMENT)].map((found) => {
    const [words, label = ""] = found;
    const end = found.index + words.length;
    const at = found.index + words.lastIndexOf(label);
    const isWord = SMALL_WORD.test(label) && !isCapital(at) && !ENDS_LABEL.test(text.slice(at + 1));
    return { label: isWord ? "" : label, start: found.index, end: isWord ? at : end };
  });
}

/** Where the words begin that lead to the end of a text, all of them understood: at an article or an attachment. */
function leadsFrom(grammar: Grammar, before: string, named: readonly NamedAttachment[]): number {
  const articles = [...before.matchAll(ARTICLES)].map(({ index }) => index);
  const starts = [...articles, ...named.map(({ start }) => start)].sort((a, b) => a - b);
  return starts.find((at) => isExplained(grammar, before.slice(at))) ?? before.length;
}

/** The words after an act where they go on to an article or an attachment of it; what stands in parentheses is passed over. */
function goingOn(grammar: Grammar, after: string, named: readonly NamedAttachment[]): string {
  const bare = after.replace(ASIDE, (aside) => (ARTICLE.test(aside) ? aside : " ".repeat(aside.length)));
  const first = Math.min(ARTICLE.exec(bare)?.index ?? bare.length, named[0]?.start ?? bare.length);
  return isExplained(grammar, bare.slice(0, first)) ? bare : "";
}

/** The article that some words name; a number stands alone beside an attachment. */
function articleIn(text: string, [attachment]: readonly NamedAttachment[]): string | null {
  const written = ARTICLE.exec(text)?.[1];
  const label = attachment ?? { start: 0, end: text.length };
  const number =
    written ?? AFTER_LABEL.exec(text.slice(label.end))?.[1] ?? BEFORE_LABEL.exec(text.slice(0, label.start))?.[1];
  return number === undefined ? null : articleNumber(number);
}

/** The article after an act, unless it may be another act's: `art. 11 della direttiva`. */
function articleAfter(text: string, named: readonly NamedAttachment[]): string | null {
  const written = ARTICLE.exec(text);
  const rest = written ? text.slice(written.index + written[0].length) : "";
  return named.length === 0 && OF_ANOTHER.test(rest) ? null : articleIn(text, named);
}

/** The number that stands alone before an act, or after it. */
function articleAlone(before: string, after: string): string | null {
  const number = ALONE_BEFORE.exec(before)?.[1] ?? ALONE_AFTER.exec(after)?.[1];
  return number === undefined ? null : articleNumber(number);
}

/**
 * The article and the attachment that the words around an act name; `null` where they name none, or one that may be another
 * act's. An attachment that they do not tell apart has no label, and no article.
 *
 * @param before the words before it, prepared, back to the act before
 * @param after the words after it, up to those that lead to the next act
 * @param isCapital whether the sign at a place of both together is a capital in the request
 * @example placeAround(ITALIAN_GRAMMAR, "art. 23 dell'allegato ii.12 al ", "", () => false) // { articolo: "23", allegato: "ii.12" }
 * @example placeAround(ITALIAN_GRAMMAR, "", ", articolo 20", () => false) // { articolo: "20", allegato: null }
 */
export function placeAround(
  grammar: Grammar,
  before: string,
  after: string,
  isCapital: (at: number) => boolean,
): RequestedPlace | null {
  const namedBefore = attachmentsIn(before, isCapital);
  const namedAfter = attachmentsIn(after, (at) => isCapital(before.length + at));
  const from = leadsFrom(grammar, before, namedBefore);
  const led = before.slice(from);
  const behind = goingOn(grammar, after, namedAfter);
  const inLed = namedBefore
    .filter(({ start }) => start >= from)
    .map(({ label, start, end }) => ({ label, start: start - from, end: end - from }));
  const understood = behind === "" ? inLed : [...inLed, ...namedAfter];
  const labels = new Set([...namedBefore, ...namedAfter].map(({ label }) => label));
  const [allegato = null] = understood.map(({ label }) => label);
  // Of an attachment that stands elsewhere, or of one of several, nothing is known but that it is meant.
  if (labels.size > 1 || (labels.size === 1 && allegato === null)) return { articolo: null, allegato: "" };
  const articolo =
    articleIn(led, inLed) ??
    articleAfter(behind, namedAfter) ??
    (allegato === null ? articleAlone(before, after) : null);
  return articolo === null && allegato === null ? null : { articolo, allegato };
}

/**
 * The article of an attachment that a text names by itself, the act being known: `allegato II.12, 23`, `art. 23 all. II.12`.
 *
 * @returns `null` where it names no attachment, several, or no article
 * @example attachedArticle("Allegato II.12, 23") // { articolo: "23", allegato: "ii.12" }
 */
export function attachedArticle(text: string): RequestedPlace | null {
  const { text: words, isCapital } = plain(text.trim());
  const named = attachmentsIn(words, isCapital);
  const [attachment, other] = named;
  const articolo = articleIn(words, named);
  return articolo !== null && attachment && !other ? { articolo, allegato: attachment.label } : null;
}
