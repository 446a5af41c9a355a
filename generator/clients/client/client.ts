/** One client for any tree: the router runs here, over the whole files of a tree wherever it is. */

import { BASE_PATH } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import type { Read } from "../../format/read-tree.ts";
import { fetchHandler } from "../../router/fetch.ts";
import { type Calls, callsOver } from "./calls.ts";
import { Releases, type Shelf } from "./releases.ts";
import { type Fetch, type Limits, remoteTree } from "./remote.ts";
import { TreeError } from "./tree-error.ts";
import type { TreePlace } from "./tree-place.ts";

export interface ClientOptions {
  /**
   * The tree: its address (`https://example.org/`), its folder (`dist-api`), its zip on disk (`albero.zip`), or a function that
   * gives the bytes of a file, `null` where there is none.
   */
  readonly open: string | URL | Read;
  /** Language of the calls that say none; by default Italian. */
  readonly lang?: Lingua;
  /** Keeps files in a folder beyond the life of the program, by release. */
  readonly keep?: string;
  /** Holds every file against the digests of the tree; reads `SHA256SUMS` once a release. */
  readonly verify?: boolean;
  /** Bytes of memory for files, by default 64 MiB. */
  readonly memory?: number;
  /** Milliseconds for which the release counts as the newest, by default 5000. */
  readonly lookEvery?: number;
  /** What fetches files, by default the engine's own `fetch`. */
  readonly fetch?: Fetch;
  /** Milliseconds without a byte after which a host counts as silent, by default 30,000. */
  readonly silence?: number;
  /** Bytes of one answer of a host at most, unpacked, by default 256 MiB. */
  readonly largest?: number;
}

/** A tree that answers: as `fetch` would, and by a function for each operation. */
export interface Client extends Calls {
  /**
   * The answer to a request, as a server over this tree would give it. Only path and query count: any origin will do.
   *
   * @throws TreeError where the tree cannot be read
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The release that the tree has now. @throws TreeError where there is none */
  release(): Promise<string>;
  /** Gives back the file of a zip and the memory; a later call opens the tree again. */
  close(): Promise<void>;
}

const MEMORY = 64 * 1024 * 1024;
const SILENCE = 30_000;
const LARGEST = 256 * 1024 * 1024;
const LOOK_EVERY = 5000;

/** What stands before a path that has no origin. */
const NOWHERE = "http://albero.invalid";

const ADDRESS = /^https?:\/\//i;

/** A disk, which not every engine has, and zips: loaded where a place needs them. */
const disk = () => import("./disk.ts");

/** A place that is opened when it is asked for the first time. */
function openedLater(name: string, open: () => Promise<TreePlace>): TreePlace {
  let opened: Promise<TreePlace> | undefined;
  const place = () => {
    opened ??= open();
    // A place may be filled later.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const close = async () => (await opened?.catch(() => undefined))?.close?.();
  return { name, read: async (file) => (await place()).read(file), close };
}

const onDisk = (name: string) => openedLater(name, async () => (await disk()).diskTree(name));

function openPlace(open: ClientOptions["open"], fetch: Fetch, limits: Limits): TreePlace {
  if (typeof open === "function") return { name: "", read: open };
  const place = `${open}`;
  if (place.startsWith("file:")) return onDisk(decodeURIComponent(new URL(place).pathname));
  if (!ADDRESS.test(place)) return onDisk(place);
  const address = place.replace(/[?#].*/s, "");
  if (/\.zip$/i.test(address)) {
    const why = new TreeError(
      `${address}: a zip at an address, expected the address of a tree: download it, and give the file`,
    );
    return { name: address, read: () => Promise.reject(why) };
  }
  return remoteTree(address.endsWith("/") ? address : `${address}/`, fetch, limits);
}

function keptIn(folder: string): Shelf {
  const kept = disk().then(({ keptInFolder }) => keptInFolder(folder));
  return {
    get: async (release, name) => (await kept).get(release, name),
    put: async (release, name, bytes) => (await kept).put(release, name, bytes),
  };
}

/** A request from what `fetch` takes. What stands before the API in an address, host and folder, is no part of what is asked. */
function requestOf(input: Request | string | URL, init: RequestInit | undefined): Request {
  const request = new Request(input instanceof Request ? input : new URL(`${input}`, NOWHERE), init);
  const { pathname, search } = new URL(request.url);
  const at = `${pathname}/`.indexOf(`${BASE_PATH}/`);
  if (at <= 0) return request;
  const { method, headers, signal } = request;
  return new Request(new URL(pathname.slice(at) + search, NOWHERE), { method, headers, signal });
}

/**
 * Opens a tree. Nothing is read before the first request.
 *
 * @example const client = createClient({ open: "https://example.org/" }); await client.norme({ q: "codice" })
 */
export function createClient(options: ClientOptions): Client {
  const { open, lang, keep, verify = false, memory = MEMORY, lookEvery = LOOK_EVERY } = options;
  const { silence = SILENCE, largest = LARGEST } = options;
  // Called by its own name: a browser's `fetch` is bound to its window.
  const fetching: Fetch = options.fetch ?? ((url, init) => fetch(url, init));
  const shelf = keep === undefined ? undefined : keptIn(keep);
  const releases = new Releases(openPlace(open, fetching, { silence, largest }), { memory, lookEvery, verify, shelf });
  const read: Read = async () => null;
  const handle = fetchHandler(read, undefined, (request) => releases.respond(request));
  const ask: Client["fetch"] = async (input, init) => {
    const request = requestOf(input, init);
    request.signal.throwIfAborted();
    return handle(request);
  };
  return {
    ...callsOver(ask, lang),
    fetch: ask,
    release: async () => (await releases.look()).release,
    close: () => releases.close(),
  };
}
