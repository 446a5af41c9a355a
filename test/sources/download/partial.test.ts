/** A file of which an earlier run left 64 KB, from hosts that answer the rest in every way that HTTP allows: whole, or not there. */

import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { DataFolder } from "../../../generator/sources/download/data-folder.ts";
import { Connection } from "../../../generator/sources/download/transport/connection.ts";
import { fetchFile } from "../../../generator/sources/download/transport/fetch-file.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";
import { QuickClock } from "./fetching.ts";

const root = temporaryFolderOfEach();
const FILE = Buffer.from(Array.from({ length: 20_000 }, (_, i) => `riga ${i}\n`).join(""));
const OTHER = Buffer.from(Array.from({ length: 20_001 }, (_, i) => `RIGA ${i}\n`).join(""));
const NAME = "pnrr/PNRR_Esempio.csv";
const ADDRESS = "https://esempio.example.org/PNRR_Esempio.csv";
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Part {
  readonly bytes: Buffer;
  readonly range?: string;
}
const part = (from: number, to = FILE.length - 1): Part => ({
  bytes: FILE.subarray(from, to + 1),
  range: `bytes ${from}-${to}/${FILE.length}`,
});

const HOSTS: Readonly<Record<string, (from: number) => Part>> = {
  "the rest": (from) => part(from),
  "half of the rest": (from) => part(from, FILE.length - from > 4096 ? from + ((FILE.length - from) >> 1) : undefined),
  "a part that begins before": (from) => part(from - (from % 4096)),
  "a part that begins behind": (from) => part(Math.min(from + 10, FILE.length - 1)),
  "the whole file as a part": () => part(0),
  "a part that does not say which it is": (from) => ({ bytes: FILE.subarray(from) }),
  "the rest of another file": (from) => ({
    bytes: OTHER.subarray(from),
    range: `bytes ${from}-${OTHER.length - 1}/${OTHER.length}`,
  }),
};

it.each(Object.entries(HOSTS))("a host that gives %s", async (_, answer) => {
  let asked = 0;
  server = createServer(({ headers }, response) => {
    const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? "") ?? [];
    if (from !== undefined) {
      asked++;
      const { bytes, range } = answer(Number(from));
      response.writeHead(206, {
        etag: '"a"',
        "content-length": bytes.length,
        ...(range && { "content-range": range }),
      });
      response.end(bytes);
      return;
    }
    response.writeHead(200, { etag: '"a"', "content-length": FILE.length });
    response.end(FILE);
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = new Connection({ mirror, clock: new QuickClock(), say: () => {} });
  const folder = new DataFolder(root);
  writeFileSync(folder.onTheWay(`${NAME}.part`), FILE.subarray(0, 65_536));
  folder.remember(`${NAME}.part.json`, { address: ADDRESS, etag: '"a"', modified: null, total: FILE.length });
  const wanted = { name: NAME, address: ADDRESS, check: async () => null };
  expect(await fetchFile({ connection, folder, progress: () => {} }, wanted)).toBe("fetched");
  expect(readFileSync(folder.file(NAME)).equals(FILE)).toBe(true);
  expect(asked).toBeGreaterThan(0);
  await connection.close();
});
