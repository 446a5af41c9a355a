import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { filesBelow } from "../../../generator/sources/files-below.ts";
import { readInput } from "../../../generator/sources/input.ts";
import { listInputs } from "../../../generator/sources/list-inputs.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { wholeCorpus } from "../../corpus/norme/whole-corpus.ts";
import { attiSintetici } from "./atti.ts";
import { Caso } from "./caso.ts";
import { fileSintetici } from "./corpus.ts";
import { misuraDi } from "./misure.ts";
import { modificheFra } from "./modifiche.ts";
import { parola } from "./parole.ts";
import { scriviCorpus } from "./scrivi.ts";

const LIGHT = { atti: 600, seme: "prova", leggero: true };
const files = [...fileSintetici(LIGHT)];
let read: ReturnType<typeof readAtto>[];
beforeAll(() => {
  read = files.map(({ xml }, i) => readAtto(Buffer.from(xml), `norme/${i}.xml`));
});

describe("an artificial corpus", () => {
  it("has the same bytes for the same seed and others for another", () => {
    const again = [...fileSintetici(LIGHT)].map(({ xml }) => xml);
    expect(again).toEqual(files.map(({ xml }) => xml));
    const other = [...fileSintetici({ ...LIGHT, seme: "altro" })].map(({ xml }) => xml);
    expect(other.filter((xml, i) => xml === again[i])).toEqual([]);
  });

  it("is read without a discard, and every act is the one it was made as", () => {
    for (const [i, { atto, versione }] of files.entries()) {
      const { record, corpo } = read[i]!;
      const { tipo, data, denominazione, titolo } = record;
      expect({ tipo, data, denominazione, titolo }).toEqual({
        tipo: atto.tipo,
        data: atto.data,
        denominazione: atto.denominazione,
        titolo: `${atto.titolo}.`,
      });
      expect(record.numero).toBe(String(atto.numero));
      expect(record.versione).toEqual(
        versione === null ? { tipo: "originale", al: atto.gazzetta } : { tipo: "consolidata", al: versione },
      );
      expect(corpo.articoli.length).toBe(misuraDi(LIGHT.seme, atto.indice, 0.1).articoli);
    }
  });

  it("proves by its signals exactly the amendments it was made with", () => {
    const { norme, relazioni } = wholeCorpus(read.map(({ record }) => record));
    expect(norme.length).toBe(LIGHT.atti);
    const atti = attiSintetici(LIGHT.atti, LIGHT.seme);
    const eli = atti.map((a) => `eli:/it/${a.tipo}/${a.data.replaceAll("-", "/")}/${a.numero}`);
    const misure = atti.map(({ indice }) => misuraDi(LIGHT.seme, indice, 0.1));
    const planned = modificheFra(atti, misure, LIGHT.seme).map(({ da, a }) => `${eli[da]} ${eli[a]}`);
    expect(planned.length).toBeGreaterThan(100);
    // What a title says that a law converts is planned by nobody.
    const signalled = relazioni.filter(({ base }) => !base.every((one) => one === "testo_modificativo"));
    expect([...new Set(signalled.map(({ da, a }) => `${da} ${a}`))].sort()).toEqual([...new Set(planned)].sort());
    const bases = new Set(relazioni.flatMap(({ base }) => base));
    for (const base of [
      "modifica_attiva",
      "riferimento_passivo",
      "testo_abrogato",
      "nota_aggiornamento",
      "conversione",
    ])
      expect(bases).toContain(base);
  });

  it("cites other acts as often as the official files, few of them its own", () => {
    const elis = new Set(files.map(({ atto: { tipo, data, numero } }) => `${tipo} ${data} ${numero}`));
    const per10k = (tipo: string) => {
      const own = read.filter(({ record }) => record.tipo === tipo);
      const letters = own.reduce((sum, { record }) => sum + record.caratteri, 0);
      return (10_000 * own.reduce((sum, { record }) => sum + record.citazioni.length, 0)) / letters;
    };
    // Of the official files 5.3 and, of all kinds that have none of their own here, 11.
    expect(per10k("regio-decreto")).toBeGreaterThan(3.5);
    expect(per10k("regio-decreto")).toBeLessThan(7);
    expect(per10k("dpr")).toBeGreaterThan(8);
    expect(per10k("dpr")).toBeLessThan(14);
    const cited = read.flatMap(({ record }) => record.citazioni.map(({ atto }) => atto));
    const inside = cited.filter(({ tipo, data, numero }) => elis.has(`${tipo} ${data} ${numero}`));
    expect(inside.length).toBeGreaterThan(0.02 * cited.length);
    expect(inside.length).toBeLessThan(0.08 * cited.length);
  });

  it("marks in the text what recent acts change", () => {
    const wide = [...fileSintetici({ atti: 6000, seme: "prova", leggero: true })];
    expect(wide.some(({ xml }) => xml.includes('<mod eId="modNov_1">'))).toBe(true);
  });

  it("has the sizes of the real corpus: 50 KB on average, half of the acts below 25 KB, codes of megabytes", () => {
    const bodies = Array.from({ length: 40_000 }, (_, i) => misuraDi("1", i, 1).corpo).sort((a, b) => a - b);
    const mean = bodies.reduce((sum, bytes) => sum + bytes, 0) / bodies.length;
    expect(mean).toBeGreaterThan(36_000);
    expect(mean).toBeLessThan(48_000);
    expect(bodies[20_000]).toBeLessThan(25_000);
    expect(bodies.at(-1)).toBeGreaterThan(2e6);
    expect(bodies.at(-1)).toBeLessThan(1e7);
  });

  it("has words as frequent as those of the law, and new ones however long it is", () => {
    const caso = new Caso("parole");
    const counts = new Map<string, number>();
    const different: number[] = [];
    for (let n = 1; n <= 400_000; n++) {
      const one = parola(caso);
      counts.set(one, (counts.get(one) ?? 0) + 1);
      if (n === 100_000 || n === 400_000) different.push(counts.size);
    }
    const shares = [...counts.values()].sort((a, b) => b - a).map((count) => count / 400_000);
    // Of the official acts 5.1 %, 0.85 % and 0.028 %.
    expect(shares[0]).toBeCloseTo(0.045, 2);
    expect(shares[19]).toBeGreaterThan(0.003);
    expect(shares[19]).toBeLessThan(0.01);
    expect(shares[499]).toBeGreaterThan(0.0001);
    expect(shares[499]).toBeLessThan(0.0004);
    expect(different[1]! / different[0]!).toBeGreaterThan(1.5);
    expect(different[1]! / different[0]!).toBeLessThan(3);
  });

  it("has kinds and years as the collections have", () => {
    const atti = attiSintetici(20_000, "1");
    const share = (tipo: string) => atti.filter((a) => a.tipo === tipo).length / atti.length;
    expect(share("regio-decreto")).toBeCloseTo(0.54, 1);
    expect(share("dpr")).toBeCloseTo(0.29, 1);
    expect(atti.filter((a) => a.tipo === "regio-decreto").every(({ data }) => data < "1947")).toBe(true);
    expect(new Set(atti.map((a) => `${a.gazzetta}/${a.codice}`)).size).toBe(atti.length);
  });

  it("is amended as the real one is: most acts never, a few very often", () => {
    const atti = attiSintetici(20_000, "1");
    const misure = atti.map(({ indice }) => misuraDi("1", indice, 1));
    const degree = new Map<number, number>();
    for (const { a } of modificheFra(atti, misure, "1")) degree.set(a, (degree.get(a) ?? 0) + 1);
    const sorted = [...degree.values()].sort((a, b) => b - a);
    const all = sorted.reduce((sum, n) => sum + n, 0);
    const top = sorted.slice(0, atti.length / 100).reduce((sum, n) => sum + n, 0);
    expect(degree.size).toBeLessThan(atti.length / 2);
    expect(top / all).toBeGreaterThan(0.15);
    expect(sorted[0]).toBeGreaterThan(50);
  });

  it("can be written as loose files or as archives, with the same acts in them", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
    const options = { atti: 40, seme: "prova", leggero: true };
    const texts: string[][] = [];
    try {
      for (const zip of [false, true]) {
        const out = path.join(folder, String(zip));
        scriviCorpus(out, options, zip, () => {});
        const inputs = await listInputs(out, "norme", "norme", { memberBytes: 1e8, ratio: 200 }, new Rapporto());
        texts.push((await Promise.all(inputs.map(async (i) => (await readInput(i)).toString()))).sort());
        expect(readJsonSync(path.join(out, "fonti.json"))[0].area).toBe("norme");
        if (zip) expect((await filesBelow(path.join(out, "norme"))).every((name) => name.endsWith(".zip"))).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[0]!.length).toBe(40);
  });
});
