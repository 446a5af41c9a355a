/** What `meta.nota` says of the tenders of one place. */

import type { Lingua } from "./prose.ts";
import { SEPARATORS, writtenNumber } from "./written-number.ts";

/**
 * How many tenders a place has, what they are worth, and how much of that belongs to projects that lie elsewhere too.
 *
 * @example noteLuogo({ numero_appalti: 2, importo_appalti: 90, importo_anche_altrove: 30 }, "en")
 * // "Tenders of the place: 2, worth 90.00 euro, of which 30.00 are of projects that lie elsewhere too."
 */
export function noteLuogo(
  {
    numero_appalti,
    importo_appalti,
    importo_anche_altrove,
  }: Readonly<Record<"numero_appalti" | "importo_appalti" | "importo_anche_altrove", number>>,
  lingua: Lingua,
): string {
  const [appalti, importo, altrove] = [
    numero_appalti.toFixed(),
    importo_appalti.toFixed(2),
    importo_anche_altrove.toFixed(2),
  ].map((text) => {
    const [whole, cents] = text.split(".");
    return writtenNumber(Number(whole), lingua) + (cents ? SEPARATORS[lingua].decimal + cents : "");
  });
  return lingua === "it"
    ? `Appalti del luogo: ${appalti}, per ${importo} euro, dei quali ${altrove} di progetti che si svolgono anche altrove.`
    : `Tenders of the place: ${appalti}, worth ${importo} euro, of which ${altrove} are of projects that lie elsewhere too.`;
}
