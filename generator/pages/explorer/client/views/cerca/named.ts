/** Whether a text is the name of somebody or something: then it is understood as that, besides being searched for. */

import { foldWords } from "../../../../../law/fold.ts";

/** A code of the project of the recovery plan. */
export const isCup = (q: string): boolean => /^[a-z]\d{2}[a-z]\d{11}$/i.test(q.trim());

/** Words of a name at most, beyond which nobody is looked for. */
const MOST_WORDS = 6;

/**
 * Whether a text may be a name at all, or a fiscal code: a few words, without the numbers that acts have.
 *
 * @example mayBeName("Comune di Bologna") // true
 * @example mayBeName("art. 640 c.p.") // false
 */
export function mayBeName(q: string): boolean {
  const words = foldWords(q);
  const isNumbered = /\d{3}|\//.test(q) && !/^\d{11}$/.test(q.trim());
  return words.length > 0 && words.length <= MOST_WORDS && !isNumbered && !/["“”«»*]/.test(q);
}

/** Legal forms, which nobody types. */
const FORMS = new Set(
  "spa srl srls snc sas scarl scrl scpa soc coop societa cooperativa per azioni responsabilita limitata".split(" "),
);
const isTyped = (word: string) => word.length > 2 && !FORMS.has(word);

/**
 * Whether a text names a company or an authority in full, its legal form aside, or by its fiscal code.
 *
 * @example isBearer("tim", { nome: "TIM S.P.A.", id: "azienda:00488410010" }) // true
 */
export function isBearer(q: string, { nome, id }: { readonly nome: string; readonly id: string }): boolean {
  const asked = new Set(foldWords(q));
  if (asked.has(id.replace(/^.*:/s, "").toLowerCase())) return true;
  const own = new Set(foldWords(nome));
  return [...asked].every((word) => own.has(word)) && [...own].every((word) => !isTyped(word) || asked.has(word));
}

/**
 * Whether each word of a text is one of a person's name; one of two letters alone is none.
 *
 * @example isPerson("de luca", "Piero De Luca") // true
 */
export function isPerson(q: string, nome: string): boolean {
  const [asked, own] = [foldWords(q), new Set(foldWords(nome))];
  return asked.some((word) => word.length > 2) && asked.every((word) => own.has(word));
}

/**
 * Whether a text is the acronym of a group, a part of it between signs, or the beginning of its name.
 *
 * @example isGroup("fratelli d'italia", { nome: "FRATELLI D'ITALIA", sigla: "FDI" }) // true
 * @example isGroup("pd", { nome: "PARTITO DEMOCRATICO - ITALIA DEMOCRATICA E PROGRESSISTA", sigla: "PD-IDP" }) // true
 */
export function isGroup(q: string, { nome, sigla }: { readonly nome: string; readonly sigla: string }): boolean {
  const [asked, own, short] = [foldWords(q), foldWords(nome), foldWords(sigla)];
  if (asked.every((word) => short.includes(word))) return true;
  return asked.some((word) => word.length > 3) && asked.every((word, i) => own[i] === word);
}
