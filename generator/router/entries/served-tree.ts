import { type Answer, brokenTree, busyTree } from "../answer.ts";
import type { Request } from "../plan.ts";
import { respond } from "../respond.ts";
import { readFromDisk, treeVersion } from "./disk-tree.ts";
import { Lru } from "./lru.ts";

/** What the entries of a cache weigh besides their bytes: keys, headers, bookkeeping. */
const OVERHEAD = 1024;
/** Milliseconds for which a look at the manifest holds. */
const LOOK_EVERY = 1000;
/** Times that an answer is made again because the tree was replaced meanwhile. */
const ATTEMPTS = 5;

/**
 * A tree on disk, answering from memory where it can: files and finished answers share one bounded cache, emptied when the tree is
 * replaced. No answer mixes two trees: one that cannot be made while its tree stands is a 503.
 */
export class ServedTree {
  readonly #folder: string;
  readonly #fault: (error: unknown) => void;
  readonly #respond: typeof respond;
  readonly #answers: Lru<Answer>;
  readonly #files: Lru<Uint8Array>;
  readonly #pending = new Map<string, Promise<Answer>>();
  #version: string | undefined;
  #looked = 0;

  /** @param cacheBytes bytes of memory for answers and files together */
  constructor(folder: string, cacheBytes: number, fault: (error: unknown) => void, answer = respond) {
    this.#folder = folder;
    this.#fault = fault;
    this.#respond = answer;
    this.#answers = new Lru(cacheBytes / 2);
    this.#files = new Lru(cacheBytes / 2);
  }

  /** Bytes that the cache holds now. */
  get cachedBytes(): number {
    return this.#answers.bytes + this.#files.bytes;
  }

  /**
   * The answer if it is at hand, with no wait: most requests end here.
   *
   * @param key names the request and its language
   */
  cached(key: string): Answer | undefined {
    return Date.now() - this.#looked < LOOK_EVERY ? this.#answers.get(key) : undefined;
  }

  /** The answer, made once for all who ask for it at the same time. */
  answer(key: string, request: Request): Promise<Answer> {
    let pending = this.#pending.get(key);
    if (!pending) {
      pending = this.#make(key, request).finally(() => this.#pending.delete(key));
      this.#pending.set(key, pending);
    }
    return pending;
  }

  /** Looks at the manifest; forgets everything when it is another one. */
  async #look(): Promise<string> {
    const version = await treeVersion(this.#folder);
    if (version !== this.#version) {
      this.#answers.clear();
      this.#files.clear();
      this.#version = version;
    }
    this.#looked = Date.now();
    return version;
  }

  async #read(name: string): Promise<Uint8Array | null> {
    const kept = this.#files.get(name);
    if (kept) return kept;
    const version = this.#version;
    const bytes = await readFromDisk(this.#folder, name);
    if (bytes && version === this.#version) this.#files.set(name, bytes, bytes.length + OVERHEAD);
    return bytes;
  }

  async #make(key: string, request: Request): Promise<Answer> {
    try {
      let version = await this.#look();
      const kept = this.#answers.get(key);
      if (kept) return kept;
      for (let attempt = 1; ; attempt++) {
        const faults: unknown[] = [];
        const answer = await this.#respond(
          request,
          (name) => this.#read(name),
          (error) => faults.push(error),
        );
        const now = await this.#look();
        if (now === version) {
          faults.forEach(this.#fault);
          // Errors cost less to make than to keep, and would push the answers out.
          if (answer.status < 400) this.#answers.set(key, answer, answer.body.length + 2 * key.length + OVERHEAD);
          return answer;
        }
        if (attempt === ATTEMPTS) return busyTree();
        version = now;
      }
    } catch (error) {
      this.#fault(error);
      return brokenTree();
    }
  }
}
