import { DENOMINATION_OF } from "./denominations.ts";

const SHORT: ReadonlyMap<string, string> = new Map([
  ["legge", "L."],
  ["legge-costituzionale", "L. cost."],
  ["decreto-legge", "D.L."],
  ["decreto-legislativo", "D.Lgs."],
  ["dpr", "D.P.R."],
  ["dpcm", "D.P.C.M."],
  ["decreto-ministeriale", "D.M."],
  ["regio-decreto", "R.D."],
  ["regio-decreto-legge", "R.D.L."],
  ["regio-decreto-legislativo", "R.D.Lgs."],
  ["decreto-luogotenenziale", "D.Lgt."],
  ["decreto-legge-luogotenenziale", "D.L.Lgt."],
  ["decreto-legislativo-luogotenenziale", "D.Lgs.Lgt."],
  ["decreto-capo-provvisorio-stato", "D.C.P.S."],
  ["decreto-legislativo-capo-provvisorio-stato", "D.Lgs.C.P.S."],
]);

/**
 * The name of a type of acts, in full.
 *
 * @example denominationName("decreto-legislativo") // "Decreto legislativo"
 */
export function denominationName(tipo: string): string {
  const name = (DENOMINATION_OF.get(tipo) ?? tipo.replaceAll("-", " ")).toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * A type of acts as citations write it; one without an abbreviation in full.
 *
 * @example shortType("decreto-legislativo") // "D.Lgs."
 */
export const shortType = (tipo: string): string => SHORT.get(tipo) ?? denominationName(tipo);
