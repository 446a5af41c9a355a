import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { BASE, publishedTree } from "./published-tree.ts";
import { one, parsed } from "./xml-elements.ts";

const { inTree, text, json } = publishedTree();

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
