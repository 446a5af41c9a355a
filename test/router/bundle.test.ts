import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const entry = new URL("../../generator/router/entries/fetch.ts", import.meta.url).pathname;

async function bundle() {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    metafile: true,
  });
  return { bytes: outputFiles[0]!.contents, inputs: Object.keys(metafile.inputs) };
}

describe("the router as a host loads it", () => {
  it("is at most 27,000 bytes minified and compressed, and 75,000 before", async () => {
    const { bytes } = await bundle();
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(27_000);
    expect(bytes.length).toBeLessThanOrEqual(75_000);
  });

  it("has none of the words by which acts are cited: the tree carries them", async () => {
    const { bytes, inputs } = await bundle();
    expect(inputs.filter((file) => file.includes("/law/italian/"))).toEqual([]);
    const text = new TextDecoder().decode(bytes);
    for (const word of ["codice penale", "bilancio", "legislative decree", "lombard"]) expect(text).not.toContain(word);
  });

  it("is made of the router, the contract, the identity of acts, places in lists and words, and of nothing else", async () => {
    const { inputs } = await bundle();
    expect(inputs.filter((file) => !/generator\/(?:router|api|collections|law|search)\//.test(file))).toEqual([]);
  });
});
