/**
 * What is read of any text, and done for any graph, takes time in proportion to its size: nobody makes the server or a build slow by a text
 * of their own. A short input is held against a long one in the same run, so a slow machine is no slow program.
 */

import { describe, expect, it } from "vitest";
import { parseBillNumber } from "../../generator/law/bill-number.ts";
import { readCitations } from "../../generator/law/citations/read.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { understand } from "../../generator/law/understand.ts";
import { parseFloating, parseInteger } from "../../generator/router/numbers.ts";
import { placesNamed } from "../../generator/sources/normattiva/amending/spared.ts";
import { namedActs } from "../../generator/sources/normattiva/signals/named-acts.ts";
import { readOperations } from "../../generator/sources/normattiva/signals/operations.ts";
import { articleOfDestination } from "../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";
import { articolo, signalsOf } from "../sources/normattiva/signals/artificial-act.ts";
import { AMENDING_PIECES, OPERATION_PIECES } from "../sources/normattiva/signals/text-pieces.ts";

const KB = 1024;
/** Other work makes a measure long, never short: the shortest of some counts. */
const ATTEMPTS = 6;

/** How much larger the long input is than the short one, and how much longer it may take: linear gives the one, quadratic its square. */
interface Scale {
  readonly times: number;
  readonly most: number;
}
/** Far from both: the short one is over within the grain of the clock. */
const TEXT: Scale = { times: 32, most: 16 * 32 };

function milliseconds(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** How many times as long the work on the long input takes as that on the short one. */
function growth(work: (size: number) => () => void, size: number, { times, most }: Scale): number {
  const [short, long] = [work(size / times), work(size)];
  let [least, longest] = [Infinity, Infinity];
  for (let attempt = 0; attempt < ATTEMPTS && (attempt === 0 || longest / least > most); attempt++) {
    // As often as it takes to compile: the first runs of any code are slow.
    for (let run = 0; run < times; run++) least = Math.min(least, milliseconds(short));
    longest = Math.min(longest, milliseconds(long));
  }
  return longest / least;
}

/** Work of reading a text of some length: something before, a piece again and again, something after. */
const reading =
  (read: (text: string) => void, piece: string, before = "", after = "") =>
  (length: number) => {
    const text = before + piece.repeat(length / piece.length) + after;
    return () => read(text);
  };

const citations = (text: string) => {
  readCitations(text);
  readCitations(text, { virgolette: true, conversioni: true, partizioni: true });
  understand(ITALIAN_GRAMMAR, text);
};

describe("the time to read the citations of a text is in proportion to its length", () => {
  it("for a text of law of 256 KB", () => {
    const sentence = "Ai sensi dell’articolo 3, comma 2, della legge 7 agosto 1990, n. 241, si applica. ";
    expect(growth(reading(citations, sentence), 256 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });

  it.each([
    ["", "d. l. ", ""],
    ["", "art. 1 ", ""],
    ["", "decreto del ministro ", ""],
    ["", "(CAD) ", ""],
    ["", "testo unico di cui al ", ""],
    ["", "l. 1/2000, conv. ", ""],
    ["leggi 1 gennaio 2000, nn. 1/b", ", 1/b", ""],
    ["artt. 1, 2, 3, 4, 5 e 6 delle leggi nn. 1", ", 1", ""],
    ["l n", " .", ""],
    ["", "«", ""],
    ["c", "\u0301", ""],
    ["it/a/art/", "/", "?"],
    ["urn:nir:a:b:", "@", "~\nx"],
    ["urn:nir:a:b:2000;1", "!", "~\nx"],
    ["https://www.normattiva.it/eli/id/2000/01/01/a", "/", "\nx"],
  ])("for %j, %j again and again, %j", (before, piece, after) => {
    expect(growth(reading(citations, piece, before, after), 64 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });
});

describe("the time to judge a number of a request is in proportion to its length", () => {
  const numbers = (text: string) => {
    for (const tail of ["x", " x", "-", "_"]) {
      parseInteger(text + tail);
      parseFloating(text + tail);
    }
  };
  it.each(["1", "0", " ", "0_", "1_"])("for %j again and again", (piece) => {
    expect(growth(reading(numbers, piece), 64 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });

  it("for a number of a bill", () => {
    const work = reading((text) => void parseBillNumber(text), "1-", "S.", "x");
    expect(growth(work, 512 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });
});

describe("the time to read what one act does to another is in proportion to the text", () => {
  it.each(AMENDING_PIECES)("in the text of the amending act, for %j again and again", (piece) => {
    const amending = (text: string) => void signalsOf({}, [articolo("5", text)]);
    const work = reading(amending, piece, "1. ", " e' sostituito");
    expect(growth(work, 32 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });

  it.each([...OPERATION_PIECES, " - "])("in the notes of the amended act, for %j again and again", (piece) => {
    const notes = (text: string) => {
      for (const read of [readOperations, namedActs, placesNamed, articleOfDestination]) read(text);
    };
    expect(growth(reading(notes, piece), 64 * KB, TEXT), "times as long").toBeLessThan(TEXT.most);
  });
});
