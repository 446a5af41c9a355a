import { foldSigns } from "../fold.ts";

/** A text prepared for the grammar, which then needs no case, no accents and no runs of white space. */
export interface Plain {
  /** Lower case, accents dropped, white space collapsed, one apostrophe, one hyphen; left out parts are `\0`. */
  readonly text: string;
  /** Position in `raw` of every character of `text`, and of its end. */
  readonly at: readonly number[];
  readonly raw: string;
  /** Whether the sign at a place of `text` is a capital in `raw`. */
  readonly isCapital: (place: number) => boolean;
}

const SAME: ReadonlyMap<string, string> = new Map(
  [
    "'\u2018\u2019\u02bc\u00b4`",
    '"\u201c\u201d\u201e',
    "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
    "\u00b0\u00ba",
    "/\\\u2044\u2215",
    " _",
  ].flatMap((alike) => [...alike].map((sign) => [sign, alike.charAt(0)] as const)),
);

function folded(sign: string): string {
  if (/\s/.test(sign)) return " ";
  const same = SAME.get(sign);
  if (same !== undefined) return same;
  // A ligature is all its letters, `№` is the `n` that stands for the word.
  const usual = foldSigns(sign);
  return /\p{L}/u.test(sign) ? usual : usual.charAt(0);
}

/**
 * Prepares a text for the grammar. The positions that `skipped` marks are left out.
 *
 * @example plain("L’ART.  3").text // "l'art. 3"
 */
export function plain(raw: string, skipped?: Uint8Array): Plain {
  const signs: string[] = [];
  const at: number[] = [];
  let last = "";
  for (let i = 0; i < raw.length; i++) {
    const sign = skipped?.[i] ? "\0" : folded(raw.charAt(i));
    if (sign === "" || (/[ \0]/.test(sign) && sign === last)) continue;
    for (const one of sign) {
      signs.push(one);
      at.push(i);
    }
    last = sign;
  }
  at.push(raw.length);
  // Joined once: looking at the end of a text that still grows copies it every time.
  return { text: signs.join(""), at, raw, isCapital: (place) => /\p{Lu}/u.test(raw.charAt(at[place] ?? raw.length)) };
}

/**
 * The words of the original text at a place of the prepared one, white space collapsed.
 *
 * @example rawText(plain("Legge  241/1990"), 0, 9) // "Legge 241"
 */
export function rawText({ raw, at }: Plain, start: number, end: number): string {
  return raw.slice(at[start], at[end]).replace(/\s+/g, " ").trim();
}
