/** From words to what is searched: stems, which are words without what tells gender and number; roots, by the rules of Snowball for Italian; words that are left out. */

/** Endings, the region that they must stand in, what takes their place, and what may go before them in turn. */
type Ending = readonly [list: string, region: 0 | 1 | 2, instead?: string, before?: string];

/** What is known of the words of a language; lists are divided by blanks. */
export interface WordTables {
  /** Words that are left out. */
  readonly vuote: string;
  /** Pronouns that are written at the end of verbs, endings of verbs, and of other words. */
  readonly pronomi: string;
  readonly verbi: string;
  readonly desinenze: readonly Ending[];
  /** Pattern of the beginnings of words by which acts are cited, besides their names. */
  readonly cita: string;
}

/** What a word is searched by. */
export interface Analysis {
  /** What a folded word shares with its other genders and numbers; words with digits, and of up to three letters, are their own. */
  stemOf(folded: string): string;
  /** What it shares with verbs, nouns and adjectives of its family besides: what is looked for where no text has its stem. */
  rootOf(folded: string): string;
  /** Whether a folded word is left out: a word of grammar, or a single letter. */
  isStopWord(folded: string): boolean;
}

/** Whether a word is one of plain letters, of which something may be cut. */
const isPlain = (folded: string): boolean => folded.length > 2 && /^[a-z]+$/.test(folded);

/** A word without its last vowel, the i before it and the h that only keeps a c or g hard; three letters stay, so that `IVA` is no `IV`. */
function stemOf(folded: string): string {
  if (!isPlain(folded)) return folded;
  let end = folded.length;
  const cut = (letters: string) => {
    if (end > 3 && letters.includes(folded.charAt(end - 1))) end--;
  };
  cut("aeio");
  cut("i");
  if ("cg".includes(folded.charAt(end - 2))) cut("h");
  return folded.slice(0, end);
}

/** The longest of some endings first: of two that fit it counts. */
const longest = (list: string): readonly string[] => list.split(" ").sort((a, b) => b.length - a.length);

const after = (word: string, pattern: RegExp, from = 0): number => {
  const found = pattern.exec(word.slice(from));
  return found ? from + found.index + found[0].length : word.length;
};
const VOWEL_CONSONANT = /[aeiou][^aeiou]/;

/** Where the regions begin: that of verb endings, and the two of the others. */
function regionsOf(word: string): readonly [number, number, number] {
  const verbs = /^.[^aeiou]/.test(word)
    ? after(word, /[aeiou]/, 2)
    : /^[aeiou]{2}/.test(word)
      ? after(word, /[^aeiou]/, 2)
      : Math.min(3, word.length);
  const first = after(word, VOWEL_CONSONANT);
  return [verbs, first, after(word, VOWEL_CONSONANT, first)];
}

/**
 * The words of a language.
 *
 * @example analysisOf(ITALIAN_TABLES).stemOf("abrogazioni") // "abrogazion"
 * @example analysisOf(ITALIAN_TABLES).rootOf("abrogazioni") // "abrog"
 * @example analysisOf(ITALIAN_TABLES).isStopWord("dell") // true
 */
export function analysisOf({ vuote, pronomi, verbi, desinenze }: WordTables): Analysis {
  const stop = new Set(vuote.split(" "));
  const [pronouns, verbs] = [longest(pronomi), longest(verbi)];
  const kinds = new Map(desinenze.flatMap((kind) => kind[0].split(" ").map((ending) => [ending, kind] as const)));
  const standard = longest([...kinds.keys()].join(" "));

  function rootOf(folded: string): string {
    if (!isPlain(folded)) return folded;
    // Between vowels, and after a q, these two are consonants.
    let word = folded.replace(/qu/g, "qU").replace(/([aeiou])([iu])(?=[aeiou])/g, (_, a, b) => a + b.toUpperCase());
    const regions = regionsOf(word);
    const ending = (list: readonly string[]) => list.find((one) => word.endsWith(one));
    const cut = (length: number, region: 0 | 1 | 2, instead = "") => {
      const fits = word.length - length >= regions[region];
      if (fits) word = word.slice(0, word.length - length) + instead;
      return fits;
    };
    const bare = word.slice(0, -(ending(pronouns) ?? word).length);
    const verb = /(?:[ae]ndo|[aei]r)$/.exec(bare);
    if (verb && verb.index >= regions[0]) word = bare.endsWith("r") ? `${bare}e` : bare;
    const found = ending(standard) ?? "";
    const [, region, instead, before = ""] = kinds.get(found) ?? [];
    if (region !== undefined && cut(found.length, region, instead)) {
      const more = before && ending(longest(before));
      if (more && !cut(more.length, 2) && /^(?:ativ|icat)$/.test(more)) cut(2, 2);
    } else {
      const last = verbs.find((one) => word.endsWith(one) && word.length - one.length >= regions[0]);
      if (last) cut(last.length, 0);
    }
    for (const last of [/[aeio]$/, /i$/, /(?<=[cg])h$/]) if (last.test(word)) cut(1, 0);
    return word.toLowerCase();
  }
  return { stemOf, rootOf, isStopWord: (word) => (word.length < 2 && !/\d/.test(word)) || stop.has(word) };
}
