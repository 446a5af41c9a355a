/** Which version of an act a file holds. */

import { isActYear, isRealDate } from "../../law/calendar.ts";
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

/** A day on which an Italian act can be in a version: one of the calendar, from 1861 to 2099. */
const isPlausible = (day: string) => isRealDate(day) && isActYear(Number(day.slice(0, 4)));

/** Which version a file holds, and how far it tells. */
export interface VersionOfFile {
  readonly versione: AttoRecord["versione"];
  /** Nothing tells the day of a consolidated text. */
  readonly undated: boolean;
  /** A day that the file tells and that cannot be: the source of the day that comes next was taken. */
  readonly refused: string | null;
}

/**
 * The kind and the date of a version. A consolidated text: date in the name of a collection's file, else in the ELI of
 * Normattiva, else of the expression (which is stale at times). The original, and a text that tells no day: its publication.
 *
 * @param eli `eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130`
 * @param expression date of `FRBRExpression`
 * @example readVersion("norme/20050516_005G0104_VIGENZA_20250131.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130", "2005-05-16", undefined)
 *   // { versione: { tipo: "consolidata", al: "2025-01-30" }, undated: false, refused: null }
 * @example readVersion("norme/legge.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED/99991231", "2005-05-16", "2005-05-20")
 *   // { versione: { tipo: "consolidata", al: "2005-05-20" }, undated: false, refused: "9999-12-31" }
 */
export function readVersion(
  file: string,
  eli: string,
  pubblicata: string,
  expression: string | undefined,
): VersionOfFile {
  const { original, days } = toldBy(file, eli, expression);
  if (original) return { versione: { tipo: "originale", al: pubblicata }, undated: false, refused: null };
  const told = days.flatMap((day) => day || []);
  const chosen = told.findIndex(isPlausible);
  const al = told[chosen];
  return {
    versione: { tipo: "consolidata", al: al ?? pubblicata },
    undated: al === undefined,
    refused: (chosen === 0 ? null : told[0]) ?? null,
  };
}
