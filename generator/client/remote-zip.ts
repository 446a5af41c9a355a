import { concat } from "../format/bytes.ts";
import { type Fetch, type Limits, patiently, refusedBy } from "./remote.ts";
import { TreeError } from "./tree-error.ts";
import { isPage, PlaceChanged, type TreePlace } from "./tree-place.ts";
import type { Bytes } from "./zip-directory.ts";
import { zipTree } from "./zip-tree.ts";

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/;
/** Statuses by which a host refuses a part that it could give otherwise, or not at all. */
const NO_PART: ReadonlySet<number> = new Set([400, 405, 416, 501]);
/** Answers that one part may come in: who gives less each time is asked for the whole file. */
const MOST_ANSWERS = 20;

/** Bytes as they stand in the zip. */
interface Part {
  readonly from: number;
  readonly bytes: Uint8Array;
}

/**
 * The bytes of a zip at an address, by requests for parts of it. A host may give another part than asked (RFC 9110), which its
 * `Content-Range` says. One that knows no parts, or whose header cannot be read from another origin, gives the whole: it is kept then.
 */
function remoteBytes(url: string, fetch: Fetch, limits: Limits): Bytes {
  let whole: Uint8Array | undefined;
  let size = 0;
  let tag: string | null = null;

  /**
   * Takes an answer as it came; what it is a part of must be what it was before.
   *
   * @param range `null` asks for the whole
   * @returns `null` if it is not known which part came, or none did
   */
  async function ask(range: string | null): Promise<Part | null> {
    const { status, headers, bytes } = await patiently(fetch, url, limits, range === null ? {} : { Range: range });
    const part = status === 206 ? CONTENT_RANGE.exec(headers.get("content-range") ?? "") : null;
    if (status === 416 && size > 0) throw new PlaceChanged(url);
    if (range !== null && (NO_PART.has(status) || (status === 206 && !part))) return null;
    if (status !== 200 && !part) throw refusedBy(url, status);
    const seen = { size: part ? Number(part[2]) : bytes.length, tag: headers.get("etag") };
    if (size > 0 && (seen.size !== size || seen.tag !== tag)) throw new PlaceChanged(url);
    ({ size, tag } = seen);
    if (part) return { from: Number(part[1]), bytes };
    whole = bytes;
    if (isPage(bytes))
      throw new TreeError(`${url}: the host answered a page (HTML), expected a zip: look at the address`);
    return { from: 0, bytes };
  }

  async function slice(start: number, end: number): Promise<Uint8Array> {
    const last = Math.min(end, size);
    const pieces: Uint8Array[] = [];
    let at = start;
    for (let answers = 0; !whole && at < last && answers < MOST_ANSWERS; answers++) {
      const part = await ask(`bytes=${at}-${last - 1}`);
      if (!part || part.from > at || part.from + part.bytes.length <= at) break;
      const piece = part.bytes.subarray(at - part.from, last - part.from);
      pieces.push(piece);
      at += piece.length;
    }
    if (!whole && at >= last) return concat(pieces);
    if (!whole) await ask(null);
    return (whole ?? new Uint8Array()).subarray(start, end);
  }

  return {
    name: url,
    async tail(length) {
      const part = await ask(`bytes=-${length}`);
      // Who refuses a part that is counted from the end says the length with any other.
      if (!part && !(await ask("bytes=0-0"))) await ask(null);
      const start = Math.max(0, size - length);
      const isThere = part && part.from <= start && part.from + part.bytes.length >= size;
      return { bytes: isThere ? part.bytes.subarray(start - part.from) : await slice(start, size), size };
    },
    slice,
  };
}

/**
 * The tree in a zip at an address. Loaded only where such a place is named.
 *
 * @param url address of the zip
 * @example remoteZip("https://example.org/download/albero.zip", fetch, limits)
 */
export const remoteZip = (url: string, fetch: Fetch, limits: Limits): TreePlace =>
  zipTree(url, async () => remoteBytes(url, fetch, limits));
