import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ProjectsView, projectsView } from "../../../../generator/corpus/orders/pnrr/progetti.ts";
import { pnrrViews } from "../../../../generator/corpus/orders/pnrr/views.ts";
import { randomModel } from "./random-model.ts";
import { expectWhole } from "./whole-plan.ts";

const of = (view: ProjectsView, tipo: string) => view.places.filter(({ place }) => place.tipo === tipo);

describe("the projects of places", () => {
  it("add up to the plan, exactly, over the municipalities and what lies in none; over provinces and regions too", () =>
    fc.assert(fc.property(randomModel, expectWhole)));

  it("have in each region what the ranking of regions says", () =>
    fc.assert(
      fc.property(randomModel, (modello) => {
        const ranked = pnrrViews(modello).regioni.map(({ codice, numero_progetti, importo_totale }) => [
          codice,
          numero_progetti,
          importo_totale,
        ]);
        const placed = of(projectsView(modello), "regione").map(({ place, projects, importo }) => [
          place.codice,
          projects.length,
          Number(importo.arrotonda()) / 100,
        ]);
        expect(placed).toHaveLength(ranked.length);
        expect(placed).toEqual(expect.arrayContaining(ranked));
      }),
    ));

  it("are in the order of all projects, each once", () =>
    fc.assert(
      fc.property(randomModel, (modello) => {
        for (const { projects } of projectsView(modello).places)
          expect(projects).toEqual([...new Set(projects)].sort((a, b) => a - b));
      }),
    ));
});
