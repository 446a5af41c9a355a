/** Relations that cannot be as they were read. */

import { piecesWritten } from "../../law/articles/commi.ts";
import type { ResolvedAct } from "./identities.ts";
import type { Relazione } from "./relazione.ts";

const OLDER = "relazioni di un atto più vecchio di quello su cui agisce: al più di affidabilità bassa";
const NO_PLACE = "relazioni con un luogo che l'atto servito non ha: al più di affidabilità bassa";

const COMMA = /^comma ([^,]+)/;

/**
 * Why a relation cannot be as it was read (Italian, for the report), `null` if nothing speaks against it: no act acts on a later one, and
 * none on an article or a comma that is not there. A place that the amended act's own text shows is there, and what is inserted after
 * the day of the version that is served is not yet.
 *
 * @param da the act that acts
 * @param a the act acted on
 * @example doubtOf({ tipo: "abroga", articolo_a: "5", partizione_a: "comma 25", ... }, da, a) // "relazioni con un luogo che ..."
 */
export function doubtOf(
  { tipo, articolo_a, partizione_a, data, base }: Relazione,
  da: Pick<ResolvedAct, "data">,
  a: ResolvedAct,
): string | null {
  if (da.data < a.data) return OLDER;
  if (articolo_a === null || a.served === undefined || base.includes("testo_abrogato")) return null;
  if (tipo === "inserisce" && (data ?? da.data) > a.served.al) return null;
  const { luoghi } = a.served;
  // An act without articles shows no place.
  if (!Object.hasOwn(luoghi, articolo_a)) return Object.keys(luoghi).length === 0 ? null : NO_PLACE;
  const comma = COMMA.exec(partizione_a ?? "")?.[1];
  const written = luoghi[articolo_a] ?? "";
  return comma === undefined || written === "" || piecesWritten(written).includes(comma) ? null : NO_PLACE;
}
