import { beforeAll, describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { isEffect } from "../../../generator/law/relation-kinds.ts";
import { KIND_WORDS } from "../../sources/normattiva/kind-words.ts";
import { absent } from "../../sources/normattiva/official-files.ts";
import { ACTS, officialCorpus } from "./official-corpus.ts";
import type { WholeCorpus } from "./whole-corpus.ts";

const NAMES = new Map(Object.entries(ACTS).map(([name, eli]) => [eli, name]));

describe.skipIf(absent !== "")(`relations of the official files${absent}`, () => {
  let corpus: WholeCorpus;
  beforeAll(async () => {
    corpus = await officialCorpus();
  });

  const declares = ({ base }: Relazione) => base.includes("modifica_attiva") || base.includes("modifica_marcata");

  it("serves 14 acts, l. 633/1941 in its newer version", () => {
    expect(corpus.norme).toHaveLength(14);
    expect(corpus.norme.find(({ eli }) => eli === ACTS["l. 633/1941"])!.record.versione.al).toBe("2024-11-15");
    expect([corpus.doppioni, [...corpus.collisioni]]).toEqual([[], []]);
  });

  it("collapses the repeal of whole acts: CdS repeals 1,054 articles of its 58 targets in few words", () => {
    const whole = corpus.relazioni.filter((r) => r.da === ACTS.CdS && r.tipo === "abroga" && r.articolo_a === null);
    expect(whole.length).toBeLessThanOrEqual(58);
    expect(new Set(whole.map(({ a, articolo_da }) => `${a} ${articolo_da}`)).size).toBe(whole.length);
  });

  it("finds the distinct target acts of declared and of marked changes", () => {
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
    expect(new Set(bases)).toEqual(new Set(["modifica_attiva", "modifica_marcata", "testo_modificativo"]));
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

  it("dates no relation before either act, and shows no more than 600 characters", () => {
    const dayOf = (eli: string) => eli.split("/").slice(3, 6).join("-");
    const early = corpus.relazioni.filter(({ da, a, data }) => data !== null && (data < dayOf(da) || data < dayOf(a)));
    expect(early.map(({ da, a, data }) => [da, a, data])).toEqual([]);
    // Only of effects, which later words may say, the day can be unknown.
    const undated = corpus.relazioni.filter(({ data }) => data === null);
    expect(undated.filter(({ tipo, base }) => !isEffect(tipo) || !base.includes("testo_modificativo"))).toEqual([]);
    expect(undated.length).toBeLessThan(corpus.relazioni.length / 100);
    expect(corpus.relazioni.filter(({ evidenza }) => (evidenza?.length ?? 0) > 600)).toEqual([]);
  });

  it("names only the pair where the official list alone does, and shows the piece that proves it everywhere else", () => {
    for (const { base, tipo, evidenza, articolo_a } of corpus.relazioni)
      if (base.length === 1 && base[0] === "riferimento_passivo")
        expect([tipo, evidenza, articolo_a]).toEqual(["aggiorna", null, null]);
      else expect(evidenza).not.toBeNull();
  });

  it("shows the words that say each kind", () => {
    const said = corpus.relazioni.filter(({ tipo, evidenza }) => evidenza !== null && tipo !== "aggiorna");
    expect(said.filter(({ tipo, evidenza }) => !KIND_WORDS[tipo]?.test(evidenza ?? ""))).toEqual([]);
  });

  it("takes no notes on application for changes of the text: art. 35 of d.lgs. 149/2022, arts. 225 to 229 of d.lgs. 36/2023", () => {
    const noted = corpus.relazioni.filter(
      ({ base }) => base.includes("nota_aggiornamento") && !base.includes("modifica_attiva"),
    );
    const textual = noted.filter(({ tipo }) => ["modifica", "sostituisce", "inserisce", "abroga"].includes(tipo));
    const onApplication: Readonly<Record<string, readonly string[]>> = {
      "d.lgs. 149/2022": ["35"],
      "d.lgs. 36/2023": ["225", "226", "227", "228", "229"],
    };
    expect(
      textual.filter(({ da, articolo_da }) => onApplication[NAMES.get(da) ?? ""]?.includes(articolo_da ?? "")),
    ).toEqual([]);
    const says = /abroga|soppress|sostitu|inseri|introdu|aggiun|modific/i;
    expect(textual.filter(({ evidenza }) => !says.test(evidenza ?? ""))).toEqual([]);
    for (const kind of ["applica", "proroga", "deroga", "amnistia", "interpreta", "sospende"])
      expect(noted.some(({ tipo }) => tipo === kind)).toBe(true);
  });

  it("takes two laws of conversion, proved by both sides", () => {
    const converting = corpus.relazioni.filter(({ tipo }) => tipo === "converte");
    expect(converting.map(({ da, a, base }) => [da, NAMES.get(a), base])).toEqual([
      ["eli:/it/legge/2020/07/17/77", "d.l. 34/2020", ["riferimento_passivo", "conversione"]],
      ["eli:/it/legge/2025/05/23/74", "d.l. 36/2025", ["riferimento_passivo", "conversione"]],
    ]);
  });
});
