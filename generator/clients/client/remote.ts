/** A tree at an address, on any host: one that gives files only, or one that runs the router and gives its files too. */

import { TreeError } from "./tree-error.ts";
import type { TreePlace } from "./tree-place.ts";

/** How files are fetched: the engine's own `fetch`, or one that adds a header, counts, goes through a proxy. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a cache between here and the host has kept counts only if it is still that. */
const REVALIDATED = { method: "GET", cache: "no-cache" } as const;

/** Answers of hosts that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const ATTEMPTS = 3;
/** Milliseconds before the second attempt; before each further one twice as many. */
const PAUSE = 300;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** How far a host is trusted with time and memory. */
export interface Limits {
  /** Milliseconds without a byte after which a host counts as silent. */
  readonly silence: number;
  /** Bytes of one answer, unpacked. */
  readonly largest: number;
}
/** Bytes a second that a host must give in the mean, once the time of silence is over: one that drips is as good as silent. */
const SLOWEST = 1024;

/** An answer as it came: whole, or without its bytes where it is no 200. */
interface Received {
  readonly status: number;
  readonly bytes: Uint8Array;
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message ? cause.message : message;
};

/** Gives up what takes longer than a host may be silent. @throws TreeError then */
async function within<T>(url: string, milliseconds: number, work: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new TreeError(`${url}: the host is silent, expected a file at 1 KiB a second or more: try again later`));
      giveUp();
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes of an answer, as they come. */
async function bytesOf(url: string, { body }: Response, limits: Limits, giveUp: () => void): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  const began = performance.now();
  let length = 0;
  for (;;) {
    const slowest = began + limits.silence + (1000 * length) / SLOWEST - performance.now();
    const { done, value } = await within(url, Math.min(limits.silence, Math.max(0, slowest)), reader.read(), giveUp);
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length <= limits.largest) continue;
    giveUp();
    throw new TreeError(
      `${url}: the host gives more than ${limits.largest} bytes, expected a file of a tree: look at the address, or raise \`largest\``,
    );
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** One attempt. An engine may take an answer that ends before its length for a whole one: that is held against the header. */
async function received(fetch: Fetch, url: string, limits: Limits): Promise<Received> {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const asked = fetch(url, { ...REVALIDATED, signal: abort.signal }).catch((error: unknown) => {
    throw new TreeError(
      `${url}: the host cannot be reached (${reasonOf(error)}), expected a tree there: look at the address and at the network`,
    );
  });
  const response = await within(url, limits.silence, asked, giveUp);
  const { status } = response;
  if (status !== 200) {
    await response.body?.cancel();
    return { status, bytes: new Uint8Array() };
  }
  const bytes = await bytesOf(url, response, limits, giveUp);
  const due = response.headers.get("content-encoding") ? null : response.headers.get("content-length");
  if (due !== null && bytes.length < Number(due)) throw new Error(`${bytes.length} bytes of ${due}`);
  return { status, bytes };
}

/**
 * Fetches, a few times where the host says that it will pass, or where its answer is cut short.
 *
 * @throws TreeError where the host cannot be reached, is silent, gives too much or never a whole answer
 */
async function patiently(fetch: Fetch, url: string, limits: Limits): Promise<Received> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await received(fetch, url, limits);
      if (!PASSING.has(answer.status) || attempt === ATTEMPTS) return answer;
    } catch (error) {
      if (error instanceof TreeError) throw error;
      if (attempt === ATTEMPTS)
        throw new TreeError(
          `${url}: the host's answer was cut short ${ATTEMPTS} times (${reasonOf(error)}), expected the whole file: look at the host and at the network`,
        );
    }
    await pause(PAUSE * 2 ** (attempt - 1));
  }
}

const START_OF_PAGE = /^\s*<(?:!doctype|html|head|body|\?xml)/i;

/** Whether bytes are a page, where a file of data was asked for: what many hosts answer, with status 200, to an address that they do not know. */
const isPage = (bytes: Uint8Array) => START_OF_PAGE.test(new TextDecoder().decode(bytes.subarray(0, 200)));

/**
 * The tree at an address.
 *
 * @param root address of the root of the tree, where `index.html` and `manifest.json` are
 * @example await remoteTree("https://example.org/", fetch, limits).read("indici/albero.json")
 */
export function remoteTree(root: string, fetch: Fetch, limits: Limits): TreePlace {
  return {
    name: root,
    async read(name) {
      const url = root + name;
      const { status, bytes } = await patiently(fetch, url, limits);
      if (status === 404) return null;
      if (status !== 200)
        throw new TreeError(
          `${url}: the host answered ${status}, expected 200 with the file or 404: look at the address and the rights`,
        );
      if (isPage(bytes) && !name.endsWith(".html"))
        throw new TreeError(
          `${url}: the host answered a page (HTML), expected a file of data: give the address of the root of a tree, where its manifest.json is`,
        );
      return bytes;
    },
  };
}
