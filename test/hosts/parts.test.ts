/** Hosts that load the router in parts: what they load before the first answer, and what that answers. */

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { copySync, outputFileSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressedSize, loadedWith } from "../loaded-scripts.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";

/** Where each host has its code, and with which file it begins. */
const CODE = [
  ["cloudflare-workers", "hosts/cloudflare-workers", "worker.js"],
  ["cloudflare-pages", "_worker.js", "index.js"],
  ["netlify", "hosts/netlify/api", "index.js"],
  ["vercel", "hosts/vercel/router", "index.js"],
] as const;

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
    tree = await prepareTree(CODE.map(([host]) => host));
  });
  afterAll(() => tree.remove());

  it.each(CODE)(
    "%s loads at most 15,400 bytes, compressed, before it answers, of at most 107,000",
    (host, folder, main) => {
      const code = path.join(tree.folder, folder);
      const scripts = readdirSync(code).filter((name) => name.endsWith(".js"));
      const first = loadedWith(code, main);
      console.info(`${host}: ${compressedSize(code, first)} bytes at first, ${compressedSize(code, scripts)} in all`);
      expect(compressedSize(code, first)).toBeLessThanOrEqual(15_400);
      const article = new Set([...first, ...loadedWith(code, "versions.js")]);
      expect(compressedSize(code, article), "the first answer to an article").toBeLessThanOrEqual(37_000);
      expect(compressedSize(code, scripts)).toBeLessThanOrEqual(107_000);
    },
  );

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
