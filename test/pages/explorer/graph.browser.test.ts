import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { devtools, hashOf, type Page, perform, picture, settled, settledPicture, whenSettled } from "../site/page.ts";
import { DESK, PHONE, SCENES } from "./scenes.ts";

const LAW = "it/legge/1999/03/15/9001";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The map has drawn so many nodes, and they stand still. */
async function drawn(page: Page, nodes: number): Promise<void> {
  await page.locator(`.map[data-drawn="${nodes}"]`).waitFor();
  await settled(page);
}

/** Where a place of the map is in the window, once nothing moves. */
const placeOnMap = (page: Page, place: string) =>
  whenSettled<Place>(
    page,
    `(() => {
      const map = document.querySelector(".map");
      const { left, top } = map.getBoundingClientRect();
      const { x, y } = (${place})(map);
      return { x: left + x, y: top + y };
    })()`,
  );
/** The dot of the node that is looked at. */
const DOT = `({ dataset }) => {
  const [x, y] = dataset.at.split(",").map(Number);
  return { x, y };
}`;
const MIDDLE = "({ clientWidth, clientHeight }) => ({ x: clientWidth / 2, y: clientHeight / 2 })";
const CORNER = "() => ({ x: 5, y: 5 })";

/** Checks that the map shows something else after a gesture. */
async function expectRedrawn(page: Page, gesture: string, make: () => Promise<void>): Promise<void> {
  const map = page.locator(".map");
  const before = await settledPicture(page, map);
  await make();
  await expect.poll(() => picture(map), { message: gesture }).not.toBe(before);
}

interface Box {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}
type Boxes = readonly { readonly node: string; readonly at: Box }[];
interface Drawn {
  readonly names: Boxes;
  readonly dots: Boxes;
  readonly width: number;
  readonly height: number;
}
/** Boxes in pixels of the names that are seen and of all dots. */
const DRAWN = `(() => {
  const { cy } = document.querySelector(".map > div")._cyreg;
  const boxes = (nodes, options) => nodes.map((node) => {
    const { x1, x2, y1, y2 } = node.renderedBoundingBox({ includeOverlays: false, useCache: false, ...options });
    return { node: node.id(), at: { x1, x2, y1, y2 } };
  });
  const seen = cy.nodes().filter((node) => parseFloat(node.renderedStyle("font-size")) >= parseFloat(node.style("min-zoomed-font-size")));
  const [names, dots] = [boxes(seen, { includeNodes: false }), boxes(cy.nodes(), { includeLabels: false })];
  return { names, dots, width: cy.width(), height: cy.height() };
})()`;
/** Whether two boxes have a place in common; none has one with itself. */
const meet = (a: Box, b: Box) => a !== b && a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

type Route = Parameters<Parameters<Page["route"]>[1]>[0];

/** Answers with relations of an act with so many others. */
async function withNeighbours(route: Route, count: number): Promise<void> {
  const response = await route.fetch();
  const body = await response.json();
  const [relation] = body.relazioni;
  const relazioni = Array.from({ length: count }, (_, i) => {
    const eli = `eli:/it/decreto-legislativo/2000/01/01/${9001 + i}`;
    return { ...relation, direzione: "out", da: body.norma.eli, a: eli, nel_corpus: i % 9 === 0 };
  });
  await route.fulfill({ response, json: { ...body, relazioni, totale: count } });
}

describe.skipIf(!CHROMIUM_IS_HERE)("the graph of amendments in Chromium (skipped where it is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(SCENES)("shows all acts as a map and in a table, %s", async (_, options) => {
    const [page, seen] = await site.open("esplora/#/grafo?livello=norma", options);
    await drawn(page, 15);
    await expect.poll(() => page.locator("tbody tr").count()).toBe(15);
    await expect.poll(() => page.locator("tbody tr").first().textContent()).toContain("D.Lgs. 9004/2010");
    await expect.poll(() => page.locator("#mappa-testo").textContent()).toContain("D.Lgs. 9004/2010 (11)");
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(seen).toEqual([]);
  });

  it.each([DESK, PHONE])("lays no name on another, nor on a dot of another: %o", async (viewport) => {
    for (const [asked, neighbours] of [
      ["", 0],
      ["", 60],
      ["", 250],
      ["?livello=norma", 0],
      ["?livello=articolo", 0],
    ] as const) {
      const page = await site.browser.newPage({ viewport });
      if (neighbours > 0) await page.route("**/relazioni?*", (route) => withNeighbours(route, neighbours));
      await page.goto(`${site.origin}/esplora/#/grafo${asked}`);
      const { names, dots, width, height } = await whenSettled<Drawn>(page, DRAWN);
      const why = `${asked} ${neighbours}`;
      expect(dots.length, why).toBeGreaterThan(neighbours);
      expect(names.length, why).toBeGreaterThan(2);
      expect(
        names.filter(({ at }) => names.some((other) => meet(at, other.at))),
        why,
      ).toEqual([]);
      expect(
        names.filter(({ node, at }) => dots.some((dot) => dot.node !== node && meet(at, dot.at))),
        why,
      ).toEqual([]);
      expect(
        names.filter(({ at }) => at.x1 < 0 || at.y1 < 0 || at.x2 > width || at.y2 > height),
        why,
      ).toEqual([]);
      await page.close();
    }
  });

  it("starts with the act that has most relations", async () => {
    const [page, seen] = await site.open("esplora/#/grafo");
    await page.getByRole("heading", { name: "Modifiche attorno a D.Lgs. 9004/2010" }).waitFor();
    await settled(page);
    await page.getByRole("link", { name: "Tutta la mappa" }).click();
    await page.getByRole("heading", { name: "Chi modifica chi" }).waitFor();
    expect(seen).toEqual([]);
  });

  it.each(SCENES)("shows an act with its neighbours, and goes on to one of them, %s", async (_, options) => {
    const [page, seen] = await site.open(`en/explore/#/grafo?centro=${LAW}`, options);
    await settled(page);
    await expect.poll(() => page.locator("h1").textContent()).toBe("Amendments around L. 9001/1999");
    await expect.poll(() => page.locator("tbody tr").first().textContent()).toContain("L. 9001/1999");
    await expect.poll(() => page.locator("tbody tr").count()).toBeGreaterThan(3);
    await page.getByRole("link", { name: "Centre here: D.Lgs. 9004/2010" }).click();
    await page.getByRole("heading", { name: "Amendments around D.Lgs. 9004/2010" }).waitFor();
    await expect.poll(() => hashOf(page)).toBe("#/grafo?centro=it/decreto-legislativo/2010/04/20/9004");
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
    await page.getByRole("heading", { name: "Amendments around L. 9001/1999" }).waitFor();
    expect(seen).toEqual([]);
  });

  it("finds a node by its name, opens its panel, and the address keeps it", async () => {
    const [page, seen] = await site.open("esplora/#/grafo?livello=norma");
    await drawn(page, 15);
    await page.getByLabel("Trova nel grafo").fill("9002 2005");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "D.L. 9002/2005" }).waitFor();
    await expect.poll(() => hashOf(page)).toBe("#/grafo?livello=norma&nodo=it/decreto-legge/2005/06/10/9002");
    await page.reload();
    await page.getByRole("heading", { name: "D.L. 9002/2005" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await expect
      .poll(() => page.locator(".node-panel a", { hasText: "Leggi" }).getAttribute("href"))
      .toBe("#/norma/it/decreto-legge/2005/06/10/9002");
    await page.locator(".node-panel a", { hasText: "Metti al centro" }).click();
    await page.getByRole("heading", { name: "Modifiche attorno a D.L. 9002/2005" }).waitFor();
    await page.getByRole("link", { name: "Tutta la mappa" }).click();
    await page.getByRole("heading", { name: "D.L. 9002/2005" }).waitFor();
    expect(seen).toEqual([]);
  });

  it("filters by class of relation: map and table hold the same nodes", async () => {
    const [page] = await site.open("esplora/#/grafo?livello=norma");
    await drawn(page, 15);
    await page.getByRole("combobox", { name: "Relazioni" }).selectOption("efficacia");
    await expect.poll(() => hashOf(page)).toBe("#/grafo?livello=norma&classe=efficacia");
    await expect.poll(() => page.locator("tbody tr").count()).toBeLessThan(15);
    await drawn(page, await whenSettled<number>(page, "document.querySelectorAll('tbody tr').length"));
    await page.getByRole("combobox", { name: "Punti" }).selectOption("articolo");
    await page.locator("td", { hasText: "art. 1 D.L. 9002/2005" }).first().waitFor();
    await expect.poll(() => hashOf(page)).toBe("#/grafo?livello=articolo&classe=efficacia");
  });

  it("is moved, walked through and opened by the keyboard, at once where motion is not wanted", async () => {
    const [page, seen] = await site.open("esplora/#/grafo?livello=norma");
    await drawn(page, 15);
    await page.locator(".map").focus();
    for (const key of ["ArrowRight", "+", "ArrowDown", "-", "0"])
      await expectRedrawn(page, key, () => page.keyboard.press(key));
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.locator(".pointed").textContent()).toContain("D.Lgs. 9004/2010");
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.locator(".pointed").textContent()).toContain("L. 9001/1999");
    await page.keyboard.press("Enter");
    await page.locator(".node-panel h2", { hasText: "L. 9001/1999" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".node-panel.empty").waitFor();
    expect(seen).toEqual([]);
  });

  it("shows the name of a node on hover and opens it by a click; the wheel and the buttons zoom", async () => {
    // Holds all of the map, so that nothing scrolls: cytoscape ignores a wheel for a quarter of a second after that.
    const [page] = await site.open(`esplora/#/grafo?centro=${LAW}`, { viewport: { width: 1280, height: 1200 } });
    await settled(page);
    await page.locator(".map").focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.locator(".pointed").textContent()).toContain("L. 9001/1999");
    const { x, y } = await placeOnMap(page, DOT);
    const corner = await placeOnMap(page, CORNER);
    await page.mouse.move(corner.x, corner.y);
    await expect.poll(() => page.locator(".pointed").textContent()).toBe("");
    await page.mouse.move(x, y);
    await expect.poll(() => page.locator(".pointed").textContent()).toContain("L. 9001/1999");
    await page.mouse.click(x, y);
    await page.locator(".node-panel h2", { hasText: "L. 9001/1999" }).waitFor();
    await expectRedrawn(page, "wheel", () => page.mouse.wheel(0, -240));
    await expectRedrawn(page, "button", () => page.getByRole("button", { name: "Rimpicciolisci" }).click());
  });

  it("says when its dots stand still: never beside a name that they do not show yet", async () => {
    const [page] = await site.open("esplora/#/grafo?livello=norma&nodo=it/decreto-legge/2005/06/10/9002", {
      reducedMotion: "no-preference",
    });
    await drawn(page, 15);
    const { x, y } = await placeOnMap(page, DOT);
    // What the map says in the same task in which a name comes or goes.
    await perform(
      page,
      `said = []; new MutationObserver(() =>
      said.push(document.querySelector(".map").hasAttribute("data-settled")),
    ).observe(document.querySelector(".pointed"), { childList: true, characterData: true, subtree: true })`,
    );
    await page.mouse.move(x, y);
    await page.locator(".pointed", { hasText: "D.L. 9002/2005" }).waitFor();
    await drawn(page, 15);
    await page.locator(".map").press("PageDown");
    await drawn(page, 15);
    await expect.poll(() => page.evaluate("said")).toEqual([false, false]);
  });

  it("leaves the map where it is moved by hand while it goes to a node", async () => {
    const [page] = await site.open("esplora/#/grafo?livello=norma", { reducedMotion: "no-preference" });
    await drawn(page, 15);
    await perform(
      page,
      `for (const key of ["PageDown", "ArrowLeft"])
      document.querySelector(".map").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));`,
    );
    const [dot, middle] = [await placeOnMap(page, DOT), await placeOnMap(page, MIDDLE)];
    expect(Math.hypot(dot.x - middle.x, dot.y - middle.y)).toBeGreaterThan(5);
  });

  it.each(["light", "dark"] as const)("draws dots in the colours of a theme that comes later: %s", async (theme) => {
    const colorScheme = theme === "dark" ? "light" : "dark";
    const [page] = await site.open("esplora/#/grafo?livello=norma&nodo=it/decreto-legge/2005/06/10/9002", {
      colorScheme,
    });
    await drawn(page, 15);
    await page.emulateMedia({ colorScheme: theme });
    // Whether the middle of the dot that is looked at has the colour of its group.
    const hasColour = () =>
      page.evaluate<boolean>(`(() => {
        const map = document.querySelector(".map");
        const [x, y] = map.dataset.at.split(",").map(Number);
        const canvas = [...map.querySelectorAll("canvas")].at(-1);
        const scale = canvas.width / canvas.clientWidth;
        const own = canvas.getContext("2d").getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
        const probe = map.appendChild(document.createElement("i"));
        probe.style.color = "var(--group-decree-law)";
        const wanted = getComputedStyle(probe).color;
        probe.remove();
        return \`rgb(\${own[0]}, \${own[1]}, \${own[2]})\` === wanted;
      })()`);
    await expect.poll(hasColour).toBe(true);
  });

  it("pinches on a phone", async () => {
    const [page, seen] = await site.open("esplora/#/grafo?livello=norma", {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await drawn(page, 15);
    await page.locator(".map").scrollIntoViewIfNeeded();
    const { x, y } = await placeOnMap(page, MIDDLE);
    const session = await devtools(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await expectRedrawn(page, "pinch", async () => {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
      for (const apart of [40, 60, 80])
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    });
    expect(seen).toEqual([]);
  });
});
