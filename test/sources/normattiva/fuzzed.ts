/** Official acts and bills with odd things done to them, the same for the same seed. */

/** Numbers from 0 to below 1, by the linear congruence of Numerical Recipes. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const ODD = ["", " ", "2 bis", "a/b", "x y/z", "99999999999", "2020-13-45", "urn:nir:", "#", "é", "../..", "0", "null"];
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /\s+[\w:.-]+="[^"]*"/g;

type Change = (text: string, random: () => number) => string;

/** Replaces one of the matches of a pattern. */
function one(text: string, pattern: RegExp, random: () => number, put: (found: RegExpMatchArray) => string): string {
  const found = [...text.matchAll(pattern)];
  const chosen = found[Math.floor(random() * found.length)];
  if (chosen === undefined) return text;
  return text.slice(0, chosen.index) + put(chosen) + text.slice(chosen.index + chosen[0].length);
}

/** An element that holds no other, with its text. */
const LEAF = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*>([^<]*)<\/\1>/g;
const EMPTY = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*\/>/g;

const pick = <T>(of: readonly T[], random: () => number): T | undefined => of[Math.floor(random() * of.length)];

/** Changes of one place. */
const CHANGES: readonly Change[] = [
  // An attribute goes, becomes odd, or stands there twice under another name.
  (text, random) => one(text, ATTRIBUTE, random, () => ""),
  (text, random) => one(text, ATTRIBUTE, random, ([all]) => all.replace(/"[^"]*"/, `"${pick(ODD, random)}"`)),
  (text, random) => one(text, ATTRIBUTE, random, ([all]) => `${all} x${all.trim()}`),
  (text, random) => one(text, ATTRIBUTE, random, ([all]) => `${all}${all}`),
  // An element goes, or stands there twice.
  (text, random) => one(text, LEAF, random, () => ""),
  (text, random) => one(text, EMPTY, random, () => ""),
  (text, random) => one(text, LEAF, random, ([all]) => all + all),
  (text, random) => one(text, /<article\b[\s\S]*?<\/article>/g, random, ([all]) => all + all),
  (text, random) => one(text, /<meta>[\s\S]*?<\/meta>/g, random, ([all]) => all + all),
  // A text is another's, is cut, or is odd.
  (text, random) => {
    const other = pick([...text.matchAll(LEAF)], random)?.[3] ?? "";
    return one(text, LEAF, random, ([all, , , inside = ""]) => all.replace(`>${inside}<`, () => `>${other}<`));
  },
  (text, random) =>
    one(text, LEAF, random, ([all, , , inside = ""]) =>
      all.replace(`>${inside}<`, () => `>${inside.slice(0, inside.length / 2)}<`),
    ),
  (text, random) =>
    one(text, LEAF, random, ([all, , , inside = ""]) => all.replace(`>${inside}<`, () => `>${pick(ODD, random)}<`)),
  // Two values of attributes are swapped for one.
  (text, random) => {
    const other = /"[^"]*"/.exec(pick([...text.matchAll(ATTRIBUTE)], random)?.[0] ?? '""')?.[0] ?? '""';
    return one(text, ATTRIBUTE, random, ([all]) => all.replace(/"[^"]*"/, () => other));
  },
];

/** Changes of the text as a whole. */
const CHANGES_OF_ALL: readonly Change[] = [
  // All elements of a name are called otherwise.
  (text, random) => {
    const name = pick([...new Set([...text.matchAll(TAG)].map(([, , tag = ""]) => tag))], random) ?? "";
    return text.replace(TAG, (all, end, tag, rest, empty) => (tag === name ? `<${end}altro${rest}${empty}>` : all));
  },
  // The end is missing.
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
];

/** What an act or a bill says of itself, where odd things do the most, ends here. */
const HEAD_END = /<analysis|<body/;

/**
 * A text with one to three odd things done to it.
 *
 * @example fuzzed(xml, 7) === fuzzed(xml, 7) // true
 */
export function fuzzed(text: string, seed: number): string {
  const random = numbers(seed * 7919 + 1);
  // The first numbers of neighbouring seeds are alike.
  for (let n = 0; n < 8; n++) random();
  let out = text;
  for (let n = Math.floor(random() * 3) + 1; n > 0; n--) {
    const at = random() < 0.5 ? out.search(HEAD_END) : -1;
    const end = at === -1 ? out.length : at;
    if (random() < 0.15) out = pick(CHANGES_OF_ALL, random)?.(out, random) ?? out;
    else out = (pick(CHANGES, random)?.(out.slice(0, end), random) ?? out.slice(0, end)) + out.slice(end);
  }
  return out;
}
