import type { Clock } from "./clock.ts";

/** Milliseconds between two requests to one host: the official hosts publish no quota, and two a second have gone well. */
const BETWEEN = 500;

/** Gives each host one request at a time, and at most two a second. */
export class Turns {
  readonly #clock: Clock;
  readonly #last = new Map<string, Promise<void>>();
  readonly #started = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does some work with a host when its turn comes. */
  async take<T>(host: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve();
    let release = () => {};
    this.#last.set(
      host,
      new Promise((done) => {
        release = done;
      }),
    );
    await before;
    try {
      const wait = (this.#started.get(host) ?? Number.NEGATIVE_INFINITY) + BETWEEN - this.#clock.now();
      if (wait > 0) await this.#clock.sleep(wait);
      this.#started.set(host, this.#clock.now());
      return await work();
    } finally {
      release();
    }
  }
}
