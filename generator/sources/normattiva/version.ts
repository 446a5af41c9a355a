/** Which version of an act a file holds. */

import { isRealDate } from "../../law/calendar.ts";
import type { AttoRecord } from "./records.ts";

const ALIAS = /\/(ORIGINAL|CONSOLIDATED)(?:\/(\d{4})(\d{2})(\d{2}))?\/?$/;
/** Only the names of the collections tell the version: in those of the portal's exports stands the date that was asked for. */
const COLLECTION_NAME = /_(?:(ORIGINALE)|VIGENZA_(\d{4}-\d{2}-\d{2}))_V\d+\.xml$/i;

/** What a file tells of its version. */
interface Told {
  readonly original: boolean;
  /** The days that it may be of, the surest first. */
  readonly days: readonly (string | undefined)[];
}

function toldBy(file: string, eli: string, expression: string | undefined): Told {
  const [, kind, year, month, day] = ALIAS.exec(eli) ?? [];
  const [, original, named] = COLLECTION_NAME.exec(file) ?? [];
  const isOriginal = kind === "ORIGINAL" || (kind === undefined && original !== undefined);
  return { original: isOriginal, days: [named, year && `${year}-${month}-${day}`, expression] };
}

const firstDay = ({ days }: Told) => days.find((day) => day && isRealDate(day));

/**
 * The kind and the date of a version. A consolidated text: date in the name of a collection's file, else in the ELI of
 * Normattiva, else of the expression (which is stale at times). The original, and a text that tells no day: its publication.
 *
 * @param eli `eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130`
 * @param expression date of `FRBRExpression`
 * @example readVersion("norme/20050516_005G0104_VIGENZA_20250131.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130", "2005-05-16", undefined)
 *   // { tipo: "consolidata", al: "2025-01-30" }
 */
export function readVersion(
  file: string,
  eli: string,
  pubblicata: string,
  expression: string | undefined,
): AttoRecord["versione"] {
  const told = toldBy(file, eli, expression);
  if (told.original) return { tipo: "originale", al: pubblicata };
  return { tipo: "consolidata", al: firstDay(told) ?? pubblicata };
}

/**
 * Whether nothing tells the day of a consolidated text.
 *
 * @example isUndated("norme/legge.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED", undefined) // true
 */
export function isUndated(file: string, eli: string, expression: string | undefined): boolean {
  const told = toldBy(file, eli, expression);
  return !told.original && firstDay(told) === undefined;
}
