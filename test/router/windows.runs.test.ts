import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWords } from "../../generator/law/fold.ts";
import { respond } from "../../generator/router/respond.ts";
import { runs } from "../runs.ts";
import { thrown } from "../thrown.ts";
import { actsGraph, capped, type Graph } from "./small-graphs.ts";
import { GRUPPI, peopleGraph } from "./small-people.ts";
import { projectsGraph, SETTORI } from "./small-projects.ts";
import { ROWS, reader, relationsOfAct, smallTree } from "./small-tree.ts";

const files = smallTree();
const read = reader(files);

async function ask(path: string, query: Readonly<Record<string, string | number>>) {
  const parameters = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const target = `/api/public${path}?${parameters}`;
  const { status, body } = await respond({ method: "GET", target }, read, thrown);
  const text = new TextDecoder().decode(body);
  return { status, text, body: JSON.parse(text) };
}

/** The layout promised for the files holds for what the router makes as well. */
function expectLineJson(text: string): void {
  const lines = text.split("\n");
  expect(lines.at(-1)).toBe("");
  expect(lines[0]).toMatch(/^\{"meta":\{.*\},$/);
  expect(lines[2]).toMatch(/^"[a-z]+":\[$/);
  expect(lines.at(-2)).toBe("]}");
}

const lang = fc.constantFrom("", "it", "en");

describe("a window of the list of acts", () => {
  const words = fc.array(
    fc.constantFrom("DISPO", "d", "in", "Città", "perche'", "perché", "liber", "2005", "sull", "è", "zz"),
    {
      maxLength: 3,
    },
  );
  it("is what filter, sort and slice give", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("", "legge", "dpr", "decreto-legislativo", "niente"),
        words,
        fc.integer({ min: 1, max: 400 }),
        fc.oneof(fc.nat(360), fc.constantFrom(1e15, 2 ** 53 + 2)),
        lang,
        async (tipo, q, limit, offset, lang) => {
          const asked = foldWords(q.join(" "));
          const chosen = ROWS.filter((row) => {
            const title = foldWords(row.titolo);
            return (tipo === "" || row.tipo === tipo) && asked.every((w) => title.some((t) => t.startsWith(w)));
          });
          const { text, body } = await ask("/norme", { tipo, q: q.join(" "), limit, offset, lang });
          const { meta, ...rest } = body;
          expect(meta.lingua).toBe(lang || "it");
          expect(rest).toEqual({
            totale: chosen.length,
            limit,
            offset,
            norme: chosen.slice(offset, offset + limit),
          });
          expectLineJson(text);
        },
      ),
      { numRuns: runs(400) },
    ));
});

describe("the relations of an act", () => {
  it("are all, or those of one direction, in the same order", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROWS.filter((r) => !r.titolo.includes("gemello"))),
        fc.constantFrom("out", "in", "entrambe"),
        lang,
        async (row, dir, lang) => {
          const { text, body } = await ask("/relazioni", { norma: row.eli, dir, lang });
          const all = relationsOfAct(row);
          const relazioni = [...(dir === "in" ? [] : all.out), ...(dir === "out" ? [] : all.in)];
          expect(body).toMatchObject({ norma: row, dir, totale: relazioni.length, relazioni });
          expectLineJson(text);
        },
      ),
      { numRuns: runs(300) },
    ));
});

/** A graph answer against the whole filtered graph. */
async function expectGraph(
  path: string,
  query: Readonly<Record<string, string | number>>,
  echo: object,
  maxNodi: number,
  whole: Graph,
) {
  const { text, body } = await ask(path, { ...query, max_nodi: maxNodi });
  const { meta, ...rest } = body;
  expect(meta.lingua).toBe(query.lang || "it");
  expect(rest).toEqual({
    ...echo,
    max_nodi: maxNodi,
    totale_nodi: whole.nodes.length,
    totale_link: whole.links.length,
    troncato: whole.nodes.length > maxNodi,
    ...capped(whole, maxNodi),
  });
  expectLineJson(text);
}

describe("a graph", () => {
  const cap = fc.oneof(fc.integer({ min: 10, max: 140 }), fc.constantFrom(500, 501, 3000));

  it("of acts is cut at any cap", () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom("norma", "articolo"), cap, lang, (livello, maxNodi, lang) =>
        expectGraph(
          "/graph",
          { livello, lang },
          { livello },
          maxNodi,
          actsGraph(livello, livello === "norma" ? 130 : 0),
        ),
      ),
      { numRuns: runs(150) },
    ));

  const settore = fc.oneof(
    fc.constantFrom("", "e", "A", "non disponibile", "scuola e", "xyz", "__proto__", "à"),
    fc.constantFrom(...SETTORI).chain((s) => fc.nat(s.length).map((n) => s.slice(n / 2, n).toLowerCase())),
  );
  const importo = fc.oneof(
    fc.constantFrom(0, 0.01, 50, 99.99, 100, 300.25, 900.5, 900.51, 1e9),
    fc.double({ min: 0, max: 1000, noNaN: true }),
  );
  it("of projects is chosen by sector and amount, then cut at any cap", () =>
    fc.assert(
      fc.asyncProperty(settore, importo, cap, lang, (settore, importo_min, maxNodi, lang) =>
        expectGraph(
          "/pnrr/graph",
          { settore, importo_min, lang },
          { settore, importo_min: importo_min + 0 },
          maxNodi,
          projectsGraph(settore, importo_min),
        ),
      ),
      { numRuns: runs(400) },
    ));

  const gruppo = fc.oneof(
    fc.constantFrom("", "ge", "GEU", "GED", "gruppo", "o", "xyz"),
    fc.constantFrom(...GRUPPI.flat()),
  );
  it("of parliamentarians is chosen by group and branch, then cut at any cap", () =>
    fc.assert(
      fc.asyncProperty(gruppo, fc.constantFrom("", "Camera", "Senato"), cap, lang, (gruppo, ramo, maxNodi, lang) =>
        expectGraph("/politici/graph", { gruppo, ramo, lang }, { gruppo, ramo }, maxNodi, peopleGraph(gruppo, ramo)),
      ),
      { numRuns: runs(300) },
    ));
});
