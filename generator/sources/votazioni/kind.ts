/** What the source says that a vote was: by its own flags, and by its words where it has none. */

import type { VoteRow } from "../../contract/resources/votazioni.ts";
import type { VotazioneRecord } from "./records.ts";

/** Whole expressions: `fiducia` alone is also that of consumers, and `affidamento fiduciario` is none. */
const CONFIDENCE =
  /(?<!\p{L})(?:(?:question[ei]|voto|votazione|mozione)(?: (?:di|della|sulla))? fiducia(?!\p{L})|fiducia (?:sull['’ ]|sul |a\.c\.|a\.s\.|ddl|pdl))/iu;

/**
 * Final vote or question of confidence; `null` for all other votes. What is final may be a document, of which the Senate's words do not
 * tell.
 *
 * @example voteKind(record) // "finale"
 */
export function voteKind(
  record: Pick<VotazioneRecord, "ramo" | "etichetta" | "descrizione" | "tipo" | "finale" | "fiducia">,
) {
  const { ramo, etichetta, descrizione, tipo, finale, fiducia } = record;
  const words = `${etichetta ?? ""} ${descrizione ?? ""}`;
  const kind = (is: boolean, categoria: VoteRow["categoria"]) => (is ? categoria : null);
  const flagged = ramo === "Camera" && (finale === true || /^finale\b/i.test(tipo ?? ""));
  return (
    kind(flagged || /votazione finale|voto finale/i.test(words), "finale") ??
    kind(fiducia ?? CONFIDENCE.test(words), "fiducia")
  );
}
