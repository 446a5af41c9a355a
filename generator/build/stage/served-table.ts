/**
 * The acts that are served, as every task knows them: in pages, each with the acts of some keys and all else that a citation with such a
 * key can mean. A task reads the pages that it asks for, and forgets the ones it read first once they fill its share of memory.
 */

import { Identities, type NoAct, type ResolvedAct, type ServedIdentity } from "../../corpus/norme/identities.ts";
import { type AttoSommario, citedKey } from "../../corpus/norme/sommario.ts";
import type { GraphActs } from "../../corpus/orders/norme/graph-nodes.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import type { AttoCitato } from "../../sources/normattiva/records.ts";

/** Acts of a page on average, at the most. */
const ON_A_PAGE = 16;

/** An act that inserts or replaces something in another one, and where its signals are. */
export interface Innovator {
  readonly eli: string;
  /** Name of its reading. */
  readonly reading: string;
  /** Offset, after line 1, and bytes of its signals in the reading. */
  readonly signals: readonly [start: number, bytes: number];
}

/** A page as it is written. */
export interface WrittenPage {
  readonly acts: readonly ServedIdentity[];
  /** Those of `uncertainIdentities`. */
  readonly uncertain: readonly string[];
  /** `AttoSommario.percorsi` of the acts that have any, by ELI. */
  readonly paths: readonly (readonly [eli: string, paths: AttoSommario["percorsi"]])[];
  /** Of the acts that say effects in articles where others inserted or replaced something: the others, by ELI. */
  readonly innovators: readonly (readonly [eli: string, by: readonly Innovator[]])[];
}

interface Page {
  readonly identities: Identities;
  readonly paths: ReadonlyMap<string, AttoSommario["percorsi"]>;
  readonly innovators: ReadonlyMap<string, readonly Innovator[]>;
  readonly bytes: number;
}

/** How many pages some acts take: a power of two. */
export function pagesFor(acts: number): number {
  let pages = 1;
  while (pages * ON_A_PAGE < acts) pages *= 2;
  return pages;
}

/** Reads pages by their number. */
interface PageSource {
  readonly count: number;
  /** @throws Damaged where it is not as it was written */
  at(page: number): Buffer;
}

export class ServedTable {
  readonly #source: PageSource;
  readonly #most: number;
  readonly #pages = new Map<number, Page>();
  #bytes = 0;
  /** What the graphs must know of the acts. */
  readonly graph: GraphActs;

  /** @param most bytes of pages that are held */
  constructor(source: PageSource, most: number) {
    this.#source = source;
    this.#most = most;
    this.graph = {
      served: (eli) => this.served(eli),
      elis: () => this.#elis(),
      percorso: (eli, articolo) => {
        const own = this.#page(bucketKeyOfEli(eli)).paths.get(eli);
        return own && Object.hasOwn(own, articolo) ? own[articolo] : undefined;
      },
      page: (eli) => bucketOf(bucketKeyOfEli(eli), source.count),
    };
  }

  #page(key: string): Page {
    const number = bucketOf(key, this.#source.count);
    return this.#pages.get(number) ?? this.#read(number);
  }

  #read(number: number): Page {
    const text = this.#source.at(number);
    const { acts, uncertain, paths, innovators }: WrittenPage = JSON.parse(text.toString());
    const page = {
      identities: new Identities(acts, new Set(uncertain)),
      paths: new Map(paths),
      innovators: new Map(innovators),
      bytes: text.length,
    };
    this.#pages.set(number, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#most) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
    return page;
  }

  *#elis(): Generator<string> {
    for (let page = 0; page < this.#source.count; page++)
      yield* (this.#pages.get(page) ?? this.#read(page)).identities.elis.keys();
  }

  /** As `Identities.resolve`. */
  resolve(cited: AttoCitato): ResolvedAct | NoAct {
    return this.#page(citedKey(cited)).identities.resolve(cited);
  }

  /**
   * Whether an act is served.
   *
   * @example stage.table.served("eli:/it/legge/1990/08/07/241") // true
   */
  served(eli: string): boolean {
    return this.identity(eli) !== undefined;
  }

  /** The acts that insert or replace something in articles of an act that say effects. */
  innovators(eli: string): readonly Innovator[] {
    return this.#page(bucketKeyOfEli(eli)).innovators.get(eli) ?? [];
  }

  /** The identity of an act; `undefined` where it is not served. */
  identity(eli: string): ServedIdentity | undefined {
    return this.#page(bucketKeyOfEli(eli)).identities.elis.get(eli);
  }
}
