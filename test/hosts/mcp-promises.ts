/** What a host promises whose tree was made with `--mcp`. */

import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import type { HostName } from "../../generator/hosts/profiles.ts";
import { run } from "../cli/commands.ts";
import { expectEveryTool, REVISIONS } from "../clients/mcp/calls.ts";
import { generateHere } from "../generate-here.ts";

/** A tree of the sample for some hosts, in an absent folder. */
export async function mcpTree(out: string, hosts: readonly HostName[], mcp = true): Promise<void> {
  await generateHere({ out, hosts, mcp });
  expect(run("check", "--dir", out)).toMatchObject({ status: 0 });
}

/**
 * The tests of such a host.
 *
 * @param tooLong what it may answer to a body that nobody reads to its end
 */
export function promisesMcp(port: () => number, tooLong: readonly number[] = [413]): void {
  const address = (target: string) => new URL(target, `http://127.0.0.1:${port()}`);
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address("/mcp"), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      body,
    });

  it.each(REVISIONS)("lists and calls every tool: protocol of %s", async (revision) => {
    await expectEveryTool(new StreamableHTTPClientTransport(address("/mcp")), revision);
  });

  it("answers all else as ever", async () => {
    for (const [target, type] of [
      ["/api/public/health", /json/],
      ["/", /html/],
      ["/llms.txt", /plain/],
    ] as const) {
      const response = await fetch(address(target));
      expect([target, response.status]).toEqual([target, 200]);
      expect(response.headers.get("content-type")).toMatch(type);
      await response.text();
    }
    expect((await fetch(address("/mcp/altro"))).status).toBe(404);
  });

  it("answers pages of other origins, which ask beforehand", async () => {
    const origin = "https://example.org";
    const asked = await fetch(address("/mcp"), {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
    const listed = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', { origin });
    expect(listed.status).toBe(200);
    expect(listed.headers.get("access-control-allow-origin")).toBe("*");
    expect(await listed.text()).toContain("resolve_citation");
  });

  it("refuses what is no request, and what is too long", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await fetch(address("/mcp"), { method: "DELETE" })).status).toBe(405);
    expect(tooLong).toContain((await post("x".repeat(300_000))).status);
  });
}
