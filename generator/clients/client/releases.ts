/** Answers from one release at a time: what was read is kept by release, and what two releases gave is made again. */

import { FORMAT, isTreeMark, TREE_MARK, type TreeMark, type TreeReleases } from "../../format/mark.ts";
import type { Read } from "../../format/read-tree.ts";
import { type Answer, busyTree } from "../../router/answer.ts";
import { Lru } from "../../router/lru.ts";
import type { Request } from "../../router/plan.ts";
import { respond } from "../../router/respond.ts";
import { TreeError } from "./tree-error.ts";
import type { TreePlace } from "./tree-place.ts";

// The files of one answer, all of one release.

/** Says that a file is of another release than those read before it. */
class ReleaseChanged extends Error {}

/** Answers and cards say their release in the first of their bytes. */
const DECLARED = /^\{"meta":\{(?:"it":\{)?[^{}]*?"release":"([0-9a-f]+)"/;
const declared = (bytes: Uint8Array) => DECLARED.exec(new TextDecoder().decode(bytes.subarray(0, 400)))?.[1];

/** Files that declare it, by their names. */
const DECLARING = /^(?:api\/public\/(?!openapi\b).+\.json|indici\/[a-z-]+\.json)$/;

/** Whether files of a tree may declare a release: that of the tree, or of an area. */
const bears = ({ release, releases }: TreeReleases, said: string) =>
  said === release || Object.values(releases).includes(said);

/** What a reading needs of who keeps files between one answer and the next. */
interface Holder {
  /** A file of a tree that is kept, in memory or beyond. */
  kept(tree: TreeReleases, name: string): Promise<Uint8Array | null>;
  /** The file as its place has it now. */
  readonly read: Read;
  /** The releases that the place has now. */
  look(): Promise<TreeReleases>;
  /** Held against what is known of the tree; rejects where it is something else. */
  check(tree: TreeReleases | undefined, name: string, bytes: Uint8Array): Promise<void>;
}

/** Reads the files of one answer, which are all of one area. */
class Reading {
  readonly #holder: Holder;
  /** What was read, by name. */
  readonly fetched = new Map<string, Uint8Array>();
  /** The tree that the answer is made of, `undefined` until somebody has looked. */
  #tree: TreeReleases | undefined;
  /** The release that its files declare, as soon as one does. */
  #said: string | undefined;
  /** Whether something was read that does not say its release itself, and nothing behind it that does. */
  unsure = false;
  /** Why reading failed first, `undefined` where it did not. */
  failure: unknown;
  #asked = 0;
  #underway = 0;
  #first: Promise<unknown> | undefined;

  /** @param tree that of what is kept, `undefined` where nothing is */
  constructor(holder: Holder, tree: TreeReleases | undefined) {
    this.#holder = holder;
    this.#tree = tree;
  }

  /** Whether all that was read may be of a tree. */
  agrees(tree: TreeReleases): boolean {
    const same = this.#tree === undefined || this.#tree.release === tree.release;
    return same && (this.#said === undefined || bears(tree, this.#said));
  }

  get #isKnown(): boolean {
    return this.#tree !== undefined || this.#said !== undefined;
  }

  /** Reads a file: a kept one, else from its place. */
  readonly read: Read = async (name) => {
    try {
      const held = this.fetched.get(name);
      if (held) return held;
      // What does not say its release itself stands between two things that do.
      if (!this.#isKnown && !DECLARING.test(name)) await this.#first?.catch(() => undefined);
      if (!this.#isKnown && !DECLARING.test(name)) this.#tree = await this.#holder.look();
      const kept = this.#tree === undefined ? null : await this.#holder.kept(this.#tree, name);
      if (kept) return kept;
      const asked = this.#ask(name);
      this.#first ??= asked;
      const bytes = await asked;
      if (bytes) this.fetched.set(name, bytes);
      return bytes;
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  };

  /** Reads a file from its place, and sees of which release it is. */
  async #ask(name: string): Promise<Uint8Array | null> {
    const alone = this.#underway === 0;
    const turn = ++this.#asked;
    this.#underway++;
    const bytes = await this.#holder.read(name).finally(() => this.#underway--);
    const release = bytes ? declared(bytes) : undefined;
    if (release === undefined) {
      this.unsure = true;
      // Named like a file that declares its release, and does not: nothing stands before it.
      if (!this.#isKnown) {
        this.#tree = await this.#holder.look();
        return this.#ask(name);
      }
    } else {
      this.#said ??= release;
      if (this.#said !== release || (this.#tree && !bears(this.#tree, release))) throw new ReleaseChanged();
      // All that came before it is of its release.
      if (alone && turn === this.#asked) this.unsure = false;
    }
    if (bytes) await this.#holder.check(this.#tree, name, bytes);
    return bytes;
  }
}

// The digests of the files of a release, as its `SHA256SUMS` lists them.

const SUMS = "SHA256SUMS";
const LINE = /^([0-9a-f]{64}) {2}(.+)$/gm;

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Reads the list.
 *
 * @returns digests by the names of the files
 * @example (await digestsOf(read))?.get("indici/norme.json") // "e3b0c442…"
 */
async function digestsOf(
  read: (name: string) => Promise<Uint8Array | null>,
): Promise<ReadonlyMap<string, string> | null> {
  const bytes = await read(SUMS);
  if (!bytes) return null;
  const lines = new TextDecoder().decode(bytes).matchAll(LINE);
  return new Map(Array.from(lines, ([, digest = "", name = ""]) => [name, digest]));
}

/** The digest of some bytes, as the list writes it. */
async function digestOfBytes(bytes: Uint8Array): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}

/** Where files stay beyond the life of the program, by release. */
export interface Shelf {
  get(release: string, name: string): Promise<Uint8Array | null>;
  put(release: string, name: string, bytes: Uint8Array): Promise<void>;
}

interface ReleaseOptions {
  /** Bytes of memory for files. */
  readonly memory: number;
  /** Milliseconds for which a look at the release holds. */
  readonly lookEvery: number;
  /** Whether each file is held against `SHA256SUMS`. */
  readonly verify: boolean;
  readonly shelf?: Shelf | undefined;
}

/** Times that an answer is made because the release changed meanwhile, and milliseconds before the second. */
const ATTEMPTS = 5;
const PAUSE = 50;
/** What a file weighs in memory besides its bytes. */
const OVERHEAD = 256;

const NEVER = Number.NEGATIVE_INFINITY;

export class Releases implements Holder {
  readonly #place: TreePlace;
  readonly #options: ReleaseOptions;
  readonly #memory: Lru<Uint8Array>;
  readonly read: TreePlace["read"];
  /** The tree that the memory is of. */
  #tree: TreeReleases | undefined;
  /** When somebody has looked last since the memory was empty. */
  #looked = NEVER;
  #digests: { readonly release: string; readonly all: Promise<ReadonlyMap<string, string> | null> } | undefined;

  constructor(place: TreePlace, options: ReleaseOptions) {
    this.#place = place;
    this.read = (name) => place.read(name);
    this.#options = options;
    this.#memory = new Lru(options.memory);
  }

  /**
   * Answers as the router does over whole files; 503 where releases follow each other faster than one of them can be read.
   *
   * @throws TreeError where no answer can be had
   */
  async respond(request: Request): Promise<Answer> {
    for (let attempt = 1; attempt <= ATTEMPTS; ) {
      try {
        return await this.#once(request);
      } catch (error) {
        if (!(error instanceof ReleaseChanged)) throw error;
        this.#forget(undefined);
      }
      await new Promise((done) => setTimeout(done, PAUSE * attempt++));
    }
    return busyTree();
  }

  /**
   * The releases that the tree has now.
   *
   * @throws TreeError where there is no tree of this format
   */
  async look(): Promise<TreeReleases> {
    const bytes = await this.read(TREE_MARK);
    if (!bytes) throw await this.#noTree();
    const mark = this.#markIn(bytes);
    const { formato } = mark;
    if (formato !== FORMAT) {
      const remedy = "take the client of the same version, or make the tree anew with `npm run generate`";
      throw this.#error(`a tree of format ${formato}, expected format ${FORMAT}: ${remedy}`);
    }
    if (this.#tree?.release !== mark.release) this.#forget(mark);
    this.#looked = performance.now();
    return mark;
  }

  /** Closes the place, and forgets what was read. */
  async close(): Promise<void> {
    await this.#place.close?.();
    this.#forget(undefined);
  }

  async kept({ release }: TreeReleases, name: string): Promise<Uint8Array | null> {
    const held = release === this.#tree?.release ? this.#memory.get(name) : undefined;
    return held ?? (await this.#options.shelf?.get(release, name)) ?? null;
  }

  async check(tree: TreeReleases | undefined, name: string, bytes: Uint8Array): Promise<void> {
    if (!this.#options.verify) return;
    const { release } = tree ?? (await this.look());
    if (this.#digests?.release !== release) this.#digests = { release, all: digestsOf(this.read) };
    const due = (await this.#digests.all)?.get(name);
    if (due === (await digestOfBytes(bytes))) return;
    this.#digests = undefined;
    if ((await this.look()).release !== release) throw new ReleaseChanged();
    throw this.#error(`${name} is not what SHA256SUMS says, expected digest ${due ?? "of a listed file"}`);
  }

  #error(text: string): TreeError {
    return new TreeError(this.#place.name ? `${this.#place.name}: ${text}` : text);
  }

  #markIn(bytes: Uint8Array): TreeMark {
    let mark: unknown;
    try {
      mark = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw this.#error(`${TREE_MARK} is no JSON, expected the mark of a tree: look at the place`);
    }
    if (isTreeMark(mark)) return mark;
    throw this.#error(
      `${TREE_MARK} is ${JSON.stringify(mark).slice(0, 80)}, expected the mark of a tree: look at the place`,
    );
  }

  async #noTree(): Promise<TreeError> {
    const older = await this.read("api/public/health.json");
    const found = older ? "a tree of a format before 5" : `no tree (${TREE_MARK} is missing)`;
    return this.#error(`${found}, expected one of format ${FORMAT} as \`npm run generate\` writes it`);
  }

  #forget(tree: TreeReleases | undefined): void {
    this.#memory.clear();
    this.#tree = tree;
    this.#looked = NEVER;
  }

  async #once(request: Request): Promise<Answer> {
    const { lookEvery, shelf } = this.#options;
    // What is kept beyond memory is known by the release of the tree, which no answer need say.
    if (this.#looked === NEVER ? shelf !== undefined : performance.now() - this.#looked >= lookEvery) await this.look();
    const reading = new Reading(this, this.#tree);
    const faults: unknown[] = [];
    const answer = await respond(request, reading.read, (error) => faults.push(error));
    const { failure } = reading;
    if (failure instanceof ReleaseChanged) throw failure;
    // Behind the last file: what was read before it is of this release, or the answer is made again.
    const unseen = this.#looked === NEVER && reading.fetched.size > 0;
    if (unseen || reading.unsure || faults.length > 0) {
      if (!reading.agrees(await this.look())) throw new ReleaseChanged();
    }
    if (failure !== undefined) throw failure;
    const [fault] = faults;
    if (fault !== undefined) throw this.#error(fault instanceof Error ? fault.message : String(fault));
    await this.#keep(reading);
    return answer;
  }

  async #keep(reading: Reading): Promise<void> {
    if (this.#tree === undefined || !reading.agrees(this.#tree)) return;
    const { release } = this.#tree;
    for (const [name, bytes] of reading.fetched) {
      this.#memory.set(name, bytes, bytes.length + OVERHEAD);
      await this.#options.shelf?.put(release, name, bytes);
    }
  }
}
