import { lex, type Span } from "../../../law/grammar/lexer.ts";
import type { Quotation } from "../../../law/grammar/quotations.ts";
import { type LawToken, type Step, saysSelf } from "../../../law/grammar/tokens.ts";
import { nounsOf } from "../../../law/words/changes.ts";
import { IS_CONVERTED } from "../../../law/words/conversion.ts";
import { RULES, WORDING } from "../../../law/words/nouns.ts";
import { expression } from "../../../law/words/pattern.ts";
import { AND, FROM_THE, IN_THE, IS_DONE, SAYS, STAYS, THE, TO_THE } from "../../../law/words/small-words.ts";
import type { Portata } from "../records.ts";
import { type Amendment, type Change, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { apart } from "./apart.ts";
import { AMENDING, announcesRepeals, type Clause, clausesOf, delegates } from "./clause.ts";
import { daysIn, daysOf, decorrenzeOf, withoutDays } from "./decorrenza.ts";
import { insideIn, jointOf, lawTokensOf } from "./joints.ts";
import { insertedNumbers } from "./novella.ts";
import { isDecree, type Passage, passageOf, pieceOf, quotes } from "./passage.ts";
import { above, type Inserted, isAll, isIn, NOWHERE, placed, roomFor, type Where } from "./places.ts";
import { type Excepted, type Located, OPENS_OF, type Reach, reachOf } from "./reach.ts";
import { blank, firstFrom, within } from "./spans.ts";
import { spare } from "./spared.ts";
import { Claims, claimed, type Understanding, understandingOf, unknownIn } from "./understood.ts";

const KINDS_INSERTED: readonly Inserted[] = ["articolo", "comma", "lettera", "numero"];
/** What may stand between a verb and the number of what it inserts. */
const RIGHT_BEHIND = expression`^\s*${THE}?(?:seguent[ei]\s*)?$`;
/** What has no number of its own. */
const UNNUMBERED = expression`^(?:${WORDING}|capovers[oi]|trattin[oi])$`;
/** What holds articles of its own. */
const CHAPTERS: ReadonlySet<Step | null> = new Set(["sezione", "capo", "titolo"]);

/** The steps and the unnumbered things that words name: in full, or by an abbreviation that stands for nothing else. */
const thingsIn = (words: string): LawToken[] =>
  lex(words).filter(
    ({ kind, step, word, count }) =>
      UNNUMBERED.test(word) ||
      (kind === "step" && step !== "parte" && word.length > 2 && (count !== "open" || /^(?:art|lett)$/.test(word))),
  );

/** What something is inserted behind, or between. */
const BEHIND = /(?<!\p{L})(?:dopo|fra|tra)(?!\p{L})/giu;

/** The kind of what is inserted; `null` where it bears no number. After `dopo il comma 2` it is of the same kind. */
function kindOfInserted(before: string, after: string): Inserted | null {
  const at = [...before.matchAll(BEHIND)].at(-1)?.index ?? -1;
  const behind =
    at < 0
      ? []
      : lex(before.slice(at)).filter(
          ({ kind, step, word }) => UNNUMBERED.test(word) || (kind === "step" && step !== "parte"),
        );
  const [thing] = [...thingsIn(after), ...behind];
  if (thing === undefined || UNNUMBERED.test(thing.word)) return null;
  return KINDS_INSERTED.find((one) => one === thing.step) ?? null;
}

const namesChapter = (words: string) => thingsIn(words).some(({ step }) => CHAPTERS.has(step));

/** `il seguente`, which says no kind: what is inserted is of the kind of the place, where it bears such a number. */
function kindOfPlace({ after, novella }: Clause, { dove, dentro }: Located): Inserted | null {
  if (dentro || thingsIn(after).length > 0) return null;
  const step = dove.parte?.split(", ").at(-1)?.split(" ")[0] ?? (dove.articolo === null ? null : "articolo");
  const kind = KINDS_INSERTED.find((one) => one === step) ?? null;
  return kind !== null && insertedNumbers(kind, novella?.text ?? "", false).length > 0 ? kind : null;
}

/** `il seguente articolo 9-bis`: the numbers that stand right behind the verb. */
function numbersAfter(kind: Inserted, { namings: [first], words }: Passage): string[] {
  if (first === undefined || (first.own && !first.self) || !RIGHT_BEHIND.test(words.slice(0, first.start))) return [];
  return first.places.flatMap(({ articolo, parte }) => {
    if (kind === "articolo") return parte === null && articolo !== null ? [articolo] : [];
    const [step, number] = parte?.split(", ").at(-1)?.split(" ") ?? [];
    return step === kind && number !== undefined ? [number.replace(")", "")] : [];
  });
}

/**
 * What a clause inserts, and where: parts that bear a number of their own are named by it.
 *
 * @param reach of the words before the verb
 */
function inserted(clause: ReadClause, reach: Reach): Change[] {
  const { before, after, novella, rest } = clause;
  const { atto, located } = reach;
  if (atto === null) return [];
  const annex = insertedAnnex(clause);
  const last = located.at(-1);
  const change = (dove: Where, portata: Portata = "intero"): Change => ({
    ...{ atto, dove, portata, tipo: "inserisce", behind: false },
    at: last?.at ?? -1,
  });
  if (annex !== null) return [change({ ...NOWHERE, divisione: annex })];
  const kind = kindOfInserted(before, after) ?? (last === undefined ? null : kindOfPlace(clause, last));
  const said = kind === null ? [] : numbersAfter(kind, rest);
  if (novella === null && said.length === 0) return [];
  const text = novella?.text ?? "";
  // What stands behind a place is not in it.
  const isDivision = Boolean(last?.dove.divisione);
  const isBehind = last?.ruolo === "dopo" && (isDivision || (!last.dentro && !speaksOfInside(after)));
  const at = last === undefined ? reach.dove : isBehind ? above(last.dove) : last.dove;
  if (namesChapter(after) || (kind === null && namesChapter(before))) {
    const articles = text.split("\n").flatMap((line) => insertedNumbers("articolo", line, false));
    if (articles.length > 0) return articles.map((articolo) => change({ ...NOWHERE, articolo }));
  }
  if (kind === null) return [change(at, "parte")];
  const room = roomFor(kind, isDivision ? at : (last?.dove ?? reach.dove));
  const borne = insertedNumbers(kind, text, said.length > 1 || /\bseguenti\b/i.test(after));
  const bare = borne.length === 0 ? insertedNumbers(kind, `Art. ${text.replace(/^\W+/, "")}`, false) : [];
  const numbers =
    borne.length + bare.length < said.length ? said : [...borne, ...bare.filter((one) => one.includes("-"))];
  if (numbers.length === 0) return [change(room, "parte")];
  return numbers.map((number) =>
    change(
      kind === "articolo" ? { ...room, articolo: number } : placed(room, { ...NOWHERE, parte: stepOf(kind, number) }),
    ),
  );
}

const stepOf = (kind: Exclude<Inserted, "articolo">, number: string) =>
  kind === "comma" ? `comma ${number}` : `${kind} ${number})`;

const speaksOfInside = (words: string): boolean =>
  insideIn(words).length > 0 || /\b(?:numero\s+complessivo|importo)\b/i.test(words);

/** The places at the end of a reach that are spoken of together: `i commi 3 e 4`. */
function subjects({ located, acts }: Reach): readonly Located[] {
  if (acts > 1) return located.filter(({ ruolo }) => ruolo === "oggetto");
  const own = located.findLastIndex(({ ruolo }) => ruolo !== "oggetto") + 1;
  return located.slice(own);
}

/** Where something inside is changed when words or sentences are spoken of: the places named last, and those beside them. */
function insideOf({ located, dove, atto }: Reach): readonly Located[] {
  const last = located.at(-1);
  if (last === undefined) return [{ atto, dove, ruolo: "luogo", dentro: true, nominato: true, at: 0, group: 0 }];
  return located.filter((place) => place.group === last.group && place.ruolo === last.ruolo);
}

/** Letters after a verb in which its subject begins. */
const NEAR = 40;

/** Whether words, a sentence or a quotation stand between the last place that is named and the verb. */
function speaksOfWords({ plain, end }: Reach): boolean {
  const tail = plain.slice(end);
  return speaksOfInside(tail) || quotes(tail) || SHEET.test(tail);
}

/** The places that are left of those that words name, in the act of each exception. */
const spared = (named: readonly Located[], excepted: readonly Excepted[]): readonly Located[] =>
  spare(
    named,
    excepted,
    ({ atto, dove }, of) => (of.atto === null || of.atto.urn === atto?.urn ? dove : null),
    (one, dove) => ({ ...one, dove }),
  );

/** What is excepted after a verb, of what stands before it. */
const afterVerb = (all: Passage, { atto, dove }: Pick<Reach, "atto" | "dove">, verb = 0): readonly Excepted[] =>
  reachOf(all, { atto, dove }).excepted.flatMap((one) =>
    one.at < verb ? [] : [{ ...one, at: Number.POSITIVE_INFINITY }],
  );

/** A clause with what its words name. */
interface ReadClause extends Clause {
  readonly lead: Passage;
  readonly rest: Passage;
  /** Both with the verb between them, and where that is. */
  readonly all: Passage;
  readonly verbAt: number;
}

/** `e' soppresso il rinvio all'articolo 5`, `sono soppresse le voci: «...»`: inside of the place before the verb. */
const INSIDE_BEHIND = expression`^\s*(?:${THE}|ogni )(?:rinvi[oi]+|riferiment[oi]|voc[ei]|(?:(?:prim|second|ultim)a\s)?(?:riga|righe|fras[ei]|locuzion[ei]|dicitur[ae])|(?:prim|second|ultim)a\sparte)(?!\p{L})`;
/** `Dell'articolo 5 e' abrogata la disposizione che ...`: some of its rules. */
const RULE_BEHIND = expression`^\s*${THE}${RULES}(?!\p{L})`;
/** `All'articolo 3, la tabella e' sostituita`: inside of the place before it. */
const SHEET = expression`^[\s,]*${THE}(?:tabella|prospetto|elenco|formula|frase|riga|colonna)\s*$`;
/** The new text stands in an annex: `e' sostituita dalla tabella A allegata al presente decreto`. */
const ANNEXED =
  "(?:(?:nuov[oaie]|corrispondent[ei]|seguent[ei])\\s)*(?:tabell|allegat|elenc|prospett|tariff|test|schem|model|quell)[^;:\u0001]{0,120}\\spresent[ei]\\s";
const BY_ANNEX = expression`^\s*(?:${FROM_THE}|da |con ${THE})${ANNEXED}`;
const WITH_ANNEX = expression`^\s*${THE}${ANNEXED}`;
/** `All'articolo 24 e' sostituito il seguente: «Art. 24. ...»`: the old way to say that all of it is. */
const BY_NEXT = expression`^\s*${THE}seguent[ei](?!\s\p{L})`;
/** The name of an annex that is inserted, where its text begins. */
const NEW_ANNEX =
  /^\W*(allegato|tabella|elenco|prospetto)\s(?:n\.\s?)?(\d{1,3}(?:-[a-z]{3,})?|[A-Z](?:-[a-z]{3,})?)(?![\w])/i;

/** An annex that is inserted: `la tabella A-bis allegata alla presente legge`, `il seguente allegato: «Allegato A-bis ...»`. */
function insertedAnnex({ after, novella, rest }: ReadClause): string | null {
  const named = WITH_ANNEX.test(after) ? rest.namings[0]?.places[0]?.divisione : null;
  if (named) return named.split(", ").at(-1) ?? null;
  const [, sheet = "", label] =
    (/\s(?:allegato|tabella|elenco|prospetto)(?:\s*:)?\s*$/i.test(after) && NEW_ANNEX.exec(novella?.text ?? "")) || [];
  return label === undefined ? null : `${sheet.charAt(0).toUpperCase()}${sheet.slice(1).toLowerCase()} ${label}`;
}

/**
 * What a clause replaces or repeals, and where.
 *
 * @param reach of the words before the verb
 */
function changed(clause: ReadClause, lead: Reach): Change[] {
  const { verb: tipo, isInfinitive, after, novella, rest } = clause;
  if (tipo === "sostituisce" && novella === null && !BY_ANNEX.test(after)) return [];
  if (RELATIVE.test(clause.lead.words)) return antecedent(clause, lead);
  // `e' abrogato dall'articolo 31 della legge`: another act does it.
  const agent = rest.namings.find(({ atto }) => atto !== null);
  if (tipo === "abroga" && agent !== undefined && BY.test(after.slice(0, agent.start))) return [];
  // `Restano in vigore gli articoli 3 e 4, mentre e' abrogato l'articolo 7`.
  const isNext = tipo === "abroga" && /\s(?:mentre|ed?)\s*$/i.test(lead.plain);
  // What `che` refers to without a sign before it is not clear.
  if (tipo === "abroga" && /(?<!\p{L})(?:che|(?:il|la|i|le)\s+qual[ei])\s*$/iu.test(lead.plain)) return [];
  const change = (
    { atto, dove, dentro, at }: Located,
    portata: Portata = dentro || tipo === "modifica" ? "parte" : "intero",
  ): Change[] => (atto === null ? [] : [{ atto, dove, tipo, portata, at, behind: isBehind }]);
  const [behind = ""] = after.slice(0, NEAR).split(/[,;]/, 1);
  const isAhead = tipo === "abroga" || isInfinitive;
  const isNamed = rest.namings.some(({ atto, places }) => atto !== null || places.length > 0);
  const isRule = lead.located.length > 0 && !isNamed && RULE_BEHIND.test(behind);
  const afterwards = isAhead && (isRule || speaksOfInside(behind) || INSIDE_BEHIND.test(behind));
  // `Sono soppresse le parole «...» di cui all'articolo 3`: nothing else says where.
  const isBehind = afterwards && lead.atto === null && !/rinvi|riferim/i.test(behind);
  const reach = isBehind ? reachOf(rest, lead, true) : lead;
  // `Alla legge ..., articolo 12, e' abrogato il comma 3`: in that article.
  const isLocative =
    OPENS_IN.test(clause.lead.words) && rest.namings[0]?.own === false && rest.namings[0].places.length > 0;
  const isBare = ({ at }: Located) => !jointOf(clause.lead.words.slice(0, at)).the;
  const whole = isLocative ? subjects(reach).filter((one) => !isBare(one)) : subjects(reach);
  const inWords = speaksOfWords(reach);
  const excepted = [
    ...reach.excepted,
    ...(tipo === "abroga" && !isBehind ? afterVerb(clause.all, reach, clause.verbAt) : []),
  ];
  const isReplaced = tipo === "sostituisce" && !inWords && BY_NEXT.test(after);
  if (isReplaced && reach.located.at(-1)?.ruolo === "luogo")
    return spared(insideOf(reach), excepted).flatMap((place) => change(place));
  // `Dell'articolo 3 e' abrogato il comma 4`: of what stands before the verb only that.
  const opensOf = OPENS_OF.test(clause.lead.words);
  // `Dell'articolo 3 della X e della Y il comma 2`: of which article of the second, nobody knows.
  if (opensOf && reach.acts > 1 && whole.some(({ dove }) => dove.articolo === null && dove.parte !== null)) return [];
  const isHolder = isAhead && whole.length === 0 && (opensOf || (isLocative && subjects(reach).length > 0));
  if (isHolder && !inWords && !afterwards)
    return insideOf(reach).flatMap(({ atto, dove }) =>
      repealedAfter(rest, { ...reach, atto, dove }).flatMap((one) =>
        clause.lead.namings.length === 1 || one.atto.urn === atto?.urn ? { ...one, tipo } : [],
      ),
    );
  if (whole.length > 0 && !inWords && !afterwards && !(isNext && rest.namings.length > 0))
    return spared(whole, excepted).flatMap((place) => change(place));
  if (isAhead && !inWords && !(afterwards && !/period|capovers|alinea/i.test(behind))) {
    const found = repealedAfter(rest, reach);
    if (found.length > 0) return found.map((one) => ({ ...one, tipo }));
  }
  return inWords || afterwards || speaksOfInside(reach.plain) || quotes(reach.plain)
    ? spared(insideOf(reach), excepted).flatMap((place) => change(place, "parte"))
    : [];
}

const BY = expression`^\s*${FROM_THE}$`;

/** Before a verb that is said of what stands right before. */
const RELATIVE = /,\s(?:che|(?:il|la|i|le)\s+qual[ei])\s*$/iu;
/** Articles of speech, alone or in a preposition, by the ending of a participle that agrees with them. */
const AGREES: Readonly<Record<string, RegExp>> = {
  o: /(?<!\p{L})(?:(?:il|lo|un|uno|(?:d[ea]|a|ne|su)(?:l|llo))\s|(?:(?:d[ea]|a|ne|su)?l)?l['’]\s?(?!\p{L}*(?:ione|ta['’]|tà|[^c]a)(?!\p{L})))/giu,
  a: /(?<!\p{L})(?:(?:una?|(?:(?:d[ea]|a|ne|su)l)?la)\s|(?:(?:d[ea]|a|ne|su)?l)?l['’]\s?(?=\p{L}*(?:ione|ta['’]|tà|a)(?!\p{L})))/giu,
  i: /(?<!\p{L})(?:d[ea]|a|ne|su)?(?:gli|i)\s/giu,
  e: /(?<!\p{L})(?:(?:d[ea]|a|ne|su)l)?le\s/giu,
};
const ENDS_RELATIVE = /^[\s,.;]*$|^\s*(?:,[^,]*,\s*)?dal?(?:i|l|la|lle)\s+seguent[ei](?:\s*:)?\s*$/iu;

/**
 * What is changed by `, che e' abrogato`: the place right before it, where nothing else since the last verb agrees. Of several nouns of that
 * place the first is meant, or one that holds it.
 */
function antecedent({ verb: tipo, ending, lead, after }: ReadClause, { atto: around, dove }: Reach): Change[] {
  const naming = lead.namings.at(-1);
  const end = lead.words.search(RELATIVE);
  const [behind = ""] = tipo === "abroga" ? after.split(",", 1) : [after];
  if (naming?.end !== end || tipo === "inserisce") return [];
  if (!ENDS_RELATIVE.test(withoutDays(behind)) && !BY_ANNEX.test(behind)) return [];
  const from = [...lead.words.slice(0, naming.start).matchAll(new RegExp(FINITE, "giu"))].at(-1)?.index ?? 0;
  const agreeing = [...lead.words.slice(from, end).matchAll(AGREES[ending] ?? /$^/g)].map(
    ({ index, 0: { length } }) => from + index + length,
  );
  const atto = naming.atto ?? (naming.foreign ? null : around);
  if (atto === null || agreeing.length === 0 || agreeing.some((at) => at < naming.start)) return [];
  const named =
    naming.places.length > 0
      ? naming.places.map((one) => ({ ...one, dove: placed(naming.own ? NOWHERE : dove, one) }))
      : [{ dove: NOWHERE, dentro: false }];
  return named.map(({ dove, dentro }) => ({
    ...{ atto, dove, tipo, at: naming.start, behind: false },
    portata: dentro || tipo === "modifica" ? "parte" : "intero",
  }));
}

/** Before a list in the same sentence: `sono abrogate le seguenti disposizioni:`. */
const LISTED = /^\s*(?:[^;:.\u0001]{0,100}\sseguenti\s[^;:.\u0001]{0,80}|[^;:.\u0001]{0,160}\sin\sparticolare\s?)?:/i;
/** Where the first of several ends: at a colon, but for one before quoted words, or at a semicolon behind which no other follows. */
const ENDS = expression`:(?!\s*\u0001)|;(?!\s*(?:${AND} )?${THE})`;

const OPENS_IN = expression`^\W*(?:${TO_THE}|${IN_THE})`;
const INTO = new RegExp(`(?<!\\p{L})(?:${TO_THE}|${IN_THE})`, "giu");

/** `e' abrogato l'articolo 5 della legge ...`: what is repealed stands after the verb, one after the other after a colon. */
function repealedAfter(rest: Passage, { atto, dove, excepted, located }: Reach): Change[] {
  // An exception before the verb is of all that follows.
  const before = located.length === 0 ? excepted.map((one) => ({ ...one, at: -1 })) : [];
  const listed = LISTED.test(rest.words);
  const end = listed ? -1 : rest.words.search(ENDS);
  const stop = end < 0 ? rest.words.length : end;
  // `...; resta in vigore l'articolo 6`.
  const later = stop < rest.words.length ? afterVerb(pieceOf(rest, stop, rest.words.length), { atto, dove }) : [];
  const found: Change[] = [];
  let start = 0;
  for (const item of rest.words.slice(0, stop).split(";")) {
    const piece = pieceOf(rest, start, start + item.length);
    start += item.length + 1;
    // `e' disposta l'abrogazione degli articoli`: those are what is spoken of.
    const reach = reachOf({ ...piece, words: piece.words.replace(OPENS_OF, blank) }, { atto, dove }, true);
    // Behind a semicolon another sentence may stand: its verb follows what it names.
    if (!listed && found.length > 0 && /\p{L}/u.test(reach.plain.slice(reach.end))) break;
    const subjects = reach.located.filter(({ ruolo }) => ruolo === "oggetto");
    // `il comma 2 e, al comma 3, le parole «...»`: of the last place some words only.
    const into = [...reach.plain.slice(0, reach.end).matchAll(INTO)].at(-1)?.index ?? 0;
    const inside = speaksOfWords(reach) ? into : Number.POSITIVE_INFINITY;
    found.push(
      ...repealed(
        { ...reach, excepted: [...before, ...reach.excepted, ...later] },
        subjects.map((one) => (one.at >= inside ? { ...one, dentro: true } : one)),
        "intero",
      ).map((one) => ({ ...one, at: one.at + start - item.length - 1 })),
    );
  }
  return found;
}

/** What is repealed of the places that words name. */
const repealed = (reach: Reach, named: readonly Located[], portata: Portata): Change[] =>
  spared(named, reach.excepted).flatMap(({ atto, dove, dentro, at }) =>
    atto === null ? [] : [{ atto, dove, tipo: "abroga", portata: dentro ? "parte" : portata, at, behind: true }],
  );

/** Before an act that is none of those repealed: `le modificazioni di cui al decreto ..., alla legge ...`. */
const LED = expression`(?<!\p{L})${TO_THE}$`;

const SOME_WORDS = expression`(?<!\p{L})${WORDING}(?!\p{L})`;

/** The point of a list of repeals: `a) l'articolo 7 della legge ...;`, `legge ..., art. 25, lettera n)`. */
function repealedPoint(reach: Reach, { partly }: SentenceContext): Change[] {
  const named = reach.located.filter(({ nominato, at }) => nominato || !LED.test(reach.plain.slice(0, at)));
  return repealed(reach, named, partly || SOME_WORDS.test(reach.plain) ? "parte" : "intero");
}

/** The act alone is meant where nothing is claimed of a part of it, before or after it. */
const withoutHeads = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(
    ({ atto, dove }) => !isAll(dove) || !changes.some((other) => !isAll(other.dove) && other.atto.urn === atto.urn),
  );

/** What is claimed of the changes that a clause was read to make: words that nobody knows may limit them, or say something else. */
function understood(
  read: readonly Change[],
  { located }: Reach,
  { verb, lead, rest }: ReadClause,
  tail: Passage,
): Understood {
  // `, che e' abrogato,`: what stands around is said of other things.
  if (read.length === 0 || RELATIVE.test(lead.words)) return { changes: read, unknown: [] };
  const claims = new Claims(read);
  const [before, after, end] = [
    understandingOf(lead, verb === "abroga"),
    understandingOf(rest, true),
    understandingOf(tail, true),
  ];
  const changes = read.flatMap((one) =>
    one.behind
      ? claimed(one, claims.ahead(before), claims.behind(after, one))
      : claimed(one, claims.before(before, one, located), claims.behind(after, one), claims.behind(end, one)),
  );
  const time = [before, after, end].flatMap(unknownIn).find((words) => OF_TIME.test(words));
  // Nobody knows from which day.
  const waiting = time === undefined ? {} : { decorrenza: { dal: null, testo: time } };
  return lessThan(
    read,
    changes.map((one) => (one.unsure ? { ...one, ...waiting } : one)),
    [before, after, end],
  );
}

/** What is claimed, and the words that nobody knows where it is less than what was read. */
interface Understood {
  readonly changes: readonly Change[];
  readonly unknown: readonly string[];
}

/** Words that nobody knows and that speak of a time. */
const OF_TIME =
  /^(?!(?:per|in|ne(?:l|i|gli)|[fs]ino)(?!\p{L})).*(?:giorn|mes[ei]|ann[oi]|mestr|scad|spirar|termin|data(?!\p{L})|\d{4})/iu;

const lessThan = (read: readonly Change[], changes: readonly Change[], said: readonly Understanding[]): Understood => ({
  changes,
  unknown: changes.length < read.length || changes.some(({ unsure }) => unsure) ? said.flatMap(unknownIn) : [],
});

const ANNOUNCED = /(?:modificazion|modifich|modificat)[eioa]\b[^:]{0,60}:?\s*$|:\s*$/i;

/** Begins a place with the title of what it is in: `All'Allegato I.5 Elementi ... Schemi tipo`. */
const TITLE_OPENER = /\W*(?:all['’]|al\s|alla\s|nell['’]|dopo\s)/iy;
/** What says something of a place: a title has none. */
const VERB = new RegExp(`(?<!\\p{L})${SAYS}`, "giu");

/** Words that announce changes without a colon, at the end of a head. */
const LONGEST_ANNOUNCEMENT = 120;
/** Most characters before a verb that are read. */
const LONGEST_LEAD = 1500;

/** From where to where words may be the title of a place that opens at `start`: up to its first verb. */
function titleAt(words: string, start: number): { from: number; to: number } | null {
  TITLE_OPENER.lastIndex = start;
  if (!TITLE_OPENER.test(words)) return null;
  VERB.lastIndex = TITLE_OPENER.lastIndex;
  return { from: TITLE_OPENER.lastIndex, to: VERB.test(words) ? VERB.lastIndex : words.length };
}

/** Cuts words into sentences; `n. 3`, `art. 5` and a full stop in a title end none. */
function* sentencesOf(words: string): Generator<{ start: number; text: string }> {
  let start = 0;
  let title = titleAt(words, start);
  for (const match of words.matchAll(/[.;]\s+(?=\p{Lu})/gu)) {
    if (title !== null && title.from <= match.index && match.index < title.to) continue;
    yield { start, text: words.slice(start, match.index + 1) };
    start = match.index + match[0].length;
    title = titleAt(words, start);
  }
  yield { start, text: words.slice(start) };
}

/** A verb that is no participle: `si applica`, `e' abrogato`. */
const FINITE = expression`(?<!\p{L})(?:si \p{L}{3,}(?:a|ano|e|ono)|${IS_DONE})(?!\p{L})`;
/** Where a list or another sentence ends, but for a colon before quoted words. */
const BREAK = /;|:(?!\s*(?:\u0001|[a-z\d-]{1,8}\)?(?:,|\sed?\s)))/g;

/** `E' convertito in legge, con modificazioni, il decreto-legge ...`. */
const CONVERTS = expression`^\W*${IS_CONVERTED}`;

/** The words before a verb that speak of its subject, and where those before them lead. */
interface Lead extends Pick<SentenceContext, "atto" | "dove"> {
  readonly lead: Passage;
  /** Where they begin. */
  readonly from: number;
}

/**
 * Parts the subject of a verb from what stands before it: `L'articolo 5 e' cosi' modificato: a) il comma 2`, of which only the comma is
 * repealed, and `L'articolo 5 si applica ai comuni; l'articolo 6`. A list goes on behind a semicolon.
 */
function subjectIn(lead: Passage, around: SentenceContext): Lead {
  // What the sentence converts is no subject of what it does besides.
  const converts = CONVERTS.test(lead.words) ? lead.namings.find((one) => isDecree(one.atto)) : undefined;
  let [start, read] = [converts?.end ?? 0, converts?.end ?? 0];
  let { atto, dove } = around;
  // Whether there is a verb since `start`: nothing is looked at twice.
  let hasVerb = false;
  const breaks = [...lead.words.matchAll(BREAK)];
  if (breaks.length === 0) return { lead: pieceOf(lead, start, lead.words.length), from: start, atto, dove };
  const { words: plain, namings } = apart(lead);
  const named = namings.filter(({ foreign, places }) => !foreign || places.length > 0);
  for (const { 0: mark, index } of breaks) {
    if (index < start) continue;
    // What is named last says nothing by itself.
    const from = Math.max(start, read, named[firstFrom(named, index) - 1]?.end ?? 0);
    // `si applica l'articolo 6; l'articolo 7`: another sentence, whatever stands last in it.
    hasVerb ||= FINITE.test(plain.slice(Math.max(start, read), index));
    const saysSomething = /\p{L}/u.test(plain.slice(from, index)) || (mark === ";" && hasVerb);
    read = index;
    if (mark === ";" && !saysSomething) continue;
    const reach = reachOf(pieceOf(lead, start, index), { atto, dove });
    atto = reach.atto;
    dove = mark === ":" ? (reach.located.at(-1)?.dove ?? reach.dove) : reach.dove;
    start = index + 1;
    hasVerb = false;
  }
  return { lead: pieceOf(lead, start, lead.words.length), from: start, atto, dove };
}

/** A piece between two verbs: what is named over its end is read anew, each part for itself. */
function clausePiece(sentence: Passage, start: number, end: number): Passage {
  const isCut = (at: number) => {
    const before = sentence.namings[firstFrom(sentence.namings, at) - 1];
    return before !== undefined && at < before.end;
  };
  return isCut(start) || isCut(end) ? passageOf(sentence.words.slice(start, end)) : pieceOf(sentence, start, end);
}

/** Words at the beginning of a sentence that may refer back. */
const OPENING = 30;

/** `Nel medesimo periodo del comma 9-bis`, which names no act: it is said of what the sentence before speaks of. */
function refersBack({ words, namings }: Passage): boolean {
  if (namings[0]?.own !== false) return false;
  const [lead, back] = lawTokensOf(words.slice(0, OPENING));
  const isLed = lead?.kind === "preposition" || lead?.kind === "article";
  return isLed && back?.kind === "back" && !saysSelf(back.word);
}

/** The act and the place that a sentence leads to. */
function whereOf(sentence: Passage, around: SentenceContext): Pick<SentenceContext, "atto" | "dove"> {
  const { atto, dove, located } = reachOf(sentence, around);
  return { atto, dove: located.at(-1)?.dove ?? dove };
}

/** What the words of a unit do, and what they say of the units below it. */
export interface ReadUnit {
  readonly found: readonly Amendment[];
  readonly below: SentenceContext;
  /** Sentences that lead to more acts than they change. */
  readonly unread: number;
  /** Words that nobody knows and by which less is claimed than was read. */
  readonly unknown: readonly string[];
}

/** `L'effetto si produce`, `L'abrogazione dell'articolo 5 decorre`, up to a day. */
const TAKES_EFFECT = expression`^\W*${THE}(?:effett[oi]|efficacia|${nounsOf("abroga", "sostituisce", "modifica")})(?!\p{L})[^,;:.]{0,120}(?<!non) (?:ha(?:nno)?|decorr(?:e|ono)|opera(?:no)?|(?:si )?produc(?:e|ono)|si verifica(?:no)?)(?: (?:effett[oi]|efficacia|luogo))?,? $`;

/** Said of what stands in the sentence before: `Ne resta in vigore il comma 2`, `Di esso vige il comma 2`. */
const SAID_BACK = expression`^\W*(?:ne |d(?:i|ell['’]) ?(?:ess|quest|medesim|stess)|${STAYS} )`;

/**
 * Lowers what is claimed of a place as a whole, if the words name a place inside it that nothing is claimed of: `mentre il comma 4 e' mantenuto`,
 * whatever the verb there says.
 *
 * @param earlier how many changes are of other sentences, which only lower a repeal
 */
function lowerHolders(found: Amendment[], earlier: number, { located, excepted }: Reach): void {
  const isClaimed = (of: Amendment["atto"], place: Where) =>
    found.some(({ atto, dove }) => atto.urn === of.urn && isIn(dove, place));
  // A part without its article: of this act, in a sentence of its own; taken out already, if excepted.
  const isWhole = ({ articolo, divisione }: Where) => (articolo ?? divisione) !== null;
  const named = located.filter(
    ({ nominato, atto, dove }) =>
      nominato && atto !== null && (isWhole(dove) || earlier < found.length) && !isClaimed(atto, dove),
  );
  const out = excepted.flatMap(({ atto, places }) => places.filter(isWhole).map((dove) => ({ atto, dove })));
  for (const [at, one] of named.length + out.length === 0 ? [] : found.entries()) {
    const { atto: of, dove, tipo, portata } = one;
    if (portata !== "intero" || tipo === "inserisce" || (at < earlier && tipo !== "abroga")) continue;
    const isHeld = (part: Where) => isIn(part, dove) && (dove.divisione === null || part.divisione !== null);
    const isKept = (part: Where) => isHeld(part) && !isClaimed(of, part);
    const isOf = ({ atto }: Pick<Located, "atto">) => atto?.urn === of.urn;
    if (
      named.some((part) => isOf(part) && isKept(placed(dove, part.dove))) ||
      out.some((part) => isOf(part) && isHeld(part.dove) && !isIn(dove, part.dove))
    )
      found[at] = { ...one, portata: "parte" };
  }
}

/** The day that a sentence of its own says of the changes before it. */
function postpone(found: Amendment[], { words, namings }: Passage): void {
  const day = found.length === 0 ? undefined : daysIn(words)[0];
  if (day === undefined || !TAKES_EFFECT.test(words.slice(0, day.start))) return;
  const said = namings.flatMap(({ start, places }) => (start < day.start ? places : []));
  const isMeant = ({ dove }: Amendment) => said.length === 0 || said.some(({ articolo }) => articolo === dove.articolo);
  const decorrenza = { dal: day.dal, testo: day.testo };
  found.splice(0, found.length, ...found.map((one) => (isMeant(one) ? { ...one, decorrenza } : one)));
}

/**
 * What a unit of an amending article does, and what it says of the units below it.
 *
 * @param passage quotations out of sight
 * @param context what the units above say
 * @example readAmendments(passageOf("all'articolo 5, il comma 2 e' abrogato"), [], { ...NO_CONTEXT, atto }).found
 *   // [{ atto, dove: { articolo: "5", parte: "comma 2", ... }, tipo: "abroga", portata: "intero", ... }]
 */
export function readAmendments(passage: Passage, quotations: readonly Quotation[], context: SentenceContext): ReadUnit {
  const { words } = passage;
  const found: Amendment[] = [];
  let unread = 0;
  const unknown: string[] = [];
  if (context.unstated || delegates(words)) return { found, below: { ...context, unstated: true }, unread, unknown };
  let below = context;
  if (context.abroga && !AMENDING.test(words)) {
    const [decorrenza = context.decorrenza] = decorrenzeOf(words, []);
    const whole = { start: 0, end: words.length, verb: 0, ...(decorrenza && { decorrenza }) };
    const reach = reachOf(passage, context, true);
    const read = repealedPoint(reach, context);
    const [claims, point] = [new Claims(read), understandingOf(passage, true)];
    const known = lessThan(
      read,
      read.flatMap((one) => claimed(one, claims.behind(point, one))),
      [point],
    );
    const unsure = context.unsure && { unsure: true };
    found.push(...withoutHeads(known.changes).map((one) => ({ ...one, ...unsure, ...whole })));
    lowerHolders(found, 0, reach);
    return { found, below, unread, unknown: known.unknown };
  }
  let last: Span | null = null;
  for (const { start, text } of sentencesOf(words)) {
    const previous: Span | null = last;
    const end = start + text.length;
    last = { start, end };
    const announces = text.trimEnd().endsWith(":");
    const leads = announces || ANNOUNCED.test(text.slice(-LONGEST_ANNOUNCEMENT));
    const amends = AMENDING.test(text);
    if (!leads && !amends) {
      const said = pieceOf(passage, start, end);
      const [last] = found.slice(-1);
      const dove = SAID_BACK.test(text) ? last?.dove : NOWHERE;
      if (last && dove) lowerHolders(found, found.length, reachOf(said, { atto: last.atto, dove }));
      postpone(found, said);
      continue;
    }
    const sentence = pieceOf(passage, start, end);
    const around =
      previous !== null && refersBack(sentence)
        ? { ...context, ...whereOf(pieceOf(passage, previous.start, previous.end), context) }
        : context;
    const clauses = clausesOf(text, within(quotations, start, end));
    const days = daysOf(text, clauses);
    const decorrenza = days.ofClauses.at(-1) ?? context.decorrenza;
    if (announces && announcesRepeals(text)) {
      const { atto, dove, excepted, located } = reachOf(sentence, around, true);
      const verb = clauses.at(-1)?.at ?? text.length;
      const head = understandingOf(sentence, true);
      // A list of what is excepted, of what is not repealed or of what something else is said of repeals nothing.
      const unstated =
        excepted.some(({ list }) => list) || head.otherFrom > verb || !clauses.every(({ stated }) => stated);
      // Words behind the verb that nobody knows may limit all that follows.
      const unsure = head.unknown.some(({ start: at, anew }) => at > verb && !anew);
      if (unsure) unknown.push(...unknownIn(head));
      const partly = excepted.length > 0 || unsure;
      below = { atto, dove: located.at(-1)?.dove ?? dove, abroga: true, partly, unsure, unstated, decorrenza };
    } else if (leads) {
      below = { ...whereOf(sentence, around), abroga: false, partly: false, unstated: false, decorrenza };
    }
    if (!amends) continue;
    let at: SentenceContext = around;
    let acts = 0;
    const earlier = found.length;
    for (const [index, clause] of clauses.entries()) {
      const verb = clause.start + clause.before.length;
      const near = Math.max(clause.start, verb - LONGEST_LEAD);
      const { lead, from, ...before } = subjectIn(clausePiece(sentence, near, verb), at);
      const rest = clausePiece(sentence, clause.at, clause.at + clause.after.length);
      const all = pieceOf(sentence, near + from, clause.at + clause.after.length);
      const read = { ...clause, lead, rest, all, verbAt: verb - near - from };
      const reach = reachOf(lead, before, clause.verb === "abroga");
      acts += reach.acts;
      const made = !clause.stated ? [] : clause.verb === "inserisce" ? inserted(read, reach) : changed(read, reach);
      const next = clauses[index + 1];
      const tail = pieceOf(sentence, clause.novella?.end ?? text.length, next === undefined ? text.length : 0);
      const told = { start, end, verb: start + verb };
      const isHead = announces && below !== context && below.abroga && !below.unstated && next === undefined;
      const startOf = ({ at, behind }: Change) => Math.max(0, at) + (behind ? clause.at : near + from);
      // `E' abrogata la legge ...:`, `E' abrogato l'articolo 5: a)`: the list says what of it.
      const isAnnounced = ({ atto, dove, portata, at }: Change) =>
        isHead &&
        ((isAll(dove) && portata === "parte") ||
          (made.at(-1)?.at === at && isIn(dove, below.dove) && atto.urn === below.atto?.urn));
      const claims = understood(
        made.filter((one) => !isAnnounced(one)),
        reach,
        read,
        tail,
      );
      const when = days.ofPlaces(index, claims.changes.map(startOf));
      const waiting = clause.condition === null ? undefined : { dal: null, testo: clause.condition };
      for (const [which, change] of claims.changes.entries()) {
        const decorrenza = waiting ?? when[which] ?? context.decorrenza;
        found.push({
          ...(decorrenza && { decorrenza }),
          ...change,
          ...told,
          ...(waiting && { portata: "parte", unsure: true }),
        });
      }
      unknown.push(...claims.unknown);
      at = { ...context, atto: reach.atto, dove: reach.dove, abroga: false };
    }
    if (found.slice(earlier).some(({ portata }) => portata === "intero"))
      lowerHolders(found, earlier, reachOf(sentence, around, true));
    if (acts > new Set(found.slice(earlier).map(({ atto }) => atto.urn)).size) unread++;
  }
  return { found, below, unread, unknown };
}

/**
 * Whether a sentence, or the point of a list, speaks of an act itself, not of a place in one.
 *
 * @param words whose quotations are out of sight
 * @example speaksOfAct("la legge 7 agosto 1990, n. 241, e' abrogata") // true
 * @example speaksOfAct("il Capo II della legge 7 agosto 1990, n. 241, e' abrogato") // false
 */
export function speaksOfAct(words: string): boolean {
  const [clause] = clausesOf(words, []);
  const said = clause === undefined ? words : clause.before + clause.after;
  const { located, excepted } = reachOf(passageOf(said), NO_CONTEXT);
  return (
    located.length > 0 &&
    excepted.length === 0 &&
    located.every(({ nominato, ruolo }) => !nominato && (ruolo === "oggetto" || clause === undefined))
  );
}
