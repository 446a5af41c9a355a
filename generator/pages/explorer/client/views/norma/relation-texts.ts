/** Relations in words: on the pages of changes, and under each article. */

import type { Prosa } from "../../../../../contract/prose.ts";
import { LINGUA } from "../../data/place.ts";

/** What an act does to another, by `tipo` of a relation. */
const KINDS: Readonly<Record<string, Prosa>> = {
  sostituisce: { it: "sostituisce", en: "replaces" },
  inserisce: { it: "inserisce", en: "inserts" },
  abroga: { it: "abroga", en: "repeals" },
  rettifica: { it: "rettifica", en: "corrects" },
  modifica: { it: "modifica", en: "amends" },
  interpreta: { it: "interpreta", en: "interprets" },
  deroga: { it: "deroga a", en: "derogates from" },
  estende: { it: "estende", en: "extends" },
  proroga: { it: "proroga", en: "postpones" },
  sospende: { it: "sospende", en: "suspends" },
  applica: { it: "dice quando o a chi si applica", en: "says when or to whom it applies" },
  converte: { it: "converte", en: "converts" },
  delega: { it: "delega", en: "delegates" },
  attua: { it: "attua", en: "implements" },
  amnistia: { it: "amnistia", en: "pardons" },
  aggiorna: { it: "aggiorna", en: "updates" },
};

/**
 * What a relation does, as a verb.
 *
 * @example doesText("abroga") // "repeals"
 */
export const doesText = (tipo: string): string => KINDS[tipo]?.[LINGUA] ?? tipo;

/** The same of effects, as what is done to an article. */
const DONE: Readonly<Record<string, Prosa>> = {
  deroga: { it: "derogato da", en: "derogated from by" },
  estende: { it: "esteso da", en: "extended by" },
  proroga: { it: "prorogato da", en: "postponed by" },
  sospende: { it: "sospeso da", en: "suspended by" },
  interpreta: { it: "interpretato da", en: "interpreted by" },
  applica: { it: "applicazione regolata da", en: "application ruled by" },
};

/**
 * What an effect does to an article.
 *
 * @example doneText("deroga") // "derogated from by"
 */
export const doneText = (tipo: string): string => DONE[tipo]?.[LINGUA] ?? tipo;

const TRUST: Readonly<Record<string, Prosa>> = {
  alta: { it: "alta", en: "high" },
  media: { it: "media", en: "medium" },
  bassa: { it: "bassa", en: "low" },
};

/** How sure a relation is. */
export const trustText = (affidabilita: string): string => TRUST[affidabilita]?.[LINGUA] ?? affidabilita;
