import { type ActMention, mentionAt } from "./act.ts";
import { dateAndNumber } from "./date-number.ts";
import type { Grammar } from "./grammar.ts";

const CONVERTED = /[ ,(]*(?:come |poi )?conv(?:ert[a-z]*|(?![a-z]))/y;
const NEXT_WORD = /[a-z0-9]*[ .,'()-]{1,4}(?=[a-z0-9])/y;
const MOST_WORDS = 20;
const GOES_ON = /(?:,? (?:ed?|o|nonche)|,) (?:del |della |dell')?(?=\d|n)/y;
const PLURAL = /leggi |decreti|^ll|^dd|nn\./;

/**
 * The end of the clause that names the law of conversion, where one follows a decree-law: that law belongs to the decree
 * and is no citation of its own. `end` itself where no such clause follows.
 *
 * @example afterConversion(ITALIAN_GRAMMAR, "d.l. 34/2020 (conv. l. 77/2020)", 12) // 30
 */
export function afterConversion(grammar: Grammar, text: string, end: number): number {
  CONVERTED.lastIndex = end;
  if (!CONVERTED.test(text)) return end;
  NEXT_WORD.lastIndex = CONVERTED.lastIndex;
  for (let words = 0; words < MOST_WORDS && NEXT_WORD.test(text); words++) {
    const at = NEXT_WORD.lastIndex;
    const law = mentionAt(grammar, text, at);
    if (law) return law.acts[0]?.tipo === "legge" && !law.alias ? law.end : end;
    NEXT_WORD.lastIndex = at;
  }
  return end;
}

/**
 * The acts that go on an enumeration in which the type is written once: `leggi 7 agosto 1990, n. 241, e 5 febbraio 1992, n. 104`.
 *
 * @param from where the words of the first act end
 * @example enumerated("leggi 1/2000 e 2/2001", first, 12).map((m) => m.acts[0].numero) // ["2"], `first` being `leggi 1/2000`
 */
export function enumerated(text: string, first: ActMention, from: number): ActMention[] {
  const strict = !PLURAL.test(text.slice(first.start, first.end));
  const mentions: ActMention[] = [];
  if (first.alias) return mentions;
  const tipi = [...new Set(first.acts.map((act) => act.tipo))];
  for (GOES_ON.lastIndex = from; GOES_ON.test(text); ) {
    const start = GOES_ON.lastIndex;
    const next = dateAndNumber(text, start, strict);
    if (!next) break;
    const acts = tipi.flatMap((tipo) => next.found.map((act) => ({ tipo, ...act })));
    mentions.push({ acts, start, end: next.end, alias: null });
    GOES_ON.lastIndex = next.end;
  }
  return mentions;
}
