import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";

const entry = new URL("../../generator/router/entries/fetch.ts", import.meta.url).pathname;

async function bundle() {
  const { output } = await build({
    input: entry,
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
  it("is at most 32,000 bytes minified and compressed, and 83,000 before", async () => {
    const { bytes } = await bundle();
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(32_000);
    expect(bytes.length).toBeLessThanOrEqual(83_000);
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
