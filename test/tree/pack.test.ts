import { describe, expect, it } from "vitest";
import { listLines, members } from "../../generator/tree/line-json.ts";
import { type PackedAct, type PackPlace, packBytes } from "../../generator/tree/pack.ts";

const act = (file: string, titolo: string, out: readonly string[] = [], testo = ""): PackedAct => ({
  file,
  text: `${members({ eli: `eli:/it/${file}`, titolo })},\n${listLines([
    { path: ["articoli"], items: [JSON.stringify({ testo })] },
    { path: ["allegati"], items: [] },
    { path: ["relazioni", "out"], items: out },
    { path: ["relazioni", "in"], items: ["{}"] },
  ])}`,
});

const utf8 = new TextDecoder();

function unpack(pack: Uint8Array): { file: string; text: string; rest: string }[] {
  const from = pack.indexOf(10) + 1;
  const places = JSON.parse(utf8.decode(pack.subarray(0, from))) as Record<string, PackPlace>;
  return Object.entries(places).map(([file, [start, length, out]]) => {
    const text = pack.subarray(from + start, from + start + length);
    return { file, text: utf8.decode(text), rest: utf8.decode(text.subarray(out)) };
  });
}

describe("a pack", () => {
  const b = act(
    "legge/1990/08/07/241",
    "Procedimento – è così",
    ['{"a":"à"}', '{"b":"\u2028"}'],
    '\n],"relazioni":{"out":[\n',
  );
  const a = act("decreto/1990/05/06_7ex", "Città");

  it("gives every text as it was, by code unit of the files, whatever the order in which they come", () => {
    const pack = packBytes([b, a]);
    expect(unpack(pack).map(({ file, text }) => ({ file, text }))).toEqual([a, b]);
    expect(packBytes([a, b])).toEqual(pack);
  });

  it("says where the changes that an act makes begin, in bytes", () => {
    const [first, second] = unpack(packBytes([a, b]));
    expect(first!.rest).toBe('],"in":[\n{}\n]}}\n');
    expect(second!.rest).toBe('{"a":"à"},\n{"b":"\u2028"}\n],"in":[\n{}\n]}}\n');
  });

  it("has the texts one after another and nothing else", () => {
    const pack = utf8.decode(packBytes([a, b]));
    expect(pack.slice(pack.indexOf("\n") + 1)).toBe(a.text + b.text);
  });

  it("may be empty", () => {
    expect(utf8.decode(packBytes([]))).toBe("{}\n");
  });

  it("refuses two acts with one file, and what is no act's answer", () => {
    expect(() => packBytes([a, a])).toThrow(RangeError);
    expect(() => packBytes([{ file: "a", text: "{}\n" }])).toThrow(RangeError);
    expect(() => packBytes([{ file: "a", text: a.text.slice(0, -1) }])).toThrow(RangeError);
  });
});
