import { writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf, serveTree } from "../../generator/cli/start-server.ts";
import { Failure } from "../../generator/terminal/failure.ts";
import { worldTree } from "../router/world.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const folder = temporaryFolder();
let server: Server;

const get = (target: string, method = "GET") =>
  new Promise<{ status: number; type: string; location: string | undefined; body: string }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: "127.0.0.1", path: target, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += chunk));
      const { "content-type": type = "", location } = response.headers;
      response.on("end", () => done({ status: response.statusCode!, type, location, body }));
    })
      .on("error", fail)
      .end();
  });

beforeAll(async () => {
  writeFiles(folder, worldTree());
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>Prova</title>");
  server = await serveTree(folder, 0, "127.0.0.1");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe("one address", () => {
  it("answers the API through the router", async () => {
    expect(await get("/api/public/graph?max_nodi=11")).toMatchObject({ status: 200, type: "application/json" });
    expect((await get("/%61pi/public/norme?limit=x")).status).toBe(422);
    expect((await get("/api/public/nulla")).body).toBe('{"detail":"Not Found"}');
    expect((await get("/api/public/graph/norma/11.json")).status).toBe(404);
  });

  it("gives the files below the API by their own names, as hosts without code do", async () => {
    expect(await get("/api/public/health.json")).toMatchObject({ status: 200, type: "application/json" });
    expect(await get("/api/public/graph/norma/10.json")).toMatchObject({ status: 200, type: "application/json" });
  });

  it("gives the files for keeping with their types", async () => {
    for (const name of ["norme.sqlite", "norme.parquet", "norme.ndjson", "catalogo.ttl"])
      writeFileSync(path.join(folder, name), "x");
    for (const [name, type] of [
      ["norme.sqlite", "application/vnd.sqlite3"],
      ["norme.parquet", "application/vnd.apache.parquet"],
      ["norme.ndjson", "application/x-ndjson"],
      ["catalogo.ttl", "text/turtle"],
    ] as const)
      expect((await get(`/${name}`)).type).toContain(type);
  });

  it("answers every other path as a file", async () => {
    expect(await get("/")).toMatchObject({ status: 200, type: expect.stringContaining("text/html") });
    expect((await get("/indici/health.json")).status).toBe(200);
    expect((await get("/nulla.html")).status).toBe(404);
  });

  it.each([
    "//example.org/%2e%2e",
    "//example.org/",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..\\..\\x",
    "/%5c%5cexample.org/",
    "/%00",
    "/%zz",
    "/a/./b",
  ])("refuses %s and leads nowhere", async (target) => {
    expect(await get(target)).toMatchObject({ status: 404, location: undefined, body: '{"detail":"Not Found"}' });
    expect((await get("/api/public/health")).status).toBe(200);
  });

  it("leads to a folder without what else was asked", async () => {
    writeFiles(folder, [["en/index.html", new TextEncoder().encode("<!doctype html><title>Test</title>")]]);
    expect(await get("/en?x=riflesso")).toMatchObject({ status: 301, location: "/en/" });
    expect(await get("/indici?x=riflesso")).toMatchObject({ status: 404, location: undefined });
    expect(await get("/indici/")).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    expect((await get("/index.html?x=riflesso")).status).toBe(200);
  });

  it("is printed as a browser takes it", () => {
    const { port } = server.address() as AddressInfo;
    expect(addressesOf(server)).toEqual([`http://127.0.0.1:${port}`]);
  });

  it("that is taken is a failure that says what to do", async () => {
    const { port } = server.address() as AddressInfo;
    await expect(serveTree(folder, port, "127.0.0.1")).rejects.toThrow(Failure);
    await expect(serveTree(folder, port, "127.0.0.1")).rejects.toThrow(/--port/);
  });
});
