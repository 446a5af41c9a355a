import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { earlierPlace } from "../../contract/earlier-place.ts";
import { absent, readFromDisk } from "./disk-tree.ts";

/** Milliseconds for which a look at the folder holds. */
const LOOK_EVERY = 1000;
/** Times that work is done again because the tree was replaced meanwhile, and that a tree is waited for until it rests. */
const ATTEMPTS = 5;
/**
 * Milliseconds for which a new tree must rest before it is served. A disk notes times in ticks of up to 10 ms: only a folder whose last
 * change is older than a tick cannot be moved away and back without a trace.
 */
const REST = 20;

/** A tree as it stands in a folder. */
export interface StandingTree {
  /** The folder, links resolved. */
  readonly root: string;
  /** What tells it from any other tree that stands, or stood, in that folder. */
  readonly version: string;
  /** The release that its answers say, `""` where they say none. */
  readonly release: string;
}

const RELEASE = /"release":"([0-9a-f]+)"/;

async function releaseOf(root: string): Promise<string> {
  const health = await readFromDisk(root, "api/public/health.json");
  return RELEASE.exec(Buffer.from(health ?? []).toString("utf8"))?.[1] ?? "";
}

/** What the system notes about a file or folder, `""` where there is none. */
async function traceOf(file: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
  } catch (error) {
    if (absent(error)) return "";
    throw error;
  }
}

/** A folder is marked with the time when it is renamed, and when something in it is; nobody can set that mark back. */
async function versionOf(root: string): Promise<string> {
  const [folder, manifest] = await Promise.all([traceOf(root), traceOf(path.join(root, "manifest.json"))]);
  return `${folder} ${manifest}`;
}

type Seen = Omit<StandingTree, "release">;

async function treeAt(place: string): Promise<Seen | null> {
  try {
    const root = await realpath(place);
    return { root, version: await versionOf(root) };
  } catch (error) {
    if (absent(error)) return null;
    throw error;
  }
}

/** A folder in which trees follow each other, one in the place of the other, and whoever works over one of them at a time. */
export class TreeFolder {
  readonly #folder: string;
  readonly #asideOf: (root: string) => string;
  /** Where the tree was last, links resolved: what steps aside is beside it. */
  #root: string;
  #current: StandingTree | null = null;
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<StandingTree | null> | undefined;

  /**
   * @param folder where the tree is
   * @param asideOf where a tree stands while the next one takes its place
   */
  constructor(folder: string, asideOf = earlierPlace) {
    this.#folder = folder;
    this.#asideOf = asideOf;
    this.#root = path.resolve(folder);
  }

  /** The tree, if the last look at the folder still holds. */
  get current(): StandingTree | null {
    return performance.now() - this.#looked < LOOK_EVERY ? this.#current : null;
  }

  /**
   * Does some work over one tree. Where the tree was replaced meanwhile, the work is done again over the next one.
   *
   * @param work reads files below `root` of the tree; nothing of what it gives is used if the tree did not stand until the end
   * @param undo is given what was made in vain
   * @returns `null` where no tree stood long enough
   * @throws Error of the work, if the tree stood
   */
  async once<T>(work: (tree: StandingTree) => Promise<T>, undo?: (made: T) => Promise<void>): Promise<T | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const tree = this.current ?? (await this.#look());
      if (!tree) return null;
      const [done] = await Promise.allSettled([work(tree)]);
      if ((await versionOf(tree.root)) === tree.version) {
        if (done.status === "rejected") throw done.reason;
        return done.value;
      }
      this.#looked = Number.NEGATIVE_INFINITY;
      if (done.status === "fulfilled") await undo?.(done.value);
    }
    return null;
  }

  /** One look for all who ask at the same time. */
  #look(): Promise<StandingTree | null> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** The tree that stands now. A new one is taken once it rests. */
  async #lookNow(): Promise<StandingTree | null> {
    let seen = await this.#find();
    for (let attempt = 0; seen && seen.version !== this.#current?.version; attempt++) {
      if (attempt === ATTEMPTS) return null;
      await wait(REST);
      const again = await this.#find();
      if (again?.version === seen.version) this.#current = { ...seen, release: await releaseOf(seen.root) };
      seen = again;
    }
    if (!seen) this.#current = null;
    this.#looked = performance.now();
    return this.#current;
  }

  /** The tree in the folder, or the one that has stepped aside. */
  async #find(): Promise<Seen | null> {
    const found = await treeAt(this.#folder);
    if (found) {
      this.#root = found.root;
      return found;
    }
    return treeAt(this.#asideOf(this.#root));
  }
}
