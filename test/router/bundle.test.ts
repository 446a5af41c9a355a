import path from "node:path";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { forRouter } from "../../generator/contract/resources/without-docs.mjs";
import { inOneFile } from "../../generator/router/one-file.mjs";

const entry = new URL("../../generator/router/fetch.ts", import.meta.url).pathname;

/** The router as one file, for hosts that take no more. */
async function oneFile() {
  const { output } = await build({
    input: entry,
    platform: "neutral",
    transform: { target: "es2022" },
    write: false,
    plugins: [inOneFile, forRouter],
    output: { format: "es", minify: true, comments: false, codeSplitting: false },
  });
  expect(output.length).toBe(1);
  const [{ code, modules }] = output;
  return { code, inputs: Object.keys(modules).filter((name) => path.isAbsolute(name)) };
}

describe("the router as a host loads it", () => {
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
