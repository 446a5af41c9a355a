import { setImmediate } from "node:timers/promises";
import type { Read } from "../../format/read-tree.ts";
import { type Answer, brokenTree, busyTree, tooMuchWork } from "../answer.ts";
import { Lru } from "../lru.ts";
import type { Request } from "../plan.ts";
import { respond } from "../respond.ts";
import { readFromDisk } from "./disk-tree.ts";
import type { StandingTree, TreeFolder } from "./tree-folder.ts";

/** What the entries of a cache weigh besides their bytes: keys, headers, bookkeeping. */
const OVERHEAD = 1024;

/** What the system says when this process, or the machine, has no room for one more open file. */
const FULL = new Set(["EMFILE", "ENFILE"]);

/** Whether an error passes by itself: later, the same request has an answer. */
export const passing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && FULL.has(String(error.code));

/** What is kept of one tree. */
interface Kept {
  readonly tree: StandingTree | null;
  readonly answers: Lru<Answer>;
  readonly files: Lru<Uint8Array>;
}

/** What one request may read of the tree. */
export interface Work {
  readonly files: number;
  readonly bytes: number;
}

/** The longest text of citations names some 1,100 acts, each found in four files at most; the largest answer has some 10 MB. */
const MOST_WORK: Work = { files: 5000, bytes: 256 * 1024 * 1024 };

/** Reads from memory after which other requests have their turn: those of the disk wait, and let others through by themselves. */
const READS_A_TURN = 50;

/** A request that asks for more than one request may. */
class TooMuchWork extends Error {}

/**
 * Reads the files of one tree for one request, those that were read before from memory. Other requests are answered in between.
 *
 * @returns a reader that rejects with TooMuchWork beyond `most`
 */
function reader({ tree, files }: Kept & { readonly tree: StandingTree }, most: Work): Read {
  let [reads, read] = [0, 0];
  return async (name) => {
    if (++reads > most.files || read > most.bytes)
      throw new TooMuchWork(`one request reads more than ${most.files} files or ${most.bytes} bytes`);
    if (reads % READS_A_TURN === 0) await setImmediate();
    const kept = files.get(name);
    const bytes = kept ?? (await readFromDisk(tree.root, name));
    if (bytes && !kept) files.set(name, bytes, bytes.length + OVERHEAD);
    read += bytes?.length ?? 0;
    return bytes;
  };
}

/**
 * A tree on disk, answering from memory where it can: files and finished answers share one bounded cache, which belongs to one tree.
 * No answer mixes two trees: one that cannot be made while its tree stands is a 503, and so is one that would read more than a request may.
 */
export class ServedTree {
  readonly #folder: TreeFolder;
  readonly #cacheBytes: number;
  readonly #fault: (error: unknown) => void;
  readonly #respond: typeof respond;
  readonly #most: Work;
  readonly #pending = new Map<string, Promise<Answer>>();
  #kept: Kept;

  /**
   * @param cacheBytes bytes of memory for answers and files together
   * @param most what one request may read
   */
  constructor(
    folder: TreeFolder,
    cacheBytes: number,
    fault: (error: unknown) => void,
    answer = respond,
    most: Work = MOST_WORK,
  ) {
    this.#folder = folder;
    this.#cacheBytes = cacheBytes;
    this.#fault = fault;
    this.#respond = answer;
    this.#most = most;
    this.#kept = this.#nothing(null);
  }

  #nothing<Tree extends StandingTree | null>(tree: Tree): Kept & { readonly tree: Tree } {
    return { tree, answers: new Lru(this.#cacheBytes / 2), files: new Lru(this.#cacheBytes / 2) };
  }

  /** Bytes that the cache holds now. */
  get cachedBytes(): number {
    return this.#kept.answers.bytes + this.#kept.files.bytes;
  }

  /**
   * The answer if it is at hand, with no wait: most requests end here.
   *
   * @param key names the request and its language
   */
  cached(key: string): Answer | undefined {
    const { current } = this.#folder;
    return current !== null && this.#kept.tree === current ? this.#kept.answers.get(key) : undefined;
  }

  /**
   * The answer, made once for all who ask for it at the same time.
   *
   * @param finish makes of an answer what is kept and sent
   */
  answer(key: string, request: Request, finish?: (answer: Answer) => Promise<Answer>): Promise<Answer> {
    let pending = this.#pending.get(key);
    if (!pending) {
      pending = this.#make(key, request, finish).finally(() => this.#pending.delete(key));
      this.#pending.set(key, pending);
    }
    return pending;
  }

  /** What is kept of a tree; what was kept of another goes. */
  #of(tree: StandingTree): Kept & { readonly tree: StandingTree } {
    if (this.#kept.tree !== tree) this.#kept = this.#nothing(tree);
    return { ...this.#kept, tree };
  }

  async #make(key: string, request: Request, finish = async (answer: Answer) => answer): Promise<Answer> {
    try {
      const made = await this.#folder.once(async (tree) => {
        const kept = this.#of(tree);
        const faults: unknown[] = [];
        const answer =
          kept.answers.get(key) ??
          (await finish(await this.#respond(request, reader(kept, this.#most), (error) => faults.push(error))));
        return { kept, answer, faults };
      });
      if (!made || made.faults.some(passing)) return busyTree();
      const { kept, answer, faults } = made;
      if (faults.some((error) => error instanceof TooMuchWork)) return tooMuchWork();
      faults.forEach(this.#fault);
      // Errors cost less to make than to keep, and would push the answers out.
      if (answer.status < 400) kept.answers.set(key, answer, answer.body.length + 2 * key.length + OVERHEAD);
      return answer;
    } catch (error) {
      if (passing(error)) return busyTree();
      this.#fault(error);
      return brokenTree();
    }
  }
}
