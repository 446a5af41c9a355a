/** What `check` says of a tree: a file that its kind would not have written, a document against its schema, totals. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { damageOf } from "../../generator/cli/check/written-again.ts";
import { bucketOfPack, decodePack, encodeActPack, type PackedText } from "../../generator/format/pack.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { checkTree } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn } from "../tree/in-parts.ts";

const folder = temporaryFolder();
const TREES = { "of files": sharedTree(), "in packs": sharedTree("--pack") };
const [LOOSE, PACKED] = Object.values(TREES) as [string, string];

let made = 0;

/** What is said of a tree that was made wrongly: its manifest agrees with the files that are other than they should be, or left out. */
async function problemsWith(tree: string, changed: Readonly<Record<string, ((bytes: Buffer) => Uint8Array) | null>>) {
  const staging = new Staging(path.join(folder, `${++made}`));
  for (const name of namesIn(tree)) {
    const change = name in changed ? changed[name] : (bytes: Buffer) => bytes;
    if (change && name !== MANIFEST && name !== SUMS) staging.write(name, change(readFileSync(path.join(tree, name))));
  }
  staging.seal();
  return (await checkTree(staging.root, SILENT)).problems;
}

const text = (from: string | RegExp, to: string) => (bytes: Buffer) => {
  const before = bytes.toString();
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return Buffer.from(after);
};

describe.each(Object.entries(TREES))("a tree %s", (_, tree) => {
  it("has of each kind the bytes that are written of what is read of it", () => {
    const names = namesIn(tree).filter((name) => /^(?:indici\/|api\/public\/.*\.json$)/.test(name));
    const found = names.map((name) => {
      let isRead = false;
      const damage = damageOf(name, () => {
        isRead = true;
        return readFileSync(path.join(tree, name));
      });
      return { name, isRead, damage };
    });
    expect(found.filter(({ damage }) => damage !== null)).toEqual([]);
    const unread = found.filter(({ isRead }) => !isRead).map(({ name }) => name);
    expect(unread.filter((name) => !name.endsWith(".versioni.txt"))).toEqual([
      "api/public/openapi.en.json",
      "api/public/openapi.json",
    ]);
  });

  it("is sound", async () => expect((await checkTree(tree, SILENT)).problems).toEqual([]));
});

const CUT = "indici/graph/norma/50.bin";
const CARD = "indici/norma.json";
const ROWS = "indici/norme/pagine/0.ndjson";

describe("a file that is made wrongly", () => {
  it.each<[string, string, (bytes: Buffer) => Uint8Array, number | null]>([
    ["a blank in JSON", "indici/albero.json", text(":", ": "), 11],
    ["a number of a graph", CUT, (bytes) => Buffer.concat([Buffer.from([1]), bytes.subarray(1)]), 20],
    ["a byte behind the last", CUT, (bytes) => Buffer.concat([bytes, Buffer.from([10])]), null],
    ["a row of acts with a blank", ROWS, text("[0,", "[0, "), 4],
    ["an answer whose items share a line", "api/public/ddl/lista.json", text(/\},\n(?=\{)/, "},"), null],
    ["what is not compressed", "indici/cerca/parole/11.bin", () => Buffer.from('[""]'), 0],
    ["what is compressed otherwise", "indici/norme/citazioni.bin", () => deflateRawSync("[ ]"), null],
    ["no JSON", CARD, (bytes) => bytes.subarray(0, -2), 0],
  ])("is damaged from a byte on: %s", (_what, name, change, at) => {
    const bytes = change(readFileSync(path.join(LOOSE, name)));
    const damage = damageOf(name, () => bytes);
    expect(damage).toMatchObject(at === null ? { at: expect.any(Number) } : { at });
  });

  it("is named with that byte", async () => {
    expect(await problemsWith(LOOSE, { "indici/albero.json": text(":", ": ") })).toEqual([
      "damaged, at byte 11 of indici/albero.json: made again by `generate` (it is not what is written of it)",
    ]);
  });

  it("is named with what its schema says, an act in a pack by where it begins", async () => {
    const [name, acts] = packOfTwo();
    const second = text('"n_articoli":', '"n_articolo":');
    const problems = await problemsWith(PACKED, {
      [name]: () =>
        encodeActPack(acts.map((act, i) => (i === 1 ? { ...act, text: second(Buffer.from(act.text)) } : act))),
      "api/public/health.json": text('"norme":', '"norma":'),
    });
    expect(problems).toContainEqual(
      expect.stringMatching(/^damaged, at byte 0 of api\/public\/health.json: .*norme.*schemas\/health.json\)$/),
    );
    const [, byte] =
      /at byte (\d+) of .*n_articoli.*schemas\/norma.json/.exec(problems.find((line) => line.includes(name)) ?? "") ??
      [];
    const pack = readFileSync(path.join(PACKED, name));
    expect(pack.subarray(Number(byte), Number(byte) + 6).toString()).toBe('"eli":');
  });

  it("is told where a pack lacks an act or the card", async () => {
    const [name, acts] = packOfTwo();
    expect(await problemsWith(PACKED, { [name]: () => encodeActPack(acts.slice(1)) })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^acts served: \d+, but \/health says \d+$/)]),
    );
    expect(await problemsWith(PACKED, { [CARD]: null })).toContainEqual(
      expect.stringMatching(new RegExp(`^damaged, at byte 0 of ${name}: .*${CARD}`)),
    );
  });

  it("is told by the release and the totals", async () => {
    const problems = await problemsWith(LOOSE, {
      "api/public/norme.json": text(/"release":"\w+"/, '"release":"0123456789ab"'),
      "api/public/ddl/lista.json": text(/"totale":\d+/, '"totale":9999'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^answers of different releases: .*0123456789ab \(api\/public\/norme.json\)/),
      expect.stringMatching(/^api\/public\/ddl\/lista.json: 9999, but \/health says \d+$/),
    ]);
    const area = { "indici/albero.json": text(/"pnrr":"\w+"/, '"pnrr":"0123456789ab"') };
    expect(await problemsWith(LOOSE, area)).toEqual([
      expect.stringMatching(/^answers of different releases: .*\(api\/public\/pnrr\/classifica-aziende\/1.json\)/),
    ]);
  });
});

/** A pack of the sample with more than one act. */
function packOfTwo(): [name: string, acts: PackedText[]] {
  const acts = (name: string) => decodePack(readFileSync(path.join(PACKED, name)));
  const name = namesIn(PACKED).find((one) => bucketOfPack(one) !== null && acts(one).length > 1);
  return name === undefined ? expect.unreachable("no pack of two acts") : [name, acts(name)];
}
