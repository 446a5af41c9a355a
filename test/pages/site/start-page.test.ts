import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writtenSize } from "../../../generator/pages/site/written.ts";
import { buildSite, PAGES } from "./built-site.ts";
import { elementsOf } from "./parsed-page.ts";
import { parsedSite } from "./parsed-site.ts";

const { site, elements } = parsedSite();

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

  it("are not promised where the tree has none, nor are feeds and catalogues", async () => {
    const data = mkdtempSync(path.join(tmpdir(), "no-acts-"));
    writeFileSync(path.join(data, "fonti.json"), "[]");
    const empty = await buildSite({ data });
    const names = linksOf("index.html", sectionOf(empty.text("index.html")));
    expect(names).toEqual(["datapackage.json", "licenze.txt", "SHA256SUMS"]);
    for (const name of names) expect(empty.has(name), name).toBe(true);
    expect(empty.text("index.html")).not.toContain(".atom");
    expect(empty.has("feed/norme.atom")).toBe(false);
    empty.remove();
    rmSync(data, { recursive: true });
  });
});
