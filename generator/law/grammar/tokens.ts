/** The tokens of a text that cites law, and the dictionary of the words that have a part in citations. */

import { ARTICLE_SUFFIXES } from "../articles/article-number.ts";
import { MONTHS } from "../calendar.ts";
import { LEADING } from "../words/small-words.ts";

/** A step on the way to a place in an act, from the largest to the smallest. */
export type Step =
  | "allegato"
  | "tabella"
  | "parte"
  | "libro"
  | "titolo"
  | "capo"
  | "sezione"
  | "articolo"
  | "paragrafo"
  | "comma"
  | "lettera"
  | "numero"
  | "punto"
  | "riga"
  | "colonna"
  | "voce"
  | "alinea"
  | "periodo"
  | "rubrica";

/** Whether a word says that one value follows (`comma`), several (`commi`), or leaves it open (`co.`). */
export type Count = "one" | "many" | "open";

export type TokenKind =
  | "word"
  | "step"
  | "number"
  | "date"
  /** `primo`, `ultimo`; `1°` is a number with `isOrdinal`. */
  | "ordinal"
  | "month"
  /** `del`, `all'`, `ex`. */
  | "preposition"
  /** `il`, `la`, `un`. */
  | "article"
  | "and"
  | "or"
  /** Words that refer back: `medesimo`, `citata`. */
  | "back"
  /** `salvo`, `esclusi`. */
  | "except"
  /** `e seguenti`, `ss.` */
  | "following"
  /** Quotation marks that open and close, and a quotation that is passed over whole. */
  | "open"
  | "close"
  | "quotation"
  | ","
  | ";"
  | ":"
  | "("
  | ")"
  | "."
  | "-"
  | "/"
  | "sign"
  | "end";

/** One token, with its place in the text as it was written. */
export interface LawToken {
  kind: TokenKind;
  /** UTF-16 code units, end excluded. */
  readonly start: number;
  end: number;
  /** A word folded: lower case, without accents and soft hyphens. Empty for all else, and for a word of more than 64 letters. */
  readonly word: string;
  /** Of a number its canonical spelling (`5-bis`), of an ordinal its value (`2`, `ultimo`), of a date `YYYY-MM-DD` (the year `YY` where it has two digits). */
  value: string;
  /** The leading number, month or ordinal; 0 where there is none. */
  readonly number: number;
  /** A number of digits alone. */
  isPlain: boolean;
  /** `1°` */
  isOrdinal: boolean;
  readonly step: Step | null;
  readonly count: Count;
  /** A full stop stands right behind the word. */
  dotted: boolean;
  /** An apostrophe joins it to the next word. */
  elided: boolean;
  /** Begins with a capital; consists of capitals. */
  readonly isCapital: boolean;
  readonly isUpper: boolean;
}

/** Ways of writing a suffix that the order of articles does not have. */
const MORE_SUFFIXES = "sex quattuordecies quinquesdecies duodecim";
export const SUFFIXES: ReadonlySet<string> = new Set([...ARTICLE_SUFFIXES, ...MORE_SUFFIXES.split(" ")]);

/** Words for steps, by how many values they announce. */
const STEPS: readonly (readonly [Step, one: string, many: string, open: string])[] = [
  ["articolo", "articolo article", "articoli artt articles", "art artic"],
  ["comma", "comma capoverso cpv", "commi capoversi cc", "co c com"],
  ["paragrafo", "paragrafo paragraph", "paragrafi paragraphs", "par"],
  ["lettera", "lettera", "lettere", "lett let"],
  ["numero", "numero", "numeri nn", "n nr num no"],
  ["punto", "punto point", "punti points", ""],
  ["riga", "riga", "righe", ""],
  ["colonna", "colonna", "colonne", ""],
  ["voce", "voce", "voci", ""],
  ["periodo", "periodo", "periodi", "per"],
  ["alinea", "alinea", "", ""],
  ["rubrica", "rubrica", "", ""],
  ["allegato", "allegato annesso appendice tariffa annex", "allegati annexes", "all"],
  ["tabella", "tabella", "tabelle", "tab"],
  ["parte", "parte", "", ""],
  ["libro", "libro", "libri", ""],
  ["titolo", "titolo", "titoli", "tit"],
  ["capo", "capo", "capi", ""],
  ["sezione", "sezione", "sezioni", "sez"],
];

/**
 * The word for several of a step.
 *
 * @example pluralOf("comma") // "commi"
 */
export const pluralOf = (step: Step): string => STEPS.find(([one]) => one === step)?.[2].split(" ")[0] || step;

/** Ordinals up to the 59th by their stems: `ventiquattresim` is 24. */
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...[["ultim", "ultimo"] as const, ["penultim", "penultimo"] as const, ["unic", "unico"] as const],
  ..."prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim"
    .split(" ")
    .map((stem, at) => [stem, String(at + 1)] as const),
  ...["ventesim", "trentesim", "quarantesim", "cinquantesim"].flatMap((tens, at) => [
    [tens, String(20 + 10 * at)] as const,
    ..."un du tre quattr cinqu sei sett ott nov"
      .split(" ")
      .map(
        (one, unit) =>
          [
            `${tens.slice(0, -4)}${/^[uo]/.test(one) ? "" : at === 0 ? "i" : "a"}${one}esim`,
            String(20 + 10 * at + unit + 1),
          ] as const,
      ),
  ]),
]);

/**
 * The word for an ordinal; a value that has none as it is.
 *
 * @example ordinalWord("24") // "ventiquattresimo"
 */
export function ordinalWord(value: string): string {
  for (const [stem, one] of ORDINALS) if (one === value) return `${stem}o`;
  return value;
}

/** The words that are one each: kind and words, divided by blanks. A word that ends in `*` has all four endings. */
const OTHERS: readonly (readonly [TokenKind, string])[] = [
  ["preposition", `${LEADING.prepositions.join(" ")} ex of`],
  ["article", `${LEADING.articles.join(" ")} un uno una the`],
  ["and", "e ed nonche and"],
  ["or", "o od oppure ovvero"],
  [
    "back",
    "medesim* stess* citat* predett* suddett* sopracitat* sopraccitat* summenzionat* menzionat* richiamat* suindicat* succitat* anzidett* sopraindicat* presente presenti questo questa quest detto detta dette cit",
  ],
  ["except", "eccezione tranne salvo salva salvi salve escluso esclusa esclusi escluse esclusione eccettuat*"],
  ["following", "ss segg seg seguenti seguente sgg"],
];

/** Words that refer to the text that speaks. */
const SELF = /^(?:present[ei]|quest[oa]?)$/;
export const saysSelf = (word: string): boolean => SELF.test(word);

/** What the dictionary says of a word. */
interface Entry {
  readonly kind: TokenKind;
  readonly value: string;
  readonly number: number;
  readonly step: Step | null;
  readonly count: Count;
}

const entry = (kind: TokenKind, value: string, number = 0, step: Step | null = null, count: Count = "one"): Entry => ({
  kind,
  value,
  number,
  step,
  count,
});

/** The dictionary: folded words and what they are; all others are plain words. */
export const DICTIONARY: ReadonlyMap<string, Entry> = new Map([
  ...[...ORDINALS].flatMap(([stem, value]) =>
    [..."oaie"].map((ending) => [stem + ending, entry("ordinal", value, Number(value) || 0)] as const),
  ),
  ["ult", entry("ordinal", "ultimo")],
  ...MONTHS.flatMap((month, at) =>
    [month, month.slice(0, 3), month.slice(0, 4)].map((word) => [word, entry("month", word, at + 1)] as const),
  ),
  ...OTHERS.flatMap(([kind, words]) =>
    words
      .split(" ")
      .flatMap((word) => (word.endsWith("*") ? [..."oaie"].map((ending) => word.slice(0, -1) + ending) : [word]))
      .map((word) => [word, entry(kind, word)] as const),
  ),
  ...STEPS.flatMap(([step, one, many, open]) =>
    (
      [
        ["one", one],
        ["many", many],
        ["open", open],
      ] as const
    ).flatMap(([count, words]) =>
      words
        .split(" ")
        .filter((word) => word !== "")
        .map((word) => [word, entry("step", word, 0, step, count)] as const),
    ),
  ),
]);

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };
/**
 * A Roman numeral up to 89; 0 where a text is none.
 *
 * @example roman("xiv") // 14
 */
export function roman(word: string): number {
  if (word === "" || word.length > 8 || !/^(?:l?x{0,3}|xl)(?:ix|iv|v?i{0,3})$/.test(word)) return 0;
  const values = [...word].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
