/** Verbs by which a law changes another, each once; a new one is a line here, and bodies, notes, metadata and marks of repeal know it. */

import type { TipoRelazione } from "../relation-kinds.ts";

/** Kind, infinitive, and the participle's stem and the noun where no rule makes them: `abrogare`, `abrogat`, `abrogazione`. */
const VERBS: readonly (readonly [tipo: TipoRelazione, infinitive: string, participle?: string, noun?: string])[] = [
  ["abroga", "abrogare"],
  ["abroga", "sopprimere", "soppress", "soppressione"],
  ["abroga", "eliminare"],
  ["sostituisce", "sostituire", "sostituit", "sostituzione"],
  ["inserisce", "inserire", "inserit", "inserimento"],
  ["inserisce", "aggiungere", "aggiunt", "aggiunta"],
  ["inserisce", "introdurre", "introdott", "introduzione"],
  ["inserisce", "premettere", "premess"],
  ["inserisce", "anteporre", "antepost"],
  ["modifica", "modificare", "modificat", "modifica"],
  ["modifica", "ridenominare"],
  ["rettifica", "rettificare", "rettificat", "rettifica"],
  ["proroga", "prorogare", "prorogat", "proroga"],
  ["proroga", "differire", "differit", "differimento"],
  ["sospende", "sospendere", "sospes", "sospensione"],
  ["deroga", "derogare", "derogat", "deroga"],
];

/** A verb with the forms in which texts have it. */
export interface ChangeVerb {
  readonly tipo: TipoRelazione;
  readonly infinitive: string;
  /** Without its ending. */
  readonly participle: string;
  /** `null` where none is in use. */
  readonly noun: string | null;
}

/** All verbs of change, inflected. */
export const CHANGE_VERBS: readonly ChangeVerb[] = VERBS.map(([tipo, infinitive, participle, noun]) => ({
  tipo,
  infinitive,
  participle: participle ?? infinitive.replace(/re$/, "t"),
  noun: noun ?? (participle === undefined ? infinitive.replace(/re$/, "zione") : null),
}));

const of = (tipi: readonly TipoRelazione[]) =>
  CHANGE_VERBS.filter(({ tipo }) => tipi.length === 0 || tipi.includes(tipo));

/**
 * The participles of some kinds without their endings, as a piece of an expression; of all kinds where none is named.
 *
 * @example participlesOf("abroga") // "abrogat|soppress|eliminat"
 */
export const participlesOf = (...tipi: readonly TipoRelazione[]): string =>
  of(tipi)
    .map(({ participle }) => participle)
    .join("|");

/**
 * The infinitives of some kinds, as a piece of an expression.
 *
 * @example infinitivesOf("sostituisce") // "sostituire"
 */
export const infinitivesOf = (...tipi: readonly TipoRelazione[]): string =>
  of(tipi)
    .map(({ infinitive }) => infinitive)
    .join("|");

/**
 * The nouns of some kinds, as a piece of an expression.
 *
 * @example nounsOf("abroga") // "abrogazione|soppressione|eliminazione"
 */
export const nounsOf = (...tipi: readonly TipoRelazione[]): string =>
  of(tipi)
    .flatMap(({ noun }) => noun ?? [])
    .join("|");

/**
 * The kind that a noun or a participle says.
 *
 * @example kindOfWord("soppresse") // "abroga"
 * @example kindOfWord("differimento") // "proroga"
 */
export function kindOfWord(word: string): TipoRelazione | undefined {
  const low = word.toLowerCase();
  return CHANGE_VERBS.find(
    ({ noun, participle }) => low === noun || (low.startsWith(participle) && low.length <= participle.length + 1),
  )?.tipo;
}
