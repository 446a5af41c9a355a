import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { digestOfFile } from "../../digest-of-file.ts";
import { type Check, headOf } from "../checks.ts";
import type { DataFolder } from "../data-folder.ts";
import type { Downloaded } from "../ledger.ts";
import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { dayOf } from "./clock.ts";
import type { Connection, HttpAnswer } from "./connection.ts";
import { networkTrouble, persist, type Try } from "./persist.ts";
import { trouble } from "./statuses.ts";

// A file while it arrives: what is there of it, and how to ask for the rest.

/** What is known of the half file: its address, and the headers that show whether the source has changed since. */
interface Known {
  readonly address: string;
  readonly etag: string | null;
  readonly modified: string | null;
  /** Bytes of the whole file, as the host first said; `null` if it did not. */
  readonly total: number | null;
}

/** Which part of a file came, as `Content-Range` says: `bytes 65536-131071/200000`. */
const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

class PartFile {
  readonly path: string;
  readonly #folder: DataFolder;
  readonly #note: string;

  /** @param name of the file to be, in the data folder */
  constructor(folder: DataFolder, name: string) {
    this.#folder = folder;
    this.#note = `${name}.part.json`;
    this.path = folder.onTheWay(`${name}.part`);
  }

  get bytes(): number {
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** What the host first said of the file; `null` if nothing of it is here. */
  get known(): Known | null {
    return this.bytes === 0 ? null : this.#folder.recall<Known>(this.#note);
  }

  /** Headers that ask for the rest, where the host said how to recognise the same file again; none otherwise. */
  headers(address: string): Readonly<Record<string, string>> {
    const { known } = this;
    const same = known?.etag ?? known?.modified;
    if (known?.address !== address || !same) return {};
    return { range: `bytes=${this.bytes}-`, "if-range": same };
  }

  /**
   * Takes a body, after what is there already or in its place.
   *
   * @param progress is called with the number of bytes as they come
   */
  async take(body: Readable, known: Known, append: boolean, progress: (bytes: number) => void): Promise<void> {
    this.#folder.remember(this.#note, known);
    const handle = await open(this.path, append ? "a" : "w");
    try {
      // Piece by piece: what came before a cut stays.
      for await (const piece of body) {
        const chunk: Buffer = piece;
        await handle.write(chunk);
        progress(chunk.length);
      }
    } finally {
      await handle.close();
    }
  }

  /** Unpacks a body that came gzipped, whether the host said so or not. */
  async unpack(): Promise<void> {
    if (headOf(this.path).subarray(0, 2).toString("hex") !== "1f8b") return;
    const unpacked = `${this.path}.unpacked`;
    await pipeline(createReadStream(this.path), createGunzip(), createWriteStream(unpacked));
    await rename(unpacked, this.path);
  }

  /** Puts what arrived on the disk for good. */
  async flush(): Promise<void> {
    const handle = await open(this.path, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Forgets what arrived. */
  drop(): void {
    rmSync(this.path, { force: true });
    this.#folder.forget(this.#note);
  }
}

/** A file to be had. */
export interface WantedFile {
  /** Name below the data folder. */
  readonly name: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly check: Check;
  /** What the address was asked for, where it gives many things. */
  readonly slice?: string;
  /** Acts that the source counted; how many arrived is counted in the file. */
  readonly count?: { readonly expected: number; readonly received: (file: string) => Promise<number> };
  /** The day of which the content is, as the file itself says it; `null` where it does not. */
  readonly day?: (file: string) => Promise<string | null>;
  /** Times it is asked for where something else comes; 6 if not said. */
  readonly tries?: number;
  /** Whether the address always gives what it gave once: no use asking whether it has changed. */
  readonly oneUse?: boolean;
}

export interface Fetching {
  readonly connection: Connection;
  readonly folder: DataFolder;
  /** Called with the number of bytes as they come. */
  readonly progress: (bytes: number) => void;
}

export type Fetched = "fetched" | "unchanged";

/** A file may shrink, but one that lost half of itself is more likely cut at its source. */
const SUSPECT_PART = 0.5;
/** Times that a file is asked for again because what came was not it. */
const WRONG_TRIES = 6;

const NO_BYTES = FETCH_TEXTS.noBytes;

/** Headers that spare the body where it has not changed. */
function conditional({ folder }: Fetching, { name, oneUse }: WantedFile): Readonly<Record<string, string>> {
  const known = oneUse || !folder.holds(name) ? undefined : folder.ledger.entry(name);
  if (known?.etag) return { "if-none-match": known.etag };
  return known?.ultima_modifica ? { "if-modified-since": known.ultima_modifica } : {};
}

/** Takes an answer into the part file; what it means for the try. */
async function take(
  fetching: Fetching,
  wanted: WantedFile,
  part: PartFile,
  answer: HttpAnswer,
): Promise<Try<HttpAnswer | null>> {
  const { status, headers, body } = answer;
  const { address } = wanted;
  if (status === 304) {
    body.resume();
    return { done: null };
  }
  if (status === 416) {
    body.resume();
    part.drop();
    return { again: "network", why: `${address}: HTTP 416` };
  }
  // An address that serves once is refused the second time: the next try begins where it was given.
  if (wanted.oneUse && status >= 400 && status < 500 && status !== 409 && status !== 429) {
    body.resume();
    return { again: "network", why: `${address}: HTTP ${status}` };
  }
  if (status !== 200 && status !== 206)
    return trouble(
      { address, status, headers, text: (await text(body)).slice(0, 400) },
      fetching.connection.clock.now(),
    );
  const range = status === 206 ? CONTENT_RANGE.exec(headers["content-range"] ?? "") : null;
  const length = headers["content-encoding"] ? undefined : headers["content-length"];
  const total = range ? Number(range[2]) : length === undefined ? null : Number(length);
  const from = range ? Number(range[1]) : 0;
  const said = part.known?.total ?? null;
  const isEncoded = headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity";
  // Another part than asked for, or of another file: nothing of it is kept, and the whole is asked for.
  if (
    status === 206 &&
    (!range || isEncoded || (from > 0 && (from !== part.bytes || (said !== null && said !== total))))
  ) {
    body.resume();
    part.drop();
    return { again: "network", why: `${address}: ${FETCH_TEXTS.otherPart(headers["content-range"] ?? "")}` };
  }
  // The rest of what was decoded cannot be asked for by its bytes.
  const [etag, modified] = isEncoded ? [null, null] : [headers.etag ?? null, headers["last-modified"] ?? null];
  const known = { address, etag, modified, total };
  await part.take(body, known, from > 0, fetching.progress);
  if (total === null || part.bytes === total) return { done: answer };
  const why = `${address}: ${FETCH_TEXTS.cut(part.bytes, total)}`;
  if (part.bytes > total) part.drop();
  return { again: "network", why };
}

/** What is wrong with the file that arrived; `null` where nothing is. */
async function problemOf({ folder }: Fetching, wanted: WantedFile, part: PartFile): Promise<string | null> {
  if (part.bytes === 0) return NO_BYTES;
  try {
    await part.unpack();
  } catch {
    return FETCH_TEXTS.gzipCut;
  }
  const problem = await wanted.check(part.path);
  if (problem !== null) return problem;
  const before = folder.ledger.entry(wanted.name);
  if (before === undefined || !folder.holds(wanted.name) || part.bytes >= before.bytes * SUSPECT_PART) return null;
  throw new FetchRefused(FETCH_TEXTS.shrunk(wanted.address, part.bytes, before.bytes, folder.file(wanted.name)));
}

/** What the ledger says of a file that is whole. */
async function entryOf(
  fetching: Fetching,
  wanted: WantedFile,
  part: PartFile,
  headers: HttpAnswer["headers"],
): Promise<Downloaded> {
  const now = fetching.connection.clock.now();
  const modified = Date.parse(headers["last-modified"] ?? "");
  const said = (await wanted.day?.(part.path)) ?? (Number.isNaN(modified) ? null : dayOf(modified));
  return {
    indirizzo: wanted.address,
    scaricato_il: new Date(now).toISOString(),
    giorno: said ?? dayOf(now),
    ...digestOfFile(part.path),
    etag: headers.etag ?? null,
    ultima_modifica: headers["last-modified"] ?? null,
    fetta: wanted.slice ?? null,
    attesi: wanted.count?.expected ?? null,
    ricevuti: wanted.count ? await wanted.count.received(part.path) : null,
  };
}

/**
 * Fetches a file into the data folder: the rest of it where half is there, nothing where it has not changed. It takes its place when it is
 * whole and checked; until then what was there stays.
 *
 * @throws FetchRefused where it cannot be had or is not what it should be
 * @example await fetchFile(fetching, { name: "pnrr/PNRR_Gare.csv", address, check: isCsv(";", ["CUP"]) }) // "fetched"
 */
export async function fetchFile(fetching: Fetching, wanted: WantedFile): Promise<Fetched> {
  const { connection, folder } = fetching;
  const part = new PartFile(folder, wanted.name);
  let wrong = 0;
  const attempt = async (): Promise<Try<Fetched>> => {
    const rest = part.headers(wanted.address);
    const headers = { ...wanted.headers, ...(rest.range === undefined ? conditional(fetching, wanted) : rest) };
    const request = { address: wanted.address, headers };
    let taken: Try<HttpAnswer | null>;
    const before = part.bytes;
    try {
      taken = await connection.exchange(request, (answer) => take(fetching, wanted, part, answer));
    } catch (error) {
      return networkTrouble(wanted.address, error);
    }
    // A host that gives the file part by part is asked for the next one.
    if (!("done" in taken)) return rest.range !== undefined && part.bytes > before ? attempt() : taken;
    if (taken.done === null) return { done: "unchanged" };
    const problem = await problemOf(fetching, wanted, part);
    if (problem !== null) {
      part.drop();
      if (problem !== NO_BYTES && ++wrong >= (wanted.tries ?? WRONG_TRIES))
        throw new FetchRefused(`${wanted.address}: ${problem}`);
      return { again: problem === NO_BYTES ? "fault" : "network", why: `${wanted.address}: ${problem}` };
    }
    const entry = await entryOf(fetching, wanted, part, taken.done.headers);
    await part.flush();
    folder.place(part.path, wanted.name);
    part.drop();
    folder.ledger.enter(wanted.name, entry);
    return { done: "fetched" };
  };
  return persist(connection, attempt);
}
