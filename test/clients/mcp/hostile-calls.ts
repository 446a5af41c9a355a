/** Tool input as nobody would send it who means well. */

import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { mcpServer } from "../../../generator/clients/mcp/server.ts";
import { Caso } from "../../bench/corpus/caso.ts";
import { hostileRequest } from "../../torture/hostile-requests.ts";

const GOOD = [
  "eli:/it/legge/1999/03/15/9001",
  "L. 9001/1999",
  "1",
  "2",
  "C.9001",
  "2026-01-10",
  "companies",
  "out",
  "esempio",
  "codice",
];

function value(d: Caso): unknown {
  const kind = d.next();
  if (kind < 0.4) return d.pick(GOOD);
  if (kind < 0.75) return hostileRequest(d).target;
  if (kind < 0.8)
    return decodeURIComponent(encodeURIComponent(`../../${"../../".repeat(d.between(1, 9))}etc/passwd\0`));
  return d.pick([
    0,
    -1,
    Number.POSITIVE_INFINITY,
    null,
    true,
    [],
    {},
    [["a"]],
    { a: 1 },
    "",
    " ",
    "\ud800",
    "9".repeat(400),
    undefined,
  ]);
}

/**
 * Calls tools with odd values: every call has an answer, none names a path of this machine, and the server still answers.
 *
 * @param tree folder of the sample's tree
 * @param calls how many; always the same ones
 */
export async function expectHarmlessCalls(tree: string, calls: number): Promise<void> {
  const faults: unknown[] = [];
  const server = mcpServer(createClient({ open: tree, memory: 8 << 20 }).fetch, (error) => faults.push(error));
  const client = new Client({ name: "prova", version: "1.0.0" });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(mine)]);
  const { tools } = await client.listTools();
  const names = [...tools.map(({ name }) => name), "nessuno", "__proto__"];
  const fields = [
    ...new Set(tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}))),
    "__proto__",
  ];
  const d = new Caso("mcp");
  const seen = { refused: 0, results: 0 };
  for (let i = 0; i < calls; i++) {
    const name = d.pick(names);
    // Half of the calls have names of their own tool alone: others are refused before anything is read.
    const own = tools.find((tool) => tool.name === name)?.inputSchema.properties;
    const known = own && d.next() < 0.5 ? Object.keys(own) : fields;
    const given = Object.fromEntries(
      Array.from({ length: known.length > 0 ? d.between(0, 5) : 0 }, () => [d.pick(known), value(d)]),
    );
    const answer = await client
      .callTool({ name, arguments: given })
      .catch((error: Error) => ({ isError: true, content: error.message }));
    const text = JSON.stringify(answer);
    if (answer.isError === true) seen.refused++;
    else seen.results++;
    expect(text.length).toBeLessThan(400_000);
    for (const leak of [tree, import.meta.dirname, process.cwd(), "node_modules", "node:internal", "    at "])
      expect(text.includes(leak), `${name} ${JSON.stringify(given)}: ${leak}`).toBe(false);
  }
  expect(seen.results).toBeGreaterThan(calls / 50);
  expect(seen.refused).toBeGreaterThan(calls / 50);
  expect(faults).toEqual([]);
  const last = await client.callTool({ name: "read", arguments: { act: "L. 9001/1999", article: "1" } });
  expect(last.isError ?? false).toBe(false);
  await client.close();
}
