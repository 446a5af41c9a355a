/** The same thing in all versions of an act: what is an article of one version in the others, and where it reads otherwise. */

import { getOrMake } from "../../collections/get-or-make.ts";

/** Something that stands in a version: an article, an attachment. */
export interface Entry {
  /** Unique in its version; the same in all versions. */
  readonly key: string;
  /** All of it. */
  readonly line: string;
  /** What must be the same in two versions for their lines to be one: absent where it is the line. */
  readonly same?: string;
}

/** Versions that follow each other, in which an entry is the same; 0 is the newest. */
export interface Span<E extends Entry> {
  readonly from: number;
  readonly to: number;
  /** As the newest of them has it. */
  readonly entry: E;
}

/** An entry through all versions, the newest first; it may be absent in between. */
export interface Strand<E extends Entry> {
  readonly key: string;
  readonly spans: readonly Span<E>[];
}

export interface Strands<E extends Entry> {
  /** In the order of the newest version; what only earlier versions have comes after what it follows there. */
  readonly strands: readonly Strand<E>[];
  /** Positions in `strands`, by version, of the versions whose own order is another one. */
  readonly orders: ReadonlyMap<number, readonly number[]>;
}

const sameIn = ({ same, line }: Entry) => same ?? line;

/** The keys of all versions in one order. */
function mergedOrder(versions: readonly (readonly Entry[])[]): string[] {
  const following = new Map<string | null, string | null>([[null, null]]);
  for (const version of versions) {
    let before: string | null = null;
    for (const { key } of version) {
      if (!following.has(key)) {
        following.set(key, following.get(before) ?? null);
        following.set(before, key);
      }
      before = key;
    }
  }
  const order: string[] = [];
  for (let key = following.get(null) ?? null; key !== null; key = following.get(key) ?? null) order.push(key);
  return order;
}

/**
 * Follows each entry through the versions of an act.
 *
 * @param versions the newest first; keys are unique in each
 * @example strandsOf([[{ key: "1", line: "a" }], [{ key: "1", line: "b" }]]).strands[0].spans
 *   // [{ from: 0, to: 0, entry: { key: "1", line: "a" } }, { from: 1, to: 1, entry: { key: "1", line: "b" } }]
 */
export function strandsOf<E extends Entry>(versions: readonly (readonly E[])[]): Strands<E> {
  const spans = new Map<string, { from: number; to: number; entry: E }[]>();
  for (const [version, entries] of versions.entries())
    for (const entry of entries) {
      const own = getOrMake(spans, entry.key, () => []);
      const last = own.at(-1);
      if (last && last.to === version - 1 && sameIn(last.entry) === sameIn(entry)) last.to = version;
      else own.push({ from: version, to: version, entry });
    }
  const order = mergedOrder(versions);
  const position = new Map(order.map((key, at) => [key, at]));
  const orders = new Map<number, readonly number[]>();
  for (const [version, entries] of versions.entries()) {
    const own = entries.map(({ key }) => position.get(key) ?? 0);
    if (own.some((at, i) => i > 0 && at < (own[i - 1] ?? 0))) orders.set(version, own);
  }
  return { strands: order.map((key) => ({ key, spans: spans.get(key) ?? [] })), orders };
}
