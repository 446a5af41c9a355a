import { beforeAll, describe, expect, it } from "vitest";
import { readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { readAtto } from "../../generator/sources/normattiva/read-atto.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { type WholeCorpus, wholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { SAMPLE } from "./read-sample.ts";

let corpus: WholeCorpus;
beforeAll(async () => {
  const rapporto = new Rapporto();
  const inputs = await listInputs(SAMPLE, "norme", "norme", { memberBytes: 1024 * 1024, ratio: 200 }, rapporto);
  corpus = wholeCorpus(await Promise.all(inputs.map(async (i) => readAtto(await readInput(i), i.name).record)));
});

/** `eli:/it/legge/1999/03/15/9001` → `9001`. */
const numero = (eli: string) => eli.split("/").at(-1)!;

describe("the sample, read and merged", () => {
  it("gives the acts it is made of, two of them with one number and year but no two with one ELI", () => {
    expect(corpus.norme).toHaveLength(13);
    expect(corpus.doppioni).toEqual([]);
    expect([...corpus.collisioni]).toEqual([]);
    const sameNumber = corpus.norme.filter(
      ({ record }) => record.tipo === "regio-decreto-legge" && record.numero === "9012",
    );
    expect(sameNumber.map(({ record }) => record.data)).toEqual(["1936-02-13", "1936-05-04"]);
  });

  it("serves the consolidated version where there is an original too", () => {
    const servedAt = new Map(corpus.norme.map(({ eli, record }) => [numero(eli), record.versione]));
    expect(servedAt.get("9001")).toEqual({ tipo: "consolidata", al: "2024-12-14" });
    expect(servedAt.get("9006")).toEqual({ tipo: "consolidata", al: "2024-12-29" });
    expect(servedAt.get("9010")).toEqual({ tipo: "originale", al: "1995-07-24" });
  });

  it("relates its acts as its description says", () => {
    const pairs = new Set(corpus.relazioni.map(({ da, a }) => `${numero(da)} ${numero(a)}`));
    expect([...pairs].sort()).toEqual([
      "9002 9001",
      "9003 9002",
      "9004 9001",
      "9006 9005",
      "9008 9004",
      "9008 9005",
      "9008 9007",
      "9009 9001",
      "9009 9004",
      "9009 9006",
      "9009 9008",
      "9011 9007",
      "9098 9004",
      "9099 9001",
    ]);
  });

  it.each([
    ["9002", "9001", "3-bis", "inserisce"],
    ["9003", "9002", null, "converte"],
    ["9004", "9001", "5", "abroga"],
    ["9008", "9004", "6", "sostituisce"],
    ["9008", "9005", "4-bis", "inserisce"],
    ["9008", "9007", "Disciplinare, 2", "sostituisce"],
    ["9009", "9004", "8", "proroga"],
    ["9009", "9004", "10", "deroga"],
    ["9009", "9006", null, "abroga"],
    ["9011", "9007", "3", "rettifica"],
  ])("%s on %s, art. %s: %s", (da, a, articolo, tipo) => {
    const found = corpus.relazioni.filter((r) => numero(r.da) === da && numero(r.a) === a && r.articolo_a === articolo);
    expect(found.map((r) => r.tipo)).toContain(tipo);
  });

  it("proves one change by as many signals as say it, and is less sure where only a reference does", () => {
    const of = (da: string, articolo: string | null) =>
      corpus.relazioni.find((r) => numero(r.da) === da && r.articolo_a === articolo)!;
    expect([...of("9004", "5").base].sort()).toEqual([
      "modifica_attiva",
      "nota_aggiornamento",
      "riferimento_passivo",
      "testo_abrogato",
      "testo_modificativo",
    ]);
    expect(of("9004", "5").affidabilita).toBe("alta");
    expect(of("9099", null)).toMatchObject({ base: ["riferimento_passivo"], affidabilita: "media" });
    expect(of("9098", null)).toMatchObject({ base: ["riferimento_passivo"], affidabilita: "bassa" });
  });
});
