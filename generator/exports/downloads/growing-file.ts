import { createHash } from "node:crypto";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { assertNoPerson } from "../../tree/no-person.ts";
import type { Staging } from "../../tree/staging.ts";

/** Bytes gathered before they are written. */
const CHUNK = 1 << 20;

/** Bytes of two pieces that are looked at together. */
const OVERLAP = 64;

/** What is known of a file besides its content. */
interface FileFacts {
  /** Rows, lines or nodes in it. */
  readonly records?: number;
}

/** A file of the tree that is written piece by piece, however large: nothing of it stays in memory. */
export class GrowingFile {
  readonly #staging: Staging;
  readonly #name: string;
  readonly #handle: number;
  readonly #hash = createHash("sha256");
  readonly #pending: Uint8Array[] = [];
  /** The last bytes that were written. */
  #end: Uint8Array = new Uint8Array();
  #waiting = 0;
  #bytes = 0;

  /** @param name path in the tree */
  constructor(staging: Staging, name: string) {
    this.#staging = staging;
    this.#name = name;
    this.#handle = openSync(staging.locateNew(name), "wx");
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#bytes;
  }

  write(content: string | Uint8Array): void {
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    this.#pending.push(bytes);
    this.#waiting += bytes.length;
    this.#bytes += bytes.length;
    if (this.#waiting >= CHUNK) this.#flush();
  }

  #flush(): void {
    const all = Buffer.concat(this.#pending);
    this.#pending.length = 0;
    this.#waiting = 0;
    // What was written before goes along: a code may begin in one piece and end in the next.
    assertNoPerson(this.#name, Buffer.concat([this.#end, all]));
    this.#end = Buffer.from(all.subarray(-OVERLAP));
    this.#hash.update(all);
    // All of it, where the system takes less at once.
    writeFileSync(this.#handle, all);
  }

  /** Ends the file and enters it in the manifest. */
  end(facts: FileFacts = {}): void {
    this.#flush();
    closeSync(this.#handle);
    this.#staging.enter({ path: this.#name, bytes: this.#bytes, sha256: this.#hash.digest("hex"), ...facts });
  }
}
