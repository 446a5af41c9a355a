import { beforeAll, describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import type { Base, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { absent, readOfficialFiles } from "../../sources/normattiva/official-files.ts";
import { type WholeCorpus, wholeCorpus } from "./whole-corpus.ts";

const ACTS: Readonly<Record<string, string>> = {
  "l. 633/1941": "eli:/it/legge/1941/04/22/633",
  CdS: "eli:/it/decreto-legislativo/1992/04/30/285",
  CAD: "eli:/it/decreto-legislativo/2005/03/07/82",
  "l. 296/2006": "eli:/it/legge/2006/12/27/296",
  "d.l. 34/2020": "eli:/it/decreto-legge/2020/05/19/34",
  "d.lgs. 149/2022": "eli:/it/decreto-legislativo/2022/10/10/149",
  "l. 197/2022": "eli:/it/legge/2022/12/29/197",
  "d.lgs. 36/2023": "eli:/it/decreto-legislativo/2023/03/31/36",
  "l. 21/2024": "eli:/it/legge/2024/03/05/21",
  "d.lgs. 209/2024": "eli:/it/decreto-legislativo/2024/12/31/209",
  "d.l. 36/2025": "eli:/it/decreto-legge/2025/03/28/36",
  "c.p.": "eli:/it/regio-decreto/1930/10/19/1398",
};
const NAMES = new Map(Object.entries(ACTS).map(([name, eli]) => [eli, name]));

describe.skipIf(absent !== "")(`relations of the official files${absent}`, () => {
  let corpus: WholeCorpus;
  beforeAll(async () => {
    const { read } = await readOfficialFiles();
    corpus = wholeCorpus(read.map(({ atto }) => atto.record));
  });

  const served = () => corpus.norme.map(({ record }) => record);
  const met = (base: Base) => served().reduce((sum, { conteggi }) => sum + (conteggi[base] ?? 0), 0);
  const from = (name: string, base: Base) => {
    const { record } = corpus.norme.find(({ eli }) => eli === ACTS[name])!;
    return record.segnali.filter((segnale) => segnale.base === base);
  };
  const declares = ({ base }: Relazione) => base.includes("modifica_attiva") || base.includes("modifica_marcata");

  it("serves 14 acts, l. 633/1941 in its newer version", () => {
    expect(corpus.norme).toHaveLength(14);
    expect(corpus.norme.find(({ eli }) => eli === ACTS["l. 633/1941"])!.record.versione.al).toBe("2024-11-15");
    expect([corpus.doppioni, [...corpus.collisioni]]).toEqual([[], []]);
  });

  it("meets every statement that stands in the files", () => {
    // The published 3,097, 1,545, 540 and 3,351 are of 18 acts; of S4 the published rule also counts otherwise (masculine forms only).
    expect(met("modifica_attiva")).toBe(3081);
    expect(served().filter(({ conteggi }) => conteggi.modifica_attiva)).toHaveLength(10);
    expect(met("modifica_marcata")).toBe(835);
    expect(met("riferimento_passivo")).toBe(1195);
    expect(met("nota_aggiornamento")).toBe(2861);
    expect(met("testo_abrogato")).toBe(584);
    expect(met("conversione")).toBe(2);
  });

  it("loses none of them but rulings, errata, and notes that name no numbered act", () => {
    expect(corpus.conteggi).toEqual({
      "segnali letti: modifica_attiva": 3081,
      "segnali letti: modifica_marcata": 835,
      "segnali letti: riferimento_passivo": 1195,
      "segnali letti: testo_abrogato": 584,
      "segnali letti: nota_aggiornamento": 2861,
      "segnali letti: conversione": 2,
      "segnali riferimento_passivo senza relazione: senza atto (sentenza, errata)": 207,
      "segnali nota_aggiornamento senza relazione: Corte costituzionale": 188,
      "segnali nota_aggiornamento senza relazione: non apre con un atto numerato": 1673,
    });
  });

  it("reads the real kinds of S2: 277 insertions, 351 substitutions, 203 repeals, 4 splits", () => {
    const kinds = new Map<string, number>();
    for (const { segnali } of served())
      for (const { base, tipo } of segnali)
        if (base === "modifica_marcata") kinds.set(tipo, (kinds.get(tipo) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({ inserisce: 277, sostituisce: 351, abroga: 203, modifica: 4 });
  });

  it("puts every marked passage in an article of the body", () => {
    for (const { segnali } of served())
      for (const { base, qui } of segnali) if (base === "modifica_marcata") expect(qui).not.toBeNull();
  });

  it("describes with S1 and S2 the same pairs: 85 of 85 of d.lgs. 209/2024, 307 of 321 of d.lgs. 149/2022, 53 of 53 of l. 21/2024", () => {
    const targets = (name: string, base: Base) =>
      new Set(from(name, base).map(({ altro, li }: Segnale) => `${altro.urn} ${li?.numero ?? ""}`));
    const shared = (name: string) => {
      const declared = targets(name, "modifica_attiva");
      const marked = [...targets(name, "modifica_marcata")];
      return [marked.filter((target) => declared.has(target)).length, marked.length];
    };
    expect(shared("d.lgs. 209/2024")).toEqual([85, 85]);
    // Published: 308 of 321. One text says art. 36 where the destination is art. 136 of the c.p.c.: the text is taken.
    expect(shared("d.lgs. 149/2022")).toEqual([307, 321]);
    // Published: 52 of 53. The 53rd is the act as a whole, which S1 names too.
    expect(shared("l. 21/2024")).toEqual([53, 53]);
  });

  it("collapses the repeal of whole acts: CdS repeals 1,054 articles of its 58 targets in few words", () => {
    const whole = corpus.relazioni.filter((r) => r.da === ACTS.CdS && r.tipo === "abroga" && r.articolo_a === null);
    expect(whole.length).toBeLessThanOrEqual(58);
    expect(new Set(whole.map(({ a, articolo_da }) => `${a} ${articolo_da}`)).size).toBe(whole.length);
  });

  it("finds the distinct target acts of S1 and S2", () => {
    const targets = (name: string) =>
      new Set(corpus.relazioni.filter((r) => r.da === ACTS[name] && declares(r)).map(({ a }) => a)).size;
    expect(Object.keys(ACTS).map((name) => [name, targets(name)])).toEqual([
      ["l. 633/1941", 6],
      ["CdS", 58],
      ["CAD", 8],
      ["l. 296/2006", 0],
      ["d.l. 34/2020", 117],
      ["d.lgs. 149/2022", 42],
      ["l. 197/2022", 1],
      ["d.lgs. 36/2023", 12],
      ["l. 21/2024", 16],
      ["d.lgs. 209/2024", 3],
      ["d.l. 36/2025", 4],
      ["c.p.", 0],
    ]);
  });

  it("finds the 13 directed pairs inside the set, and no other", () => {
    const elis = new Set(corpus.norme.map(({ eli }) => eli));
    const pairs = new Set(
      corpus.relazioni
        .filter(({ da, a }) => elis.has(da) && elis.has(a))
        .map(({ da, a }) => `${NAMES.get(da)} -> ${NAMES.get(a)}`),
    );
    expect([...pairs].sort()).toEqual(
      [
        "d.l. 34/2020 -> CAD",
        "d.l. 34/2020 -> CdS",
        "d.l. 34/2020 -> c.p.",
        "d.l. 34/2020 -> l. 296/2006",
        "d.lgs. 149/2022 -> c.p.",
        "d.lgs. 209/2024 -> d.lgs. 36/2023",
        "l. 197/2022 -> CdS",
        "l. 197/2022 -> c.p.",
        "l. 197/2022 -> d.l. 34/2020",
        "l. 197/2022 -> d.lgs. 149/2022",
        "l. 197/2022 -> l. 296/2006",
        "l. 21/2024 -> d.l. 34/2020",
        "l. 296/2006 -> CdS",
      ].sort(),
    );
  });

  it("knows d.lgs. 209/2024 only from itself, since the amended file is older", () => {
    const bases = corpus.relazioni
      .filter((r) => r.da === ACTS["d.lgs. 209/2024"] && r.a === ACTS["d.lgs. 36/2023"])
      .flatMap(({ base }) => base);
    expect(new Set(bases)).toEqual(new Set(["modifica_attiva", "modifica_marcata"]));
  });

  it("shows one object at both ends of the relations inside the set", () => {
    const byEli = new Map(corpus.norme.map((norma) => [norma.eli, norma]));
    let inside = 0;
    corpus.relazioni.forEach(({ da, a }, index) => {
      const [one, other] = [byEli.get(da), byEli.get(a)];
      expect(one?.out.includes(index) ?? other?.in.includes(index)).toBe(true);
      if (one && other) {
        expect(other.in).toContain(index);
        inside++;
      }
    });
    expect(inside).toBeGreaterThan(250);
  });

  it("names the articles of the target as the act numbers them: what is not there was inserted", () => {
    const { record } = corpus.norme.find(({ eli }) => eli === ACTS["d.lgs. 36/2023"])!;
    const known = new Set(
      record.articoli.map(({ contenitore, numero }) => (contenitore ? `${contenitore}, ${numero}` : numero)),
    );
    const into = corpus.relazioni.filter((r) => r.da === ACTS["d.lgs. 209/2024"] && r.a === ACTS["d.lgs. 36/2023"]);
    const unknown = into.filter(({ articolo_a }) => articolo_a !== null && !known.has(articolo_a));
    expect(into.some(({ articolo_a }) => articolo_a === "Allegato II.12, 23")).toBe(true);
    expect(new Set(unknown.map(({ tipo }) => tipo))).toEqual(new Set(["inserisce"]));
  });

  it("drops the container of the codes and keeps it elsewhere", () => {
    const articles = (a: string) => corpus.relazioni.filter((r) => r.a === a).map(({ articolo_a }) => articolo_a);
    expect(articles("eli:/it/regio-decreto/1942/03/16/262")).toContain("2712");
    expect(articles(ACTS["c.p."]!).filter((articolo) => articolo?.includes(","))).toEqual([]);
    expect(
      articles("eli:/it/regio-decreto/1941/01/30/12").some((articolo) =>
        articolo?.startsWith("Ordinamento giudiziario, "),
      ),
    ).toBe(true);
  });

  it("takes two laws of conversion, proved by both sides", () => {
    const converting = corpus.relazioni.filter(({ tipo }) => tipo === "converte");
    expect(converting.map(({ da, a, base }) => [da, NAMES.get(a), base])).toEqual([
      ["eli:/it/legge/2020/07/17/77", "d.l. 34/2020", ["riferimento_passivo", "conversione"]],
      ["eli:/it/legge/2025/05/23/74", "d.l. 36/2025", ["riferimento_passivo", "conversione"]],
    ]);
  });

  it("finds the act of every repeal sentence in the list of S3 but one, of every note but four", () => {
    const unlisted = (base: Base) =>
      new Set(
        served().flatMap(({ segnali, titolo }) => {
          const listed = new Set(segnali.filter((s) => s.base === "riferimento_passivo").map(({ altro }) => altro.urn));
          return segnali
            .filter((s) => s.base === base && !listed.has(s.altro.urn))
            .map(({ altro }) => `${titolo} ${altro.urn}`);
        }),
      ).size;
    expect(unlisted("testo_abrogato")).toBe(1);
    expect(unlisted("nota_aggiornamento")).toBe(4);
  });
});
