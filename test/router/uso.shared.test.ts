/** Cases that strangers reported: what each folder of `../shared/data-variants/uso` says is right. Those for programs stand with their programs. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createClient } from "../../generator/clients/client/client.ts";
import { used } from "../generate-here.ts";
import { generatedTree } from "../property/tree.ts";
import { sharedTree } from "../shared-tree.ts";

const CASES = path.join("..", "shared", "data-variants", "uso");
const tree = sharedTree();
const law = createClient({ open: tree });

interface Cited {
  readonly esito: string;
  readonly atto: { readonly numero: string } | null;
  readonly articolo_citato: string | null;
}

interface Looked {
  readonly totale: number;
  readonly totale_esatto: boolean;
  readonly prosegue: number | null;
}

/** The citations of a text: outcome, act and article of each. */
async function cited(testo: string): Promise<string[]> {
  const { citazioni } = await law.citazioni(testo);
  return (citazioni as readonly Cited[]).map(({ esito, atto, articolo_citato }) =>
    [esito, atto?.numero, articolo_citato ?? []].flat().join(" "),
  );
}

describe("citations", () => {
  const BOTH = ["trovata 9008 3", "trovata 9005 9"];
  const [first = "", ...others] = readFileSync(path.join(CASES, "01-atto-prima-dell-articolo/testi.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "");

  it("01-atto-prima-dell-articolo", async () => {
    expect(await cited(first)).toEqual(BOTH);
    for (const text of others) expect((await cited(text)).sort(), text).toEqual([...BOTH].sort());
  });

  it.each([
    ["13-e-successive-modificazioni", "R.D. 9005/1931 e s.m.i., art. 9", ["trovata 9005 9"]],
    ["13-e-successive-modificazioni", "R.D. 9005/1931 e successive modificazioni, articolo 9", ["trovata 9005 9"]],
    ["25-non-e-una-legge", "La proposta di legge n. 9008 del 2024", []],
    ["25-non-e-una-legge", "disegno di legge n. 9008", []],
    ["25-non-e-una-legge", "progetto di legge n. 9008", []],
    ["05-articolo-con-decimale-staccato", "art. 270 bis 1 c.p.", ["fuori_raccolta 1398 270-bis.1"]],
    ["05-articolo-con-decimale-staccato", "art. 171 octies 1 l. 633/1941", ["fuori_raccolta 633 171-octies.1"]],
    ["05-articolo-con-decimale-staccato", "art. 640, 2° co., c.p.", ["fuori_raccolta 1398 640"]],
    ["05-articolo-con-decimale-staccato", "art. 640, II co., c.p.", ["fuori_raccolta 1398 640"]],
  ])("%s: %s", async (_, text, due) => {
    expect(await cited(text)).toEqual(due);
  });
});

describe("07-frase-nascosta", () => {
  const hidden = generatedTree(path.join(CASES, "07-frase-nascosta/data"));
  it("finds a phrase in all that have its words, or says how to go on", async () => {
    const ask = async (more: string) =>
      (await hidden.get(`/cerca?q=${encodeURIComponent('"faro verde"')}${more}`)).body;
    for (const more of ["&tipo=legge", "&al=2000-01-01"]) expect([more, (await ask(more)).totale]).toEqual([more, 10]);
    let found = 0;
    for (let dopo: number | null = 0; dopo !== null; ) {
      const { totale, totale_esatto, prosegue }: Looked = Object(await ask(`&dopo=${dopo}`));
      if (prosegue !== null) expect(totale_esatto).toBe(false);
      found += totale;
      dopo = prosegue;
    }
    expect(found).toBe(10);
  });
});

describe("09-luogo-con-prefisso", () => {
  const places = generatedTree(path.join(CASES, "09-luogo-con-prefisso/data"));
  it("finds a place whose name begins as a kind of place", async () => {
    expect((await places.get(`/pnrr/progetti?luogo=${encodeURIComponent("Città di Castello")}`)).status).toBe(200);
  });
});

describe("ask", () => {
  it.each([
    ["registro-cr.txt", 3],
    ["registro-utf16.txt", 2],
    ["registro-1252.txt", 2],
  ])("11-file-del-registro: %s", async (name, rows) => {
    const file = path.join(CASES, "11-file-del-registro", name);
    const { status, stdout } = await used("ask", "registro", file, "--tree", tree, "--format", "json");
    // None of these acts is in the sample, and that is said.
    expect(status).toBe(3);
    expect(JSON.parse(stdout).totale).toBe(rows);
  });

  it("15-ask-formato-di-un-feed, 19-ask-parola-in-piu", async () => {
    const feed = await used("ask", "/norme/rd 9005%2F1931/modifiche.atom", "--tree", tree, "--format", "table");
    expect(feed.stderr).not.toMatch(/defect|SyntaxError/);
    expect(feed.status).toBeGreaterThan(0);
    expect((await used("ask", "/cerca?q=codice", "penale", "--tree", tree)).status).toBe(2);
  });
});

it("21-client-lista-di-valori", async () => {
  // @ts-expect-error a list is no text
  await expect(law.registro({ norme: ["L. 9001/1999", "zz"] })).rejects.toThrow(/norme/);
});
