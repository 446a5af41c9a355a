/** Articles as people ask for them, over the tree of the sample; on any day: `cases/articles.ts`, `property/versioni-oracle.ts`. */

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

it("an act as a file is what it was, with the number of its versions", () => {
  const text = readFileSync(path.join(dir, "api/public/norme/legge/1999/03/15/9001.json"), "utf8");
  expect(JSON.parse(text)).toMatchObject({ eli: ACT, versione: { al: "2024-12-14" }, n_versioni: 2 });
});
