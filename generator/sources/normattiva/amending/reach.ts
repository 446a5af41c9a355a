import { adjacent } from "../../../collections/adjacent.ts";
import { HELD, HOLDER, RULES } from "../../../law/words/nouns.ts";
import { expression } from "../../../law/words/pattern.ts";
import { AND, OF_THE } from "../../../law/words/small-words.ts";
import type { AttoCitato } from "../records.ts";
import type { SentenceContext } from "./amendment.ts";
import { apart } from "./apart.ts";
import { withoutDays } from "./decorrenza.ts";
import { type Joint, jointOf, narrows } from "./joints.ts";
import type { Naming, Passage } from "./passage.ts";
import { above, type NamedPlace, NOWHERE, type PlaceRole, placed, type Where } from "./places.ts";
import type { Spares } from "./spared.ts";
import { OBLIQUE } from "./spoken-of.ts";

/** A place that the words of a clause lead to, in an act. */
export interface Located {
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  readonly ruolo: PlaceRole;
  readonly dentro: boolean;
  /** Whether the words name a place at all, or only the act. */
  readonly nominato: boolean;
  /** Where they stand. */
  readonly at: number;
  /** Places that stand together (`i commi 2 e 3`, `all'articolo 2 e all'articolo 4`) share it. */
  readonly group: number;
}

/** What the words except from what they lead to. */
export interface Excepted extends Required<Spares> {
  /** The act it is of, `null` where no act was named before it. */
  readonly atto: AttoCitato | null;
}

/** What the words before (or after) a verb lead to: the places of each act they name, in order. */
export interface Reach {
  readonly located: readonly Located[];
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  /** How many acts they lead to. */
  readonly acts: number;
  readonly excepted: readonly Excepted[];
  /** The words without quotations, exceptions and asides, as long as they were. */
  readonly plain: string;
  /** Where the last words end that name something. */
  readonly end: number;
}

/** What may stand right before the words that lead to an act that is amended, besides signs. */
const OPENS = expression`^(?:\u0001|testo|fine|mentre|abrogat[oaie]|soppress[oaie]|seguent[ei]|rubrica|contenut[oaie]|recat[oaie]|${RULES}|cui|particolare|segnatamente|titolo|intitolazione|tabella|allegato|elenco|prospetto|tariffa|ricorr(?:a|ano|e|ono|ente|enti)|compaiano|compaiono|present[ei]|quanto|relativamente|)$`;
/** `la denominazione del Capo II`: something inside of it. */
const NAME_OF =
  /^(?:\u0001|parol[ae]|cifr[ae]|denominazione|intitolazione|intestazione|parte|frase|proposizione|inciso|locuzione|dicitura)$/;
/** `il titolo della legge`, `all'elenco 1 allegato alla legge`: a part without a number of the act that follows, or one that the grammar does not know. */
const UNNUMBERED =
  /(?<dopo>dopo\s)?(?<![\p{L}])(?:(?<luogo>a|ne|su)|d?e?)(?:(?:l|ll|il|lo|la|llo|lla)\s|l?l['’]\s?)(?:(?<nome>titolo|intitolazione)|(?<foglio>tabella|allegato|elenco|prospetto|tariffa)(?:\s(?:n\.\s?)?(?<quale>\d{1,3}|[A-Z](?:\/\d{1,2})?))?(?:\s(?:allegat|anness|unit)[oa])?)\s(?:(?:d?e|a)(?:l|llo|lla)\s|(?:de|a)ll['’]\s?)(?:(?:medesim|stess|citat|predett|suddett)[oa]\s)?$/iu;

/** Such a part right before an act, and how the words lead to it. */
function unnumberedIn(before: string): { readonly divisione: string; readonly ruolo: PlaceRole } | null {
  const { dopo, luogo, nome, foglio = "", quale } = UNNUMBERED.exec(before.slice(-LONGEST_PART))?.groups ?? {};
  if (nome === undefined && foglio === "") return null;
  const sheet = foglio.charAt(0).toUpperCase() + foglio.slice(1).toLowerCase();
  const divisione = nome !== undefined ? "titolo" : quale === undefined ? sheet : `${sheet} ${quale}`;
  return { divisione, ruolo: dopo !== undefined ? "dopo" : luogo !== undefined ? "luogo" : "oggetto" };
}

/** `Dalla data di entrata in vigore della presente legge al decreto-legge ...`: the time, without a comma after it. */
const OPENS_IN_TIME =
  /^[^\p{L}]*(?:a\s+decorrere|a\s+far\s+data|dalla\s+data|dal|con\s+effetto|con\s+decorrenza)(?![\p{L}])[^,;:]{0,150}$/iu;
/** `del testo unico delle ..., di cui al`, `della tabella A allegata al`, and `All'Allegato I.5 Elementi ... del`: what an act holds. */
const HELD_IN = expression`^(?:cui|${HELD})$`;
const IS_HOLDER = expression`(?:${HOLDER}|disposizioni)(?!\p{L})[^;:\u0001]{0,300}$`;
/** Letters of the name of a part and the words around it, at the most. */
const LONGEST_PART = 80;
/** Letters of the title of something that an act holds, at the most. */
const LONGEST_TITLE = 400;

const isHolder = (before: string, joint: Joint): boolean => HELD_IN.test(joint.before) && IS_HOLDER.test(before);
const isTitled = (before: string, { preposition }: Joint): boolean =>
  (preposition === "d" || preposition === "a") && before.length <= LONGEST_TITLE && !/[;:\u0001]/.test(before);
/** `, e della`, `nonche' all'`: what joins places that stand together. */
const isTogether = ({ and, isAll, preposition }: Joint): boolean => and && isAll && /^(?:a|ne|)$/.test(preposition);

const isGenitive = ({ preposition, the }: Joint): boolean => preposition === "d" && !the;

/** Between a place and an act that need not be its own. */
const PARTED = expression`,\s(?:${AND}\s)?${OF_THE}$`;
const ANNOUNCES = expression`(?<!\p{L})seguent[ei] \p{L}+ d\p{L}*['’]?\s*$`;
const IS_RULE = expression`^${RULES}$`;
/** `Dell'articolo 5 il comma 2`: opens with what holds the place that is spoken of. */
export const OPENS_OF = expression`^\W*(?:${AND} )?${OF_THE}`;
/** `del comma 2 dell'articolo 3 della legge ... e dell'articolo 7`, from the first place to the second. */
const SHARES_PART = expression`^[^,;:]{0,60}${OF_THE}art[^;:]{0,160} ${AND} ${OF_THE}$`;
const OF_RULES = expression`${RULES}[\s,]`;

/** Reads what a passage names from left to right. */
class ReachReader {
  readonly located: Located[] = [];
  readonly acts = new Set<string>();
  end = 0;
  atto: AttoCitato | null;
  around: Where;
  readonly #words: string;
  readonly #repeals: boolean;
  /** The words with their asides. */
  readonly #raw: string;
  #group = 0;
  /** Whether the place named last is of an act that cannot be identified. */
  #isUnnamed = false;

  constructor(words: string, { atto, dove }: Pick<SentenceContext, "atto" | "dove">, repeals: boolean, raw: string) {
    this.#raw = raw;
    this.#words = words;
    this.#repeals = repeals;
    this.atto = atto;
    this.around = dove;
  }

  /**
   * @param next the naming after it: places wait for the act that follows (`il comma 3, come modificato, della legge`)
   */
  read(naming: Naming, next: Naming | undefined): void {
    const before = this.#words.slice(this.end, naming.start);
    const { own, foreign, places, under } = naming;
    // `l'articolo 3, della legge ... il comma 2`: the act is of what follows.
    const parted = naming.act < 0 ? null : PARTED.exec(this.#words.slice(naming.start, naming.act));
    if (parted !== null && places.length > 0 && this.#opens(naming, { ...jointOf(before), comma: true }, next)) {
      const cut = naming.start + parted.index;
      this.read({ ...naming, own: false, atto: null, act: -1, end: cut }, undefined);
      this.read({ ...naming, start: naming.act, places: [], alone: [] }, next);
      return;
    }
    if (foreign && places.length === 0) return;
    // `e, dal 1° gennaio 2018, l'articolo 4 della legge`: the day parts nothing.
    const joint = jointOf(/\d{4}/.test(before) ? withoutDays(before) : before);
    if (own && !foreign && !this.#leads(before, joint, naming)) {
      this.end = naming.end;
      return;
    }
    // `l'articolo 5 delle norme di attuazione della legge`: of a text that has no number of its own, not of that law.
    const isOfUnnamed = this.#isUnnamed && own && places.length === 0 && joint.preposition === "d";
    this.#isUnnamed = own && !naming.self && naming.atto === null && places.some(({ articolo }) => articolo !== null);
    if (isOfUnnamed && !isHolder(before, joint)) {
      this.end = naming.end;
      return;
    }
    if (!isTogether(joint) || this.located.length === 0) this.#group++;
    const holds = own && places.length === 0 && this.#waits(before, joint) && !this.#opens(naming, joint, next);
    const isOfNext = !own && next?.own && next.places.length === 0 && this.#isSaidFirst(naming, next);
    const named = naming.atto ?? (isOfNext ? next.atto : foreign ? null : this.atto);
    const part = own && places.length === 0 ? unnumberedIn(before) : null;
    if (own && naming.atto !== null) this.acts.add(naming.atto.urn);
    if (holds) {
      for (const [at, one] of this.located.entries())
        if (one.atto === null || one.group === this.#group - 1) {
          const isBare = one.dove.articolo === null && one.dove.divisione === null;
          const dove = part !== null && isBare ? { ...one.dove, divisione: part.divisione } : one.dove;
          this.located[at] = { ...one, atto: named, dove };
        }
    } else if (part !== null) {
      this.around = { ...NOWHERE, divisione: part.divisione };
      this.located.push({
        ...this.#base(naming, named, joint),
        ...{ ruolo: part.ruolo, dove: this.around, dentro: false, nominato: true },
      });
    } else if (places.length === 0) {
      const base = this.#base(naming, named, joint);
      // `le disposizioni della legge ... relative ai concorsi` are some of its own.
      const ofRules = this.#repeals && joint.preposition === "d" && IS_RULE.test(joint.before);
      const dentro = ofRules && /\p{L}/u.test(this.#raw.slice(naming.end));
      // `le leggi 8 agosto 1985, n. 431, e 8 luglio 1986, n. 349`, `i decreti ..., n. 416, n. 417`: one list.
      const last = this.located.at(-1);
      const goesOn = joint.isAll && !joint.the && joint.preposition === "" && last?.nominato === false;
      // `le seguenti disposizioni della legge ...:` announces which.
      const ruolo =
        !ANNOUNCES.test(before) && (ofRules || (goesOn && last.ruolo === "oggetto")) ? "oggetto" : base.ruolo;
      this.located.push({ ...base, ruolo, dove: NOWHERE, dentro, nominato: false });
      this.around = NOWHERE;
    } else this.#places(naming, named, before, joint, next);
    if (!foreign && (own || under || naming.atto !== null)) this.atto = named;
    this.end = naming.end;
  }

  /** Whether the words before an act lead to it, rather than telling why. */
  #leads(before: string, joint: Joint, { places }: Naming): boolean {
    if (places.length > 0 && joint.preposition === "d" && NAME_OF.test(joint.before)) return true;
    const last = this.located.at(-1);
    const isLocative = /^(?:a|d|ne|)$/.test(joint.preposition);
    if (isLocative && (joint.and || joint.comma || OPENS.test(joint.before))) return true;
    if (isHolder(before, joint) || ANNOUNCES.test(before)) return true;
    // What stands before a noun that is spoken of is judged word by word.
    if (places.length > 0 && last === undefined && joint.the && joint.preposition === "" && !OBLIQUE.test(joint.before))
      return true;
    if ((joint.preposition === "a" || joint.the) && OPENS_IN_TIME.test(before)) return true;
    return (
      places.length === 0 && last?.dove.articolo === null && last.dove.divisione !== null && isTitled(before, joint)
    );
  }

  /** Whether the places before an act wait for it. */
  #waits(before: string, joint: Joint): boolean {
    const isGenitive = joint.preposition === "d" || (joint.isAll && !joint.the && joint.preposition === "");
    return this.located.at(-1)?.nominato === true && (isGenitive || isHolder(before, joint) || isTitled(before, joint));
  }

  /** `, della legge ... il comma 2`: an act before its own place. */
  #opens({ end, places }: Naming, { comma, and }: Joint, next: Naming | undefined): boolean {
    const isOfNext = next?.own === false && next.places[0]?.ruolo === "oggetto";
    if (!isOfNext || !(comma || and) || places.some(({ ruolo }) => ruolo !== "oggetto")) return false;
    const { isAll, the, preposition, ...between } = jointOf(this.#words.slice(end, next.start));
    return isAll && the && preposition === "" && !between.comma && !between.and;
  }

  /** `quanto agli articoli 3 e 4, la legge ...`: of that law. */
  #isSaidFirst({ end }: Naming, next: Naming): boolean {
    const { comma, the, preposition } = jointOf(this.#words.slice(end, next.start));
    return comma && the && preposition === "";
  }

  #base({ start }: Naming, atto: AttoCitato | null, { the }: Joint) {
    return {
      atto,
      ruolo: the ? ("oggetto" as const) : ("luogo" as const),
      at: start,
      group: this.#group,
    };
  }

  /** Whether of a place only a part is meant, as of the one before it. */
  #sharesPart({ articolo, parte, at }: NamedPlace): boolean {
    const last = this.located.at(-1);
    if (articolo === null || parte !== null || last === undefined) return false;
    return (last.dove.parte !== null || last.dentro) && SHARES_PART.test(this.#words.slice(last.at, at));
  }

  #places(
    { own, under, atto: said, places }: Naming,
    atto: AttoCitato | null,
    before: string,
    joint: Joint,
    next: Naming | undefined,
  ): void {
    const anew = own || under || (said !== null && said.urn !== this.atto?.urn);
    const last = this.located.at(-1);
    // `Al decreto ..., articolo 6, comma 2, al terzo periodo`: in that comma.
    // `comma 2, la parola «uno», contenuta nel primo periodo`: what has no number of its own lies in what was named last.
    const isInside = places.every(
      (one) => one.dentro && one.articolo === null && one.parte === null && one.divisione === null,
    );
    const isIn = narrows(joint) || (isInside && joint.preposition === "ne");
    const around = isIn && last?.ruolo === "oggetto" && last.nominato ? last.dove : this.around;
    let where = !anew ? around : under ? { ...NOWHERE, allegato: this.around.allegato } : NOWHERE;
    const isObject =
      (this.#repeals && OF_RULES.test(before)) || (joint.preposition === "d" && joint.before === "testo");
    // `il comma 2 dell'articolo 3 e dell'articolo 7`: of that one only a part, too.
    const isHolder = OPENS_OF.test(this.#raw) || (joint.and && last !== undefined && last.dove.parte !== null);
    const holds = (at: number) =>
      isHolder &&
      !isObject &&
      !OF_RULES.test(this.#raw) &&
      isGenitive(jointOf(this.#words.slice(Math.max(0, at - LONGEST_PART), at)));
    const joined = this.#repeals && isTogether(joint) && this.located.at(-1)?.ruolo === "oggetto" && next === undefined;
    for (const place of places) {
      const dove = placed(where, place);
      const ruolo = isObject || joined ? "oggetto" : holds(place.at) ? "luogo" : place.ruolo;
      const dentro =
        place.dentro || this.#sharesPart(place) || (joint.preposition === "d" && NAME_OF.test(joint.before));
      this.located.push({ atto, dove, ruolo, dentro, nominato: true, at: place.at, group: this.#group });
      where = ruolo === "luogo" || place.dentro ? dove : above(dove);
    }
    this.around = where;
  }
}

/**
 * The acts that some words name and the places of each, in order. Acts that only explain, condition or tell the history of something are
 * left out.
 *
 * @param around where the words above have led
 * @param repeals whether `le disposizioni di cui all'articolo 3` are that article
 * @example reachOf(passageOf("All'articolo 3, comma 2, della legge 7 agosto 1990, n. 241, "), NO_CONTEXT).dove // { articolo: "3", parte: "comma 2", ... }
 */
export function reachOf(passage: Passage, around: Pick<SentenceContext, "atto" | "dove">, repeals = false): Reach {
  const { words, namings, exceptions } = apart(passage, repeals);
  const reader = new ReachReader(words, around, repeals, passage.words);
  const released = exceptions.flatMap(({ namings: excepted, start }) =>
    namings.some(({ own, start: named }) => own && named < start) ? [] : excepted.filter(({ own }) => own),
  );
  const all = [...namings, ...released.map((one) => ({ ...one, places: [], start: one.end, end: one.end }))].sort(
    (a, b) => a.start - b.start,
  );
  for (const [at, naming] of all.entries()) reader.read(naming, all[at + 1]);
  const { atto, acts, end } = reader;
  // `l'articolo 5, ad eccezione del comma 2, e l'articolo 7 della legge`: both are of that law.
  let next: Located | undefined;
  const located = reader.located
    .toReversed()
    .map((one) => {
      next = one.atto === null && next?.group === one.group ? { ...one, atto: next.atto } : one;
      return next;
    })
    .toReversed();
  const sparing = exceptions.filter(({ proviso }) => !proviso);
  const excepted = sparing.flatMap(({ namings: what, start, ...how }) => {
    const near =
      (how.ahead ? located.find(({ at }) => at > start) : located.findLast(({ at }) => at < start))?.atto ?? null;
    // What is excepted of another act leaves this one whole: `l'articolo 3 della legge ..., salvo l'articolo 5 del decreto ...`.
    const actOf = (one: Naming | undefined) => (!how.only && one?.own && one.atto) || near;
    const acts = what.length === 0 ? [what] : [...adjacent(what, (one) => actOf(one)?.urn)];
    return acts.map((of) => ({ ...how, at: start, places: of.flatMap(({ places }) => places), atto: actOf(of[0]) }));
  });
  const place = located.findLast(({ ruolo }) => ruolo === "luogo");
  return { located, atto, dove: place?.dove ?? reader.around, acts: acts.size, excepted, plain: words, end };
}
