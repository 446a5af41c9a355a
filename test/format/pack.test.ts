import { describe, expect, it } from "vitest";
import { encodeAct } from "../../generator/format/act-lines.ts";
import { members } from "../../generator/format/line-json.ts";
import {
  bucketOfPack,
  decodePack,
  encodeActPack,
  type PackedText,
  type PackPlace,
  packFile,
} from "../../generator/format/pack.ts";

const act = (file: string, titolo: string, out: readonly string[] = [], testo = ""): PackedText => ({
  file,
  text: Buffer.from(
    encodeAct({
      scalari: members({ eli: `eli:/it/${file}`, titolo }),
      articoli: [JSON.stringify({ testo })],
      allegati: [],
      relazioni: { out, in: ["{}"] },
    }),
  ),
});

const utf8 = new TextDecoder();

function unpack(pack: Uint8Array): { file: string; text: Buffer; rest: string }[] {
  const from = pack.indexOf(10) + 1;
  const places = JSON.parse(utf8.decode(pack.subarray(0, from))) as Record<string, PackPlace>;
  return Object.entries(places).map(([file, [start, length, out]]) => {
    const text = pack.subarray(from + start, from + start + length);
    return { file, text: Buffer.from(text), rest: utf8.decode(text.subarray(out)) };
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
    const pack = encodeActPack([b, a]);
    expect(unpack(pack).map(({ file, text }) => ({ file, text }))).toEqual([a, b]);
    expect(encodeActPack([a, b])).toEqual(pack);
  });

  it("says where the changes that an act makes begin, in bytes", () => {
    const [first, second] = unpack(encodeActPack([a, b]));
    expect(first!.rest).toBe('],"in":[\n{}\n]}}\n');
    expect(second!.rest).toBe('{"a":"à"},\n{"b":"\u2028"}\n],"in":[\n{}\n]}}\n');
  });

  it("has the texts one after another and nothing else", () => {
    const pack = utf8.decode(encodeActPack([a, b]));
    expect(pack.slice(pack.indexOf("\n") + 1)).toBe(utf8.decode(a.text) + utf8.decode(b.text));
  });

  it("may be empty", () => {
    expect(utf8.decode(encodeActPack([]))).toBe("{}\n");
  });

  it("refuses two acts with one file, and what is no act's answer", () => {
    expect(() => encodeActPack([a, a])).toThrow(RangeError);
    expect(() => encodeActPack([{ file: "a", text: Buffer.from("{}\n") }])).toThrow(RangeError);
    expect(() => encodeActPack([{ file: "a", text: a.text.subarray(0, -1) }])).toThrow(RangeError);
  });
});

describe("a pack that is read back", () => {
  const acts = [act("legge/1990/08/07/241", "Città"), act("legge/1990/12/31/241", "Norme", ['{"a":"è"}'])];
  const pack = encodeActPack(acts);

  it("has the acts that were put in", () => {
    expect(decodePack(pack).map(({ file, text }) => ({ file, text: Buffer.from(text) }))).toEqual(acts);
  });

  it("is told from other files by its name", () => {
    expect(bucketOfPack(packFile(7))).toBe(7);
    for (const name of ["indici/norme/pacchi/a.txt", "indici/norme/numeri/1990/07.json", "x/indici/norme/pacchi/7.txt"])
      expect(bucketOfPack(name)).toBeNull();
  });
});
