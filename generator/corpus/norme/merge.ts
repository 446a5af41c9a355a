import { byCodeUnit } from "../../law/code-unit.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import { type ArticleNames, articleNames } from "./article-names.ts";
import { Identities, type NoAct } from "./identities.ts";
import { mergePair } from "./merge-pair.ts";
import type { Relazione } from "./relazione.ts";
import type { Atto } from "./versions.ts";

/** An act with its final ELI. */
export interface AttoIdentificato extends Atto {
  readonly eli: string;
}

const MOTIVI: Readonly<Record<NoAct, string>> = {
  "solo anno": "segnali di modifica che citano un atto fuori dal corpus con il solo anno: nessuna relazione",
  ambiguo: "segnali di modifica che citano un'identità condivisa da più atti: nessuna relazione",
  "altro emanante":
    "segnali di modifica che citano l'atto di un altro emanante con data e numero uguali: nessuna relazione",
};
const MOTIVO_SELF = "segnali di modifica di un atto su se stesso: nessuna relazione";

/** More acts than any corpus will cite; two ordinals below it make one exact number. */
const ORDINALS = 2 ** 26;

/** The signals of every version: the newest one's, then those that only an earlier one has. */
function signalsOf({ record, earlier }: Atto): readonly Segnale[] {
  if (earlier.length === 0) return record.segnali;
  const all = [...record.segnali];
  const known = new Set(all.map((segnale) => JSON.stringify(segnale)));
  for (const version of earlier) {
    const fresh = version.segnali.filter((segnale) => !known.has(JSON.stringify(segnale)));
    for (const segnale of fresh) known.add(JSON.stringify(segnale));
    all.push(...fresh);
  }
  return all;
}

const nullFirst = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : byCodeUnit(a, b);

/** Order within a pair of acts: article of the amended act, the amending article, kind; whole acts before articles. */
function byArticles(a: Relazione, b: Relazione): number {
  return nullFirst(a.articolo_a, b.articolo_a) || nullFirst(a.articolo_da, b.articolo_da) || byCodeUnit(a.tipo, b.tipo);
}

/** Ordinals of acts in the order of their ELIs by code unit. */
function byEli(elis: readonly string[]): number[] {
  return Array.from(elis.keys()).sort((a, b) => byCodeUnit(elis[a]!, elis[b]!));
}

/**
 * The keys of pairs in the order of their acts' ELIs. Places are numbers and sorted as numbers: comparing ELIs millions of
 * times is what would take the time.
 */
function* inOrder(keys: Iterable<number>, size: number, order: readonly number[]): Generator<[da: number, a: number]> {
  const ranks = new Float64Array(order.length);
  order.forEach((act, rank) => {
    ranks[act] = rank;
  });
  const places = new Float64Array(size);
  let at = 0;
  for (const key of keys) places[at++] = ranks[Math.floor(key / ORDINALS)]! * ORDINALS + ranks[key % ORDINALS]!;
  for (const place of places.sort()) yield [order[Math.floor(place / ORDINALS)]!, order[place % ORDINALS]!];
}

/**
 * The relations that the signals of all acts prove, each once, sorted by (`da`, `a`, `articolo_a`, `articolo_da`, `tipo`). An
 * act that is not served gets its own ELI. A citation that two acts of the corpus answer to, or that gives a year alone and no
 * act of the corpus, makes no relation: it is counted under an Italian reason.
 *
 * Rule: `formats` of Normattiva, section 8. Every step looks at one pair of acts, so the work is linear in the signals.
 *
 * @param atti in any order; the result does not depend on it
 * @example mergeRelations([{ eli: "eli:/it/legge/2024/03/05/21", record, earlier: [] }]).relazioni[0]
 *   // { da: "eli:/it/legge/2024/03/05/21", a: "eli:/it/decreto-legislativo/1998/02/24/58", articolo_da: "1", articolo_a: "30", tipo: "inserisce", ... }
 */
export function mergeRelations(atti: readonly AttoIdentificato[]): {
  relazioni: Relazione[];
  conteggi: Record<string, number>;
} {
  const records = atti.map(({ record }) => record);
  const identities = new Identities(
    records,
    atti.map(({ eli }) => eli),
  );
  const conteggi: Record<string, number> = {};
  const count = (motivo: string, by = 1) => {
    conteggi[motivo] = (conteggi[motivo] ?? 0) + by;
  };

  const pairs = new Map<number, Segnale[]>();
  atti.forEach((atto, self) => {
    for (const segnale of signalsOf(atto)) {
      const other = identities.resolve(segnale.altro);
      if (typeof other === "string") count(MOTIVI[other]);
      else if (other === self) count(MOTIVO_SELF);
      else {
        const key = segnale.verso === "out" ? self * ORDINALS + other : other * ORDINALS + self;
        getOrMake(pairs, key, () => []).push(segnale);
      }
    }
  });

  const outside = articleNames(undefined);
  const served = new Map<number, ArticleNames>();
  const namesOf = (act: number): ArticleNames =>
    identities.served(act) ? getOrMake(served, act, () => articleNames(records[act])) : outside;

  const relazioni: Relazione[] = [];
  for (const [da, a] of inOrder(pairs.keys(), pairs.size, byEli(identities.elis))) {
    const segnali = pairs.get(da * ORDINALS + a)!;
    if (!identities.certain(da) || !identities.certain(a)) {
      count(MOTIVI["altro emanante"], segnali.length);
      continue;
    }
    const merged = mergePair(segnali, {
      da: identities.elis[da]!,
      a: identities.elis[a]!,
      names: { da: namesOf(da), a: namesOf(a) },
      dates: {
        pubblicazione: identities.served(da) ? records[da]!.pubblicazione.data : null,
        atto: identities.dates[da]!,
      },
    });
    for (const relazione of merged.sort(byArticles)) relazioni.push(relazione);
  }
  return { relazioni, conteggi };
}
