import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { generatedTree } from "../property/tree.ts";
import { thrown } from "../thrown.ts";

const DATA = "../shared/data";
const CODE = "eli:/it/decreto-legislativo/2023/03/31/36";

describe.skipIf(!existsSync(DATA))(
  "articles of annexes of the code of contracts (skipped where ../shared is absent)",
  () => {
    const tree = generatedTree(DATA);
    const get = (target: string) => tree.get(target.replaceAll(" ", "%20"));
    /** The article that an answer about an act links to. */
    const item = async (text: string) => {
      const read = async (name: string) => {
        const file = path.join(tree.dir, name);
        return existsSync(file) ? readFileSync(file) : null;
      };
      const target = `/api/public/norme/${encodeURIComponent(text)}`;
      const { headers } = await respond({ method: "GET", target }, read, thrown);
      return /<\/api\/public\/norme\/([^>]*)>; rel="item"/.exec(headers.Link ?? "")?.[1];
    };

    it("every one is found by its label and its number", async () => {
      const { body } = await get(`/norme/${CODE}`);
      const articles = body.articoli as { eli: string; numero: string; allegato: string | null }[];
      const attached = articles.filter(({ eli }) => eli.includes("/annesso/"));
      expect(new Set(attached.map(({ allegato }) => allegato))).toContain("II.12");
      expect(attached.every(({ allegato }) => /^[IV]+\.\d+$/.test(allegato ?? ""))).toBe(true);
      for (const { eli, numero, allegato } of attached) {
        const found = await get(`/norme/${CODE}/art/art. ${numero} all. ${allegato}`);
        expect((found.body.articolo as { eli: string }).eli).toBe(eli);
      }
    });

    it.each([
      "d.lgs. 36/2023 allegato II.12 art. 23",
      "art. 23 dell'allegato II.12 al codice dei contratti pubblici",
      "Legislative Decree 36/2023, Annex II.12, Article 23",
    ])("%s leads to it, in the list and in the search", async (text) => {
      expect(await item(text)).toBe(`${CODE}/annesso/17/art/23`);
      const { body } = await tree.get(`/cerca?q=${encodeURIComponent(text)}`);
      expect((body.riconosciuta as { articolo: { eli: string } }).articolo.eli).toBe(`${CODE}/annesso/17/art/23`);
      expect((body.risultati as { articolo: { eli: string } }[])[0]?.articolo.eli).toBe(`${CODE}/annesso/17/art/23`);
    });

    it.each([
      `/norme/${CODE}/art/allegato IX.9, 23`,
      `/norme/${CODE}/art/art. 23 allegato`,
      "/norme/d.lgs. 36/2023 allegato IX.9/art/23",
      "/norme/art. 23 allegato IX.9 d.lgs. 36/2023",
      "/norme/art. 3 dell'allegato I.3 al d.lgs. 36/2023",
    ])("%s is no article of the body", async (target) => {
      const { status, body } = await get(target);
      expect(status).toBe(404);
      for (const { eli } of body.articoli as { eli: string }[]) expect(eli).toContain("/annesso/");
    });

    it("an annex that is not there has no article in the search", async () => {
      const { body } = await get("/cerca?q=d.lgs. 36/2023 allegato IX.9 art. 23");
      expect(body.riconosciuta).toMatchObject({ norma: { eli: CODE }, articolo: null });
    });
  },
);
