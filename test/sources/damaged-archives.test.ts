import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { type InputFile, openInput, readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { UnusableInput } from "../../generator/sources/unusable-input.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };
const TEXT = "testo di esempio ".repeat(500);

const data = temporaryFolderOfEach();
beforeEach(() => mkdirSync(path.join(data, "norme")));

/** Where the directory's entry of the one member begins, and its field of the compressed size in it. */
const entryOf = (zip: Buffer) => zip.indexOf(Buffer.from("PK\x01\x02", "latin1"));
const COMPRESSED = 20;

async function list(zip: Buffer, limits = LIMITS): Promise<{ inputs: InputFile[]; refused: string[] }> {
  writeFileSync(path.join(data, "norme", "c.zip"), zip);
  const rapporto = new Rapporto();
  const inputs = await listInputs(data, "norme", "norme", limits, rapporto);
  return { inputs, refused: rapporto.toJSON().scarti.map(({ file, motivo }) => `${file}: ${motivo}`) };
}

/** An archive whose one member says that it takes so many bytes of it. */
function declaring(compressed: number): Buffer {
  const zip = Buffer.from(zipSync({ "a.xml": strToU8(TEXT) }));
  zip.writeUInt32LE(compressed, entryOf(zip) + COMPRESSED);
  return zip;
}

/** The same in the 64-bit field, which stands in the entry after the name. */
function declaring64(compressed: bigint): Buffer {
  const zip = declaring(0xffffffff);
  const entry = entryOf(zip);
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(compressed, 4);
  zip.writeUInt16LE(extra.length, entry + 30);
  const after = entry + 46 + "a.xml".length;
  const end = zip.indexOf(Buffer.from("PK\x05\x06", "latin1"));
  zip.writeUInt32LE(zip.readUInt32LE(end + 12) + extra.length, end + 12);
  return Buffer.concat([zip.subarray(0, after), extra, zip.subarray(after)]);
}

describe("a member that says it takes more bytes than its archive has", () => {
  it.each([
    ["some", declaring(1000), 1000],
    ["as many as memory has", declaring(3_000_000_000), 3_000_000_000],
    ["2^40", declaring64(2n ** 40n), 2 ** 40],
  ])("is refused before it is opened: %s", async (_, zip, compressed) => {
    const { inputs, refused } = await list(zip, { memberBytes: 2 ** 41, ratio: 200 });
    expect(inputs).toEqual([]);
    expect(refused).toEqual([
      `norme/c.zip!a.xml: membro di ${compressed} byte compressi in un archivio di ${zip.length}: archivio troncato o guasto, scaricarlo di nuovo`,
    ]);
  });

  it("is refused where it begins beyond the end", async () => {
    const zip = Buffer.from(zipSync({ "a.xml": strToU8(TEXT) }));
    zip.writeUInt32LE(zip.length - 10, entryOf(zip) + 42);
    expect((await list(zip)).refused).toEqual([expect.stringMatching(/^norme\/c\.zip!a\.xml: .*archivio troncato/)]);
  });

  it("is refused where it takes more than any member may be, whatever it becomes", async () => {
    const zip = Buffer.from(zipSync({ "a.xml": strToU8(TEXT) }));
    zip.writeUInt32LE(10, entryOf(zip) + 24);
    expect((await list(zip, { memberBytes: 20, ratio: 200 })).refused).toEqual([
      expect.stringMatching(/oltre il limite di 20/),
    ]);
  });
});

/** Three members, none of them compressed; the directory gives the first another size. */
function withSize(name: string, size: number): Buffer {
  const text = strToU8(TEXT);
  const zip = Buffer.from(
    zipSync({ [name]: name.endsWith("/") ? strToU8("") : text, "a.xml": text, "b.xml": text }, { level: 0 }),
  );
  zip.writeUInt32LE(size, entryOf(zip) + 24);
  return zip;
}

describe("a size that is not that of the bytes in the archive", () => {
  it.each(["cartella/", "cartella/sotto/"])("is no damage where it is that of a folder: %s", async (name) => {
    const { inputs, refused } = await list(withSize(name, 4096));
    expect(refused).toEqual([]);
    expect(await Promise.all(inputs.map(readInput))).toEqual([strToU8(TEXT), strToU8(TEXT)].map(Buffer.from));
  });

  it("costs the one member that is not compressed", async () => {
    const { inputs, refused } = await list(withSize("0.xml", 4096));
    expect(inputs.map(({ name }) => name)).toEqual(["norme/c.zip!a.xml", "norme/c.zip!b.xml"]);
    expect(refused).toEqual([
      `norme/c.zip!0.xml: membro non compresso di 4096 byte, e ${TEXT.length} nell'archivio: archivio troncato o guasto, scaricarlo di nuovo`,
    ]);
  });
});

it("a member that breaks off fails whole and streamed", async () => {
  const whole = Buffer.from(zipSync({ "a.xml": strToU8(TEXT) }));
  const { inputs } = await list(declaring(whole.readUInt32LE(entryOf(whole) + COMPRESSED) - 5));
  const streamed = async () => {
    for await (const _ of await openInput(inputs[0]!));
  };
  await expect(readInput(inputs[0]!)).rejects.toBeInstanceOf(UnusableInput);
  await expect(streamed()).rejects.toThrow("unexpected end of file");
});
