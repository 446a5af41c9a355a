import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { copySync, readJsonSync } from "fs-extra/esm";
import { expect, it } from "vitest";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);

/** What the release must be: name and content of every file, whatever it is, and what else changes an answer. */
function expected(date: string, more: readonly string[] = [], madeBy = "program"): string {
  const files = readdirSync(at("data"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.relative(at("data"), path.join(parentPath, name)));
  const digest = (name: string) =>
    createHash("sha256")
      .update(readFileSync(at("data", name)))
      .digest("hex");
  const whole = names.sort().map((name) => `${name}\0${digest(name)}\n`);
  return createHash("sha256")
    .update(["1.0.0\0", `${madeBy}\0`, `${date}\0`, ...more.map((one) => `${one}\0`), ...whole].join(""))
    .digest("hex")
    .slice(0, 12);
}

async function released(cache?: string, baseUrl?: string, madeBy = "program"): Promise<string> {
  const options = { date: "2026-01-02", cache, madeBy, ...(baseUrl && { baseUrl }) };
  await generateHere({ data: at("data"), out: at("out"), ...options });
  return (readJsonSync(at("out", "rapporto.json")) as { release: string }).release;
}

it("the release is made of every file, read or not, and of the address, with a cache or without", async () => {
  // The plan is half the files of a tree.
  copySync(SAMPLE, at("data"), { filter: (name) => !/\/(?:pnrr|parlamento)/.test(name) });
  mkdirSync(at("data/norme/altro"));
  writeFileSync(at("data/norme/altro/leggimi.txt"), "nessun atto");
  writeFileSync(at("data/norme/altro/guasto.xml"), "<a>");
  writeFileSync(at("data/norme/altro/guasto.zip"), "nessun archivio");
  writeFileSync(at("data/norme/altro/raccolta.zip"), zipSync({ "vuoto.xml": strToU8("") }));
  writeFileSync(at("data/in fondo.txt"), "fuori dalle aree");
  const first = expected("2026-01-02");
  expect(await released()).toBe(first);
  expect(await released(at("cache"))).toBe(first);
  expect(await released(at("cache"))).toBe(first);
  writeFileSync(at("data/norme/altro/raccolta.zip"), zipSync({ "vuoto.xml": strToU8(" ") }));
  rmSync(at("data/norme/altro/leggimi.txt"));
  const second = expected("2026-01-02");
  expect(second).not.toBe(first);
  expect(await released(at("cache"))).toBe(second);
  const releasesOfAreas = () => readJsonSync(at("out", "indici/albero.json")).releases;
  const { norme, ...others } = releasesOfAreas();
  // Answers about acts bear the address of their feed.
  expect(await released(at("cache"), "https://diritto.example/")).toBe(
    expected("2026-01-02", ["base https://diritto.example/"]),
  );
  const { norme: elsewhere, ...same } = releasesOfAreas();
  expect(elsewhere).not.toBe(norme);
  expect(same).toEqual(others);
});

it("the same data made by another program have other releases in every area", async () => {
  copySync(SAMPLE, at("data"), { filter: (name) => !/\/(?:pnrr|parlamento)/.test(name) });
  const before = [await released(), readJsonSync(at("out", "indici/albero.json"))];
  const after = [await released(undefined, undefined, "another"), readJsonSync(at("out", "indici/albero.json"))];
  expect(before[0]).not.toBe(after[0]);
  for (const area of ["norme", "pnrr", "parlamento"])
    expect(before[1].releases[area], area).not.toBe(after[1].releases[area]);
});

it("trees whose files are others, of the same data, have other releases, and areas without such files the same", async () => {
  copySync(SAMPLE, at("data"), { filter: (name) => !/\/(?:pnrr|parlamento)/.test(name) });
  const seen: { readonly release: string; readonly releases: Readonly<Record<string, string>> }[] = [];
  for (const more of [{}, { pack: true }, { search: false }]) {
    await generateHere({ data: at("data"), out: at("out"), date: "2026-01-02", ...more });
    seen.push(readJsonSync(at("out", "indici/albero.json")));
  }
  expect(new Set(seen.map(({ release }) => release)).size).toBe(seen.length);
  expect(new Set(seen.map(({ releases }) => releases.norme)).size).toBe(seen.length);
  expect(new Set(seen.map(({ releases }) => releases.pnrr)).size).toBe(1);
});
