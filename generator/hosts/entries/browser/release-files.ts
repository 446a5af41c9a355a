/** The files of a tree as a browser sees them: kept by release, so that no answer mixes two. */

import type { Read } from "../../../format/read-tree.ts";
import { busyTree } from "../../../router/answer.ts";
import { fetchedFile } from "../../../router/fetched-file.ts";
import { Lru } from "../../../router/lru.ts";
import { respond } from "../../../router/respond.ts";
import { worker } from "./worker-scope.ts";

/** What was kept is given only if it is still that. */
const REVALIDATED = { method: "GET", cache: "no-cache" } as const;

/** Milliseconds for which a look at the deployed release holds. */
const LOOK_EVERY = 5000;
/** Times that an answer is made because a new release appeared meanwhile. */
const ATTEMPTS = 3;
/** Memory for files; more of them are on the browser's disk. */
const MEMORY = 32 * 1024 * 1024;

const { caches } = worker;

export class ReleaseFiles {
  readonly #root: string;
  readonly #prefix: string;
  readonly #memory = new Lru<Uint8Array>(MEMORY);
  #release: string | undefined;
  #looked = Number.NEGATIVE_INFINITY;

  /** @param root address of the root of the tree, the slash included */
  constructor(root: string) {
    this.#root = root;
    this.#prefix = `albero ${root} `;
  }

  /** The bytes of a file as the host has them now; rejects without a network. */
  readonly read: Read = async (name) => fetchedFile(name, await fetch(this.#root + name, REVALIDATED));

  /** Answers as the router does, from one release; what was read is kept. Where releases change faster than that: 503. Rejects where the network is missing. */
  readonly respond: typeof respond = async (request, _, fault) => {
    for (let attempt = 1; ; attempt++) {
      const release = await this.#current();
      const { read, ...seen } = await this.#reader(release);
      const faults: unknown[] = [];
      const answer = await respond(request, read, (error) => faults.push(error));
      if (seen.failures.length > 0) throw seen.failures[0];
      const sure = !seen.asked() || (await this.#deployed()) === release;
      if (sure) {
        await seen.keep();
        faults.forEach(fault);
        return answer;
      }
      this.lookAgain();
      if (attempt === ATTEMPTS) return busyTree();
    }
  };

  /** Removes all files that were kept. */
  async forget(): Promise<void> {
    this.#memory.clear();
    for (const name of await this.#kept()) await caches.delete(name);
  }

  /** Has the next answer look at the release that the host has. */
  lookAgain(): void {
    this.#looked = Number.NEGATIVE_INFINITY;
  }

  /** Lets go what is kept of other releases than that of the host; without a network all stays. */
  async letGo(): Promise<void> {
    this.lookAgain();
    await this.#current().catch(() => undefined);
  }

  /** Names of what is kept, by release. */
  async #kept(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  /** The release that the host has now. */
  async #deployed(): Promise<string> {
    const health = await this.read("api/public/health.json");
    if (!health) throw new Error("api/public/health.json: manca");
    return JSON.parse(new TextDecoder().decode(health)).meta.release;
  }

  /** The release to answer from: the host's. What is kept of others goes. */
  async #current(): Promise<string> {
    if (this.#release && performance.now() - this.#looked < LOOK_EVERY) return this.#release;
    const before = this.#release;
    this.#release = await this.#deployed();
    this.#looked = performance.now();
    if (before !== this.#release) this.#memory.clear();
    for (const name of await this.#kept()) if (name !== this.#prefix + this.#release) await caches.delete(name);
    return this.#release;
  }

  /** Reads files of a release: from memory, else from the browser's disk, else from the host. */
  async #reader(release: string) {
    const cache = await caches.open(this.#prefix + release);
    const fetched = new Map<string, Uint8Array>();
    const failures: unknown[] = [];
    let asked = false;
    const read: Read = async (name) => {
      const held = this.#memory.get(name) ?? fetched.get(name);
      if (held) return held;
      const kept = await cache.match(this.#root + name);
      if (kept) {
        const bytes = new Uint8Array(await kept.arrayBuffer());
        this.#memory.set(name, bytes, bytes.length);
        return bytes;
      }
      asked = true;
      try {
        const bytes = await this.read(name);
        if (bytes) fetched.set(name, bytes);
        return bytes;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    const keep = async () => {
      for (const [name, bytes] of fetched) {
        this.#memory.set(name, bytes, bytes.length);
        // No memory is shared here, which the type of the bytes leaves open. A browser without room keeps nothing: the answer is whole
        // all the same, and the host has the file.
        await cache.put(this.#root + name, new Response(bytes as Uint8Array<ArrayBuffer>)).catch(() => undefined);
      }
    };
    return { read, failures, asked: () => asked, keep };
  }
}
