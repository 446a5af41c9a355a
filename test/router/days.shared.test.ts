/** Real acts on a day: what came in between, which version an address asks for, when an act came into force. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { sharedTree } from "../shared-tree.ts";

const DATA = "../shared/data";
const TENDERS = "eli:/it/decreto-legislativo/2023/03/31/36";
const COPYRIGHT = "eli:/it/legge/1941/04/22/633";

interface Change {
  readonly tipo: string;
  readonly articolo_a: string | null;
  readonly partizione_a: string | null;
  readonly data: string;
}

describe.skipIf(!existsSync(DATA))("official acts on a day (skipped where ../shared is absent)", () => {
  const dir = sharedTree("--data", DATA);

  async function ask(target: string) {
    const read = async (name: string) => (existsSync(path.join(dir, name)) ? readFileSync(path.join(dir, name)) : null);
    const fault = (error: unknown) => {
      throw error;
    };
    const { status, body } = await respond({ method: "GET", target: `/api/public${target}` }, read, fault);
    return { status, body: JSON.parse(new TextDecoder().decode(body)) };
  }
  const places = (changes: readonly Change[]) => changes.map(({ partizione_a }) => partizione_a);

  it("a comma that was repealed after its version says so on a day after that, and not on one before", async () => {
    const { body } = await ask(`/norme/${TENDERS}@2025-06-01/art/50/comma/3`);
    expect(body).toMatchObject({ giorno: "2025-06-01", versione: { al: "2023-05-30" } });
    expect(body.modifiche_intermedie).toMatchObject([
      { tipo: "abroga", articolo_a: "50", partizione_a: "comma 3", data: "2024-12-31" },
    ]);
    expect(body.meta.nota).toContain("in quel giorno il testo può essere un altro");
    const { body: before } = await ask(`/norme/${TENDERS}@2024-12-30/art/50/comma/3`);
    expect(before.modifiche_intermedie).toEqual([]);
    expect(before.meta.nota).not.toContain("può essere un altro");
    const { body: article } = await ask(`/norme/${TENDERS}@2025-06-01/art/50`);
    expect(places(article.modifiche_intermedie)).toEqual(expect.arrayContaining(["comma 3", "comma 2-bis"]));
  });

  it("an act on a day has the relations in between that day and its version, all of them", async () => {
    for (const [eli, day] of [
      [TENDERS, "2025-06-01"],
      [COPYRIGHT, "2022-12-31"],
      [COPYRIGHT, "2023-12-31"],
    ] as const) {
      const { body } = await ask(`/norme/${eli}@${day}`);
      const { al } = body.versione;
      const into: readonly Change[] = body.relazioni.in;
      expect(body.modifiche_intermedie).toEqual(into.filter(({ data }) => data > al && data <= day));
      expect(body.modifiche_intermedie.length > 0).toBe(/può essere un altro/.test(body.meta.nota));
    }
  });

  it("the older version of an act says which it is, and that a newer one is here", async () => {
    const { body } = await ask(`/norme/${COPYRIGHT}@2022-01-01?lang=en`);
    expect(body.meta.nota).toMatch(
      /^Text of the consolidated version of 2021-12-14, not the newest: the collection has some up to 2024-11-15/,
    );
  });

  it.each([
    ["eli/id/1941/07/16/041U0633/CONSOLIDATED/20220101", "2021-12-14"],
    ["http://www.normattiva.it/eli/stato/LEGGE/1941/04/22/633/CONSOLIDATED/20241115", "2024-11-15"],
    ["urn:nir:stato:legge:1941-04-22;633!vig=2024-11-14", "2021-12-14"],
    ["eli/id/1941/07/16/041U0633/CONSOLIDATED/20210101", null],
    ["eli/id/1941/07/16/041U0633/ORIGINAL", null],
    ["urn:nir:stato:legge:1941-04-22;633@originale", null],
    ["eli/id/2007/05/05/007G0075/ORIGINAL", "2007-05-05"],
  ])("the address %s gets its version, or none", async (name, al) => {
    const { status, body } = await ask(`/norme/${encodeURIComponent(name)}`);
    if (al === null)
      expect({ status, versioni: body.versioni }).toMatchObject({
        status: 404,
        versioni: [/./, /./].map(() => expect.any(String)),
      });
    else expect(body.versione).toMatchObject({ al });
    const search = await ask(`/cerca?q=${encodeURIComponent(name)}`);
    expect(search.status).toBe(status);
    if (al !== null) expect(search.body.riconosciuta.versione).toMatchObject({ al });
  });

  it.each([
    ["decreto-legislativo/1992/04/30/285", "1993-01-01"],
    ["decreto-legislativo/2001/06/08/231", "2001-07-04"],
    ["decreto-legislativo/2005/03/07/82", "2006-01-01"],
    ["legge/2006/12/27/296", "2007-01-01"],
    ["legge/2022/12/29/197", "2023-01-01"],
    ["decreto-legge/2020/05/19/34", "2020-05-19"],
    ["regio-decreto/1930/10/19/1398", "1931-07-01"],
    ["legge/2007/05/04/56", "2007-05-06"],
    ["legge/1941/04/22/633", null],
  ])("%s came into force on the day that its source gives", async (act, day) => {
    expect((await ask(`/norme/eli:/it/${act}`)).body.entrata_in_vigore).toBe(day);
  });
});
