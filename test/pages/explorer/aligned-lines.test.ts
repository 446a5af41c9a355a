import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedLine } from "../../../generator/law/articles/comparable-text.ts";
import {
  type AlignedLine,
  alignedLines,
  foldedLines,
  markedWords,
  type TextPiece,
} from "../../../generator/pages/explorer/client/views/confronto/aligned-lines.ts";

const read = (pieces: readonly TextPiece[] | null) =>
  pieces?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("") ?? null;
const sides = (lines: readonly AlignedLine[]) => lines.map(({ before, after }) => [read(before), read(after)]);

describe("two texts of an article", () => {
  it("are the same where only marks, numbers of notes and white space differ", () => {
    const lines = alignedLines("1. Vale.\n2. No.", "1. ((Vale)). (3)\n\n2.  No.");
    expect(lines.map(({ same }) => same)).toEqual([true, true]);
    expect(sides(lines)[0]).toEqual(["1. Vale.", "1. Vale."]);
  });

  it("show words that went and came in their line", () => {
    expect(sides(alignedLines("1. Aprono quando piove.", "1. Aprono ((quando piove e quando nevica)). (1)"))).toEqual([
      ["1. Aprono quando piove.", "1. Aprono quando piove [e quando nevica]."],
    ]);
  });

  it("lose no space beside a word that came", () => {
    const { before, after } = markedWords("(SIAE) e le associazioni", "(SIAE), gli altri e le associazioni");
    expect(read(before)).toBe("(SIAE) e le associazioni");
    expect(read(after)).toBe("(SIAE)[, gli altri] e le associazioni");
  });

  it("take a comma between two changes for one of them", () => {
    expect(read(markedWords("nei giorni rossi, verdi e poi", "nei giorni gialli, neri e poi").after)).toBe(
      "nei giorni [gialli, neri] e poi",
    );
  });

  it("take the number of an article for one word", () => {
    expect(read(markedWords("gli articoli 452-bis, 640", "gli articoli 452-bis, 452-bis.1, 640").after)).toBe(
      "gli articoli 452-bis, [452-bis.1,] 640",
    );
    expect(read(markedWords("una multa di 10.000 euro", "una multa di 12.000 euro").after)).toBe(
      "una multa di [12.000] euro",
    );
  });

  it("pair lines of one letter whatever they say, and mark them whole", () => {
    expect(sides(alignedLines("a) uno;\nb) lettore: chi legge;\nc) due.", "a) uno;\nb) SOPPRESSA;\nc) due."))).toEqual([
      ["a) uno;", "a) uno;"],
      ["[b) lettore: chi legge;]", "[b) SOPPRESSA;]"],
      ["c) due.", "c) due."],
    ]);
  });

  it("pair lines that are most alike, in their order", () => {
    const lines = alignedLines(
      "Il prestito dura novanta giorni.\nLa multa si paga in rime.",
      "Una riga nuova in mezzo a tutto.\nIl prestito dura trenta giorni.\nLa multa si paga in prosa.",
    );
    expect(sides(lines)).toEqual([
      [null, "[Una riga nuova in mezzo a tutto.]"],
      ["Il prestito dura [novanta] giorni.", "Il prestito dura [trenta] giorni."],
      ["La multa si paga in [rime].", "La multa si paga in [prosa]."],
    ]);
  });

  it("say all of both sides and mark all that differs, whatever they are", () => {
    const word = fc.constantFrom(
      "a",
      "b)",
      "1.",
      "legge",
      "((",
      "))",
      "(12)",
      " ",
      ",",
      "è",
      "\n",
      "\n",
      "dell'",
      "2-bis.",
    );
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(" "));
    const lineText = (side: string) => side.split("\n").map(comparedLine).filter(Boolean);
    const bare = (side: string) => side.replace(/\s/g, "");
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = alignedLines(before, after);
        const of = (side: "before" | "after", kept: (piece: TextPiece) => boolean) =>
          lines
            .map((line) =>
              line[side]
                ?.filter(kept)
                .map((piece) => piece.text)
                .join(""),
            )
            .filter(Boolean);
        expect(
          of("before", () => true)
            .map(String)
            .map(bare),
        ).toEqual(lineText(before).map(bare));
        expect(of("after", () => true)).toEqual(lineText(after));
        // What is not marked is on both sides.
        const [left, right] = [of("before", (p) => !p.changed), of("after", (p) => !p.changed)];
        expect(left.map(String).map(bare).join("")).toBe(right.map(String).map(bare).join(""));
      }),
    );
  });

  it("of a large table replaced by another are not paired", () => {
    const table = (name: string) => Array.from({ length: 400 }, (_, i) => `${name} ${i} valore`).join("\n");
    const lines = alignedLines(table("riga"), table("voce"));
    expect(lines).toHaveLength(800);
    expect(lines.every(({ before, after }) => before === null || after === null)).toBe(true);
  });
});

describe("lines without changes", () => {
  const same = (n: number) => Array.from({ length: n }, (_, i) => `${i + 10}. Riga che resta com'è.`).join("\n");

  it("are folded but for those beside a change", () => {
    const lines = alignedLines(`${same(6)}\n9. Vecchia riga`, `${same(6)}\n9. Nuova riga`);
    expect(foldedLines(lines).map(({ folded, lines: { length } }) => [folded, length])).toEqual([
      [true, 5],
      [false, 2],
    ]);
  });

  it("stay in sight where they are two", () => {
    const lines = alignedLines(`${same(3)}\n9. Vecchia riga`, `${same(3)}\n9. Nuova riga`);
    expect(foldedLines(lines).some(({ folded }) => folded)).toBe(false);
  });
});
