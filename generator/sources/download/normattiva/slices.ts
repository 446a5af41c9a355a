/** Slices of the corpus by exports on request: counted first, compared after, cut smaller where the service cannot make them. */

import { statSync } from "node:fs";
import { attempt } from "../attempt.ts";
import { isZip } from "../checks.ts";
import type { FetchOutcome } from "../outcome.ts";
import { FetchRefused } from "../refused.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { type Fetching, fetchFile } from "../transport/fetch-file.ts";
import { ExportFailed, exportTaken, makeExport, type Versions } from "./export.ts";
import { actsOfArchive } from "./members.ts";
import { countActs } from "./search.ts";
import { parameters, type Slice, sliceName, smaller } from "./slice.ts";

const SOURCE = "Normattiva";

/**
 * The file of a slice in the data folder.
 *
 * @example sliceFile({ denominazione: "LEGGE", anno: 1990 }, "V") // "norme/richiesta-legge-1990-v.zip"
 */
export const sliceFile = (slice: Slice, versions: Versions): string =>
  `norme/richiesta-${sliceName(slice)}-${versions.toLowerCase()}.zip`;

/** More acts came than there are of what was asked for. */
class TooMany extends FetchRefused {}

/** Has the archive of a slice made and takes it. */
async function take(
  fetching: Fetching,
  slice: Slice,
  versions: Versions,
  expected: number,
): Promise<FetchOutcome["what"]> {
  const name = sliceFile(slice, versions);
  const received = async (file: string) => {
    const { size } = await actsOfArchive(file);
    // A parameter that the service does not know is ignored without a word, and the export grows.
    if (size > expected) throw new FetchRefused(FETCH_TEXTS.more(name, size, expected));
    return size;
  };
  const once = async () => {
    const address = await makeExport(fetching, sliceName(slice), parameters(slice), versions);
    const count = { expected, received };
    return fetchFile(fetching, { name, address, check: isZip, slice: sliceName(slice), count, oneUse: true, tries: 2 });
  };
  let done: FetchOutcome["what"];
  try {
    done = await once();
  } catch (error) {
    if (!(error instanceof FetchRefused) || error instanceof ExportFailed || error instanceof TooMany) throw error;
    // The archive's address serves once: the service gives another.
    done = await once();
  }
  exportTaken(fetching, sliceName(slice), versions);
  return done;
}

/**
 * Fetches a slice. One that is there with as many acts as the source counts is left; one that the service cannot make is cut.
 *
 * @param again whether it is fetched though it is there: its acts have changed
 * @returns an outcome, or one for each part
 */
export async function fetchSlice(
  fetching: Fetching,
  slice: Slice,
  versions: Versions,
  again = false,
): Promise<FetchOutcome[]> {
  const { folder, connection } = fetching;
  const name = sliceFile(slice, versions);
  let parts: readonly Slice[] = [];
  const outcome = await attempt(
    SOURCE,
    name,
    async () => {
      // One act that the source has just named is there.
      const expected = again && slice.numero !== undefined ? 1 : await countActs(connection, parameters(slice));
      if (expected === 0) return "missing";
      if (!again && folder.holds(name) && folder.ledger.entry(name)?.ricevuti === expected) return "unchanged";
      try {
        const done = await take(fetching, slice, versions, expected);
        const ricevuti = folder.ledger.entry(name)?.ricevuti ?? 0;
        if (ricevuti < expected) throw new ExportFailed(FETCH_TEXTS.fewer(name, expected, ricevuti));
        return done;
      } catch (error) {
        if (!(error instanceof ExportFailed)) throw error;
        parts = smaller(slice);
        if (parts.length === 0) throw error;
        return "fetched";
      }
    },
    () => statSync(folder.file(name), { throwIfNoEntry: false })?.size ?? 0,
  );
  if (parts.length === 0) return [explained(outcome)];
  const outcomes: FetchOutcome[] = [];
  for (const part of parts) outcomes.push(...(await fetchSlice(fetching, part, versions, again)));
  // A month or a day without acts is nothing missing: the whole had some.
  return outcomes.filter(({ what }) => what !== "missing");
}

const explained = (outcome: FetchOutcome): FetchOutcome =>
  outcome.what === "missing" ? { ...outcome, why: FETCH_TEXTS.unknownAct } : outcome;
