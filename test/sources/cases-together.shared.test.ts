/** Small inputs as they really come, all in one data folder: what each gives alone it gives beside the others. */

import { readdirSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SILENT } from "../../generator/terminal/progress.ts";
import { checkTree, generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const CASES = "../shared/data-variants/casi";
/** Only one folder can give the tables of the recovery plan. */
const TABLES = "20-codici-personali";

const folder = temporaryFolder();
const [data, out] = [path.join(folder, "data"), path.join(folder, "out")];

interface Article {
  readonly eli: string;
  readonly numero: string | null;
  readonly rubrica: string | null;
  readonly testo: string;
  readonly partizione: string | null;
  readonly note: readonly string[];
}
interface Relation {
  readonly tipo: string;
  readonly a: string;
  readonly articolo_a: string | null;
  readonly portata: string | null;
}
interface Act {
  readonly titolo: string;
  readonly articoli: readonly Article[];
  readonly allegati: readonly { readonly testo: string }[];
  readonly versione: { readonly al: string };
  readonly relazioni: { readonly out: readonly Relation[] };
}
const act = (numero: number): Act => readJsonSync(path.join(out, `api/public/norme/legge/2020/01/15/${numero}.json`));
const made = (numero: number) =>
  act(numero)
    .relazioni.out.map(({ tipo, a, articolo_a, portata }) => [tipo, a, articolo_a, portata])
    .sort();
const article = (numero: number, at: number) => act(numero).articoli[at];

beforeAll(async () => {
  for (const name of readdirSync(CASES).filter((entry) => /^\d/.test(entry))) {
    const from = path.join(CASES, name);
    for (const area of readdirSync(from)) {
      if (area === "norme")
        for (const file of readdirSync(path.join(from, area)))
          copySync(path.join(from, area, file), path.join(data, area, `${name}-${file}`));
      else if (area !== "pnrr" || name === TABLES) copySync(path.join(from, area), path.join(data, area));
    }
  }
  await generateHere({ data, out });
});

describe("all small inputs in one run", () => {
  it("give a tree without a fault, in which no file was lost", async () => {
    expect((await checkTree(out, SILENT)).problems).toEqual([]);
    expect(readJsonSync(path.join(out, "rapporto.json")).scarti).toEqual([]);
  });

  it("have no place in a relation that an exception takes away", () => {
    const [law] = [made(801)[0]?.[1]];
    expect(made(801)).toEqual([["abroga", law, null, "parte"]]);
    expect(made(802)).toEqual([
      ["abroga", law, "3", "intero"],
      ["abroga", law, "5", "intero"],
    ]);
  });

  it("have no relation that is denied or left to a decree, and that of a whole act", () => {
    expect(made(811)).toEqual([]);
    expect(made(813).filter(([tipo]) => tipo !== "delega")).toEqual([]);
    expect(made(831)).toEqual([["abroga", expect.any(String), null, "intero"]]);
  });

  it("have articles by the numbers that they bear", () => {
    const odd = readdirSync(path.join(out, "api/public/norme/legge/2020/01/15"))
      .filter((name) => name.endsWith(".json"))
      .map((name) => act(Number.parseInt(name, 10)));
    expect(odd.filter(({ articoli }) => articoli.some(({ numero }) => numero === "2-bis")).length).toBe(2);
    expect(act(881).articoli.map(({ eli }) => eli)).toContain("eli:/it/legge/2020/01/15/881/art/2-bis");
    const numbers = act(882).articoli.map(({ numero }) => numero);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("have every label and heading, and titles whole", () => {
    const texts = act(851).articoli.map(({ testo }) => testo);
    expect(texts).toContain("1. Sono esclusi:\na) i vasi;\nb) i piatti.");
    expect(texts.join("\n")).toContain("1.1. Primo.");
    expect(JSON.stringify(act(852))).toMatch(/Art\. 1[.\s\S]*Art\. 2/);
    expect(article(861, 0)).toMatchObject({ partizione: "Capo I Norme generali", rubrica: "Finalità e ambito" });
    expect(article(861, 0)?.note.join()).toContain("nota");
    expect(article(861, 1)?.testo).toContain("«Art. 2-bis. Titolo\n1. Nuovo testo.»");
    expect(act(871).titolo).toMatch(/\([A-Z]+\)/);
  });

  it("have the day that can be, and say so", () => {
    expect(act(841).versione.al).toBe("2020-01-20");
  });

  it("have the part that a bill names behind the act", () => {
    const bill = readdirSync(path.join(out, "api/public/ddl")).find((name) => /^s-9001.*\.json$/.test(name)) ?? "";
    const { dossier } = readJsonSync(path.join(out, "api/public/ddl", bill));
    expect(dossier.citazioni.map(({ partizione }: { partizione: string }) => partizione)).toEqual([
      "articolo 3, comma 3",
      "articolo 33",
      "articolo 46",
    ]);
  });
});
