/** HTTP as every source needs it: proxies, mirrors, redirects, one request at a time per host. */

import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { EnvHttpProxyAgent, request } from "undici";
import { FetchRefused, HostClosed } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import type { Clock } from "./clock.ts";
import { codeOf } from "./persist.ts";

/** Milliseconds between two requests to one host: the official hosts publish no quota, and two a second have gone well. */
const BETWEEN = 500;

/** Gives each host one request at a time, and at most two a second. */
class Turns {
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
      const wait = (this.#started.get(host) ?? Number.NEGATIVE_INFINITY) + BETWEEN - this.#clock.elapsed();
      if (wait > 0) await this.#clock.sleep(wait);
      this.#started.set(host, this.#clock.elapsed());
      return await work();
    } finally {
      release();
    }
  }
}

export interface HttpRequest {
  readonly method?: "GET" | "POST" | "PUT";
  /** Official address, `https`. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  /** By lower-case name; of a repeated one the first. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
  /** Official address that answered, after redirects. */
  readonly address: string;
}

/** Says who asks, and for what. */
const USER_AGENT = "api-diritto-italiano/1.0 (official open data, republished as static files)";
const MOST_REDIRECTS = 5;
/** The name of a host, as the first piece of a mirror's path: `dati.camera.it`. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A host that cannot be reached at all; what follows an answer is another fault. */
const UNREACHED: ReadonlySet<string> = new Set(
  "ENOTFOUND EAI_AGAIN ENETUNREACH ENETDOWN EHOSTUNREACH ECONNREFUSED ETIMEDOUT UND_ERR_CONNECT_TIMEOUT".split(" "),
);
/** Times that a host is tried while none has answered. */
const TRIES_OFFLINE = 3;

/** Opens what a host compresses though nobody asked for it, as it may (RFC 9110, 12.5.3). */
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A body as it was before its host compressed it. */
function decoded(body: Readable, headers: Readonly<Record<string, string>>, address: string): Readable {
  let plain = body;
  for (const named of (headers["content-encoding"] ?? "identity").toLowerCase().split(",").reverse()) {
    const coding = named.trim();
    if (coding === "identity" || coding === "") continue;
    const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
    if (decoder === undefined) throw new FetchRefused(FETCH_TEXTS.unknownCoding(address, coding));
    // Whoever reads what is decoded hears of a fault of either.
    plain = pipeline(plain, decoder(), () => undefined);
  }
  return plain;
}

interface ConnectionOptions {
  /** Asked in place of every official host: `MIRROR/HOST/PATH?query` for `https://HOST/PATH?query`. */
  readonly mirror: string | null;
  readonly clock: Clock;
  /** Milliseconds without a byte after which a host is given up for now. */
  readonly silence?: number;
  /** Takes a line about a host that cannot be reached, at once. */
  readonly say: (line: string) => void;
}

export class Connection {
  readonly clock: Clock;
  /** Requests sent so far, redirects included. */
  sent = 0;
  /** Thrown by every exchange once no host answers: the run is over. */
  offline: FetchRefused | null = null;
  /** Times that each host asked has failed to be reached. */
  readonly #unreached = new Map<string, number>();
  #answered = false;
  /** What hosts that asked for too long a wait are refused with. */
  readonly #closed = new Map<string, HostClosed>();
  /** Takes a line about what a host does, at once. */
  readonly say: (line: string) => void;
  readonly #mirror: string | null;
  readonly #turns: Turns;
  readonly #agent: EnvHttpProxyAgent;

  constructor({ mirror, clock, say, silence = 120_000 }: ConnectionOptions) {
    this.clock = clock;
    this.say = say;
    this.#mirror = mirror === null ? null : new URL(mirror).href.replace(/\/$/, "");
    this.#turns = new Turns(clock);
    this.#agent = new EnvHttpProxyAgent({ headersTimeout: silence, bodyTimeout: silence });
  }

  /**
   * Where an official address is really asked. An address on the mirror itself is asked as it is.
   *
   * @example connection.place("https://dati.camera.it/sparql") // "http://127.0.0.1:9000/dati.camera.it/sparql" with that mirror
   */
  place(address: string): string {
    if (this.#mirror === null || address.startsWith(`${this.#mirror}/`)) return address;
    return `${this.#mirror}/${address.replace(/^https?:\/\//, "")}`;
  }

  /**
   * Where a redirect leads. Proxies write the mirror's own address into redirects, or its path alone: where that names an official host,
   * it is the official address again.
   */
  #next(location: string, address: string): string {
    const onMirror = new URL(location, this.place(address)).href;
    const rest =
      this.#mirror !== null && onMirror.startsWith(`${this.#mirror}/`) && onMirror.slice(this.#mirror.length + 1);
    if (rest === false) return new URL(location, address).href;
    const [host = ""] = rest.split(/[/?#]/, 1);
    if (host === new URL(address).host) return `https://${rest}`;
    const isWhole = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(location);
    if (!isWhole) return new URL(location, address).href;
    return HOST.test(host) ? `https://${rest}` : onMirror;
  }

  /**
   * Sends a request when its host's turn comes, follows redirects, and hands the answer over while the host's turn lasts.
   *
   * @param use takes the answer; must read its body to the end
   * @throws FetchRefused for a redirect that leads nowhere, or where no host answers
   * @throws Error of the network, with a `code`
   */
  async exchange<T>(wanted: HttpRequest, use: (answer: HttpAnswer) => Promise<T>): Promise<T> {
    let { address } = wanted;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const { host } = new URL(address);
      const work = async () => {
        const closed = this.#closed.get(host);
        if (closed !== undefined) throw closed;
        const answer = await this.#send({ ...wanted, address });
        const next = REDIRECTS.has(answer.status) && wanted.method !== "POST" ? answer.headers.location : undefined;
        if (next === undefined) return { used: await use(answer) };
        answer.body.resume();
        return { next: this.#next(next, address) };
      };
      const step = await this.#turns.take(host, work).catch((error: unknown) => {
        if (error instanceof HostClosed) this.#closed.set(host, error);
        throw error;
      });
      if ("used" in step) return step.used;
      address = step.next;
    }
    throw new FetchRefused(FETCH_TEXTS.redirects(wanted.address, MOST_REDIRECTS));
  }

  async #send({ method = "GET", address, headers = {}, body }: HttpRequest): Promise<HttpAnswer> {
    if (this.offline !== null) throw this.offline;
    this.sent++;
    const place = this.place(address);
    const { host } = new URL(place);
    if (!this.#unreached.has(host)) this.#unreached.set(host, 0);
    const answer = await request(place, {
      method,
      headers: { "user-agent": USER_AGENT, "accept-encoding": "identity", ...headers },
      ...(body !== undefined && { body }),
      dispatcher: this.#agent,
    }).catch((error: unknown) => {
      this.#missed(host, codeOf(error) ?? "");
      throw this.offline ?? error;
    });
    this.#answered = true;
    const first = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => {
      const text = Array.isArray(value) ? value[0] : value;
      return text === undefined ? [] : [[name, text]];
    });
    const all = Object.fromEntries(first);
    return { status: answer.statusCode, headers: all, body: decoded(answer.body, all, address), address };
  }

  /** Says that a host is out of reach, the first time; where none of those asked has answered, ends the run. */
  #missed(host: string, code: string): void {
    if (!UNREACHED.has(code)) return;
    const tries = (this.#unreached.get(host) ?? 0) + 1;
    this.#unreached.set(host, tries);
    const all = [...this.#unreached.values()];
    const first = all.reduce((sum, one) => sum + one, 0) === 1;
    if (first || (this.#answered && tries === 1)) this.say(FETCH_TEXTS.unreached(host, code));
    if (this.#answered || tries < TRIES_OFFLINE || all.includes(0)) return;
    this.offline ??= new FetchRefused(FETCH_TEXTS.offline([...this.#unreached.keys()].join(", "), code));
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }
}
