import fs, { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { plainHost } from "../../generator/cli/start-plain.ts";
import { type Ask, askPort } from "../hosts/ask.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const top = temporaryFolder();
const folder = path.join(top, "dist-api");
let server: Server;
let ask: Ask;

beforeAll(async () => {
  writeFiles(folder, [
    ["index.html", "<!doctype html><title>Prova</title>"],
    ["404.html", "<!doctype html><title>404</title>"],
    ["en/index.html", "<!doctype html><title>Test</title>"],
    ["api/public/health.json", '{"stato":"ok"}\n'],
    ["catalogo.ttl", "<#esempio> a <#Esempio> .\n"],
  ]);
  const needed = [{ path: "sw.js", content: "// router" }];
  server = createServer(plainHost(folder, needed));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ask = askPort((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const NOWHERE = { status: 404, body: "<!doctype html><title>404</title>" };

it("a host without code gives files by their names, pages by their folders, and nothing by an address of the API", async () => {
  expect(await ask("GET", "/", {})).toMatchObject({ status: 200, body: expect.stringContaining("Prova") });
  expect(await ask("GET", "/en/?x=1", {})).toMatchObject({ status: 200, body: expect.stringContaining("Test") });
  expect(await ask("GET", "/en?x=1", {})).toMatchObject({ status: 302, headers: { location: "/en/" } });
  expect(await ask("GET", "/api/public/health.json", {})).toMatchObject({ status: 200, body: '{"stato":"ok"}\n' });
  expect((await ask("GET", "/catalogo.ttl", {})).headers["content-type"]).toMatch(/^text\/turtle; charset=utf-8$/i);
  expect(await ask("GET", "/api/public/health", {})).toMatchObject(NOWHERE);
});

it("a tree without what such hosts need is given it: the Service Worker", async () => {
  expect(await ask("GET", "/sw.js", {})).toMatchObject({ status: 200, body: "// router" });
  expect((await ask("GET", "/sw.js", {})).headers["content-type"]).toMatch(/^text\/javascript/i);
  expect(await ask("HEAD", "/nulla", {})).toMatchObject({ status: 404, body: "" });
});

it("a host without code too lists no folder, gives no hidden file and follows no link that leads out", async () => {
  mkdirSync(path.join(folder, "senza"));
  writeFileSync(path.join(folder, ".env"), "segreto");
  writeFileSync(path.join(top, "fuori.txt"), "segreto");
  symlinkSync(path.join(top, "fuori.txt"), path.join(folder, "link.txt"));
  for (const target of ["/.env", "/link.txt", "/senza/", "/senza", "//example.org/%2e%2e", "/..%2f", "/%zz", "/%00"])
    expect(await ask("GET", target, {}), target).toMatchObject(NOWHERE);
});

it.each([
  ["a page", "sparisce.html"],
  ["an answer", "api/public/sparisce.json"],
  ["a table", "sparisce.csv"],
])("%s that vanishes between two looks of the file server is an error, and the server goes on", async (_, name) => {
  writeFiles(folder, [[name, "x".repeat(5000)]]);
  const { stat } = fs;
  const look = vi.spyOn(fs, "stat").mockImplementation(((file: string, done: (...found: unknown[]) => void) =>
    stat(file, (error, stats) => {
      fs.rmSync(file, { force: true });
      done(error, stats);
    })) as typeof stat);
  const seen = await ask("GET", `/${name}`, {}).catch((error: NodeJS.ErrnoException) => ({ status: error.code }));
  look.mockRestore();
  expect([404, 500, "ECONNRESET"]).toContain(seen.status);
  expect(await ask("GET", "/api/public/health.json", {})).toMatchObject({ status: 200, body: '{"stato":"ok"}\n' });
});
