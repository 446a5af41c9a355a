import fc from "fast-check";
import { expect, it } from "vitest";
import { BucketInputs, nearBuckets } from "../../generator/build/phases/bucket-inputs.ts";
import { servedPages } from "../../generator/build/phases/place.ts";
import { pagesFor, ServedTable } from "../../generator/build/stage/served-table.ts";
import { Identities, keyOfUncertain, uncertainIdentities } from "../../generator/corpus/norme/identities.ts";
import { citedKey, summaryOf } from "../../generator/corpus/norme/sommario.ts";
import { record, signal } from "../corpus/norme/artificial-records.ts";
import { corpusOf } from "../corpus/norme/corpus-of.ts";
import { listsInMemory } from "../lists-in-memory.ts";

const act = fc.record({
  numero: fc.nat(60).map(String),
  data: fc.constantFrom("2030-01-31", "2030-06-30", "2031-01-31"),
  emanante: fc.constantFrom("stato", "ministero.esempio", "ministero.altro"),
  names: fc.nat(60).map(String),
});

const cite = (numero: string, data: string | null, emanante: string) => ({
  tipo: "legge",
  data,
  anno: data === null ? 2030 : null,
  numero,
  urn: `urn:nir:${emanante}:legge:${data ?? "2030"};${numero}`,
});

/** Every act that may be there, and one that never is. */
const CITED = Array.from({ length: 62 }, (_, numero) => `${numero}`).flatMap((numero) =>
  [null, "2030-01-31", "2030-06-30", "2031-01-31"].flatMap((data) =>
    ["stato", "ministero.esempio"].map((emanante) => cite(numero, data, emanante)),
  ),
);

it("resolves every citation and knows every act as all of them at once do, however few pages it holds", () => {
  let forgotten = 0;
  const corpora = fc.uniqueArray(act, { maxLength: 80, selector: ({ numero, data }) => `${numero} ${data}` });
  fc.assert(
    fc.property(corpora, fc.constantFrom(0, 2000, 1e9), (acts, most) => {
      const records = acts.map(({ numero, data, emanante, names }) =>
        record(numero, {
          data,
          file: `${numero} ${data}`,
          chiave: `${numero} ${data}`,
          urn: `urn:nir:${emanante}:legge:${data};${numero}`,
          articoli: [{ numero: "1", contenitore: "Allegato A", percorso: `annesso/1/art/${names}`, commi: "" }],
          segnali: [signal("modifica_attiva", "1", "2", "modifica", { altro: cite(names, data, emanante) })],
        }),
      );
      const corpus = corpusOf(
        records.map((own) => ({ ...summaryOf(own), reading: own.file, signals: [0, 0] as const, told: "" })),
      );
      const atti = [...corpus.atti()];
      const all = new Identities(
        atti.map(({ identita }) => identita),
        uncertainIdentities(
          atti.map(({ identita }) => identita),
          atti.map(({ record: own }) => own),
        ),
      );
      const pages = [...servedPages(nearBuckets(atti, 4), corpus.count, new BucketInputs(4, null), listsInMemory)];
      let reads = 0;
      const at = (page: number) => {
        reads++;
        return Buffer.from(pages[page]!);
      };
      const table = new ServedTable({ count: pages.length, at }, most);
      const resolved = CITED.map((cited) => table.resolve(cited));
      expect(resolved).toEqual(CITED.map((cited) => all.resolve(cited)));
      expect([...table.graph.elis()].sort()).toEqual(atti.map(({ eli }) => eli));
      for (const { eli, identita, record: own } of atti) {
        expect(table.identity(eli)).toEqual(identita);
        expect(table.served(`${eli}0`)).toBe(all.elis.has(`${eli}0`));
        for (const [name, path] of Object.entries(own.percorsi)) expect(table.graph.percorso(eli, name)).toBe(path);
        expect(table.graph.percorso(eli, "toString")).toBeUndefined();
      }
      forgotten += Math.max(0, reads - pages.length);
      if (most === 1e9) expect(reads).toBe(pages.length);
    }),
  );
  expect(forgotten).toBeGreaterThan(0);
});

it("has few acts on a page, and an uncertain identity where citations of it look", () => {
  expect([0, 1, 16, 17, 1000, 157_000].map(pagesFor)).toEqual([1, 1, 1, 2, 64, 16_384]);
  expect(keyOfUncertain("legge|2030-01-31|7")).toBe(citedKey(cite("7", "2030-01-31", "stato")));
});
