import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { describe, expect, it } from "vitest";

const entry = new URL("../../generator/router/entries/fetch.ts", import.meta.url).pathname;

/** What reads citations in free text: the grammar and the names of codes. */
const CITATION_READER = /\/law\/(?:citations\/|names\/aliases)/;

async function bundle({ without }: { without?: RegExp } = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    metafile: true,
    plugins: without ? [leaveOut(without)] : [],
  });
  return { bytes: outputFiles[0]!.contents, inputs: Object.keys(metafile.inputs) };
}

function leaveOut(modules: RegExp): Plugin {
  return {
    name: "leave-out",
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        // Named as it is written: the place of the checkout is no part of the router.
        return modules.test(join(resolveDir, path)) ? { path, external: true } : undefined;
      });
    },
  };
}

describe("the router as a host loads it", () => {
  it("is at most 22 KB without the reader of citations, minified and compressed", async () => {
    const { bytes } = await bundle({ without: CITATION_READER });
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(22 * 1024);
  });

  // The reader holds the tables that tell one act from another: names, qualifiers, places, English forms.
  it("is at most 33 KB with it, and 80 KB before", async () => {
    const { bytes } = await bundle();
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(33 * 1024);
    expect(bytes.length).toBeLessThanOrEqual(80 * 1024);
  });

  it("is made of the router, the contract, the identity of acts, places in lists and words, and of nothing else", async () => {
    const { inputs } = await bundle();
    expect(inputs.filter((file) => !/generator\/(?:router|api|collections|law|search)\//.test(file))).toEqual([]);
  });
});
