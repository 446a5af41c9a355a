/** How the editors name an act, and the addresses that the files give it. */

import type { AttoSintetico } from "./atti.ts";
import { inWords } from "./giorni.ts";

/** Article and abbreviation by type; a type without one is not named in notes. */
const ABBREVIATIONS: Readonly<Record<string, readonly [article: string, from: string, abbreviation: string]>> = {
  legge: ["La", "DALLA", "L."],
  "legge-costituzionale": ["La", "DALLA", "L. COST."],
  "decreto-legge": ["Il", "DAL", "D.L."],
  "decreto-legislativo": ["Il", "DAL", "D.Lgs."],
  dpr: ["Il", "DAL", "D.P.R."],
  dpcm: ["Il", "DAL", "D.P.C.M."],
  "regio-decreto": ["Il", "DAL", "R.D."],
  "regio-decreto-legge": ["Il", "DAL", "R.D.L."],
  "regio-decreto-legislativo": ["Il", "DAL", "R.D.Lgs."],
  "decreto-legislativo-luogotenenziale": ["Il", "DAL", "D.Lgs.Lgt."],
  "decreto-luogotenenziale": ["Il", "DAL", "D.Lgt."],
};

type Named = Pick<AttoSintetico, "tipo" | "data" | "numero">;

/** Whether the editors have an abbreviation for its type. */
export const isNamed = ({ tipo }: Named): boolean => Object.hasOwn(ABBREVIATIONS, tipo);

/**
 * An act as notes name it.
 *
 * @example citazione({ tipo: "legge", data: "1990-08-07", numero: 241 }) // "L. 7 agosto 1990, n. 241"
 */
export const citazione = ({ tipo, data, numero }: Named): string =>
  `${ABBREVIATIONS[tipo]![2]} ${inWords(data)}, n. ${numero}`;

/** The beginning of a note: `La L. 7 agosto 1990, n. 241`. */
export const inNota = (atto: Named, ref: string): string => `${ABBREVIATIONS[atto.tipo]![0]} ${ref}`;

/** The words that stand for what was repealed: `ABROGATO DALLA L. 7 AGOSTO 1990, N. 241`. */
export const abrogatoDa = (atto: Named): string =>
  `ABROGATO ${ABBREVIATIONS[atto.tipo]![1]} ${citazione(atto).toUpperCase()}`;

/** `urn:nir:stato:legge:1990-08-07;241` */
export const urnDi = ({ urnTipo, data, numero }: AttoSintetico): string => `urn:nir:stato:${urnTipo}:${data};${numero}`;

/** `/akn/it/act/LEGGE/stato/1990-08-07/241/!main`, as passive references spell it. */
export const rifPassivo = ({ denominazione, data, numero }: AttoSintetico): string =>
  `/akn/it/act/${denominazione.replaceAll(" ", "_")}/stato/${data}/${numero}/!main`;

/** `/akn/it/act/decreto_legislativo/stato/2005-03-07/82`, as the file's own addresses spell it. */
export const indirizzo = ({ denominazione, data, numero }: AttoSintetico): string =>
  `/akn/it/act/${denominazione.toLowerCase().replaceAll(" ", "_")}/stato/${data}/${numero}`;

/** A `ref` to an act with the words that name it. */
export function ref(atto: AttoSintetico, id: string): string {
  const type = atto.urnTipo.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `<ref eId="${id}" href="/akn/it/act/${type}/stato/${atto.data}/${atto.numero}/!main">${citazione(atto)}</ref>`;
}
