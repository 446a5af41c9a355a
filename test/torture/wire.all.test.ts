/** Hostile requests over a wire: no crash, nothing from outside the tree, HEAD as GET, no header that repeats the request. */

import { symlinkSync, writeFileSync } from "node:fs";
import { validateHeaderValue } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { Caso } from "../bench/corpus/caso.ts";
import { worldTree } from "../router/world.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";
import { type HostileRequest, hostileRequest, MARK } from "./hostile-requests.ts";
import { served } from "./served.ts";
import { times } from "./times.ts";

const top = temporaryFolder();
const AT_ONCE = 8;
const SECRET = "segreto-7d1f";
/** What Node.js refuses before any of our code is among them: broken lines, headers without end. */
const STATUSES: readonly number[] = [200, 204, 300, 301, 304, 400, 404, 405, 412, 414, 416, 422, 431];

async function ask(port: number, { method, target, acceptLanguage, ifNoneMatch }: HostileRequest) {
  const told = Object.entries({ "Accept-Language": acceptLanguage, "If-None-Match": ifNoneMatch });
  const lines = told.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`])).join("");
  const socket = connect(port, "127.0.0.1");
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`);
  const bytes = await buffer(socket);
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...rest] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = rest.map((line) => line.split(/: *(.*)/s, 2) as [string, string]);
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]), headers: named, body: bytes.subarray(end + 4) };
}

/** What is wrong with an answer; `""` where nothing is. */
async function judge(port: number, request: HostileRequest): Promise<string> {
  const { status, headers, body } = await ask(port, request);
  if (!STATUSES.includes(status)) return `status ${status}`;
  if (body.includes(SECRET)) return "a file outside of the tree";
  const { "content-length": length, date: _, ...sent } = headers;
  if (length !== undefined && request.method !== "HEAD" && status !== 304 && Number(length) !== body.length)
    return `${body.length} bytes where ${length} were told`;
  for (const [name, value] of Object.entries(headers)) {
    // What was ignored is named, escaped.
    if (name !== "ignored-parameters" && value.toLowerCase().includes(MARK)) return `${name} repeats the request`;
    validateHeaderValue(name, value);
  }
  if (request.method !== "GET" || status === 400) return "";
  const { status: same, headers: of } = await ask(port, { ...request, method: "HEAD" });
  const { date: __, ...head } = of;
  expect([same, head]).toEqual([status, { ...sent, ...(length !== undefined && { "content-length": length }) }]);
  return "";
}

it("harm nobody", async () => {
  const folder = path.join(top, "dist-api");
  writeFiles(folder, worldTree());
  for (const file of [path.join(folder, ".env"), path.join(top, "fuori.txt")]) writeFileSync(file, SECRET);
  writeFileSync(path.join(folder, "manifest.json"), "[]\n");
  symlinkSync(path.join(top, "fuori.txt"), path.join(folder, "link.txt"));
  const [caso, runs] = [new Caso("wire"), times(3000)];
  await served(folder, async (port) => {
    let sent = 0;
    const one = async () => {
      while (sent++ < runs) {
        const request = hostileRequest(caso);
        expect(await judge(port, request), JSON.stringify(request).slice(0, 300)).toBe("");
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  });
});
