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
  it("is at most 10 KB, minified and compressed", async () => {
    const { bytes } = await bundle();
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(10 * 1024);
  });

  it("is made of the router, the contract and the identity of acts, and of nothing else", async () => {
    const { inputs } = await bundle();
    expect(inputs.filter((file) => !/generator\/(?:router|api|law)\//.test(file))).toEqual([]);
  });
});
