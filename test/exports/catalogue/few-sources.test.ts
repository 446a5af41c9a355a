import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync, writeJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { generateHere } from "../../generate-here.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const tree = path.join(folder, "tree");
const BASE = "https://diritto.example.net/dati/";
const CATALOGUES = ["catalogo.ttl"];
const FEEDS = ["feed/modifiche.atom", "feed/norme.atom"];

const sources: { area: string }[] = readJsonSync("data-raw/fonti.json");

/** The tree of a folder that names only the sources of these areas; the files that `sitemap.xml` and `llms.txt` name. */
async function treeOf(areas: readonly string[]) {
  const data = path.join(folder, "data");
  mkdirSync(data);
  writeJsonSync(
    path.join(data, "fonti.json"),
    sources.filter(({ area }) => areas.includes(area)),
  );
  expect(await generateHere({ data, out: tree, baseUrl: BASE })).toMatchObject({ said: [] });
  const named = (file: string, address: RegExp) =>
    [...readFileSync(path.join(tree, file), "utf8").matchAll(address)]
      .map(([, url]) => url!.slice(BASE.length))
      .map((name) => (name === "" || name.endsWith("/") ? `${name}index.html` : name));
  return { sitemap: named("sitemap.xml", /<loc>(.*?)<\/loc>/g), llms: named("llms.txt", /\]\((\S+)\)/g) };
}

describe("what crawlers read names only what is there", () => {
  it.each([
    { areas: [], there: [] },
    { areas: ["pnrr"], there: CATALOGUES },
    { areas: ["norme"], there: [...CATALOGUES, ...FEEDS] },
  ])("with sources of $areas", async ({ areas, there }) => {
    const { sitemap, llms } = await treeOf(areas);
    for (const name of [...CATALOGUES, ...FEEDS])
      expect(existsSync(path.join(tree, name)), name).toBe(there.includes(name));
    expect(sitemap.length).toBeGreaterThan(4);
    expect(llms.length).toBeGreaterThan(2);
    for (const name of [...sitemap, ...llms]) expect(existsSync(path.join(tree, name)), name).toBe(true);
    expect(sitemap.filter((name) => CATALOGUES.includes(name)).sort()).toEqual(
      there.filter((n) => CATALOGUES.includes(n)),
    );
    expect(llms.filter((name) => FEEDS.includes(name)).sort()).toEqual(there.filter((name) => FEEDS.includes(name)));
  });
});
