/** Random searches, answered by the router over a generated tree and by the oracle over the acts that the tree serves. */

import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { TextBlock } from "../../generator/search/files/texts.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { questionOf } from "../../generator/search/question.ts";
import { tokensOf } from "../../generator/search/tokens.ts";
import { validatorOf } from "../../generator/tree/validators.ts";
import { keyOf, SearchOracle, type ShownAct } from "../oracle/cerca.ts";
import { between, query } from "./request.ts";
import { generatedTree, type TestTree } from "./tree.ts";

interface Result {
  readonly norma: { readonly eli: string; readonly titolo: string };
  readonly articolo: { readonly eli: string; readonly comma: string | null } | null;
  readonly estratto: string;
  readonly evidenzia: readonly (readonly [number, number])[];
  readonly punteggio: number;
}

interface Perhaps {
  readonly q: string;
  readonly url: string;
}

/** The most reads that a search of a collection of thousands of articles takes with the longest list of results, and bytes of a file. */
const MOST_BYTES = 65_536;

/** Milliseconds: the oracle reads every text for every phrase. */
const PATIENCE = 600_000;

/** A result must show a piece of its own text, and mark there what was asked for and nothing else. */
function expectExcerpt(
  { norma, articolo, estratto, evidenzia }: Result,
  q: string,
  texts: ReadonlyMap<string, string>,
  ofRoots: readonly string[],
) {
  const text = articolo === null ? norma.titolo : (texts.get(articolo.eli) ?? "");
  expect(text).toContain(estratto.replace(/^…|…$/g, ""));
  const { stems, beginnings } = questionOf(q, ITALIAN);
  const isAsked = (word: string) => [...stems, ...ofRoots].includes(ITALIAN.stemOf(word)) || beginnings.length > 0;
  for (const [start, length] of evidenzia) {
    const [token] = tokensOf(estratto.slice(start, start + length));
    expect(isAsked(token?.word ?? "")).toBe(true);
  }
}

/** By key the names of the files that hold the text of a document. */
function filesOfTexts(tree: TestTree): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { name, bytes } of tree.files((file) => /\/indici\/cerca\/testi\/\d+\/\d+\.bin$/.test(file))) {
    const { norme, documenti }: TextBlock = JSON.parse(inflateRawSync(bytes).toString());
    for (const [act, articolo] of documenti) {
      const { eli } = norme[act] as { readonly eli: string };
      const [first, last] = articolo?.seguito ?? [0, -1];
      const rests = Array.from({ length: last + 1 - first }, (_, i) => `${name}-${first + i}`);
      files.set(articolo ? keyOf({ eli: `${eli}/${articolo.percorso}`, comma: articolo.comma }) : eli, [
        name,
        ...rests,
      ]);
    }
  }
  return files;
}

/** The ways in which a test names an act. */
const spellingsOf = ({ eli, tipo, numero, data }: ShownAct): readonly string[] =>
  numero === null || eli.includes("~") ? [eli] : [eli, `${tipo.replaceAll("-", " ")} ${data} n. ${numero}`];

const oneOf = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

/**
 * Declares the property tests over one data folder.
 *
 * @param runs how many searches
 */
export function describeCercaOracle(name: string, data: string, runs: number): void {
  describe(`the search over ${name}`, () => {
    const tree = generatedTree(data);
    let oracle: SearchOracle;
    const texts = new Map<string, string>();
    let filesOf: ReadonlyMap<string, readonly string[]>;
    let served: readonly ShownAct[];
    /** The ELI of the act that a request names. */
    const eliOf = (named: string) => served.find((act) => spellingsOf(act).includes(named))?.eli ?? "";
    beforeAll(() => {
      const acts = tree
        .files((file) => file.startsWith("/api/public/norme/") && file.endsWith(".json"))
        .map(({ bytes }): ShownAct => JSON.parse(bytes.toString()));
      served = acts;
      for (const { eli, testo } of acts.flatMap(({ articoli }) => articoli)) texts.set(eli, testo);
      filesOf = filesOfTexts(tree);
      oracle = new SearchOracle(acts);
    });

    const place = fc.tuple(fc.nat(), fc.nat(100_000), between(1, 4));
    const piece = place.map(([document, at, length]) => oracle.piece(document, at, length));
    const part = fc.oneof(
      { weight: 6, arbitrary: piece.map((words) => words.slice(0, 1).join("")) },
      { weight: 2, arbitrary: piece.map((words) => `"${words.join(" ")}"`) },
      { weight: 1, arbitrary: piece.map((words) => `"${words.slice(0, 1).join("")}"`) },
      { weight: 1, arbitrary: piece.map(([word = ""]) => `${word.slice(0, 4)}*`) },
      // Mostly forms that no text has, or misspelt words.
      { weight: 1, arbitrary: piece.map(([word = ""]) => word.replace(/^(.{3})(.)/, "$1")) },
      { weight: 1, arbitrary: piece.map(([word = ""]) => `${word.slice(0, -1)}are`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '"',
          "L. 241/1990",
          "codice",
          "accesso agli atti",
          "stalking",
          "rottamazione cartelle",
          "pec",
          "patto di stabilità",
          "xyzzy",
          "DELL'",
          "perche'",
        ),
      },
    );
    const day = fc.oneof(
      { weight: 4, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: fc.nat().map((at) => oneOf(served, at).data) },
      { weight: 1, arbitrary: fc.constantFrom("1861-01-01", "1990-02-28", "2005-06-11", "2099-12-31") },
    );
    const request = fc.record({
      q: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
      tipo: fc.oneof(
        { weight: 4, arbitrary: fc.constant("") },
        { arbitrary: fc.constantFrom("legge", "regio-decreto"), weight: 1 },
      ),
      norma: fc.oneof(
        { weight: 4, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: fc.nat().map((at) => oneOf(spellingsOf(oneOf(served, at)), at)) },
      ),
      dal: day,
      al: day,
      stato: fc.oneof(
        { weight: 3, arbitrary: fc.constant("") },
        { weight: 2, arbitrary: fc.constantFrom("vigente", "abrogato") },
      ),
      limit: between(1, 100),
      offset: fc.oneof(fc.constant(0), between(0, 900)),
      dopo: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: between(0, 300) }),
    });

    it("finds what a scan of all texts finds, in its order, to the last digit", { timeout: PATIENCE }, async () => {
      const validate = validatorOf("cerca");
      await fc.assert(
        fc.asyncProperty(request, async (p) => {
          const { status, body, reads, bytes } = await tree.get(`/cerca?${query(p)}`);
          expect(status).toBe(200);
          expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
          const { totale, totale_esatto, prosegue } = body;
          const forse = (body.forse as Perhaps[]).map(({ q: _, url: __, ...one }) => one);
          const radice = (body.radice as string[]).toSorted();
          const risultati = body.risultati as Result[];
          const { body: best } =
            p.offset + p.dopo === 0
              ? { body }
              : await tree.get(`/cerca?${query({ ...p, limit: 1, offset: 0, dopo: 0 })}`);
          const [first] = best.risultati as Result[];
          const cited = first?.punteggio === 1000 ? (first.articolo ? keyOf(first.articolo) : first.norma.eli) : null;
          const shown = risultati.map(({ norma, articolo, punteggio }) => ({ norma, articolo, punteggio }));
          const nota = String((body.meta as { nota?: string }).nota);
          const partial = nota.includes("Nessun documento ha tutte le parole");
          const isNamed = nota.includes("nell'uso comune");
          expect({ partial, named: isNamed, totale, totale_esatto, prosegue, radice, forse, risultati: shown }).toEqual(
            oracle.cerca({ ...p, norma: eliOf(p.norma) }, cited, filesOf),
          );
          const ofRoots = radice.flatMap((word) => oracle.stemsOfRoot(word));
          for (const result of risultati) expectExcerpt(result, p.q, texts, ofRoots);
          expect(bytes).toBeLessThanOrEqual(reads * 50 * MOST_BYTES);
        }),
        { numRuns: runs },
      );
    });

    it("has no file of more than 64 KB", () => {
      const files = tree.files((file) => file.startsWith("/indici/cerca/") && !file.endsWith("/atti.bin"));
      expect(files.length).toBeGreaterThan(10);
      expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(MOST_BYTES);
    });
  });
}
