import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { UnusableInput } from "../../generator/sources/unusable-input.ts";
import { childAt } from "../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../generator/sources/xml/parse.ts";
import { MAX_DEPTH } from "../../generator/sources/xml/well-formed.ts";
import { nestedXml, zipBomb } from "../fixtures/oversized.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const CATTIVI = fileURLToPath(new URL("../fixtures/cattivi", import.meta.url));
const LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** What no XML parser may accept, and a part of the reason that the message must give. */
const NOT_XML: Readonly<Record<string, RegExp>> = {
  "codifica-sbagliata.xml": /UTF-8/,
  "due-radici.xml": /radice/,
  "entita-esterna.xml": /DOCTYPE/,
  "entita-non-definita.xml": /entità/,
  "pagina-html.xml": /HTML.*Errore di esempio/,
  "risate-a-miliardi.xml": /DOCTYPE/,
  "troncato.xml": /finisce|troncat|chius/,
  "utf-16.xml": /UTF-16/,
  "vuoto.xml": /vuoto/,
};
/** Well-formed, and no act of Normattiva. */
const NOT_ACTS = ["altro-dialetto.xml", "disegno-di-legge.xml", "senza-identita.xml"];
const ARCHIVES = ["nome-pericoloso.zip", "non-zip.zip", "zip-troncato.zip"];
const USABLE = ["stessa-versione-1.xml", "stessa-versione-2.xml", "stesso-eli-1.xml", "stesso-eli-2.xml"];

const bytesOf = (file: string) => readFileSync(path.join(CATTIVI, "norme", file));

describe("the bad inputs", () => {
  it("are all described, and all described ones exist", () => {
    const described = [...readFileSync(path.join(CATTIVI, "LEGGIMI.md"), "utf8").matchAll(/^\| `([\w-]+\.\w+)` +\|/gm)];
    const files = readdirSync(path.join(CATTIVI, "norme")).sort();
    expect(described.map(([, file]) => file).sort()).toEqual(files);
    expect([...Object.keys(NOT_XML), ...NOT_ACTS, ...ARCHIVES, ...USABLE].sort()).toEqual(files);
  });

  it.each(Object.entries(NOT_XML))("%s is refused with its reason", (file, reason) => {
    let refusal: unknown;
    try {
      parseXml(bytesOf(file));
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UnusableInput);
    expect((refusal as UnusableInput).message).toMatch(reason);
  });

  it.each([...NOT_ACTS, ...USABLE])("%s is well-formed XML", (file) => {
    expect(parseXml(bytesOf(file)).name).toBe("akomaNtoso");
  });

  it("differ from a usable act in their one defect only", () => {
    const usable = bytesOf("stessa-versione-1.xml");
    expect(bytesOf("stessa-versione-2.xml").equals(usable)).toBe(true);
    expect(usable.subarray(0, bytesOf("troncato.xml").length).equals(bytesOf("troncato.xml"))).toBe(true);
    expect(bytesOf("due-radici.xml").subarray(0, usable.length).equals(usable)).toBe(true);
    expect(childAt(parseXml(usable), "act", "body", "article")).toBeDefined();
  });

  it("in archives are reported, and the good member beside a dangerous one is read", async () => {
    const rapporto = new Rapporto();
    const inputs = await listInputs(CATTIVI, "norme", "norme", LIMITS, rapporto);
    expect(rapporto.toJSON().scarti.map(({ file }) => file)).toEqual([
      "norme/nome-pericoloso.zip!../fuori.xml",
      "norme/non-zip.zip",
      "norme/zip-troncato.zip",
    ]);
    const inside = inputs.find(({ name }) => name === "norme/nome-pericoloso.zip!dentro.xml");
    expect(parseXml(await readInput(inside!)).name).toBe("akomaNtoso");
  });
});

describe("inputs too large to be kept", () => {
  const data = temporaryFolder();
  beforeAll(() => {
    mkdirSync(path.join(data, "norme"));
  });

  it("are refused where elements nest beyond the limit, and not one level before", () => {
    expect(parseXml(nestedXml(MAX_DEPTH)).name).toBe("akomaNtoso");
    expect(() => parseXml(nestedXml(MAX_DEPTH + 1))).toThrow(UnusableInput);
    expect(() => parseXml(nestedXml(200_000))).toThrow(UnusableInput);
  });

  it("are refused where an archive inflates beyond the ratio", async () => {
    const bomb = zipBomb(32 * 1024 * 1024);
    expect(bomb.length).toBeLessThan(64 * 1024);
    writeFileSync(path.join(data, "norme", "bomba.zip"), bomb);
    const rapporto = new Rapporto();
    expect(await listInputs(data, "norme", "norme", LIMITS, rapporto)).toEqual([]);
    expect(rapporto.toJSON().scarti).toMatchObject([{ file: "norme/bomba.zip!bomba.xml", motivo: /bomba zip/ }]);
  });
});
