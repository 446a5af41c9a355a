/** Clients that keep their connections and ask the same things again and again. */

import { createHash } from "node:crypto";
import { Agent, request } from "node:http";

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
  readonly digest: string;
}

/** Failures told by name. */
const TOLD = 10;

export class Clients {
  readonly #port: number;
  readonly #targets: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });
  /** Digests of the body of each target, one of each tree that was learned. */
  readonly #known = new Map<string, string[]>();
  /** The digest that each tag of a target stands for. */
  readonly #tags = new Map<string, string>();
  #loops: Promise<void>[] = [];
  #ending = false;
  #asked = 0;
  /** Everything that was not as it should. */
  readonly failures: string[] = [];
  /** Answers that said to come back later. */
  later = 0;

  constructor(port: number, targets: readonly string[]) {
    this.#port = port;
    this.#targets = targets;
  }

  #ask(target: string): Promise<Seen> {
    return new Promise((done, fail) => {
      // Nobody knows the parameter, and no answer is at hand that was made for it.
      const path = `${target}${target.includes("?") ? "&" : "?"}n=${this.#asked++}`;
      request({ host: "127.0.0.1", port: this.#port, path, agent: this.#agent }, (response) => {
        const hash = createHash("sha256");
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          hash.update(chunk);
        });
        const { statusCode: status = 0, headers } = response;
        response.on("error", fail).on("end", () => done({ status, headers, bytes, digest: hash.digest("hex") }));
      })
        .on("error", fail)
        .end();
    });
  }

  /** Requests sent. */
  get asked(): number {
    return this.#asked;
  }

  /** Takes what is answered now as the answers of a tree. */
  async learn(): Promise<void> {
    for (const target of this.#targets) {
      const { status, digest } = await this.#ask(target);
      if (status !== 200) throw new Error(`${target}: ${status} before anything was done`);
      this.#known.set(target, [...(this.#known.get(target) ?? []), digest]);
    }
  }

  /** Asks from so many clients until the end. */
  begin(clients: number): void {
    this.#loops = Array.from({ length: clients }, (_, i) => this.#loop(i));
  }

  async #loop(first: number): Promise<void> {
    for (let i = first; !this.#ending; i++) {
      const target = this.#targets[i % this.#targets.length] ?? "/";
      try {
        this.#judge(target, await this.#ask(target));
      } catch (error) {
        this.failures.push(`${target}: ${error}`);
      }
    }
  }

  #judge(target: string, { status, headers, bytes, digest }: Seen): void {
    if (status === 503 && headers["retry-after"] === "1") {
      this.later++;
      return;
    }
    if (status !== 200) this.failures.push(`${target}: status ${status}`);
    else if (Number(headers["content-length"]) !== bytes) this.failures.push(`${target}: cut at ${bytes} bytes`);
    else if (!this.#known.get(target)?.includes(digest)) this.failures.push(`${target}: of neither tree`);
    else {
      const tag = `${target} ${headers.etag}`;
      if ((this.#tags.get(tag) ?? digest) !== digest) this.failures.push(`${tag}: a tag of two bodies`);
      this.#tags.set(tag, digest);
    }
  }

  /** Waits for the last answers. */
  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#loops);
  }

  /** All answers are those of the tree learned at a place: 0 for the first. */
  async mustAnswerAs(tree: number): Promise<void> {
    for (const target of this.#targets) {
      const { digest } = await this.#ask(target);
      if (digest !== this.#known.get(target)?.[tree]) this.failures.push(`${target}: of an earlier tree at the end`);
    }
    this.#agent.destroy();
  }

  /** The first failures, and how many more there are. */
  told(): string[] {
    const more = this.failures.length - TOLD;
    return more > 0 ? [...this.failures.slice(0, TOLD), `and ${more} more`] : this.failures;
  }
}
