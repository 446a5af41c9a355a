/** Places with no tree, half a tree, another tree: one clear error each, with what was expected. */

import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { writeJsonSync } from "fs-extra/esm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { TreeError } from "../../../generator/clients/client/tree-error.ts";
import { FORMAT, TREE_MARK } from "../../../generator/format/mark.ts";
import { worldTree } from "../../router/world.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";
import { zipOf } from "./places.ts";

const work = temporaryFolderOfEach();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** What the client says of a place, whatever it is asked. */
async function said(open: string): Promise<string> {
  const messages = new Set<string>();
  for (const target of ["/api/public/health", "/api/public/norme?q=codice", "/api/public/ddl/C.9002-BIS"]) {
    const client = createClient({ open });
    const error: unknown = await client.fetch(target).catch((thrown: unknown) => thrown);
    await client.close();
    expect(error, target).toBeInstanceOf(TreeError);
    messages.add((error as Error).message);
  }
  expect([...messages].every((message) => message.includes("expected"))).toBe(true);
  return [...messages].join("\n");
}

describe("a place that has no tree to give", () => {
  it("no such folder", async () => {
    expect(await said(path.join(work, "nessuno"))).toMatch(/no folder and no file, expected the folder of a tree/);
  });

  it("a folder with something else", async () => {
    writeFileSync(path.join(work, "appunti.txt"), "x");
    expect(await said(work)).toMatch(/no tree \(indici\/albero\.json is missing\), expected one of format 15/);
  });

  it("a tree of a format before the mark", async () => {
    const files = worldTree();
    files.delete(TREE_MARK);
    writeFiles(work, files);
    expect(await said(work)).toMatch(/a tree of a format before 5, expected one of format 15/);
  });

  it("a tree of a later format", async () => {
    writeFiles(work, worldTree());
    writeJsonSync(path.join(work, TREE_MARK), { formato: FORMAT + 1, release: "0123456789ab" });
    expect(await said(work)).toContain(`a tree of format ${FORMAT + 1}, expected format ${FORMAT}: take the client`);
  });

  it("a host that answers pages, with 200, to everything", async () => {
    const root = await serve((_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("\n<!doctype html><title>Benvenuti</title>");
    });
    expect(await said(root)).toMatch(/the host answered a page \(HTML\), expected a file of data/);
  });

  it("a zip at an address, which nobody asks the host for", async () => {
    expect(await said("http://127.0.0.1:9/albero.zip?x")).toMatch(
      /albero\.zip: a zip at an address, expected the address of a tree: download it/,
    );
  });

  it("a host that refuses, and one that is not there", async () => {
    const root = await serve((_, response) => {
      response.writeHead(403);
      response.end();
    });
    expect(await said(root)).toMatch(/the host answered 403, expected 200 with the file or 404/);
    expect(await said("http://127.0.0.1:9/")).toMatch(/the host cannot be reached \(.*\), expected a tree there/);
  });

  it("half a zip, and a file that is none", async () => {
    const zip = zipOf(worldTree());
    const file = path.join(work, "albero.zip");
    for (const part of [
      zip.subarray(0, zip.length >> 1),
      zip.subarray(0, -1),
      Buffer.from("<html>"),
      Buffer.alloc(0),
    ]) {
      writeFileSync(file, part);
      expect(await said(file)).toMatch(
        /half a zip, or none: the directory at its end is missing, expected the whole zip/,
      );
    }
    writeFileSync(file, zip.subarray(zip.length >> 1));
    expect(await said(file)).toMatch(/half a zip: it is shorter than its directory says/);
  });

  it("a zip with a damaged member", async () => {
    const zip = zipOf([...worldTree()].filter(([name]) => name.endsWith("health.json") || name === TREE_MARK));
    const at = zip.indexOf("api/public/health.json") + 30;
    zip[at] = (zip[at] ?? 0) ^ 0xff;
    const file = path.join(work, "albero.zip");
    writeFileSync(file, zip);
    const client = createClient({ open: file });
    await expect(client.fetch("/api/public/health")).rejects.toThrow(/health\.json in it is damaged/);
    await client.close();
  });

  it("a tree that lacks a file: named, not a 500", async () => {
    const files = worldTree();
    files.delete("indici/norme.json");
    writeFiles(work, files);
    await expect(createClient({ open: work }).fetch("/api/public/norme?q=a")).rejects.toThrow(
      /manca indici\/norme\.json/,
    );
  });

  it("files that are not what SHA256SUMS says, where that is asked for", async () => {
    const files = worldTree();
    files.set("SHA256SUMS", new TextEncoder().encode(`${"0".repeat(64)}  api/public/health.json\n`));
    writeFiles(work, files);
    const ask = (verify: boolean) => createClient({ open: work, verify }).fetch("/api/public/health");
    expect((await ask(false)).status).toBe(200);
    await expect(ask(true)).rejects.toThrow(
      /api\/public\/health\.json is not what SHA256SUMS says, expected digest 0000/,
    );
  });
});

/** Milliseconds of the client between two attempts: they pass at once. */
const PAUSES: readonly unknown[] = [300, 600];
const SILENCE = 200;

describe("a host that does as it likes", () => {
  beforeEach(() => {
    const wait = setTimeout;
    const short = (run: () => void, milliseconds?: number) =>
      wait(run, PAUSES.includes(milliseconds) ? 0 : milliseconds);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(short as typeof setTimeout);
  });
  afterEach(() => void vi.restoreAllMocks());

  const failure = (open: string, silence = 30_000) =>
    createClient({ open, silence, largest: 100_000 })
      .fetch("/api/public/health")
      .catch((error: unknown) => error);

  it.each<[string, RequestListener, RegExp]>([
    ["says nothing", () => undefined, /the host is silent/],
    ["stops in the middle", (_, response) => response.writeHead(200).write("{"), /the host is silent/],
    [
      "drips",
      (_, response) => {
        response.writeHead(200);
        const drop = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(drop));
      },
      /the host is silent/,
    ],
    [
      "never ends",
      (_, response) => {
        response.writeHead(200);
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(10_000)));
          if (!response.destroyed) response.once("drain", pour);
        };
        pour();
      },
      /more than 100000 bytes/,
    ],
    [
      "sends what unpacks to more than it should",
      (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000))),
      /more than 100000 bytes/,
    ],
    [
      "cuts every answer short",
      (_, response) => {
        response.writeHead(200, { "content-length": 1000 });
        response.write("{}");
        setImmediate(() => response.destroy());
      },
      /cut short 3 times/,
    ],
    ["has null as its mark", (_, response) => response.end("null"), /is null, expected the mark of a tree/],
  ])("%s", async (_, listener, reason) => {
    const root = await serve(listener);
    const error = await failure(root, reason.source.includes("silent") ? SILENCE : undefined);
    expect(error).toBeInstanceOf(TreeError);
    expect(String(error)).toMatch(reason);
    expect(String(error)).toContain(root);
  });

  it("is asked again where an answer was cut short", async () => {
    const files = worldTree();
    let cut = 0;
    const root = await serve(({ url = "" }, response) => {
      const bytes = files.get(url.slice(1));
      response.writeHead(bytes ? 200 : 404, { "content-length": bytes?.length ?? 0 });
      if (bytes && cut++ < 2) {
        response.write(bytes.subarray(0, 10));
        setImmediate(() => response.destroy());
      } else response.end(bytes);
    });
    expect((await createClient({ open: root }).fetch("/api/public/health")).status).toBe(200);
    expect(cut).toBeGreaterThan(2);
  });

  it("is a zip whose member unpacks to more than its directory says", async () => {
    const zip = Buffer.from(zipOf(new Map([[TREE_MARK, new Uint8Array(1_000_000)]])));
    // The size of the member in the directory, whose signature is before it.
    zip.writeUInt32LE(10, zip.indexOf("PK\u0001\u0002") + 24);
    const file = path.join(work, "albero.zip");
    writeFileSync(file, zip);
    expect(String(await failure(file))).toMatch(/albero\.json in it is damaged/);
  });
});

it("a place that is filled later answers then", async () => {
  const place = path.join(work, "albero");
  const client = createClient({ open: place });
  await expect(client.fetch("/api/public/health")).rejects.toThrow(TreeError);
  mkdirSync(place);
  writeFiles(place, worldTree());
  expect((await client.fetch("/api/public/health")).status).toBe(200);
});
