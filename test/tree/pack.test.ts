import { describe, expect, it } from "vitest";
import { bucketOf } from "../../generator/law/identity/act-bucket.ts";
import { listLines, members } from "../../generator/tree/line-json.ts";
import { type PackedAct, type PackPlace, packBytes, packFile } from "../../generator/tree/pack.ts";
import { actsOfPack, bucketOfPack, packProblems } from "../../generator/tree/read-pack.ts";

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

describe("a pack that is read back", () => {
  const acts = [act("legge/1990/08/07/241", "Città"), act("legge/1990/12/31/241", "Norme", ['{"a":"è"}'])];
  const pack = packBytes(acts);
  const bucket = bucketOf("legge/1990/241", 64);
  const problems = (change: (text: string) => string, at = bucket) =>
    packProblems(new TextEncoder().encode(change(utf8.decode(pack))), at, 64);

  it("has the acts that were put in, and nothing wrong", () => {
    expect([...actsOfPack(pack)]).toEqual(acts);
    expect(problems((text) => text)).toEqual([]);
    expect(packProblems(packBytes([]), 0, 1)).toEqual([]);
  });

  it.each([
    ["another pack's act", /deve stare in \d+\.txt/, (text: string) => text, bucket ^ 1],
    ["a pack too many", /l'albero ha 64 pacchetti/, (text: string) => text, 64],
    ["no index", /prima riga non è JSON/, (text: string) => text.slice(1), bucket],
    [
      "a text cut short",
      /non è la risposta di un atto.*|l'indice ne descrive/,
      (text: string) => text.slice(0, -2),
      bucket,
    ],
    ["bytes that no act has", /l'indice ne descrive/, (text: string) => `${text}x`, bucket],
    [
      "a wrong place of the changes",
      /le relazioni iniziano al byte/,
      (text: string) => text.replace(/,(\d+)\]/, (_, out) => `,${Number(out) + 1}]`),
      bucket,
    ],
    ["a wrong beginning", /inizia al byte 1,/, (text: string) => text.replace("[0,", "[1,"), bucket],
    [
      "another act's name",
      /che è di un altro file/,
      (text: string) => text.replace('{"legge/1990/08/07/241"', '{"legge/1990/08/07/242"'),
      bucket,
    ],
    [
      "an index out of order",
      /fuori ordine/,
      (text: string) => text.replace('"legge/1990/08/07/241":', '"legge/1991/08/07/241":'),
      bucket,
    ],
  ])("is known for %s", (_what, message, change, at) => {
    const found = problems(change, at);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join("\n")).toMatch(message);
  });

  it("is told from other files by its name", () => {
    expect(bucketOfPack(packFile(7))).toBe(7);
    for (const name of ["indici/norme/pacchi/a.txt", "indici/norme/numeri/1990/07.json", "x/indici/norme/pacchi/7.txt"])
      expect(bucketOfPack(name)).toBeNull();
  });
});
