import type { Change, SentenceContext } from "./amendment.ts";
import type { Clause } from "./clause.ts";
import type { Where } from "./places.ts";
import { MASK } from "./quotations.ts";
import { type Located, type Reach, reachOf } from "./reach.ts";

const INSIDE =
  /\b(?:parol[ae]|cifr[ae]|segn[oi]|espression[ei]|incis[oi]|period[oi]|alinea|capovers[oi]|numero\s+complessivo|importo)\b/i;
const LARGER = /\b(?:titol[oi]|cap[oi]|sezion[ei]|libr[oi]|part[ei])\s+(?:[IVXL]+|prim|second|terz)/i;

/** Words that keep something of what a list repeals. */
const IN_PART =
  /\b(?:limitatamente|ad\s+eccezione|ad\s+esclusione|esclus[oaie]|nella\s+parte|per\s+la\s+parte|salv[oaie]|fatt[oaie]\s+salv)/i;

/** The places at the end of a reach that are spoken of together: `i commi 3 e 4`. */
function subjects({ located, acts }: Reach): readonly Located[] {
  if (acts.length > 1) return located.filter(({ ruolo, nominato }) => ruolo !== "luogo" || !nominato);
  const own = located.findLastIndex(({ ruolo }) => ruolo !== "oggetto") + 1;
  return located.slice(own);
}

/** Where something inside is changed when words or sentences are spoken of. */
function insideOf({ located, dove }: Reach): Where {
  const last = located.at(-1);
  return last === undefined ? dove : last.dove;
}

/** Letters after a verb in which its subject begins. */
const NEAR = 40;

/** The last step that words name, with its number. */
const LAST_STEP =
  /(?:\b(?:art(?:icol[oi]|\.)|comm[ai]|letter[ae]|numer[oi])\s+[^\s,;:]+|\brubrica\b)(?!.*(?:\b(?:art(?:icol[oi]|\.)|comm[ai]|letter[ae])\s+\S|\brubrica\b))/is;

/** Whether words, a sentence or a quotation stand between the last place that is named and the verb. */
function speaksOfWords(before: string): boolean {
  const step = LAST_STEP.exec(before);
  const tail = step === null ? before : before.slice(step.index + step[0].length);
  return INSIDE.test(tail) || tail.includes(MASK);
}

/**
 * What a clause replaces or repeals, and where.
 *
 * @param reach of the words before the verb
 */
export function changed(clause: Clause, reach: Reach): Change[] {
  const { verb: tipo, before, after, novella } = clause;
  if (tipo === "sostituisce" && novella === null) return [];
  const whole = subjects(reach);
  // Something of what is repealed stays.
  const partly = tipo === "abroga" && IN_PART.test(after);
  const inWords = speaksOfWords(before);
  if (whole.length > 0 && !inWords)
    return whole.flatMap(({ atto, dove, dentro }) =>
      atto === null ? [] : [{ atto, dove, tipo, portata: dentro || partly ? ("parte" as const) : ("intero" as const) }],
    );
  const { atto } = reach;
  const afterVerb = tipo === "abroga" && INSIDE.test(after.slice(0, NEAR));
  if (inWords || afterVerb || INSIDE.test(before))
    return atto === null ? [] : [{ atto, dove: insideOf(reach), tipo, portata: "parte" }];
  return tipo === "abroga" ? repealedAfter(after, reach) : [];
}

/** `e' abrogato l'articolo 5 della legge ...`: what is repealed stands after the verb. */
function repealedAfter(after: string, { atto, dove }: Reach): Change[] {
  const reach = reachOf(after.split(/[:;]/, 1)[0] ?? "", { atto, dove });
  return reach.located.flatMap(({ atto: own, dove: where, dentro, nominato }) =>
    own === null || !nominato
      ? []
      : [
          {
            atto: own,
            dove: where,
            tipo: "abroga" as const,
            portata: dentro ? ("parte" as const) : ("intero" as const),
          },
        ],
  );
}

/** The point of a list of repeals: `a) l'articolo 7 della legge ...;`, `legge ..., art. 25, lettera n)`. */
export function repealedPoint(words: string, context: SentenceContext): Change[] {
  const kept = IN_PART.exec(words)?.index;
  const { located } = reachOf(words.slice(0, kept), context);
  const partly = kept !== undefined || LARGER.test(words) || INSIDE.test(words);
  return located.flatMap(({ atto, dove, dentro, nominato }) => {
    if (atto === null) return [];
    // The act alone is meant where no part of it is named, before or after it.
    if (!nominato && located.some((other) => other.nominato && other.atto === atto)) return [];
    return [
      { atto, dove, tipo: "abroga" as const, portata: dentro || partly ? ("parte" as const) : ("intero" as const) },
    ];
  });
}
