/**
 * Names of acts are compared by key: small words dropped, every word replaced by the abbreviation that Italian drafting
 * uses for it, all joined. So `decreto-legge`, `decretolegge`, `D.L.` and `dl` share the key `dl`, and
 * `codice di procedura penale` the key of `cod. proc. pen.`.
 */

/** The abbreviation of each word that has one. */
export type Abbreviations = ReadonlyMap<string, string>;

const SMALL =
  /^(?:d(?:el(?:l[aeo]?)?|ei|egli|i|all[ae]?)|nell[ae]?|su(?:l(?:l[aeo]?)?|gli|i)?|all[ae]?|il|l[aeo]|gli|in|per|anno)$/;

const WORD = /([ .'-]{0,3})([a-z0-9]+)/y;

/** The longest name has 13 words: decreto del Capo del Governo, Primo Ministro ... */
const MOST_WORDS = 14;

/**
 * The keys of the names that may begin at a word, each with the position where it ends, shortest first. `text` is lower
 * case and without accents.
 *
 * @param beginnings the beginnings of the keys that are looked for: others are not gone after
 * @example keysAt("codice di procedura penale", 0, abbreviations) // [["cod", 6], ["codproc", 19], ["codprocpen", 26]]
 */
export function keysAt(
  text: string,
  from: number,
  abbreviations: Abbreviations,
  beginnings?: ReadonlySet<string>,
): [key: string, end: number][] {
  const keys: [string, number][] = [];
  let key = "";
  let previous = "";
  let skipped = false;
  let gap = "";
  WORD.lastIndex = from;
  for (let words = 0; words < MOST_WORDS; words++) {
    const [, between = "", word] = WORD.exec(text) ?? [];
    if (!word || (words === 0 && between)) break;
    const end = WORD.lastIndex;
    // `c.c. e art. 5`, `c.p. a norma`: the word is the sentence's, not one more initial.
    if (/^[aeiou]$/.test(word) && between.includes(" ") && gap.includes(".") && text[end] !== ".") break;
    gap = between;
    const elided = text[end] === "'" && /[a-z0-9]/.test(text[end + 1] ?? "");
    if (elided || SMALL.test(word)) {
      // After a single letter a small word belongs to the sentence: `lettera d della legge`.
      if (previous.length < 2 && previous !== "e") break;
      skipped = true;
    } else {
      const short = abbreviations.get(word) ?? word;
      // `il decreto della legge` is no decree-law.
      if (skipped && key === "d" && short.startsWith("l")) break;
      key += short;
      if (beginnings && !beginnings.has(key)) break;
      keys.push([key, end]);
      skipped = false;
      previous = word;
    }
  }
  return keys;
}

/**
 * The key of a name that stands alone, written with hyphens or as in a text; empty where it is not one name.
 *
 * @example keyOf("codice-dell-ambiente", abbreviations) // "codamb"
 */
export function keyOf(name: string, abbreviations: Abbreviations): string {
  // In a slug the apostrophe of `d'impresa` is a hyphen.
  const text = name.replace(/-([dl])-/g, "-$1'");
  const [key, end] = keysAt(text, 0, abbreviations).at(-1) ?? ["", 0];
  return /[a-z0-9]/.test(text.slice(end)) ? "" : key;
}
