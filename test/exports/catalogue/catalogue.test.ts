import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { DataFactory, Parser, type Quad } from "n3";
import { describe, expect, it } from "vitest";
import { sharedTree } from "../../shared-tree.ts";
import { output, tool } from "../downloads/tools.ts";
import { BASE, publishedTree } from "./published-tree.ts";
import { Shapes } from "./shacl.ts";

const { literal, quad } = DataFactory;

const plain = sharedTree();
const { inTree, text, json } = publishedTree();

const turtle = () => new Parser({ baseIRI: `${BASE}catalogo.ttl` }).parse(text("catalogo.ttl"));

const statement = ({ subject, predicate, object }: Quad) => {
  const literal = object.termType === "Literal" ? `^^${object.datatype.value}@${object.language}` : "";
  return `${subject.value} ${predicate.value} ${object.termType} ${object.value}${literal}`;
};

describe("the catalogue", () => {
  const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

  describe.each(["dcat-ap-3", "dcat-ap-it"])("by the shapes of %s", (name) => {
    const shapes = new Shapes(name);

    it("conforms, and has something of every class", async () => {
      expect(await shapes.broken(turtle())).toEqual([]);
      const types = new Set(
        turtle().flatMap(({ predicate, object }) => (predicate.value === TYPE ? object.value : [])),
      );
      for (const type of shapes.types) expect(types, type).toContain(type);
    });

    it("would not conform without any one of the mandatory properties", async () => {
      const whole = turtle();
      expect(shapes.mandatory.length).toBeGreaterThan(8);
      for (const { type, property } of shapes.mandatory) {
        const members = new Set(
          whole.filter((q) => q.predicate.value === TYPE && q.object.value === type).map((q) => q.subject.value),
        );
        const lacking = whole.filter((q) => !(members.has(q.subject.value) && q.predicate.value === property));
        expect(await shapes.broken(lacking), `${type} ${property}`).not.toEqual([]);
      }
    });

    it("would not conform with a size that is no number, or a licence and a publisher that are of no class", async () => {
      const changed = turtle().map((q) =>
        q.predicate.value.endsWith("#byteSize") ? quad(q.subject, q.predicate, literal("molti")) : q,
      );
      expect(await shapes.broken(changed)).not.toEqual([]);
      for (const type of ["Agent", "LicenseDocument"])
        expect(await shapes.broken(turtle().filter((q) => !q.object.value.endsWith(type))), type).not.toEqual([]);
    });
  });

  it.skipIf(!tool("rapper", ["--version"]))(
    "reads the same by another parser of Turtle (skipped without rapper)",
    () => {
      const address = `${BASE}catalogo.ttl`;
      const lines = output("rapper", "-q", "-i", "turtle", "-o", "ntriples", inTree("catalogo.ttl"), address);
      const read = new Parser({ format: "N-Triples" }).parse(lines).map(statement);
      expect(read.sort()).toEqual(turtle().map(statement).sort());
    },
  );

  it("offers only what is there, with its size", () => {
    const found = turtle();
    const downloads = found.filter((q) => q.predicate.value.endsWith("#downloadURL"));
    expect(downloads.length).toBeGreaterThan(10);
    for (const { subject, object } of downloads) {
      expect(object.value.startsWith(BASE)).toBe(true);
      const size = found.find((q) => q.subject.equals(subject) && q.predicate.value.endsWith("#byteSize"));
      expect(readFileSync(inTree(object.value.slice(BASE.length))).length).toBe(Number(size!.object.value));
    }
  });
});

describe("the data package", () => {
  interface Resource {
    name: string;
    path: string;
    bytes: number;
    hash: string;
    schema?: { fields: { name: string; type: string }[]; foreignKeys?: { reference: { resource: string } }[] };
  }

  it("describes every download with its digest, and the columns of every table", () => {
    const { name, licenses, resources } = json("datapackage.json") as {
      name: string;
      licenses: { name: string }[];
      resources: Resource[];
    };
    expect(name).toMatch(/^[a-z0-9._-]+$/);
    expect(licenses.length).toBeGreaterThan(0);
    expect(new Set(resources.map((r) => r.name)).size).toBe(resources.length);
    for (const resource of resources) {
      expect(resource.name).toMatch(/^[a-z0-9._-]+$/);
      const bytes = readFileSync(inTree(resource.path));
      expect(bytes.length).toBe(resource.bytes);
      expect(`sha256:${createHash("sha256").update(bytes).digest("hex")}`).toBe(resource.hash);
      if (!resource.schema) continue;
      const header = bytes.toString("utf8").split("\r\n", 1)[0]!.split(",");
      expect(resource.schema.fields.map((f) => f.name)).toEqual(header);
      for (const { reference } of resource.schema.foreignKeys ?? [])
        expect(resources.map((r) => r.name)).toContain(reference.resource);
    }
    expect(resources.filter(({ schema }) => schema).length).toBe(23);
  });

  it("without downloads points to the list of the answers", () => {
    const { resources, homepage } = readJsonSync(path.join(plain, "datapackage.json"));
    expect(resources).toMatchObject([{ path: "manifest.json" }]);
    expect(homepage).toBe("https://example.org/");
  });
});
