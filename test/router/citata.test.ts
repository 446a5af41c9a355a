/** Who cites an act, as people ask for it; every window: `property/norme-oracle.ts`. */

import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { ELI as CITED, OUTSIDE } from "./cases/case.ts";
import { reader, worldTree } from "./world.ts";

const read = reader(worldTree());

async function ask(path: string, query: Readonly<Record<string, string | number>> = {}) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { status, body } = await respond({ method: "GET", target: `/api/public${path}?${parameters}` }, read, thrown);
  const { meta: _, norma, ...rest } = JSON.parse(new TextDecoder().decode(body));
  return { status, norma, rest };
}

describe("who cites an act", () => {
  it("says of an act that is not here what a text says of it", async () => {
    const { norma } = await ask(`/norme/${OUTSIDE}/citata`);
    const outside = { tipo: "legge", titolo: null, data: "1970-05-20", numero: "9300", nel_corpus: false };
    expect(norma).toEqual({ eli: OUTSIDE, ...outside });
    expect((await ask("/norme/legge 9300 del 1970/citata")).norma).toEqual(norma);
    expect((await ask("/norme/legge 9301 del 1970/citata")).status).toBe(404);
  });

  it("understands articles as people write them, and names the nearest of one that is not there", async () => {
    const [written, plain] = await Promise.all(
      ["art. 2 bis", "2-bis"].map((articolo) => ask(`/norme/${CITED}/citata`, { articolo })),
    );
    expect(written).toEqual(plain);
    expect(written?.rest.totale).toBe(1);
    const attached = await ask(`/norme/${OUTSIDE}/citata`, { articolo: "allegato a, 4" });
    expect([attached.status, attached.rest.citazioni[0]?.articolo_citato]).toEqual([200, "Allegato A, 4"]);
    for (const eli of [CITED, OUTSIDE]) {
      const { status, rest: body } = await ask(`/norme/${eli}/citata`, { articolo: "77" });
      expect([status, body.articoli.length > 0]).toEqual([404, true]);
    }
  });
});
