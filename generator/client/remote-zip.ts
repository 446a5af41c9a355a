import { type Fetch, type Limits, patiently, refusedBy } from "./remote.ts";
import { TreeError } from "./tree-error.ts";
import { isPage, PlaceChanged, type TreePlace } from "./tree-place.ts";
import type { Bytes } from "./zip-directory.ts";
import { zipTree } from "./zip-tree.ts";

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

/** The bytes of a zip at an address, by requests for parts of it. A host that knows no parts gives it whole: it is kept then. */
function remoteBytes(url: string, fetch: Fetch, limits: Limits): Bytes {
  let whole: Uint8Array | undefined;
  let size = 0;
  let tag: string | null = null;

  /** Takes a part as it came; what it is a part of must be what it was before. */
  async function take(range: string): Promise<Uint8Array> {
    const { status, headers, bytes } = await patiently(fetch, url, limits, { Range: range });
    const part = CONTENT_RANGE.exec(headers.get("content-range") ?? "");
    if (status !== 200 && !(status === 206 && part)) {
      if (status === 416 && size > 0) throw new PlaceChanged(url);
      throw refusedBy(url, status);
    }
    const seen = { size: part ? Number(part[2]) : bytes.length, tag: headers.get("etag") };
    if (size > 0 && (seen.size !== size || seen.tag !== tag)) throw new PlaceChanged(url);
    ({ size, tag } = seen);
    if (!part) whole = bytes;
    if (!part && isPage(bytes))
      throw new TreeError(`${url}: the host answered a page (HTML), expected a zip: look at the address`);
    return bytes;
  }

  return {
    name: url,
    async tail(length) {
      const bytes = await take(`bytes=-${length}`);
      return { bytes: whole ? bytes.subarray(-length) : bytes, size };
    },
    async slice(start, end) {
      if (whole) return whole.subarray(start, end);
      const bytes = await take(`bytes=${start}-${Math.min(end, size) - 1}`);
      return whole ? bytes.subarray(start, end) : bytes;
    },
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
