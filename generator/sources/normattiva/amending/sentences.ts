import type { Quotation } from "../../../law/grammar/quotations.ts";
import type { Portata } from "../records.ts";
import { type Amendment, type Change, type Forma, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { withoutExceptions, wordsAsPlaces } from "./apart.ts";
import { AMENDING, announcesRepeals, type Clause, clausesOf, delegates } from "./clause.ts";
import { withinDivision } from "./divisions.ts";
import { type Excepted, type Located, type Reach, reachOf } from "./reach.ts";
import { leftOf } from "./spared.ts";
import { MASK } from "./units.ts";
import { type Inserted, insertedNumbers, NOWHERE, placed, roomFor } from "./where.ts";

const INSERTED: readonly (readonly [RegExp, Inserted])[] = [
  [/\barticol[oi]\b/i, "articolo"],
  [/\bcomm[ai]\b/i, "comma"],
  [/\blett(?:er[ae])\b/i, "lettera"],
  [/\bnumer[oi]\b/i, "numero"],
];
const NOT_NUMBERED =
  /\b(?:period[oi]|parol[ae]|capovers[oi]|espression[ei]|cifr[ae]|alinea|rubrica|sezion[ei]|cap[oi]|titol[oi]|allegat[oi]|tabell[ae]|voc[ei]|punt[oi]|tratt[oi]n[oi])\b/i;

/** The last `dopo il comma 2`: what is inserted after something is of its kind. */
const AFTER_WHAT = /\bdopo\b(?!.*\bdopo\b).*$/is;

/** The kind of what is inserted; `null` where it bears no number. */
function kindOfInserted(before: string, after: string): Inserted | null {
  for (const words of [after, AFTER_WHAT.exec(before)?.[0] ?? ""]) {
    const named = INSERTED.flatMap(([word, kind]) => {
      const at = word.exec(words)?.index;
      return at === undefined ? [] : [{ at, kind }];
    }).sort((a, b) => a.at - b.at);
    const other = NOT_NUMBERED.exec(words)?.index ?? Number.POSITIVE_INFINITY;
    const [first] = named;
    if (first !== undefined && first.at < other) return first.kind;
    if (other < Number.POSITIVE_INFINITY) return null;
  }
  return null;
}

/** What holds articles of its own. */
const CHAPTER = /\b(?:sezion[ei]|cap[oi]|titol[oi])\b/i;

/**
 * What a clause inserts, and where: parts that bear a number of their own are named by it.
 *
 * @param reach of the words before the verb
 */
function inserted({ before, after, novella }: Clause, reach: Reach): Change[] {
  if (novella === null) return [];
  const { atto, located } = reach;
  if (atto === null) return [];
  const at = located.at(-1)?.dove ?? reach.dove;
  const kind = kindOfInserted(before, after);
  if (CHAPTER.test(after) || (CHAPTER.test(before) && kind === null)) {
    const articles = novella.text.split("\n").flatMap((line) => insertedNumbers("articolo", line, false));
    if (articles.length > 0)
      return articles.map((articolo) => ({
        atto,
        dove: { ...NOWHERE, articolo },
        tipo: "inserisce",
        portata: "intero",
      }));
  }
  if (kind === null) return [{ atto, dove: at, tipo: "inserisce", portata: "parte" }];
  const room = roomFor(kind, at);
  const several = /\b(?:i|le|gli)\s+seguent/i.test(after) || /\bseguenti\b/i.test(after);
  const numbers = insertedNumbers(kind, novella.text, several);
  if (numbers.length === 0) return [{ atto, dove: room, tipo: "inserisce", portata: "parte" }];
  return numbers.map((number) => {
    const dove =
      kind === "articolo"
        ? { ...room, articolo: number }
        : placed(room, { articolo: null, parte: stepOf(kind, number) });
    return { atto, dove, tipo: "inserisce" as const, portata: "intero" as const };
  });
}

const stepOf = (kind: Exclude<Inserted, "articolo">, number: string) =>
  kind === "comma" ? `comma ${number}` : `${kind} ${number})`;

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
function changed(clause: Clause, reach: Reach, context: SentenceContext): Change[] {
  const { verb: tipo, after, novella } = clause;
  if (tipo === "sostituisce" && novella === null) return [];
  const before = reach.plain;
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
  const afterwards = tipo === "abroga" && INSIDE.test(after.slice(0, NEAR).split(/[,;]/, 1)[0] ?? "");
  if (whole.length > 0 && !inWords && !afterwards) return spared(whole, excepted).flatMap((place) => change(place));
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
function repealedPoint(words: string, context: SentenceContext): Change[] {
  const reach = reachOf(wordsAsPlaces(words), context);
  if (!namesText(reach.plain)) return [];
  const { divisioni, located } = reach;
  if (divisioni.length > 0 && located.every(({ dove }) => dove.articolo === null))
    return divisions(
      reach,
      context,
      "abroga",
      reach.excepted.length > 0 || INSIDE.test(reach.plain) ? "parte" : "intero",
    );
  return repealed(reach, located, INSIDE.test(reach.plain) ? "parte" : "intero");
}

// What a sentence speaks of: a text, or a thing that no text is.

const ORDINAL = "(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim|[a-z]+esim)[oaie]";
/** How the nouns begin that name a text or a part of one. */
const TEXT = new RegExp(
  `^(?:art|comm[ai]|lett|numer[oi]|n\\.|punt[oi]|period|alinea|capovers|parol|espression|cifr|segn|incis|rubric|titol|cap[oi]$|sezion|libr|part[ei]$|allegat|tabell|tariff|elenc|anness|not[ae]$|voc[ei]$|legg|decret|regio|regolament|test[oi]|codic|statut|disposizion|norm[ae]|prescrizion|prevision|provvediment|ordinanz|circolar|direttiv|paragraf|prospett|quadr|formul|colonn|rig[ah]|intestazion|denominazion|frase|frasi|proposizion|dicitur|virgol|periodi|trattin|d\\.|l\\.|r\\.|t\\.u|${ORDINAL}$)`,
  "iu",
);
/** A noun that is spoken of, not one of which something is: `il comma`, never `del comma`. */
const SPOKEN_OF =
  /(?<![\p{L}'’])(?<!(?<![\p{L}])(?:per|con|tra|fra|su|verso|contro|secondo|presso|dopo|prima|entro|in|a|di|da)\s+)(?:(?:il|lo|la|i|gli|le)\s+|l['’]\s*)(?:(?:citat|predett|medesim|stess|suddett|seguent|inter|attual|vigent|relativ|sol|ben|altr)[oaie]\s+)*([\p{L}.]+)/giu;

/** `Titolo I della legge`: a number, no article. */
const ROMAN_ONE = /^I\s/;

interface Noun {
  readonly text: boolean;
  readonly at: number;
}

function nounsOf(words: string): Noun[] {
  return [...words.matchAll(SPOKEN_OF)]
    .filter(({ 0: all, index }) => index === 0 || !ROMAN_ONE.test(all))
    .map((match) => ({ text: TEXT.test(match[1] ?? ""), at: match.index }));
}

/**
 * Whether the words before a verb speak of a text. Only a text can be repealed or replaced: a fund that is `soppresso` is none.
 *
 * @param before quotations, exceptions and asides out of sight
 * @example speaksOfText("Al comma 2, il terzo periodo ") // true
 * @example speaksOfText("il Fondo dell'articolo 5 della legge 6 maggio 2029, n. 77, ") // false
 */
function speaksOfText(before: string): boolean {
  const own = before.slice(before.lastIndexOf(";") + 1);
  // What `che` refers to is not clear.
  if (/(?<!\p{L})(?:che|(?:il|la|i|le)\s+qual[ei])\s*$/iu.test(own)) return false;
  const nouns = nounsOf(own);
  const last = nouns.at(-1);
  if (last === undefined || last.text) return true;
  const text = nouns.findLast((noun) => noun.text);
  return text !== undefined && /(?<!\p{L})che(?!\p{L})/iu.test(own.slice(text.at, last.at));
}

/**
 * Whether the words after a verb speak of a text: `sono abrogati l'articolo 5 ...`.
 *
 * @example namesText(" l'ufficio istituito dall'articolo 5") // false
 */
function namesText(after: string): boolean {
  return nounsOf(after).at(0)?.text ?? true;
}

const ANNOUNCED = /(?:modificazion|modifich|modificat)[eioa]\b[^:]{0,60}:?\s*$|:\s*$/i;

/** A place with the title of what it is in, before anything is said of it: `All'Allegato I.5 Elementi ... Schemi tipo`. */
const TITLED =
  /^\W*(?:all['’]|al\s|alla\s|nell['’]|dopo\s)(?!.*\b(?:e['’]|è|sono|ha|hanno|si|puo['’]|possono|deve|devono)\s)/is;

/** Words that announce changes without a colon, at the end of a head. */
const LONGEST_ANNOUNCEMENT = 120;
/** Most characters before a verb that are read. */
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
 * @param words whose quotations are masked
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
    if (announces && announcesRepeals(text)) {
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
 * @param words whose quotations are masked
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
