/** The feed of an act keeps the rules of Atom, and says what the answers about the act say. */

import { describe, expect, it } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { brokenAtomRules } from "../exports/catalogue/atom-rules.ts";
import { all, one, parsed } from "../exports/catalogue/xml-elements.ts";
import { generatedTree } from "../property/tree.ts";
import { thrown } from "../thrown.ts";

const tree = generatedTree("data-raw");

/** The feed of an act, with addresses that are whole: as they are where it was fetched from. */
async function feedOf(name: string, lang = "it"): Promise<string> {
  const target = `/api/public/norme/${encodeURIComponent(name)}/modifiche.atom?lang=${lang}`;
  const { status, headers, body } = await respond(
    { method: "GET", target },
    (file) => readFromDisk(tree.dir, file),
    thrown,
  );
  expect([status, headers["Content-Type"], headers["Content-Language"]]).toEqual([200, "application/atom+xml", lang]);
  return Buffer.from(body).toString().replaceAll('href="/', 'href="https://example.org/');
}

type Body = Record<string, unknown>;

describe("the feed of every act of the sample", () => {
  it("breaks no rule of RFC 4287, and has the versions, the dated relations in and the rulings, the newest first", async () => {
    const { body } = await tree.get("/norme");
    const acts = body.norme as { eli: string }[];
    let [entriesSeen, rulingsSeen] = [0, 0];
    for (const { eli } of acts)
      for (const lang of ["it", "en"]) {
        const feed = await feedOf(eli, lang);
        expect(brokenAtomRules(feed), eli).toEqual([]);
        const entries = all(parsed(feed), "entry");
        const { versioni } = (await tree.get(`/norme/${eli}/versioni`)).body as { versioni: { al: string }[] };
        const { relazioni } = (await tree.get(`/relazioni?norma=${eli}&dir=in`)).body as { relazioni: Body[] };
        const { pronunce } = (await tree.get(`/norme/${eli}/pronunce`)).body as { pronunce: Body[] };
        const days = [
          ...pronunce.flatMap(({ deposito }) => (deposito ? [String(deposito)] : [])),
          ...versioni.map(({ al }) => al),
          ...relazioni.flatMap(({ data }) => (data ? [String(data)] : [])),
        ];
        expect(entries.map((entry) => one(entry, "updated").slice(0, 10))).toEqual(days.sort().reverse().slice(0, 50));
        for (const { data, evidenza, tipo } of relazioni.filter((relation) => relation.data && relation.evidenza))
          expect(
            entries.some(
              (entry) =>
                one(entry, "summary") === evidenza &&
                one(entry, "updated").startsWith(String(data)) &&
                one(entry, "title").includes(` ${tipo} `),
            ),
            `${eli}: ${evidenza}`,
          ).toBe(true);
        for (const { dispositivo, numero, anno, articolo } of pronunce)
          expect(
            entries.some(
              (entry) =>
                one(entry, "summary") === dispositivo &&
                one(entry, "title").includes(`${numero}/${anno}`) &&
                one(entry, "id").startsWith((articolo as { eli: string }).eli),
            ),
          ).toBe(true);
        rulingsSeen += pronunce.length;
        entriesSeen += entries.length;
      }
    expect(entriesSeen).toBeGreaterThan(50);
    expect(rulingsSeen).toBeGreaterThan(2);
  });

  it("is the same by any name, and its entries have the ids and titles of the feed of all amendments", async () => {
    const feed = await feedOf("eli:/it/legge/1999/03/15/9001");
    expect(await feedOf("L. 9001/1999")).toBe(feed);
    const whole = Buffer.from((await readFromDisk(tree.dir, "feed/modifiche.atom")) ?? []).toString();
    const named = (text: string) => all(parsed(text), "entry").map((entry) => [one(entry, "id"), one(entry, "title")]);
    const changes = named(feed).filter(([id]) => id?.includes("#") && !id.includes("#ECLI"));
    expect(named(whole)).toEqual(expect.arrayContaining(changes));
    expect(changes.length).toBeGreaterThan(2);
  });

  it.each([
    ["it", "/api/public/norme/eli:/it/legge/1999/03/15/9001/modifiche.atom"],
    ["en", "/api/public/norme/eli:/it/legge/1999/03/15/9001/modifiche.atom?lang=en"],
  ])("names itself by the address that gives it in its language: %s", async (lang, address) => {
    const links = all(parsed(await feedOf("L. 9001/1999", lang)), "link").filter(
      ({ attributes }) => attributes.rel === "self",
    );
    expect(links.map(({ attributes }) => attributes.href)).toEqual([`https://example.org${address}`]);
  });

  it("has whole addresses if the tree was told its own", async () => {
    const read = async (file: string) => {
      const bytes = await readFromDisk(tree.dir, file);
      if (file !== "indici/articolo.json" || !bytes) return bytes;
      return Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(bytes).toString()), base: "https://leggi.example/sotto/" }),
      );
    };
    const target = "/api/public/norme/eli:/it/legge/1999/03/15/9001/modifiche.atom?lang=en";
    const { body } = await respond({ method: "GET", target }, read, thrown);
    const text = Buffer.from(body).toString();
    const addresses = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses).toContain(`https://leggi.example/sotto${target}`);
    for (const href of addresses)
      expect(href).toMatch(/^https:\/\/leggi\.example\/sotto\/(?:api\/public\/norme\/|en\/explore\/#\/norma\/)/);
    // First of all each entry leads to a page, and a comparison goes from the older version to the newer.
    for (const entry of text.split("<entry>").slice(1))
      expect(/<link [^>]*>/.exec(entry)?.[0]).toMatch(/rel="alternate" type="text\/html" href="[^"]*#\/norma\/it\//);
    const compared = [...text.matchAll(/confronto\?da=([\d-]+)&amp;a=([\d-]+)/g)];
    expect(compared.length).toBeGreaterThan(0);
    for (const [, da = "", a = ""] of compared) expect(da < a, `${da} ${a}`).toBe(true);
  });
});
