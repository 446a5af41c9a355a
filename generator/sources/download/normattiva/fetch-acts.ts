/** The acts: prepared collections, then exports for what they lack, then what has changed. */

import { attempt } from "../attempt.ts";
import type { FetchOutcome } from "../outcome.ts";
import { FetchRefused } from "../refused.ts";
import type { Source } from "../source.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { dayOf } from "../transport/clock.ts";
import type { Fetching } from "../transport/fetch-file.ts";
import type { ActRef } from "./act-ref.ts";
import { type Collection, fetchCollection, listCollections } from "./collections.ts";
import type { Versions } from "./export.ts";
import { heldActs } from "./held.ts";
import { mostNamed } from "./most-named.ts";
import { changedActs, countByType, publishedActs } from "./search.ts";
import { type ActsWanted, CODES, CONSTITUTION, LACKING, MOST_NAMED, REPEALED } from "./selection.ts";
import { type Slice, sliceOfAct } from "./slice.ts";
import { fetchSlice } from "./slices.ts";

const SOURCE = "Normattiva";
/** Year of the first laws of the Kingdom. */
const FIRST_YEAR = 1861;

export interface ActsOptions extends ActsWanted {
  readonly versions: boolean;
  /** Only what changed from this day on, `YYYY-MM-DD`; `null` for all. */
  readonly since: string | null;
}

/** The collections that a selection takes: one form of each. */
function wantedCollections(all: readonly Collection[], { selection, versions }: ActsOptions): Collection[] {
  const form: Versions = versions ? "M" : "V";
  const current = all.filter((one) => one.versions === form && one.nome !== REPEALED);
  if (selection === "codici") return current.filter(({ nome }) => nome === CODES);
  if (selection === "vigenti") return current;
  if (selection === "tutti")
    return [...current, ...all.filter(({ nome, versions }) => nome === REPEALED && versions === "O")];
  return [];
}

/** The slices that a selection takes beside the collections. */
async function wantedSlices({ folder, connection }: Fetching, { selection, acts }: ActsOptions): Promise<Slice[]> {
  if (selection === null) return [...acts];
  if (selection === "codici") return [CONSTITUTION, ...acts, ...(await mostNamed(folder, MOST_NAMED))];
  const year = Number(dayOf(connection.clock.now()).slice(0, 4));
  const years = Array.from({ length: year - FIRST_YEAR + 1 }, (_, i) => year - i);
  return [CONSTITUTION, ...acts, ...LACKING.flatMap((denominazione) => years.map((anno) => ({ denominazione, anno })))];
}

/** Acts that are here and changed at the source since a day; new ones too where everything is wanted. */
async function toRenew(
  fetching: Fetching,
  { selection }: ActsOptions,
  since: string,
  until: string,
): Promise<ActRef[]> {
  const { published } = await heldActs(fetching.folder);
  const changed = (await changedActs(fetching.connection, since, until)).filter(({ gazzetta, codice }) =>
    published.has(`${gazzetta} ${codice.toUpperCase()}`),
  );
  if (selection !== "vigenti" && selection !== "tutti") return changed;
  const fresh = (await publishedActs(fetching.connection, since, until)).filter(
    ({ gazzetta, codice }) => !published.has(`${gazzetta} ${codice.toUpperCase()}`),
  );
  return [...changed, ...fresh];
}

/** Fetches again what changed since the last time; the day is kept only when all of it is here. */
async function renew(fetching: Fetching, options: ActsOptions, since: string): Promise<FetchOutcome[]> {
  const until = dayOf(fetching.connection.clock.now());
  const outcomes: FetchOutcome[] = [];
  const asked = await attempt(SOURCE, `changes since ${since}`, async () => {
    for (const act of await toRenew(fetching, options, since, until))
      outcomes.push(...(await fetchSlice(fetching, sliceOfAct(act), options.versions ? "M" : "V", true)));
    return outcomes.length === 0 ? "unchanged" : "fetched";
  });
  if (asked.what !== "refused" && outcomes.every(({ what }) => what !== "refused"))
    fetching.folder.ledger.setUpdated(until);
  return [asked, ...outcomes];
}

/** Counts what the source holds, for whoever wants to know how much of it is here. */
const count = (fetching: Fetching): Promise<FetchOutcome> =>
  attempt(SOURCE, "acts at the source, by type", async () => {
    const { connection, folder } = fetching;
    folder.ledger.setCounts({ al: dayOf(connection.clock.now()), atti: await countByType(connection) });
    return "fetched";
  });

/**
 * Fetches the acts.
 *
 * @param fetching where to and how
 * @returns what became of each file
 */
async function fetchActs(fetching: Fetching, options: ActsOptions): Promise<FetchOutcome[]> {
  if (options.since !== null) return renew(fetching, options, options.since);
  const { folder, connection } = fetching;
  const before = folder.ledger.updated;
  const outcomes: FetchOutcome[] = [await count(fetching)];
  if (options.selection !== null) {
    let collections: Collection[] = [];
    const listed = await attempt(SOURCE, "list of collections", async () => {
      collections = wantedCollections(await listCollections(connection), options);
      if (collections.length === 0) throw new FetchRefused(FETCH_TEXTS.noCollection(CODES));
      return "fetched";
    });
    if (listed.what === "refused") outcomes.push(listed);
    for (const collection of collections) outcomes.push(await fetchCollection(fetching, collection));
  }
  for (const slice of await wantedSlices(fetching, options)) {
    const form = options.versions ? "M" : "V";
    outcomes.push(...(await fetchSlice(fetching, slice, form)));
  }
  // What was here before may have changed; what came now has not.
  if (before !== null) outcomes.push(...(await renew(fetching, options, before)));
  else if (outcomes.every(({ what }) => what !== "refused")) folder.ledger.setUpdated(dayOf(connection.clock.now()));
  return outcomes;
}

/** Normattiva, with the acts that are wanted. It comes after the bills: the acts that they name most are among those fetched. */
export const normattiva = (acts: ActsOptions): Source => ({
  area: "norme",
  attributions: [
    {
      area: "norme",
      nome: "Normattiva",
      url: "https://www.normattiva.it",
      licenza: "CC BY 4.0",
      attribuzione:
        "Fonte: Normattiva (https://www.normattiva.it), Istituto Poligrafico e Zecca dello Stato, in licenza CC BY 4.0. Testo non autentico e gratuito: l'unico testo ufficiale è quello pubblicato sulla Gazzetta Ufficiale a mezzo stampa.",
      files: "norme/",
    },
  ],
  afterOthers: true,
  fetch: (fetching) => fetchActs(fetching, acts),
});
