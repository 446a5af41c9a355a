/** What is read of the text of a law, made of pieces that nobody would write so: its steps grow no faster than the text. */

import { describe, expect, it } from "vitest";
import { parseBillNumber } from "../../generator/law/bill-number.ts";
import { readCitations } from "../../generator/law/citations/read.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { understand } from "../../generator/law/understand.ts";
import { placesNamed } from "../../generator/sources/normattiva/amending/spared.ts";
import { namedActs } from "../../generator/sources/normattiva/signals/named-acts.ts";
import { readOperations } from "../../generator/sources/normattiva/signals/operations.ts";
import { articleOfDestination } from "../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";
import { articolo, signalsOf } from "../sources/normattiva/signals/artificial-act.ts";
import { AMENDING_PIECES, OPERATION_PIECES } from "../sources/normattiva/signals/text-pieces.ts";
import { superlinear } from "./growth.ts";

const again =
  (piece: string, before = "", after = "") =>
  (times: number) =>
    before + piece.repeat(times) + after;

describe("the citations of a text", () => {
  it.each([
    ["", "Ai sensi dell’articolo 3, comma 2, della legge 7 agosto 1990, n. 241, si applica. ", ""],
    ["", "d. l. ", ""],
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
  ])("for %j, %j again and again, %j", async (before, piece, after) => {
    const citations = (text: string) => {
      readCitations(text);
      readCitations(text, { virgolette: true, conversioni: true, partizioni: true });
      understand(ITALIAN_GRAMMAR, text);
    };
    expect(await superlinear(again(piece, before, after), citations)).toEqual([]);
  });

  it("for the number of a bill", async () => {
    expect(await superlinear(again("1-", "S.", "x"), parseBillNumber)).toEqual([]);
  });
});

describe("what one act does to another", () => {
  it.each(AMENDING_PIECES)("in the text of the amending act, for %j again and again", async (piece) => {
    const amending = (text: string) => signalsOf({}, [articolo("5", text)]);
    expect(await superlinear(again(piece, "1. ", " e' sostituito"), amending)).toEqual([]);
  });

  it.each([...OPERATION_PIECES, " - "])("in the notes of the amended act, for %j again and again", async (piece) => {
    const notes = (text: string) => {
      for (const read of [readOperations, namedActs, placesNamed, articleOfDestination]) read(text);
    };
    expect(await superlinear(again(piece), notes)).toEqual([]);
  });
});
