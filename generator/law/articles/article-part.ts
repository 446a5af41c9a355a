/** Parts of an article, spelled `comma 1-bis, lettera e), numero 3)`, `ultimo comma` or `rubrica`. */

import { articleNumber } from "./article-number.ts";

/** The steps that lead to a part; each stands for what is inside the one before. */
export interface PartSteps {
  readonly comma?: string | undefined;
  readonly lettera?: string | undefined;
  readonly numero?: string | undefined;
}

/**
 * The name of a part, `null` where no step is given. A step below one that is not given stands alone (`lettera a)` of an article
 * whose commi have no numbers). A comma that has no number (`ultimo`) is spelled as it is written: `ultimo comma`.
 *
 * @param inNumber whether the letter lies in the number, as in acts of old
 * @example partName({ comma: "2", lettera: "b", numero: "3" }) // "comma 2, lettera b), numero 3)"
 */
export function partName({ comma, lettera, numero }: PartSteps, inNumber = false): string | null {
  const letter = lettera === undefined ? [] : [`lettera ${lettera})`];
  const number = numero === undefined ? [] : [`numero ${numero})`];
  const steps = [
    comma === undefined ? [] : /^\p{L}/u.test(comma) ? `${comma} comma` : `comma ${comma}`,
    ...(inNumber ? [number, letter] : [letter, number]),
  ].flat();
  return steps.length === 0 ? null : steps.join(", ");
}

/**
 * Whether a part is another one or lies inside it; `null` is the whole article.
 *
 * @example isWithin("comma 2, lettera b)", "comma 2") // true
 * @example isWithin("comma 21", "comma 2") // false
 */
export function isWithin(inner: string | null, outer: string | null): boolean {
  return outer === null || inner === outer || (inner?.startsWith(`${outer}, `) ?? false);
}

const COMMA = /__para_([^_]+)(?=__|$)/;
const POINT = /__point_([^_]+)(?=__|$)/;

/**
 * The part that the fragment of an address names; `null` where it names the whole article.
 *
 * @example partOfFragment("~art_30__para_2__point_b-bis") // "comma 2, lettera b-bis)"
 */
export function partOfFragment(fragment: string): string | null {
  const comma = COMMA.exec(fragment)?.[1]?.trimStart().replace(/\.$/, "");
  const point = POINT.exec(fragment)?.[1]
    ?.trimStart()
    .replace(/(?<![.)\s])[.)\s]+$/, "");
  return partName({
    comma: comma === undefined ? undefined : (articleNumber(comma) ?? undefined),
    lettera: point !== undefined && !/^\d/.test(point) ? point : undefined,
    numero: point !== undefined && /^\d/.test(point) ? point : undefined,
  });
}

/** Of two parts the narrower, `undefined` where neither lies inside the other. */
export function narrower(a: string | null, b: string | null): string | null | undefined {
  if (isWithin(a, b)) return a;
  return isWithin(b, a) ? b : undefined;
}
