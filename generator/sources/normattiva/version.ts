/** Which version of an act a file holds. */

import { isRealDate } from "../../law/calendar.ts";
import type { AttoRecord } from "./records.ts";

const ALIAS = /\/(ORIGINAL|CONSOLIDATED)(?:\/(\d{4})(\d{2})(\d{2}))?\/?$/;
/** Only the names of the collections tell the version: in those of the portal's exports stands the date that was asked for. */
const COLLECTION_NAME = /_(?:(ORIGINALE)|VIGENZA_(\d{4}-\d{2}-\d{2}))_V\d+\.xml$/i;

/**
 * The kind and the date of a version. A consolidated text: date in the name of a collection's file, else in the ELI of
 * Normattiva, else of the expression (which is stale at times). The original: its publication.
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
  const [, kind, year, month, day] = ALIAS.exec(eli) ?? [];
  const [, original, named] = COLLECTION_NAME.exec(file) ?? [];
  if (kind === "ORIGINAL" || (kind === undefined && original)) return { tipo: "originale", al: pubblicata };
  const dates = [named, year && `${year}-${month}-${day}`, expression];
  return { tipo: "consolidata", al: dates.find((date) => date && isRealDate(date)) ?? pubblicata };
}
