/** Acts of the European Union: their identity, and which one a pair of numbers means. */

import { ONE_SERIES } from "./union-name.ts";

export type TipoUe = "direttiva" | "regolamento" | "decisione" | "decisione-quadro";

/** An act of the Union. */
export interface AttoUe {
  /** `32014L0024` */
  readonly celex: string;
  /** As it follows from kind, year and number: a delegated or an implementing act has another, which citations do not always tell. */
  readonly eli: string;
  readonly tipo: TipoUe;
  readonly anno: number;
  readonly numero: number;
  /** Its page in EUR-Lex. */
  readonly url: string;
}

/** Letter in CELEX numbers, and kind in ELIs. */
const KINDS: readonly (readonly [TipoUe, letter: string, eli: string])[] = [
  ["direttiva", "L", "dir"],
  ["regolamento", "R", "reg"],
  ["decisione", "D", "dec"],
  ["decisione-quadro", "F", "dec_framw"],
];
const [OLDEST, LARGEST] = [1952, 9999];

/** The kinds of acts, as `/ue` filters them. */
export const TIPI_UE: readonly TipoUe[] = KINDS.map(([tipo]) => tipo);

/**
 * An act by kind, year and number; `null` if none can have them.
 *
 * @example unionAct("direttiva", 2014, 24)?.celex // "32014L0024"
 */
export function unionAct(tipo: TipoUe, anno: number, numero: number): AttoUe | null {
  const [, letter, kind] = KINDS.find(([one]) => one === tipo) ?? [];
  if (!(anno >= OLDEST && numero > 0 && numero <= LARGEST)) return null;
  const celex = `3${anno}${letter}${String(numero).padStart(4, "0")}`;
  const url = `https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:${celex}`;
  return { celex, eli: `http://data.europa.eu/eli/${kind}/${anno}/${numero}/oj`, tipo, anno, numero, url };
}

const CELEX = /^[30](\d{4})([LRDF])(\d{4})(?:-\d{8})?$/i;
/** What follows a number, as the `(01)` of a second decision or the `R(02)` of a corrigendum, makes it that of another document. */
const LINK = /CELEX(?::|%3A)([30]\d{4}[LRDF]\d{4})(?:-\d{8})?(?![\w(%-])/i;
const ELI = /(?:^|\/)eli\/(dir|reg|dec_framw|dec)(?:_del|_impl)?\/(\d{4})\/(\d{1,4})(?![\w(%-]|\/corrigendum)/i;

/**
 * The act that a CELEX number, an ELI of the Union or an address of EUR-Lex means; `null` of any other text.
 *
 * @example identifiedUnionAct("http://data.europa.eu/eli/reg/2016/679/oj")?.celex // "32016R0679"
 */
export function identifiedUnionAct(text: string): AttoUe | null {
  const [, year, letter, number] = CELEX.exec(LINK.exec(text)?.[1] ?? text.trim()) ?? [];
  const byCelex = KINDS.find(([, one]) => one === letter?.toUpperCase());
  if (byCelex) return unionAct(byCelex[0], Number(year), Number(number));
  const [, kind, anno, numero] = ELI.exec(text) ?? [];
  const byEli = KINDS.find(([, , one]) => one === kind?.toLowerCase());
  return byEli ? unionAct(byEli[0], Number(anno), Number(numero)) : null;
}

/** Years in which acts bear a sign of the Union, or of a Community. */
const SIGNED: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ue: [2009, 9999],
  eu: [2009, 9999],
  ce: [1993, 2010],
  ec: [1993, 2010],
  cee: [1958, 1994],
  eec: [1958, 1994],
};
/** Years with decisions by number and year, those of Parliament and Council. */
const NUMBER_FIRST_DECISIONS = [1993, 2014] as const;
/** Before the one series, numbers of directives, and of decisions by year and number, are smaller; but for some years of the Communities. */
const SMALL_NUMBERS = 1000;
const LARGE_NUMBERS = [1976, 1985] as const;
/** From this year to the one series regulations, and decisions by number and year, end before that number: `2019/2013` is of 2019. */
const FEWER = { from: 2009, below: 1500 } as const;

/** What else the words say. */
export interface BesideNumbers {
  /** Sign in small letters; empty if there is none. */
  readonly sign: string;
  /** Year of the date; 0 if there is none. */
  readonly year: number;
  /** The last year that is possible. */
  readonly latest: number;
}

/**
 * A year of four digits, or one of two, which is of the last century; 0 if it is none.
 *
 * @param isRecent whether two digits may be of this century: `regolamento UE 679/16`
 */
function yearOf(written: string, latest: number, isRecent: boolean): number {
  const year = Number(written) + (written.length === 2 ? 1900 : 0);
  if (written.length === 2 && year < 1958) return isRecent && year + 100 <= latest ? year + 100 : 0;
  return (written.length === 2 || written.length === 4) && year >= OLDEST && year <= latest ? year : 0;
}

/** Whether acts of a kind are officially written in this order. */
function isOfficial({ tipo, anno }: AttoUe, yearFirst: boolean): boolean {
  if (tipo === "regolamento") return anno >= ONE_SERIES === yearFirst;
  const [from, to] = NUMBER_FIRST_DECISIONS;
  return yearFirst || (tipo === "decisione" && anno >= from && anno <= to);
}

function isPossible({ tipo, anno, numero }: AttoUe, yearFirst: boolean): boolean {
  if (numero < SMALL_NUMBERS || anno >= ONE_SERIES) return true;
  if (tipo !== "regolamento" && (tipo !== "decisione" || yearFirst))
    return yearFirst && anno >= LARGE_NUMBERS[0] && anno <= LARGE_NUMBERS[1];
  return anno < FEWER.from || numero < FEWER.below;
}

/**
 * The acts that two numbers with a slash between them may mean: the official order counts if it gives a year that is possible, else the
 * other one. Several if neither the day nor the sign decides.
 *
 * @example unionReadings("direttiva", ["24", "2014"], { sign: "ue", year: 0, latest: 2026 }).map(({ celex }) => celex) // ["32014L0024"]
 */
export function unionReadings(
  tipo: TipoUe,
  [first, second]: readonly [string, string],
  { sign, year, latest }: BesideNumbers,
): AttoUe[] {
  const read = (anno: string, numero: string) => {
    // "decisione 2003/97/CE" is of 2003, "n. 1692/96/CE" of 1996
    if (
      tipo === "decisione" &&
      anno === second &&
      anno.length === 2 &&
      first.length === 4 &&
      yearOf(first, latest, false)
    )
      return null;
    const isRecent = tipo === "regolamento" && sign !== "" && numero.length > 2;
    return unionAct(tipo, yearOf(anno, latest, isRecent), Number(numero));
  };
  const possible = [
    { act: read(first, second), yearFirst: true },
    { act: read(second, first), yearFirst: false },
  ].flatMap(({ act, yearFirst }) =>
    act && isPossible(act, yearFirst) ? [{ act, official: isOfficial(act, yearFirst) }] : [],
  );
  const official = possible.filter((one) => one.official);
  const acts = (official.length > 0 ? official : possible).map(({ act }) => act);
  if (acts.length < 2) return acts;
  const ofYear = acts.filter(({ anno }) => anno === year);
  const [from, to] = SIGNED[sign] ?? [OLDEST, LARGEST];
  const ofSign = acts.filter(({ anno }) => anno >= from && anno <= to);
  return [ofYear, ofSign].find(({ length }) => length === 1) ?? acts;
}
