import { getOrMake } from "../../law/get-or-make.ts";
import type { Base, Segnale, TipoRelazione } from "../../sources/normattiva/records.ts";
import type { ArticleNames } from "./article-names.ts";
import type { Relazione } from "./relazione.ts";

/** Bases in the order of a relation's list. */
const BASES: readonly Base[] = [
  "modifica_attiva",
  "modifica_marcata",
  "riferimento_passivo",
  "testo_abrogato",
  "nota_aggiornamento",
  "conversione",
  "testo_modificativo",
];
/** One bit per base: millions of relations share the few combinations there are. */
const bitOf = (base: Base) => 1 << BASES.indexOf(base);
const DECLARED = bitOf("modifica_attiva") | bitOf("modifica_marcata");
/** Two of these together are beyond doubt. */
const CORROBORATING = DECLARED | bitOf("riferimento_passivo") | bitOf("testo_abrogato") | bitOf("nota_aggiornamento");
const combinations = new Map<number, readonly Base[]>();

function basesOf(bits: number): readonly Base[] {
  return getOrMake(combinations, bits, () => BASES.filter((base) => bits & bitOf(base)));
}

/** More than one bit is set. */
const several = (bits: number) => (bits & (bits - 1)) !== 0;

type Affidabilita = Relazione["affidabilita"];
const RANK: Readonly<Record<Affidabilita, number>> = { bassa: 0, media: 1, alta: 2 };

/** What one signal alone is worth. */
const WORTH: Readonly<Record<Base, Affidabilita>> = {
  modifica_attiva: "alta",
  modifica_marcata: "alta",
  conversione: "alta",
  riferimento_passivo: "media",
  testo_abrogato: "media",
  nota_aggiornamento: "media",
  testo_modificativo: "bassa",
};
const WORTH_WITH_RESERVE: Readonly<Record<NonNullable<Segnale["riserva"]>, Affidabilita>> = {
  indiretta: "media",
  discorde: "media",
  altro_atto: "bassa",
  solo_come_modificato: "bassa",
};

/** A relation of the pair while its proofs are gathered. */
interface Draft extends Ends {
  tipo: TipoRelazione;
  /** Bits of `BASES`. */
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

function worthOf({ base, riserva }: Segnale): Affidabilita {
  return riserva === undefined ? WORTH[base] : WORTH_WITH_RESERVE[riserva];
}

function support(draft: Draft, segnale: Segnale): void {
  draft.bases |= bitOf(segnale.base);
  if (segnale.evidenza.length > draft.evidenza.length) draft.evidenza = segnale.evidenza;
  const worth = worthOf(segnale);
  if (RANK[worth] > RANK[draft.affidabilita]) draft.affidabilita = worth;
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
      const entry = byEnds.get(key);
      if (entry) {
        entry.operations++;
        entry.drafts.add(draft);
      } else byEnds.set(key, { operations: 1, drafts: new Set([draft]) });
    }
    return byEnds;
  }

  /** S2 describes the changes of S1 again: it proves them, and tells their kind where the text had only "la modifica". */
  marked(segnali: readonly Segnale[], declared: ReturnType<Pair["declared"]>): void {
    const byEnds = new Map<string, Segnale[]>();
    for (const segnale of segnali) {
      const key = endsKey(this.#ends(segnale));
      const list = byEnds.get(key);
      if (list) list.push(segnale);
      else byEnds.set(key, [segnale]);
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
      const list = byTarget.get(draft.articolo_a);
      if (list) list.push(draft);
      else byTarget.set(draft.articolo_a, [draft]);
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
    evidenza,
    base: basesOf(bases),
    affidabilita: several(bases & CORROBORATING) ? "alta" : affidabilita,
  }));
}
