import { describe, expect, it } from "vitest";
import { readCitations } from "../../../generator/law/citations/read.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { understand } from "../../../generator/law/understand.ts";

const KB = 1024;
/** The long text is so many times the short one. */
const TIMES = 32;
/** Linear time gives `TIMES`, quadratic time its square: the bound is far from both, for a machine that does other things too. */
const MOST = 16 * TIMES;
/** Other work makes a measure long, never short: the shortest of some counts. */
const ATTEMPTS = 6;

function milliseconds(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** How much longer a text takes that is `TIMES` as long. */
function growth(make: (length: number) => string, length: number): number {
  const [short, long] = [make(length / TIMES), make(length)];
  const read = (text: string) => {
    readCitations(text);
    readCitations(text, { intera: true, virgolette: true, conversioni: true, partizioni: true });
    understand(ITALIAN_GRAMMAR, text);
  };
  let [least, most] = [Infinity, Infinity];
  for (let attempt = 0; attempt < ATTEMPTS && (attempt === 0 || most / least > MOST); attempt++) {
    // As often as it takes to compile: the first runs of any code are slow.
    for (let run = 0; run < TIMES; run++)
      least = Math.min(
        least,
        milliseconds(() => read(short)),
      );
    most = Math.min(
      most,
      milliseconds(() => read(long)),
    );
  }
  return most / least;
}

describe("the time to read a text", () => {
  it("B8: is in proportion to its length, for a text of law of 256 KB", () => {
    const sentence = "Ai sensi dell’articolo 3, comma 2, della legge 7 agosto 1990, n. 241, si applica. ";
    expect(
      growth((length) => sentence.repeat(length / sentence.length), 256 * KB),
      "times as long",
    ).toBeLessThan(MOST);
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
  ])("B8: is in proportion to its length for %j, %j again and again, %j", (before, piece, after) => {
    const make = (length: number) => before + piece.repeat(length / piece.length) + after;
    expect(growth(make, 64 * KB), "times as long").toBeLessThan(MOST);
  });
});
