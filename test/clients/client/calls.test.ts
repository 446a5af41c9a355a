import { describe, expect, it } from "vitest";
import { callsOver } from "../../../generator/clients/client/calls.ts";
import { createClient } from "../../../generator/clients/client/client.ts";
import { TreeError } from "../../../generator/clients/client/tree-error.ts";
import { sharedTree } from "../../shared-tree.ts";

/** A search with so many results. */
function searchOf(totale: number, totale_esatto = true) {
  const asked: string[] = [];
  const ask = async (target: string) => {
    asked.push(target);
    const query = new URL(target, "http://host").searchParams;
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    const risultati = Array.from({ length: Math.max(0, Math.min(limit, totale - offset)) }, (_, at) => offset + at);
    return Response.json({ meta: { release: "r" }, limit, totale, totale_esatto, risultati });
  };
  return { calls: callsOver(ask), asked };
}

describe("a walk over pages", () => {
  it.each([
    [999, true, 10],
    [1000, true, 10],
    [1000, false, 11],
    [4165, true, 11],
  ])("gives what an operation gives, and says if there is more: %d", async (totale, exact, pages) => {
    const { calls, asked } = searchOf(totale, exact);
    const items: unknown[] = [];
    const walked = (async () => {
      for await (const item of calls.cerca.each({ q: "legge", limit: 100 })) items.push(item);
      return "end";
    })();
    if (pages === 10) expect(await walked).toBe("end");
    else await expect(walked).rejects.toThrow(new TreeError("cerca: it gives no more than its first 1000"));
    expect(items).toEqual(Array.from({ length: Math.min(totale, 1000) }, (_, at) => at));
    expect(asked).toHaveLength(10);
  });
});

it("a walk goes on where words in quotes were not looked for everywhere", async () => {
  const windows = [[1, 2, 3], [], [4], []];
  const calls = callsOver(async (target) => {
    const query = new URL(target, "http://host").searchParams;
    const [dopo, offset, limit] = ["dopo", "offset", "limit"].map((name) => Number(query.get(name)));
    const found = windows[(dopo ?? 0) / 100] ?? [];
    const risultati = found.slice(offset, (offset ?? 0) + (limit ?? 0));
    const prosegue = dopo === 300 ? null : (dopo ?? 0) + 100;
    return Response.json({
      meta: { release: "r" },
      limit,
      totale: found.length,
      totale_esatto: false,
      prosegue,
      risultati,
    });
  });
  for (const limit of [1, 2, 3, 100]) {
    const items: unknown[] = [];
    for await (const item of calls.cerca.each({ q: '"a b"', limit })) items.push(item);
    expect(items, `${limit}`).toEqual([1, 2, 3, 4]);
  }
});

it("refuses a value that is no text and no number, and leaves out what is null", async () => {
  const { calls, asked } = searchOf(0);
  for (const norme of [["a", "b"], { a: 1 }, true])
    await expect(calls.registro({ norme } as never)).rejects.toThrow(/^registro: norme is no text and no number$/);
  await calls.norme({ q: null } as never);
  expect(asked).toEqual(["/api/public/norme"]);
});

describe("fetch of a client", () => {
  const client = createClient({ open: sharedTree() });
  it.each([
    "/api/public/health",
    "http://127.0.0.1:8080/api/public/health",
    "https://x/api/public/health",
    "https://example.org/api/public",
    "https://example.org/below/a/folder/api/public/norme?q=/api/public/",
  ])("takes of an address what stands behind host and folder: %s", async (address) => {
    for (const input of [address, ...(address.startsWith("/") ? [] : [new URL(address), new Request(address)])])
      expect((await client.fetch(input)).status).toBe(200);
  });

  it("heeds the signal of a request that it has to rewrite", async () => {
    const request = new Request("https://x/below/api/public/health", { signal: AbortSignal.abort() });
    await expect(client.fetch(request)).rejects.toThrow(/abort/i);
  });
});
