import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Connection } from "../../../generator/sources/download/transport/connection.ts";
import { QuickClock } from "./fetching.ts";

const FIRST = "https://api.example.org/start?x=1";

let server: Server;
let mirror: string;
/** What the mirror was asked for, and where it leads the first request. */
let asked: string[];
let location: (mirror: string) => string;

beforeEach(async () => {
  asked = [];
  server = createServer((request: IncomingMessage, response) => {
    asked.push(request.url ?? "");
    if (asked.length === 1) response.writeHead(302, { location: location(mirror) }).end();
    else response.end("done");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}/official`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe("a redirect of a mirror", () => {
  it.each<[what: string, (mirror: string) => string, asked: string, address: string]>([
    [
      "an official address",
      () => "https://files.example.org/a.zip",
      "/official/files.example.org/a.zip",
      "https://files.example.org/a.zip",
    ],
    [
      "an official address in the clear",
      () => "http://files.example.org/a.zip",
      "/official/files.example.org/a.zip",
      "http://files.example.org/a.zip",
    ],
    [
      "the mirror's own address, as reverse proxies write it",
      (own) => `${own}/files.example.org/a.zip?t=1`,
      "/official/files.example.org/a.zip?t=1",
      "https://files.example.org/a.zip?t=1",
    ],
    [
      "the mirror's address without its scheme",
      (own) => `${own.replace("http:", "")}/files.example.org/a.zip`,
      "/official/files.example.org/a.zip",
      "https://files.example.org/a.zip",
    ],
    [
      "a path of the mirror that names the host",
      () => "/official/api.example.org/next",
      "/official/api.example.org/next",
      "https://api.example.org/next",
    ],
    ["a page of the mirror itself", (own) => `${own}/cache/17`, "/official/cache/17", ""],
    ["a path of the official host", () => "/next", "/official/api.example.org/next", "https://api.example.org/next"],
    ["a path beside the first", () => "next", "/official/api.example.org/next", "https://api.example.org/next"],
  ])("leads to %s", async (_, to, path, address) => {
    location = to;
    const connection = new Connection({ mirror: `${mirror}/`, clock: new QuickClock(), say: () => {} });
    const seen = await connection.exchange({ address: FIRST }, async (answer) => ({
      body: await text(answer.body),
      address: answer.address,
    }));
    await connection.close();
    expect(asked).toEqual(["/official/api.example.org/start?x=1", path]);
    expect(seen).toEqual({ body: "done", address: address || `${mirror}/cache/17` });
  });
});

it("a POST follows none: what it would send elsewhere is not for there", async () => {
  location = (own) => `${own}/files.example.org/a.zip`;
  const connection = new Connection({ mirror, clock: new QuickClock(), say: () => {} });
  const status = await connection.exchange({ method: "POST", address: FIRST, body: "{}" }, async (answer) => {
    await text(answer.body);
    return answer.status;
  });
  expect([status, asked.length]).toEqual([302, 1]);
  await connection.close();
});
