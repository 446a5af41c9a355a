/** The first and the last connection of a server. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { gentleStop, ListenError, listen } from "../../generator/hosts/entries/node/node-listen.ts";
import { BUILD } from "../built.ts";

const ENTRY = path.join(BUILD, "hosts/node-server.js");

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

/** Runs the file that a tree carries for Node.js until it ends. */
async function runEntry(env: Record<string, string>) {
  const child = spawn(process.execPath, [ENTRY], { env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  return { code, printed };
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of response) body += chunk;
  return body;
}

describe("a server that is told to stop", () => {
  it("ends the requests in flight, closes the other connections at once, takes no new one", async () => {
    let finish = () => {};
    const server = await listen(
      (_, response) => {
        response.write("begun ");
        finish = () => response.end("done");
      },
      0,
      "127.0.0.1",
    );
    // What it does at last with whoever does not end: here everybody does.
    const force = vi.spyOn(server, "closeAllConnections");
    const stop = gentleStop(server);
    const port = portOf(server);
    const agent = new Agent({ keepAlive: true });
    const asked = get({ port, host: "127.0.0.1", agent });
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const connected = once(server, "connection");
    const unfinished = connect(port, "127.0.0.1");
    await connected;
    unfinished.write("GET / HTTP/1.1\r\n");
    const ends = [once(unfinished.resume(), "close"), once(server, "close")] as const;
    stop();
    // Before the request in flight is done.
    await ends[0];
    await expect(once(get({ port, host: "127.0.0.1", agent: false }), "response")).rejects.toThrow("ECONNREFUSED");
    finish();
    expect(await bodyOf(response)).toBe("begun done");
    await ends[1];
    expect(force).not.toHaveBeenCalled();
    agent.destroy();
  });
});

it("a request that cannot be read is answered as everything else, however long it is", async () => {
  const server = await listen((_, response) => response.end(), 0, "127.0.0.1");
  for (const [bytes, status] of [
    ["GE\u0000T / HTTP/1.1\r\n", "400 Bad Request"],
    [`__proto__ /${"a".repeat(2_000_000)} HTTP/1.1\r\n\r\n`, "400 Bad Request"],
    [`GET /${"a".repeat(2_000_000)} HTTP/1.1\r\n\r\n`, "431 Request Header Fields Too Large"],
    ["CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n", "405 Method Not Allowed"],
    ["GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\n\r\n", "417 Expectation Failed"],
  ] as const) {
    const socket = connect(portOf(server), "127.0.0.1");
    socket.write(bytes);
    let seen = "";
    for await (const chunk of socket) seen += chunk;
    expect(seen).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(seen).toContain("Access-Control-Allow-Origin: *");
    expect(seen.split("\r\n\r\n")[1]).toBe(JSON.stringify({ detail: status.slice(4) }));
  }
  server.close();
});

it("half a request is given up: head and body must have come within 20 seconds", async () => {
  const server = await listen((_, response) => response.end(), 0, "127.0.0.1");
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 20_000]);
  server.close();
});

describe("an address that cannot be had", () => {
  it.each([
    ["256.1.1.1", 0, "the name"],
    ["192.0.2.1", 0, "the address"],
  ])("%s is refused with what to do", async (host, port, reason) => {
    const refused = listen(() => {}, port, host);
    await expect(refused).rejects.toThrow(ListenError);
    await expect(refused).rejects.toThrow(reason);
  });

  it("the file for Node.js says in one line that its port is taken, or none", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const port = `${portOf(other)}`;
    const { code, printed } = await runEntry({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(printed).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port}: another program has taken the port[^\\n]*\\n$`));
    expect(await runEntry({ PORT: "abc" })).toEqual({ code: 1, printed: "PORT=abc: serve un intero da 0 a 65535\n" });
  });
});

it("the longest text that a request may have is taken, each of its characters escaped", async () => {
  const server = await listen((request, response) => response.end(`${request.url?.length}`), 0, "127.0.0.1");
  const target = `/?testo=${encodeURIComponent("👍".repeat(8000))}`;
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${target}`);
  expect([response.status, await response.text()]).toEqual([200, `${target.length}`]);
  server.closeAllConnections();
  server.close();
});

describe("the host that a request names", () => {
  it.each([
    ["none, in HTTP/1.1", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two", "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", 400],
    ["two, in HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["one", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 200],
    ["none, in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 200],
  ])("%s", async (_, request, status) => {
    const server = await listen((_, response) => response.end("{}"), 0, "127.0.0.1");
    const socket = connect(portOf(server), "127.0.0.1");
    socket.write(request);
    let answer = "";
    for await (const piece of socket) answer += piece;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 400) {
      expect(answer).toMatch(/^access-control-allow-origin: \*\r$/im);
      expect(answer).toMatch(/\r\n\r\n\{"detail":"Bad Request"\}$/);
    }
    server.close();
  });
});
