import { getOrMake } from "../../law/get-or-make.ts";
import type { Base, Segnale, TipoRelazione } from "../../sources/normattiva/records.ts";
import { type Affidabilita, basesOf, bitOf, DECLARED, withProofs, withSignal } from "./affidabilita.ts";
import type { ArticleNames } from "./article-names.ts";
import type { Relazione } from "./relazione.ts";

/** A relation of the pair while its proofs are gathered. */
interface Draft extends Ends {
  tipo: TipoRelazione;
  /** Bits of `bitOf`. */
  bases: number;
  evidenza: string;
  affidabilita: Affidabilita;
  /** `ita@` of S2, the last resort before the date of the amending act. */
  data: string | null;
}

/** Dates of the amending act: in the Gazzetta where it is served, and its own. */
export interface AmendingDates {
  readonly pubblicazione: string | null;
  readonly atto: string;
}

function support(draft: Draft, segnale: Segnale): void {
  draft.bases |= bitOf(segnale.base);
  if (segnale.evidenza.length > draft.evidenza.length) draft.evidenza = segnale.evidenza;
  draft.affidabilita = withSignal(draft.affidabilita, segnale);
  if (segnale.base === "modifica_marcata") draft.data ??= segnale.data;
}

interface Ends {
  readonly articolo_da: string | null;
  readonly articolo_a: string | null;
}

/** No name of an article holds a `|`, none is empty. */
const endsKey = ({ articolo_da, articolo_a }: Ends) => `${articolo_da ?? ""}|${articolo_a ?? ""}`;

/** Those that agree, or all where none does: a proof is never lost. */
function preferring<T>(all: T[], agrees: (one: T) => boolean): T[] {
  const some = all.filter(agrees);
  return some.length > 0 ? some : all;
}

/** The relations between one amending and one amended act, from every signal of either about the other. */
class Pair {
  readonly #da: ArticleNames;
  readonly #a: ArticleNames;
  readonly #drafts = new Map<string, Draft>();

  constructor(da: ArticleNames, a: ArticleNames) {
    this.#da = da;
    this.#a = a;
  }

  get drafts(): Draft[] {
    return [...this.#drafts.values()];
  }

  /** Article of the amending act and of the amended one, as a signal names them. */
  #ends({ verso, qui, li }: Segnale): Ends {
    return verso === "out"
      ? { articolo_da: this.#da.cited(qui), articolo_a: this.#a.cited(li) }
      : { articolo_da: this.#da.cited(li), articolo_a: this.#a.standing(qui) };
  }

  /** Adds the signal to the relation that is equal to it, or makes that relation. */
  #enter(segnale: Segnale): Draft {
    const ends = this.#ends(segnale);
    const { tipo } = segnale;
    const key = `${endsKey(ends)}|${tipo}`;
    let draft = this.#drafts.get(key);
    if (draft === undefined) {
      draft = { ...ends, tipo, bases: 0, evidenza: "", affidabilita: "bassa", data: null };
      this.#drafts.set(key, draft);
    }
    support(draft, segnale);
    return draft;
  }

  /** S1, S7 and S8: each operation of the text is a relation. Gives how many operations fell on each pair of articles. */
  declared(segnali: readonly Segnale[]): Map<string, { operations: number; drafts: Set<Draft> }> {
    const byEnds = new Map<string, { operations: number; drafts: Set<Draft> }>();
    for (const segnale of segnali) {
      const draft = this.#enter(segnale);
      const key = endsKey(draft);
      const entry = getOrMake(byEnds, key, () => ({ operations: 0, drafts: new Set<Draft>() }));
      entry.operations++;
      entry.drafts.add(draft);
    }
    return byEnds;
  }

  /** S2 describes the changes of S1 again: it proves them, and tells their kind where the text had only "la modifica". */
  marked(segnali: readonly Segnale[], declared: ReturnType<Pair["declared"]>): void {
    const byEnds = new Map<string, Segnale[]>();
    for (const segnale of segnali) {
      const key = endsKey(this.#ends(segnale));
      getOrMake(byEnds, key, () => []).push(segnale);
    }
    for (const [key, here] of byEnds) {
      const known = declared.get(key) ?? this.#inContainer(key, declared);
      if (known === undefined) {
        for (const segnale of here) this.#enter(segnale);
        continue;
      }
      const [only] = known.drafts;
      const [{ tipo }] = here as [Segnale, ...Segnale[]];
      if (known.operations === 1 && only!.tipo === "modifica" && here.every((segnale) => segnale.tipo === tipo))
        only!.tipo = tipo;
      for (const segnale of here)
        for (const draft of preferring([...known.drafts], (one) => one.tipo === segnale.tipo)) support(draft, segnale);
    }
  }

  /** S2 never names containers: its article is S1's where just one container has an article of that number. */
  #inContainer(key: string, declared: ReturnType<Pair["declared"]>) {
    const [articolo_da, articolo_a] = key.split("|") as [string, string];
    if (articolo_a === "") return undefined;
    const found = [...declared.values()].filter(({ drafts: [draft] }) => {
      return (draft!.articolo_da ?? "") === articolo_da && draft!.articolo_a?.endsWith(`, ${articolo_a}`);
    });
    return found.length === 1 ? found[0] : undefined;
  }

  /** S4 and S5, told by the amended act: they prove what the amending act declares about the article, else they stand alone. */
  noted(segnali: readonly Segnale[]): void {
    const declared = this.drafts.filter(({ bases }) => (bases & DECLARED) !== 0);
    const byTarget = new Map<string | null, Draft[]>();
    for (const draft of declared) {
      getOrMake(byTarget, draft.articolo_a, () => []).push(draft);
    }
    for (const segnale of segnali) {
      const { articolo_da, articolo_a } = this.#ends(segnale);
      const candidates = byTarget.get(articolo_a);
      if (candidates === undefined) {
        this.#enter(segnale);
        continue;
      }
      const near = preferring(candidates, (draft) => articolo_da === null || draft.articolo_da === articolo_da);
      for (const draft of preferring(near, ({ tipo }) => tipo === segnale.tipo)) support(draft, segnale);
    }
  }

  /** S3 names the act alone: it proves every relation of the pair, or is the only one. */
  listed(segnali: readonly Segnale[]): void {
    const known = this.drafts;
    for (const segnale of segnali)
      if (known.length === 0) this.#enter(segnale);
      else for (const draft of known) support(draft, segnale);
  }
}

/**
 * The relations from one act to another, in no order: the steps of section 8 of the `formats` page of Normattiva, which never look
 * beyond a pair of acts.
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
  const declared = pair.declared(of("modifica_attiva"));
  pair.marked(of("modifica_marcata"), declared);
  pair.declared(of("conversione", "testo_modificativo"));
  pair.noted(of("testo_abrogato", "nota_aggiornamento"));
  const events = of("riferimento_passivo");
  pair.listed(events);
  const event = events.reduce<string | null>((first, { data }) => {
    return data !== null && (first === null || data < first) ? data : first;
  }, null);
  return pair.drafts.map(({ articolo_da, articolo_a, tipo, bases, evidenza, affidabilita, data }) => ({
    da: ends.da,
    a: ends.a,
    articolo_da,
    articolo_a,
    tipo,
    data: event ?? ends.dates.pubblicazione ?? data ?? ends.dates.atto,
    evidenza: evidenza === "" ? null : evidenza,
    base: basesOf(bases),
    affidabilita: withProofs(affidabilita, bases),
  }));
}
