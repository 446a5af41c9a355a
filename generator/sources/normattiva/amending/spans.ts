/** Stretches of a text, in order and apart from each other. */

import { partitionPoint } from "../../../collections/partition-point.ts";
import type { Span } from "../../../law/grammar/lexer.ts";

/** Index of the first of some spans that begins at a place or behind it; found by halving. */
export const firstFrom = (spans: readonly Span[], place: number): number =>
  partitionPoint(spans.length, (at) => (spans[at]?.start ?? 0) < place);

/** The one of some spans that a place lies in. */
export function spanAt<S extends Span>(spans: readonly S[], place: number): S | undefined {
  const span = spans[firstFrom(spans, place + 1) - 1];
  return span !== undefined && place < span.end ? span : undefined;
}

/** The spans that begin between two places, as they stand behind the first. */
export const within = <S extends Span>(spans: readonly S[], start: number, end: number): S[] =>
  spans
    .slice(firstFrom(spans, start), firstFrom(spans, end))
    .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));

/** Spans in order and apart, in place of some that may overlap. */
export function united(spans: readonly Span[]): Span[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** What stands between those places of a text that an expression finds. */
export function* stretchesBetween(text: string, separator: RegExp): Generator<Span> {
  let start = 0;
  for (const { index, 0: found } of text.matchAll(separator)) {
    yield { start, end: index };
    start = index + found.length;
  }
  yield { start, end: text.length };
}

/** Blanks in the place of some words, so that all others stay where they are. */
export const blank = (words: string): string => " ".repeat(words.length);

/**
 * A text with another sign in the place of each letter of some stretches; it stays as long.
 *
 * @example blanked("le parole «uno»", [{ start: 10, end: 15 }]) // "le parole      "
 */
export function blanked(text: string, spans: readonly Span[], sign = " "): string {
  let seen = "";
  let from = 0;
  for (const { start, end } of spans) {
    seen += text.slice(from, start) + sign.repeat(end - start);
    from = end;
  }
  return seen + text.slice(from);
}
