/** The hostile requests over a wire: a server in a process of its own has to answer each, and to be there at the end. */

import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { validateHeaderValue } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { Caso } from "../bench/corpus/caso.ts";
import { smallTree } from "../router/small-tree.ts";
import { writeFiles } from "../write-files.ts";
import { type HostileRequest, hostileRequest, MARK } from "./hostile-requests.ts";
import { start } from "./start.ts";
import type { Row, Scale, Trial } from "./trial.ts";

const REQUESTS: Readonly<Record<Scale, number>> = { part: 3000, whole: 60_000 };
const AT_ONCE = 8;
const PATIENCE = 10_000;
const SECRET = "segreto-7d1f";
/** What Node.js refuses before any of our code: broken lines, headers without end. */
const STATUSES = new Set([200, 204, 300, 301, 304, 400, 404, 405, 412, 414, 416, 422, 431]);

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends bytes, gives what came back until the other end closed. */
function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer in ${PATIENCE} ms`)));
    socket.on("data", (chunk) => chunks.push(chunk)).on("error", fail);
    socket.on("end", () => done(Buffer.concat(chunks)));
  });
}

function parsed(bytes: Buffer): Response {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.map((line) => {
    const [name = "", ...rest] = line.split(":");
    return [name.toLowerCase(), rest.join(":").trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
  };
}

const line = (name: string, value: string | undefined) => (value === undefined ? "" : `${name}: ${value}\r\n`);

async function ask(port: number, { method, target, acceptLanguage, ifNoneMatch }: HostileRequest): Promise<Response> {
  const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  const told = line("Accept-Language", acceptLanguage) + line("If-None-Match", ifNoneMatch);
  return parsed(await exchange(port, Buffer.from(`${head}${told}\r\n`)));
}

const comparable = ({ status, headers: { date: _, ...headers } }: Response) => JSON.stringify([status, headers]);

/** What is wrong with a set of headers, `""` where nothing is. */
function wrongHeaders(headers: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(headers)) {
    if (value.toLowerCase().includes(MARK)) return `${name} repeats the request`;
    try {
      validateHeaderValue(name, value);
    } catch {
      return `${name} holds a character that no header may hold`;
    }
  }
  return "";
}

async function judge(port: number, request: HostileRequest): Promise<string> {
  try {
    const seen = await ask(port, request);
    if (!STATUSES.has(seen.status)) return `status ${seen.status}`;
    if (seen.body.includes(SECRET)) return "a file outside of the tree";
    const length = seen.headers["content-length"];
    if (length !== undefined && request.method !== "HEAD" && seen.status !== 304 && Number(length) !== seen.body.length)
      return `${seen.body.length} bytes where ${length} were told`;
    if (request.method === "GET") {
      const head = await ask(port, { ...request, method: "HEAD" });
      if (seen.status !== 400 && comparable(head) !== comparable(seen)) return "HEAD and GET differ";
    }
    return wrongHeaders(seen.headers);
  } catch (error) {
    return `no answer: ${error}`;
  }
}

async function hostileRequests(scale: Scale, report: (doing: string) => void): Promise<Row> {
  const top = mkdtempSync(path.join(tmpdir(), "torture-"));
  const folder = path.join(top, "dist-api");
  writeFiles(folder, smallTree());
  for (const file of [path.join(folder, ".env"), path.join(top, "fuori.txt")]) writeFileSync(file, SECRET);
  writeFileSync(path.join(folder, "manifest.json"), "[]\n");
  symlinkSync(path.join(top, "fuori.txt"), path.join(folder, "link.txt"));
  const server = await start(folder);
  const d = new Caso("wire");
  const runs = REQUESTS[scale];
  const failures: string[] = [];
  let sent = 0;
  const one = async () => {
    while (sent++ < runs) {
      const request = hostileRequest(d);
      const wrong = await judge(server.port, request);
      if (wrong && failures.length < 20)
        failures.push(`${request.method} ${JSON.stringify(request.target.slice(0, 200))}: ${wrong}`);
      if (sent % 100 === 0) report(`${sent} of ${runs} requests over the wire`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  if (!server.alive()) failures.push("the server is gone");
  if (server.errors()) failures.push(`the server printed: ${server.errors().slice(0, 500)}`);
  const code = await server.stop();
  if (code !== 0) failures.push(`exit code ${code}`);
  removeSync(top);
  return { what: "hostile requests over the wire", runs, failures };
}

export const wire: Trial = {
  name: "wire",
  run: async (scale, report) => [await hostileRequests(scale, report)],
};
