import { describe, expect, it } from "vitest";
import { type TextUnit, textWindow } from "../../../generator/clients/mcp/tools/read.ts";
import { Caso } from "../../bench/corpus/caso.ts";

const unit = (numero: string | null, text: string): TextUnit => ({ numero, text });

/** All results of a text, from the first to the last. */
function read(units: readonly TextUnit[], most: number) {
  const results: { texts: string[]; left: number }[] = [];
  for (let from: string | undefined, end = false; !end; ) {
    const window = textWindow(units, most, from);
    if (window === null) throw new Error(`${from}: no such place`);
    results.push({ texts: window.parts.map(({ text }) => text), left: window.next?.left ?? 0 });
    from = window.next?.from;
    end = from === undefined;
  }
  return results;
}

describe("a text in several results", () => {
  it("ends with a unit, and goes on with the next one by its number", () => {
    const units = [unit("1", "aaaa\n"), unit("2", "bbbb\n"), unit("3", "cccc\n")];
    expect(textWindow(units, 10)).toMatchObject({
      parts: [{ text: "aaaa\n" }, { text: "bbbb\n" }],
      next: { from: "3", left: 1 },
    });
    expect(textWindow(units, 10, "3")).toMatchObject({ parts: [{ text: "cccc\n" }], next: null });
  });

  it("cuts a unit that is too long behind a line, else behind a word, else anywhere", () => {
    expect(read([unit("1", "abc\nde fg hi\njklmnopqrstu\n")], 8)).toEqual([
      { texts: ["abc\n"], left: 1 },
      { texts: ["de fg "], left: 1 },
      { texts: ["hi\n"], left: 1 },
      { texts: ["jklmnopq"], left: 1 },
      { texts: ["rstu\n"], left: 0 },
    ]);
  });

  it("counts units that are still to come, not pieces of them", () => {
    const units = [unit("1", "aaaaaaaa bbbbbbbb cccccccc"), unit("2", "d"), unit("3", "e")];
    expect(textWindow(units, 9)?.next).toEqual({ from: "#2", left: 3 });
    expect(textWindow(units, 9, "#3")?.next).toEqual({ from: "3", left: 1 });
  });

  it("calls units of one number, or of none, by their place", () => {
    const units = [unit("1", "aaaa"), unit("1", "bbbb"), unit(null, "cccc")];
    expect(textWindow(units, 4)?.next).toEqual({ from: "#2", left: 2 });
    expect(textWindow(units, 4, "#2")?.next).toEqual({ from: "#3", left: 1 });
    expect(textWindow(units, 4, "1")?.parts).toMatchObject([{ text: "aaaa" }]);
  });

  it.each(["9", "#9", "#0", "#", "", "# 1"])("has no place %j", (from) =>
    expect(textWindow([unit("1", "a"), unit("2", "b")], 10, from)).toBeNull(),
  );

  it("leaves nothing out and says nothing twice, whatever its units", () => {
    const d = new Caso("finestra");
    for (let i = 0; i < 300; i++) {
      const text = () => Array.from({ length: d.between(0, 90) }, () => d.pick([..."ab  \n"])).join("");
      const units = Array.from({ length: d.between(0, 8) }, () => unit(d.pick(["1", "2", "3", null]), text()));
      const most = d.between(1, 60);
      const results = read(units, most);
      expect(results.flatMap(({ texts }) => texts).join("")).toBe(units.map((one) => one.text).join(""));
      for (const { texts } of results) expect(texts.join("").length).toBeLessThanOrEqual(most);
      expect(results.map(({ left }) => left)).toEqual(results.map(({ left }) => left).sort((a, b) => b - a));
    }
  });
});
