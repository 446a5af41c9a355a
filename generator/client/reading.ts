/** The files of one answer, all of one release. */

import type { Read } from "../router/tree.ts";

/** Says that a file is of another release than those read before it. */
export class ReleaseChanged extends Error {}

/** Answers and cards say their release in the first of their bytes. */
const DECLARED = /^\{"meta":\{(?:"it":\{)?[^{}]*?"release":"([0-9a-f]+)"/;
const declared = (bytes: Uint8Array) => DECLARED.exec(new TextDecoder().decode(bytes.subarray(0, 400)))?.[1];

/** Files that declare it, by their names. */
const DECLARING = /^(?:api\/public\/(?!openapi\b).+\.json|indici\/[a-z-]+\.json)$/;

/** What a reading needs of who keeps files between one answer and the next. */
export interface Holder {
  /** A file of a release that is kept, in memory or beyond. */
  kept(release: string, name: string): Promise<Uint8Array | null>;
  /** The file as its place has it now. */
  readonly read: Read;
  /** The release that the place has now. */
  look(): Promise<string>;
  /** Held against what is known of the release; rejects where it is something else. */
  check(release: string, name: string, bytes: Uint8Array): Promise<void>;
}

/** Reads the files of one answer. */
export class Reading {
  readonly #holder: Holder;
  /** What was read, by name. */
  readonly fetched = new Map<string, Uint8Array>();
  /** The release that the answer is made of, as soon as a file has said it. */
  release: string | undefined;
  /** Whether something was read that does not say its release itself, and nothing behind it that does. */
  unsure = false;
  /** Why reading failed first, `undefined` where it did not. */
  failure: unknown;
  #asked = 0;
  #underway = 0;
  #first: Promise<unknown> | undefined;

  /** @param release that of what is kept, `undefined` where nothing is */
  constructor(holder: Holder, release: string | undefined) {
    this.#holder = holder;
    this.release = release;
  }

  /** Reads a file: a kept one, else from its place. */
  readonly read: Read = async (name) => {
    try {
      const held = this.fetched.get(name);
      if (held) return held;
      // What does not say its release itself stands between two things that do.
      if (this.release === undefined && !DECLARING.test(name)) await this.#first?.catch(() => undefined);
      if (this.release === undefined && !DECLARING.test(name)) this.release = await this.#holder.look();
      const kept = this.release === undefined ? null : await this.#holder.kept(this.release, name);
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
      if (this.release === undefined) {
        this.release = await this.#holder.look();
        return this.#ask(name);
      }
    } else {
      this.release ??= release;
      if (this.release !== release) throw new ReleaseChanged();
      // All that came before it is of its release.
      if (alone && turn === this.#asked) this.unsure = false;
    }
    if (bytes) await this.#holder.check(this.release, name, bytes);
    return bytes;
  }
}
