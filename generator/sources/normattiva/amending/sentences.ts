import { withinDivision } from "../places/divisions.ts";
import { type Amendment, type Forma, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { changed, repealedPoint } from "./change.ts";
import { AMENDING, clausesOf, delegates } from "./clause.ts";
import { inserted } from "./insertion.ts";
import type { Quotation } from "./quotations.ts";
import { reachOf } from "./reach.ts";

const ANNOUNCED = /(?:modificazion|modifich|modificat)[eioa]\b[^:]{0,60}:?\s*$|:\s*$/i;
const REPEALING = /\b(?:sono|e['’]|è)\s+(?:altresi['’]?\s+|inoltre\s+)?(?:abrogat|soppress)[oaie]\b[^:]{0,300}:\s*$/i;

/** A place with the title of what it is in, before anything is said of it: `All'Allegato I.5 Elementi ... Schemi tipo`. */
const TITLED =
  /^\W*(?:all['’]|al\s|alla\s|nell['’]|dopo\s)(?!.*\b(?:e['’]|è|sono|ha|hanno|si|puo['’]|possono|deve|devono)\s)/is;

/** Words that announce changes without a colon, at the end of a head. */
const LONGEST_ANNOUNCEMENT = 120;
/** Words before a verb that are read at the most. */
const LONGEST_LEAD = 1500;

/** Cuts words into sentences; `n. 3` and `art. 5` end none. */
function* sentencesOf(words: string): Generator<{ start: number; text: string }> {
  let start = 0;
  for (const match of words.matchAll(/[.;]\s+(?=\p{Lu})/gu)) {
    if (TITLED.test(words.slice(start, match.index))) continue;
    yield { start, text: words.slice(start, match.index + 1) };
    start = match.index + match[0].length;
  }
  yield { start, text: words.slice(start) };
}

/**
 * What a unit of an amending article does, and what it says of the units below it.
 *
 * @param words quotations out of sight
 * @param context what the units above say
 * @param point whether the words are a point of a list
 * @example readAmendments("all'articolo 5, il comma 2 e' abrogato", [], { atto, dove: NOWHERE, abroga: false }, true).found
 *   // [{ atto, dove: { articolo: "5", parte: "comma 2", ... }, tipo: "abroga", portata: "intero", forma: "punto" }]
 */
export function readAmendments(
  words: string,
  quotations: readonly Quotation[],
  context: SentenceContext,
  point: boolean,
): { found: Amendment[]; below: SentenceContext } {
  const forma: Forma = point ? "punto" : "frase";
  const found: Amendment[] = [];
  if (context.unstated || delegates(words)) return { found, below: { ...context, unstated: true } };
  let below = context;
  if (context.abroga && !AMENDING.test(words)) {
    const whole = { start: 0, end: words.length, forma: "elenco di abrogazioni" as const };
    found.push(...repealedPoint(words, context).map((one) => ({ ...one, ...whole })));
    return { found, below };
  }
  for (const { start, text } of sentencesOf(words)) {
    const announces = text.trimEnd().endsWith(":");
    if (announces && REPEALING.test(text)) {
      const { atto, dove, divisioni, excepted } = reachOf(text, context);
      // A list of what is excepted, or of what is not repealed, repeals nothing.
      const unstated = excepted.some(({ list }) => list) || !clausesOf(text, []).every(({ stated }) => stated);
      below = { atto, dove, abroga: true, divisione: divisioni[0] ?? null, unstated };
    } else if (announces || ANNOUNCED.test(text.slice(-LONGEST_ANNOUNCEMENT))) {
      const { atto, dove, located, divisioni } = reachOf(text, context);
      const divisione =
        divisioni[0] === undefined ? context.divisione : withinDivision(context.divisione, divisioni[0]);
      below = { atto, dove: located.at(-1)?.dove ?? dove, abroga: false, divisione, unstated: false };
    }
    if (!AMENDING.test(text)) continue;
    const own = quotations
      .filter((quotation) => quotation.start >= start && quotation.start < start + text.length)
      .map((quotation) => ({ ...quotation, start: quotation.start - start, end: quotation.end - start }));
    let at: SentenceContext = context;
    for (const clause of clausesOf(text, own)) {
      const reach = reachOf(clause.before.slice(-LONGEST_LEAD), at);
      const read = !clause.stated
        ? []
        : clause.verb === "inserisce"
          ? inserted(clause, reach)
          : changed(clause, reach, at);
      found.push(...read.map((one) => ({ ...one, start, end: start + text.length, forma })));
      at = { ...context, atto: reach.atto, dove: reach.dove, abroga: false };
    }
  }
  return { found, below };
}

/**
 * Whether a sentence, or the point of a list, speaks of an act itself, not of a place in one.
 *
 * @param words quotations out of sight
 * @example speaksOfAct("la legge 7 agosto 1990, n. 241, e' abrogata") // true
 * @example speaksOfAct("il Capo II della legge 7 agosto 1990, n. 241, e' abrogato") // false
 */
export function speaksOfAct(words: string): boolean {
  const [clause] = clausesOf(words, []);
  const { located, excepted, divisioni } = reachOf(
    clause === undefined ? words : clause.before + clause.after,
    NO_CONTEXT,
  );
  return (
    located.length > 0 &&
    excepted.length === 0 &&
    divisioni.length === 0 &&
    located.every(({ nominato, ruolo }) => !nominato && (ruolo === "oggetto" || clause === undefined))
  );
}
