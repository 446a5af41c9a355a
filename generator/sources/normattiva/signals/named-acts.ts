import { calendarDate } from "../../../law/calendar.ts";
import { eliNumero } from "../../../law/identity/eli.ts";
import { formatUrn } from "../../../law/identity/urn.ts";
import { isOneSlipFrom } from "../../../law/names/one-slip.ts";
import type { AttoCitato } from "../records.ts";

/** An act that the editors name in full: `D.Lgs. 28 giugno 1993, n. 214`. */
export interface DatedCitation {
  /** `null` where the words before the date do not say who issued the act (`Decreto`). */
  readonly atto: AttoCitato | null;
  readonly data: string;
  readonly numero: string;
  /** Position of the denomination and of the end of the number. */
  readonly start: number;
  readonly end: number;
}

/** Slug by denomination as the editors write it: lower case, letters only, their misprints included. */
const SLUGS: Readonly<Record<string, string>> = {
  l: "legge",
  legge: "legge",
  lcost: "legge-costituzionale",
  lcostituzionale: "legge-costituzionale",
  leggecostituzionale: "legge-costituzionale",
  dl: "decreto-legge",
  decretolegge: "decreto-legge",
  dlgs: "decreto-legislativo",
  dlga: "decreto-legislativo",
  decretolegislativo: "decreto-legislativo",
  dpr: "dpr",
  decretodelpresidentedellarepubblica: "dpr",
  dpcm: "dpcm",
  decretodelpresidentedelconsigliodeiministri: "dpcm",
  rd: "regio-decreto",
  regiod: "regio-decreto",
  rdecreto: "regio-decreto",
  regiodecreto: "regio-decreto",
  rdl: "regio-decreto-legge",
  regiodl: "regio-decreto-legge",
  rdecretolegge: "regio-decreto-legge",
  regiodecretolegge: "regio-decreto-legge",
  rdlgs: "regio-decreto-legislativo",
  regiodlgs: "regio-decreto-legislativo",
  regiodecretolegislativo: "regio-decreto-legislativo",
  dluogotenenziale: "decreto-luogotenenziale",
  dlgt: "decreto-luogotenenziale",
  decretoluogotenenziale: "decreto-luogotenenziale",
  dlluogotenenziale: "decreto-legge-luogotenenziale",
  decretoleggeluogotenenziale: "decreto-legge-luogotenenziale",
  dlgsluogotenenziale: "decreto-legislativo-luogotenenziale",
  dlgsluogotenziale: "decreto-legislativo-luogotenenziale",
  dlgslgt: "decreto-legislativo-luogotenenziale",
  decretolegislativoluogotenenziale: "decreto-legislativo-luogotenenziale",
  dlgscps: "decreto-legislativo-capo-provvisorio-stato",
  dlgsdelcapoprovvisoriodellostato: "decreto-legislativo-capo-provvisorio-stato",
  decretolegislativodelcapoprovvisoriodellostato: "decreto-legislativo-capo-provvisorio-stato",
  dlgspresidenziale: "decreto-legislativo-presidenziale",
  decretolegislativopresidenziale: "decreto-legislativo-presidenziale",
};

/** The longest denomination above, in words; and how far back from the date it can begin. */
const MOST_WORDS = 8;
const LOOK_BACK = 90;

const MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
  " ",
);

const DATE_AND_NUMBER = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s?[°º]?\\s+(${MONTHS.join("|")})\\s+(\\d{4})(?:-[IVX]+)?\\s*,?\\s*n\\.?\\s*(\\d+)(?![\\d.]\\d)`,
  "gi",
);

/** Keys shorter than this are too near to each other to be misspelt. */
const LONG_ENOUGH = 4;
/** `Decreto` alone says nobody who issued it, and `Cost.` no act; neither is a misprint of one that does. */
const NO_MISPRINT = new Set(["decreto", "decreti", "cost"]);

/** The type of a denomination that is misspelt by one sign: `D.LSG.`. */
function misspelt(key: string): string | undefined {
  if (key.length < LONG_ENOUGH || NO_MISPRINT.has(key)) return undefined;
  const slugs = new Set(
    Object.entries(SLUGS).flatMap(([right, slug]) =>
      right.length >= LONG_ENOUGH && isOneSlipFrom(key, right) ? [slug] : [],
    ),
  );
  const [slug] = slugs;
  return slugs.size === 1 ? slug : undefined;
}

/** What a key can begin with: other words are not made into keys. */
const CAN_BEGIN = new Set([
  ...Object.keys(SLUGS).flatMap((key) => [key.charAt(0), key.charAt(0).toUpperCase()]),
  ".",
  "-",
]);
const LEFT_OUT = /[.\s-]/g;
const WORD = /[^\s'’(,;:"«“]+/g;

/** The denomination that ends where a date begins: its slug, `undefined` where there is none, and where it starts. */
function denominationBefore(text: string, end: number): { slug: string | undefined; start: number } {
  const from = Math.max(0, end - LOOK_BACK);
  const before = text.slice(from, end);
  const starts: number[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(before); word; word = WORD.exec(before)) starts.push(word.index);
  for (const at of starts.slice(-MOST_WORDS)) {
    if (!CAN_BEGIN.has(before.charAt(at))) continue;
    const key = before.slice(at).toLowerCase().replace(LEFT_OUT, "");
    if (Object.hasOwn(SLUGS, key)) return { slug: SLUGS[key], start: from + at };
  }
  const last = starts.at(-1);
  const slug = last === undefined ? undefined : misspelt(before.slice(last).toLowerCase().replace(LEFT_OUT, ""));
  if (last !== undefined && slug !== undefined) return { slug, start: from + last };
  return { slug: undefined, start: end };
}

/** A date with a number after it; what act it is stands before. */
interface DatedNumber {
  readonly data: string;
  readonly numero: string;
  /** Position of the date and of the end of the number. */
  readonly at: number;
  readonly end: number;
}

/**
 * The dates followed by a number, in order; those of no day are left out.
 *
 * @example [...datedNumbers("Il D.Lgs. 28 giugno 1993, n. 214")] // [{ data: "1993-06-28", numero: "214", at: 10, end: 32 }]
 */
export function* datedNumbers(text: string): Generator<DatedNumber> {
  for (const match of text.matchAll(DATE_AND_NUMBER)) {
    const [words, day, month = "", year, number = ""] = match;
    const data = calendarDate(Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day));
    if (data === null) continue;
    yield { data, numero: eliNumero(number), at: match.index, end: match.index + words.length };
  }
}

/**
 * Where the denomination of an act begins, its date where there is none.
 *
 * @param at position of the date
 * @example startOfAct("Il D.Lgs. 28 giugno 1993, n. 214", 10) // 3
 */
export function startOfAct(text: string, at: number): number {
  return denominationBefore(text, at).start;
}

/**
 * The acts that a text names by denomination, full date and number, in order. Year-only citations are not read: the
 * editors' own sentences always give the date.
 *
 * @example namedActs("Il D.Lgs. 28 giugno 1993, n. 214 ha disposto")
 *   // [{ atto: { tipo: "decreto-legislativo", data: "1993-06-28", anno: null, numero: "214", urn: "urn:nir:stato:decreto.legislativo:1993-06-28;214" }, data: "1993-06-28", numero: "214", start: 3, end: 32 }]
 */
export function namedActs(text: string): DatedCitation[] {
  const found: DatedCitation[] = [];
  for (const { data, numero, at, end } of datedNumbers(text)) {
    const { slug, start } = denominationBefore(text, at);
    const identity = slug === undefined ? null : { tipo: slug, data, anno: null, numero };
    found.push({ atto: identity && { ...identity, urn: formatUrn(identity) }, data, numero, start, end });
  }
  return found;
}
