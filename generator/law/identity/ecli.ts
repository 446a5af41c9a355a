/** Rulings of the Constitutional Court: their identifiers and addresses. */

/**
 * The European Case Law Identifier of a ruling of the Constitutional Court.
 *
 * @param anno year of its deposit
 * @example ecliOf(2019, 242) // "ECLI:IT:COST:2019:242"
 */
export function ecliOf(anno: number, numero: number): string {
  return `ECLI:IT:COST:${anno}:${numero}`;
}

/**
 * The page of the Constitutional Court about a ruling.
 *
 * @param anno year of its deposit
 * @example rulingPage(2019, 242) // "https://www.cortecostituzionale.it/scheda-pronuncia/2019/242"
 */
export function rulingPage(anno: number, numero: number): string {
  return `https://www.cortecostituzionale.it/scheda-pronuncia/${anno}/${numero}`;
}
