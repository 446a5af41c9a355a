/** What reading the citations of a text costs, on trees with a file for each act and on packed ones. */

import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { packed } from "../tree/pack-tree.ts";
import { ROWS, worldTree } from "./world.ts";

const files = worldTree();

/** Files that a request reads, and in how many rounds: a round is all that is asked for before the first of it comes. */
async function cost(tree: ReadonlyMap<string, Uint8Array>, testo: string) {
  let [rounds, reads] = [0, 0];
  let waiting: (() => void)[] = [];
  const read = (name: string) => {
    reads++;
    if (waiting.length === 0) {
      rounds++;
      setImmediate(() => {
        const all = waiting;
        waiting = [];
        for (const done of all) done();
      });
    }
    return new Promise<Uint8Array | null>((done) => waiting.push(() => done(tree.get(name) ?? null)));
  };
  const target = `/api/public/citazioni?testo=${encodeURIComponent(testo)}`;
  const { body } = await respond({ method: "GET", target }, read, thrown);
  return { rounds, reads, totale: JSON.parse(new TextDecoder().decode(body)).totale };
}

const WORDS: Readonly<Record<string, string>> = { legge: "L.", dpr: "D.P.R." };
const cited = ROWS.filter(({ tipo, numero }) => tipo in WORDS && numero).slice(0, 60);
const text = cited.map(({ tipo, numero, data }) => `art. 1 ${WORDS[tipo]} ${numero}/${data.slice(0, 4)}`).join("; ");

describe("sixty citations of as many acts", () => {
  it("take at most five rounds and 250 reads where each act is a file", async () => {
    const { rounds, reads, totale } = await cost(files, text);
    expect(totale).toBe(60);
    expect(rounds).toBeLessThanOrEqual(5);
    expect(reads).toBeLessThanOrEqual(250);
  });

  it("take at most six rounds and 160 reads in sixteen packs", async () => {
    const { rounds, reads } = await cost(packed(files, 16), text);
    expect(rounds).toBeLessThanOrEqual(6);
    expect(reads).toBeLessThanOrEqual(160);
  });

  it("cost nothing more where they are said ten times", async () => {
    expect(await cost(files, `${text}; ${text}`)).toMatchObject({
      reads: (await cost(files, text)).reads,
      totale: 120,
    });
  });

  it("of a text without any take one round", async () => {
    expect(await cost(files, "Nessuna citazione.")).toEqual({ rounds: 1, reads: 2, totale: 0 });
  });
});
