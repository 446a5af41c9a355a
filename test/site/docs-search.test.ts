import { describe, expect, it } from "vitest";
import { type DocsEntry, docsHits } from "../../generator/outputs/site/client/docs-search.ts";

const ENTRIES: readonly DocsEntry[] = [
  { name: "Elenco degli atti", kind: "operazione", of: "/norme", href: "#norme" },
  { name: "limit", kind: "parametro", of: "Elenco degli atti", href: "#norme.limit" },
  { name: "limit", kind: "campo", of: "Elenco degli atti", href: "#norme-campi" },
  { name: "totale_limitato", kind: "campo", of: "Grafo", href: "#graph-campi" },
  { name: "Città", kind: "campo", of: "Riga", href: "#schema-Riga" },
  { name: "Grafo delle modifiche", kind: "operazione", of: "/graph", href: "#graph" },
];
const hrefs = (text: string) => docsHits(ENTRIES, text).map(({ href }) => href);

describe("the search of the documentation", () => {
  it("finds a name by its beginning before one that has it inside, parameters before fields", () => {
    expect(hrefs("limit")).toEqual(["#norme.limit", "#norme-campi", "#graph-campi"]);
    expect(hrefs("LIM")).toEqual(["#norme.limit", "#norme-campi", "#graph-campi"]);
  });

  it("takes every word, of what an entry is of and of its path too", () => {
    expect(hrefs("limit elenco")).toEqual(["#norme.limit", "#norme-campi"]);
    expect(hrefs("/graph")).toEqual(["#graph"]);
    expect(hrefs("limit grafo niente")).toEqual([]);
  });

  it("compares without accents and case, and finds nothing for nothing", () => {
    expect(hrefs("citta")).toEqual(["#schema-Riga"]);
    expect(hrefs("  ")).toEqual([]);
  });
});
