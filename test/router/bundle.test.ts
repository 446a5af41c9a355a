import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";

const entry = new URL("../../generator/router/entries/fetch.ts", import.meta.url).pathname;

/** What only few ask for: parts of their own where a router can be loaded in parts, as the client is. */
const CITED_TEXT = /\/render\/citazioni\.ts$/;
const FOLLOWED = /\/versions\/(?:registro|modifiche)\.ts$/;
/** So are the projects of the recovery plan. */
const PROJECTS = /\/render\/progetti\.ts$/;

async function bundle(external: readonly RegExp[] = []) {
  const { output } = await build({
    input: entry,
    external: [...external],
    platform: "neutral",
    transform: { target: "es2022" },
    write: false,
    output: { format: "es", minify: true, comments: false, codeSplitting: false },
  });
  const [{ code, modules }] = output;
  const files = Object.keys(modules).filter((name) => path.isAbsolute(name));
  return { bytes: new TextEncoder().encode(code), inputs: files };
}

describe("the router as a host loads it", () => {
  it("is at most 34,500 bytes minified and compressed, and 86,000 before, citations of texts, what follows acts and projects aside", async () => {
    const { bytes } = await bundle([CITED_TEXT, FOLLOWED, PROJECTS]);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(34_500);
    expect(bytes.length).toBeLessThanOrEqual(86_000);
  });

  it("takes at most 5,500 bytes more, compressed, to read the citations of a text", async () => {
    const [all, without] = [await bundle(), await bundle([CITED_TEXT])];
    const compressed = ({ bytes }: typeof all) => gzipSync(bytes, { level: 9 }).length;
    expect(compressed(all) - compressed(without)).toBeLessThanOrEqual(5500);
  });

  it("takes at most 3,000 bytes more, compressed, to follow acts", async () => {
    const [all, without] = [await bundle(), await bundle([FOLLOWED])];
    const compressed = ({ bytes }: typeof all) => gzipSync(bytes, { level: 9 }).length;
    expect(compressed(all) - compressed(without)).toBeLessThanOrEqual(3000);
  });

  it("takes at most 2,000 bytes more, compressed, for the projects of the recovery plan", async () => {
    const [all, without] = [await bundle(), await bundle([PROJECTS])];
    const compressed = ({ bytes }: typeof all) => gzipSync(bytes, { level: 9 }).length;
    expect(compressed(all) - compressed(without)).toBeLessThanOrEqual(2000);
  });

  it("has none of the words by which acts are cited: the tree carries them", async () => {
    const { bytes, inputs } = await bundle();
    expect(inputs.filter((file) => file.includes("/law/italian/"))).toEqual([]);
    const text = new TextDecoder().decode(bytes);
    for (const word of ["codice penale", "bilancio", "legislative decree", "lombard"]) expect(text).not.toContain(word);
  });

  it("is made of the router, the contract, the format of the tree, the identity of acts, places in lists and words, and of nothing else", async () => {
    const { inputs } = await bundle();
    expect(inputs.filter((file) => !/generator\/(?:router|api|collections|format|law|search)\//.test(file))).toEqual(
      [],
    );
  });
});
