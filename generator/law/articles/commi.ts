/** The commi of an article, from its text: one line for each comma and each point of a list. */

import { articleNumber, compareArticleNumbers } from "./article-number.ts";

/** A comma of an article. */
export interface Comma {
  /** As the text numbers it; its place, from 1, where the text numbers none; `null` for what stands before the first number. */
  readonly numero: string | null;
  /** `art_3__para_2`: unique in the article. */
  readonly id: string;
  /** One line for itself and one for each of its points. */
  readonly testo: string;
}

/** `2. `, `((2-bis. ` */
const NUMBERED = /^[(\s]*(\d{1,4}(?:[ -]?[a-z]{3,})*(?:\.\d{1,2})?)\.(?:\s|$)/;
/** `a)`, `1°`, `2-bis)`, a dash, the row of a table. */
const POINT = /^[(«"“\s]*(?:\d{1,3}(?:-[a-z]+)*(?:\.\d+)*[)°]|[A-Za-z]{1,2}(?:-[a-z]+)*\)|[-–—+|])|\t/;
/** What a line ends with that goes on in the next one. */
const GOES_ON = /[:;,]$/;

interface Growing {
  numero: string | null;
  readonly lines: string[];
}

/** Where a number higher than the last one begins a line, a comma begins: numbers inside quoted texts begin anew. */
function byNumber(lines: readonly string[]): Growing[] {
  const commi: Growing[] = [];
  let last: string | null = null;
  for (const line of lines) {
    const written = NUMBERED.exec(line)?.[1];
    const numero = written === undefined ? null : articleNumber(written);
    const begins = numero !== null && (last === null || compareArticleNumbers(last, numero) < 0);
    if (begins) last = numero;
    if (begins || commi.length === 0) commi.push({ numero: begins ? numero : null, lines: [line] });
    else commi.at(-1)?.lines.push(line);
  }
  return commi;
}

/** Where nothing is numbered every line is a comma that is no point and does not go on what stands before it. */
function byLine(lines: readonly string[]): Growing[] {
  const commi: Growing[] = [];
  for (const line of lines) {
    const before = commi.at(-1)?.lines;
    if (before && (POINT.test(line) || GOES_ON.test(before.at(-1) ?? ""))) before.push(line);
    else commi.push({ numero: String(commi.length + 1), lines: [line] });
  }
  return commi;
}

/**
 * The commi of an article, in order; none where it has no text.
 *
 * @param id of the article
 * @example commiOf("art_3", "1. Uno:\na) primo.\n2. Due.")
 *   // [{ numero: "1", id: "art_3__para_1", testo: "1. Uno:\na) primo." }, { numero: "2", id: "art_3__para_2", testo: "2. Due." }]
 */
export function commiOf(id: string, testo: string): Comma[] {
  if (testo === "") return [];
  const lines = testo.split("\n");
  const numbered = lines.some((line) => NUMBERED.test(line));
  return (numbered ? byNumber(lines) : byLine(lines)).map(({ numero, lines: own }) => ({
    numero,
    id: `${id}__para${numero === null ? "" : `_${numero}`}`,
    testo: own.join("\n"),
  }));
}

/**
 * The number of a comma as people write it.
 *
 * @example commaNumber("comma 2 bis") // "2-bis"
 */
export function commaNumber(text: string): string | null {
  return articleNumber(text.trim().replace(/^(?:comma|co?\.?)\s*/i, ""));
}
