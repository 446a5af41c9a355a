import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveWith } from "../../../generator/cli/start-server.ts";
import { nodeSite } from "../../../generator/hosts/entries/node/node-site.ts";
import { CLASSE_OF_TIPO } from "../../../generator/law/relation-kinds.ts";
import { sharedSite } from "../site/built-site.ts";
import { CHROMIUM_IS_HERE, suiteBrowser, watch } from "../site/chromium.ts";
import { answerFrom, settled, whenSettled } from "../site/page.ts";

/** A site whose graph of acts is as large as a map gets: the page is the real one, the answer is artificial. */

const TYPES = ["legge", "decreto-legge", "decreto-legislativo", "dpr", "regio-decreto", "decreto-ministeriale"];
const KINDS = Object.entries(CLASSE_OF_TIPO);

const eliOf = (node: number) => `eli:/it/${TYPES[node % TYPES.length]}/2000/01/01/${node + 1}`;

/** Whole numbers below a bound, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** The answer of `/graph` with so many nodes: like that of laws, few of them have most links, and those of one community seldom link to others. */
function artificialGraph(count: number): string {
  const next = numbers(count);
  const communities = 12;
  const degree = new Float64Array(count);
  const links = Array.from({ length: 2 * count }, (_, i) => {
    const source = next(count);
    const rank = Math.floor((next(1000) * next(1000) * next(1000) * count) / 1e9);
    const target = next(10) === 0 ? rank : rank - ((rank - source) % communities);
    const [tipo, classe] = KINDS[i % KINDS.length]!;
    const peso = 1 + next(5);
    for (const end of [source, target]) degree[end]! += peso;
    return { source: eliOf(source), target: eliOf(target), tipo, classe, peso };
  });
  const nodes = Array.from(degree, (grado, node) => {
    const id = eliOf(node);
    return { id, label: `L. ${node + 1}/2000`, tipo: "legge", norma: id, nel_corpus: node % 9 > 0, grado };
  }).sort((a, b) => b.grado - a.grado);
  const meta = { release: "000000000000", dati_al: "2026-01-01", fonti: [] };
  const totals = { max_nodi: count, totale_nodi: 10 * count, totale_link: 40 * count, troncato: true };
  return JSON.stringify({ meta, livello: "norma", ...totals, nodes, links });
}

/** Serves a tree with another graph of acts. */
async function serveWithGraph(dir: string, count: number): Promise<Server> {
  const answer = artificialGraph(count);
  const site = nodeSite(dir);
  return await serveWith((request, response) => {
    const path = request.url?.split("?")[0];
    if (path === "/api/public/graph") response.setHeader("Content-Type", "application/json").end(answer);
    else void site(request, response);
  }, 0);
}

const NODES = 2000;
const DRAWN = 300;
/** Steps of a move. */
const STEPS = 20;

/** Moves the map as a hand does, some keys in each frame, to and fro; how often it was drawn meanwhile. */
const MOVE = `(async () => {
  const map = document.querySelector(".map");
  let drawn = 0;
  map.firstElementChild._cyreg.cy.on("render", () => drawn++);
  for (let frame = 0; frame < ${STEPS}; frame++) {
    const key = frame % 10 < 5 ? "ArrowLeft" : "ArrowRight";
    for (let i = 0; i < 5; i++) map.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await new Promise((next) => requestAnimationFrame(next));
  }
  return drawn;
})()`;

/** How many dots the map holds, and how many of them have a name. */
const HELD = `(() => {
  const { cy } = document.querySelector(".map > div")._cyreg;
  const named = cy.nodes().filter((node) => node.data("font") >= 1).length;
  return { nodes: cy.nodes().length, named };
})()`;

describe.skipIf(!CHROMIUM_IS_HERE)(`the ${DRAWN} most linked of ${NODES} nodes`, () => {
  const site = sharedSite();
  const browser = suiteBrowser();
  let server: Server;
  beforeAll(async () => {
    server = await serveWithGraph(site.dir, NODES);
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it("are drawn, moved once a frame and stand still again; the table has all", async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage({ locale: "it-IT" });
    const seen = watch(page, origin);
    await page.goto(`${origin}/esplora/#/grafo?livello=norma`);
    const { nodes, named } = await whenSettled<{ nodes: number; named: number }>(page, HELD);
    expect([nodes, named > 0]).toEqual([DRAWN, true]);
    await expect.poll(() => page.getByText("300 di 2.000").count()).toBe(1);
    const drawn = await answerFrom<number>(page, MOVE);
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(STEPS + 1);
    await settled(page);
    expect(seen).toEqual([]);
  });
});
