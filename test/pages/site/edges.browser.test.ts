import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { PAGES } from "../explorer/addresses.ts";
import { reusedPage } from "../explorer/reused-page.ts";
import { browsedSite } from "./browsed-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { answerFrom, type Page, whenSettled } from "./page.ts";

/** Sizes of letters in pixels, and left edges of what a page begins with, each once, with what has them. */
const MEASURED = `(() => {
  const [sizes, edges] = [{}, {}];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: of } = texts.currentNode;
    const size = parseFloat(getComputedStyle(of).fontSize);
    // The name of the site stands for itself by its sign; drawings have letters that grow with them.
    if (data.trim() && size > 0 && of.checkVisibility() && !of.closest("svg, style, script")) sizes[size] ??= of.localName + "." + of.className;
  }
  for (const of of document.querySelectorAll(".brand, h1, main .lead, main .tabs, main .fields, main .table-frame, main .provenance, footer p")) {
    const { left, width } = of.getBoundingClientRect();
    if (width > 1 && of.checkVisibility() && !of.closest(".reader, .relations, dialog, details:not([open]), .swagger-ui")) edges[Math.round(left)] ??= of.localName + "." + of.className;
  }
  const ranks = Object.fromEntries([...document.querySelectorAll("h1")].map((of) => [parseFloat(getComputedStyle(of).fontSize), 1]));
  return { sizes, edges, ranks, wide: Math.max(0, document.documentElement.scrollWidth - innerWidth) };
})()`;

interface Measured {
  readonly sizes: Readonly<Record<string, string>>;
  readonly edges: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<string, number>>;
  readonly wide: number;
}

const WIDTHS = [390, 768, 1280];
const SCALE = ["13", "14", "16", "18", "24", "36"];
/** Pages that are whole as they are served, what is waited for, and the size of their title. */
const SERVED = [
  ["index.html", "h1", "36"],
  ["en/index.html", "h1", "36"],
  ["api/public/docs.html", ".opblock", "24"],
  ["api/public/redoc.html", "h1", "24"],
] as const;

async function expectScale(page: Page, width: number, title: string, measured: (script: string) => Promise<Measured>) {
  await page.setViewportSize({ width, height: 800 });
  const { sizes, edges, ranks, wide } = await measured(MEASURED);
  const odd = Object.entries(sizes).filter(([size]) => !SCALE.includes(size));
  expect({ width, odd, edges: Object.keys(edges).length > 1 ? edges : {}, titles: Object.keys(ranks), wide }).toEqual({
    width,
    odd: [],
    edges: {},
    titles: [title],
    wide: 0,
  });
}

describe.skipIf(!CHROMIUM_IS_HERE)("all pages (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const reused = reusedPage(site, "esplora/", {});

  it.each(SERVED)("%s: six sizes of letters and one left edge at every width", async (name, there, title) => {
    const [page] = await site.open(name);
    await page.locator(there).first().waitFor();
    for (const width of WIDTHS)
      await expectScale(page, width, title, (script) => answerFrom(page, `document.fonts.ready.then(() => ${script})`));
  });

  it.each(PAGES)("%s: six sizes of letters and one left edge at every width", async (_, hash) => {
    const [page] = await reused.open(hash);
    for (const width of WIDTHS) await expectScale(page, width, "24", (script) => whenSettled(page, script));
  });

  it.each([
    "norma/it/legge/1999/03/15/9001",
    "norma/it/legge/1999/03/15/9001/art/2",
    "norma/it/regio-decreto/1931/05/07/9005",
  ])("an act's text begins above 360 px on a desk: %s", async (path) => {
    const [own] = await site.open(`esplora/#/${path}`, { viewport: { width: 1280, height: 800 } });
    await own.locator(".law").first().waitFor();
    const top = await whenSettled<number>(own, `document.querySelector(".law").getBoundingClientRect().top`);
    expect(top).toBeLessThan(360);
  });
});
