/** What changes in one area changes no file of another: not its answers, not its indexes, not its files for keeping. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { AREAS, type Area, type ReleaseArea } from "../../generator/contract/areas.ts";
import { areasOf } from "../../generator/contract/openapi/texts.ts";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { downloadFiles } from "../../generator/exports/downloads/files.ts";
import { TREE_MARK, type TreeMark } from "../../generator/format/mark.ts";
import { operationOfFile } from "../../generator/tree/answer-schema.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const DOWNLOADS = ["csv", "parquet", "ndjson", "sqlite"] as const;
const KEPT = new Map(downloadFiles(DOWNLOADS).map(({ path: name, area }) => [name, area]));
const CARDS = new Map(OPERATIONS.map(({ id }) => [`indici/${id}.json`, areasOf(id)]));

/** Files of an area that are neither answers nor cards nor for keeping. */
const OTHERS: readonly (readonly [folder: RegExp, area: Area])[] = [
  [/^(?:indici\/(?:norme|graph|cerca|relazioni)\/|feed\/)/, "norme"],
  [/^(?:indici|esplora)\/pnrr/, "pnrr"],
  [/^indici\/(?:politici|ddl)/, "parlamento"],
];
/** What is said of all areas together, to people, crawlers and programs. */
const COMMON =
  /^(?:api\/public\/(?:health\.json|openapi\.json|openapi\.en\.json|(?:docs|redoc)\..*)|indici\/(?:albero|health)\.json|rapporto\.json|datapackage\.json|catalogo\..*|licenze\.txt|llms\.txt|(?:en\/)?index\.html|download\/diritto\.sqlite|sitemap\.xml)$/;

/** The one area that a file is of; `null` of all together. */
function areaOf(name: string): ReleaseArea | null {
  const operation = operationOfFile(name);
  const areas = operation === null ? CARDS.get(name) : areasOf(operation);
  const kept = KEPT.get(name) ?? OTHERS.find(([folder]) => folder.test(name))?.[1];
  const all = new Set((areas ?? (kept ? [kept] : [])).map((area) => AREAS[area].release));
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

const folder = temporaryFolder();
const DATA = path.join(folder, "data");

interface Made {
  readonly out: string;
  readonly sums: ReadonlyMap<string, string>;
  readonly mark: TreeMark;
}

async function made(name: string, pack = false): Promise<Made> {
  const out = path.join(folder, name);
  await generateHere({ data: DATA, out, pack, download: DOWNLOADS, cache: path.join(folder, `cache-${pack}`) });
  const manifest: readonly ManifestEntry[] = readJsonSync(path.join(out, "manifest.json"));
  const sums = new Map(manifest.map(({ path: file, sha256 }) => [file, sha256]));
  return { out, sums, mark: readJsonSync(path.join(out, TREE_MARK)) };
}

/** The files that one of two trees has otherwise. */
const changed = (a: Made, b: Made) =>
  [...new Set([...a.sums.keys(), ...b.sums.keys()])].filter((name) => a.sums.get(name) !== b.sums.get(name)).sort();

const ACT = "norme/20100503_10X09004_VIGENZA_20260110.xml";

/** One change in each area: the file, a text in it, and what it becomes. */
const CHANGES = {
  norme: [ACT, "le eccezioni", "alcune eccezioni"],
  pnrr: ["pnrr/PNRR_Progetti.csv", "Progetto di esempio 01", "Progetto di esempio mutato"],
  parlamento: ["parlamento/senato/dump-ddl-99.rdf", "esempio", "esempio mutato"],
} as const satisfies Record<ReleaseArea, readonly [string, string, string]>;

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(DATA, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(DATA, file), text.replace(from, to));
}

const restore = () => copySync(SAMPLE, DATA);

describe.each([false, true])("with the acts in packs: %s", (pack) => {
  let before: Made;
  beforeAll(async () => {
    restore();
    before = await made(`before-${pack}`, pack);
  });

  it.each(Object.entries(CHANGES))("a change in %s changes no file of another area", async (area, [file, from, to]) => {
    restore();
    edit(file, from, to);
    const after = await made(`after-${area}-${pack}`, pack);
    const names = changed(before, after);
    expect(names.filter((name) => areaOf(name) === area).length).toBeGreaterThan(0);
    expect(names.filter((name) => areaOf(name) !== area && !COMMON.test(name))).toEqual([]);
    const kept = Object.entries(before.mark.releases).filter(([of]) => of !== area);
    expect(after.mark.releases).toMatchObject(Object.fromEntries(kept));
    expect(after.mark.releases).not.toEqual(before.mark.releases);
    expect(after.mark.release).not.toBe(before.mark.release);
  });

  it("a day of a source is of its area too", async () => {
    restore();
    const text = readFileSync(path.join(DATA, "fonti.json"), "utf8");
    const sources: { area: Area; estratto_il: string }[] = JSON.parse(text);
    const dated = sources.map((one) => (one.area === "pnrr" ? { ...one, estratto_il: "2026-01-09" } : one));
    writeFileSync(path.join(DATA, "fonti.json"), JSON.stringify(dated));
    const names = changed(before, await made(`after-day-${pack}`, pack));
    expect(names.filter((name) => areaOf(name) !== "pnrr" && !COMMON.test(name))).toEqual([]);
    expect(names).toContain("api/public/pnrr/finanziamenti.json");
  });

  it("bills that show an act change with it, and their release says so", async () => {
    restore();
    rmSync(path.join(DATA, ACT));
    const after = await made(`without-${pack}`, pack);
    expect(changed(before, after)).toContain("api/public/ddl/s-9002.json");
    expect(after.mark.releases.parlamento).not.toBe(before.mark.releases.parlamento);
    expect(after.mark.releases.pnrr).toBe(before.mark.releases.pnrr);
  });

  it("each answer and each card bears the release of its area, /health says them all", () => {
    const { out, sums, mark } = before;
    const { formato: _formato, ...releases } = mark;
    const health = readJsonSync(path.join(out, "api/public/health.json"));
    expect({ release: health.meta.release, releases: health.releases }).toEqual(releases);
    expect(new Set(Object.values(mark.releases)).add(mark.release).size).toBe(4);
    for (const name of sums.keys()) {
      const area = areaOf(name);
      if (operationOfFile(name) === null && !CARDS.has(name)) continue;
      const { meta } = readJsonSync(path.join(out, name));
      const due = area === null ? mark.release : mark.releases[area];
      expect([name, (meta.it ?? meta).release]).toEqual([name, due]);
    }
  });
});
