import { foldWords } from "../fold.ts";

/** The year of the first ruling. */
const FIRST_YEAR = 1956;

const MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
  " ",
);
/** What stands before a number. */
const NUMBER = ["n", "no", "nr", "num", "numero"];
/** What a text that names a ruling consists of, beside its number and its days. */
const WORDS = new Set([
  ...MONTHS,
  ...NUMBER,
  ..."ecli it cost corte costituzionale c la cc sentenza sent s ordinanza ord pronuncia del dell anno di e".split(" "),
]);

/** A ruling as a text names it. */
export interface AskedRuling {
  readonly numero: number;
  /** The years that may be meant: none where the text says none, several where its two digits leave it open. */
  readonly anni: readonly number[];
}

/**
 * The ruling that a text names; `null` where it names none.
 *
 * @param last the year of the newest ruling there may be
 * @example askedRuling("sent. n. 242 del 2019", 2026) // { numero: 242, anni: [2019] }
 * @example askedRuling("Corte cost. 51/85", 2026) // { numero: 51, anni: [1985] }
 */
export function askedRuling(text: string, last: number): AskedRuling | null {
  const words = foldWords(text);
  const numbers = words.flatMap((word, at) => (/^\d{1,4}$/.test(word) ? at : []));
  if (words.some((word, at) => !WORDS.has(word) && !numbers.includes(at))) return null;
  const marked = numbers.find((at) => NUMBER.includes(words[at - 1] ?? ""));
  const own = marked ?? (words.includes("ecli") ? numbers.at(-1) : numbers[0]);
  const [year, ...days] = numbers.filter((at) => at !== own).reverse();
  const numero = Number(words[own ?? -1] ?? 0);
  if (numero === 0 || (days.length > 0 && !words.some((word) => MONTHS.includes(word)))) return null;
  const written = year === undefined ? undefined : words[year];
  if (written === undefined) return { numero, anni: [] };
  const years = written.length === 2 ? [1900, 2000].map((century) => century + Number(written)) : [Number(written)];
  const anni = written.length === 2 ? years.filter((one) => FIRST_YEAR <= one && one <= last) : years;
  return { numero, anni };
}
