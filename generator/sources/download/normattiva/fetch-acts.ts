/** The acts: prepared collections, then exports for what they lack, then what has changed. */

import { statSync } from "node:fs";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { readCitations } from "../../../law/citations/read.ts";
import { parseAknRef } from "../../../law/identity/akn-ref.ts";
import { DENOMINATION_OF } from "../../../law/names/denominations.ts";
import { readInput } from "../../input.ts";
import { listInputs } from "../../list-inputs.ts";
import { Rapporto } from "../../rapporto.ts";
import { attempt } from "../attempt.ts";
import { isZip } from "../checks.ts";
import type { DataFolder } from "../data-folder.ts";
import { type FetchOutcome, FetchRefused } from "../outcome.ts";
import type { Source } from "../source.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { askJson } from "../transport/ask.ts";
import { dayOf } from "../transport/clock.ts";
import type { Connection } from "../transport/connection.ts";
import { type Fetching, fetchFile } from "../transport/fetch-file.ts";
import { type ActRef, dayIn } from "./act-ref.ts";
import { NORMATTIVA_ADDRESSES } from "./addresses.ts";
import { ExportFailed, exportTaken, makeExport, type Versions } from "./export.ts";
import { actsOfArchive, heldActs } from "./held.ts";
import { changedActs, countActs, countByType, publishedActs } from "./search.ts";
import { type ActsWanted, CODES, CONSTITUTION, LACKING, MOST_NAMED, REPEALED } from "./selection.ts";
import { parameters, type Slice, sliceName, sliceOfAct, smaller } from "./slice.ts";

// Slices of the corpus by exports on request: counted first, compared after, cut smaller where the service cannot make them.

/**
 * The file of a slice in the data folder.
 *
 * @example sliceFile({ denominazione: "LEGGE", anno: 1990 }, "V") // "norme/richiesta-legge-1990-v.zip"
 */
const sliceFile = (slice: Slice, versions: Versions): string =>
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
    if (size > expected) throw new TooMany(FETCH_TEXTS.more(name, size, expected));
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
async function fetchSlice(
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

// The acts that the files at hand name most, and that are not among them.

const LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** References of acts are marked in their files; bills mark none, and their text is read. */
const REFERENCE = /<(?:\w+:)?(?:ref|passiveRef)\b[^<>]*?\shref="([^"<]+)"/g;

function* namedIn(
  area: "norme" | "ddl",
  text: string,
): Generator<readonly [tipo: string | null, data: string | null, numero: string | null]> {
  if (area === "ddl") {
    for (const { tipo, data, numero } of readCitations(text.replace(/<[^<>]+>/g, ""))) yield [tipo, data, numero];
    return;
  }
  for (const [, href = ""] of text.matchAll(REFERENCE)) {
    const ref = parseAknRef(href);
    if (!("motivo" in ref)) yield [ref.tipo, ref.data, ref.numero];
  }
}

/**
 * Slices of the acts that acts and bills of the data folder name most and that it does not hold, the most named first.
 *
 * @param most how many
 */
async function mostNamed(folder: DataFolder, most: number): Promise<Slice[]> {
  const { identities } = await heldActs(folder);
  const named = new Map<string, number>();
  for (const area of ["norme", "ddl"] as const)
    for (const input of await listInputs(folder.root, area, area, LIMITS, new Rapporto())) {
      if (!/\.xml$/i.test(input.name)) continue;
      // An act counts once for each file that names it: a code that names it a hundred times is one reason to have it.
      const here = new Set<string>();
      for (const [tipo, data, numero] of namedIn(area, (await readInput(input)).toString("utf8")))
        if (tipo !== null && data !== null && numero !== null && DENOMINATION_OF.has(tipo))
          here.add(`${tipo} ${data} ${numero}`);
      for (const act of here) if (!identities.has(act)) named.set(act, (named.get(act) ?? 0) + 1);
    }
  return [...named]
    .sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b))
    .slice(0, most)
    .map(([act]) => {
      const [tipo = "", data = "", numero = ""] = act.split(" ");
      return sliceOfAct({ denominazione: DENOMINATION_OF.get(tipo) ?? tipo, data, numero });
    });
}

// The collections that Normattiva keeps ready. They are quick to have, and not the whole: many laws in force are in none.

interface Collection {
  readonly nome: string;
  readonly versions: Versions;
  /** Day it was made, `YYYY-MM-DD`. */
  readonly creata: string;
  readonly atti: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function collectionsIn(value: unknown): Collection[] | null {
  if (!Array.isArray(value)) return null;
  const found = value.map((item: unknown): Collection | null => {
    if (!isObject(item)) return null;
    const { nomeCollezione, formatoCollezione, numeroAtti } = item;
    const creata = dayIn(item.dataCreazione);
    const versions = (["O", "V", "M"] as const).find((one) => one === formatoCollezione);
    if (typeof nomeCollezione !== "string" || versions === undefined || creata === null) return null;
    return { nome: nomeCollezione, versions, creata, atti: Number(numeroAtti) };
  });
  return found.includes(null) ? null : found.filter((one) => one !== null);
}

/** The collections that there are. */
const listCollections = (connection: Connection): Promise<Collection[]> =>
  askJson(connection, { address: NORMATTIVA_ADDRESSES.collections }, collectionsIn);

/**
 * The name of a collection's file in the data folder.
 *
 * @example collectionFile({ nome: "DL e leggi di conversione", versions: "V", ... }) // "norme/raccolta-dl-e-leggi-di-conversione-v.zip"
 */
const collectionFile = ({ nome, versions }: Pick<Collection, "nome" | "versions">): string =>
  `norme/raccolta-${nome.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${versions.toLowerCase()}.zip`;

/**
 * Fetches a collection, unless the one that is there was made on the same day, or the source says that it holds no act: it gives an empty
 * archive then.
 */
function fetchCollection(fetching: Fetching, collection: Collection): Promise<FetchOutcome> {
  const { folder } = fetching;
  const { nome, versions, creata, atti } = collection;
  const name = collectionFile(collection);
  const query = new URLSearchParams({ nome, formato: "AKN", formatoRichiesta: versions });
  return attempt("Normattiva", name, async () => {
    if (atti === 0) return "unchanged";
    if (folder.holds(name) && folder.ledger.entry(name)?.giorno === creata) return "unchanged";
    const received = async (file: string) => (await actsOfArchive(file)).size;
    const done = await fetchFile(fetching, {
      name,
      // The answer leads to an address that serves once, so that each try begins here.
      address: `${NORMATTIVA_ADDRESSES.collection}?${query}`,
      check: isZip,
      slice: `${nome}, ${versions}`,
      count: { expected: atti, received },
      day: async () => creata,
      oneUse: true,
    });
    const { ricevuti } = folder.ledger.entry(name) ?? { ricevuti: null };
    if (ricevuti !== null && ricevuti < atti) throw new FetchRefused(FETCH_TEXTS.fewerKept(name, atti, ricevuti));
    return done;
  });
}

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

/** Acts of the data folder that changed at the source since a day; new ones too where everything is wanted. */
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

/** Fetches again what changed since the last time; the day is kept only when all of it has come. */
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

/** Counts what the source holds, for `/health`, which says how much of it is served. */
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
  // Acts of earlier runs may have changed at the source; those fetched now have not.
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
