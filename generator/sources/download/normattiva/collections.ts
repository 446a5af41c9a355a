/** The collections that Normattiva keeps ready. They are quick to have, and not the whole: many laws in force are in none. */

import { attempt } from "../attempt.ts";
import { isZip } from "../checks.ts";
import type { FetchOutcome } from "../outcome.ts";
import { FetchRefused } from "../refused.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { askJson } from "../transport/ask.ts";
import type { Connection } from "../transport/connection.ts";
import { type Fetching, fetchFile } from "../transport/fetch-file.ts";
import { dayIn } from "./act-ref.ts";
import { NORMATTIVA_ADDRESSES } from "./addresses.ts";
import type { Versions } from "./export.ts";
import { actsOfArchive } from "./members.ts";

export interface Collection {
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
export const listCollections = (connection: Connection): Promise<Collection[]> =>
  askJson(connection, { address: NORMATTIVA_ADDRESSES.collections }, collectionsIn);

/**
 * The name of a collection's file in the data folder.
 *
 * @example collectionFile({ nome: "DL e leggi di conversione", versions: "V", ... }) // "norme/raccolta-dl-e-leggi-di-conversione-v.zip"
 */
export const collectionFile = ({ nome, versions }: Pick<Collection, "nome" | "versions">): string =>
  `norme/raccolta-${nome.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${versions.toLowerCase()}.zip`;

/**
 * Fetches a collection, unless the one that is there was made on the same day, or the source says that it holds no act: it gives an empty
 * archive then.
 */
export function fetchCollection(fetching: Fetching, collection: Collection): Promise<FetchOutcome> {
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
