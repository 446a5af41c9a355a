import { withoutExceptions, wordsAsPlaces } from "../places/apart.ts";
import { withinDivision } from "../places/divisions.ts";
import type { Portata } from "../records.ts";
import { type Change, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import type { Clause } from "./clause.ts";
import { MASK } from "./quotations.ts";
import { type Excepted, type Located, type Reach, reachOf } from "./reach.ts";
import { leftOf } from "./spared.ts";
import { namesText, speaksOfText } from "./subject.ts";

const INSIDE =
  /\b(?:parol[ae]|cifr[ae]|segn[oi]|espression[ei]|incis[oi]|period[oi]|alinea|capovers[oi]|numero\s+complessivo|importo)\b/i;

/** The places at the end of a reach that are spoken of together: `i commi 3 e 4`. */
function subjects({ located, acts }: Reach): readonly Located[] {
  if (acts.length > 1) return located.filter(({ ruolo }) => ruolo === "oggetto");
  const own = located.findLastIndex(({ ruolo }) => ruolo !== "oggetto") + 1;
  return located.slice(own);
}

/** Where something inside is changed when words or sentences are spoken of: the place named last, and those beside it. */
function insideOf({ located, dove, atto }: Reach): readonly Located[] {
  const last = located.at(-1);
  if (last === undefined) return [{ atto, dove, ruolo: "luogo", dentro: true, nominato: true, at: 0 }];
  return located.filter((place) => place.atto === last.atto && place.at === last.at && place.ruolo === last.ruolo);
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
 * The places that are left of those that words name: an exception takes out what it names, and of what holds that only a part is left.
 * What an exception names without its article is of the places named last before it.
 */
function spared(named: readonly Located[], excepted: readonly Excepted[]): readonly Located[] {
  return excepted.reduce((places, exception) => {
    const nearest = places.findLast(({ at }) => at < exception.at)?.at;
    return places.flatMap((place) => {
      const ofAct = exception.atto === null || exception.atto.urn === place.atto?.urn;
      const near =
        nearest === undefined || place.at === nearest || exception.places.some(({ articolo }) => articolo !== null);
      const left = ofAct && near ? leftOf(place.dove, exception) : "intero";
      return left === null ? [] : left === "parte" ? [{ ...place, dentro: true }] : [place];
    });
  }, named);
}

/** What is excepted after a verb, of what stands before it. */
const afterVerb = (after: string, { atto, dove }: Reach): readonly Excepted[] =>
  reachOf(after, { atto, dove }).excepted.map((one) => ({ ...one, at: Number.POSITIVE_INFINITY }));

/** A division above the articles, in that which the words above name. */
function divisions(reach: Reach, context: SentenceContext, tipo: Change["tipo"], portata: Portata): Change[] {
  const { atto, dove, divisioni } = reach;
  if (atto === null) return [];
  const around = reach.acts.length > 0 ? null : context.divisione;
  return divisioni.map((own) => ({ atto, dove, tipo, portata, divisione: withinDivision(around, own) }));
}

/**
 * What a clause replaces or repeals, and where. Only a text can be repealed: where the words speak of a fund or an office, nothing is.
 *
 * @param reach of the words before the verb
 */
export function changed(clause: Clause, reach: Reach, context: SentenceContext): Change[] {
  const { verb: tipo, after, novella } = clause;
  if (tipo === "sostituisce" && novella === null) return [];
  const before = reach.told;
  if (tipo === "abroga" && !speaksOfText(before)) return [];
  const change = ({ atto, dove, dentro }: Located, portata: Portata = dentro ? "parte" : "intero"): Change[] =>
    atto === null ? [] : [{ atto, dove, tipo, portata }];
  const whole = subjects(reach);
  const inWords = speaksOfWords(before);
  const excepted = [...reach.excepted, ...(tipo === "abroga" ? afterVerb(after, reach) : [])];
  const { divisioni } = reach;
  if (!inWords && divisioni.length > 0 && whole.every(({ nominato, dove }) => !nominato || dove.articolo === null))
    return divisions(
      reach,
      context,
      tipo,
      excepted.length > 0 || whole.some(({ dentro, dove }) => dentro || dove.parte !== null) ? "parte" : "intero",
    );
  if (whole.length > 0 && !inWords) return spared(whole, excepted).flatMap((place) => change(place));
  const afterwards = tipo === "abroga" && INSIDE.test(after.slice(0, NEAR));
  if (inWords || afterwards || INSIDE.test(before))
    return spared(insideOf(reach), excepted).flatMap((place) => change(place, "parte"));
  return tipo === "abroga" ? repealedAfter(after, reach) : [];
}

/** `e' abrogato l'articolo 5 della legge ...`: what is repealed stands after the verb, one after the other after a colon. */
function repealedAfter(after: string, { atto, dove }: Reach): Change[] {
  const listed = /^\s*:/.test(after);
  const items = listed ? after.replace(":", " ").split(";") : [after.split(/[:;]/, 1)[0] ?? ""];
  return items.flatMap((item) => {
    const words = wordsAsPlaces(item);
    if (!namesText(withoutExceptions(words).words)) return [];
    const reach = reachOf(words, { atto, dove });
    return repealed(
      reach,
      reach.located.filter(({ ruolo, nominato }) => nominato || ruolo === "oggetto"),
      "intero",
    );
  });
}

/** What is repealed of the places that words name. */
function repealed(reach: Reach, named: readonly Located[], portata: Portata): Change[] {
  const tipo = "abroga";
  if (named.length === 0 && reach.divisioni.length > 0) return divisions(reach, NO_CONTEXT, tipo, portata);
  // The act alone is meant where no part of it is named, before or after it.
  const places = named.filter(
    ({ nominato, atto }) => nominato || !named.some((other) => other.nominato && other.atto === atto),
  );
  return spared(places, reach.excepted).flatMap(({ atto, dove, dentro }) =>
    atto === null ? [] : [{ atto, dove, tipo, portata: dentro ? ("parte" as const) : portata }],
  );
}

/** The point of a list of repeals: `a) l'articolo 7 della legge ...;`, `legge ..., art. 25, lettera n)`. */
export function repealedPoint(words: string, context: SentenceContext): Change[] {
  const reach = reachOf(wordsAsPlaces(words), context);
  if (!namesText(reach.told)) return [];
  const { divisioni, located } = reach;
  if (divisioni.length > 0 && located.every(({ dove }) => dove.articolo === null))
    return divisions(
      reach,
      context,
      "abroga",
      reach.excepted.length > 0 || INSIDE.test(reach.told) ? "parte" : "intero",
    );
  return repealed(reach, located, INSIDE.test(reach.told) ? "parte" : "intero");
}
