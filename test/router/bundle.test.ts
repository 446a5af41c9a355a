import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { forRouter } from "../../generator/contract/resources/without-docs.mjs";
import { inOneFile } from "../../generator/router/one-file.mjs";
import { inParts } from "../../generator/router/parts.mjs";

const entry = new URL("../../generator/router/fetch.ts", import.meta.url).pathname;

const compressed = (code: string): number => gzipSync(code, { level: 9 }).length;

/** What both ways to bundle the router have in common. */
const HOW = { input: entry, platform: "neutral", transform: { target: "es2022" }, write: false } as const;
const OUTPUT = { format: "es", minify: true, comments: false } as const;

/** The router as one file, for hosts that take no more. */
async function oneFile() {
  const { output } = await build({
    ...HOW,
    plugins: [inOneFile, forRouter],
    output: { ...OUTPUT, codeSplitting: false },
  });
  expect(output.length).toBe(1);
  const [{ code, modules }] = output;
  return { code, inputs: Object.keys(modules).filter((name) => path.isAbsolute(name)) };
}

/** The router as who loads it in parts does: the code that is loaded before the first request, and that of all. */
async function partsOf() {
  const { output } = await build({
    ...HOW,
    plugins: [forRouter],
    preserveEntrySignatures: "allow-extension",
    output: { ...OUTPUT, codeSplitting: inParts },
  });
  const chunks = new Map(output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part] as const] : [])));
  const first = new Set<string>();
  const load = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) load(imported);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) load(fileName);
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + compressed(chunks.get(name)?.code ?? ""), 0);
  return { first: size(first), all: size(chunks.keys()) };
}

describe("the router as a host loads it", () => {
  // The grammar of the law reads every request, text and question: it takes 17,000 of them.
  it("is at most 94,000 bytes minified and compressed, and 255,000 before, if a host takes one file: links, pages and other files too", async () => {
    const { code } = await oneFile();
    expect(compressed(code)).toBeLessThanOrEqual(94_000);
    expect(code.length).toBeLessThanOrEqual(255_000);
  });

  it("loads at most 15,000 of them before the first request if it may have parts, and 106,000 if all are asked for", async () => {
    const { first, all } = await partsOf();
    expect(first).toBeLessThanOrEqual(15_000);
    expect(all).toBeLessThanOrEqual(106_000);
  });

  it("has none of the words by which acts are cited: the tree carries them", async () => {
    const { code, inputs } = await oneFile();
    expect(inputs.filter((file) => file.includes("/law/italian/"))).toEqual([]);
    for (const word of ["codice penale", "bilancio", "legislative decree", "lombard"]) expect(code).not.toContain(word);
  });

  it("is made of the router, the contract, the declarations, the format of the tree, the identity of acts, places in lists and words, and of nothing else", async () => {
    const { inputs } = await oneFile();
    expect(
      inputs.filter((file) => !/generator\/(?:router|contract|collections|format|law|search)\//.test(file)),
    ).toEqual([]);
  });
});
