import { describe, expect, it } from "vitest";
import { eliLabel } from "../../../generator/law/names/eli-label.ts";
import type { ActRelation } from "../../../generator/pages/explorer/client/views/norma/act-body.ts";
import {
  choicesAmong,
  chosenRelations,
  groupedRelations,
  relationsTable,
} from "../../../generator/pages/explorer/client/views/norma/grouped-relations.ts";

const ACT = "eli:/it/legge/1999/03/15/9001";
const OLD = "eli:/it/legge/2001/12/28/9099";
const NEW = "eli:/it/decreto-legislativo/2010/04/20/9004";

const received = (change: Partial<ActRelation>): ActRelation => ({
  direzione: "in",
  da: NEW,
  a: ACT,
  articolo_da: null,
  partizione_da: null,
  articolo_a: null,
  partizione_a: null,
  portata: null,
  tipo: "aggiorna",
  classe: null,
  data: null,
  decorrenza: null,
  evidenza: null,
  base: ["riferimento_passivo"],
  affidabilita: "media",
  nel_corpus: true,
  ...change,
});

const RELATIONS = [
  received({ da: OLD, data: "2001-12-31", nel_corpus: false }),
  received({ classe: "testo", tipo: "abroga", articolo_a: "10", data: "2010-05-03" }),
  received({ classe: "testo", tipo: "sostituisce", articolo_a: "2-bis", data: "2012-01-01" }),
  received({ classe: "efficacia", tipo: "applica", articolo_a: "2" }),
];

describe("relations of an act", () => {
  it("are grouped by the other act, the newest change first, then by class in one order", () => {
    expect(
      groupedRelations(RELATIONS).map(({ eli, nelCorpus, count, classes }) => [
        eli,
        nelCorpus,
        count,
        classes.map(({ classe, relations }) => [classe, relations.map(({ tipo }) => tipo)]),
      ]),
    ).toEqual([
      [
        NEW,
        true,
        3,
        [
          ["testo", ["abroga", "sostituisce"]],
          ["efficacia", ["applica"]],
        ],
      ],
      [OLD, false, 1, [["aggiorna", ["aggiorna"]]]],
    ]);
  });

  it("of the other direction are grouped by the act that they act on", () => {
    const made = received({ direzione: "out", da: ACT, a: OLD, articolo_da: "7" });
    expect(groupedRelations([made])[0]?.eli).toBe(OLD);
    expect(choicesAmong([made]).articolo).toEqual([["7", 1]]);
  });

  it("are chosen by class, article and year together; what has none has a name", () => {
    expect(chosenRelations(RELATIONS, {})).toHaveLength(4);
    expect(chosenRelations(RELATIONS, { classe: "testo" })).toHaveLength(2);
    expect(chosenRelations(RELATIONS, { classe: "testo", anno: "2012" }).map(({ tipo }) => tipo)).toEqual([
      "sostituisce",
    ]);
    expect(chosenRelations(RELATIONS, { classe: "aggiorna" }).map(({ da }) => da)).toEqual([OLD]);
    expect(chosenRelations(RELATIONS, { articolo: "atto" }).map(({ da }) => da)).toEqual([OLD]);
    expect(chosenRelations(RELATIONS, { articolo: "99" })).toEqual([]);
  });

  it("offer as choices what there is: classes in their order, articles by number, years from the newest", () => {
    expect(choicesAmong(RELATIONS)).toEqual({
      classe: [
        ["testo", 2],
        ["efficacia", 1],
        ["aggiorna", 1],
      ],
      articolo: [
        ["atto", 1],
        ["2", 1],
        ["2-bis", 1],
        ["10", 1],
      ],
      anno: [
        ["2012", 1],
        ["2010", 1],
        ["2001", 1],
      ],
    });
  });

  it("of a class that is new to the page are shown among those without one", () => {
    expect(groupedRelations([received(JSON.parse('{"classe":"nuova"}'))])[0]?.classes[0]?.classe).toBe("aggiorna");
  });

  it("become a table with a cell for each column", () => {
    const { columns, rows } = relationsTable(RELATIONS);
    expect(rows.map((row) => row.length)).toEqual(RELATIONS.map(() => columns.length));
    expect(rows[1]?.[columns.indexOf("tipo")]).toBe("abroga");
  });
});

describe("an act known by its ELI alone", () => {
  it.each([
    [OLD, "L. 9099/2001"],
    ["eli:/it/costituzione/1947/12/27", "Cost."],
    ["eli:/it/regio-decreto/1886/01/01/886~036u0886-19370116", "R.D. 886/1886"],
    ["codice penale", "codice penale"],
  ])("%s is %s", (eli, label) => {
    expect(eliLabel(eli)).toBe(label);
  });
});
