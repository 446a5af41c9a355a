/** Long texts result by result: what fits into one, and what the rest is called by. */

/** What a text is made of: an article of an act, a comma or a note of an article. */
export interface TextUnit {
  /** As the text numbers it; `null` where it does not. */
  readonly numero: string | null;
  readonly text: string;
}

/** A unit, or a piece of one that is too long for a result. */
interface Part<U extends TextUnit> {
  readonly unit: U;
  /** Whether the unit begins here. */
  readonly begins: boolean;
  readonly text: string;
}

export interface TextWindow<U extends TextUnit> {
  readonly parts: readonly Part<U>[];
  /** Where the rest begins, and how many units of it there are, one that is under way among them; `null` where all is said. */
  readonly next: { readonly from: string; readonly left: number } | null;
}

/** Where a text that is too long is cut: behind a line, else behind a word. */
function cutAt(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const before = text.slice(0, most);
  return before.lastIndexOf("\n") + 1 || before.lastIndexOf(" ") + 1 || most;
}

function* partsOf<U extends TextUnit>(unit: U, most: number): Generator<Part<U>> {
  for (let at = 0; at < unit.text.length; ) {
    const end = at + cutAt(unit.text.slice(at, at + most + 1), most);
    yield { unit, begins: at === 0, text: unit.text.slice(at, end) };
    at = end;
  }
}

/** What a part is called to go on from it: its number, or `#` and its place where that is not clear. */
function nameOf<U extends TextUnit>(parts: readonly Part<U>[], at: number): string {
  const part = parts[at];
  const numero = part?.begins ? part.unit.numero : null;
  const alone = numero !== null && parts.filter((one) => one.begins && one.unit.numero === numero).length === 1;
  return alone ? numero : `#${at + 1}`;
}

function placeOf<U extends TextUnit>(parts: readonly Part<U>[], from: string): number {
  const place = /^#(\d{1,6})$/.exec(from)?.[1];
  if (place === undefined) return parts.findIndex(({ begins, unit }) => begins && unit.numero === from);
  return Number(place) <= parts.length ? Number(place) - 1 : -1;
}

/**
 * What of a text fits into a result.
 *
 * @param most characters of text in one result
 * @param from where to begin, as `next.from` of the result before said it; by default at the beginning
 * @returns `null` where there is no such place
 * @example textWindow([{ numero: "1", text: "Uno.\n" }, { numero: "2", text: "Due.\n" }], 8)
 *   // { parts: [{ unit: { numero: "1", ... }, begins: true, text: "Uno.\n" }], next: { from: "2", left: 1 } }
 */
export function textWindow<U extends TextUnit>(units: readonly U[], most: number, from?: string): TextWindow<U> | null {
  const all = units.flatMap((unit) => [...partsOf(unit, most)]);
  const start = from === undefined ? 0 : placeOf(all, from);
  if (start < 0) return null;
  let [length, beyond] = [0, start];
  for (; beyond < all.length; beyond++) {
    length += all[beyond]?.text.length ?? 0;
    if (length > most) break;
  }
  if (beyond === all.length) return { parts: all.slice(start), next: null };
  const rest = all.slice(beyond);
  const left = rest.filter(({ begins }) => begins).length + (rest[0]?.begins ? 0 : 1);
  return { parts: all.slice(start, beyond), next: { from: nameOf(all, beyond), left } };
}
