import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/api/operations.ts";
import { respond } from "../../generator/router/respond.ts";
import { writtenSize } from "../../generator/site/written.ts";
import { ALL_PAGES, type BuiltSite, buildSite, PAGES } from "./built-site.ts";
import { type Element, elementsOf, inlineTexts } from "./parsed-page.ts";

let site: BuiltSite;
const elements = new Map<string, Element[]>();
beforeAll(() => {
  site = buildSite("--download", "all");
  for (const name of ALL_PAGES) elements.set(name, elementsOf(site.text(name)));
});
afterAll(() => site?.remove());

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
    const referred = ["for", "aria-labelledby", "aria-describedby", "data-fill"].flatMap((a) => attributesOf(page, a));
    for (const id of referred.flatMap((list) => list.split(" "))) expect(ids).toContain(id);
    for (const href of attributesOf(page, "href").filter((h) => h.startsWith("#")))
      expect(ids).toContain(href.slice(1));
  });

  it("has a label for every field", () => {
    const labelled = new Set(
      elements
        .get(page)!
        .filter((e) => e.name === "label")
        .map((e) => e.attributes.for),
    );
    const fields = elements.get(page)!.filter((e) => e.name === "input" || e.name === "select");
    for (const { attributes } of fields) expect(labelled, attributes.id).toContain(attributes.id!);
  });

  it("links only to what the tree holds or the router answers", async () => {
    const base = new URL(page, "http://localhost/");
    const read = async (name: string) => (site.has(name) ? Buffer.from(site.text(name)) : null);
    const links = [...attributesOf(page, "href"), ...attributesOf(page, "action")];
    let checked = 0;
    for (const link of new Set(links)) {
      const url = new URL(link, base);
      if (url.origin !== base.origin || link.startsWith("#") || link.startsWith("data:") || link === ".") continue;
      checked++;
      const target = url.pathname + url.search;
      const api = target.startsWith("/api/public/");
      const fault = (error: unknown) => {
        throw error;
      };
      // A required parameter is the reader's to fill in: its form alone leads to a 422.
      const statuses = attributesOf(page, "action").includes(link) ? [200, 422] : [200];
      if (api) expect(statuses, target).toContain((await respond({ method: "GET", target }, read, fault)).status);
      else expect(site.has(decodeURIComponent(url.pathname.slice(1))), target).toBe(true);
      if (url.hash && site.has(url.pathname.slice(1)))
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
      if (attributes.rel === "icon") expect(attributes.href).toMatch(/^data:image\/svg\+xml,/);
    }
    expect(inlineTexts(site.text(page)).style.join()).not.toMatch(/@import|url\(|@font-face/);
  });

  it("carries a policy that admits its own style and script only", () => {
    const policy = elements.get(page)!.find((e) => e.attributes["http-equiv"])!.attributes.content!;
    const { style, script } = inlineTexts(site.text(page));
    expect([style.length, script.length]).toEqual([1, 1]);
    const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`style-src ${digest(style[0]!)};`);
    expect(policy).toContain(`script-src ${digest(script[0]!)};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain("unsafe");
    expect(attributesOf(page, "style")).toEqual([]);
  });

  it("says its language and links to the other one by its own name", () => {
    const lingua = page === PAGES.start.it || page === PAGES.docs.it ? "it" : "en";
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
        .filter((e) => e.attributes["data-fill"] === undefined)
        .map((e) => e.text.trim());
    const english = prose(en, "en");
    expect(english.length).toBeGreaterThan(30);
    const inItalian = new Set(prose(italian, "it"));
    expect(english.filter((text) => inItalian.has(text) && / \p{Ll}+ \p{Ll}+ /u.test(text))).toEqual([]);
  });
});

describe("the start page", () => {
  it("shows the counts and the date that /health serves", () => {
    const { meta, conteggi } = JSON.parse(site.text("api/public/health.json"));
    const shown = elements
      .get(PAGES.start.en)!
      .filter((e) => e.name === "dd")
      .map((e) => e.text);
    for (const n of [conteggi.norme, conteggi.articoli, conteggi.pnrr.progetti, conteggi.politici.gruppi, conteggi.ddl])
      expect(shown).toContain(String(n));
    const asOf = elements.get(PAGES.start.it)!.find((e) => e.attributes.class === "as-of")!.text;
    expect(asOf).toContain(meta.release);
    expect(asOf).toContain(meta.dati_al.slice(0, 4));
  });

  it("names every source with its licence, attribution and day", () => {
    const sources = JSON.parse(site.text("api/public/health.json")).meta.fonti as Record<string, string>[];
    const text = elements.get(PAGES.start.it)![0]!.text;
    expect(sources.length).toBeGreaterThan(0);
    for (const { nome, licenza, attribuzione } of sources)
      for (const said of [nome!, licenza!, attribuzione!]) expect(text).toContain(said);
  });
});

describe("the data to download", () => {
  const linksOf = (page: string, within: string) => {
    const all = elementsOf(within).filter((e) => e.name === "a");
    const root = new URL(page, "http://localhost/");
    return all.map((e) => new URL(e.attributes.href!, root).pathname.slice(1));
  };
  const sectionOf = (text: string) => /<section id="dati".*?<\/section>/s.exec(text)![0];

  it.each(Object.values(PAGES.start))("are all on %s, with the size that the manifest gives", (page) => {
    const lingua = page === PAGES.start.it ? "it" : "en";
    const files: { path: string; bytes: number }[] = JSON.parse(site.text("manifest.json"));
    const kept = files.filter((f) => f.path.startsWith("download/"));
    expect(kept.length).toBeGreaterThan(40);
    const section = sectionOf(site.text(page));
    expect(
      linksOf(page, section)
        .filter((name) => name.startsWith("download/"))
        .sort(),
    ).toEqual(kept.map((f) => f.path));
    for (const { path: name, bytes } of kept)
      expect(section).toMatch(new RegExp(`${name}">[^<]*</a> <span class="label">${writtenSize(bytes, lingua)}<`));
  });

  it("are not promised where the tree has none, nor are feeds, catalogues and news", () => {
    const data = mkdtempSync(path.join(tmpdir(), "no-acts-"));
    writeFileSync(path.join(data, "fonti.json"), "[]");
    const empty = buildSite("--data", data);
    const names = linksOf("index.html", sectionOf(empty.text("index.html")));
    expect(names).toEqual(["datapackage.json", "licenze.txt", "SHA256SUMS"]);
    for (const name of names) expect(empty.has(name), name).toBe(true);
    expect(empty.text("index.html")).not.toContain(".atom");
    expect(empty.has("feed/norme.atom")).toBe(false);
    const next = buildSite("--previous", site.dir);
    expect(linksOf("index.html", sectionOf(next.text("index.html")))).toContain("api/public/novita.json");
    expect(linksOf("index.html", sectionOf(site.text("index.html")))).not.toContain("api/public/novita.json");
    for (const built of [empty, next]) built.remove();
    rmSync(data, { recursive: true });
  });
});

describe("the documentation", () => {
  it.each(OPERATIONS)(
    "lets one try $path with every parameter, its bounds and its default",
    ({ id, path: route, parameters }) => {
      const page = elements.get(PAGES.docs.it)!;
      const form = page.find((e) => e.name === "form" && e.attributes["data-path"] === route);
      expect(form).toBeDefined();
      for (const parameter of parameters) {
        const field = page.find((e) => e.attributes.id === `${id}-${parameter.name}`)!.attributes;
        expect(field["data-in"]).toBe(parameter.where ?? "query");
        expect(field["data-default"]).toBe(parameter.default === undefined ? undefined : String(parameter.default));
        if ("ge" in parameter) expect(field.min).toBe(String(parameter.ge));
        if ("le" in parameter && parameter.le !== undefined) expect(field.max).toBe(String(parameter.le));
        const label = page.find((e) => e.attributes.for === `${id}-${parameter.name}`)!.text;
        if ("pattern" in parameter && parameter.pattern) expect(label).toContain(parameter.pattern);
      }
    },
  );

  it("says in English whatever the schemas describe", () => {
    const untranslated = elements.get(PAGES.docs.en)!.filter((e) => e.name === "span" && e.attributes.lang === "it");
    expect(untranslated.map((e) => e.text)).toEqual([]);
  });
});
