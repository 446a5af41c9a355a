/** Relations of acts that are not here, and relations of a comma, over the tree of the sample. */

import { describe, expect, it } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { sharedTree } from "../shared-tree.ts";
import { thrown } from "../thrown.ts";

const OUTSIDE = "eli:/it/legge/2001/12/28/9099";

/** Asks a tree of the sample. */
async function ask(target: string, dir: string) {
  const { status, headers, body } = await respond(
    { method: "GET", target: `/api/public${target}` },
    (name) => readFromDisk(dir, name),
    thrown,
  );
  return { status, headers, body: JSON.parse(new TextDecoder().decode(body)) };
}

describe.each([
  ["of files", [] as string[]],
  ["of packs", ["--pack"]],
])("an act that is not here, in a tree %s", (_, options) => {
  const dir = sharedTree(...options);

  it("has the relations that name it, without a row", async () => {
    const { status, headers, body } = await ask(`/relazioni?norma=${OUTSIDE}`, dir);
    expect([status, headers["Content-Location"]]).toEqual([200, undefined]);
    expect(body.norma).toEqual({
      ...{ eli: OUTSIDE, tipo: "legge", titolo: null, data: "2001-12-28", numero: "9099", nel_corpus: false },
    });
    expect([body.totale, body.totale_out, body.totale_in]).toEqual([1, 1, 0]);
    const here = await ask("/relazioni?norma=eli:/it/legge/1999/03/15/9001&dir=in", dir);
    const { direzione: __, nel_corpus: ___, ...said } = body.relazioni[0];
    expect(here.body.relazioni).toContainEqual({ ...said, direzione: "in", nel_corpus: false });
  });

  it("is found as people cite it, in one direction, in English", async () => {
    for (const text of ["legge 9099/2001", "L. 28 dicembre 2001, n. 9099", "urn:nir:stato:legge:2001-12-28;9099"]) {
      const { status, headers, body } = await ask(`/relazioni?norma=${encodeURIComponent(text)}&dir=in&lang=en`, dir);
      expect([status, body.meta.lingua, body.dir, body.totale, body.totale_out]).toEqual([200, "en", "in", 0, 1]);
      expect(headers["Content-Location"]).toBe(`/api/public/relazioni?norma=${OUTSIDE}&dir=in`);
    }
  });

  it("is unknown where no relation names it, or another day is asked for", async () => {
    for (const text of ["legge 9097/2001", "legge 27 dicembre 2001, n. 9099", "decreto-legge 9099/2001"])
      expect((await ask(`/relazioni?norma=${encodeURIComponent(text)}`, dir)).status, text).toBe(404);
  });
});

describe("a comma", () => {
  const dir = sharedTree();
  const ACT = "eli:/it/legge/1999/03/15/9001";
  const parts = (relations: readonly { partizione_a: string | null; di_tutto_l_articolo?: true }[]) =>
    relations.map(({ partizione_a, di_tutto_l_articolo }) => [partizione_a, di_tutto_l_articolo ?? false]);

  it("has the relations that name it, not those of the commi beside it", async () => {
    const [first, second] = [
      await ask(`/norme/${ACT}/art/2/comma/1`, dir),
      await ask(`/norme/${ACT}/art/2/comma/2-bis`, dir),
    ];
    expect(parts(first.body.relazioni.in)).toEqual([
      ["comma 1, lettera b)", false],
      ["comma 1", false],
    ]);
    expect(parts(second.body.relazioni.in)).toEqual([["comma 2-bis", false]]);
    expect(first.body.n_relazioni_comma).toEqual({ del_comma: 2, di_tutto_l_articolo: 0 });
  });

  it("has those of the whole article behind its own, marked and counted apart", async () => {
    const { body } = await ask("/norme/eli:/it/regio-decreto/1931/05/07/9005/art/2/comma/1", dir);
    expect(parts(body.relazioni.in)).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(body.n_relazioni_comma).toEqual({ del_comma: 0, di_tutto_l_articolo: 2 });
  });

  it("says that it is repealed, in its article too", async () => {
    const article = await ask("/norme/eli:/it/decreto-legislativo/2010/04/20/9004/art/9", dir);
    const marked = article.body.commi.map(({ numero, abrogato }: { numero: string; abrogato?: true }) => [
      numero,
      abrogato,
    ]);
    expect(marked).toContainEqual(["3", true]);
    expect(marked).toContainEqual(["1", undefined]);
    const { body } = await ask("/norme/eli:/it/decreto-legislativo/2010/04/20/9004/art/9/comma/3", dir);
    expect(body.commi[0].abrogato).toBe(true);
  });
});
