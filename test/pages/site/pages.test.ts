import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { writtenNumber } from "../../../generator/contract/written-number.ts";
import { respond } from "../../../generator/router/respond.ts";
import { ALL_PAGES, buildSite, DOCS, PAGES } from "./built-site.ts";
import { elementsOf, inlineTexts } from "./parsed-page.ts";
import { parsedSite } from "./parsed-site.ts";

const { site, elements } = parsedSite();

const attributesOf = (page: string, attribute: string) =>
  elements.get(page)!.flatMap(({ attributes }) => attributes[attribute] ?? []);

describe.each(ALL_PAGES)("%s", (page) => {
  it("is well formed, with one h1, one main and no level of heading left out", () => {
    const names = elements.get(page)!.map((e) => e.name);
    for (const once of ["h1", "main", "title"])
      expect(
        names.filter((n) => n === once),
        once,
      ).toHaveLength(1);
    const levels = names.filter((n) => /^h[1-6]$/.test(n)).map((n) => Number(n[1]));
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("gives every id once and refers only to ids that are there", () => {
    const ids = attributesOf(page, "id");
    expect(ids).toHaveLength(new Set(ids).size);
    const referred = ["for", "aria-labelledby", "aria-describedby"].flatMap((a) => attributesOf(page, a));
    for (const id of referred.flatMap((list) => list.split(" "))) expect(ids).toContain(id);
    for (const href of attributesOf(page, "href").filter((h) => h.startsWith("#")))
      expect(ids).toContain(href.slice(1));
  });

  it("links only to what the tree holds or the router answers", async () => {
    const base = new URL(page, "http://localhost/");
    const read = async (name: string) => (site.has(name) ? readFileSync(path.join(site.dir, name)) : null);
    const links = attributesOf(page, "href");
    let checked = 0;
    for (const link of new Set(links)) {
      const url = new URL(link, base);
      if (url.origin !== base.origin || link.startsWith("#") || link.startsWith("data:")) continue;
      checked++;
      const target = url.pathname + url.search;
      const api = target.startsWith("/api/public/");
      const fault = (error: unknown) => {
        throw error;
      };
      if (api) expect((await respond({ method: "GET", target }, read, fault)).status, target).toBe(200);
      else expect(site.has(decodeURIComponent(url.pathname.slice(1))), target).toBe(true);
      // The documentation with forms opens the operation that its address names by id.
      if (url.hash && Object.values<string>(DOCS).includes(url.pathname.slice(1)))
        expect(OPERATIONS.map(({ id }) => `#${id}`)).toContain(url.hash);
      // What follows "#/" is a page of the explorer, which its script draws.
      else if (url.hash && !url.hash.startsWith("#/") && site.has(url.pathname.slice(1)))
        expect(attributesOf(path.posix.normalize(url.pathname.slice(1)), "id"), link).toContain(url.hash.slice(1));
    }
    expect(checked).toBeGreaterThan(4);
  });

  it("loads nothing: no element that fetches, no address in its style", () => {
    const fetching = ["img", "iframe", "object", "embed", "video", "audio", "source", "base"];
    for (const { name, attributes } of elements.get(page)!) {
      expect(fetching).not.toContain(name);
      expect(attributes.src).toBeUndefined();
      if (name === "link") expect(["icon", "alternate", "license", "service-desc"]).toContain(attributes.rel);
      if (attributes.rel === "icon") expect(attributes.href).toMatch(/^data:image\/svg\+xml,[^\s"<>]+$/);
    }
    expect(inlineTexts(site.text(page)).style.join()).not.toMatch(/@import|url\(|@font-face/);
  });

  it("carries a policy that admits its own style and script only", () => {
    const policy = elements.get(page)!.find((e) => e.attributes["http-equiv"])!.attributes.content!;
    const { style, script } = inlineTexts(site.text(page));
    const scripts = ALL_PAGES.indexOf(page) < 2 ? 1 : 0;
    expect([style.length, script.length]).toEqual([1, scripts]);
    const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`style-src ${digest(style[0]!)};`);
    expect(policy).toContain(`script-src ${script[0] === undefined ? "'none'" : digest(script[0])};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain("unsafe");
    expect(attributesOf(page, "style")).toEqual([]);
  });

  it("says its language and links to the other one by its own name", () => {
    const lingua = page === PAGES.start.it || page === PAGES.list.it ? "it" : "en";
    const other = lingua === "it" ? "en" : "it";
    expect(elements.get(page)![0]!.attributes.lang).toBe(lingua);
    const link = elements.get(page)!.find((e) => e.name === "a" && e.attributes.hreflang === other)!;
    expect(link.attributes.lang).toBe(other);
    expect(link.text).toBe(other === "en" ? "English" : "Italiano");
  });
});

describe.each(Object.entries(PAGES))("the two languages of %s", (_, { it: italian, en }) => {
  it("have the same parts in the same order", () => {
    expect(attributesOf(en, "id")).toEqual(attributesOf(italian, "id"));
    expect(elements.get(en)!.map((e) => e.name)).toEqual(elements.get(italian)!.map((e) => e.name));
  });

  it("do not mix: what reads the same in both is a name, a number or code", () => {
    const prose = (page: string, lang: string) =>
      elements
        .get(page)!
        .filter((e) => e.lang === lang && /^(?:p|dd|dt|h1|h2|h4|button|label|summary)$/.test(e.name))
        .map((e) => e.text.trim());
    const english = prose(en, "en");
    expect(english.length).toBeGreaterThan(30);
    const inItalian = new Set(prose(italian, "it"));
    expect(english.filter((text) => inItalian.has(text) && / \p{Ll}+ \p{Ll}+ /u.test(text))).toEqual([]);
  });
});

describe("search engines", () => {
  const BASE = "https://example.com/diritto/";
  const linksOf = (page: string) =>
    elementsOf(page)
      .filter(({ name, attributes }) => name === "link" && (attributes.hreflang || attributes.rel === "canonical"))
      .map(({ attributes: { rel, hreflang, href } }) => [hreflang ?? rel, href]);

  it("find the whole address of a page and of its other language where --base-url says it", async () => {
    const built = await buildSite({ baseUrl: BASE });
    const addresses = { start: { it: BASE, en: `${BASE}en/` }, list: { it: "", en: "" } };
    addresses.list = { it: `${BASE}${PAGES.list.it}`, en: `${BASE}${PAGES.list.en}` };
    for (const [page, { it: italian, en }] of Object.entries(addresses))
      for (const lingua of ["it", "en"] as const) {
        const links = linksOf(built.text(PAGES[page as keyof typeof PAGES][lingua]));
        expect(links).toEqual([
          ["canonical", lingua === "it" ? italian : en],
          ["it", italian],
          ["en", en],
          ["x-default", italian],
        ]);
        for (const [, address] of links) expect(built.text("sitemap.xml")).toContain(`<loc>${address}</loc>`);
      }
    expect(built.text(PAGES.list.it)).toContain(`>${BASE}api/public</code>`);
    built.remove();
  });

  it("find no address that leads nowhere where nobody has said it", () => {
    for (const page of ALL_PAGES) expect(linksOf(site.text(page))).toEqual([]);
  });
});

describe("the documentation", () => {
  it.each(OPERATIONS)("says every parameter of $path, its bounds, and an example", ({ id, parameters }) => {
    const page = elements.get(PAGES.list.it)!;
    for (const parameter of parameters) {
      const { text } = page.find((e) => e.attributes.id === `${id}.${parameter.name}`)!;
      expect(text).toContain(parameter.name);
      if ("ge" in parameter) expect(text).toContain(writtenNumber(parameter.ge, "it"));
      if ("le" in parameter && parameter.le !== undefined) expect(text).toContain(writtenNumber(parameter.le, "it"));
      if ("pattern" in parameter && parameter.pattern) expect(text).toContain(parameter.pattern);
    }
    expect(page.find((e) => e.attributes.id === id)!.text).toContain("GET /");
  });

  it("is what the documentation with forms leads to, which names no other file than its own", () => {
    for (const lingua of ["it", "en"] as const) {
      const page = elementsOf(site.text(DOCS[lingua]));
      const hrefs = page.flatMap(({ name, attributes: { href, src } }) => (name === "a" ? [] : [href ?? src ?? ""]));
      expect(hrefs.filter((href) => href && !href.startsWith("data:"))).toEqual([
        "../../swagger-ui/docs.css",
        "../../swagger-ui/docs.js",
      ]);
      const policy = page.find((e) => e.attributes["http-equiv"])!.attributes.content!;
      expect(policy).toBe(
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'",
      );
      const ways = page.filter(({ name, attributes }) => name === "a" && attributes.href?.startsWith("redoc"));
      expect(ways).toHaveLength(3);
      expect(inlineTexts(site.text(DOCS[lingua]))).toEqual({ style: [], script: [] });
    }
    expect(site.text("swagger-ui/license.txt")).toContain("Apache License");
    expect(site.text("swagger-ui/docs.js")).not.toContain("sourceMappingURL");
  });

  it("costs a tree at most 500 KB more, compressed, with its forms, and a start page nothing", () => {
    const forms = readdirSync(path.join(site.dir, "swagger-ui")).map((name) => `swagger-ui/${name}`);
    const files = [...Object.values(DOCS), ...forms];
    const sizes = files.map((name) => gzipSync(site.text(name), { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(500_000);
    for (const page of Object.values(PAGES.start)) expect(site.text(page)).not.toContain("swagger-ui");
  });
});
