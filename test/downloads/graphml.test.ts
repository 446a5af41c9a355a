import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { type CsvRow, sampleDataset } from "./sample-dataset.ts";

const { text, counted } = sampleDataset();

describe("GraphML", () => {
  const parsed = (name: string) => {
    const nodes: Record<string, string>[] = [];
    const edges: { source: string; target: string; tipo?: string }[] = [];
    const keys = new Map<string, string>();
    let open: Record<string, string> | null = null;
    let key: string | null = null;
    const parser = new SaxesParser({ xmlns: true });
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ local, uri, attributes }) => {
      expect(uri).toBe("http://graphml.graphdrawing.org/xmlns");
      const value = (attribute: string) => attributes[attribute]!.value;
      if (local === "key") keys.set(value("id"), value("attr.name"));
      if (local === "node") {
        open = { id: value("id") };
        nodes.push(open);
      }
      if (local === "edge") {
        open = { source: value("source"), target: value("target") };
        edges.push(open as (typeof edges)[number]);
      }
      if (local === "data") {
        key = keys.get(value("key"))!;
        expect(key).toBeDefined();
        open![key] = "";
      }
    });
    parser.on("text", (part) => {
      if (key) open![key] += part;
    });
    parser.on("closetag", ({ local }) => {
      if (local === "data") key = null;
    });
    parser.write(text(`download/grafi/${name}.graphml`)).close();
    const ids = new Set(nodes.map(({ id }) => id));
    expect(ids.size).toBe(nodes.length);
    for (const { source, target } of edges) for (const end of [source, target]) expect(ids).toContain(end);
    return { nodes, edges };
  };

  it("is the whole graph of each answer", () => {
    const answers = { norme: "graph/norma/20000", articoli: "graph/articolo/20000", pnrr: "pnrr/graph/5000" };
    for (const [name, answer] of Object.entries({ ...answers, politici: "politici/graph/3000" })) {
      const body = JSON.parse(text(`api/public/${answer}.json`));
      expect(body.troncato).toBe(false);
      const { nodes, edges } = parsed(name);
      expect(nodes.map(({ id }) => id).sort(), name).toEqual(body.nodes.map(({ id }: CsvRow) => id).sort());
      const named = (e: { source: string; target: string; tipo?: string }) => `${e.source} ${e.target} ${e.tipo}`;
      expect(edges.map(named).sort(), name).toEqual(body.links.map(named).sort());
      expect(new Map(nodes.map((n) => [n.id, n.label]))).toEqual(
        new Map(body.nodes.map((n: CsvRow) => [n.id, n.label])),
      );
    }
  });

  it("has as many tenders, companies and bodies as /health counts", () => {
    const { nodes } = parsed("pnrr");
    const count = (tipo: string) => nodes.filter((n) => n.tipo === tipo).length;
    const { appalti, aziende, enti } = counted().pnrr;
    expect([count("appalto"), count("azienda"), count("ente")]).toEqual([appalti, aziende, enti]);
  });
});
