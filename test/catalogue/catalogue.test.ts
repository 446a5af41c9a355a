import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JsonLdParser } from "jsonld-streaming-parser";
import { Parser, type Quad } from "n3";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/api/operations.ts";
import { run } from "../cli/commands.ts";
import { output, tool } from "../downloads/tools.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { brokenRules, CLASSES } from "./dcat-rules.ts";

const BASE = "https://diritto.example.net/dati/";

const folder = temporaryFolder();
const tree = path.join(folder, "tree");
const inTree = (name: string) => path.join(tree, name);
const text = (name: string) => readFileSync(inTree(name), "utf8");
const json = (name: string) => JSON.parse(text(name));

beforeAll(() => {
  const done = run("generate", "--out", tree, "--download", "base", "--base-url", BASE.slice(0, -1));
  expect(done).toMatchObject({ status: 0, stderr: "" });
});

const turtle = () => new Parser({ baseIRI: `${BASE}catalogo.ttl` }).parse(text("catalogo.ttl"));

function jsonLd(document: string): Promise<Quad[]> {
  const parser = new JsonLdParser({ baseIRI: `${BASE}catalogo.jsonld` });
  return new Promise((done, fail) => {
    const quads: Quad[] = [];
    parser
      .on("data", (quad: Quad) => quads.push(quad))
      .on("error", fail)
      .on("end", () => done(quads));
    parser.write(document);
    parser.end();
  });
}

const statement = ({ subject, predicate, object }: Quad) => {
  const literal = object.termType === "Literal" ? `^^${object.datatype.value}@${object.language}` : "";
  return `${subject.value} ${predicate.value} ${object.termType} ${object.value}${literal}`;
};

describe("the catalogue", () => {
  it("has all that DCAT-AP_IT makes mandatory", () => {
    expect(brokenRules(turtle())).toEqual([]);
  });

  it("would not pass without any one of the mandatory properties", () => {
    const whole = turtle();
    const mandatory = Object.values(CLASSES).flatMap(({ rules }) => rules.map(({ property }) => property));
    expect(mandatory.length).toBeGreaterThan(15);
    for (const property of mandatory)
      expect(brokenRules(whole.filter((q) => q.predicate.value !== property)), property).not.toEqual([]);
  });

  it("says the same in Turtle and in JSON-LD", async () => {
    const statements = (await jsonLd(text("catalogo.jsonld"))).map(statement).sort();
    expect(statements).toEqual(turtle().map(statement).sort());
    expect(new Set(statements).size).toBe(statements.length);
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
    schema?: { fields: { name: string; type: string }[]; foreignKeys: { reference: { resource: string } }[] };
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
      for (const { reference } of resource.schema.foreignKeys)
        expect(resources.map((r) => r.name)).toContain(reference.resource);
    }
    expect(resources.filter(({ schema }) => schema).length).toBe(15);
  });

  it("without downloads points to the list of the answers", () => {
    const plain = path.join(folder, "plain");
    expect(run("generate", "--out", plain)).toMatchObject({ status: 0 });
    const { resources, homepage } = JSON.parse(readFileSync(path.join(plain, "datapackage.json"), "utf8"));
    expect(resources).toMatchObject([{ path: "manifest.json" }]);
    expect(homepage).toBe("https://example.org/");
  });
});

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** A document as a tree; throws where it is not well formed. */
function parsed(document: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    open.at(-1)!.text += part;
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  return root.children[0]!;
}

const all = (element: Element, name: string) => element.children.filter((c) => c.name === name);
const one = (element: Element, name: string) => {
  const found = all(element, name);
  expect(found.length, name).toBe(1);
  return found[0]!.text;
};

describe.each(["feed/norme.atom", "feed/modifiche.atom"])("%s", (name) => {
  const TIME = /^\d{4}-\d\d-\d\dT00:00:00Z$/;

  it("has what RFC 4287 asks of a feed and of its entries", () => {
    const feed = parsed(text(name));
    expect(feed).toMatchObject({ name: "feed", attributes: { xmlns: "http://www.w3.org/2005/Atom" } });
    expect(one(feed, "id")).toBe(BASE + name);
    expect(one(feed, "title")).not.toBe("");
    expect(one(feed, "updated")).toMatch(TIME);
    expect(all(feed, "author")).toHaveLength(1);
    expect(all(feed, "link").find((l) => l.attributes.rel === "self")?.attributes.href).toBe(BASE + name);
    const entries = all(feed, "entry");
    expect(entries.length).toBeGreaterThan(3);
    expect(new Set(entries.map((e) => one(e, "id"))).size).toBe(entries.length);
    for (const entry of entries) {
      expect(one(entry, "id")).toMatch(/^eli:\/it\/\S+$/);
      expect(one(entry, "title")).not.toBe("");
      expect(one(entry, "updated")).toMatch(TIME);
      expect(one(entry, "updated") <= one(feed, "updated")).toBe(true);
      const links = all(entry, "link").map((l) => l.attributes);
      const kinds = links.map(({ rel, type }) => `${rel} ${type}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.some((kind) => kind.startsWith("alternate"))).toBe(true);
      for (const { href } of links) expect(URL.canParse(href!)).toBe(true);
    }
  });

  it("keeps the identity of its entries wherever it is published", () => {
    const ids = (dir: string) =>
      all(parsed(readFileSync(path.join(dir, name), "utf8")), "entry").map((e) => one(e, "id"));
    const elsewhere = path.join(folder, "elsewhere");
    if (!existsSync(elsewhere)) expect(run("generate", "--out", elsewhere).status).toBe(0);
    expect(ids(elsewhere)).toEqual(ids(tree));
  });
});

describe("the feeds", () => {
  it("begin with the newest act of the list and with the newest change that has a day", () => {
    const [first] = all(parsed(text("feed/norme.atom")), "entry");
    expect(one(first!, "id")).toBe(json("api/public/norme.json").norme[0].eli);
    const days = json("api/public/norme.json").norme.flatMap(({ eli }: { eli: string }) => {
      const { relazioni } = json(`api/public/relazioni/${eli.slice("eli:/it/".length).replaceAll("~", "_7e")}.json`);
      return relazioni.map(({ data }: { data: string | null }) => data ?? "");
    });
    const [change] = all(parsed(text("feed/modifiche.atom")), "entry");
    expect(one(change!, "updated").slice(0, 10)).toBe(days.sort().at(-1));
  });
});

describe("what crawlers read", () => {
  const fileAt = (address: string) => {
    expect(address.startsWith(BASE)).toBe(true);
    const name = address.slice(BASE.length);
    return name === "" || name.endsWith("/") ? `${name}index.html` : name;
  };

  it("is a sitemap of files that are there", () => {
    const urls = parsed(text("sitemap.xml")).children.map((url) => one(url, "loc"));
    expect(urls.length).toBeGreaterThan(10);
    for (const url of urls) expect(existsSync(inTree(fileAt(url))), url).toBe(true);
    expect(text("robots.txt")).toContain(`Sitemap: ${BASE}sitemap.xml`);
  });

  it("is an llms.txt that names every operation and links only to what is there", () => {
    const llms = text("llms.txt");
    expect(llms.split("\n")[0]).toMatch(/^# /);
    for (const { path: operation } of OPERATIONS) expect(llms).toContain(`GET /api/public${operation}\``);
    const links = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url!);
    expect(links.length).toBeGreaterThan(10);
    for (const url of links) expect(existsSync(inTree(fileAt(url))), url).toBe(true);
  });

  it("is a schema.org Dataset in the start page of either language", () => {
    for (const [name, title] of [
      ["index.html", "Il diritto italiano come dati"],
      ["en/index.html", "Italian law as data"],
    ] as const) {
      const [, block] = /<script type="application\/ld\+json" id="dataset">(.*?)<\/script>/s.exec(text(name))!;
      const dataset = JSON.parse(block!);
      expect(dataset).toMatchObject({ "@context": "https://schema.org", "@type": "Dataset", name: title, url: BASE });
      expect(dataset.description.length).toBeGreaterThanOrEqual(50);
      for (const { contentUrl } of dataset.distribution) expect(existsSync(inTree(fileAt(contentUrl)))).toBe(true);
    }
  });

  it("is the licence and the attribution of every source", () => {
    for (const { nome, attribuzione } of json("api/public/health.json").meta.fonti) {
      expect(text("licenze.txt")).toContain(nome);
      expect(text("licenze.txt")).toContain(attribuzione);
    }
  });

  it("are the schemas that the manifest names", () => {
    const named = json("manifest.json").flatMap(({ schema }: { schema?: string }) => (schema ? [schema] : []));
    expect(named.length).toBeGreaterThan(100);
    for (const schema of new Set<string>(named)) expect(existsSync(inTree(schema.split("#")[0]!)), schema).toBe(true);
  });
});

describe("--base-url", () => {
  it("refuses what is no address of a site", () => {
    for (const url of ["diritto", "ftp://example.org/", "https://example.org/?q=1", "https://user@example.org/"])
      expect(run("generate", "--out", path.join(folder, "bad"), "--base-url", url), url).toMatchObject({ status: 2 });
  });
});
