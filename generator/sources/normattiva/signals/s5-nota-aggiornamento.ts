import { isWithin } from "../../../law/articles/article-part.ts";
import { quotationsIn } from "../../../law/grammar/quotations.ts";
import { formatUrn } from "../../../law/identity/written-urn.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import { kindOfWord, nounsOf, participlesOf } from "../../../law/words/changes.ts";
import { DEEDS, RULES } from "../../../law/words/nouns.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import { ALSO, AND, BE, FROM_THE, IS_DONE, MAY, OF_THE, STAYS, THE, TO_THE } from "../../../law/words/small-words.ts";
import { NO_CONTEXT } from "../amending/amendment.ts";
import { withoutAsides, withoutExceptions } from "../amending/apart.ts";
import { AMENDING, clausesOf, conditionIn } from "../amending/clause.ts";
import { daysIn, decorrenzeOf } from "../amending/decorrenza.ts";
import { insideIn, jointOf } from "../amending/joints.ts";
import { type Passage, passageOf, pieceOf } from "../amending/passage.ts";
import { type NamedPlace, NOWHERE, placed } from "../amending/places.ts";
import { readUnits, unitPassages } from "../amending/read-units.ts";
import { blank, blanked, spanAt } from "../amending/spans.ts";
import { sparedPlaces } from "../amending/spared.ts";
import { leadsTo, understandingOf } from "../amending/understood.ts";
import { amendingUnits, type Unit } from "../amending/units.ts";
import { effectsIn, type TextEffect } from "../effects/effects.ts";
import { collapse } from "../lines.ts";
import { headsIn } from "../pronunce/head.ts";
import { headsBelow, isSelf } from "../pronunce/read-pronunce.ts";
import type { ArticoloCitato, AttoCitato, Corpo, Decorrenza, Portata } from "../records.ts";
import { conversionIn, namedActs } from "./named-acts.ts";
import { INDIRECT, type Marker, markersIn, unquoted } from "./operations.ts";
import type { OwnIdentity } from "./s1-modifica-attiva.ts";
import { evidenceOf, evidenceWith, type SignalSink } from "./signal-sink.ts";

/** What a piece of an editors' note says of the article it stands below. */
interface NoteClaim {
  readonly tipo: TipoRelazione;
  /** The parts of the article, `null` where the piece names no part: the article. */
  readonly parti: readonly (string | null)[];
  readonly portata?: Portata;
  readonly decorrenza?: Decorrenza | undefined;
}

const OPERATION = pattern`${THE}(?:(?:conseguente|contestuale|contemporanea|successiva) )?(${nounsOf()})(?!\p{L})`;
/** The operation that a piece names at once, with a noun: `l'abrogazione del comma 3`. */
const NOUN = new RegExp(`^\\s*${OPERATION}`, "iu");
/** Where the next one begins: `e la modifica del comma 4`. */
const NEXT_NOUN = new RegExp(`(?:[,;:]|(?<!\\p{L})${AND}(?!\\p{L}))\\s*(?=${OPERATION})`, "giu");
/** Amounts and penalties that are raised or cut leave the words of the article as they are. */
const AMOUNT = /\b(?:incrementat|ridott|elevat|aumentat|rideterminat|diminuit|rifinanziat|integrat)[oaie]\b/i;
const APPLIES = expression`(?<!\p{L})(?:si applic(?:a|ano|hera|heranno)(?!\p{L})|(?:definit|disciplinat|regolat)[oaie] secondo(?!\p{L})|si osserva(?:no)?(?!\p{L})|trova(?:no)? applicazione|${BE} (?:${ALSO} )?applicabil[ei])`;
/** What was so before and stays so for what is pending: transitional, whatever it departs from. */
const GOES_ON = expression`(?<!\p{L})(?:continu(?:a|ano|era|eranno) ad? (?:applicarsi|avere|trovare|essere|produrre)|${STAYS} in vigore)(?!\p{L})`;
const NOT_APPLIED = /\bnon\s+(?:si\s+applic(?:a|ano)\b|trova(?:no)?\s+applicazione)/i;
/** What shows that something applies, or not, for a time or to what is pending. */
const FOR_A_TIME =
  /\b(?:entrata\s+in\s+vigore|fino\s+al|sino\s+al|anterior|antecedent|precedentement|[ad]lla\s+data|decorrere|in\s+corso|pendent[ei]|instaurat|stipulat|pubblicazione|per\s+l['’]ann[oi]|per\s+gli\s+anni|entro\s+il|prima\s+del)/i;

/** What is suspended is what somebody issued on the ground of the article: `del decreto di cui all'articolo 10`. */
const ISSUED_UNDER = expression`(?<!\p{L})(?:${DEEDS}|linee guida) (?:di cui|previst[oaie]|adottat[oaie]|emanat[oaie])(?: ai sensi)? (?:${TO_THE}|${FROM_THE}|${OF_THE})?$`;

const INTERPRETS = /\b(?:interpretazione\s+autentica|si\s+interpreta(?:no)?)\b/i;
/** By the verb of a piece; the first that fits decides. */
const VERBS: readonly (readonly [RegExp, TipoRelazione])[] = [
  [/\b(?:amnistia|indulto|condon\p{L}+)\b/iu, "amnistia"],
  [INTERPRETS, "interpreta"],
  [
    /\b(?:prorogat[oaie]|differit[oaie]|differisce|(?<!\b(?:di|dalla|della|alla|in)\s)(?:proroga|differimento)|posticipat[oaie])\b/i,
    "proroga",
  ],
  [expression`(?<!\p{L})(?:${IS_DONE}|${STAYS}) sospes[oaie](?!\p{L})`, "sospende"],
];
/** `in deroga all'articolo 3 della legge ...`: what is departed from. */
const DEROGATES = expression`(?<!\p{L})in (?:(?:espressa|parziale|temporanea) )?deroga,? (?:anche )?(?=a |${TO_THE})`;
/** How many characters after it the act may begin that is departed from. */
const LOOK_AHEAD = 240;
const EFFECT =
  /\b(?:ha(?:nno)?\s+(?:effetto|efficacia)|acquista(?:no)?\s+efficacia|decorr(?:e|ono)\b|entra(?:no)?\s+in\s+vigore|a\s+decorrere|con\s+(?:effetto|decorrenza)\s+da|ai\s+(?:procedimenti|giudizi|processi|fatti|rapporti)|ai\s+fini\s+dell['’]applicazione)/i;

/** Quoted words that amend. Only the amending act itself says for sure which change they make. */
const AMENDS = expression`(?<!\p{L})${BE} (?:(?:abrogat|sostituit|inserit|soppress)[oaie]|aggiunt[oaie],? (?:in fine|dopo|${THE}seguent[ei]))`;

/** `il comma 2 non e' abrogato`: nothing is done. */
const DENIED = expression`(?<!\p{L})non (?:${IS_DONE}|si intend(?:e|ono)) (?:\p{L}+['’]? )?(?:${participlesOf()})[oaie](?!\p{L})`;

/** The same of an effect, before its words or behind a noun: `non e' concessa la`, `la proroga ... non e' disposta`. */
const DENIED_BEFORE = expression`(?<!\p{L})(?:non (?:${IS_DONE}|${MAY}|si \p{L}+)(?: \p{L}+['’]?){0,3}|(?:nessun|alcun|senz|esclus|negat|vietat)(?:[oaie]|['’])(?: (?:la|il|ogni|una|qualsiasi))?) $`;
const DENIED_BEHIND = expression`^[^.;:]*(?<!\p{L})(?:(?<!(?:che|cui|qual[ei]) )non (?:${IS_DONE}|${MAY}|spetta|opera|si)|(?:e['’]|è|resta|rimane) (?:esclus|negat|vietat|preclus|rifiutat|respint)[oa])(?!\p{L})`;
const IS_NOUN = new RegExp(`^(?:${nounsOf()})$`, "iu");

/** The act and the article that a note stands below. */
interface NotedPlace extends OwnIdentity {
  /** Number of the article, `null` below an attachment. */
  readonly articolo: string | null;
  /** The container that the article stands in, `null` in the body. */
  readonly contenitore: string | null;
}

const citesOther = ({ namings }: Passage, here: NotedPlace) =>
  namings.some(({ atto }) => atto !== null && !isSelf(atto, here));

/** The article of the note and its parts, cited with the name of their act. */
const placesHere = ({ namings }: Passage, here: NotedPlace): NamedPlace[] =>
  namings.flatMap(({ atto, back, places }) =>
    atto !== null && !back && isSelf(atto, here) ? places.filter(({ articolo }) => articolo === here.articolo) : [],
  );

/** A piece of a note: as written, and without what it quotes. */
interface Piece {
  readonly all: Passage;
  readonly said: Passage;
}

/**
 * Whether a piece departs from the article: from no act that it names but its own, from no other article of it. Quoted words without an act mean
 * the act that speaks.
 */
function derogates({ all, said }: Piece, here: NotedPlace): boolean {
  const at = DEROGATES.exec(all.words)?.index;
  if (at === undefined) return false;
  const ahead = pieceOf(all, at, at + LOOK_AHEAD);
  // What is departed from ends where an aside would.
  const from = /^\s*/.exec(withoutAsides(ahead).words)?.[0].length ?? 0;
  const named = ahead.namings.filter(({ start }) => start < from);
  const acts = named.filter(({ atto }) => atto !== null);
  const isOfNote = ({ articolo }: NamedPlace) => articolo === null || articolo === here.articolo;
  if (acts.length > 0)
    return acts.some(
      ({ atto, places }) => atto !== null && isSelf(atto, here) && (places.length === 0 || places.some(isOfNote)),
    );
  if (!DEROGATES.test(said.words.slice(at))) return placesHere(ahead, here).length > 0;
  return named.every(({ places }) => places.every(isOfNote));
}

/** Whether words name commi, without an article or an act. */
const isBare = ({ namings }: Passage): boolean =>
  namings.length > 0 &&
  namings.every(({ own, back, places }) => !own && !back && places.every(({ articolo }) => articolo === null));

function kindOfVerbs(piece: Piece, here: NotedPlace): TipoRelazione {
  const { words } = piece.all;
  if (AMENDS.test(words)) return "aggiorna";
  for (const [verb, tipo] of VERBS) {
    const said = verb.exec(words);
    if (said === null) continue;
    const behind = words.slice(said.index + said[0].length);
    if (DENIED_BEFORE.test(words.slice(0, said.index)) || (IS_NOUN.test(said[0]) && DENIED_BEHIND.test(behind)))
      continue;
    const object = piece.all.namings.find(({ start }) => start > said.index)?.start ?? 0;
    return tipo === "sospende" && ISSUED_UNDER.test(words.slice(said.index, object)) ? "aggiorna" : tipo;
  }
  if (GOES_ON.test(words)) return "applica";
  if (derogates(piece, here)) return "deroga";
  if (NOT_APPLIED.test(words)) {
    const ofHere = NOT_APPLIED.test(piece.said.words) || HERE.test(words) || placesHere(piece.all, here).length > 0;
    if (FOR_A_TIME.test(words)) return "applica";
    // `il comma 2` without an article is here or in the act that speaks.
    return ofHere ? "deroga" : isBare(piece.all) ? "aggiorna" : "applica";
  }
  // `si applicano anche ai lavoratori` of the very article, as a text says it.
  if (APPLIES.test(words))
    return kindOfEffect({ ...piece, said: piece.all }, here) === "estende" ? "estende" : "applica";
  if (AMOUNT.test(words)) return "aggiorna";
  return EFFECT.test(words) ? "applica" : "aggiorna";
}

const WAS = pattern`(?<!\p{L})${IS_DONE}(?: ${ALSO})?(?: stat[oaie])? `;
const REPEALED = expression`${WAS}abrogat[oaie](?!\p{L})`;

/** Words that mean the article as a whole, or more than it. */
const ALL_OF_IT =
  /\b(?:il|del|al|dal|nel)\s+presente\s+(?:articolo|decreto|codice|provvedimento|D\.)|\b(?:la|della|alla)\s+presente\s+(?:legge|L\.)|\bdel\s+(?:titolo|capo|libro)\s|\bdell['’]\s*(?:inter[oa]\s+)?(?:articolo|testo)(?=\s*(?:[^\s\d\w]|$|\p{L}))/iu;
/** Words that mean the whole act. */
const OF_ALL = /\bpresente\s+(?:decreto|codice|provvedimento|legge)\b/i;
const OF_THIS = /\s(?:del|nel)\s+presente\s+articolo(?!\p{L})/giu;
const HERE = /\bpresente\s+articolo\b/i;
/** Words that mean another act without naming it. */
const OF_ANOTHER = /\b(?:suindicat|suddett|citat|predett|medesim|stess)[oa]\s+(?:decreto|legge|provvedimento|D\.|L\.)/i;

const distinct = (parts: readonly (string | null)[]): string[] => [...new Set(parts.filter((parte) => parte !== null))];

/** The parts that the editors' own words name of the very article. */
function partsInWords(said: Passage, { articolo }: NotedPlace, own: boolean, around: string | null): NamedPlace[] {
  // "il comma 163 della suddetta legge": of an act that is named, though it cannot be said which.
  const namings = said.namings.filter((one) => !(one.back && one.atto === null && one.act >= 0));
  // `un comma dopo il comma 3`: that one only stands before it.
  const places = sparedPlaces({ ...said, namings }).places.filter(
    ({ parte, ruolo }) => parte !== null && ruolo !== "dopo",
  );
  const ofAnother = said.namings.some((one) => one.atto !== null) || OF_ANOTHER.test(said.words);
  const bare = own || HERE.test(said.words) || !ofAnother;
  return places
    .filter((place) => (place.articolo === null ? bare : place.articolo === articolo))
    .map((place) => ({
      ...place,
      parte: placed({ ...NOWHERE, parte: around }, { ...NOWHERE, parte: place.parte }).parte,
    }));
}

/** `le disposizioni di cui al comma 3`: without an article they may be those of the act that speaks. */
const OWN_RULES = expression`(?<!\p{L})${RULES}(?!\p{L})`;

/** Where a sentence of a note ends, or an item of a list. */
const NEXT_SENTENCE = /[.;:]\s+(?=\p{Lu}|[a-z]\)\s)/gu;

/** ` che dalla data`: what the editors say begins behind it. */
const BEFORE_STATED = /^\s*che(?:,|(?=\s))/iu;

/** The act that the note opens with. */
const OWN_DAY = /entrata\s+in\s+vigore\s+d\p{L}+\s+(?:stess|medesim)[oa]$/iu;

/** A passage with its days out of sight: `dalla data di adozione del decreto di cui al comma 5` speaks of no comma. */
function withoutDays({ words, namings }: Passage): Passage {
  const days = daysIn(words);
  return { words: blanked(words, days), namings: namings.filter(({ start }) => spanAt(days, start) === undefined) };
}

const MARKS = /["«»“”]/gu;
const actOf = ({ tipo, data, numero }: NotedPlace): AttoCitato => ({
  ...{ tipo, data, anno: null, numero },
  urn: formatUrn({ tipo, data, anno: null, numero }),
});

/** What words do to places, as the text of an act would. */
const effectsSaid = ({ words, namings }: Passage): TextEffect[] =>
  effectsIn({ words: words.replace(BEFORE_STATED, blank).replace(MARKS, " "), namings });

/** The kind of words that no verb of notes tells, where they say of the very article what the text of an act would. */
function kindOfEffect({ all, said: { words, namings } }: Piece, here: NotedPlace): TipoRelazione {
  const atto = actOf(here);
  const own = namings.map((one) =>
    one.atto === null && !one.own && !one.foreign ? { ...one, atto, own: true, self: false } : one,
  );
  const isOfNote = ({ dove, atto: named }: TextEffect) =>
    isSelf(named, here) && (dove?.articolo ?? here.articolo) === here.articolo;
  // Quoted words without an act are of the act that speaks.
  const found = effectsSaid({ words, namings: own }).find(isOfNote) ?? effectsSaid(all).find(isOfNote);
  return found?.tipo ?? "aggiorna";
}

/** Whether words that name nothing of the act of the note say of another act what they say. */
function isOfOther({ words, namings }: Passage, tipo: TipoRelazione | null, here: NotedPlace): boolean {
  if (HERE.test(words) || namings.some(({ atto }) => atto !== null && isSelf(atto, here))) return false;
  const isSaid = (effect: TextEffect) => tipo === null || (effect.tipo === "deroga") === (tipo === "deroga");
  return effectsSaid({ words, namings }).some(isSaid);
}

/** The sentences of a piece, and the items of its lists. */
function sentencesOf(all: Passage): Passage[] {
  const ends = [...all.words.matchAll(NEXT_SENTENCE)].map(({ index }) => index);
  return [...ends, all.words.length].map((end, at) => pieceOf(all, ends[at - 1] ?? 0, end));
}

/**
 * The parts of the very article that the first sentence to cite it with its act names: those that are spoken of, else those that explain. None
 * if it cites the article alone.
 */
function partsCited(all: Passage, here: NotedPlace): readonly string[] {
  for (const each of sentencesOf(all)) {
    const sentence = withoutExceptions(each);
    const spokenOf = placesHere(withoutAsides(sentence), here);
    const cited = spokenOf.some(({ parte }) => parte !== null) ? spokenOf : placesHere(sentence, here);
    if (cited.length > 0) return distinct(cited.map(({ parte }) => parte));
  }
  return [];
}

/** What stands before the first sentence that is quoted: ` che "`. */
const BEFORE_QUOTED = /^[^"«“]*(?<!\p{L})che[\s:,]*["«“]/iu;

/** `i decreti attuativi del comma 3`: not that comma. */
const SUBJECT_DEED = expression`(?<!\p{L})(?:${THE}|ogni )(?:(?!present)\p{L}+ )?(?:${DEEDS}|att[oi]|circolar[ei]|direttiv[ae])(?!\p{L})`;

/** Whether a sentence of a piece repeals the very article, or a part of it: it names the article, or no sentence does and it no other. */
function repeals(all: Passage, here: NotedPlace): boolean {
  const articlesOf = (passage: Passage) => sparedPlaces(passage).places.flatMap(({ articolo }) => articolo ?? []);
  const isNamed = articlesOf(all).includes(here.articolo ?? "");
  return sentencesOf(all).some((sentence) => {
    const words = sentence.words.replace(BEFORE_QUOTED, "");
    const isStated = clausesOf(words, []).some(({ verb, stated }) => verb === "abroga" && stated);
    if (!isStated || !REPEALED.test(sentence.words) || SUBJECT_DEED.test(blanked(sentence.words, sentence.namings)))
      return false;
    const articles = articlesOf(sentence);
    return HERE.test(sentence.words) || (isNamed ? articles.includes(here.articolo ?? "") : articles.length === 0);
  });
}

/** Rules that are told by what they say: an article that holds some may say more. */
const RULES_THAT = expression`(?<!\p{L})${RULES}(?:\s[^.;:]{0,80}?)?\s(?:che|incompatibil[ei]|contrari[ea])(?!\p{L})`;

/** What follows an article that is itself changed: `il presente articolo e' abrogato`. */
const ITS_VERB = expression`^[\s,]*${WAS}(?<verbo>${participlesOf("sostituisce", "abroga")})[oaie](?!\p{L})`;
/** Letters before an article, or a quotation, that are looked at. */
const LONGEST_JOINT = 32;
/** The article as a noun of operation names it: `l'abrogazione del presente articolo`. */
const OF_HERE = /^\s*(?:del\s+presente\s+articolo|dell['’]\s*(?:intero\s+)?articolo)(?!\s*[\p{L}\d]*\d)(?!\p{L})/iu;

/** What the editors' own words say of the very article as a whole: `l'articolo 5 e' sostituito`; `null` where they say nothing of it. */
function changeOfAll({ words, namings }: Passage, here: NotedPlace): NoteClaim | null {
  const ends = namings.flatMap(({ atto, start, end, places }) => {
    const isItself = places.some(
      ({ articolo, parte, dentro }) => articolo === here.articolo && parte === null && !dentro,
    );
    const { the } = jointOf(words.slice(Math.max(0, start - LONGEST_JOINT), start));
    return isItself && (atto === null || isSelf(atto, here)) && the ? [end] : [];
  });
  const said = /(?<!\p{L})il\s+presente\s+articolo/iu.exec(words);
  for (const end of said === null ? ends : [...ends, said.index + said[0].length]) {
    const verb = ITS_VERB.exec(words.slice(end))?.groups?.verbo;
    if (verb !== undefined) return { tipo: kindOfWord(verb) ?? "abroga", parti: [null], portata: "intero" };
  }
  return null;
}

/** What an act does to the words of another: `"e' sospesa l'efficacia del comma 2"` is no comma of its own. */
const OF_OTHERS: ReadonlySet<TipoRelazione> = new Set(["sospende", "proroga"]);

/** The parts that words name without an act, of this article or of none. */
const bareParts = ({ namings }: Passage, { articolo: here }: NotedPlace): string[] =>
  distinct(
    namings.flatMap(({ own, back, places }) =>
      own || back ? [] : places.flatMap(({ articolo, parte }) => (articolo === null || articolo === here ? parte : [])),
    ),
  );

/** Whether words name parts without an act, and none of them is where the text points from. */
function namesOthers(all: Passage, here: NotedPlace, pointing: readonly string[]): boolean {
  const parts = bareParts(all, here);
  const isPointed = (one: string) => pointing.some((from) => isWithin(one, from) || isWithin(from, one));
  return pointing.length > 0 && parts.length > 0 && !parts.some(isPointed);
}

/** More parts than these say nothing of any of them. */
const MOST_PARTS = 8;

/** What the editors quote as a sentence of the amending act: `ha disposto (con l'art. 1) che "All'articolo 5 ..."`. */
const QUOTES = /(?<!\p{L})che[\s:,]*$/iu;
/** What the editors leave out of a quotation. */
const LEFT_OUT = /\[\s?(?:\.{3}|…)\s?\]/g;

/** What sentences do to the very article, read as those of an act are. */
function changesIn(text: string, here: NotedPlace, pointing: readonly string[]) {
  const words = unquoted(text);
  const all = passageOf(words);
  const { articolo } = here;
  const atto = actOf(here);
  const named = all.namings.flatMap(({ places }) => places);
  const [pointed = null, another] = named.length === 0 ? pointing : [];
  const parte = another === undefined ? pointed : null;
  const isBare = named.every((place) => place.articolo === null) && !OWN_RULES.test(words);
  const dove = isBare ? { ...NOWHERE, articolo, parte } : NOWHERE;
  const around = citesOther(all, here) ? NO_CONTEXT : { ...NO_CONTEXT, atto, dove };
  const found = [...readUnits(unitPassages(text), around)].flatMap(({ unit, found }) =>
    found.flatMap((one) => {
      const { dove: where, tipo, portata, decorrenza } = one;
      const isOfHere = isSelf(one.atto, here) && where.articolo === articolo && articolo !== null;
      if (!isOfHere || (where.allegato !== null && where.allegato !== here.contenitore)) return [];
      return [{ tipo, parti: [where.parte], portata, decorrenza, at: unit.start + one.start }];
    }),
  );
  return { all, found };
}

/**
 * What the sentences that a piece quotes do to the very article. A sentence that names no act is of the act of the note, and one that names no
 * article of its article, where the quotation names no other.
 */
function claimsOfQuoted(piece: string, here: NotedPlace, pointing: readonly string[]): NoteClaim[] {
  return quotationsIn(piece).flatMap(({ start, text: quoted }) => {
    if (!AMENDING.test(quoted) || !QUOTES.test(piece.slice(Math.max(0, start - LONGEST_JOINT), start))) return [];
    const { all, found } = changesIn(quoted.replace(LEFT_OUT, blank), here, pointing);
    // What a sentence before them says of another part is said of that alone.
    const before = pieceOf(all, 0, found[0]?.at ?? 0);
    const touched = partsCited(before, here).filter(
      (cited) => !found.some(({ parti: [changed = null] }) => isWithin(changed, cited)),
    );
    const told = { tipo: kindOfVerbs({ all: before, said: pieceOf(before, 0, 0) }, here), parti: touched };
    const claims = found.map(({ at, ...claim }): NoteClaim => claim);
    return [...(touched.length > 0 ? [told] : []), ...claims];
  });
}

/** A claim with the words that make it. */
interface ToldClaim extends NoteClaim {
  readonly words: string;
}

/** The operations of a piece that names them with nouns, each with its own places: `l'abrogazione del comma 2 e la modifica del comma 3`. */
function operationsOf(piece: string): string[] {
  const words = unquoted(piece);
  if (!NOUN.test(words)) return [piece];
  const joints = [...words.matchAll(NEXT_NOUN)];
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  return starts.map((start, at) => {
    const next = joints[at];
    return next === undefined
      ? piece.slice(start)
      : piece
          .slice(start, next.index)
          .trimEnd()
          .replace(/[,;:]$/, "");
  });
}

/**
 * What a piece of a note claims of the article that the note stands below: what the sentences that it quotes do to it, else what its own words
 * say.
 *
 * @param piece with the ends of its lines
 */
function claimsOfPiece(piece: string, here: NotedPlace, marked: boolean, pointing: readonly string[]): ToldClaim[] {
  const quoted = NOUN.test(piece) ? [] : claimsOfQuoted(piece, here, pointing);
  if (quoted.length > 0)
    return [...new Map(quoted.map((claim) => [JSON.stringify(claim), { ...claim, words: piece }])).values()];
  let around: string | null = null;
  const operations = operationsOf(collapse(piece));
  return operations.flatMap((words, at) => {
    around ??= sharedBy(operations.slice(at));
    const claims = claimsOfNote(words, here, marked, pointing, around);
    around = claims.at(-1)?.parti.at(-1) ?? around;
    return claims.map((claim) => ({ ...claim, words }));
  });
}

/** Parts of a comma, and the comma behind them. */
const INNER = expression`(?<!\p{L})(?:letter[ae]|numer[oi]) (?:[^;:]{1,60}(?<!\sed?)\s[dn]el (?<comma>comma [\p{L}\d-]{1,20}))?`;

/** The comma behind the last of several operations: `la soppressione della lettera a) e la sostituzione della lettera b) del comma 2`. */
const sharedBy = (operations: readonly string[]): string | null =>
  operations.map((words) => INNER.exec(words)).find((one) => one === null || one.groups?.comma !== undefined)?.groups
    ?.comma ?? null;

/** The places of `commi 2, 3, secondo periodo, e 4` by how much of each is meant. */
function byExtent(places: readonly NamedPlace[], inside: boolean): Pick<NoteClaim, "parti" | "portata">[] {
  const isInside = inside && !places.some(({ dentro }) => dentro);
  const portataOf = ({ dentro }: NamedPlace): Portata => (dentro || isInside ? "parte" : "intero");
  return (["intero", "parte"] as const).flatMap((portata) => {
    const parti = distinct(places.filter((place) => portataOf(place) === portata).map(({ parte }) => parte));
    return parti.length === 0 ? [] : [{ parti, portata }];
  });
}

/** Kinds that change the text. */
const TEXTUAL: ReadonlySet<TipoRelazione> = new Set(["abroga", "sostituisce", "inserisce", "modifica"]);

/**
 * What an operation of a note claims of the article that the note stands below, by what it says; `aggiorna` where it fits no rule.
 *
 * @param piece the words after the marker, up to the next operation
 * @param here the act and the article
 * @param marked whether the article's text has double brackets of change: without them "la modifica" that names no part may be of another text
 * @param pointing the parts of the article where its text points to the note: those that are meant where the words name none
 * @param around the part that the operation before it names, in which `la lettera c)` lies
 * @example claimsOfNote(" l'abrogazione del comma 3 del presente articolo.", here, true, [], null) // [{ tipo: "abroga", parti: ["comma 3"], portata: "intero" }]
 * @example claimsOfNote(' che la presente modifica ha effetto dal 1 gennaio', here, true, ["comma 2"], null) // [{ tipo: "applica", parti: ["comma 2"] }]
 */
function claimsOfNote(
  piece: string,
  here: NotedPlace,
  marked: boolean,
  pointing: readonly string[],
  around: string | null,
): NoteClaim[] {
  const words = unquoted(piece);
  const all = withoutDays(passageOf(piece));
  const said = words === piece ? all : withoutDays(passageOf(words));
  const operation = NOUN.exec(words);
  const noun = operation?.[1]?.toLowerCase();
  const { partly } = sparedPlaces(said);
  const behind = operation?.[0].length ?? 0;
  const limits = noun === undefined ? [] : understandingOf(pieceOf(said, behind, words.length), true).unknown;
  // `la soppressione del comma 2 e la conservazione del comma 3`: of that nothing is done.
  const parts = partsInWords(said, here, noun !== undefined, around).filter(
    ({ at }) => !limits.some((one) => one.anew && !one.aside && leadsTo(one, at - behind)),
  );
  const cited = parts.length > 0 ? distinct(parts.map(({ parte }) => parte)) : partsCited(all, here);
  const meant = cited.length > 0 || ALL_OF_IT.test(words) ? cited : pointing;
  const parti = meant.length === 0 || meant.length > MOST_PARTS ? [null] : meant;
  // `l'abrogazione del decreto di cui al comma 2`, `dell'art. 10`: of no text of this article.
  const tipo = noun === undefined ? undefined : (kindOfWord(noun) ?? "aggiorna");
  const isText = tipo === undefined || TEXTUAL.has(tipo);
  const spokenOf = isText ? withoutAsides(said, true) : said;
  const isSpokenOf = HERE.test(spokenOf.words) || partsInWords(spokenOf, here, noun !== undefined, around).length > 0;
  const isAside = parts.length > 0 && !isSpokenOf;
  const stated = words.replace(BEFORE_STATED, blank);
  const clauses = clausesOf(stated, []);
  const near = daysIn(words).find(({ start }) => /^[\s,]+$/.test(words.slice(behind, start)));
  const condition = noun === undefined ? null : conditionIn(words);
  const days: readonly (Decorrenza | undefined)[] =
    condition !== null
      ? [{ dal: null, testo: condition }]
      : near
        ? [{ dal: near.dal, testo: near.testo }]
        : decorrenzeOf(stated, clauses);
  const [decorrenza] = days.filter((day) => day && !OWN_DAY.test(day.testo));
  const told = (claim: NoteClaim): NoteClaim[] => [
    { ...claim, ...(decorrenza && TEXTUAL.has(claim.tipo) && { decorrenza }) },
  ];
  if (tipo === undefined) {
    if (DENIED.test(piece)) return [{ tipo: "aggiorna", parti }];
    const whole = changeOfAll(withoutExceptions(said), here);
    if (whole !== null) return told({ ...whole, ...(partly && { portata: "parte" }) });
    const isOfMore = OF_ALL.test(words) || citesOther(said, here);
    const own = isOfMore ? [] : changesIn(piece.replace(BEFORE_STATED, blank).replace(OF_THIS, blank), here, []).found;
    if (own.length > 0)
      return own.map(({ at, decorrenza: day, ...claim }) => ({
        ...claim,
        ...(day && !OWN_DAY.test(day.testo) && { decorrenza: day }),
      }));
    // `in caso di mancato accordo il comma 2 e' abrogato`, `tutti gli articoli del presente decreto, salvo questo`: nobody knows.
    const isOpen = partly && OF_ALL.test(words);
    if (isOpen || (clauses.length > 0 && clauses.every(({ stated }) => !stated))) return [{ tipo: "aggiorna", parti }];
    if (!isAside && repeals(all, here) && !/\bparol/i.test(piece) && !citesOther(all, here))
      return told({
        tipo: "abroga",
        parti: parts.length === 0 && HERE.test(piece) ? [null] : parti,
        ...(RULES_THAT.test(piece) && { portata: "parte" }),
      });
    const written = { all: { ...all, words: piece }, said: { ...said, words } };
    const verb = kindOfVerbs(written, here);
    // No act interprets what it says itself.
    const spoken = bareParts(withoutAsides(pieceOf(all, 0, piece.search(INTERPRETS)), true), here);
    if (verb === "interpreta" && cited.length === 0 && spoken.length > 0) return [{ tipo: verb, parti: spoken }];
    const isUnplaced = cited.length === 0 && OF_OTHERS.has(verb) && namesOthers(all, here, pointing);
    if (isUnplaced || isOfOther(written.all, verb, here)) return [{ tipo: "aggiorna", parti: [null] }];
    return [{ tipo: verb === "aggiorna" && !AMENDS.test(piece) ? kindOfEffect(written, here) : verb, parti }];
  }
  // What the note says of another act's words is no claim about this act's.
  if (citesOther(said, here) && tipo !== "proroga") return [{ tipo: "aggiorna", parti: [null] }];
  const articles = spokenOf.namings.flatMap(({ places }) => places.flatMap(({ articolo }) => articolo ?? []));
  if (isText && parts.length === 0 && articles.length > 0 && !articles.includes(here.articolo ?? ""))
    return [{ tipo: "aggiorna", parti: [null] }];
  if (isAside) return [{ tipo: "aggiorna", parti }];
  const isPart = partly || (isText && limits.some(({ aside, anew }) => aside && !anew));
  if (tipo === "modifica" && !marked && parts.length === 0) return [{ tipo: "aggiorna", parti }];
  const sure = tipo === "abroga" || tipo === "sostituisce" || tipo === "inserisce";
  if (sure && OF_HERE.test(words.slice(operation?.[0].length)))
    return told({ tipo, parti: [null], portata: isPart ? "parte" : "intero" });
  if (parts.length === 0 || !sure) return told({ tipo, parti });
  if (parti[0] === null) return told({ tipo, parti, portata: "parte" });
  return byExtent(parts, insideIn(words).length > 0).flatMap((one) =>
    told({ tipo, ...one, ...(isPart && !partly && { portata: "parte" }) }),
  );
}

const BASE = "nota_aggiornamento";

/** `AGGIORNAMENTO (96)`: the text points to the note with `(96)`. */
const HEADING = /AGGIORNAMENTO\s*(?:\(([^()]{1,8})\))?/;
/** What may stand before the act that a note opens with. */
const OPENING = expression`^[^\p{L}]*(?:${THE}|l\s*)$`;
/** How such a line begins; the others are not searched for acts. */
const OPENS = expression`^[^\p{L}]*(?:${THE}|l(?!\p{L}))`;
/** Longest words before the date of the act, with room for the date. */
const OPENING_LENGTH = 200;
/** Longest words from an act to the marker behind its verb. */
const LONGEST_SUBJECT = 480;
/** Words of a piece that fits no rule that are kept in the report. */
const OPENING_WORDS = 3;
/** `nel modificare l'art. 12 della L. ..., che il termine previsto nel suindicato articolo`: that article, not the note's. */
const THAT_ARTICLE = /\b(?:su\w{0,4}dicat|sudd?ett|citat|predett|sopracitat|medesim)o\s+art/iu;
/** What opens changed words in a text. */
const CHANGED = "((";
const RULE = /^\s*-{3,}\s*$/;
const COURT = /^[^\p{L}]*(?:successivamente,?\s+)?(?:la\s+)?cort[ei]?\s+costitu/iu;
/** The numbered act that a line opens with. */
function openingAct(line: string): AttoCitato | null {
  if (!OPENS.test(line)) return null;
  const named = namedActs(line.slice(0, OPENING_LENGTH)).find(({ start }) => OPENING.test(line.slice(0, start)));
  return named?.atto ?? null;
}

/** What one act is said to have done. */
interface Statement {
  readonly altro: AttoCitato;
  readonly text: string;
  readonly markers: readonly Marker[];
  /** The same with the ends of its lines in the place of blanks. */
  readonly lines: string;
}

/** An item of a list. */
const ITEM = /^\s*-\s+\p{L}/u;

/** Where another subject may stand in a line: `". La L. 30 dicembre 2020, n. 178, come modificata dal D.L. ..., ha disposto`. */
const NEXT_SUBJECT =
  /(?<=[.,;"”»)]\s{1,3}(?:(?:ed?|mentre|successivamente|inoltre|infine|poi|da\s+ultimo),?\s{1,3})?)(?:il|la|lo|l['’])(?=\s?(?:D\.|L\.|decret|legg|regi|R\.))/giu;
/** The verb of the editors, before a marker. */
const DISPOSED = /^[^"«“]{0,400}?\bha(?:nno)?\s+(?:\p{L}+\s+)?dispost[oa]\s*\(\s*con\s/iu;

/** A line of a note, cut where another act is the subject of what the editors say. */
function subjectsOf(line: string): string[] {
  const starts = [...line.matchAll(NEXT_SUBJECT)].flatMap(({ index }) => {
    const rest = line.slice(index, index + LONGEST_SUBJECT);
    return DISPOSED.test(rest) && openingAct(rest) !== null ? [index] : [];
  });
  return [0, ...starts].map((start, at) => line.slice(start, starts[at]));
}

/** The statements of a note: an act that a line opens with, or a sentence in it, begins one; lines before the first belong to none. */
function statementsOf(note: string): Statement[] {
  const statements: { altro: AttoCitato | null; lines: string[] }[] = [];
  for (const line of note.split("\n").flatMap(subjectsOf)) {
    if (RULE.test(line)) continue;
    const altro = openingAct(line);
    if (altro !== null) statements.push({ altro, lines: [line] });
    // Where acts are the items of a list, an item without an act is of none of them.
    else if (ITEM.test(line) && ITEM.test(statements.at(-1)?.lines[0] ?? ""))
      statements.push({ altro: null, lines: [] });
    else statements.at(-1)?.lines.push(line);
  }
  return statements.flatMap(({ altro, lines }) => {
    const own = lines.map(collapse).filter((line) => line !== "");
    const text = own.join(" ");
    return altro === null ? [] : [{ altro, text, markers: markersIn(text), lines: own.join("\n") }];
  });
}

/** Where the words about the act end that a statement opens with. */
const SAID = /\bha(?:nno)?\s+(?:\p{L}+\s+)?dispost/iu;

/** `Il D.Lgs. ..., come modificato dal D.L. 24 agosto 2021, n. 118, ha disposto`. */
const AMENDED = /(?:,|(?<![\s,]))\s*come\s+(?:da\s+ultimo\s+)?modificat[oa](?:,?\s+da\s+ultimo,?)?\s+d/i;

/** The day of the act that amended the provision that speaks, in what stands before the verb; `null` where none is named. */
function dayOfAmendment(opening: string): string | null {
  const at = AMENDED.exec(opening)?.index;
  return at === undefined ? null : (namedActs(opening.slice(at, at + OPENING_LENGTH))[0]?.data ?? null);
}

/** How a piece that fits no rule opens, so that the next rule can be written: three words without numbers. */
const openingWords = (piece: string) =>
  (piece.toLowerCase().match(/\p{L}+['’]?/gu) ?? []).slice(0, OPENING_WORDS).join(" ") || "senza parole";

/** The article that notes stand below. */
interface Noted {
  readonly qui: ArticoloCitato | null;
  readonly self: OwnIdentity;
  readonly testo: string;
  /** Its commi, read when the first note asks. */
  readonly commi: () => readonly Unit[];
}

/** Where more commi than these refer to a note, it is about none of them in particular. */
const MOST_POINTING = 3;

/**
 * The commi of a text that refer to a note by its number. A reference at the end of an article of several commi may be of all of them.
 *
 * @param heading what stands in the brackets of the note's heading
 */
function pointingTo({ testo, commi: read }: Noted, heading: string | undefined): readonly string[] {
  const reference = `(${heading})`;
  if (heading === undefined || !testo.includes(reference)) return [];
  const found = new Set<string>();
  const units = read();
  for (const { steps, text } of units)
    if (text.includes(reference) && steps.comma !== undefined) found.add(`comma ${steps.comma}`);
  const commi = new Set(units.map(({ steps }) => steps.comma));
  const last = [...commi].at(-1);
  const atEnd = found.size === 1 && commi.size > 1 && found.has(`comma ${last}`);
  return found.size > MOST_POINTING || atEnd ? [] : [...found];
}

/** What tells an effect in quoted words. */
const TELLS: readonly (readonly [RegExp, TipoRelazione])[] = [
  ...VERBS,
  [DEROGATES, "deroga"],
  [NOT_APPLIED, "deroga"],
  [APPLIES, "estende"],
  [APPLIES, "applica"],
  [EFFECT, "applica"],
];

function readStatement(statement: Statement, noted: Noted, pointing: readonly string[], sink: SignalSink): void {
  const { qui, self, testo } = noted;
  const { altro, text, markers, lines } = statement;
  const opening = text.slice(0, markers[0]?.start);
  const pieces = markers.length === 0 ? [{ numero: null, parte: null, start: 0, at: 0, end: text.length }] : markers;
  // Of the decree-law that the statement opens with.
  const conversione =
    altro.tipo === "decreto-legge" ? conversionIn(text.split(/[()"«]/, 1)[0] ?? "")?.law?.data : undefined;
  const amended = dayOfAmendment(opening.slice(0, SAID.exec(opening)?.index));
  for (const { numero, parte, start, at, end } of pieces) {
    const piece = lines.slice(at, end);
    const here = { ...self, articolo: qui?.numero ?? null, contenitore: qui?.contenitore ?? null };
    // `(con l'art. 5, comma 1) (con l'art. 5, comma 1, lettera a)) l'abrogazione`: the second says where in the first.
    if (markers.length > 1 && !/\p{L}/u.test(piece)) continue;
    const isIndirect = INDIRECT.test(opening);
    // `nel modificare l'art. 12 della L. ..., ha disposto` of that act alone.
    if (isIndirect && isOfOther(passageOf(piece), null, here)) continue;
    const claims: ToldClaim[] =
      isIndirect && THAT_ARTICLE.test(piece)
        ? [{ tipo: "aggiorna", parti: [null], words: piece }]
        : claimsOfPiece(piece, here, testo.includes(CHANGED), pointing);
    const [first] = claims;
    const isOne = claims.every(({ words }) => words === first?.words);
    const heads = start === opening.length ? [text.slice(0, at)] : [opening, text.slice(start, at)];
    for (const { tipo, parti, portata, decorrenza, words } of claims) {
      const own = isOne ? text.slice(at, end) : words;
      // Behind another operation, words stand apart from their marker.
      const lead = words === first?.words ? [...heads.slice(0, -1), `${heads.at(-1)} ${own}`] : [...heads, own];
      const last = lead.at(-1) ?? "";
      const said = last.length - own.length;
      const [tells] = TELLS.flatMap(([verb, kind]) =>
        kind === tipo ? (verb.exec(last.slice(said))?.index ?? []) : [],
      );
      const evidenza = tells === undefined ? evidenceOf(...lead) : evidenceWith(said + tells, ...lead);
      if (tipo === "aggiorna") sink.countWords(BASE, openingWords(piece));
      for (const parteQui of parti)
        sink.add({
          base: BASE,
          verso: "in",
          altro,
          qui: qui && parteQui !== null ? { ...qui, parte: parteQui } : qui,
          li: numero === null ? null : { contenitore: null, numero, ...(parte !== null && { parte }) },
          tipo,
          ...(portata && { portata }),
          data: amended,
          ...(decorrenza && { decorrenza }),
          ...(conversione !== undefined && { conversione }),
          evidenza,
        });
    }
  }
}

function readNote(note: string, heading: string | undefined, noted: Noted, sink: SignalSink): void {
  sink.count(BASE);
  const statements = statementsOf(note);
  if (statements.length === 0 && headsIn(note).length === 0)
    sink.count(BASE, COURT.test(note) ? "Corte costituzionale" : "non apre con un atto numerato");
  // Of a note that says several things, the text does not tell which of them a place points to.
  const single = statements.length === 1 && (statements[0]?.markers.length ?? 0) <= 1;
  const pointing = single && noted.qui !== null ? pointingTo(noted, heading) : [];
  for (const statement of statements) readStatement(statement, noted, pointing, sink);
}

/**
 * S5, the AGGIORNAMENTO notes of the editors: `Il D.L. ... ha disposto (con l'art. 1, comma 272) che ...`. One statement per act
 * that opens a line (an act named after `come modificato da` only changed the provision that speaks), one signal per marker and part,
 * its kind by what its words say. Unnumbered decrees are only counted, rulings are read apart (`pronunce/`).
 *
 * @example readNoteAggiornamento(corpo, self, sink) // sink.segnali: [{ base: "nota_aggiornamento", verso: "in", qui: { numero: "69" }, li: { numero: "1" }, tipo: "proroga", ... }]
 */
export function readNoteAggiornamento({ articoli, allegati }: Corpo, self: OwnIdentity, sink: SignalSink): void {
  const readAll = (text: string, noted: Noted) => {
    // What the heading captures stands between the notes.
    const [, ...parts] = text.split(HEADING);
    for (let at = 0; at + 1 < parts.length; at += 2) readNote(parts[at + 1] ?? "", parts[at], noted, sink);
  };
  for (const { note, numero, allegato, testo, pronunce } of articoli) {
    const told = note.flatMap(headsBelow).length;
    for (let at = pronunce.length; at < told; at++) sink.count(BASE, "pronuncia che non colpisce nulla");
    for (const { effetto, atto_colpito } of pronunce)
      if (effetto === "riguarda_altro" && atto_colpito === null)
        sink.count(BASE, "pronuncia su un atto non riconosciuto");
    let units: readonly Unit[] | undefined;
    const commi = () => (units ??= amendingUnits(testo));
    for (const item of note) readAll(item, { qui: { contenitore: allegato, numero }, self, testo, commi });
  }
  for (const { testo } of allegati) readAll(testo, { qui: null, self, testo, commi: () => [] });
}
