/**
 * Files that are on disk when it counts: written and flushed while the run goes on, awaited before a tree is published. Creating a small
 * file costs more than making what stands in it: that is the system's work, which another processor does meanwhile.
 */

import { close, fsync, open, readFileSync, writeFile, writeFileSync } from "node:fs";

/** Files in the making side by side while others work: all but one of the four threads that Node.js has for files. */
const BESIDE = 3;
/** While nobody works, and the disk takes several at once. */
const ALONE = 16;
/** Bytes that may wait; what comes beyond is written at once. */
const MOST_WAITING = 64 * 1024 * 1024;
/** Files that wait for the end to be flushed: so few take less time then than they take from those who work now. */
const MOST_LATE = 256;

/**
 * Writes a file that is not there yet. What is published may share its content with an earlier tree: a file is never written over.
 *
 * @throws Error with code `EEXIST` where the file is there
 * @example writeNew("tree/health.json", "{}\n")
 */
export function writeNew(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flag: "wx" });
}

/** Writes new files and flushes files to disk, in the order in which they were handed over. */
export class DurableFiles {
  readonly #waiting: string[] = [];
  /** Files that are there, to be flushed. */
  readonly #late: string[] = [];
  /** Where the next one stands in `#waiting`. */
  #next = 0;
  #atWork = 0;
  #atOnce = BESIDE;
  /** What is not written yet. */
  readonly #contents = new Map<string, Uint8Array>();
  #bytes = 0;
  #failure: Error | null = null;
  #idle: (() => void)[] = [];

  /**
   * Writes a new file and flushes it, later.
   *
   * @example files.write("tree/health.json", Buffer.from("{}\n")); await files.settled();
   */
  write(file: string, content: Uint8Array): void {
    if (this.#failure) return;
    if (this.#bytes + content.length > MOST_WAITING || this.#contents.has(file)) writeNew(file, content);
    else {
      this.#contents.set(file, content);
      this.#bytes += content.length;
    }
    this.#waiting.push(file);
    this.#start();
  }

  /** Flushes, later, a file or a folder that is there already: nothing is added to it afterwards. */
  flush(file: string): void {
    if (this.#failure) return;
    this.#late.push(file);
    if (this.#late.length > MOST_LATE) this.#flushLate();
  }

  #flushLate(): void {
    this.#waiting.push(...this.#late.splice(0));
    this.#start();
  }

  /** The bytes of a file that was handed over, written or not. */
  read(file: string): Buffer {
    const content = this.#contents.get(file);
    return content ? Buffer.from(content.buffer, content.byteOffset, content.length) : readFileSync(file);
  }

  #start(): void {
    while (this.#atWork < this.#atOnce && this.#next < this.#waiting.length) this.#one(this.#waiting[this.#next++]!);
    if (this.#atWork > 0 || this.#next < this.#waiting.length) return;
    this.#waiting.length = 0;
    this.#next = 0;
    for (const done of this.#idle.splice(0)) done();
  }

  #one(file: string): void {
    this.#atWork++;
    const content = this.#contents.get(file);
    const done = (error?: Error | null) => {
      this.#atWork--;
      if (content && this.#contents.delete(file)) this.#bytes -= content.length;
      if (error) this.#fail(error);
      this.#start();
    };
    open(file, content ? "wx" : "r", (error, handle) => {
      if (error) return done(error);
      const flush = (failed: Error | null) => {
        if (failed) return close(handle, () => done(failed));
        fsync(handle, (unflushed) => close(handle, (unclosed) => done(unflushed ?? unclosed)));
      };
      if (content) writeFile(handle, content, flush);
      else flush(null);
    });
  }

  /** The first failure counts: the tree is not to be published, and nothing more needs to be written. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#waiting.length = 0;
    this.#late.length = 0;
    this.#next = 0;
  }

  /** Gives up what is not written, and waits until nothing is in the making: then the folder can be removed. */
  async stopped(): Promise<void> {
    this.#fail(new Error("scrittura interrotta"));
    await this.settled().catch(() => {});
  }

  /**
   * Waits until everything handed over is on disk.
   *
   * @throws Error of the system where a file could not be written or flushed (`EEXIST` where a new one was there)
   */
  async settled(): Promise<void> {
    this.#atOnce = ALONE;
    await new Promise<void>((done) => {
      this.#idle.push(done);
      this.#flushLate();
    });
    this.#atOnce = BESIDE;
    if (this.#failure) throw this.#failure;
  }
}
