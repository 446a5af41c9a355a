import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import type { Quad } from "n3";
import { beforeAll, describe, expect, it } from "vitest";
import { quadsOf } from "./json-ld.ts";
import { BASE, publishedTree } from "./published-tree.ts";

const ELI = "http://data.europa.eu/eli/ontology#";
const SCHEMA = "https://schema.org/";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

interface Relazione {
  da: string;
  a: string;
  articolo_a: string | null;
  partizione_a: string | null;
  portata: string | null;
  tipo: string;
  nel_corpus: boolean;
}
interface Norma {
  eli: string;
  titolo: string;
  data: string;
  numero: string | null;
  articoli: { eli: string; numero: string; rubrica: string | null }[];
  relazioni: { out: Relazione[]; in: Relazione[] };
}

const { inTree, json } = publishedTree();
/** By ELI: the answer and the statements of its twin. */
const acts = new Map<string, { body: Norma; quads: Quad[] }>();

beforeAll(async () => {
  const norme = inTree("api/public/norme");
  const names = readdirSync(norme, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((n) => n.endsWith(".jsonld"))) {
    const text = readFileSync(path.join(norme, name), "utf8");
    const body: Norma = readJsonSync(path.join(norme, name.replace(/ld$/, "")));
    acts.set(body.eli, { body, quads: await quadsOf(text) });
  }
});

const address = (eli: string) => `${BASE}api/public/norme/${eli}`;
const valuesOf = (quads: Quad[], subject: string, property: string) =>
  quads.filter((q) => q.subject.value === subject && q.predicate.value === property).map((q) => q.object.value);

describe("the twin of an act", () => {
  it("exists for every act and says what it is, in both vocabularies", () => {
    const { norme } = json("api/public/health.json").conteggi;
    expect(acts.size).toBe(norme);
    for (const [eli, { body, quads }] of acts) {
      const value = (property: string) => valuesOf(quads, address(eli), property);
      expect(value(TYPE).sort()).toEqual([`${ELI}LegalResource`, `${SCHEMA}Legislation`]);
      expect(value(`${ELI}id_local`)).toEqual([eli]);
      expect(value(`${ELI}date_document`)).toEqual([body.data]);
      expect(value(`${ELI}number`)).toEqual(body.numero === null ? [] : [body.numero]);
      expect(value(`${SCHEMA}name`)).toEqual([body.titolo]);
      expect(value(`${SCHEMA}legislationIdentifier`)).toContain(eli);
      const [expression] = value(`${ELI}is_realized_by`);
      expect(valuesOf(quads, expression!, `${ELI}title`)).toEqual([body.titolo]);
    }
  });

  it("has every article as a part, in order, none mistaken for another", () => {
    for (const [eli, { body, quads }] of acts) {
      const parts = valuesOf(quads, address(eli), `${ELI}has_part`);
      expect(new Set(parts).size).toBe(body.articoli.length);
      expect(parts.flatMap((part) => valuesOf(quads, part, `${ELI}id_local`))).toEqual(body.articoli.map((a) => a.eli));
    }
  });

  it("names whom it changes and who changes it: repealed whole acts are repealed, repealed articles amended", () => {
    const property = ({ tipo, articolo_a, partizione_a, portata }: Relazione) =>
      ({
        abroga: articolo_a === null && partizione_a === null && portata === "intero" ? "repeals" : "amends",
        rettifica: "corrects",
      })[tipo] ?? (["modifica", "sostituisce", "inserisce"].includes(tipo) ? "amends" : "changes");
    const inverse = { repeals: "repealed_by", amends: "amended_by", corrects: "corrected_by", changes: "changed_by" };
    const iri = (eli: string) => (acts.has(eli) ? address(eli) : eli);
    let seen = 0;
    for (const [eli, { body, quads }] of acts)
      for (const [out, into] of Object.entries(inverse)) {
        const active = body.relazioni.out.filter((r) => property(r) === out).map(({ a }) => iri(a));
        const passive = body.relazioni.in.filter((r) => property(r) === out).map(({ da }) => iri(da));
        expect(valuesOf(quads, address(eli), ELI + out).sort()).toEqual([...new Set(active)].sort());
        expect(valuesOf(quads, address(eli), ELI + into).sort()).toEqual([...new Set(passive)].sort());
        seen += active.length;
      }
    expect(seen).toBeGreaterThan(10);
  });

  it("is read as linked data only: every predicate and type belongs to a vocabulary", () => {
    for (const { quads } of acts.values())
      for (const { predicate, object } of quads) {
        const name = predicate.value === TYPE ? object.value : predicate.value;
        expect([ELI, SCHEMA].some((space) => name.startsWith(space))).toBe(true);
      }
  });
});
