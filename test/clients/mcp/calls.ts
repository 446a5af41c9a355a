/** What every server for assistants is held against, over a tree of the sample. */

import { Client, type Transport } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { callTool } from "./assistant.ts";

export const SAMPLE_ACT = "eli:/it/legge/1999/03/15/9001";

/** A call of each tool that has a result. */
export const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  search: { words: "esempio", limit: 3 },
  resolve_citation: { citation: "art. 1 della legge 15 marzo 1999, n. 9001" },
  read: { act: SAMPLE_ACT, article: "1" },
  versions: { act: SAMPLE_ACT },
  relations: { act: SAMPLE_ACT },
  rulings: { act: SAMPLE_ACT },
  european_union: { union: "direttiva 2009/499/CE" },
  parliament: { bill: "C.9001" },
  plan: { of: "companies", limit: 2 },
  register: { acts: [SAMPLE_ACT, "L. 1/1900"], since: "2024-01-01" },
};

/** Revisions of the protocol: the current one and the one before. */
export const REVISIONS = ["2026-07-28", "2025-11-25"] as const;

/** Lists and calls every tool by the SDK's own client, in a revision of the protocol. */
export async function expectEveryTool(transport: Transport, revision: (typeof REVISIONS)[number]): Promise<void> {
  const older = revision === "2025-11-25";
  const client = new Client(
    { name: "prova", version: "1.0.0" },
    older ? {} : { versionNegotiation: { mode: { pin: revision } } },
  );
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  for (const [name, given] of Object.entries(CALLS)) {
    const { isError, text, said } = await callTool(client, name, given);
    expect(isError, `${name}: ${text}`).toBe(false);
    expect(said.provenance.release, name).toMatch(/^[0-9a-f]{12}$/);
  }
  await client.close();
}
