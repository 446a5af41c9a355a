/** The package as it is packed: installed into an empty folder, and run there. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { functionName } from "../../../generator/clients/client/calls.ts";
import { isFeed, OPERATIONS } from "../../../generator/contract/operations.ts";
import { loadedWith } from "../../../generator/first-loads.mjs";
import { sharedTree } from "../../shared-tree.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { installPackage, PACKAGE, PACKED_CLIENT } from "./packed-client.ts";

const SAMPLE_ACT = "eli:/it/legge/1999/03/15/9001";

/** Requests that need no part that is loaded later. */
const FIRST = [
  "/health",
  "/norme",
  "/norme?q=esempio&limit=3&lang=en",
  `/norme/${SAMPLE_ACT}`,
  `/relazioni?norma=${SAMPLE_ACT}`,
  "/graph?max_nodi=37",
  "/pnrr/classifica-enti?limit=7",
  "/ddl/lista",
];

describe("the package", () => {
  const tree = sharedTree();
  const folder = temporaryFolder();
  beforeAll(() => installPackage(folder));

  it("has modules, types, a page and a licence, and depends on nothing", () => {
    const installed = readdirSync(path.join(folder, "node_modules", PACKAGE));
    expect(installed).toEqual(
      expect.arrayContaining(["index.js", "index.d.ts", "README.md", "LICENSE", "package.json"]),
    );
    expect(installed.filter((name) => !/\.js$|\.d\.ts$|\.md$|^LICENSE$|^package\.json$/.test(name))).toEqual([
      "python",
    ]);
    expect(readdirSync(path.join(folder, "node_modules", PACKAGE, "python"))).toEqual(["diritto.py"]);
    const { dependencies, peerDependencies, type } = readJsonSync(path.join(PACKED_CLIENT, "package.json"));
    expect({ dependencies, peerDependencies, type }).toEqual({ type: "module" });
    expect(readdirSync(path.join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([PACKAGE]);
  });

  it("answers most requests with what it loads first, and says of the others which part they need", () => {
    const first = path.join(folder, "first");
    const loaded = loadedWith(PACKED_CLIENT, "index.js");
    mkdirSync(first);
    for (const name of loaded) copySync(path.join(PACKED_CLIENT, name), path.join(first, name));
    const asked: Readonly<Record<string, boolean>> = {
      ...Object.fromEntries(FIRST.map((target) => [target, true])),
      "/norme/legge 9001 del 1999": false,
      "/cerca?q=esempio": false,
      [`/norme/${SAMPLE_ACT}/versioni`]: false,
    };
    const script = `
      import { readFile } from "node:fs/promises";
      const [, , module, tree, targets] = process.argv;
      const { createClient } = await import(module);
      const law = createClient({ open: (name) => readFile(tree + "/" + name).catch(() => null) });
      const seen = {};
      for (const target of JSON.parse(targets))
        seen[target] = await law.fetch("/api/public" + target).then(({ status }) => status === 200, () => false);
      console.log(JSON.stringify(seen));`;
    writeFileSync(path.join(first, "ask.mjs"), script);
    const given = [path.join(first, "ask.mjs"), path.join(first, "index.js"), tree, JSON.stringify(Object.keys(asked))];
    const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(asked);
  });

  it("asks engines for a disk only where a place on a disk is opened", () => {
    for (const name of loadedWith(PACKED_CLIENT, "index.js"))
      expect(readFileSync(path.join(PACKED_CLIENT, name), "utf8"), name).not.toMatch(/["']node:/);
  });

  it("answers in an empty folder, a citation too", () => {
    const script = `
      import { createClient } from ${JSON.stringify(PACKAGE)};
      const law = createClient({ open: process.argv[2] });
      const { norme } = await law.norme({ limit: 1 });
      const { articoli } = await law.norma({ eli: norme[0].eli });
      const lost = await law.norma({ eli: "L. 241/1990" }).catch((error) => error.status);
      console.log(JSON.stringify([norme.length, articoli.length > 0, lost]));`;
    writeFileSync(path.join(folder, "prova.mjs"), script);
    const { stdout, stderr } = spawnSync(process.execPath, ["prova.mjs", tree], { cwd: folder, encoding: "utf8" });
    expect(stderr).toBe("");
    const [count, articles, status] = JSON.parse(stdout);
    expect([count, articles]).toEqual([1, true]);
    expect([200, 300, 404, undefined]).toContain(status);
  });

  it("has a command that prints an answer, and says by its exit code what became of it", () => {
    const ask = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(path.join("node_modules/.bin", PACKAGE), args, {
        cwd: folder,
        encoding: "utf8",
      });
      return { status, stdout, stderr: stderr.trim() };
    };
    const found = ask("/norme?limit=2", "--tree", tree, "--lang", "en");
    expect({ ...found, stdout: "" }).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(JSON.parse(found.stdout)).toMatchObject({ limit: 2, meta: { lingua: "en" } });
    const lost = ask("/norme/L. 1%2F1900", "--tree", tree);
    expect({ ...lost, stdout: "" }).toEqual({ status: 1, stdout: "", stderr: "404" });
    expect(JSON.parse(lost.stdout)).toHaveProperty("detail");
    expect(ask("/health", "--tree", path.join(folder, "nessuno"))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("expected the folder of a tree"),
    });
    expect(ask("health")).toMatchObject({ status: 2, stderr: expect.stringContaining("PATH --tree PLACE") });
  });

  it("has types that fit every operation in strict mode, and refuse what is none", () => {
    const project = path.join(folder, "tipi");
    mkdirSync(project);
    const required: Readonly<Record<string, string>> = {
      eli: '"L. 241/1990"',
      norma: '"L. 241/1990"',
      numero: '"S.1"',
    };
    const calls = OPERATIONS.map(({ id, parameters }) => {
      const values = parameters
        .filter((p) => p.default === undefined)
        .map((p) => `${p.name}: ${required[p.name] ?? '"1"'}`);
      return `export const ${functionName(id)}: string = (await law.${functionName(id)}({ ${values.join(", ")} }))${isFeed(id) ? "" : ".meta.release"};`;
    });
    const client = `import { createClient } from ${JSON.stringify(PACKAGE)};
const law = createClient({ open: "x" });
${calls.join("\n")}
export const titles: string[] = [];
for await (const row of law.norme.each({ q: "codice" })) titles.push(row.titolo);
// @ts-expect-error no such parameter
await law.norme({ limite: 3 });
// @ts-expect-error a branch is one of two
await law.politiciGraph({ ramo: "Consiglio" });
// @ts-expect-error an act has to be named
await law.norma();
`;
    writeFileSync(path.join(project, "client.ts"), client);
    const compilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
      ...{ target: "es2022", module: "nodenext", lib: ["es2023", "dom"] },
    };
    writeFileSync(path.join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["client.ts"] }));
    writeFileSync(path.join(project, "package.json"), '{"type":"module"}');
    const done = spawnSync(path.resolve("node_modules/.bin/tsc"), ["-p", project], { encoding: "utf8" });
    expect(done.stdout).toBe("");
    expect(done.status).toBe(0);
  });
});

it("npm pack names the files that it packs", () => {
  const said = execFileSync("npm", ["pack", "--dry-run", "--json"], {
    cwd: PACKED_CLIENT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = JSON.parse(said) as { files: { path: string }[] }[];
  expect(packed?.files.map((file) => file.path)).toContain("index.d.ts");
});
