import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BucketInputs, nearBuckets } from "../../generator/build/phases/bucket-inputs.ts";
import { servedPages } from "../../generator/build/phases/place.ts";
import type { ReadAct } from "../../generator/build/stage/read-act.ts";
import { itemAt } from "../../generator/collections/at.ts";
import type { CorpusAct, CorpusNorme } from "../../generator/corpus/norme/corpus.ts";
import { Identities, uncertainIdentities } from "../../generator/corpus/norme/identities.ts";
import { mergeRelations } from "../../generator/corpus/norme/merge.ts";
import { citedKey, summaryOf } from "../../generator/corpus/norme/sommario.ts";
import { bucketKeyOfEli, bucketOf } from "../../generator/law/identity/act-bucket.ts";
import type { AttoRecord, Segnale } from "../../generator/sources/normattiva/records.ts";
import { record, signal } from "../corpus/norme/artificial-records.ts";
import { corpusOf } from "../corpus/norme/corpus-of.ts";
import { withWordsDated } from "../corpus/norme/dated-words.ts";
import { listsInMemory } from "../lists-in-memory.ts";
import { runs } from "../runs.ts";

const BUCKETS = 64;

interface Read extends ReadAct {
  readonly segnali: readonly Segnale[];
}

/** An act as a run reads it: its name on disk is its content. */
function read(own: AttoRecord): Read {
  return {
    ...summaryOf(own),
    reading: JSON.stringify(own),
    signals: [0, 0],
    told: JSON.stringify(own.segnali),
    segnali: own.segnali,
  };
}

const bucketOfEli = (eli: string) => bucketOf(bucketKeyOfEli(eli), BUCKETS);
const versionsOf = ({ record: newest, earlier }: CorpusAct<Read>) => [newest, ...earlier];

/** The corpus of some records, in whatever order. */
const corpusOfRecords = (records: readonly AttoRecord[]) => corpusOf(records.map(read));

/** What each bucket is made from. */
function digestsOfBuckets(corpus: CorpusNorme<Read>, program: string): string[] {
  const made = new BucketInputs(BUCKETS, null);
  for (const page of servedPages(nearBuckets(corpus.atti(), BUCKETS), corpus.count, made, listsInMemory))
    expect(page).not.toBe("");
  return [...made.digests([program])];
}

/** Everything that each bucket serves, as text. */
function servedBy(corpus: CorpusNorme<Read>): Map<number, string> {
  const atti = [...corpus.atti()];
  const acts = atti.map(({ identita }) => identita);
  const identities = new Identities(acts, uncertainIdentities(acts, atti.flatMap(versionsOf)));
  const signalsOf = (atto: CorpusAct<Read>) => versionsOf(atto).flatMap(({ segnali }) => segnali);
  const all = atti.map((atto) => ({ atto: atto.identita, segnali: signalsOf(atto) }));
  const { relazioni: undated } = mergeRelations(all, identities, () => false);
  const dated = atti.map((atto) => withWordsDated(atto.identita, signalsOf(atto), versionsOf(atto), undated));
  const served = new Map<number, string>();
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const testimonianze = atti.map((atto, i) => ({
      atto: atto.identita,
      segnali: itemAt(dated, i).filter(
        ({ altro }) => bucketOfEli(atto.eli) === bucket || bucketOf(citedKey(altro), BUCKETS) === bucket,
      ),
    }));
    const merged = mergeRelations(testimonianze, identities, ({ eli }) => bucketOfEli(eli) === bucket);
    const members = atti.filter(({ eli }) => bucketOfEli(eli) === bucket);
    const relazioni = merged.relazioni.map((relazione) => ({
      ...relazione,
      nel_corpus: [identities.elis.has(relazione.da), identities.elis.has(relazione.a)],
    }));
    served.set(
      bucket,
      JSON.stringify([
        members.map((atto) => [atto.eli, versionsOf(atto).map(({ reading }) => reading)]),
        relazioni,
        merged.conteggi,
        merged.dubbie,
      ]),
    );
  }
  return served;
}

/** Few numbers, days and issuers: acts that share all or some of them, and citations that fit one, several or none. */
const numero = fc.constantFrom("1", "2", "3", "4", "5");
const day = fc.constantFrom("2030-01-31", "2030-06-30", "2031-01-31");
const emanante = fc.constantFrom("stato", "ministero.esempio", "ministero.altro.esempio");
const tipo = fc.constantFrom("legge", "decreto-ministeriale");

const altro = fc
  .record({ tipo, day, numero, emanante, onlyYear: fc.boolean() })
  .map(({ onlyYear, ...act }): Segnale["altro"] => ({
    tipo: act.tipo,
    data: onlyYear ? null : act.day,
    anno: onlyYear ? Number(act.day.slice(0, 4)) : null,
    numero: act.numero,
    urn: `urn:nir:${act.emanante}:${act.tipo}:${act.day};${act.numero}`,
  }));
const segnale = fc
  .tuple(
    fc.constantFrom(
      ...["modifica_attiva", "modifica_marcata", "testo_abrogato"].map((base) => [base, "2", "modifica"] as const),
      ["riferimento_passivo", null, "modifica"] as const,
      ["testo_modificativo", "2", "deroga"] as const,
      ["testo_modificativo", "1", "inserisce"] as const,
    ),
    altro,
  )
  .map(([[base, a, tipo], other]) =>
    signal(base as Segnale["base"], "1", a, tipo, { altro: other, ...(tipo === "inserisce" && { portata: "intero" }) }),
  );
const atto = fc
  .record({
    tipo,
    data: day,
    numero,
    emanante,
    codice: fc.constantFrom("30G00001", "30G00002"),
    pubblicata: fc.constantFrom("2030-02-15", "2030-07-15"),
    al: fc.constantFrom("2031-01-01", "2032-01-01"),
    contenitore: fc.constantFrom(null, "Allegato A"),
    segnali: fc.array(segnale, { maxLength: 4 }),
  })
  .map(({ emanante: da, codice, pubblicata, al, contenitore, ...own }) =>
    record(own.numero, {
      ...own,
      file: JSON.stringify([own.tipo, own.data, own.numero, codice, pubblicata, al]),
      chiave: `${own.tipo} ${own.data} ${own.numero} ${pubblicata}/${codice}`,
      urn: `urn:nir:${da}:${own.tipo}:${own.data};${own.numero}`,
      pubblicazione: { data: pubblicata, numero: "1", codice_redazionale: codice },
      versione: { tipo: "consolidata", al },
      articoli: [{ numero: "2", contenitore, percorso: "art/2", commi: "" }],
    }),
  );
const corpora = fc.uniqueArray(atto, { maxLength: 12, selector: ({ file }) => file });

/** The buckets that are made from something else. */
function changed(before: CorpusNorme<Read>, now: CorpusNorme<Read>): number[] {
  const [old, current] = [before, now].map((corpus) => digestsOfBuckets(corpus, "a program"));
  return Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter((bucket) => old?.[bucket] !== current?.[bucket]);
}

describe("the buckets whose digest a change touches", () => {
  it("are none where nothing has changed", () => {
    fc.assert(
      fc.property(corpora, (records) => {
        expect(changed(corpusOfRecords(records), corpusOfRecords([...records].reverse()))).toEqual([]);
      }),
    );
  });

  it("hold everything that is served otherwise than before", () => {
    let spared = 0;
    fc.assert(
      fc.property(corpora, corpora, fc.integer({ min: 0, max: 12 }), (records, others, kept) => {
        // Some acts stay as they are, some go, some come or come changed.
        const now = new Map([...records.slice(0, kept), ...others.slice(0, 3)].map((one) => [one.file, one]));
        const [before, after] = [corpusOfRecords(records), corpusOfRecords([...now.values()])];
        const touched = new Set(changed(before, after));
        const [old, current] = [servedBy(before), servedBy(after)];
        for (const [bucket, text] of current) if (!touched.has(bucket)) expect(text).toBe(old.get(bucket));
        spared += BUCKETS - touched.size;
      }),
      { numRuns: runs(400) },
    );
    expect(spared).toBeGreaterThan(0);
  });

  it("are all with another program", () => {
    const corpus = corpusOfRecords([record("1"), record("2")]);
    const [one, other] = [digestsOfBuckets(corpus, "one"), digestsOfBuckets(corpus, "other")];
    expect(one.filter((digest, bucket) => digest === other[bucket])).toEqual([]);
  });

  const names = (numero: string) =>
    signal("modifica_attiva", "1", "2", "modifica", {
      altro: { tipo: "legge", data: "2030-01-31", anno: null, numero, urn: "urn:nir:stato:legge" },
    });

  it("are that of the act alone, where the acts it names are told the same", () => {
    const corpusWith = (titolo: string) =>
      corpusOfRecords([
        record("1", { titolo, segnali: [names("2")] }),
        record("2"),
        record("4", { segnali: [names("1")] }),
      ]);
    expect(changed(corpusWith("Uno"), corpusWith("Altro"))).toEqual([bucketOf("legge/2030/1", BUCKETS)]);
  });

  it("are those of one act and of the acts it names, where what they are told has changed", () => {
    const before = [
      record("1", { segnali: [names("2")] }),
      record("2"),
      record("3"),
      record("4", { segnali: [names("1")] }),
    ];
    const after = [record("1", { segnali: [names("3")] }), ...before.slice(1)];
    const [old, current] = [corpusOfRecords(before), corpusOfRecords(after)];
    const expected = ["1", "2", "3"].map((n) => bucketOf(`legge/2030/${n}`, BUCKETS));
    expect(changed(old, current)).toEqual([...new Set(expected)].sort((a, b) => a - b));
  });

  it("are also those of acts that an effect reaches, where what brought in its words has changed", () => {
    const to = (numero: string, tipo: Segnale["tipo"], a: string) =>
      signal("testo_modificativo", "5", a, tipo, {
        altro: { tipo: "legge", data: "2030-01-31", anno: null, numero, urn: "urn:nir:stato:legge" },
        portata: "intero",
      });
    const acts = [record("1", { segnali: [to("2", "deroga", "9")] }), record("2")];
    const innovating = (a: string) => corpusOfRecords([...acts, record("3", { segnali: [to("1", "sostituisce", a)] })]);
    const bucket = bucketOf("legge/2030/2", BUCKETS);
    expect(changed(innovating("5"), corpusOfRecords([...acts, record("3")]))).toContain(bucket);
    expect(changed(innovating("6"), corpusOfRecords([...acts, record("3")]))).not.toContain(bucket);
  });
});
