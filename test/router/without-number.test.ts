/** Acts without a number: many decrees of the nineteenth century, and ministerial ones. */

import { describe, expect, it } from "vitest";
import { lineJson, lineOfMeta } from "../../generator/format/line-json.ts";
import { CITATIONS_FILE } from "../../generator/law/citations/tables.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { parseEli } from "../../generator/law/identity/eli.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import { respond } from "../../generator/router/respond.ts";
import { deflated } from "../../generator/tree/deflated.ts";
import type { Staging } from "../../generator/tree/staging.ts";
import { writeNumbers } from "../../generator/tree/write-norme.ts";
import { listsInMemory } from "../lists-in-memory.ts";
import { thrown } from "../thrown.ts";
import { packed } from "../tree/pack-tree.ts";
import { reader } from "./small-tree.ts";

const rows = [
  "eli:/it/decreto-ministeriale/1990/05/06~090a2100-19900510",
  "eli:/it/decreto-ministeriale/1990/05/06~090a2101-19900511",
  "eli:/it/decreto-ministeriale/1990/05/07",
].map((eli) => {
  const { tipo, data, numero } = parseEli(eli)!;
  return { eli, tipo: tipo!, titolo: "Decreto di esempio", data: data!, numero, n_articoli: 0, n_relazioni: 0 };
});

const files = new Map<string, Uint8Array>();
const write = (name: string, content: string) => files.set(name, new TextEncoder().encode(content));
writeNumbers({ write } as unknown as Staging, listsInMemory, rows);
files.set(CITATIONS_FILE, deflated(JSON.stringify(ITALIAN_CITATIONS)));
for (const id of ["norma", "relazioni"]) write(`indici/${id}.json`, '{"meta":{"it":{},"en":{}}}\n');
const relazioni = [{ path: ["relazioni"] as const, items: [] }];
for (const row of rows) {
  const lists = (["articoli", "allegati"] as const).map((name) => ({ path: [name] as const, items: [] }));
  const both = (["out", "in"] as const).map((name) => ({ path: ["relazioni", name] as const, items: [] }));
  const totals = { dir: "entrambe", totale: 0, totale_out: 0, totale_in: 0 };
  write(`api/public/norme/${fileOfEli(row.eli)}.json`, lineJson(lineOfMeta({}), row, [...lists, ...both]));
  write(
    `api/public/relazioni/${fileOfEli(row.eli)}.json`,
    lineJson(lineOfMeta({}), { norma: row, ...totals }, relazioni),
  );
}

const layouts = [
  ["each a file", files],
  ["packed", packed(files, 4)],
] as const;

describe.each(layouts)("acts without a number, %s", (_layout, tree) => {
  const get = async (target: string) => {
    const answer = await respond({ method: "GET", target: `/api/public${target}` }, reader(tree), thrown);
    return { status: answer.status, body: JSON.parse(new TextDecoder().decode(answer.body)), headers: answer.headers };
  };

  it("of one type and day are candidates of the ELI that they share", async () => {
    const { status, body } = await get("/norme/eli:/it/decreto-ministeriale/1990/05/06");
    expect(status).toBe(300);
    expect(body.candidati).toEqual(rows.slice(0, 2));
  });

  it("are each given by their own ELI, in any case", async () => {
    for (const { eli } of rows) {
      expect(await get(`/norme/${eli}`)).toMatchObject({ status: 200, body: { eli } });
      const spelled = await get(`/norme/${eli.toUpperCase()}`);
      expect(spelled).toMatchObject({
        status: 200,
        body: { eli },
        headers: { "Content-Location": `/api/public/norme/${eli}` },
      });
      expect(await get(`/relazioni?norma=${eli}&dir=in`)).toMatchObject({ status: 200, body: { norma: { eli } } });
    }
  });

  it("are not found by a year alone", async () => {
    const { status } = await get("/norme/urn:nir:stato:decreto.ministeriale:1990");
    expect(status).toBe(404);
  });
});
