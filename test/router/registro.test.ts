/** What a register of a hundred acts costs. */

import { describe, expect, it } from "vitest";
import {
  faultsOfRegister,
  type RegisteredAct,
  type RegisterPart,
  registerFile,
  registerParts,
} from "../../generator/format/register.ts";
import { bucketKeyOfEli } from "../../generator/law/identity/act-bucket.ts";
import { respond } from "../../generator/router/respond.ts";
import type { Read } from "../../generator/router/tree.ts";
import { packed } from "../tree/pack-tree.ts";
import { ROWS, smallTree } from "./small-tree.ts";

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
  const files = packed(smallTree(), 64);
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
    const fault = (error: unknown) => {
      throw error;
    };
    const { status, body } = await respond({ method: "GET", target }, read, fault);
    const { norme } = JSON.parse(Buffer.from(body).toString());
    expect(status).toBe(200);
    expect(norme.filter(({ esito }: { esito: string }) => esito === "trovata")).toHaveLength(100);
    expect(counted.rounds).toBeLessThanOrEqual(2);
    expect(counted.reads).toBeLessThanOrEqual(120);
    expect(counted.reads).toBeGreaterThan(80);
  });
});

describe("the files of a register", () => {
  const act: RegisteredAct = {
    norma: { eli: "eli:/it/legge/1990/08/07/241" },
    versioni: [{ al: "2020-01-01", tipo: "originale", sha256: "" }],
  };
  const key = bucketKeyOfEli(act.norma.eli);
  const faults = (part: RegisterPart, name = registerFile(key, 4)) =>
    [...faultsOfRegister(part, name, 4)].map(({ en }) => en);

  it("are as many as leave 32 acts a file", () => {
    expect([0, 1, 63, 64, 157_000].map(registerParts)).toEqual([1, 1, 1, 2, 4096]);
  });

  it("are held against their names, keys and order", () => {
    expect(faults({ [key]: [act] })).toEqual([]);
    expect(faults({ [key]: [act] }, "indici/norme/registro/9.json")).toEqual([expect.stringMatching(/belongs in/)]);
    expect(faults({ [key]: [{ ...act, attuale: 1 }] })).toEqual([expect.stringMatching(/lacks the version/)]);
    expect(faults({ [key]: [{ ...act, norma: { eli: "eli:/it/legge/1991/08/07/241" } }] })).toEqual([
      expect.stringMatching(/below the key/),
    ]);
    const later = { ...act.versioni[0]!, al: "2021-01-01" };
    expect(faults({ [key]: [{ ...act, versioni: [...act.versioni, later] }] })).toEqual([
      expect.stringMatching(/out of order/),
    ]);
  });
});
