/** The server of a tree on disk, asked as clients of all kinds ask: by ranges, conditions, tricks, and while files come and go. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { nodeSite } from "../../generator/hosts/entries/node/node-site.ts";
import { askPort } from "../hosts/ask.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const GIGABYTES = 3 * 1024 ** 3;
const top = temporaryFolder();
const folder = path.join(top, "dist-api");
const fault = vi.fn();
const TTL = "<#esempio> a <#Esempio> .\n".repeat(200);
const tree = (release: string, mark: string) =>
  Object.entries({
    "manifest.json": "[]\n",
    "api/public/health.json": `{"meta":{"release":"${release}"},\n"stato":"ok"}\n`,
    "api/public/openapi.json": `{"openapi":"3.1.0","info":"${"lungo ".repeat(400)}"}\n`,
    "index.html": "<!doctype html><title>Prova</title>",
    "en/index.html": "<!doctype html><title>Test</title>",
    "catalogo.ttl": TTL,
    "big.txt": mark.repeat(3_000_000),
  }).map(([name, text]) => [name, Buffer.from(text)] as const);

let server: Server;
let port: number;
/** The most bytes of a body that the server has had in memory, sent to nobody yet. */
const held = { most: 0 };

/** Notes what the response holds after each piece. */
function watched(response: ServerResponse): ServerResponse {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = (...args: unknown[]) => {
    const more = write(...args);
    held.most = Math.max(held.most, response.writableLength, (args[0] as Uint8Array).length);
    return more;
  };
  return response;
}
const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  askPort(port)(method, target, headers);

const CODINGS = [
  ["gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
] as const;

/** A response to who takes a coding, its body as it came. */
const askBytes = (target: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((done, fail) => {
    const options = { host: "127.0.0.1", port, path: target, headers: { "accept-encoding": encoding }, agent: false };
    const chunks: Buffer[] = [];
    const asked = httpRequest(options, (response) => {
      const end = () => done({ headers: response.headers, bytes: Buffer.concat(chunks) });
      response.on("data", (chunk) => chunks.push(chunk)).on("end", end);
    });
    asked.on("error", fail).end();
  });

/** The headers of a response, and its first bytes; then the connection is broken. */
const head = (target: string, method = "GET") =>
  new Promise<{ status: number | undefined; length: string | undefined; first: Buffer }>((done, fail) => {
    const asked = httpRequest({ host: "127.0.0.1", port, path: target, method, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      const end = (first: Buffer) => {
        asked.destroy();
        done({ status, length: headers["content-length"], first });
      };
      response.once("data", end).once("end", () => end(Buffer.alloc(0)));
    });
    asked.on("error", fail).end();
  });

beforeAll(async () => {
  writeFiles(folder, tree("aaaaaaaaaaaa", "A"));
  const site = nodeSite(folder, { fault });
  server = createServer((request, response) => site(request, watched(response)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  fault.mockReset();
  held.most = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe("a plain file", () => {
  it("of three gigabytes of text is streamed, and a HEAD of it reads nothing", async () => {
    writeFileSync(path.join(folder, "huge.csv"), "a,b\n");
    truncateSync(path.join(folder, "huge.csv"), GIGABYTES);
    expect(await head("/huge.csv", "HEAD")).toMatchObject({ status: 200, length: `${GIGABYTES}` });
    expect(held.most).toBe(0);
    const { first, ...got } = await head("/huge.csv");
    expect(got).toEqual({ status: 200, length: `${GIGABYTES}` });
    expect(first.subarray(0, 4).toString()).toBe("a,b\n");
    expect((await ask("/huge.csv", { range: `bytes=${GIGABYTES - 3}-` })).body).toBe("\0\0\0");
    // Piece by piece, and no further than the client takes it.
    expect(held.most).toBeGreaterThan(0);
    expect(held.most).toBeLessThan(1024 ** 2);
    rmSync(path.join(folder, "huge.csv"));
  });

  it("that cannot be read is an answer, and so is one that vanished, a pipe, a folder, a circle of links", async () => {
    execFileSync("mkfifo", [path.join(folder, "pipe.txt")]);
    mkdirSync(path.join(folder, "folder.txt"));
    symlinkSync("circle.txt", path.join(folder, "circle.txt"));
    for (const name of ["pipe.txt", "folder.txt", "circle.txt", "gone.txt"])
      expect(await ask(`/${name}`), name).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    if (process.getuid?.() !== 0) {
      writeFileSync(path.join(folder, "mine.txt"), "x", { mode: 0 });
      expect((await ask("/mine.txt")).status).toBe(500);
      expect(fault).toHaveBeenCalledOnce();
    } else expect(fault).not.toHaveBeenCalled();
  });

  it("that is on its way when the tree is replaced arrives whole", async () => {
    const next = path.join(top, "next");
    writeFiles(next, tree("bbbbbbbbbbbb", "B"));
    const digest = await new Promise<string>((done, fail) => {
      httpRequest({ host: "127.0.0.1", port, path: "/big.txt", agent: false }, (response) => {
        const hash = createHash("sha256");
        response.once("data", () => {
          renameSync(folder, path.join(top, "old"));
          renameSync(next, folder);
          rmSync(path.join(top, "old"), { recursive: true });
        });
        response.on("data", (chunk) => hash.update(chunk)).on("error", fail);
        response.on("end", () => done(hash.digest("hex")));
      })
        .on("error", fail)
        .end();
    });
    expect(digest).toBe(createHash("sha256").update("A".repeat(3_000_000)).digest("hex"));
    expect((await ask("/big.txt")).body.slice(0, 3)).toBe("BBB");
  });

  it("has another tag in another release, even where size and time are the same", async () => {
    const tags = [];
    for (const release of ["cccccccccccc", "dddddddddddd"]) {
      const next = path.join(top, "next");
      writeFiles(next, tree(release, release[0] ?? ""));
      utimesSync(path.join(next, "big.txt"), 1_000_000, 1_000_000);
      rmSync(folder, { recursive: true });
      renameSync(next, folder);
      tags.push((await ask("/big.txt", {}, "HEAD")).headers.etag);
    }
    expect(new Set(tags).size).toBe(2);
  });

  it.each([
    ["bytes=0-9", 206, TTL.slice(0, 10)],
    ["bytes=-5", 206, TTL.slice(-5)],
    ["bytes=5100-", 206, TTL.slice(5100)],
    ["bytes=-999999", 200, TTL],
    ["bytes=0-1,5-6", 200, TTL],
    ["pagine=1-2", 200, TTL],
    ["bytes=9999999-", 416, '{"detail":"Range Not Satisfiable"}'],
  ])("gives the part %j with status %i", async (range, status, body) => {
    const seen = await ask("/catalogo.ttl", { range });
    expect(seen).toMatchObject({ status, body });
    if (status !== 200) expect(seen.headers["content-range"]).toContain(`/${TTL.length}`);
    expect((await ask("/catalogo.ttl", { range }, "HEAD")).status).toBe(200);
  });

  it("is not sent again to who has it, and a part of another one is not given", async () => {
    const { etag = "" } = (await ask("/catalogo.ttl")).headers;
    expect(etag).toMatch(/^"/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"])
      expect(await ask("/catalogo.ttl", { "if-none-match": tag }), tag).toMatchObject({ status: 304, body: "" });
    const part = { range: "bytes=0-1" };
    const { status, headers } = await ask("/catalogo.ttl", { ...part, "if-range": etag });
    expect(status).toBe(206);
    // As the whole, which may be compressed (RFC 9110, 15.3.7).
    expect(headers.vary).toBe((await ask("/catalogo.ttl")).headers.vary);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect((await ask("/catalogo.ttl", { ...part, "if-range": '"x"' })).status).toBe(200);
    expect((await ask("/catalogo.ttl", { ...part, "if-range": `W/${etag}` })).status).toBe(200);
    expect((await ask("/catalogo.ttl", { "if-match": '"x"' })).status).toBe(412);
    const later = "Fri, 01 Jan 2100 00:00:00 GMT";
    expect((await ask("/catalogo.ttl", { "if-modified-since": later })).status).toBe(200);
  });

  it("says what pages and files must say, and to every origin", async () => {
    for (const name of ["/", "/catalogo.ttl"])
      expect((await ask(name)).headers, name).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": expect.stringMatching(/(?=.*ETag)(?=.*Content-Range)/),
        "cache-control": "public, max-age=300",
        "content-security-policy": "frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
    expect((await ask("/")).headers).not.toHaveProperty("server");
    const refused = await ask("/catalogo.ttl", {}, "POST");
    expect(refused).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, OPTIONS" } });
    expect((await ask("/nulla.ttl", {}, "POST")).status).toBe(404);
  });

  it("is compressed for who takes that, with a weak tag", async () => {
    for (const [encoding, plain] of CODINGS) {
      const { headers, bytes } = await askBytes("/catalogo.ttl", encoding);
      expect(headers).toMatchObject({ "content-encoding": encoding, etag: expect.stringMatching(/^W\//) });
      expect(headers.vary).toContain("Accept-Encoding");
      expect(plain(bytes).toString()).toBe(TTL);
    }
  });

  it("an answer is kept as it is compressed: it says how long it is, and is the same the next time", async () => {
    const target = "/api/public/openapi.json";
    const whole = await ask(target);
    expect(whole.headers).not.toHaveProperty("content-encoding");
    for (const [encoding, plain] of CODINGS) {
      const { headers, bytes } = await askBytes(target, encoding);
      expect(headers).toMatchObject({
        "content-encoding": encoding,
        "content-length": `${bytes.length}`,
        etag: `W/${whole.headers.etag}`,
        vary: "Accept-Language, Accept-Encoding",
      });
      expect(plain(bytes).toString()).toBe(whole.body);
      const { date: _, ...again } = (await askBytes(target, encoding)).headers;
      expect(headers).toMatchObject(again);
      const { headers: head } = await ask(target, { "accept-encoding": encoding }, "HEAD");
      expect(head).toMatchObject({ etag: whole.headers.etag, "content-length": whole.headers["content-length"] });
      expect(head).not.toHaveProperty("content-encoding");
    }
  });

  it("an answer that is short is not compressed", async () => {
    const { headers, bytes } = await askBytes("/api/public/health", "gzip");
    expect(headers).toMatchObject({
      "content-length": `${bytes.length}`,
      vary: expect.stringMatching(/Accept-Encoding$/),
    });
    expect(headers).not.toHaveProperty("content-encoding");
  });

  /** The headers of a 200 and of the 304 that stands for it. */
  const both = async (target: string, headers: Record<string, string>, method = "GET") => {
    const whole = await ask(target, headers, method);
    expect(whole.status).toBe(200);
    const spared = await ask(target, { ...headers, "if-none-match": whole.headers.etag ?? "" }, method);
    expect(spared).toMatchObject({ status: 304, body: "" });
    return [whole.headers, spared.headers].map(({ etag, vary }) => ({ etag, vary }));
  };

  it.each([
    ["/catalogo.ttl", { "accept-encoding": "gzip" }],
    ["/catalogo.ttl", { "accept-encoding": "br;q=0.5, gzip;q=0" }],
    ["/catalogo.ttl", { "accept-encoding": "identity" }],
    ["/catalogo.ttl", { "accept-encoding": "gzip;q=0" }],
    ["/catalogo.ttl", { "accept-encoding": "zstd" }],
    ["/catalogo.ttl", {}],
    ["/", { "accept-encoding": "gzip" }],
    ["/api/public/health", { "accept-encoding": "gzip" }],
    ["/api/public/openapi.json", { "accept-encoding": "gzip, br" }],
    ["/api/public/openapi.json", { "accept-encoding": "*" }],
    ["/api/public/openapi.json", {}],
  ] as const)("a 304 has the tag and Vary of the 200 that it stands for: %s %j", async (target, headers) => {
    for (const method of ["GET", "HEAD"]) {
      const [whole, spared] = await both(target, { ...headers }, method);
      expect(spared, method).toEqual(whole);
    }
  });
});
