/** Windows of a list of many pages; relations and graphs at any cap and filter: `property/{norme,pnrr,politici}-oracle.ts`. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWords } from "../../generator/law/fold.ts";
import { respond } from "../../generator/router/respond.ts";
import { runs } from "../runs.ts";
import { thrown } from "../thrown.ts";
import { ROWS, reader, worldTree } from "./world.ts";

const files = worldTree();
const read = reader(files);

async function ask(path: string, query: Readonly<Record<string, string | number>>) {
  const parameters = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const target = `/api/public${path}?${parameters}`;
  const { status, body } = await respond({ method: "GET", target }, read, thrown);
  const text = new TextDecoder().decode(body);
  return { status, text, body: JSON.parse(text) };
}

/** The layout promised for the files holds for what the router makes as well. */
function expectLineJson(text: string): void {
  const lines = text.split("\n");
  expect(lines.at(-1)).toBe("");
  expect(lines[0]).toMatch(/^\{"meta":\{.*\},$/);
  expect(lines[2]).toMatch(/^"[a-z]+":\[$/);
  expect(lines.at(-2)).toBe("]}");
}

const lang = fc.constantFrom("", "it", "en");

describe("a window of the list of acts", () => {
  const words = fc.array(
    fc.constantFrom("DISPO", "d", "in", "Città", "perche'", "perché", "liber", "2005", "sull", "è", "zz"),
    {
      maxLength: 3,
    },
  );
  it("is what filter, sort and slice give", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("", "legge", "dpr", "decreto-legislativo", "niente"),
        words,
        fc.integer({ min: 1, max: 400 }),
        fc.oneof(fc.nat(360), fc.constantFrom(1e15, 2 ** 53 + 2)),
        lang,
        async (tipo, q, limit, offset, lang) => {
          const asked = foldWords(q.join(" "));
          const chosen = ROWS.filter((row) => {
            const title = foldWords(row.titolo);
            return (tipo === "" || row.tipo === tipo) && asked.every((w) => title.some((t) => t.startsWith(w)));
          });
          const { text, body } = await ask("/norme", { tipo, q: q.join(" "), limit, offset, lang });
          const { meta, ...rest } = body;
          expect(meta.lingua).toBe(lang || "it");
          expect(rest).toEqual({
            totale: chosen.length,
            limit,
            offset,
            norme: chosen.slice(offset, offset + limit),
          });
          expectLineJson(text);
        },
      ),
      { numRuns: runs(400) },
    ));
});
