import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { absent } from "../../sources/normattiva/official-files.ts";
import { officialCorpus } from "./official-corpus.ts";

/**
 * A relation that a sentence, a note, a mark of repeal or an operation of the metadata states, written down from reading it. Those of marks
 * and metadata were drawn with `random.seed(49)`, and say where they stand: `FILE@OFFSET` of the verb, `FILE#ID` of the operation. Its kind is
 * what the amending sentence does; `aggiorna` if that one leaves the text as it is. Marks name no place that acts.
 */
interface Gold {
  readonly da: string;
  readonly articolo_da: string;
  readonly partizione_da: string;
  readonly a: string;
  readonly articolo_a: string;
  readonly partizione_a: string;
  readonly tipo: string;
  readonly portata: string;
  readonly fonte: "frase" | "nota" | "segno" | "metadati";
}
const goldOf = (file: string) =>
  Papa.parse<Gold>(readFileSync(new URL(file, import.meta.url), "utf8").trimEnd(), {
    header: true,
    delimiter: "\t",
    quoteChar: "\0",
  }).data;
const GOLD = [...goldOf("gold-relations.tsv"), ...goldOf("gold-signals.tsv")];

/** What of a gold relation is found. */
const ASKED = ["atto", "articolo", "tipo", "parte"] as const;
type Rates = Record<(typeof ASKED)[number], number>;

const text = (value: string | null) => value ?? "";

function found(gold: Gold, relazioni: readonly Relazione[]): Record<(typeof ASKED)[number], boolean> {
  const pair = relazioni.filter(
    (r) =>
      r.da === `eli:/it/${gold.da}` &&
      r.a === `eli:/it/${gold.a}` &&
      (gold.fonte === "segno" || text(r.articolo_da) === gold.articolo_da) &&
      (text(r.partizione_da) === gold.partizione_da || r.partizione_da === null || gold.partizione_da === ""),
  );
  const article = pair.filter((r) => text(r.articolo_a) === gold.articolo_a);
  const right = article.filter((r) => text(r.partizione_a) === gold.partizione_a && r.tipo === gold.tipo);
  return {
    atto: pair.length > 0,
    articolo: article.length > 0,
    tipo: right.length > 0,
    parte: right.some((r) => text(r.portata) === gold.portata),
  };
}

function ratesOf(fonte: Gold["fonte"], relazioni: readonly Relazione[]): Rates {
  const all = GOLD.filter((gold) => gold.fonte === fonte).map((gold) => found(gold, relazioni));
  const rate = (asked: (typeof ASKED)[number]) => (100 * all.filter((one) => one[asked]).length) / all.length;
  return { atto: rate("atto"), articolo: rate("articolo"), tipo: rate("tipo"), parte: rate("parte") };
}

describe.skipIf(absent !== "")(`relations read by hand from the official files${absent}`, () => {
  let relazioni: readonly Relazione[];
  beforeAll(async () => {
    relazioni = (await officialCorpus()).relazioni;
  });

  it.each([
    ["frase", { atto: 97, articolo: 95, tipo: 90, parte: 90 }],
    ["nota", { atto: 95, articolo: 92, tipo: 90, parte: 85 }],
    ["segno", { atto: 97, articolo: 95, tipo: 90, parte: 90 }],
    ["metadati", { atto: 97, articolo: 95, tipo: 90, parte: 85 }],
  ] as const)("are found where each is stated by a %s", (fonte, goals) => {
    const rates = ratesOf(fonte, relazioni);
    console.log(
      fonte,
      Object.entries(rates)
        .map(([asked, rate]) => `${asked} ${rate.toFixed(1)} %`)
        .join(", "),
    );
    for (const asked of ASKED) expect(rates[asked], asked).toBeGreaterThanOrEqual(goals[asked]);
  });
});

/** Relations of the official acts, `da articolo partizione -> a articolo partizione: tipo portata`. */
const brief = (r: Relazione) =>
  `${r.da.slice(8)} ${text(r.articolo_da)} ${text(r.partizione_da)} -> ${r.a.slice(8)} ${text(r.articolo_a)} ${text(r.partizione_a)}: ${r.tipo} ${text(r.portata)}`;

describe.skipIf(absent !== "")(`what the official files are known to say${absent}`, () => {
  let relazioni: readonly Relazione[];
  beforeAll(async () => {
    relazioni = (await officialCorpus()).relazioni;
  });
  const of = (da: string, a: string) => relazioni.filter((r) => r.da === `eli:/it/${da}` && r.a === `eli:/it/${a}`);
  const L296 = "legge/2006/12/27/296";
  const D149 = "decreto-legislativo/2022/10/10/149";
  const CPC = "regio-decreto/1940/10/28/1443";

  it("leaves alone the comma that is excepted from the repeal of its article", () => {
    const repeals = of(L296, "legge/2000/12/23/388").filter(
      (r) => r.partizione_da === "comma 458" && r.articolo_a === "59" && r.tipo === "abroga",
    );
    expect(repeals.map((r) => [r.partizione_a, r.portata])).toContainEqual([null, "parte"]);
    expect(repeals.filter((r) => r.portata === "intero")).toEqual([]);
  });

  it("never repeals the whole code where a Capo of it is repealed", () => {
    const repeals = of(D149, CPC).filter((r) => r.tipo === "abroga" && r.articolo_a === null);
    expect(repeals.map((r) => r.partizione_a)).toContain("Libro IV, Titolo I, Capo III-bis");
    expect(repeals.filter((r) => r.partizione_a === null)).toEqual([]);
  });

  it("takes the last comma and what follows a number for parts", () => {
    const changes = of(D149, CPC).filter((r) => r.articolo_a === "375");
    expect(changes.filter((r) => r.partizione_a === null && r.portata === "intero")).toEqual([]);
    expect(changes.map((r) => r.partizione_a)).toContain("ultimo comma");
  });

  it("takes the article from before an aside", () => {
    const articles = of(L296, "decreto-legislativo/1998/09/28/360").map((r) => r.articolo_a);
    expect(articles.length).toBeGreaterThan(0);
    expect(new Set(articles)).toEqual(new Set(["1"]));
  });

  it("cuts a note at its items", () => {
    const interpreted = of("decreto-legge/2007/10/01/159", L296).filter((r) => r.tipo === "interpreta");
    expect(interpreted.map((r) => r.partizione_a)).toEqual(["comma 1328"]);
  });

  it("repeals no article where funds are abolished", () => {
    expect(of(L296, "legge/1998/12/23/448").filter((r) => r.partizione_da === "comma 841")).toEqual([]);
  });

  it("takes what departs from another act for no departure from this one", () => {
    const kinds = of("decreto-legge/2022/12/29/198", "decreto-legge/2020/05/19/34").filter(
      (r) => r.articolo_a === "221",
    );
    expect(kinds.map((r) => r.tipo)).not.toContain("deroga");
    expect(kinds.map((r) => r.tipo)).toContain("applica");
  });

  it("takes the place that the text of an act has, not the one of its metadata", () => {
    const inserted = of("decreto-legislativo/2024/12/31/209", "decreto-legislativo/2023/03/31/36").filter(
      (r) => r.articolo_a === "99" && r.partizione_a === "comma 3-bis" && r.tipo === "inserisce",
    );
    expect(inserted.map((r) => [r.articolo_da, r.base])).toEqual([
      ["31", ["modifica_attiva", "modifica_marcata", "testo_modificativo"]],
    ]);
    const repeals = relazioni.filter(
      (r) => r.da === "eli:/it/decreto-legislativo/2005/03/07/82" && r.tipo === "abroga",
    );
    expect(repeals.filter((r) => r.articolo_da === "75" && r.affidabilita === "alta").map(brief)).toEqual([]);
  });

  it("counts the letters after a list of letters below a number", () => {
    const letters = (articolo: string) =>
      new Set(
        of(D149, CPC)
          .filter((r) => r.articolo_a === articolo && r.articolo_da === "3")
          .map((r) => r.partizione_da?.split(", ")[1]),
      );
    expect(["376", "377", "378", "379"].map((articolo) => [...letters(articolo)])).toEqual([
      ["lettera b)"],
      ["lettera c)"],
      ["lettera d)"],
      ["lettera e)"],
    ]);
  });

  it("dates what a conversion made by the conversion", () => {
    const repealed = of("decreto-legge/2025/03/28/36", "legge/1992/02/05/91").filter(
      (r) => r.partizione_a === "comma 1, lettera e)",
    );
    expect(repealed.map((r) => r.data)).toEqual(["2025-05-23"]);
  });

  it("repeals a decree whole where the sentence speaks of it", () => {
    expect(
      of("decreto-legislativo/2023/03/31/36", "decreto-ministeriale/2018/01/16/14").map((r) => [
        r.tipo,
        r.articolo_a,
        r.portata,
      ]),
    ).toContainEqual(["abroga", null, "intero"]);
  });

  it("finds articles with a number after the suffix, and places that an act named before them holds", () => {
    expect(
      of(L296, "dpr/1972/10/26/633")
        .filter((r) => r.partizione_da === "comma 304")
        .map((r) => [r.articolo_a, r.partizione_a]),
    ).toEqual([["19-bis1", "comma 1, lettera e)"]]);
    expect(
      of(L296, "decreto-legislativo/2006/04/12/163")
        .filter((r) => r.partizione_da === "comma 1020")
        .map((r) => [r.tipo, r.articolo_a, r.partizione_a, r.portata]),
    ).toEqual([["abroga", "163", "comma 3", "parte"]]);
  });

  it("proves what is sure with words that name an act or an article", () => {
    const bare = relazioni.filter(
      ({ affidabilita, evidenza, base }) =>
        affidabilita === "alta" &&
        base.includes("testo_modificativo") &&
        evidenza !== null &&
        !/\d|codice/.test(evidenza),
    );
    expect(bare.map(brief)).toEqual([]);
  });
});
