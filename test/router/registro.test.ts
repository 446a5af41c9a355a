/** What a register of a hundred acts costs. */

import { describe, expect, it } from "vitest";
import type { Read } from "../../generator/format/read-tree.ts";
import { type RegisterPart, registerFile, registerParts } from "../../generator/format/register.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { packed } from "../tree/pack-tree.ts";
import { ROWS, worldTree } from "./world.ts";

/** Reads files in rounds: those that are asked for together come together. */
function inRounds(files: ReadonlyMap<string, Uint8Array>) {
  const counted = { rounds: 0, reads: 0 };
  let waiting: (() => void)[] = [];
  const read: Read = (name) =>
    new Promise((resolve) => {
      counted.reads++;
      waiting.push(() => resolve(files.get(name) ?? null));
      if (waiting.length > 1) return;
      setImmediate(() => {
        counted.rounds++;
        const now = waiting;
        waiting = [];
        for (const give of now) give();
      });
    });
  return { read, counted };
}

/** The tree packed, with its register in as many parts as one of very many acts would have. */
function packedTree(parts: number): ReadonlyMap<string, Uint8Array> {
  const files = packed(worldTree(), 64);
  const spread = new Map<string, [string, unknown][]>();
  for (const [name, bytes] of [...files].filter(([file]) => file.startsWith("indici/norme/registro/"))) {
    files.delete(name);
    const part: RegisterPart = JSON.parse(Buffer.from(bytes).toString());
    for (const [key, acts] of Object.entries(part)) {
      const file = registerFile(key, parts);
      spread.set(file, [...(spread.get(file) ?? []), [key, acts]]);
    }
  }
  for (const [name, entries] of spread) files.set(name, Buffer.from(JSON.stringify(Object.fromEntries(entries))));
  const card = "indici/registro.json";
  const said = JSON.parse(Buffer.from(files.get(card) ?? []).toString());
  files.set(card, Buffer.from(JSON.stringify({ ...said, parti: parts })));
  return files;
}

const names = {
  ELIs: ROWS.slice(0, 100).map(({ eli }) => eli),
  citations: ROWS.filter(({ numero, eli }) => numero !== null && !eli.includes("~"))
    .slice(0, 100)
    .map(({ tipo, numero, data }) => `${tipo.replaceAll("-", " ")} ${numero}/${data.slice(0, 4)}`),
};

describe("a register of a hundred acts, in a packed tree", () => {
  it.each(Object.entries(names))("named by %s takes at most two rounds and 120 reads", async (_, hundred) => {
    const { read, counted } = inRounds(packedTree(4096));
    const target = `/api/public/registro?norme=${encodeURIComponent(hundred.join("|"))}&dal=2000-01-01`;
    const { status, body } = await respond({ method: "GET", target }, read, thrown);
    const { norme } = JSON.parse(Buffer.from(body).toString());
    expect(status).toBe(200);
    expect(norme.filter(({ esito }: { esito: string }) => esito === "trovata")).toHaveLength(100);
    expect(counted.rounds).toBeLessThanOrEqual(2);
    expect(counted.reads).toBeLessThanOrEqual(120);
    expect(counted.reads).toBeGreaterThan(80);
  });
});

describe("the files of a register", () => {
  it("are as many as leave 32 acts a file", () => {
    expect([0, 1, 63, 64, 157_000].map(registerParts)).toEqual([1, 1, 1, 2, 4096]);
  });
});
