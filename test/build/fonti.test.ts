import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync, writeJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { readFonti } from "../../generator/build/options.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const file = () => path.join(folder, "fonti.json");
const withUrl = (url: string) => {
  const [first, ...others] = readJsonSync("data-raw/fonti.json");
  writeJsonSync(file(), [...others, { ...first, url }]);
};

describe("the addresses of sources", () => {
  it.each([
    ["https://example.org/<dati>", "«<»", "%3C"],
    ["https://example.org/dati>", "«>»", "%3E"],
    ['https://example.org/?q="dati"', '«"»', "%22"],
    ["https://example.org/i dati", "« »", "%20"],
    ["https://example.org/a\\b", "«\\»", "%5C"],
    ["https://example.org/{dati}", "«{»", "%7B"],
  ])("%s is refused with its place, the character and what to write instead", (url, character, instead) => {
    withUrl(url);
    const found = () => readFonti(folder);
    expect(found).toThrow(file());
    for (const said of ["/3/url", character, instead, url]) expect(found).toThrow(said);
  });

  it("are taken with escapes, and with letters of any alphabet", () => {
    for (const url of ["https://example.org/i%20dati?a=1&b=%3C#c", "https://example.org/città"]) {
      withUrl(url);
      expect(readFonti(folder).at(-1)?.url).toBe(url);
    }
  });
});

describe("a list of sources that cannot be used ends the run with its name", () => {
  const [source] = readJsonSync("data-raw/fonti.json");
  const good = JSON.stringify([source]);
  const changed = (change: object) => JSON.stringify([{ ...source, ...change }]);

  it.each<[name: string, content: string | Buffer, says: RegExp]>([
    ["empty", "", /it is not JSON/],
    ["cut", good.slice(0, 40), /it is not JSON/],
    ["a page", "<html></html>", /it is not JSON/],
    ["zeros", Buffer.alloc(1000), /it is not JSON/],
    ["UTF-16", Buffer.from(good, "utf16le"), /it is not JSON/],
    ["nested 100,000 deep", "[".repeat(100_000), /it is not JSON/],
    ["null", "null", /fonti\.json: /],
    ["an object", JSON.stringify(source), /fonti\.json: /],
    ["a list of lists", "[[]]", /fonti\.json: /],
    ["names of objects", '[{"__proto__": {"area": "norme"}, "constructor": 1}]', /fonti\.json: /],
    ["unknown area", changed({ area: "altro" }), /area/],
    ["area of objects", changed({ area: "constructor" }), /area/],
    ["a day in another form", changed({ estratto_il: "30/02/2026" }), /estratto_il/],
    ["a day as a number", changed({ estratto_il: 20260110 }), /estratto_il/],
    ["no name", changed({ nome: "" }), /nome/],
    ["an address that is none", changed({ url: "javascript:alert(1)" }), /url/],
    ["a property too many", changed({ altro: 1 }), /fonti\.json: /],
  ])("%s", (_, content, says) => {
    writeFileSync(file(), content);
    expect(() => readFonti(folder)).toThrow(says);
    expect(() => readFonti(folder)).toThrow(file());
  });

  it("missing, a device, a folder, unreadable", () => {
    expect(() => readFonti(folder)).toThrow(/list of the sources/);
    symlinkSync("/dev/zero", file());
    expect(() => readFonti(folder)).toThrow(/it is no file/);
    const other = path.join(folder, "altra");
    mkdirSync(path.join(other, "fonti.json"), { recursive: true });
    expect(() => readFonti(other)).toThrow(/it is no file/);
    const third = path.join(folder, "terza");
    mkdirSync(third);
    symlinkSync("/proc/self/mem", path.join(third, "fonti.json"));
    expect(() => readFonti(third)).toThrow(/EIO/);
  });
});
