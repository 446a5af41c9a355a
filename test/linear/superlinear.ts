/** How work grows with the text it is done on: in steps, never in seconds. */

import { regexSteps } from "./regex-steps.ts";

/** Steps for each character of the text that no expression need justify: its work may begin at a length, as where another reader takes over. */
const FEW = 100;
/** A length, and how often the steps over it may be had over twice of it. */
interface Length {
  readonly length: number;
  readonly most: number;
}

/**
 * Lengths of texts, and how often the steps over one may be had over twice of it. What is exponential shows in short texts, which windows
 * of some hundred characters do not cut; work in such windows is quadratic there, and in long texts linear.
 */
const LENGTHS: readonly Length[] = [
  { length: 60, most: 5 },
  { length: 600, most: 2.5 },
];

/**
 * The regular expressions whose steps grow faster than the text; none where all are linear: twice the text, at most 2.5 times the steps.
 *
 * @param text by how often its piece is repeated
 */
export async function superlinear(
  text: (times: number) => string,
  work: (text: string) => unknown,
  lengths: readonly Length[] = LENGTHS,
): Promise<string[]> {
  const found: string[] = [];
  const piece = text(2).length - text(1).length;
  for (const { length, most } of lengths) {
    const times = Math.ceil(length / piece);
    const [short, long] = [text(times), text(2 * times)];
    const before = await regexSteps(() => work(short));
    for (const [name, steps] of await regexSteps(() => work(long)))
      if (steps > most * (before.get(name) ?? 0) && steps > FEW * long.length)
        found.push(`${name.slice(0, 200)}: ${before.get(name)} steps, then ${steps}`);
  }
  return found;
}
