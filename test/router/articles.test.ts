/** Articles and versions as people ask for them, over the tree of the sample. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { sharedTree } from "../shared-tree.ts";
import { thrown } from "../thrown.ts";

const dir = sharedTree();
const ACT = "eli:/it/legge/1999/03/15/9001";

async function ask(target: string) {
  const { status, headers, body } = await respond(
    { method: "GET", target: `/api/public${target}` },
    (name) => readFromDisk(dir, name),
    thrown,
  );
  return { status, headers, body: JSON.parse(new TextDecoder().decode(body)) };
}

describe("an article", () => {
  it("is found at its ELI, and says where it lives when it is asked for otherwise", async () => {
    const found = await ask(`/norme/${ACT}/art/3-bis`);
    expect(found).toMatchObject({ status: 200, body: { articolo: { eli: `${ACT}/art/3-bis` } } });
    expect(found.headers["Content-Location"]).toBeUndefined();
    for (const text of [
      `legge 9001 del 1999/art/3 bis`,
      `${ACT}/art/Art. 3bis`,
      `/it/LEGGE/1999/3/15/9001/art/3-BIS`,
    ]) {
      const { status, headers, body } = await ask(`/norme/${encodeURIComponent(text)}`);
      expect(status, text).toBe(200);
      expect(body.articolo.numero, text).toBe("3-bis");
      expect(headers["Content-Location"], text).toBe(`/api/public/norme/${ACT}/art/3-bis`);
    }
  });

  it("has the day of its version in its address, wherever the day was asked for", async () => {
    const where = `/api/public/norme/${ACT}@1999-03-20/art/2`;
    for (const text of [`${ACT}@2000-01-01/art/2`, `${ACT}/art/2@2000-01-01`]) {
      const { headers, body } = await ask(`/norme/${text}`);
      expect(headers["Content-Location"]).toBe(where);
      expect(body.versione).toEqual({ tipo: "originale", al: "1999-03-20" });
    }
  });

  it("is told where other versions have it, in both languages", async () => {
    const [it_, en] = [
      await ask(`/norme/${ACT}@2000-01-01/art/3-bis`),
      await ask(`/norme/${ACT}@2000-01-01/art/3-bis?lang=en`),
    ];
    for (const { status, body } of [it_, en])
      expect({ status, body }).toMatchObject({ status: 404, body: { dal: "2024-12-14", versioni: ["2024-12-14"] } });
    expect(it_.body.detail).not.toBe(en.body.detail);
    expect(it_.body.articoli).toContainEqual({ numero: "3", eli: `${ACT}/art/3` });
  });

  it("gives one comma, and names those that there are", async () => {
    const { body } = await ask(`/norme/${ACT}/art/2/comma/2%20bis`);
    expect(body.commi).toMatchObject([{ numero: "2-bis", id: "art_2__para_2-bis" }]);
    expect(body.articolo.testo).toBe(body.commi[0].testo);
    expect(await ask(`/norme/${ACT}/art/2/comma/9`)).toMatchObject({ status: 404, body: { commi: ["1", "2-bis"] } });
  });

  it("is linked where a request for its act names it", async () => {
    const link = `</api/public/norme/${ACT}/art/3-bis>; rel="item"`;
    for (const text of ["urn:nir:stato:legge:1999-03-15;9001~art3bis", "art. 3-bis della legge 9001/1999"])
      expect((await ask(`/norme/${encodeURIComponent(text)}`)).headers.Link, text).toContain(link);
    expect((await ask("/norme/art.%2077%20legge%209001%2F1999")).headers.Link).not.toContain("item");
    expect((await ask(`/norme/${ACT}`)).headers.Link).not.toContain("item");
  });
});

describe("a day", () => {
  it("without a version is 404 with the days of those that there are", async () => {
    const versioni = ["2024-12-14", "1999-03-20"];
    for (const target of [
      `/norme/${ACT}@2020-02-30`,
      `/norme/${ACT}@1999-03-19`,
      `/norme/${ACT}@1999-03-19/art/1`,
      `/norme/${ACT}@1999-03-19/versioni`,
      `/norme/${ACT}/confronto?da=1999-03-19`,
      `/norme/urn:nir:stato:legge:1999-03-15;9001!vig=1999-03-19`,
      `/relazioni?norma=${ACT}@1999-03-19`,
    ])
      expect(await ask(target), target).toMatchObject({ status: 404, body: { versioni } });
  });

  it("of another form is refused where it is a parameter", async () => {
    expect((await ask(`/norme/${ACT}/confronto?da=ieri`)).status).toBe(422);
  });

  it("asks for relations of an act that had a version then", async () => {
    const { status, headers, body } = await ask(`/relazioni?norma=${ACT}@2001-01-01&dir=in`);
    expect({ status, eli: body.norma.eli, dir: body.dir }).toEqual({ status: 200, eli: ACT, dir: "in" });
    expect(headers["Content-Location"]).toBe(`/api/public/relazioni?norma=${ACT}@1999-03-20&dir=in`);
  });
});

it("an act as a file is what it was, with the number of its versions", () => {
  const text = readFileSync(path.join(dir, "api/public/norme/legge/1999/03/15/9001.json"), "utf8");
  expect(JSON.parse(text)).toMatchObject({ eli: ACT, versione: { al: "2024-12-14" }, n_versioni: 2 });
});
