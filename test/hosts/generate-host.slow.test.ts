import { existsSync, linkSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { deployed, writeHosts } from "../../generator/build/phases/outputs/hosts.ts";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { BUILD } from "../built.ts";
import { run } from "../cli/commands.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const plain = sharedTree();
const folder = temporaryFolderOfEach();
const out = path.join(folder, "dist-api");

const TREE = { release: "0123456789ab", mcp: false };
const ENTRIES = pathToFileURL(`${BUILD}/hosts/`);
const text = (name: string) => readFileSync(path.join(out, name), "utf8");

const NONE = "0".repeat(64);

describe("generate --host", () => {
  it("prepares one tree for every host, names none of them where all fits, and passes check", () => {
    const { status, stdout, stderr } = run("generate", "--out", out, ...HOST_NAMES.flatMap((name) => ["--host", name]));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toEqual([expect.stringContaining(`${out}: `)]);
    for (const name of [
      "_worker.js/index.js",
      "netlify.toml",
      "hosts/vercel/middleware.js",
      "sw.js",
      "404.html",
      ".nojekyll",
    ])
      expect(existsSync(path.join(out, name)), name).toBe(true);
    const listed = (JSON.parse(text("manifest.json")) as { path: string }[]).map((entry) => entry.path);
    expect(listed).toContain("hosts/vercel/middleware.js");
    expect(run("check", "--dir", out)).toMatchObject({ status: 0, stderr: "" });
  });

  it("writes nothing for hosts that are not asked for", () => {
    expect(existsSync(path.join(plain, "hosts"))).toBe(false);
    expect(readFileSync(path.join(plain, "manifest.json"), "utf8")).not.toMatch(/sw\.js/);
  });

  it("counts every file that is deployed and its bytes, the lists of files too", () => {
    const staging = new Staging(path.join(folder, "intero"));
    staging.write("a.txt", "testo\n");
    expect(writeHosts(staging, ["github-pages"], TREE, ENTRIES)).toEqual([]);
    const counted = deployed(staging).map(({ path: name, bytes }) => `${name} ${bytes}`);
    const count = staging.seal();
    const there = readdirSync(staging.root, { recursive: true, encoding: "utf8" })
      .map((name) => ({ name, file: statSync(path.join(staging.root, name)) }))
      .flatMap(({ name, file }) => (file.isFile() ? [`${name} ${file.size}`] : []));
    expect(there).toHaveLength(count);
    expect(counted.sort()).toEqual(there.sort());
  });

  it("fails from one file beyond the limit on, with what to do", () => {
    const staging = new Staging(path.join(folder, "grande"));
    const answer = path.join(folder, "risposta");
    for (let i = 0; i < 100_000; i++) {
      // One file has at most some 60,000 names.
      if (i % 50_000 === 0) writeFileSync(`${answer}-${i}`, "0123456789");
      const name = `api/public/ddl/s-${i}.json`;
      linkSync(`${answer}-${i - (i % 50_000)}`, staging.locate(name));
      staging.enter({ path: name, bytes: 10, sha256: NONE });
    }
    // The host's own files are counted too.
    expect(() => writeHosts(staging, ["cloudflare-pages"], TREE, ENTRIES)).toThrow(
      /cloudflare-pages: number of files 100,0\d\d, .*take those data out/,
    );
    expect(writeHosts(new Staging(path.join(folder, "altro")), ["cloudflare-pages"], TREE, ENTRIES)).toEqual([]);
  });
});
