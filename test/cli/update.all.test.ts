/** `update` publishes the tree of the data that are there, whatever became of the run before. */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { copySync, readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LEDGER } from "../../generator/sources/download/ledger.ts";
import { BUILD } from "../built.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { command, run, SIGNAL_AT_STEP } from "./commands.ts";

const folder = temporaryFolder();
const [data, out] = [path.join(folder, "dati"), path.join(folder, "albero")];
const tables = new Map(
  readdirSync("data-raw/pnrr").map((name) => [name, readFileSync(path.join("data-raw/pnrr", name))]),
);
const GARE = "PNRR_Gare.csv";
const PLACES = "PNRR_Localizzazione.csv";
/** What the host has later. */
const later = new Map([[PLACES, withoutLast(tables.get(PLACES))]]);

/** The host of the tables, which says of each whether it has changed. */
const host = createServer(({ url = "", method, headers }, response) => {
  const name = url.split("/").at(-1) ?? "";
  const bytes = (url.startsWith("/later/") ? later : tables).get(name) ?? tables.get(name);
  if (!bytes) return response.writeHead(404).end();
  const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
  if (headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end();
  return response.writeHead(200, { etag, "content-length": bytes.length }).end(method === "HEAD" ? undefined : bytes);
});
beforeAll(() => new Promise<void>((done) => host.listen(0, "127.0.0.1", done)));
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

function update(env: NodeJS.ProcessEnv = {}, ...more: string[]): Promise<{ status: number | null; output: string }> {
  const { port } = host.address() as AddressInfo;
  const own = ["--data", data, "--out", out, "--cache", path.join(folder, "cache")];
  const from = ["--area", "pnrr", "--mirror", `http://127.0.0.1:${port}`, "--download", "none", "--jobs", "1"];
  const child = spawn(process.execPath, [program, ...own, ...from, ...more], {
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece));
  return new Promise((done) => child.on("close", (status) => done({ status, output })));
}

/** The command that is run. */
let program = command("update");

const release = (): string => readJsonSync(path.join(out, "indici/albero.json")).release;

/** A table with one row fewer. */
function withoutLast(table: Uint8Array | undefined) {
  const lines = Buffer.from(table ?? [])
    .toString()
    .trimEnd()
    .split("\n");
  return Buffer.from(`${lines.slice(0, -1).join("\n")}\n`);
}

/** The host has a table with one row fewer. */
const loseRow = () => void tables.set(GARE, withoutLast(tables.get(GARE)));

it("what a killed run has fetched is published by the next one", async () => {
  expect(await update()).toMatchObject({ status: 0 });
  const releases = new Set([release()]);
  // Before a file takes its place and before it is noted, and as the tree takes its place; `kill.all.test.ts` has the steps of a build.
  for (const [at, nth, fetched] of [
    [`pnrr/${GARE}$`, "1", false],
    [`${LEDGER}$`, "1", true],
    ["/albero$", "1", true],
  ] as const) {
    loseRow();
    const killed = { NODE_OPTIONS: `--import ${SIGNAL_AT_STEP}`, SIGNAL: "SIGKILL", AT: at, NTH: nth };
    expect(await update(killed)).toMatchObject({ status: null });
    expect(readFileSync(path.join(data, "pnrr", GARE)).equals(tables.get(GARE) ?? Buffer.of())).toBe(fetched);
    const next = await update();
    expect(next.status, next.output).toBe(0);
    expect(next.output).not.toContain("nothing new");
    expect(existsSync(path.join(out, "manifest.json"))).toBe(true);
    expect(releases).not.toContain(release());
    releases.add(release());
    expect((await update()).output).toContain("nothing new");
  }
});

it("a tree that is not that of the data is published over, and files put there by hand count", async () => {
  const before = release();
  writeFileSync(path.join(data, "pnrr", "PNRR_Nota.csv"), "A;B\n1;2\n");
  const next = await update();
  expect(next.status, next.output).toBe(0);
  expect(release()).not.toBe(before);
  expect((await update()).output).toContain("nothing new");
});

it("a tree that other options make, or another release, is published over", async () => {
  const other = await update({}, "--base-url", "https://diritto.example/");
  expect(other.output).not.toContain("nothing new");
  expect((await update({}, "--base-url", "https://diritto.example/")).output).toContain("nothing new");
  expect((await update()).output).not.toContain("nothing new");
  // A whole one, which somebody else has put there.
  expect(run("generate", "--data", data, "--out", out, "--base-url", "https://altrove.example/").status).toBe(0);
  expect((await update()).output).not.toContain("nothing new");
  expect((await update()).output).toContain("nothing new");
});

it("a tree that another program made is published over, if only a page is another, and keeps its release where packages lie elsewhere", async () => {
  await update();
  const before = release();
  const other = path.join(folder, "programma");
  copySync(BUILD, path.join(other, ".build"), { filter: (name) => !name.endsWith(".map") });
  symlinkSync(path.resolve("node_modules"), path.join(other, "node_modules"));
  appendFileSync(path.join(other, ".build/site/start.css"), "b{color:#123456}");
  for (const name of ["generate.js", "worker.js", "update.js"]) {
    const bundle = path.join(other, ".build", name);
    writeFileSync(
      bundle,
      readFileSync(bundle, "utf8").replaceAll("\n// node_modules/", "\n// ../altrove/node_modules/"),
    );
  }
  const own = program;
  program = path.join(other, ".build/update.js");
  expect(await update()).toMatchObject({ status: 0, output: expect.not.stringContaining("nothing new") });
  expect(readFileSync(path.join(out, "index.html"), "utf8")).toContain("#123456");
  expect(release()).toBe(before);
  expect((await update()).output).toContain("nothing new");
  program = own;
  expect((await update()).output).not.toContain("nothing new");
});

it.each(["api/public/health.json", "manifest.json"])("a tree that is damaged is published over: %s", async (name) => {
  expect((await update()).output).toContain("nothing new");
  const before = readFileSync(path.join(out, name));
  rmSync(path.join(out, name));
  writeFileSync(path.join(out, name), before.subarray(0, -9));
  const next = await update();
  expect([next.status, next.output]).toEqual([0, expect.not.stringContaining("nothing new")]);
  expect(readFileSync(path.join(out, name)).equals(before)).toBe(true);
  expect((await update()).output).toContain("nothing new");
});

it("what a download enters in the ledger while the tree is made stays there", async () => {
  const { port } = host.address() as AddressInfo;
  const args = [command("download"), "--data", data, "--area", "pnrr", "--mirror", `http://127.0.0.1:${port}/later`];
  const beside = path.join(folder, "beside.mjs");
  writeFileSync(
    beside,
    `import { execFileSync } from "node:child_process";
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { renameSync } = fs;
    let done = false;
    fs.renameSync = (from, to) => {
      if (to === ${JSON.stringify(out)} && !done) {
        done = true;
        execFileSync(process.execPath, ${JSON.stringify(args)}, { env: { ...process.env, NODE_OPTIONS: "" } });
      }
      return renameSync(from, to);
    };
    syncBuiltinESMExports();`,
  );
  loseRow();
  const next = await update({ NODE_OPTIONS: `--import ${beside}` });
  expect(next.status, next.output).toBe(0);
  const bytes = readFileSync(path.join(data, "pnrr", PLACES));
  expect(bytes.equals(later.get(PLACES) ?? Buffer.of())).toBe(true);
  const { sha256 } = readJsonSync(path.join(data, LEDGER)).file[`pnrr/${PLACES}`];
  expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("a damaged tree does not keep new data back", async () => {
  writeFileSync(path.join(out, "manifest.json"), "{");
  loseRow();
  const before = release();
  const next = await update();
  expect(next.status, next.output).toBe(0);
  expect(release()).not.toBe(before);
});

it("a file in which a bit has flipped is fetched anew, and one that is renamed makes another tree", async () => {
  await update();
  writeFileSync(path.join(data, "pnrr", "PNRR_Nota.csv"), "A;B\n1;2\n");
  await update();
  const table = path.join(data, "pnrr", GARE);
  const bytes = readFileSync(table);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
  writeFileSync(table, bytes);
  expect((await update()).output).toMatch(/fetched/);
  expect(readFileSync(table).equals(tables.get(GARE) ?? Buffer.of())).toBe(true);
  // In the order of names it stays where it was.
  renameSync(path.join(data, "pnrr", "PNRR_Nota.csv"), path.join(data, "pnrr", "PNRR_Notb.csv"));
  expect((await update()).output).not.toContain("nothing new");
});
