/** How well the amending sentences of the text are read, measured against what the same files declare in their metadata. */

import { classeOf } from "../../../generator/law/relation-kinds.ts";
import type { Corpo, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { namedActs } from "../../../generator/sources/normattiva/signals/named-acts.ts";

/** An act that was read. */
export interface Read {
  readonly segnali: readonly Segnale[];
  readonly corpo: Corpo;
}

/** Things found among those wanted, and right ones among those found. */
export interface Score {
  readonly trovati: number;
  readonly giusti: number;
  readonly attesi: number;
  readonly colti: number;
}

/** A score as percentages with one decimal; `null` where nothing was found or wanted. */
export const precision = ({ giusti, trovati }: Score): number | null =>
  trovati === 0 ? null : Math.round((1000 * giusti) / trovati) / 10;
export const recall = ({ colti, attesi }: Score): number | null =>
  attesi === 0 ? null : Math.round((1000 * colti) / attesi) / 10;

const DECLARED: ReadonlySet<Segnale["base"]> = new Set(["modifica_attiva", "modifica_marcata"]);
/** Kinds that say how: "la modifica" of the metadata may leave the text as it is. */
const KINDS: ReadonlySet<Segnale["tipo"]> = new Set(["abroga", "inserisce", "sostituisce"]);
/** With fewer statements an act has no metadata to speak of. */
const FEWEST = 10;
const AMENDING = /(?:sostituit|inserit|aggiunt|abrogat|soppress)[oaie]/;

const actOf = ({ altro }: Pick<Segnale, "altro">) =>
  `${altro.tipo}/${altro.data?.slice(0, 4) ?? altro.anno}/${altro.numero}`;
const articleOf = (segnale: Segnale) => `${actOf(segnale)} ${segnale.li?.numero ?? "-"}`;

/** An empty score. */
const NONE: Score = { trovati: 0, giusti: 0, attesi: 0, colti: 0 };
const sum = (a: Score, b: Score): Score => ({
  trovati: a.trovati + b.trovati,
  giusti: a.giusti + b.giusti,
  attesi: a.attesi + b.attesi,
  colti: a.colti + b.colti,
});

/** Adds two tables of scores. */
export function added(into: Map<string, Score>, from: ReadonlyMap<string, Score>): void {
  for (const [key, score] of from) into.set(key, sum(into.get(key) ?? NONE, score));
}

/**
 * The scores of one act: `atti`, `articoli e tipo`, and the latter by kind. What is found is right where the metadata name the same act
 * (and article, with the same kind or none). Wanted is what the metadata say of a kind, from articles whose text amends: a consolidated
 * file can have lost the sentence, and a list of articles that fell with their act stands in no sentence.
 */
export function scoresOf({ segnali, corpo }: Read): Map<string, Score> {
  const declared = segnali.filter(({ base }) => DECLARED.has(base));
  const scores = new Map<string, Score>();
  if (declared.length < FEWEST) return scores;
  const read = segnali.filter(({ base, tipo }) => base === "testo_modificativo" && classeOf(tipo) === "testo");
  const amending = new Set(corpo.articoli.filter(({ testo }) => AMENDING.test(testo)).map(({ numero }) => numero));
  const wanted = declared.filter(
    ({ tipo, qui, riserva }) => KINDS.has(tipo) && riserva === undefined && qui !== null && amending.has(qui.numero),
  );
  const count = (key: string, found: Set<string>, right: Set<string>, expected: Set<string>, caught: Set<string>) =>
    scores.set(key, {
      trovati: found.size,
      giusti: [...found].filter((one) => right.has(one)).length,
      attesi: expected.size,
      colti: [...expected].filter((one) => caught.has(one)).length,
    });
  const acts = (list: readonly Segnale[]) => new Set(list.map(actOf));
  // The editors correct misprints of the law: their sentences name the act as the text does.
  const named = declared.flatMap(({ evidenza }) => namedActs(evidenza).flatMap(({ atto }) => atto ?? []));
  const right = new Set([...acts(declared), ...named.map((altro) => actOf({ altro }))]);
  count("atti", acts(read), right, acts(wanted), acts(read));
  for (const kind of ["articoli e tipo", ...KINDS]) {
    const of = (list: readonly Segnale[]) => list.filter(({ tipo }) => kind === "articoli e tipo" || tipo === kind);
    const key = (segnale: Segnale) => `${articleOf(segnale)} ${segnale.tipo}`;
    const keys = (list: readonly Segnale[]) => new Set(list.map(key));
    const right = new Set([
      ...keys(declared),
      ...declared
        .filter(({ tipo }) => tipo === "modifica")
        .flatMap((s) => [...KINDS].map((tipo) => `${articleOf(s)} ${tipo}`)),
      // Something inside an act, where the metadata list the articles one by one.
      ...declared.map((segnale) => `${actOf(segnale)} - ${segnale.tipo}`),
    ]);
    count(kind, keys(of(read)), right, keys(of(wanted)), keys(read));
  }
  return scores;
}
