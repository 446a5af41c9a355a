import { getOrMake } from "../../collections/get-or-make.ts";
import { isWithin } from "../../law/articles/article-part.ts";
import { type Base, isEffect } from "../../law/relation-kinds.ts";
import type { Decorrenza, Segnale } from "../../sources/normattiva/records.ts";
import { type Affidabilita, bitOf, withSignal } from "./affidabilita.ts";
import type { ArticleNames } from "./article-names.ts";
import { type Assertion, claimKey, meet } from "./claim.ts";

/** The signals whose words are shown first, of those that prove a relation as it is: a sentence with its head before a marked passage. */
const SHOWN_FIRST: readonly Base[] = [
  "modifica_attiva",
  "testo_modificativo",
  "modifica_marcata",
  "conversione",
  "testo_abrogato",
  "nota_aggiornamento",
  "riferimento_passivo",
];

/** Words that prove a relation, and how well: the claim itself, its kind, or only that there is one. */
interface Evidence {
  readonly text: string;
  readonly fit: number;
  readonly base: Base;
  /** The day from which on a note says it, empty from the first. */
  readonly since: string;
}

const NONE: Evidence = { text: "", fit: -1, base: "riferimento_passivo", since: "" };

/** What notes prove, and what the list of passive changes adds to them. */
const NOTED = bitOf("nota_aggiornamento") | bitOf("riferimento_passivo");

/** When the words that say an effect were written: with their act, on a later day, after it on a day that nobody knows (`null`). */
export type WordsDay = "with its act" | { readonly day: string } | null;

/** The earlier of two accounts. */
function firstWritten(a: WordsDay | undefined, b: WordsDay): WordsDay {
  if (a === undefined || a === null || b === "with its act") return b;
  return b === null || a === "with its act" || a.day < b.day ? a : b;
}

const wordsDay = ({ data, aggiunta }: Segnale): WordsDay =>
  data === null ? (aggiunta ? null : "with its act") : { day: data };

/** The earlier of two days; `null`, no day, is before all. */
const earlier = (a: string | null | undefined, b: string | null) =>
  a === undefined || b === null || (a !== null && b < a) ? b : a;

/** Of two accounts of when a change takes effect the one that gives a day, else the one that says more. */
function clearer(a: Decorrenza | null, b: Decorrenza | null | undefined): Decorrenza | null {
  if (a === null || b === null || b === undefined) return a ?? b ?? null;
  const order = Number(b.dal !== null) - Number(a.dal !== null) || b.testo.length - a.testo.length;
  return order > 0 || (order === 0 && `${b.dal}${b.testo}` < `${a.dal}${a.testo}`) ? b : a;
}

/** A relation of a pair while its proofs are gathered. */
export class Draft {
  readonly claim: Assertion;
  /** Bits of `bitOf`. */
  bases = 0;
  affidabilita: Affidabilita = "bassa";
  /** `ita@` of S2 (`sources/normattiva/README.md`, Signals), the last resort before the date of the amending act. */
  data: string | null = null;
  /** Whether narrower relations stand in its place. */
  refined = false;
  #evidence = NONE;
  /** Days of the conversions that S1 says made the change; `null` where one of its sentences speaks of the decree-law alone. */
  #converted: string | null | undefined;

  /** The earliest day of those that notes say; `null` where one of them says none. */
  #amended: string | null | undefined;
  /** Of an effect that the text of the acting act tells. */
  #written: WordsDay | undefined;
  decorrenza: Decorrenza | null = null;

  constructor(claim: Assertion) {
    this.claim = claim;
  }

  get evidenza(): string {
    return this.#evidence.text;
  }

  /** The day of the conversion that made the change, `null` where the decree-law itself did or nobody says. */
  get conversione(): string | null {
    return this.#converted ?? null;
  }

  /**
   * The day of the act that made the amending provision say it, where notes alone tell of the relation: as it stood before, the provision changed
   * nothing here. `null` where it did from the first day, or nobody says.
   */
  get modificata(): string | null {
    return (this.bases & ~NOTED) === 0 ? (this.#amended ?? null) : null;
  }

  /** When the words that say an effect were written; `undefined` where no text tells it. */
  get scritta(): WordsDay | undefined {
    return this.#written;
  }

  /** Takes a signal as a proof. */
  support(segnale: Segnale, said: Assertion): void {
    this.bases |= bitOf(segnale.base);
    this.affidabilita = withSignal(this.affidabilita, segnale);
    if (segnale.base === "modifica_marcata") this.data ??= segnale.data;
    if (segnale.base === "modifica_attiva")
      this.#converted = this.#converted === null ? null : (segnale.convertita ?? null);
    this.decorrenza = clearer(this.decorrenza, segnale.decorrenza);
    if (segnale.base === "testo_modificativo" && isEffect(segnale.tipo))
      this.#written = firstWritten(this.#written, wordsDay(segnale));
    if (segnale.base === "nota_aggiornamento") this.#amended = earlier(this.#amended, segnale.data);
    const exact = claimKey({ ...said, partizione_da: null }) === claimKey({ ...this.claim, partizione_da: null });
    this.#show({
      text: segnale.evidenza,
      fit: exact ? 2 : said.tipo === this.claim.tipo ? 1 : 0,
      base: segnale.base,
      since: segnale.base === "nota_aggiornamento" ? (segnale.data ?? "") : "",
    });
  }

  /** Takes over the proofs of a wider relation. */
  inherit(wider: Draft): void {
    this.bases |= wider.bases;
    if (wider.affidabilita === "alta" || this.affidabilita === "bassa") this.affidabilita = wider.affidabilita;
    this.data ??= wider.data;
    this.#converted ??= wider.#converted;
    if (wider.#written !== undefined) this.#written = firstWritten(this.#written, wider.#written);
    this.decorrenza = clearer(this.decorrenza, wider.decorrenza);
    this.#show({ ...wider.#evidence, fit: wider.claim.tipo === this.claim.tipo ? 1 : 0 });
  }

  #show(other: Evidence): void {
    const now = this.#evidence;
    if (other.text === "") return;
    const sooner = SHOWN_FIRST.indexOf(now.base) - SHOWN_FIRST.indexOf(other.base);
    // Of notes the one is shown whose day the relation has: the earliest.
    const earlier = Number(now.since > other.since) - Number(now.since < other.since);
    const better =
      other.fit - now.fit ||
      sooner ||
      earlier ||
      other.text.length - now.text.length ||
      (other.text > now.text ? 1 : -1);
    if (better > 0) this.#evidence = other;
  }
}

/**
 * Those that agree, or all where none does.
 *
 * @example preferring([1, 2, 3], (one) => one > 1) // [2, 3]
 */
export function preferring<T>(all: T[], agrees: (one: T) => boolean): T[] {
  const some = all.filter(agrees);
  return some.length > 0 ? some : all;
}

/** A relation that a signal can prove, and what the two say together. */
interface Match {
  readonly draft: Draft;
  readonly together: Assertion;
}

/**
 * Where a relation of the very part that a signal names is among those that it may prove, it is another fact than one of all that holds that
 * part; than one inside of it too, if it is of the signal's own kind: a sentence that says of a comma what was done to a letter means the letter.
 */
function besideTheVeryPart(found: readonly Match[], { partizione_a, tipo }: Assertion): Match[] {
  const very = found.filter(({ draft }) => draft.claim.partizione_a === partizione_a);
  if (very.length === 0) return [...found];
  const isOwnKind = very.some(({ draft }) => draft.claim.tipo === tipo);
  return found.filter(({ draft: { claim } }) => {
    if (claim.partizione_a === partizione_a) return true;
    return isWithin(claim.partizione_a, partizione_a) ? !isOwnKind : claim.portata !== "intero";
  });
}

/** The relations between one amending and one amended act, from every signal of either about the other. */
export class PairDrafts {
  readonly #da: ArticleNames;
  readonly #a: ArticleNames;
  readonly #drafts = new Map<string, Draft>();
  /** The same by article of the amended act. */
  readonly #byTarget = new Map<string | null, Draft[]>();

  constructor(da: ArticleNames, a: ArticleNames) {
    this.#da = da;
    this.#a = a;
  }

  /** Every draft so far, in the order in which they were made. */
  get all(): Draft[] {
    return [...this.#drafts.values()];
  }

  /** Those in whose place no narrower ones stand. */
  get standing(): Draft[] {
    return this.all.filter(({ refined }) => !refined);
  }

  /** Those about an article of the amended act; about the act as a whole with `null`. */
  about(articolo: string | null): readonly Draft[] {
    return this.#byTarget.get(articolo) ?? [];
  }

  /** What a signal says, with the articles named as relations name them. */
  claimOf({ verso, qui, presso, li, divisione, tipo, portata }: Segnale): Assertion {
    const [da, a] = verso === "out" ? [qui, li] : [li, qui];
    return {
      articolo_da: this.#da.cited(da),
      partizione_da: da?.parte ?? presso ?? null,
      articolo_a: verso === "out" ? this.#a.cited(a) : this.#a.standing(a),
      partizione_a: a?.parte ?? divisione ?? null,
      portata: portata ?? null,
      tipo,
    };
  }

  /** The draft of a claim, made where there is none. */
  draft(claim: Assertion): Draft {
    return getOrMake(this.#drafts, claimKey(claim), () => {
      const draft = new Draft(claim);
      getOrMake(this.#byTarget, claim.articolo_a, () => []).push(draft);
      return draft;
    });
  }

  /** Adds a signal to the relation that is equal to it, or makes that relation. */
  enter(segnale: Segnale): void {
    const claim = this.claimOf(segnale);
    const draft = this.draft(claim);
    draft.refined = false;
    draft.support(segnale, claim);
  }

  /** What a signal may prove of what others said: the same fact, stated more or less narrowly. */
  #matches({ base }: Segnale, claim: Assertion, textWins: boolean): Match[] {
    const own = bitOf(base);
    const found: Match[] = [];
    for (const draft of this.about(claim.articolo_a)) {
      if ((draft.bases & own) !== 0) continue;
      const together = meet(draft.claim, claim, textWins);
      if (together !== null) found.push({ draft, together });
    }
    const meant = besideTheVeryPart(found, claim);
    const sameKind = preferring(meant, ({ draft }) => draft.claim.tipo === claim.tipo && !draft.refined);
    return preferring(sameKind, ({ draft }) => draft.claim.articolo_da === claim.articolo_da);
  }

  #prove({ draft, together }: Match, segnale: Segnale, claim: Assertion): void {
    if (claimKey(together) === claimKey(draft.claim)) {
      if (!draft.refined) draft.support(segnale, claim);
      return;
    }
    const narrow = this.draft(together);
    narrow.inherit(draft);
    narrow.support(segnale, claim);
    draft.refined = true;
  }

  /** Lets a signal prove what others said of the same fact. Whether there was any. */
  corroborated(segnale: Segnale, claim: Assertion, textWins: boolean): boolean {
    const equal = this.#drafts.get(claimKey(claim));
    if (equal !== undefined && !equal.refined) {
      equal.support(segnale, claim);
      return true;
    }
    const matches = this.#matches(segnale, claim, textWins);
    for (const match of matches) this.#prove(match, segnale, claim);
    return matches.length > 0;
  }

  /** S2 never names containers: its article is S1's where just one container has an article of that number. */
  inContainer(claim: Assertion): Assertion {
    const { articolo_a } = claim;
    if (articolo_a === null || this.#byTarget.has(articolo_a)) return claim;
    const [only, ...others] = [...this.#byTarget.keys()].filter((name) => name?.endsWith(`, ${articolo_a}`));
    return only != null && others.length === 0 ? { ...claim, articolo_a: only } : claim;
  }
}
