import { numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { doubled } from "../../collections/doubled.ts";
import type { Modifica } from "../../corpus/norme/relazione.ts";

/** A change between two acts, as the graph needs it. */
export type Arco = Pick<Modifica, "da" | "a" | "articolo_da" | "articolo_a" | "tipo">;

const FIRST_CAPACITY = 1 << 10;
/** What stands for the whole act among the names of articles. */
export const WHOLE = 0;

/** The number of a text, the next one where it is new. Asked millions of times: no function is made for it. */
function numberOf<K>(numbers: Map<K, number>, key: K): number {
  let found = numbers.get(key);
  if (found === undefined) {
    found = numbers.size;
    numbers.set(key, found);
  }
  return found;
}

/** Pairs of an act and an article, numbered as they are met: a hash table of integers, so that a million of them are a few megabytes. */
class PairIds {
  /** By number. */
  acts: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  articles: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  size = 0;
  /** Number + 1 of the pair in each slot, 0 where it is free; always more than half of them are. */
  #slots = new Uint32Array(FIRST_CAPACITY * 2);

  #slotOf(act: number, article: number): number {
    const mask = this.#slots.length - 1;
    let hash = Math.imul(act, 0x9e3779b1) ^ Math.imul(article + 1, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const found = numberAt(this.#slots, slot) - 1;
      if (this.acts[found] === act && this.articles[found] === article) break;
    }
    return slot;
  }

  idOf(act: number, article: number): number {
    let slot = this.#slotOf(act, article);
    if (this.#slots[slot] !== 0) return numberAt(this.#slots, slot) - 1;
    if (this.size === this.acts.length) {
      this.acts = doubled(this.acts);
      this.articles = doubled(this.articles);
      this.#slots = new Uint32Array(this.#slots.length * 2);
      for (let id = 0; id < this.size; id++) {
        const taken = this.#slotOf(numberAt(this.acts, id), numberAt(this.articles, id));
        this.#slots[taken] = id + 1;
      }
      slot = this.#slotOf(act, article);
    }
    this.acts[this.size] = act;
    this.articles[this.size] = article;
    this.#slots[slot] = ++this.size;
    return this.size - 1;
  }
}

/** Edges between nodes that are numbers, and what the numbers stand for. */
export class Edges {
  readonly #acts = new Map<string, number>();
  readonly #articles = new Map<string | null, number>([[null, WHOLE]]);
  readonly #tipi: Arco["tipo"][] = [];
  readonly #pairs = new PairIds();
  source: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  target: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  kind: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  /** How many edges there are. */
  size = 0;

  /** The number of a node, made where it is new. */
  node(eli: string, articolo: string | null): number {
    return this.#pairs.idOf(numberOf(this.#acts, eli), numberOf(this.#articles, articolo));
  }

  add(source: number, target: number, tipo: Arco["tipo"]): void {
    if (this.size === this.source.length) {
      this.source = doubled(this.source);
      this.target = doubled(this.target);
      this.kind = doubled(this.kind);
    }
    this.source[this.size] = source;
    this.target[this.size] = target;
    let kind = this.#tipi.indexOf(tipo);
    if (kind < 0) kind = this.#tipi.push(tipo) - 1;
    this.kind[this.size++] = kind;
  }

  /** The nodes so far, by number: positions in `elis` and in `articoli`. */
  nodes(): {
    readonly count: number;
    readonly act: Uint32Array;
    readonly article: Uint32Array;
    readonly elis: readonly string[];
    readonly articoli: readonly (string | null)[];
  } {
    const { size, acts, articles } = this.#pairs;
    return {
      count: size,
      act: acts,
      article: articles,
      elis: [...this.#acts.keys()],
      articoli: [...this.#articles.keys()],
    };
  }

  /** Kinds by name (code unit), and the place of each kind of `kind` among them. */
  kinds(): { readonly names: readonly Arco["tipo"][]; readonly rank: readonly number[] } {
    const names = this.#tipi.toSorted(byCodeUnit);
    return { names, rank: this.#tipi.map((tipo) => names.indexOf(tipo)) };
  }
}
