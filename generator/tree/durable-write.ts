/**
 * Files that are on disk when it counts: written at once, flushed to disk while the run goes on, awaited before a tree is published.
 * Any thread can have its own.
 */

import { closeSync, fsync, openSync, writeFileSync } from "node:fs";

/** Files flushed side by side while others work: two of the four threads that Node.js has for all files, so that reading goes on. */
const BESIDE = 2;
/** While nobody works, and the disk takes several at once. */
const ALONE = 16;

/**
 * Writes a file that is not there yet. What is published may share its content with an earlier tree: a file is never written over.
 *
 * @throws Error with code `EEXIST` where the file is there
 * @example writeNew("/tmp/tree/health.json", "{}\n")
 */
export function writeNew(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flag: "wx" });
}

/** Flushes files to disk, in the order in which they were handed over. A descriptor is open only while its file is flushed. */
export class DurableFiles {
  readonly #waiting: string[] = [];
  /** Where the next one stands in `#waiting`. */
  #next = 0;
  #flushing = 0;
  #atOnce = BESIDE;
  #failure: Error | null = null;
  #idle: (() => void)[] = [];

  /**
   * Writes a new file and flushes it later.
   *
   * @throws as `writeNew`
   * @example files.write("/tmp/tree/health.json", "{}\n"); await files.settled();
   */
  write(file: string, content: string | Uint8Array): void {
    writeNew(file, content);
    this.flush(file);
  }

  /** Flushes, later, a file or a folder that is there already: nothing is added to it afterwards. */
  flush(file: string): void {
    if (this.#failure) return;
    this.#waiting.push(file);
    this.#start();
  }

  #start(): void {
    while (this.#flushing < this.#atOnce && this.#next < this.#waiting.length) {
      try {
        this.#one(openSync(this.#waiting[this.#next++]!, "r"));
      } catch (error) {
        this.#fail(error as Error);
      }
    }
    if (this.#flushing > 0 || this.#next < this.#waiting.length) return;
    this.#waiting.length = 0;
    this.#next = 0;
    for (const done of this.#idle.splice(0)) done();
  }

  #one(handle: number): void {
    this.#flushing++;
    fsync(handle, (error) => {
      closeSync(handle);
      this.#flushing--;
      if (error) this.#fail(error);
      this.#start();
    });
  }

  /** The first failure counts: the tree is not to be published, and nothing more needs to be flushed. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#waiting.length = 0;
    this.#next = 0;
  }

  /**
   * Waits until everything handed over is on disk.
   *
   * @throws Error of the system where a file could not be flushed
   */
  async settled(): Promise<void> {
    this.#atOnce = ALONE;
    await new Promise<void>((done) => {
      this.#idle.push(done);
      this.#start();
    });
    this.#atOnce = BESIDE;
    if (this.#failure) throw this.#failure;
  }
}
