import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { ensureDirSync } from "fs-extra/esm";
import { beforeEach, describe, expect, it } from "vitest";
import { filesBelow } from "../../generator/sources/files-below.ts";
import { type InputFile, openInput, readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };
const TEXT = "testo di esempio ".repeat(500);

const data = temporaryFolderOfEach();
beforeEach(() => {
  ensureDirSync(path.join(data, "norme", "sotto"));
});

const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(data, "norme", name), content);

async function list(): Promise<{ inputs: InputFile[]; refused: string[] }> {
  const rapporto = new Rapporto();
  const inputs = await listInputs(data, "norme", "norme", LIMITS, rapporto);
  return { inputs, refused: rapporto.toJSON().scarti.map(({ file, motivo }) => `${file}: ${motivo}`) };
}

/** What one read and one stream give, or why they fail. */
async function bothWays(input: InputFile): Promise<string[]> {
  const streamed = async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of await openInput(input)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const outcome = (bytes: Promise<Buffer>) =>
    bytes.then(String).catch((error: NodeJS.ErrnoException) => `${error.name}: ${error.message}`);
  return [await outcome(readInput(input)), await outcome(streamed())];
}

describe("listInputs", () => {
  it("lists loose files, links and members by name, with their bytes", async () => {
    write("z.xml", "zz");
    write("sotto/a.xml", "aaa");
    write("b.zip", zipSync({ "uno/b.xml": strToU8(TEXT), "uno/": new Uint8Array() }));
    writeFileSync(path.join(data, "altrove.xml"), "cc");
    symlinkSync(path.join(data, "altrove.xml"), path.join(data, "norme", "c.xml"));
    const { inputs } = await list();
    expect(inputs.map(({ name, bytes }) => [name, bytes])).toEqual([
      ["norme/b.zip!uno/b.xml", TEXT.length],
      ["norme/c.xml", 2],
      ["norme/sotto/a.xml", 3],
      ["norme/z.xml", 2],
    ]);
    expect(filesBelow(path.join(data, "nowhere"))).toEqual([]);
  });

  it("stamps a file anew when it is written again, and only then", async () => {
    write("a.xml", "one");
    write("b.xml", "one");
    write("c.zip", zipSync({ "c.xml": strToU8(TEXT) }));
    const stamps = async () => Object.fromEntries((await list()).inputs.map(({ name, stamp }) => [name, stamp]));
    const before = await stamps();
    expect(new Set(Object.values(before)).size).toBe(3);
    expect(await stamps()).toEqual(before);
    write("a.xml", "two");
    write("c.zip", zipSync({ "c.xml": strToU8(`${TEXT}.`) }));
    const after = await stamps();
    expect(after["norme/b.xml"]).toBe(before["norme/b.xml"]);
    expect(after["norme/a.xml"]).not.toBe(before["norme/a.xml"]);
    expect(after["norme/c.zip!c.xml"]).not.toBe(before["norme/c.zip!c.xml"]);
  });

  it("tells members apart by checksum and sizes within one archive", async () => {
    write("c.zip", zipSync({ "1.xml": strToU8(TEXT), "2.xml": strToU8(`${TEXT}.`) }));
    const { inputs } = await list();
    expect(inputs[0]!.stamp).not.toBe(inputs[1]!.stamp);
  });

  it("refuses members compressed in a way that is not read, and lists the rest", async () => {
    const zip = zipSync({ "a.xml": strToU8(TEXT), "b.xml": strToU8(TEXT) });
    const directory = Buffer.from(zip).indexOf(Buffer.from("PK\x01\x02", "latin1"));
    zip[directory + 10] = 12;
    write("c.zip", zip);
    const { inputs, refused } = await list();
    expect(inputs.map(({ member }) => member)).toEqual(["b.xml"]);
    expect(refused).toEqual([expect.stringMatching(/norme\/c\.zip!a\.xml: .*metodo non previsto \(12\)/)]);
  });
});

describe("the bytes of a member", () => {
  it("are the same whole and streamed, deflated, stored or empty", async () => {
    write(
      "c.zip",
      zipSync({ "a.xml": strToU8(TEXT), "b.xml": [strToU8(TEXT), { level: 0 }], "c.xml": new Uint8Array() }),
    );
    const { inputs } = await list();
    expect(await Promise.all(inputs.map(bothWays))).toEqual([
      [TEXT, TEXT],
      [TEXT, TEXT],
      ["", ""],
    ]);
  });

  it("are refused when they are not those that the directory announces", async () => {
    for (const level of [0, 6] as const) {
      const zip = Buffer.from(zipSync({ "a.xml": [strToU8(TEXT), { level }] }));
      const start = 30 + "a.xml".length;
      zip[start + 20] = zip[start + 20]! ^ 1;
      write("c.zip", zip);
      for (const outcome of await bothWays((await list()).inputs[0]!)) expect(outcome).toMatch(/^Error: /);
    }
  });

  it("are refused when they inflate beyond what is declared, before they fill the memory", async () => {
    const zip = Buffer.from(zipSync({ "a.xml": strToU8(TEXT) }));
    zip.writeUInt32LE(100, zip.indexOf(Buffer.from("PK\x01\x02", "latin1")) + 24);
    write("c.zip", zip);
    for (const outcome of await bothWays((await list()).inputs[0]!)) expect(outcome).toMatch(/^(Range)?Error: /);
  });

  it("fail with what to do where the archive is damaged, or gone", async () => {
    write("c.zip", zipSync({ "a.xml": strToU8(TEXT) }));
    const [input] = (await list()).inputs;
    const damaged: InputFile = { ...input!, place: { ...input!.place!, offset: 7 } };
    await expect(readInput(damaged)).rejects.toThrow(/^membro dell'archivio illeggibile \(.+\): scaricarlo di nuovo$/);
    rmSync(path.join(data, "norme", "c.zip"));
    await expect(readInput(input!)).rejects.toThrow("non si può leggere (ENOENT): è sparito mentre si leggeva");
  });
});
