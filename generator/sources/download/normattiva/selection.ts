/** Which acts are asked for. */

import { ITALIAN_GRAMMAR } from "../../../law/italian/grammar.ts";
import { DENOMINATION_OF } from "../../../law/names/denominations.ts";
import { understand } from "../../../law/understand.ts";
import type { Slice } from "./slice.ts";

/** `codici`: the codes, the Constitution, and the acts named most. `vigenti`: all that is in force. `tutti`: everything there is. */
const SELECTIONS = ["codici", "vigenti", "tutti"] as const;
export type Selection = (typeof SELECTIONS)[number];

export interface ActsWanted {
  readonly selection: Selection | null;
  /** Acts asked for by name. */
  readonly acts: readonly Slice[];
}

/** The name of the collection with the codes, as the source writes it. */
export const CODES = "Codici";
/** The collection of what is no longer in force: only as it was published. */
export const REPEALED = "Atti normativi abrogati";
export const CONSTITUTION: Slice = { denominazione: "COSTITUZIONE" };
/** Types of which the prepared collections lack most acts. */
export const LACKING = ["LEGGE", "DECRETO-LEGGE"] as const;
/** Acts named most that are fetched beside the codes: each takes the source a minute. */
export const MOST_NAMED = 12;

/**
 * What `--acts` means: a selection, or one act by ELI, URN or citation.
 *
 * @returns `null` where the text names no act, or not one alone
 * @example actsNamed("L. 241/1990") // { denominazione: "LEGGE", anno: 1990, numero: "241" }
 */
export function actsNamed(text: string): Selection | Slice | null {
  const selection = SELECTIONS.find((one) => one === text);
  if (selection) return selection;
  const understood = understand(ITALIAN_GRAMMAR, text);
  if (understood?.by !== "identity" || understood.candidates.length !== 1) return null;
  const [act] = understood.candidates;
  if (!act || act.tipo === null) return null;
  const denominazione = DENOMINATION_OF.get(act.tipo);
  if (denominazione === undefined) return null;
  if (act.tipo === "costituzione") return CONSTITUTION;
  const [anno, mese, giorno] = act.data?.split("-").map(Number) ?? [act.anno ?? undefined];
  if (anno === undefined || act.numero === null) return null;
  return {
    denominazione,
    anno,
    ...(mese !== undefined && { mese }),
    ...(giorno !== undefined && { giorno }),
    numero: act.numero,
  };
}
