/** Hosts that load the router in parts: what that which they load first answers. */

import { spawnSync } from "node:child_process";
import path from "node:path";
import { copySync, outputFileSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadedWith } from "../../generator/first-loads.mjs";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";

const ACT = "eli:/it/legge/1990/08/07/241";

/** Whether the first files of the router are enough. */
const FIRST: Readonly<Record<string, boolean>> = {
  "/health": true,
  "/norme": true,
  "/norme?limit=2&lang=en": true,
  [`/norme/${ACT}`]: true,
  [`/relazioni?norma=${ACT}`]: true,
  "/pnrr/classifica-enti?limit=7": true,
  "/ddl/lista": true,
  "/norme/legge 241 del 1990": false,
  [`/norme/${ACT}@2021-12-31`]: false,
  [`/norme/${ACT}/art/1`]: false,
  "/cerca?q=procedimento": false,
  "/citazioni?testo=legge 241 del 1990": false,
};

describe("a host that loads parts", () => {
  const work = temporaryFolder();
  let tree: PreparedTree;
  beforeAll(async () => {
    tree = await prepareTree(["vercel"]);
  });
  afterAll(() => tree.remove());

  it("answers an act, a list and a ranking with what it loads first, and needs a part for articles, names, search and citations", () => {
    const code = path.join(tree.folder, "hosts/vercel/router");
    for (const name of loadedWith(code, "index.js")) copySync(path.join(code, name), path.join(work, name));
    outputFileSync(path.join(work, "package.json"), '{"type":"module"}');
    const script = `
      import { readFileSync } from "node:fs";
      const [, , tree, targets] = process.argv;
      globalThis.fetch = async (address) => {
        try { return new Response(readFileSync(tree + new URL(address).pathname)); }
        catch { return new Response(null, { status: 404 }); }
      };
      console.error = () => {};
      const { default: handle } = await import("./index.js");
      const seen = {};
      for (const target of JSON.parse(targets))
        seen[target] = (await handle(new Request(new URL("/api/public" + target, "https://example.org")))).status === 200;
      console.log(JSON.stringify(seen));`;
    outputFileSync(path.join(work, "ask.js"), script);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(work, "ask.js"), tree.folder, JSON.stringify(Object.keys(FIRST))],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(FIRST);
  });
});
