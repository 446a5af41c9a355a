/**
 * Sentences that change no word of another act and yet what applies of it: derogations, extensions of time and of scope, suspensions, authentic
 * interpretations, rules on application. Precision comes first: a place that a sentence does not plainly govern is not read.
 */

import type { Span } from "../../../law/grammar/lexer.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import { DEEDS, HELD, HOLDER, ORDINAL, RULES, WORDING } from "../../../law/words/nouns.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import {
  ALSO,
  AND,
  BE,
  FROM_THE,
  IF,
  IN_THE,
  IS_DONE,
  MAY,
  MUST,
  OF_THE,
  PREPOSITION,
  SAYS,
  STAYS,
  THE,
  TO_THE,
} from "../../../law/words/small-words.ts";
import { withoutAsides } from "../amending/apart.ts";
import { AMENDING, isLeftToDeeds } from "../amending/clause.ts";
import { daysIn, decorrenzeOf } from "../amending/decorrenza.ts";
import { type Naming, type Passage, pieceOf } from "../amending/passage.ts";
import type { NamedPlace } from "../amending/places.ts";
import { blank, stretchesBetween } from "../amending/spans.ts";
import { MASK } from "../amending/units.ts";
import type { AttoCitato, Decorrenza } from "../records.ts";

/** What a sentence says of a place of another act; without a place, of the act. */
export interface TextEffect extends Span {
  readonly tipo: TipoRelazione;
  readonly atto: AttoCitato;
  readonly dove: NamedPlace | null;
  /** When it begins, where the sentence says it. */
  readonly decorrenza?: Decorrenza | undefined;
  /** Where the verb stands in the words, its sentence from `start` to `end`. */
  readonly verb: number;
}

/** `e' ulteriormente`, before what is done. */
const IS = pattern`(?:${IS_DONE}|${STAYS}) (?:(?:ulteriormente|da ultimo|${ALSO}) )*`;
const NOT_ALSO = pattern`(?:\s*,)? (?:anche|altres[iì]['’]?)(?!\p{L})`;

/** How a sentence leads to the places that it speaks of: behind a preposition, as the subject before the verb, or also behind it. */
type Governs = "preposition" | "before" | "either";

interface Sign {
  readonly tipo: TipoRelazione;
  /** `before` where nothing is said. */
  readonly governs?: Governs;
  readonly words: string;
  /** What must follow the words. */
  readonly followedBy?: RegExp;
  /** What its sentence must not say. */
  readonly never?: RegExp;
  /** What its clause must begin with. */
  readonly opens?: RegExp;
  /** Nouns that the subject may be, besides a place; whatever a place lays down where nothing is said. */
  readonly of?: RegExp;
}

/** Nouns by which a rule is meant that a place lays down. */
const LAID_DOWN = `${RULES}|disposto|disciplin|efficacia|applicazion|regol[ae]|principi|comm[ai](?!\\p{L})`;
const IS_RULE = expression`^(?:${LAID_DOWN})`;
/** What a place lays down besides: a limit, a ban, a sanction. */
const THING = expression`^(?:${LAID_DOWN}|quant[oi]|limit[ei]|vincol|tett[oi]|sogli[ae]|percentual|aliquot|import[oi](?![\p{L}])|divieti?|divieto|obblig|sanzion|termin[ei]|scadenz|procedur|modalit|criter|requisit|condizion|distanz|misur|incompatibilit|preclusion|decadenz|competenz|facolt|possibilit|regim[ei]|maggiorazion|riduzion|impost[ae]|contribut|canon[ei]|tariff|addizional|compens|period[oi](?![\p{L}])|durat[ae]|esclusion|limitazion|deroghe|deroga|parametr|indic[ei]|caus[ae]|esenzion|esonero|agevolazion|detrazion|benefici|credit[oi]|indennit|trattament|prestazion|sospension|tutel[ae]|adempiment|versament|ritenut|comunicazion|numer|tabell|clausol|incentiv|garanzi|gratuit|interess[ei]|integrazion|compensazion)`;
/** Who or what a rule is for: what a place says of them is no rule itself. */
const NOBODY =
  /^(?:soggett|personal|contribuent|lavorator|dipendent|impres|societ|ent[ei](?![\p{L}])|comun[ei](?![\p{L}])|region|provinc|amministrazion|organism|persone|persona|docent|medic[oi]|dirigent|magistrat|titolar|concessionar|appalt|concession|servizi|oper[ae](?![\p{L}])|immobil|ben[ei](?![\p{L}])|aree|intervent|veicol|prodott|operator|azien|istitut|universit|cittadin|minor|autorit|ministr|contratt|graduatori|convenzion)/iu;
/** The same behind a noun: what is said then is of them. */
const SPEAKS_OF_OTHERS = expression`(?<!\p{L})${NOBODY.source.slice(1)}[^;:]*(?<!\p{L})di cui`;
/** `l'efficacia del decreto di cui all'`: what somebody issues on the ground of a place. */
const OF_DEED = expression`(?<!\p{L})${DEEDS}(?: \p{L}+){0,4} (?:di cui ${TO_THE}|previst[oaie] ${FROM_THE})$`;
const ANY_RULE = /./u;
/** What can be extended in time if a place lays it down. */
const EXTENSIBLE = expression`^(?:${LAID_DOWN}|termin[ei]|scadenz|period[oi](?![\p{L}])|durat[ae]|dat[ae](?![\p{L}])|validit|operativit|decorrenz|entrata in vigore|esenzion|esonero|agevolazion|detrazion|benefici|beneficio|credit[oi]|indennit|trattament|prestazion|sospension|misur|autorizzazion[ei] di (?:spesa|cui)|autorizzazione (?:di|previst|dispost)|incentiv|contribut|facolt|possibilit|regim[ei]|sperimentazion|gestion|commission[ei](?![\p{L}])|struttur|fondo|contingent|programma|deroga|deroghe|riduzion|obblig|divieto|divieti|limit[ei]|aliquot|quot[ae]|maggiorazion|procedur|attivit[aà]['’]? (?:di cui|previst)|incaric|mandat|organi|integrazion|rapport[oi] di lavoro|contribuzion|ferma)`;
const TIME = expression`^(?:${LAID_DOWN}|termin|effett[oi](?!\p{L})|decorrenz|obblig|period)`;

const sign = (words: string, flags: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
const APPLIES = pattern`si applica(?:no)?`;
const IN_USE = pattern`(?:${APPLIES}|trova(?:no)? applicazione)`;
const FROM_OR_TO_A_DAY = pattern`(?:a decorrere|a partire|a far data|dal\s|dall['’]|dalla data|[fs]ino\s)`;

/** The signs of each kind; of two that overlap the first counts. */
const TABLE: readonly Sign[] = [
  { tipo: "deroga", governs: "preposition", words: pattern`in deroga|costituisc(?:e|ono) deroga` },
  { tipo: "deroga", governs: "either", words: pattern`${IS}(?:derogat|disapplicat)[oaie]` },
  {
    tipo: "deroga",
    governs: "either",
    words: pattern`non (?:${IN_USE}|${IS}applicabil[ei])(?: ${ALSO})?`,
    of: ANY_RULE,
  },
  {
    tipo: "deroga",
    governs: "either",
    words: pattern`non opera(?:no)?`,
    of: expression`^(?:${LAID_DOWN}|sanzion|diviet|preclusion|limit)`,
  },
  {
    tipo: "interpreta",
    words: pattern`(?:si interpreta(?:no)?|(?:${MUST}|va|vanno) (?:intendersi|interpretarsi|(?:essere )?(?:intes|interpretat)[oaie])|si intend(?:e|ono))`,
    followedBy: expression`^[\s,]*(?:nel senso|come|riferit[oaie]|applicabil[ei]|comprensiv)`,
    of: expression`^(?:${LAID_DOWN}|parol|espression|locuzion|contratt|quant|sospension|diviet|obblig|esclusion|esenzion|limit[ei]|agevolazion|termin[ei])`,
  },
  {
    // The Statute of the taxpayer: who cites its rule on interpretation interprets.
    tipo: "interpreta",
    words: pattern`si intend(?:e|ono)`,
    opens: expression`(?:articolo|art\.) 1(?:\s*, comma 2)?(?:\s*,)? della legge (?:27 luglio 2000\s*, n\. 212|n\. 212 del 2000)(?!\d)`,
  },
  {
    tipo: "proroga",
    governs: "either",
    words: pattern`${IS}(?:prorogat|differit|posticipat|protratt|rinviat)[oaie]`,
    of: EXTENSIBLE,
  },
  {
    tipo: "proroga",
    words: pattern`${IS}(?:fissat|rideterminat|spostat)[oaie]`,
    followedBy: /^[\s,]*(?:al|all['’]|alla|in|entro)/iu,
    of: /^(?:termin|scadenz)/iu,
  },
  { tipo: "sospende", governs: "either", words: pattern`${IS}sospes[oaie]`, of: TIME },
  {
    tipo: "applica",
    governs: "either",
    words: pattern`(?:continua(?:no)? (?:ad? applicarsi|a trovare applicazione|ad avere (?:efficacia|applicazione)|ad essere applicat[oaie])|cessa(?:no)? di (?:avere (?:effetto|applicazione)|applicarsi|produrre effett[oi]))`,
    // What another act has repealed or changed goes on by that act's own rule.
    never: expression`abrogat[oaie] da|prima delle modific`,
  },
  {
    // What has its force again.
    tipo: "applica",
    governs: "either",
    words: pattern`(?:${IS}ripristinat[oaie]|(?:torna(?:no)?|riprend(?:e|ono)) ad? (?:applicarsi|avere (?:effetto|efficacia|vigore)|trovare applicazione)|(?:riprend(?:e|ono)|riacquist(?:a|ano)) (?:efficacia|vigore))`,
    of: IS_RULE,
  },
  {
    tipo: "applica",
    words: pattern`${IN_USE} (?:sol(?:o|tanto|amente)|esclusivamente|unicamente)`,
    followedBy: expression`^ (?:a |${TO_THE}|nei |per |in )`,
  },
  {
    tipo: "proroga",
    governs: "either",
    words: pattern`${APPLIES}(?:\s*,)? anche (?:relativamente |con riferimento |limitatamente )?(?:al|all['’]|per|agli|nell['’]|negli|nei|nel)\s*(?:l['’]\s*|gli |il )?(?:ann[oi]|biennio|triennio)(?: \d{4})?(?:\s*,)?`,
  },
  {
    tipo: "proroga",
    words: APPLIES,
    followedBy: expression`^(?:${NOT_ALSO})?(?:\s*,[^,;:]{0,90},)?[\s,]*(?:anche )?(?:per|fino) (?:(?:gli|il|al|tutto) |(?:al)?l['’]\s?){0,3}(?:ann[oi]|triennio|biennio|\d)`,
  },
  {
    tipo: "applica",
    words: APPLIES,
    followedBy: expression`^(?:,\s*(?:quanto|limitatamente|relativamente|con riferimento)\s[^,;:.]{0,140})?[\s,]*(?:${FROM_OR_TO_A_DAY}|(?:anche )?ai (?:procediment|giudizi|process|rapport|contratt)\p{L}*\s[^,;:.]{0,40}(?:in corso|pendent|gi[aà]|instaurat|introdott|inizia))`,
  },
  {
    tipo: "applica",
    words: IN_USE,
    followedBy: expression`^ (?:a |${TO_THE}|con riferimento )[^,;:.]{0,90}\s(?:fino al|a decorrere da|a partire da|(?:successivamente|anteriormente) al)`,
  },
  { tipo: "applica", words: APPLIES, opens: expression`^\s*${FROM_OR_TO_A_DAY}` },
  {
    tipo: "applica",
    words: pattern`(?:ha|hanno) effetto`,
    followedBy: expression`^[\s,]*(?:a decorrere|a partire|dal)`,
  },
  {
    tipo: "estende",
    governs: "either",
    words: pattern`(?:${IS}estes[oaie]|si estend(?:e|ono))`,
    followedBy: /^[\s,]*(?:a|l|i|g)/iu,
  },
  { tipo: "estende", governs: "either", words: pattern`${IN_USE} anche`, followedBy: expression`^ (?:a |${TO_THE})` },
  {
    tipo: "estende",
    words: pattern`(?:${IN_USE}${NOT_ALSO}|${IS}(?:estes|applicabil)[oaie](?:${NOT_ALSO})?)`,
    followedBy: expression`^[\s,]*(?:,[^,;:]{0,120},\s*)?(?:a |${TO_THE}|ai fini|nei confronti|in caso|con riferimento|relativamente|per (?!gli? ann|l['’]\s*ann|il ))`,
  },
];

const SIGNS = TABLE.map(({ words, governs = "before", of = THING, ...one }) => ({
  ...one,
  governs,
  of,
  words: sign(words, "giu"),
}));
/** A quick test: whatever is read below contains one of these. */
export const MAY_HAVE_EFFECT = sign([...new Set(TABLE.map(({ words }) => words))].join("|"), "iu");

/** What ends the words that lead to what is spoken of: from here on the sentence says under which rules, for whom, why. */
const ENDS =
  /(?<![\p{L}])(?:ferm[oaie]\s+(?:restando|l['’])|rest[ao](?:no)?\s+ferm|fatt[oaie]\s+salv|salv[oaie]|ai\s+sensi|a\s+norma|nel\s+rispetto|nei\s+limiti|nell['’]ambito|in\s+(?:attuazione|applicazione|esecuzione|aggiunta|conformit|coerenza|base|relazione|caso|favore|materia\s+di\s+cui)|secondo(?!\s+e\s|\s+(?:comma|periodo))|tenuto|sulla\s+base|per\s+effetto|attuativ[oaie]|emanat[oaie]|adottat[oaie]|rilasciat[oaie]|stipulat[oaie]|concess[oaie]|dichiarat[oaie]|che|qualora|ove|purch|s[eì](?![\p{L}'’])|sono|e['’]\s|è|ha|hanno|pu[oò]['’]?|possono|deve|devono|viene|vengono|non)(?![\p{L}])|[;:\u0001]|\.\s/iu;

/** Between two places of a list: nothing but what joins them, perhaps with the nouns again. */
const LINK = pattern`(?:di cui|previst[oaie](?: (?:e|o) \p{L}+)?|(?:stabilit|dispost|disciplinat|contenut|recat|dettat|fissat|post|indicat|riportat|definit|individuat|introdott|istituit|riconosciut|prescritt|sancit|impost|concess|prorogat|determinat)[oaie])`;
const BACK = pattern`(?:(?:suddett|predett|medesim|citat|stess|richiamat)[oaie] )?`;
const JOINTS = pattern`(?:\s*,| (?:ed?|od?)(?![\p{L}'’])|\s*,?\s*(?:nonch[eé]['’]?|n[eé]['’]?|oppure|ovvero|come pure)| anche)*`;
const SENTENCE_STEP = pattern`(?:(?:(?:al|il|nel|del) )?${ORDINAL}(?:\s*,\s*| e )?)+ (?:periodo|comma|capoverso) ${OF_THE}`;
const LATER = pattern`e successive modific(?:azioni|he)(?: ed? integrazioni)?`;
const CHANGED_LATER = expression`^(?:\s*,)? ${LATER}`;
const LINKED = expression`^[\s,]*${LINK} `;
const LED = expression`^(?:${LINK} )?${PREPOSITION}$`;
const JOINED = expression`^(?<and>${JOINTS})\s*(?:in deroga )?(?:(?!di cui)(?:${PREPOSITION}|(?<the>${THE})))?(?:quell[oaie] )?${BACK}(?<noun>[^;:]{0,120}?(?:${LINK}(?:\s*,)? )?${PREPOSITION})?(?:${SENTENCE_STEP})?${BACK}$`;

/**
 * Whether a list stands behind a preposition: `in deroga all'articolo 5, l'articolo 7` goes on with the sentence, and so does `, all'articolo 7`
 * where the sentence changes a text there (`head`).
 */
type Led = "case" | "head" | null;

/**
 * Whether words only join a place to the one before it: `, e dell'`, `nonche' alle disposizioni di cui all'`.
 *
 * @param led how the list is led
 */
function joins(gap: string, led: Led): boolean {
  const found = JOINED.exec(gap.replace(CHANGED_LATER, " "));
  if (found === null) return false;
  const { noun, the, and = "" } = found.groups ?? {};
  if (led !== null && the !== undefined) return false;
  if (led === "head" && !/\p{L}/u.test(and) && /^[\s,]*(?:all?|nell?)/iu.test(gap)) return false;
  // `..., le disposizioni di cui`: without an "e" something new is spoken of.
  if (noun !== undefined && the !== undefined && !/\p{L}/u.test(and)) return false;
  return (
    noun === undefined ||
    LED.test(noun) ||
    (THING.test(noun) && (IS_RULE.test(noun) || !SPEAKS_OF_OTHERS.test(noun)) && !ENDS.test(noun))
  );
}

/** Tells where an act comes from or by what it was changed: what it names is passed over. */
const ASIDE =
  /^[\s,(]*(?:(?:cos[iì]['’]?|come|gi[aà]['’]?|poi|da\s+ultimo|successivamente|e)[\s,]+)*(?:convertit|modificat|sostituit|introdott|inserit|aggiunt|integrat|richiamat|ratificat|prorogat|recant|abrogat)[oaie]?[^;:]{0,120}$/iu;
/** `del testo unico di cui al`, `del regolamento approvato con`, `della tabella A allegata al`: the act that holds what was named. */
const IS_HELD = expression`^[\s,]*(?:${OF_THE}(?:\p{L}+ )?(?:${HOLDER}|disposizioni)(?!\p{L})[^;:]{0,300}?,?\s*)?(?:di cui|${HELD}) (?:${TO_THE}|${FROM_THE}|con (?:il )?)$`;

/** A run of namings that a sentence speaks of together, each with its act. */
interface Spoken {
  readonly naming: Naming;
  readonly atto: AttoCitato | null;
}

/** The namings that stand in one list from a place on; the first gap must be as it is asked for. */
function listBehind(
  { words, namings }: Passage,
  from: number,
  first: (gap: string) => boolean,
  led: Led = null,
): Spoken[] {
  const found: Spoken[] = [];
  let at = from;
  for (const naming of namings) {
    if (naming.start < from) continue;
    const gap = words.slice(at, naming.start);
    const last = found.at(-1);
    if (last !== undefined && (ASIDE.test(gap) || isInBrackets(words, from, naming.start))) {
      at = naming.end;
      continue;
    }
    // `al regolamento di cui all'articolo 5 della legge`: that one, not the article.
    if (last?.naming.foreign && last.naming.places.length === 0 && naming.places.length > 0 && LINKED.test(gap)) {
      at = naming.end;
      continue;
    }
    // `del codice di procedura civile, di cui al regio decreto ...`: the same act again.
    const isAgain = naming.places.length === 0 && naming.atto !== null && naming.atto.urn === last?.atto?.urn;
    if (last !== undefined && holds(last, naming, gap)) found[found.length - 1] = { ...last, atto: naming.atto };
    else if (last !== undefined && isAgain)
      found[found.length - 1] = { ...last, naming: { ...last.naming, end: naming.end } };
    else if (last === undefined ? first(gap) : joins(gap, led)) found.push({ naming, atto: naming.atto });
    else break;
    at = naming.end;
  }
  return settled(found);
}

/** Whether an act says what holds the places before it: `del testo unico di cui al decreto legislativo ...`. */
const holds = ({ naming: before }: Spoken, { own, places, atto }: Naming, gap: string): boolean =>
  own && atto !== null && places.length === 0 && before.places.length > 0 && IS_HELD.test(gap);

function isInBrackets(words: string, from: number, at: number): boolean {
  const between = words.slice(from, at);
  return between.lastIndexOf("(") > between.lastIndexOf(")");
}

/** Places without an act are of the next act of their list. */
function settled(list: readonly Spoken[]): Spoken[] {
  const found = [...list];
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [found[i], found[i + 1]];
    if (one !== undefined && next !== undefined && one.atto === null && !one.naming.own && !one.naming.foreign)
      found[i] = { ...one, atto: next.atto };
  }
  return found;
}

/** The words before a place with the noun that they lead from: `le disposizioni di cui all'`, `il termine del 31 dicembre, previsto dall'`. */
const HEADED = expression`(?:^|[,;:.(]\s*|\s)(${THE})(?:(quell[oaie] |\p{L}+['’]? )(?:[^;:.]{0,200}?${LINK}(?: anche)?(?:\s*,)? ${PREPOSITION}|[^,;:.]{0,60}?${PREPOSITION}))?(?:${SENTENCE_STEP}|${ORDINAL} e (?:(?:ne|a|de)l|il) )?${BACK}$`;
/** Letters right before a word that are looked at. */
const NEAR = 60;
/** Letters from a noun to its place at the most. */
const FARTHEST_NOUN = 260;
/** Words before an article of speech by which its noun is no subject. */
const OBLIQUE =
  /(?<![\p{L}])(?:se|qualora|quando|ove|laddove|per|tra|fra|su|verso|contro|concernent[ei]|riguardant[ei]|inerent[ei]|secondo|presso|dopo|prima|entro|con|mediante|salv[oaie]|restando|fino|oltre|d|in|che|a|da|di)\s*$/iu;
/** What says something: a noun phrase has none. */
const STATES = expression`(?<!\p{L})${SAYS}`;

/** Whether the words right before a place make it the subject, or lead from a noun that may be it: from the nearest article of speech that does. */
function isSubject(before: string, of: RegExp): boolean {
  for (let piece = before.slice(-FARTHEST_NOUN); piece !== ""; ) {
    const found = HEADED.exec(piece);
    if (found === null) return false;
    const [whole, article = "", noun = ""] = found;
    const at = found.index + whole.indexOf(article);
    const said = piece.slice(at + article.length);
    const isNoun =
      of.test(said) &&
      !NOBODY.test(said) &&
      !OF_DEED.test(said) &&
      (IS_RULE.test(said) || !SPEAKS_OF_OTHERS.test(said)) &&
      !ENDS.test(said) &&
      !STATES.test(said);
    if ((noun === "" || isNoun) && !OBLIQUE.test(piece.slice(Math.max(0, at - NEAR), at))) return true;
    piece = said;
  }
  return false;
}

/** Between the subject and its verb: an insertion between commas that says nothing by itself, or what belongs to both. */
const INSERTED = expression`^(?:[\s,]*(?:\([^()]*\)|${LATER}|${ORDINAL} (?:comma|periodo)))*(?:\s*,[^;:]{0,400},|\s*,\s*(?:relativ[oaie]|concernent[ei]|riguardant[ei])\s[^,;:]{0,200}|\s*,)?\s*(?:(?:${ALSO}|non|ne)\s*)*$`;
const RELATIVE =
  /^\s*,\s*(?:(?:il|la|i|le|in|per|entro|su|con|da)\s+cui|che|(?:per|entro)\s+(?:il|la|i|le)\s+qual|ai\s+sensi\s+d|relativ|concernent|recant|riguardant)/iu;

/** The subject of a verb: the last list of places of its clause that only an insertion parts from it. */
function subjectBefore(clause: Passage, of: RegExp): Spoken[] {
  const { words, namings } = clause;
  let subject: Spoken[] = [];
  let end = 0;
  for (const naming of namings) {
    const lead = words.slice(end, naming.start);
    end = naming.end;
    if (
      subject.some((one) => one.naming.start === naming.start) ||
      isInBrackets(words, 0, naming.start) ||
      !isSubject(lead, of)
    )
      continue;
    const list = listBehind(clause, naming.start, () => true);
    if (list.length === 0) continue;
    const last = list.reduce((latest, { naming: one }) => Math.max(latest, one.end), 0);
    const [gap, behind] = [words.slice(last), words.slice(endOfList(clause, list))];
    if ((INSERTED.test(behind) || INSERTED.test(gap)) && (RELATIVE.test(gap) || !STATES.test(gap))) subject = list;
  }
  return subject;
}

/** Where the last of the list ends, with the act that holds it and what changed it. */
function endOfList({ words, namings }: Passage, list: readonly Spoken[]): number {
  let end = list.at(-1)?.naming.end ?? 0;
  for (const naming of namings) {
    if (naming.start < end) continue;
    const gap = words.slice(end, naming.start);
    if (naming.atto !== list.at(-1)?.atto && !ASIDE.test(gap)) break;
    end = naming.end;
  }
  return end;
}

/** `in deroga all'`, and `in deroga ai limiti di spesa di cui all'` with the nouns that the place lays down. */
const DIRECTLY = expression`^ (?:anche )?(?:${TO_THE}|ad? )${BACK}$`;
const BY_NOUN = expression`^ (?:anche )?(?:${TO_THE}|ad? )(?:(?:suddett|predett|medesim|divers|vigent|specific|ulterior)\p{L}+ )?(\p{L}+['’]? [^;:]{0,120}?)(?:${LINK}(?:\s*,)? )?${PREPOSITION}${BACK}$`;
/** Letters between the sign and the first place at the most. */
const LONGEST_GAP = 240;

/** The first gap behind `in deroga`: a preposition, and nouns that a place lays down. */
const isDerogated =
  (of: RegExp) =>
  (gap: string): boolean => {
    if (gap.length > LONGEST_GAP || ENDS.test(gap) || OF_DEED.test(gap)) return false;
    const noun = BY_NOUN.exec(gap)?.[1];
    return DIRECTLY.test(gap) || (noun !== undefined && of.test(noun) && !noun.includes(","));
  };

/** `si applicano a tali debiti le disposizioni di cui`: for whom, before what applies. */
const FOR = expression`^[\s,]*(?:${TO_THE}|${IN_THE}|(?:ad?|in|per|con) )`;
const BEFORE_SUBJECT = expression`^[\s,]*(?:${ALSO}|neanche|neppure)?(?:,?\s*(?:per|fino|limitatamente)\s[^,;:]{0,90},)?`;
/** Behind those it is for. */
const NEXT_NOUN = expression`^[^,;:.]{0,90}\s${THE}\p{L}+\s[^,;:]*$`;

/** The first gap behind a verb whose subject follows it. */
const isFollowingSubject =
  (of: RegExp) =>
  (gap: string): boolean => {
    const own = gap.replace(BEFORE_SUBJECT, "");
    const leads = !FOR.test(own) || NEXT_NOUN.test(own);
    return own.length <= LONGEST_GAP && !ENDS.test(own) && leads && isSubject(own, of);
  };

/** `Sono sospesi, per i soggetti di cui al comma 1, i termini`: for whom, between signs. */
const FOR_WHOM = expression`^\s*,\s*(?:${IN_THE}|(?:per|limitatamente|relativamente|con riferimento)\s)`;

/** The subject behind its verb, and behind what stands between signs before it. */
function subjectBehind(behind: Passage, of: RegExp): Spoken[] {
  const opens = FOR_WHOM.exec(behind.words)?.[0].length;
  if (opens === undefined) return listBehind(behind, 0, isFollowingSubject(of));
  const isOutside = (at: number) => !behind.namings.some(({ start, end }) => start < at && at < end);
  const sign = [...behind.words.matchAll(/,/g)].find(({ index }) => index > opens && isOutside(index));
  if (sign === undefined) return [];
  return listBehind(pieceOf(behind, sign.index + 1, behind.words.length), 0, isFollowingSubject(of));
}

/** `non si applica la sanzione di cui`: whatever stands before, the subject follows. */
const SUBJECT_NEXT = expression`^ (?:${ALSO} )?${THE}`;
/** `ai quali non si applica`, `come prorogato`: describes, or tells what was. */
const DESCRIBES = expression`(?<!\p{L})(?:che|cui|qual[ei]|quanto|come|gi[aà]['’]?|quelli|${IF}|quando|dove|nonch[eé]['’]? che)(?: (?:${ALSO}|non|ne))?\s*$`;
/** `non si puo' procedere in deroga a`, `e' vietato assumere in deroga a`, `se e' stipulato in deroga a`: derogates from nothing. */
const FORBIDS = expression`(?<!\p{L})(?:nessun[oa]?|mai|non\s+(?:si\s+)?(?:oper|proced|provved|agisc)\p{L}+|non\s+(?:si\s+)?(?:${MAY}|possa(?:no)?|${BE}\s+(?:consentit|ammess|permess|autorizzat)[oaie])|vietat[oaie]|diviet[oi]|(?:${IS_DONE}|${STAYS})\s+(?:revocat|preclus|esclus|soppress|abrogat|negat)[oaie]\s+(?:\p{L}+\s+)?(?:facolt|possibilit|autorizzazion|potest)\p{L}*['’]?|cessa(?:no)?\s+(?:\p{L}+\s+)?(?:facolt|possibilit|autorizzazion|potest)\p{L}*['’]?|${IF}|quando|chi|chiunque)(?![\p{L}'’])[^,;:.]*$`;
/** `la legge regionale puo' disporre in deroga a`: another norm does. */
const LEFT_TO_NORMS =
  /(?<![\p{L}])(?:legg[ei]|contratt[oi]|regolament[oi]|decret[oi]|statut[oi]|band[oi]|accord[oi])(?![\p{L}])[^,;:.]*\s(?:pu[oò]['’]?|possono)\s+(?:\p{L}+\s+)?(?:disporre|prevedere|stabilire|disciplinare|dettare|introdurre|derogare|provvedere)\s*$/iu;
/** `che operano in deroga a`. */
const WHO_DEROGATES = /(?<![\p{L}])(?:che|(?:in|per|da|con|su|a)\s+cui|qual[ei])(?:\s+\p{L}+['’]?){1,2}\s*$/iu;
/** What opens a clause that only says when, why, of whom or whether. */
const CONJUNCTION =
  /(?<![\p{L}])(?:se|qualora|quando|ove|laddove|finch[eé]['’]?|allorch[eé]['’]?|poich[eé]['’]?|giacch[eé]['’]?|purch[eé]['’]?|in\s+quanto(?!\s+compatibil)|(?:in|per|da|con|su|a)\s+cui|qual[ei]|che)(?![\p{L}'’])/giu;
/** What stands between signs and is no clause. */
const ADJUNCT =
  /^\s*(?:$|(?:ad?|al|all[oae]|agli|ai|in|ne(?:i|gli|lle|lla|l)|con|per|da|dal(?:la|lo|le)?|dagli|di|de(?:i|gli|lle|lla|l)|entro|fino|dopo|prima|su(?:i|gli|lle|lla|l)?|tra|fra|anche)\s|(?:all|nell|dall|dell|sull)['’])/iu;
/** `secondo la relazione, l'articolo 5 si applica anche`: told of others. */
const REPORTED =
  /^\W*(?:secondo|ad?\s+(?:avviso|giudizio|parere|detta)\s+d\p{L}*|stando\s+al?\p{L}*)\s*(?:['’]\s*)?(?:(?:l['’]|la|il|lo|un['’])\s*)?(?:relazion|giurisprudenz|parer|interpretazion|orientament|dottrin|cort|consigli|commission|circolar|ministr|govern|prass)/iu;

/** A verb of a clause that is closed before what is said: `che si avvalgono di`. */
const FINITE =
  /(?<![\p{L}])(?:e['’]\s|è\s|sono\s|si\s|ha\s|hanno\s|abbia|sia|pu[oò]|possono|deve|devono|\p{L}{2,}(?:ano|ono|isce)\s)/iu;

/** Whether the words before what is said open a clause of time, cause, condition or description: nothing but adjuncts stand between. */
function isSubordinate(before: string): boolean {
  const last = [...before.matchAll(CONJUNCTION)].at(-1);
  if (last === undefined) return false;
  const since = before.slice(last.index + last[0].length);
  if (FINITE.test(since)) return false;
  return since
    .split(",")
    .slice(0, -1)
    .every((piece) => ADJUNCT.test(piece));
}
/** `l'impresa che opera in deroga a ... e' punita`. */
const VOID = expression`^[^;:]{0,400}?(?<!\p{L})(?:${BE}|si intend(?:e|ono)) (?:null[oaie]|annullabil[ei]|inefficac[ei]|punit[oaie]|sanzionat[oaie])(?!\p{L})`;
/** `non e' prorogato`. */
const DENIED = expression`(?<!\p{L})non(?: (?:pi[uù]['’]?|${ALSO}))?\s*$`;
/** What may stand right before `in deroga` where it is said of the whole clause, not of a noun: a sign, what joins, a verb, `sono concesse`. */
const ADVERBIAL =
  /(?:^|[^\p{L}'’\s]|(?<!\p{L})(?:anche|pure|ed?|o|ovvero|\p{L}+[ao]no|opera|procede|provvede|agisce)|(?<!\p{L})\p{L}{2,}(?:[aei]re|[aei]rsi|rre)|(?<!\p{L})(?:e['’]|è|sono|essere|viene|vengono|intend(?:e|ono))(?:\s+\p{L}+mente)?\s+\p{L}+(?:at|ut|it|s|tt|rt|st)[oaie])\s*$/iu;
/** `si applicano ai veicoli confiscati in deroga a`, `possono essere stipulati mediante telefonia in deroga a`: of the verb. */
const OF_VERB = expression`(?<!\p{L})(?:${APPLIES}|${MAY} essere \p{L}+)(?!\p{L})`;
/** `le assunzioni in deroga a`: of a noun that is said of. */
const DEROGATING =
  /(?<!\p{L})(?:assunzion|intervent|disciplin|cas|lavor|regim|disposizion|norm|contratt|incaric|cass|trattament|ammortizzator|integrazion)\p{L}{0,3}\s*$/iu;
/** `ai contratti conclusi in deroga a`, but `i contratti sono conclusi`. */
const WAS_ISSUED = expression`(?<!(?:${IS_DONE}|essere) (?:\p{L}+mente )?)(?<!\p{L})(?:conclus|stipulat|adottat|rilasciat|effettuat|emess|assunt|svolt|realizzat|avviat|compiut|eseguit)[oaie](?: anche)?\s*$`;
/** `restano validi gli atti compiuti in deroga a`. */
const RESERVED = expression`(?<!\p{L})(?:${STAYS} (?:valid|ferm|salv|efficac)|fatt[oaie] salv[oaie])[^;:.]*$`;
const IS_NOUN = expression`(?<!\p{L})(?:${BE}|essere) (?:mai )?(?:ammess|consentit|esclus)[oaie]\s*$`;

/** `in deroga all'articolo 5 e in deroga all'articolo 7`: as the one before it. */
const AND_DEROGATES = expression`(?:^|[\s,])(?:${AND}|o|ovvero)(?: anche)? $`;
const DEROGATING_FROM = /(?<![\p{L}])(?:anche\s+)?in\s+deroga(?![\p{L}])/giu;
/** `Con decreto del Ministro, adottato in deroga a`: the deed that this act orders. */
const ORDERED = expression`^\W*(?:con|mediante) (?:propri[oaie] |apposit[oaie] )?${DEEDS}[^;:]*,\s*(?:da )?(?:adottat[oaie]|adottarsi|emanat[oaie]|emanarsi)(?: anche)?\s*$`;

/** Whether words behind a clause are said of all of it: they follow a sign, a day, an aside. */
function isAdverbial(clause: Passage): boolean {
  const earlier = AND_DEROGATES.test(clause.words) ? [...clause.words.matchAll(DEROGATING_FROM)].at(-1) : undefined;
  if (earlier !== undefined) return isAdverbial(pieceOf(clause, 0, earlier.index));
  const end = clause.words.trimEnd().length;
  if (ORDERED.test(clause.words)) return true;
  if (WAS_ISSUED.test(clause.words) || RESERVED.test(clause.words)) return false;
  const isBehind = withoutAsides(clause).words[end - 1] === " " || daysIn(clause.words).some((day) => day.end >= end);
  return (
    isBehind ||
    (OF_VERB.test(clause.words) && !DEROGATING.test(clause.words)) ||
    (ADVERBIAL.test(clause.words) && !IS_NOUN.test(clause.words))
  );
}

/** A clause ends where another one begins. */
const CLAUSE = /[;:]\s|\.\s+(?=\p{Lu})/gu;
/** Letters around a verb that are read, so that a sentence without an end costs no more for each verb. */
const FARTHEST = 2000;

function clauseStart(words: string, at: number): number {
  const from = Math.max(0, at - FARTHEST);
  const last = [...words.slice(from, at).matchAll(CLAUSE)].at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}

/** Between two sentences of a unit. */
const BETWEEN_SENTENCES = /(?<=[.;])\s+(?=\p{Lu})/gu;

/** `in deroga a quanto ivi previsto`, `alla suddetta disposizione`: the place that the sentence named last. */
const THERE =
  /^\s+a(?:lla)?\s+(?:quanto\s+ivi\s|(?:suddetta|predetta|medesima|stessa)\s+disposizione(?!\s+d))|^\s+a(?:i|gli|l|lle|lla|llo)\s+\p{L}+\s+(?:previst|stabilit|post|fissat)[oaie]\s+da(?:gli|lle|llo|lla|l|i)\s+(?:stess|medesim)[oaie](?:\s+[oe]\s|\s*[,;.]|$)/iu;

function lastNamed({ namings }: Passage): Spoken[] {
  const naming = namings.findLast(({ own, places }) => own && places.length > 0);
  return naming === undefined ? [] : [{ naming, atto: naming.atto }];
}

/** The signs of a sentence, in the order of their table, each with where its words begin and end. */
const signsIn = (words: string) =>
  SIGNS.flatMap((sign) =>
    [...words.matchAll(sign.words)].flatMap(({ index: at, 0: { length } }) => {
      const behind = at + length;
      const isSign = sign.followedBy?.test(words.slice(behind, behind + FARTHEST)) ?? true;
      return isSign ? [{ sign, at, behind }] : [];
    }),
  );

/** `Con decreto del Ministro sono prorogati`: what is said by a form of "be" is done by the decree. */
const BY_DEED = expression`^(?:${IS_DONE}|${STAYS})\s`;

/** `Ai sensi dell'articolo 5 della legge ..., il comma 1`: a comma of this act. */
const isAside = (clause: Passage, at: number): boolean =>
  clause.words[at] !== " " && withoutAsides(clause).words[at] === " ";

/** What the words of one sentence say, by one sign. */
function spokenBy(
  sentence: Passage,
  { governs, of, opens, never }: Omit<(typeof SIGNS)[number], "words">,
  at: number,
  end: number,
): Spoken[] {
  const { words } = sentence;
  const start = clauseStart(words, at);
  const clause = pieceOf(sentence, start, at);
  const behind = pieceOf(sentence, end, end + FARTHEST);
  if (governs === "preposition") {
    const { words: before } = clause;
    if (FORBIDS.test(before) || WHO_DEROGATES.test(before) || LEFT_TO_NORMS.test(before)) return [];
    if ((/\p{L}/u.test(before) && VOID.test(behind.words)) || !isAdverbial(clause)) return [];
    if (THERE.test(behind.words)) return lastNamed(clause);
    return listBehind(behind, 0, isDerogated(of), AMENDING.test(behind.words) ? "head" : "case");
  }
  const near = words.slice(Math.max(0, at - NEAR), at);
  if (DENIED.test(near) || DESCRIBES.test(near) || never?.test(clause.words + behind.words)) return [];
  // Words that name an act over the verb are misread.
  const over = pieceOf(sentence, start, at + 1).namings.at(-1);
  if (over?.own && !over.self && over.end > at - start) return [];
  if (BY_DEED.test(words.slice(at, end)) && isLeftToDeeds(clause.words)) return [];
  if (REPORTED.test(clause.words) || (opens !== undefined && !opens.test(clause.words))) return [];
  const following = () => (isSubordinate(clause.words) ? [] : subjectBehind(behind, of));
  if (governs === "either" && SUBJECT_NEXT.test(behind.words)) return following();
  const subject = subjectBefore(clause, of).filter(({ naming }) => !naming.under || !isAside(clause, naming.parent));
  if (subject.some(({ atto }) => atto !== null) || governs === "before")
    return isSubordinate(clause.words.slice(0, subject[0]?.naming.start)) ? [] : subject;
  return following();
}

/** `le parole: «...» di cui all'articolo 5`: they stand for the place, whatever they are. */
const QUOTED_WORDS = new RegExp(
  `(?<=(?<!\\p{L})${WORDING})(?:\\s*:)?\\s*${MASK}+(?:\\s*(?:,|ed?)\\s*${MASK}+)*`,
  "giu",
);

/**
 * What the words of a unit do to places of other acts, changing none of their words.
 *
 * @param passage quotations out of sight
 * @example effectsIn(passageOf("In deroga all'articolo 7 della legge 6 maggio 2029, n. 77, il termine e' di un mese.")).map(({ tipo }) => tipo) // ["deroga"]
 */
export function effectsIn({ words: written, namings }: Passage): TextEffect[] {
  const found: TextEffect[] = [];
  const passage = { words: written.replace(QUOTED_WORDS, blank), namings };
  for (const { start, end } of stretchesBetween(passage.words, BETWEEN_SENTENCES)) {
    const words = passage.words.slice(start, end);
    const signs = MAY_HAVE_EFFECT.test(words) ? signsIn(words) : [];
    if (signs.length === 0) continue;
    const sentence = pieceOf(passage, start, end);
    // What stands behind `nel senso che` is what the interpretation says.
    const content = /(?<![\p{L}])nel\s+senso(?![\p{L}])/iu.exec(words)?.index ?? words.length;
    const known = new Set(sentence.namings.flatMap(({ own, atto }) => (own && atto !== null ? [atto.urn] : [])));
    if (known.size === 0) continue;
    /** Letters of verbs that were read: of two signs that overlap the first counts. */
    const read = new Uint8Array(words.length);
    for (const { sign, at, behind } of signs) {
      if (at > content || read[at] !== 0 || read[behind - 1] !== 0) continue;
      const spoken = spokenBy(sentence, sign, at, behind);
      if (spoken.length === 0) continue;
      read.fill(1, at, behind);
      // Behind `e' differito` stands what it was and will be, `dal 16 maggio al 20 maggio`.
      const isBefore = sign.tipo === "proroga" || sign.governs === "preposition";
      const from = clauseStart(words, at);
      const said = words.slice(from, isBefore ? at : from + FARTHEST);
      const [day] = decorrenzeOf(said, [{ start: 0, before: words.slice(from, at), at: behind - from }]);
      const decorrenza = day?.dal === null && /^dal\s+\d/iu.test(day.testo) ? undefined : day;
      for (const { naming, atto } of spoken) {
        if (atto === null || naming.self || !known.has(atto.urn)) continue;
        const places: readonly (NamedPlace | null)[] = naming.places.length > 0 ? naming.places : [null];
        for (const dove of places)
          found.push({ tipo: sign.tipo, atto, dove, decorrenza, start, end, verb: start + at });
      }
    }
  }
  return found;
}
