/** Runs over a few acts that keep a cache from run to run, for tests that change the acts between them. */

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync, removeSync } from "fs-extra/esm";
import { beforeAll, expect } from "vitest";
import { fileSintetici } from "../bench/corpus/corpus.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Enough for several packs and acts that name acts of other packs. */
export const ACTS: readonly string[] = [...fileSintetici({ atti: 60, seme: "giri", leggero: true })].map(
  ({ xml }) => xml,
);

/** What may become of an act's file; `null` where it goes. */
export const EDITS: Readonly<Record<string, (xml: string) => string | null>> = {
  "as it was": (xml) => xml,
  gone: () => null,
  "other text": (xml) => xml.replace(/<content>\s*<p>/, "$&Testo cambiato. "),
  "an act of the Union named": (xml) => xml.replace(/<content>\s*<p>/, "$&Si applica la direttiva 89/391/CEE. "),
  "another title": (xml) => xml.replace(/content="(?=[^>]*"eli:title")/, "$&Titolo cambiato, "),
  "one amendment less": (xml) => xml.replace(/<textualMod [\s\S]*?<\/textualMod>/, ""),
  "one event less": (xml) => xml.replace(/<passiveRef [^>]*\/>/, ""),
  "an issuer of its own": (xml) =>
    xml.replaceAll("urn:nir:stato:", "urn:nir:ministero.esempio:").replaceAll("/stato/", "/ministero.esempio/"),
  "no XML": (xml) => xml.slice(0, xml.length / 2),
};

/** Every file of a folder with its bytes, by name. */
export function treeOf(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(names.map((file) => [path.relative(dir, file), readFileSync(file, "latin1")]));
}

/**
 * A folder with the acts, the tree that a first run made of them (`out`) and what it kept (`cache`).
 *
 * @returns its tools: they work from the hooks on that are defined after this call
 */
export function cachedRuns() {
  const folder = temporaryFolder();
  const at = (...names: string[]) => path.join(folder, ...names);

  /** Writes an act's file, edited, and with or without another act of the same type, date and number. */
  const edit = (act: number, how: string, copies = false) => {
    const place = at("data", "norme", `${act}.xml`);
    const xml = EDITS[how]!(ACTS[act]!);
    if (xml === null) rmSync(place, { force: true });
    else writeFileSync(place, xml);
    // Neither can be found by these alone.
    const twin = at("data", "norme", `gemello-${act}.xml`);
    const code = /\b\d{2,3}[A-Z]\d{4,5}\b/.exec(ACTS[act]!)![0];
    if (copies) writeFileSync(twin, ACTS[act]!.replaceAll(code, code.replace(/[A-Z]/, "Z")));
    else rmSync(twin, { force: true });
  };
  const generate = (out: string, cache?: string) => generateHere({ data: at("data"), out, pack: true, cache });
  const again = () => generate(at("out"), at("cache"));
  const allAsTheyWere = async () => {
    for (const act of ACTS.keys()) edit(act, "as it was");
    await again();
  };
  /** The tree is the one that a run without a cache makes. */
  const expectAsFromNothing = async () => {
    removeSync(at("whole"));
    await generate(at("whole"));
    expect(treeOf(at("out"))).toEqual(treeOf(at("whole")));
  };
  /** Names of the files of readings that the cache holds. */
  const readings = () => readdirSync(at("cache", "readings"));
  beforeAll(async () => {
    ensureDirSync(at("data", "norme"));
    copySync(path.join(SAMPLE, "fonti.json"), at("data", "fonti.json"));
    await allAsTheyWere();
  });
  return { at, edit, generate, again, allAsTheyWere, expectAsFromNothing, readings };
}
