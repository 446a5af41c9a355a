import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVERYDAY_NAMES } from "../../generator/law/italian/everyday-names.ts";
import { generatedTree } from "../property/tree.ts";

const DATA = "../shared/data";

interface Found {
  readonly norma: { readonly eli: string };
  readonly articolo: { readonly eli: string; readonly comma: string | null } | null;
}

describe.skipIf(!existsSync(DATA))("people's words over the real acts (skipped where ../shared is absent)", () => {
  const tree = generatedTree(DATA);
  const first = async (q: string, count: number) => {
    const { body } = await tree.get(`/cerca?limit=${count}&q=${encodeURIComponent(q)}`);
    return (body.risultati as Found[]).map(({ norma, articolo }) => {
      const place = (articolo?.eli ?? norma.eli).replace("eli:/it/", "");
      return articolo?.comma ? `${place}/comma/${articolo.comma}` : place;
    });
  };
  const here = async (place: string) =>
    (await tree.get(`/norme/eli:/it/${place.replace(/\/art\/.*/, "")}`)).status === 200;

  it.each(EVERYDAY_NAMES)("%s stand first where the act is here", async (names, places) => {
    const served: string[] = [];
    for (const place of places) if (await here(place)) served.push(place);
    if (served.length === 0) return;
    for (const name of names) expect(await first(name, 8), name).toContain(served[0]);
  });

  it.each([
    ["stalking condominio", "regio-decreto/1930/10/19/1398/art/612-bis"],
    ["PEC valore legale", "decreto-legislativo/2005/03/07/82/art/48"],
    ["multa autovelox", "decreto-legislativo/1992/04/30/285/art/142"],
    ["rottamazione delle cartelle", "legge/2022/12/29/197/art/1/comma/231"],
    ["tutela del whistleblower", "decreto-legislativo/2001/06/08/231/art/6"],
    ["prescrizione del reato", "regio-decreto/1930/10/19/1398/art/157"],
    ["furto", "regio-decreto/1930/10/19/1398/art/624"],
    ["firma digitale", "decreto-legislativo/2005/03/07/82/art/24"],
  ])("%s is answered among the first three", async (q, place) => {
    expect(await first(q, 3)).toContain(place);
  });

  it("a long article gives its comma, in which the words meet", async () => {
    const { body } = await tree.get(`/cerca?limit=3&q=${encodeURIComponent("benefici contributivi regolarità DURC")}`);
    const [best] = body.risultati as (Found & { readonly estratto: string })[];
    expect(best?.articolo).toMatchObject({ eli: "eli:/it/legge/2006/12/27/296/art/1", comma: "1175" });
    const comma = await tree.get(`/norme/${best?.articolo?.eli}/comma/${best?.articolo?.comma}`);
    expect(comma.status).toBe(200);
  });

  it.each([
    ["art. 1, comma 458, legge 296/2006", "legge/2006/12/27/296/art/1/comma/458"],
    ["l. 197/2022 art 1 co 231", "legge/2022/12/29/197/art/1/comma/231"],
    ["art. 1, commi da 231 a 252, l. 197/2022", "legge/2022/12/29/197/art/1/comma/231"],
    ["Law 197/2022, article 1, paragraph 231", "legge/2022/12/29/197/art/1/comma/231"],
  ])("a citation of a comma finds that comma: %s", async (q, place) => {
    expect(await first(q, 1)).toEqual([place]);
  });
});
