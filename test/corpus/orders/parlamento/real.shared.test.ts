import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parseBillNumber } from "../../../../generator/law/bill-number.ts";
import { billSlug } from "../../../../generator/law/published-bill.ts";
import { parlamentoOracle } from "../../../oracle/parlamento.ts";
import { load } from "./load.ts";

const DATA = new URL("../../../../../shared/data", import.meta.url).pathname;
const REFERENCE = "2024-05-08";

/** Read in the texts by a person: article of the bill, part, words. */
const DOSSIERS: Readonly<
  Record<string, { articoli: number; citazioni: readonly (readonly [string, string | null, string, string])[] }>
> = {
  "S.1": {
    articoli: 1,
    citazioni: [
      ["1", "articolo 52, primo comma", "legge 10 febbraio 1953, n. 62", "eli:/it/legge/1953/02/10/62"],
      ["1", "articolo 32", "legge 28 ottobre 1970, n. 775", "eli:/it/legge/1970/10/28/775"],
      ["1", "articolo 1, terzo comma", "legge 14 aprile 1975, n. 103", "eli:/it/legge/1975/04/14/103"],
      ["1", "articolo 56, comma 1", "legge 9 marzo 1989, n. 88", "eli:/it/legge/1989/03/09/88"],
      ["1", "articolo 18, comma 2", "legge 30 settembre 1993, n. 388", "eli:/it/legge/1993/09/30/388"],
      ["1", "articolo 1, comma 2", "legge 23 dicembre 1997, n. 451", "eli:/it/legge/1997/12/23/451"],
      ["1", "articolo 14, comma 19", "legge 28 novembre 2005, n. 246", "eli:/it/legge/2005/11/28/246"],
      ["1", "articolo 3, comma 1", "legge 5 maggio 2009, n. 42", "eli:/it/legge/2009/05/05/42"],
    ],
  },
  "S.3": { articoli: 2, citazioni: [["1", "articolo 192", "codice civile", "eli:/it/regio-decreto/1942/03/16/262"]] },
  "C.715-B": { articoli: 1, citazioni: [["1", "articolo 33", "Costituzione", "eli:/it/costituzione/1947/12/27"]] },
  "S.15": {
    articoli: 4,
    citazioni: [
      ["4", "articolo 10, comma 5", "decreto-legge 29 novembre 2004, n. 282", "eli:/it/decreto-legge/2004/11/29/282"],
      ["4", null, "legge 27 dicembre 2004, n. 307", "eli:/it/legge/2004/12/27/307"],
    ],
  },
};

/** The text whose bill is of another legislature: it joins nothing, its citations are read all the same. */
const UNMATCHED = [
  ["1", "articolo 2359", "codice civile"],
  ["1", null, "legge 26 marzo 1999, n. 106"],
  ["1", null, "legge 14 giugno 2011, n. 95"],
  ["2", "articolo 106", "testo unico di cui al decreto legislativo 1° settembre 1993, n. 385"],
  ["2", null, "legge 26 marzo 1999, n. 106"],
  ["2", null, "legge 14 giugno 2011, n. 95"],
  ["3", null, "decreto legislativo 21 novembre 2007, n. 231"],
  ["6", "articolo 5", "decreto legislativo 8 giugno 2001, n. 231"],
];

let loaded: Awaited<ReturnType<typeof load>>;
/** The oracle's graph, which `property/politici.shared.test.ts` holds the router against. */
const graph = (p: { gruppo: string; ramo: string; max_nodi: number }) =>
  parlamentoOracle(loaded.modello, "politici-graph", p);

describe.skipIf(!existsSync(DATA))(
  "the official data of the XIX legislature (skipped where ../shared is absent)",
  () => {
    beforeAll(async () => {
      loaded = await load(DATA, REFERENCE);
    });

    it("gives the figures to check a first import against", () => {
      const { views, modello } = loaded;
      const rows = views.ddlLista.ddl;
      const states = (stato: string) => rows.filter((row) => row.stato === stato).length;
      expect(modello.legislatura).toBe(19);
      expect(views.conteggi).toEqual({ politici: { parlamentari: 611, gruppi: 18 }, ddl: 2827, votazioni: 0 });
      expect(views.classifiche["politici-parlamentari"]).toHaveLength(587);
      expect(modello.disegni.reduce((sum, { letture }) => sum + letture.length, 0)).toBe(3004);
      expect(rows.filter(({ chiuso }) => chiuso)).toHaveLength(332);
      expect(rows.reduce((sum, { giorni_fermo }) => sum + (giorni_fermo ?? 0), 0)).toBe(715228);
      expect(rows[0]).toMatchObject({ numero: "C.14", giorni_fermo: 573 });
      expect(rows.at(-1)).toMatchObject({ numero: "S.75", chiuso: true, data_stato: "2022-11-14" });
      expect(["da assegn. a commis.", "assegnato (no esame)", "esame in comm."].map(states)).toEqual([463, 1593, 410]);
      expect(views.grafo.links.kind).toHaveLength(20392);
      expect(views.grafo.links.kind.filter((kind) => views.grafo.linkKinds[kind] === "primo_firmatario")).toHaveLength(
        2598,
      );
      expect(rows.filter(({ n_firmatari }) => n_firmatari === 0)).toHaveLength(273);
      expect(views.classifiche["politici-parlamentari"][0]).toMatchObject({
        id: "C-307285",
        numero_atti: 196,
        numero_prime_firme: 13,
      });
      expect(views.classifiche["politici-gruppi"][0]).toMatchObject({
        sigla: "PD-IDP",
        ramo: "Camera",
        numero_atti: 371,
        numero_firme: 2460,
      });
      expect(views.classifiche["politici-gruppi"][1]).toMatchObject({
        sigla: "LEGA",
        ramo: "Camera",
        numero_atti: 353,
        numero_firme: 3205,
      });
    });

    it.each([
      ["", "", 3141, 20392],
      ["", "Senato", 1137, 7563],
      ["lega", "", 636, 5056],
      ["m5s", "", 501, 2662],
      ["STELLE", "", 501, 2662],
    ])("gives a graph of the published size for gruppo=%s ramo=%s", (gruppo, ramo, nodi, link) => {
      expect(graph({ gruppo, ramo, max_nodi: 3000 })).toMatchObject({
        totale_nodi: nodi,
        totale_link: link,
      });
    });

    it("keeps 2,158 links in the graph of 300 nodes", () => {
      expect(graph({ gruppo: "", ramo: "", max_nodi: 300 }).links).toHaveLength(2158);
    });

    it("has the acts that the bills' articles name, all and only these", () => {
      for (const [numero, expected] of Object.entries(DOSSIERS)) {
        const { dossier } = loaded.views.ddl.find(({ body }) => body.numero === numero)!.body;
        expect(dossier).toMatchObject({ testo: "articolato", articoli: expected.articoli });
        expect(dossier.citazioni.map((c) => [c.articolo, c.partizione, c.testo, c.atto.eli])).toEqual(
          expected.citazioni,
        );
      }
      const other = loaded.testi.find(({ idFase }) => idFase === 48610)!;
      expect(other.articoli).toBe(7);
      expect(other.citazioni.map((c) => [c.nelArticolo, c.partizione, c.testo])).toEqual(UNMATCHED);
    });

    it("reports exactly what it left aside", () => {
      const { scarti, conteggi } = loaded.rapporto.toJSON();
      expect(scarti).toEqual([]);
      expect(conteggi.map(({ motivo, conteggio, scarto }) => [motivo, conteggio, scarto])).toEqual([
        ["testo di una lettura che non è nei dump: non abbinato", 1, false],
        ["la stessa persona firma più volte lo stesso disegno di legge: contata una volta", 3, false],
        ["firma citata da una lettura ma non descritta: ignorata", 1, false],
      ]);
    });

    it("has numbers that the grammar reads as published, and files that fold no case", () => {
      const numbers = loaded.modello.disegni.flatMap(({ letture }) => letture.map(({ fase }) => fase));
      for (const numero of numbers)
        for (const text of [numero, numero.toLowerCase(), billSlug(numero)]) {
          const { ramo, chiave } = parseBillNumber(text)!;
          expect(`${ramo}.${chiave}`).toBe(numero.toUpperCase());
        }
      expect(new Set(numbers.map(billSlug)).size).toBe(3004);
      const shared = loaded.views.indiceNumeri.flatMap(({ body }) => Object.keys(body.candidati));
      expect(shared.length).toBeGreaterThan(1000);
    });
  },
);
