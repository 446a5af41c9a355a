/** Acts and articles as pages that need no script, and the page for what is not there. */

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NOT_FOUND_FILE } from "../../generator/contract/named-files.ts";
import { TEXT_PAGES } from "../../generator/contract/text-page.ts";
import { textTemplate } from "../../generator/pages/site/text-page.tsx";
import { answerOf } from "../../generator/router/answer.ts";
import { textPage } from "../../generator/router/pages/text-page.ts";
import { askedOf } from "../../generator/router/plan.ts";
import { htmlNotation } from "../../generator/router/render/html-text.ts";
import type { TextBody } from "../../generator/router/render/markdown.ts";
import { respond } from "../../generator/router/respond.ts";
import { type Element, elementsOf, inlineTexts } from "../pages/site/parsed-page.ts";
import { thrown } from "../thrown.ts";
import { AMENDED } from "./cases/case.ts";
import { BROWSER } from "./cases/pages.ts";
import { reader, worldTree } from "./world.ts";

const ACT = "/norme/eli:/it/legge/1990/08/07/241";
const BASE = "https://example.com/diritto/";
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const files = worldTree();
for (const lingua of ["it", "en"] as const)
  files.set(TEXT_PAGES[lingua], new TextEncoder().encode(textTemplate(lingua, { base: BASE }, "p{color:red}")));

const ask = (target: string, accept: string | undefined, tree = files) =>
  respond({ method: "GET", target: `/api/public${target}`, accept }, reader(tree), thrown);

const attribute = (all: readonly Element[], name: string, has: Readonly<Record<string, string>>, of: string) =>
  all.find((one) => one.name === name && Object.entries(has).every(([key, value]) => one.attributes[key] === value))
    ?.attributes[of];

/** What robots and previews read. */
const head = (all: readonly Element[]) => ({
  title: all.find(({ name }) => name === "title")?.text,
  description: attribute(all, "meta", { name: "description" }, "content"),
  canonical: attribute(all, "link", { rel: "canonical" }, "href"),
  leads: attribute(all, "html", {}, "data-leads"),
});

const LONG = "../".repeat(9);

describe("a text that a browser opens", () => {
  it.each([
    [`${ACT}/art/1`, `${LONG}../../esplora/#/norma/it/legge/1990/08/07/241/art/1`, `${ACT}/art/1`],
    [ACT, `${LONG}esplora/#/norma/it/legge/1990/08/07/241`, ACT],
    ["/norme/L.%20241/1990", "../../../../esplora/#/norma/it/legge/1990/08/07/241", ACT],
    [
      `/norme/${AMENDED}@2013-01-01`,
      `${LONG}esplora/#/norma/it/legge/1999/03/15/9001@1999-03-20`,
      `/norme/${AMENDED}@1999-03-20`,
    ],
    [
      `/norme/${AMENDED}@2013-01-01/art/3/comma/2`,
      `${LONG}../../../../esplora/#/norma/it/legge/1999/03/15/9001@1999-03-20/art/3/comma/2`,
      `/norme/${AMENDED}@1999-03-20/art/3/comma/2`,
    ],
  ])("%s is a page that says what it is and leads to the explorer", async (target, leads, canonical) => {
    const { status, headers, body } = await ask(target, BROWSER);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": `${body.length}`,
      "Cache-Control": "no-store",
      "Content-Security-Policy": "frame-ancestors 'none'",
      Vary: "Accept, Accept-Language",
      Link: '</licenze.txt>; rel="license"',
    });
    const all = elementsOf(text(body));
    const said = head(all);
    expect(said).toMatchObject({ leads, canonical: `${BASE}api/public${canonical}` });
    expect(attribute(all, "meta", { property: "og:title" }, "content")).toBe(said.title);
    expect(attribute(all, "meta", { property: "og:description" }, "content")).toBe(said.description);
    expect(said.title).toMatch(/L\. (?:241\/1990|9001\/1999)/);
    const json = await ask(target, undefined);
    const { articolo, articoli, preambolo }: TextBody = JSON.parse(text(json.body));
    const shown = all.find(({ attributes }) => attributes.class === "law")?.text.replace(/\s+/g, " ") ?? "";
    const words = articolo?.testo ?? articoli?.[0]?.testo ?? preambolo ?? "";
    expect(words).not.toBe("");
    expect(shown).toContain(words.split("\n")[0]?.replace(/\s+/g, " "));
  });

  it("runs the script whose digest its policy names, and no other", async () => {
    const page = text((await ask(ACT, BROWSER)).body);
    const scripts = inlineTexts(page).script;
    expect(scripts).toHaveLength(1);
    const digest = createHash("sha256").update(scripts.join("")).digest("base64");
    expect(page).toContain(`script-src 'sha256-${digest}';`);
  });

  it("speaks the language that is asked for around a text that stays Italian", async () => {
    const all = elementsOf(text((await ask(`${ACT}?lang=en`, BROWSER)).body));
    expect(head(all).leads).toBe(`${LONG}en/explore/#/norma/it/legge/1990/08/07/241`);
    expect(all.find(({ name }) => name === "h1")?.lang).toBe("it");
    expect(all.find(({ name }) => name === "footer")?.lang).toBe("en");
  });

  it("leads to the article that its name says besides, in the same language", async () => {
    const { status, headers } = await ask(
      `${ACT}~art1?lang=en`.replace("eli:/it/legge/1990/08/07/241", "urn:nir:stato:legge:1990-08-07;241"),
      BROWSER,
    );
    expect([status, headers.Location]).toEqual([303, `/api/public${ACT}/art/1?lang=en`]);
  });

  it("is the explorer's where the tree has no such page", async () => {
    const older = worldTree();
    for (const file of Object.values(TEXT_PAGES)) older.delete(file);
    const { status, headers } = await ask(ACT, BROWSER, older);
    expect([status, headers.Location]).toEqual([303, "/esplora/#/norma/it/legge/1990/08/07/241"]);
  });
});

const HOSTILE = "<script>alert(\"1\")</script> & '{{root}}' {{text}} </title><!-- ]]>\u0000";

it("lets nothing of a text be a mark, an attribute or a place of the page", async () => {
  const fields = {
    eli: `e/${HOSTILE}`,
    numero: HOSTILE,
    rubrica: HOSTILE,
    testo: HOSTILE,
    partizione: HOSTILE,
    note: [HOSTILE],
  };
  const body: TextBody = {
    meta: {
      release: "0",
      lingua: "it",
      licenza: HOSTILE,
      avvertenza: HOSTILE,
      nota: HOSTILE,
      fonti: [{ attribuzione: HOSTILE }],
    },
    norma: { eli: `eli:/${HOSTILE}`, titolo: HOSTILE },
    versione: { tipo: "originale", al: HOSTILE },
    articolo: { ...fields, n_pronunce: 1 },
    allegati: [{ id: HOSTILE, titolo: HOSTILE, testo: HOSTILE }],
  };
  const asked = askedOf({ method: "GET", target: "/api/public/norme/x/art/1" });
  const about = { operation: "articolo", lingua: "it" } as const;
  const answer = answerOf(200, JSON.stringify(body), "it");
  const page = text(
    (await textPage(answer, asked, about, 'esplora/#/"><script>', reader(files)))?.body ?? new Uint8Array(),
  );
  const harmless = text((await ask(`${ACT}/art/1`, BROWSER)).body);
  expect(inlineTexts(page)).toEqual(inlineTexts(harmless));
  const all = elementsOf(page);
  const seen = HOSTILE.replace("\u0000", "\ufffd");
  expect(head(all).title).toContain(seen);
  expect(head(all).description).toBe(seen);
  expect(all.filter(({ name, text }) => name === "p" && text === seen).length).toBeGreaterThanOrEqual(4);
  expect(new Set(all.map(({ name }) => name))).toEqual(
    new Set([...elementsOf(harmless).map(({ name }) => name), "a", "blockquote"]),
  );
});

it.each([
  ["L. 3/2000", "/api/public/norme/e", '<a href="../api/public/norme/e">L. 3/2000</a>'],
  ["<b>", 'https://example.org/?a="1"&b', '<a href="https://example.org/?a=%221%22&amp;b">&lt;b&gt;</a>'],
  ["a & b", null, "a &amp; b"],
])("links %s to %s", (label, address, written) => {
  expect(htmlNotation("../").link(label, address)).toBe(written);
});

describe("an address that no file has", () => {
  const page = "<!DOCTYPE html><title>404</title>";
  const tree = worldTree().set(NOT_FOUND_FILE, new TextEncoder().encode(page));
  const open = (target: string, accept?: string, of = tree) =>
    respond({ method: "GET", target, accept }, reader(of), thrown);

  it.each(["/nulla", "/esplora/nulla", "/esplora/nulla.html", "/en/explore/nulla/"])(
    "%s is a page for a browser alone",
    async (target) => {
      const shown = await open(target, BROWSER);
      expect([shown.status, text(shown.body)]).toEqual([404, page]);
      expect(shown.headers).toMatchObject({
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        Vary: "Accept, Accept-Language",
      });
      for (const accept of [undefined, "*/*", "application/json"]) {
        const told = await open(target, accept);
        expect([told.status, text(told.body)]).toEqual([404, '{"detail":"Not Found"}']);
        expect(told.headers).toMatchObject({ "Content-Type": "application/json", Vary: "Accept, Accept-Language" });
      }
    },
  );

  it("is JSON for all where the tree has no such page", async () => {
    const older = worldTree();
    older.delete(NOT_FOUND_FILE);
    expect(text((await open("/nulla", BROWSER, older)).body)).toBe('{"detail":"Not Found"}');
  });
});
