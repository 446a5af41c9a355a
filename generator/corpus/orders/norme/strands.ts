/** The same thing in all versions of an act: what is an article of one version in the others, and where it reads otherwise. */

import { getOrMake } from "../../../collections/get-or-make.ts";

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
interface Span<E extends Entry> {
  readonly from: number;
  readonly to: number;
  /** As the served version has it, else the newest of them. */
  readonly entry: E;
}

/** An entry through all versions, the newest first; it may be absent in between. */
export interface Strand<E extends Entry> {
  readonly key: string;
  readonly spans: readonly Span<E>[];
}

export interface Strands<E extends Entry> {
  /** In the order of the served version; what only others have comes after what it follows there. */
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

/** The span that a version is in; `undefined` where the version does not have the entry. */
export const spanIn = <E extends Entry>({ spans }: Strand<E>, version: number): Span<E> | undefined =>
  spans.find(({ from, to }) => from <= version && version <= to);

/**
 * Follows each entry through the versions of an act.
 *
 * @param versions the newest first; keys are unique in each
 * @param served the version whose order and lines come first
 * @example strandsOf([[{ key: "1", line: "a" }], [{ key: "1", line: "b" }]], 0).strands[0].spans
 *   // [{ from: 0, to: 0, entry: { key: "1", line: "a" } }, { from: 1, to: 1, entry: { key: "1", line: "b" } }]
 */
export function strandsOf<E extends Entry>(versions: readonly (readonly E[])[], served: number): Strands<E> {
  const spans = new Map<string, { from: number; to: number; entry: E }[]>();
  for (const [version, entries] of versions.entries())
    for (const entry of entries) {
      const own = getOrMake(spans, entry.key, () => []);
      const last = own.at(-1);
      if (last && last.to === version - 1 && sameIn(last.entry) === sameIn(entry)) {
        last.to = version;
        if (version === served) last.entry = entry;
      } else own.push({ from: version, to: version, entry });
    }
  const order = mergedOrder([...versions.slice(served, served + 1), ...versions.toSpliced(served, 1)]);
  const position = new Map(order.map((key, at) => [key, at]));
  const orders = new Map<number, readonly number[]>();
  for (const [version, entries] of versions.entries()) {
    const own = entries.map(({ key }) => position.get(key) ?? 0);
    if (own.some((at, i) => i > 0 && at < (own[i - 1] ?? 0))) orders.set(version, own);
  }
  return { strands: order.map((key) => ({ key, spans: spans.get(key) ?? [] })), orders };
}
