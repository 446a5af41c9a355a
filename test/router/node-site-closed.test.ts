/** What a server of a tree on disk keeps to itself, and a file that changes under its hands. */

import { mkdirSync, realpathSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { nodeSite } from "../../generator/hosts/entries/node/node-site.ts";
import { askPort } from "../hosts/ask.ts";
import { timesOpen } from "../open-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const top = temporaryFolder();
const folder = path.join(top, "dist-api");
const TTL = "<#esempio> a <#Esempio> .\n";

let server: Server;
let port: number;
const ask = (target: string) => askPort(port)("GET", target, {});

beforeAll(async () => {
  writeFiles(folder, [
    ["manifest.json", "[]\n"],
    ["api/public/health.json", '{"meta":{"release":"aaaaaaaaaaaa"},\n"stato":"ok"}\n'],
    ["en/index.html", "<!doctype html><title>Test</title>"],
    ["catalogo.ttl", TTL],
  ]);
  server = createServer(nodeSite(folder, { fault: () => {} }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it("the server of a tree gives no listing, no file that begins with a dot, no link that leads out", async () => {
  mkdirSync(path.join(folder, ".git"));
  for (const name of [".env", ".git/config"]) writeFileSync(path.join(folder, name), "segreto");
  writeFileSync(path.join(top, "outside.txt"), "segreto");
  symlinkSync(path.join(top, "outside.txt"), path.join(folder, "link.txt"));
  symlinkSync(top, path.join(folder, "up"));
  symlinkSync(path.join(top, "outside.txt"), path.join(folder, "api/public/openapi.json"));
  symlinkSync("catalogo.ttl", path.join(folder, "alias.ttl"));
  const out = ["/.env", "/.git/config", "/link.txt", "/up/outside.txt", "/en/../.env", "/api/", "/api", "/.."];
  for (const target of out) expect((await ask(target)).status, target).toBe(404);
  expect((await ask("/api/public/openapi.json")).body).not.toContain("segreto");
  expect((await ask("/alias.ttl")).body).toBe(TTL);
  expect(await ask("/en?x=riflesso")).toMatchObject({ status: 301, headers: { location: "/en/" } });
});

it.skipIf(process.platform !== "linux")("files that wait behind another are closed with their connection", async () => {
  for (const name of ["first.bin", "waiting.bin"]) writeFileSync(path.join(folder, name), Buffer.alloc(8_000_000));
  const waiting = path.join(realpathSync(folder), "waiting.bin");
  const socket = connect(port, "127.0.0.1").pause();
  for (const name of ["first.bin", "waiting.bin"]) socket.write(`GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await vi.waitUntil(() => timesOpen(waiting) === 1, 60_000);
  socket.destroy();
  await vi.waitUntil(() => timesOpen(waiting) === 0, 60_000);
});

it("a file that shrinks while it is sent breaks the connection, and nothing else", async () => {
  const name = path.join(folder, "shrinks.bin");
  writeFileSync(name, Buffer.alloc(8_000_000));
  await expect(
    new Promise((done, fail) => {
      httpRequest({ host: "127.0.0.1", port, path: "/shrinks.bin", agent: false }, (response) => {
        response.once("data", () => truncateSync(name, 100_000));
        response
          .on("data", () => {})
          .on("error", fail)
          .on("end", done);
      })
        .on("error", fail)
        .end();
    }),
  ).rejects.toThrow(/aborted|reset/);
  expect((await ask("/catalogo.ttl")).status).toBe(200);
});
