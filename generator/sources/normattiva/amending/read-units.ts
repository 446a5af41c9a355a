import { type Amendment, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { type Passage, passageOf, pieceOf } from "./passage.ts";
import { readAmendments } from "./sentences.ts";
import { amendingUnits, type Unit } from "./units.ts";

/** What stands above a point of a list and announces it; empty words where a level is left out. */
export type UnitWords = Pick<Unit, "words" | "text">;

/** A unit of an amending text, the heads that it stands below, and what it does. */
interface AmendingUnit {
  readonly unit: Unit;
  readonly heads: readonly UnitWords[];
  readonly found: readonly Amendment[];
  /** Sentences that lead to more acts than they change. */
  readonly unread: number;
}

/** An aside between two numbers of a list, which goes on behind it: `articoli 2 (in quanto applicabile), 3 e 4`; what it leaves of the number counts. */
const IN_LIST =
  /(?<=\d)\s\((?![^()]{0,300}(?:limitatamente|ezione|esclus|tranne|eccett|salv|parte))[^()]{2,300}\)(?=,?\s(?:ed?\s)?\d)/giu;

/**
 * The units of a text with what each names, the text read once.
 *
 * @example [...unitPassages("1. In deroga all'articolo 3 della legge 6 maggio 2029, n. 77.")][0].passage.namings.length // 1
 */
export function* unitPassages(text: string): Generator<{ unit: Unit; passage: Passage }> {
  const units = amendingUnits(text);
  const whole = passageOfUnits(text, units);
  for (const unit of units) {
    const own = pieceOf(whole, unit.start, unit.start + unit.words.length);
    yield { unit, passage: { ...own, words: unit.words } };
  }
}

/** All that a text names, read once; what it quotes, and the letters of its lists, are out of sight. */
function passageOfUnits(text: string, units: readonly Unit[]): Passage {
  const hidden = units.flatMap(({ line, start, quotations }) => [
    ...(start > line ? [{ start: line, end: start }] : []),
    ...quotations.map((one) => ({ start: start + one.start, end: start + one.end })),
  ]);
  return passageOf(
    text.replace(IN_LIST, (aside) => " ".repeat(aside.length)),
    hidden,
  );
}

/**
 * What an amending text does, unit by unit: each point of a list with what its heads say of it.
 *
 * @param around what is known before the first word: of which act and place a sentence speaks that names none
 * @example [...readUnits("1. All'articolo 3 della legge 6 maggio 2029, n. 77, il comma 2 e' abrogato.")][0].found[0].tipo // "abroga"
 */
export function* readUnits(text: string, around: SentenceContext = NO_CONTEXT): Generator<AmendingUnit> {
  /** What each level of the list says of the one below, and the words that say it. */
  const above: (UnitWords & { readonly context: SentenceContext })[] = [];
  for (const { unit, passage } of unitPassages(text)) {
    const heads = above.slice(0, unit.depth);
    const context = heads.at(-1)?.context ?? around;
    const { found, below, unread } = readAmendments(passage, unit.quotations, context, unit.depth > 0);
    above.length = Math.min(above.length, unit.depth);
    while (above.length < unit.depth) above.push({ context, words: "", text: "" });
    above.push({ context: below, words: unit.words, text: unit.text });
    yield { unit, heads, found, unread };
  }
}
