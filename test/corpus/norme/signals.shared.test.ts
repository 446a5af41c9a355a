import { beforeAll, describe, expect, it } from "vitest";
import type { Base } from "../../../generator/law/relation-kinds.ts";
import type { Segnale } from "../../../generator/sources/normattiva/records.ts";
import { absent } from "../../sources/normattiva/official-files.ts";
import { ACTS, officialCorpus } from "./official-corpus.ts";
import type { WholeCorpus } from "./whole-corpus.ts";

describe.skipIf(absent !== "")(`signals of the official files${absent}`, () => {
  let corpus: WholeCorpus;
  beforeAll(async () => {
    corpus = await officialCorpus();
  });

  const served = () => corpus.norme.map(({ record }) => record);
  const met = (base: Base) => served().reduce((sum, { conteggi }) => sum + (conteggi[base] ?? 0), 0);
  const from = (name: string, base: Base) => {
    const { record } = corpus.norme.find(({ eli }) => eli === ACTS[name])!;
    return record.segnali.filter((segnale) => segnale.base === base);
  };

  it("meets every statement that stands in the files", () => {
    // The published 3,097, 1,545, 540 and 3,351 are of 18 acts; of S4 the published rule also counts otherwise (masculine forms only).
    expect(met("modifica_attiva")).toBe(3081);
    expect(served().filter(({ conteggi }) => conteggi.modifica_attiva)).toHaveLength(10);
    expect(met("modifica_marcata")).toBe(835);
    expect(met("riferimento_passivo")).toBe(1195);
    expect(met("nota_aggiornamento")).toBe(2861);
    expect(met("testo_abrogato")).toBe(593);
    expect(met("conversione")).toBe(2);
  });

  it("loses none of them but rulings, errata, and notes that name no numbered act", () => {
    // The words that open or stand beside them are of each file: their number is in the lines below them.
    const openings =
      /^(?:note che aggiornano senza dire come, che si aprono con|parole non capite accanto a una modifica, cioè) /;
    const found = Object.entries(corpus.conteggi).filter(([reason]) => !openings.test(reason));
    expect(Object.fromEntries(found)).toEqual({
      "segnali letti: modifica_attiva": 3081,
      "segnali letti: modifica_marcata": 835,
      "segnali letti: riferimento_passivo": 1195,
      "segnali letti: testo_abrogato": 593,
      "segnali letti: nota_aggiornamento": 2861,
      "segnali letti: conversione": 2,
      "segnali letti: testo_modificativo": expect.any(Number),
      "segnali riferimento_passivo senza relazione: senza atto (sentenza, errata)": 207,
      "segnali nota_aggiornamento senza relazione: non apre con un atto numerato": 1672,
      "segnali testo_modificativo senza relazione: frasi che nominano più atti di quanti ne modificano":
        expect.any(Number),
    });
  });

  it("reads the real kinds of marked changes: 276 insertions, 352 substitutions, 203 repeals (one of six chapters), 4 splits", () => {
    const kinds = new Map<string, number>();
    for (const { segnali } of served())
      for (const { base, tipo } of segnali)
        if (base === "modifica_marcata") kinds.set(tipo, (kinds.get(tipo) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({ inserisce: 276, sostituisce: 352, abroga: 208, modifica: 4 });
  });

  it("puts every marked passage in an article of the body", () => {
    for (const { segnali } of served())
      for (const { base, qui } of segnali) if (base === "modifica_marcata") expect(qui).not.toBeNull();
  });

  it("describes by declared and by marked changes the same pairs: 85 of 85 of d.lgs. 209/2024, 307 of 321 of d.lgs. 149/2022, 53 of 53 of l. 21/2024", () => {
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

  it("finds the act of every repeal sentence in the official list but one, of every note but four", () => {
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
