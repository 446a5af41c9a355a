import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOf } from "../../../generator/corpus/norme/versions.ts";
import type { Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { wholeCorpus } from "./whole-corpus.ts";

describe("wholeCorpus", () => {
  it("serves the newest version and gathers the signals of all", () => {
    const old = record("1", {
      file: "a.xml",
      versione: { tipo: "originale", al: "2030-02-15" },
      segnali: [signal("modifica_attiva", "5", "12")],
    });
    const recent = record("1", { file: "b.xml" });
    const corpus = wholeCorpus([old, recent]);
    expect(corpus.norme.map(({ record: { file }, out }) => [file, out])).toEqual([["b.xml", [0]]]);
    expect(corpus.doppioni).toEqual([]);
  });

  it("takes the consolidated text as newer than the original of the same day", () => {
    const day = "2030-02-15";
    const versions = (["originale", "consolidata"] as const).map((tipo) =>
      record("1", { file: `${tipo}.xml`, versione: { tipo, al: day } }),
    );
    expect(wholeCorpus(versions).norme.map(({ record: { file } }) => file)).toEqual(["consolidata.xml"]);
  });

  it("keeps one of two files with the same version and names both", () => {
    const corpus = wholeCorpus([
      record("1", { file: "z.xml" }),
      record("1", { file: "a.xml" }),
      record("1", { file: "m.zip!a.xml" }),
    ]);
    expect(corpus.norme.map(({ record: { file } }) => file)).toEqual(["a.xml"]);
    expect(corpus.doppioni).toEqual([
      { file: "m.zip!a.xml", altro: "a.xml" },
      { file: "z.xml", altro: "a.xml" },
    ]);
  });

  it("keeps the fuller of two files with the same version, whatever they are called", () => {
    const corpus = wholeCorpus([
      record("1", { file: "a.xml", caratteri: 10 }),
      record("1", { file: "b.xml", caratteri: 20 }),
      record("2", { file: "d.xml", caratteri: 20 }),
      record("2", { file: "c.xml", caratteri: 10 }),
    ]);
    expect(corpus.norme.map(({ record: { file } }) => file)).toEqual(["b.xml", "d.xml"]);
    expect(corpus.doppioni).toEqual([
      { file: "a.xml", altro: "b.xml" },
      { file: "c.xml", altro: "d.xml" },
    ]);
  });

  it("tells what two files of one version have that the other has not", () => {
    const articles = (...all: [numero: string, testo: string][]) =>
      new Map(all.map(([numero, testo]) => [`eli/art/${numero}`, { numero, testo }]));
    const kept = articles(["1", "Uno."], ["2", "Due."], ["3", "Tre."], ["4", "Quattro."]);
    expect(differenceOf(kept, kept)).toBe("");
    expect(differenceOf(kept, articles(["1", ""], ["2", "Altro."], ["3", "Tre."], ["5", ""]))).toBe(
      "1 articoli senza il loro testo: 1; 1 articoli con un altro testo: 2; 1 articoli che mancano: 4; 1 articoli in più: 5",
    );
  });

  it("tells apart two acts with one type, date and number, and lists them under the ELI they share", () => {
    const twin = (codice: string, data: string) =>
      record("886", {
        tipo: "regio-decreto-legge",
        data: "1936-05-14",
        chiave: `${data}/${codice}`,
        file: `${codice}.xml`,
        pubblicazione: { data, numero: null, codice_redazionale: codice },
      });
    const corpus = wholeCorpus([twin("036U0886", "1937-01-16"), twin("036U0887", "1936-06-01"), record("1")]);
    const bare = "eli:/it/regio-decreto-legge/1936/05/14/886";
    const own = [`${bare}~036u0886-19370116`, `${bare}~036u0887-19360601`];
    expect(corpus.norme.map(({ eli }) => eli)).toEqual(["eli:/it/legge/2030/01/31/1", ...own]);
    expect([...corpus.collisioni]).toEqual([[bare, own]]);
  });

  it("takes one code redazionale of two days as two acts", () => {
    const one = (data: string, numero: string) => record(numero, { chiave: `${data}/30G00001` });
    expect(wholeCorpus([one("2030-02-15", "1"), one("2031-02-15", "2")]).norme).toHaveLength(2);
  });

  it("sums what the readers counted over the acts that are served", () => {
    const conteggi = { riferimento_passivo: 3, "riferimento_passivo: europeo": 1 };
    const corpus = wholeCorpus([
      record("1", { conteggi }),
      record("1", { conteggi, file: "old.xml", versione: { tipo: "consolidata", al: "2030-03-01" } }),
      record("2", { conteggi }),
    ]);
    expect(corpus.conteggi).toEqual({
      "segnali letti: riferimento_passivo": 6,
      "segnali riferimento_passivo senza relazione: europeo": 2,
    });
  });

  const bases = [
    "modifica_attiva",
    "modifica_marcata",
    "riferimento_passivo",
    "testo_abrogato",
    "nota_aggiornamento",
  ] as const;
  const article = fc.constantFrom("1", "2", "2-bis", "Allegato A, 1");
  const signals = fc.array(
    fc
      .tuple(
        fc.constantFrom(...bases),
        article,
        article,
        fc.constantFrom("modifica", "abroga", "inserisce"),
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
      )
      .map(([base, da, a, tipo, other, weak]): Segnale => {
        const listed = base === "riferimento_passivo";
        return signal(base, listed ? null : da, listed ? null : a, listed ? "modifica" : (tipo as Segnale["tipo"]), {
          altro: citing(String(other)),
          ...(weak && base === "modifica_attiva" && { riserva: "discorde" as const }),
        });
      }),
    { maxLength: 8 },
  );
  const corpora = fc
    .array(signals, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((segnali, i) => record(String(i + 1), { segnali })));

  it("gives the same corpus whatever the order of the files", () => {
    fc.assert(
      fc.property(corpora, fc.infiniteStream(fc.nat()), (records, random) => {
        const shuffled = records
          .map((r) => ({ r, at: random.next().value as number }))
          .sort((x, y) => x.at - y.at)
          .map(({ r }) => r);
        expect(wholeCorpus(shuffled)).toEqual(wholeCorpus(records));
      }),
    );
  });

  it("shows every relation at both ends that are served, each identity once, in order, none of an act with itself", () => {
    fc.assert(
      fc.property(corpora, (records) => {
        const { norme, relazioni } = wholeCorpus(records);
        const key = (r: (typeof relazioni)[number]) =>
          JSON.stringify([r.da, r.a, r.articolo_a ?? "", r.articolo_da ?? "", r.tipo]);
        expect(new Set(relazioni.map(key)).size).toBe(relazioni.length);
        const served = new Map(norme.map((norma) => [norma.eli, norma]));
        relazioni.forEach((relazione, index) => {
          expect(relazione.da).not.toBe(relazione.a);
          expect(served.get(relazione.da)?.out.includes(index) ?? true).toBe(true);
          expect(served.get(relazione.a)?.in.includes(index) ?? true).toBe(true);
          expect(served.has(relazione.da) || served.has(relazione.a)).toBe(true);
        });
        const ends = norme.reduce((sum, norma) => sum + norma.out.length + norma.in.length, 0);
        expect(ends).toBe(
          relazioni.reduce((sum, { da, a }) => sum + Number(served.has(da)) + Number(served.has(a)), 0),
        );
      }),
    );
  });
});
