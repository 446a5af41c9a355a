import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loopbackNames } from "../../../generator/cli/start-server.ts";
import { mcpListener } from "../../../generator/clients/mcp/node-http.ts";

const fault = vi.fn();
const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** The status of a request to a server at an address. */
async function statusOf(host: string, headers: Record<string, string>): Promise<number | undefined> {
  const ask = async () => new Response();
  const server = createServer(mcpListener(ask, fault, { names: await loopbackNames(host) }));
  servers.add(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  const { port } = server.address() as AddressInfo;
  const sent = {
    host,
    port,
    path: "/mcp",
    method: "POST",
    headers: { Host: `${headers.Host ?? host}:${port}`, ...headers },
  };
  return new Promise((done, fail) =>
    request(sent, (response) => done(response.resume().statusCode))
      .on("error", fail)
      .end("{"),
  );
}

describe("a server of assistants that this machine alone reaches", () => {
  it.each(["127.0.0.1", "127.0.0.2", "localhost"])("%s refuses other names and the pages of others", async (host) => {
    expect(await statusOf(host, { Host: "evil.example" })).toBe(403);
    expect(await statusOf(host, { Origin: "https://evil.example" })).toBe(403);
    expect(await statusOf(host, {})).not.toBe(403);
    expect(await statusOf(host, { Origin: "http://localhost:3000" })).not.toBe(403);
  });

  it("is known by its address, however it is written", async () => {
    expect(await loopbackNames("::1")).toContain("[::1]");
    expect(await loopbackNames("LOCALHOST")).toContain("localhost");
    for (const host of ["0.0.0.0", "::", "192.0.2.1"]) expect(await loopbackNames(host), host).toBeNull();
  });
});
