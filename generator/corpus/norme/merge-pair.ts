import { isWithin, narrower } from "../../law/article-part.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import type { Base, Segnale } from "../../sources/normattiva/records.ts";
import { basesOf, bitOf, DECLARED, withProofs } from "./affidabilita.ts";
import type { ArticleNames } from "./article-names.ts";
import { type Claim, claimKey, meet } from "./claim.ts";
import { type AmendingDates, dayOfChange } from "./day-of-change.ts";
import { Draft } from "./draft.ts";
import type { Relazione } from "./relazione.ts";

/** Those that agree, or all where none does. */
function preferring<T>(all: T[], agrees: (one: T) => boolean): T[] {
  const some = all.filter(agrees);
  return some.length > 0 ? some : all;
}

/** Kinds that do not say how. */
const GENERIC: ReadonlySet<Claim["tipo"]> = new Set(["modifica", "aggiorna"]);

/** A relation that a signal can prove, and what the two say together. */
interface Match {
  readonly draft: Draft;
  readonly together: Claim;
}

/** The relations between one amending and one amended act, from every signal of either about the other. */
class Pair {
  readonly #da: ArticleNames;
  readonly #a: ArticleNames;
  readonly #drafts = new Map<string, Draft>();
  /** The same by article of the amended act. */
  readonly #byTarget = new Map<string | null, Draft[]>();

  constructor(da: ArticleNames, a: ArticleNames) {
    this.#da = da;
    this.#a = a;
  }

  get drafts(): Draft[] {
    return [...this.#drafts.values()].filter(({ refined }) => !refined);
  }

  /** What a signal says, with the articles named as relations name them. */
  #claimOf({ verso, qui, li, tipo, portata }: Segnale): Claim {
    const [da, a] = verso === "out" ? [qui, li] : [li, qui];
    return {
      articolo_da: this.#da.cited(da),
      partizione_da: da?.parte ?? null,
      articolo_a: verso === "out" ? this.#a.cited(a) : this.#a.standing(a),
      partizione_a: a?.parte ?? null,
      portata: portata ?? null,
      tipo,
    };
  }

  #draft(claim: Claim): Draft {
    return getOrMake(this.#drafts, claimKey(claim), () => {
      const draft = new Draft(claim);
      getOrMake(this.#byTarget, claim.articolo_a, () => []).push(draft);
      return draft;
    });
  }

  /** Adds a signal to the relation that is equal to it, or makes that relation. */
  enter(segnale: Segnale): void {
    const claim = this.#claimOf(segnale);
    const draft = this.#draft(claim);
    draft.refined = false;
    draft.support(segnale, claim);
  }

  /** What a signal may prove of what others said: the same fact, told more or less narrowly. */
  #matches({ base }: Segnale, claim: Claim, textWins: boolean): Match[] {
    const own = bitOf(base);
    const found: Match[] = [];
    for (const draft of this.#byTarget.get(claim.articolo_a) ?? []) {
      if ((draft.bases & own) !== 0) continue;
      const together = meet(draft.claim, claim, textWins);
      if (together !== null) found.push({ draft, together });
    }
    const sameKind = preferring(found, ({ draft }) => draft.claim.tipo === claim.tipo && !draft.refined);
    return preferring(sameKind, ({ draft }) => draft.claim.articolo_da === claim.articolo_da);
  }

  #prove({ draft, together }: Match, segnale: Segnale, claim: Claim): void {
    if (claimKey(together) === claimKey(draft.claim)) {
      if (!draft.refined) draft.support(segnale, claim);
      return;
    }
    const narrow = this.#draft(together);
    narrow.inherit(draft);
    narrow.support(segnale, claim);
    draft.refined = true;
  }

  /** Lets a signal prove what others said of the same fact. Whether there was any. */
  #corroborated(segnale: Segnale, claim: Claim, textWins: boolean): boolean {
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
  #inContainer(claim: Claim): Claim {
    const { articolo_a } = claim;
    if (articolo_a === null || this.#byTarget.has(articolo_a)) return claim;
    const [only, ...others] = [...this.#byTarget.keys()].filter((name) => name?.endsWith(`, ${articolo_a}`));
    return only != null && others.length === 0 ? { ...claim, articolo_a: only } : claim;
  }

  /** S2: it describes the changes of S1 again, with their real kind; what S1 does not have stands alone. */
  marked(segnali: readonly Segnale[]): void {
    for (const segnale of segnali) {
      const claim = this.#inContainer(this.#claimOf(segnale));
      if (!this.#corroborated(segnale, claim, true)) this.#draft(claim).support(segnale, claim);
    }
  }

  /** S7, read from the text: it proves what S1 and S2 say and tells how; where they are silent about the other act it stands alone. */
  written(segnali: readonly Segnale[]): void {
    const declared = [...this.#drafts.values()].some(({ bases }) => (bases & DECLARED) !== 0);
    for (const segnale of segnali) {
      const claim = this.#inContainer(this.#claimOf(segnale));
      if (!this.#corroborated(segnale, claim, true) && !declared) this.#draft(claim).support(segnale, claim);
    }
  }

  /**
   * "La modifica" of S1 is a change of the text where the very comma that S1 names is seen to change that article; where no text shows it,
   * it is an update that nobody describes: the amending words may leave the other text as it is.
   */
  settle(): void {
    const shown = bitOf("modifica_marcata") | bitOf("testo_modificativo");
    for (const draft of [...this.#drafts.values()]) {
      if (draft.refined || draft.claim.tipo !== "modifica" || (draft.bases & shown) !== 0) continue;
      const { articolo_da, partizione_da, articolo_a } = draft.claim;
      const seen = (this.#byTarget.get(articolo_a) ?? []).some(
        ({ bases, claim }) =>
          (bases & shown) !== 0 &&
          claim.articolo_da === articolo_da &&
          narrower(claim.partizione_da, partizione_da) !== undefined,
      );
      // What the article itself brings in, the conversion of the decree reworded: nothing that stood there before was changed.
      const brought = (this.#byTarget.get(articolo_a) ?? []).some(
        ({ claim }) =>
          claim.tipo === "inserisce" &&
          claim.portata === "intero" &&
          claim.articolo_da === articolo_da &&
          isWithin(draft.claim.partizione_a, claim.partizione_a),
      );
      if (seen && !brought && articolo_a !== null && articolo_da !== null && partizione_da !== null) continue;
      const update = this.#draft({ ...draft.claim, tipo: "aggiorna", portata: null });
      update.inherit(draft);
      draft.refined = true;
    }
  }

  /** S4 and S5, told by the amended act: they prove what the amending act says of the same place, else they stand alone. */
  noted(segnali: readonly Segnale[]): void {
    for (const segnale of segnali) {
      const claim = this.#claimOf(segnale);
      const proved = GENERIC.has(claim.tipo) ? this.#echoed(segnale, claim) : this.#corroborated(segnale, claim, false);
      if (!proved) this.enter(segnale);
    }
  }

  /** A note that does not say how proves only what the very provision it names is known to do. */
  #echoed(segnale: Segnale, claim: Claim): boolean {
    const near = this.#byTarget.get(claim.articolo_a) ?? [];
    const same = near.filter(
      ({ claim: { articolo_da, partizione_da, tipo }, refined }) =>
        !refined &&
        classeOf(tipo) === "testo" &&
        articolo_da !== null &&
        articolo_da === claim.articolo_da &&
        partizione_da === claim.partizione_da,
    );
    for (const draft of same) draft.support(segnale, claim);
    return same.length > 0;
  }

  /** S3 names the act alone: it proves every relation of the pair, or is the only one. */
  listed(segnali: readonly Segnale[]): void {
    const known = this.drafts;
    for (const segnale of segnali)
      if (known.length === 0) this.enter(segnale);
      else for (const draft of known) draft.support(segnale, this.#claimOf(segnale));
  }
}

/**
 * The relations from one act to another, in no order. The steps, which never look beyond a pair of acts: what the amending act declares
 * (S1, S2) and writes (S7), conversions (S8), what the amended act's marks and notes tell (S4, S5), the official list (S3). What S1 to S8
 * are: `generator/sources/normattiva/README.md`, Signals.
 *
 * @param segnali every signal about the pair: `out` ones from the amending act's files, `in` ones from the amended act's
 * @example mergePair([s1, s2], ends).map(({ tipo, base }) => [tipo, base]) // [["sostituisce", ["modifica_attiva", "modifica_marcata"]]]
 */
export function mergePair(
  segnali: readonly Segnale[],
  ends: { da: string; a: string; names: { da: ArticleNames; a: ArticleNames }; dates: AmendingDates },
): Relazione[] {
  const of = (...bases: Base[]) => segnali.filter(({ base }) => bases.includes(base));
  const pair = new Pair(ends.names.da, ends.names.a);
  for (const segnale of of("modifica_attiva", "conversione")) pair.enter(segnale);
  pair.marked(of("modifica_marcata"));
  pair.written(of("testo_modificativo"));
  pair.settle();
  pair.noted(of("testo_abrogato", "nota_aggiornamento"));
  pair.listed(of("riferimento_passivo"));
  const day = dayOfChange(segnali, ends.dates);
  return pair.drafts.map(({ claim, bases, evidenza, affidabilita, data }) => ({
    da: ends.da,
    a: ends.a,
    ...claim,
    data: day(claim, data),
    evidenza: evidenza === "" ? null : evidenza,
    base: basesOf(bases),
    affidabilita: withProofs(affidabilita, bases),
  }));
}
