import path from "node:path";
import { readJsonSync, writeJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { readFonti } from "../../generator/pipeline/options.ts";
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
