import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { generateHere } from "../../generate-here.ts";
import { machineSlowness } from "../../machine-speed.ts";
import { writeFiles } from "../../write-files.ts";
import { CHROMIUM_IS_HERE, launch, type OwnBrowser } from "../site/chromium.ts";
import { devtools, whenSettled } from "../site/page.ts";
import { PHONE } from "./scenes.ts";

/** The code of public contracts: 1.5 million letters. */
const ACT = "#/norma/it/decreto-legislativo/2023/03/31/36";
const ARTICLES = 490;
const FILE = "20230331_23G00044_VIGENZA_20230530.xml";
const data = new URL("../../../../shared/data/", import.meta.url);
const source = new URL(`norme/${FILE}`, data);

/**
 * What Chromium is asked for before the page: when the first screen of the text was drawn, when the last article was there, and how far
 * the page moved by itself. A screen is full where the text that is there goes on below it; it is drawn once the frame with it is over.
 */
const WATCH = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
  }).observe({ type: "layout-shift", buffered: true });
  const isFull = () => {
    const lines = document.querySelectorAll(".law p");
    return lines.length > 0 && lines[lines.length - 1].getBoundingClientRect().bottom >= innerHeight;
  };
  new MutationObserver((_, observer) => {
    if (window.filled === undefined && isFull()) {
      window.filled = true;
      requestAnimationFrame(() => setTimeout(() => { performance.mark("readable"); told("readable"); }));
    }
    if (document.getElementsByTagName("article").length < ${ARTICLES}) return;
    performance.mark("whole");
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;

interface Reading {
  /** Milliseconds of the processor until the first screen of the text is drawn. */
  readonly worked: number;
  /** The same on the clock, from the click on. */
  readonly waited: number;
  /** Share of the machine's processors that others had just before. */
  readonly taken: number;
  /** Milliseconds on the clock until all of the text is in the page. */
  readonly whole: number;
  readonly moved: number;
  /** Articles that can be reached in the end. */
  readonly articles: number;
}

/**
 * Whether a reading tells of the clock: a processor that others have makes the page wait for its turn, and a browser that slows itself
 * down by the clock counts that four times.
 */
const isQuiet = ({ taken }: Reading) => taken < 0.15;
const isQuick = ({ worked, waited }: Reading) => worked <= 1000 && waited <= 1000;

function processorTimes() {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const idle = cpus().map(({ times }) => times.idle);
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  return { all: sum(all), idle: sum(idle) };
}

/** How slow this machine is, and what share of it others have meanwhile: browser and server have nothing to do. */
function machineNow(): { slowness: number; taken: number } {
  const before = processorTimes();
  const slowness = machineSlowness();
  const after = processorTimes();
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  // The measure itself has one processor.
  return { slowness, taken: Math.max(0, busy - 1 / cpus().length) };
}

async function read(browser: OwnBrowser, url: string): Promise<Reading> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(WATCH);
  const session = await devtools(page);
  // Four times slower than the machine of the bound: less slower than a machine that is slower itself.
  const { slowness, taken } = machineNow();
  await session.send("Emulation.setCPUThrottlingRate", { rate: Math.max(1, 4 / slowness) });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  // Told, and not asked for: questions are work for the page too.
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "told" });
  const readable = new Promise((done) => session.once("Runtime.bindingCalled", done));
  await page.goto(url, { waitUntil: "commit" });
  await readable;
  const { metrics } = await session.send("Performance.getMetrics");
  const worked = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  const marked = (name: string) => `performance.getEntriesByName("${name}")[0].startTime`;
  const seen = await whenSettled<Pick<Reading, "waited" | "whole" | "moved" | "articles">>(
    page,
    `{
      waited: ${marked("readable")},
      whole: ${marked("whole")},
      moved: window.moved,
      articles: document.querySelectorAll("article.art").length,
    }`,
  );
  await page.close();
  return { worked, taken, ...seen };
}

describe.skipIf(!CHROMIUM_IS_HERE || !existsSync(source))(
  "the largest act in Chromium (skipped where /usr/bin/chromium or ../shared is absent)",
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), "large-act-"));
    const out = path.join(folder, "tree");
    beforeAll(async () => {
      writeFiles(path.join(folder, "data"), [
        ["fonti.json", readFileSync(new URL("fonti.json", data))],
        [`norme/${FILE}`, readFileSync(source)],
      ]);
      await generateHere({ data: path.join(folder, "data"), out });
    }, 120_000);
    afterAll(() => removeSync(folder));

    it("can be read within a second on a processor that is four times slower, and does not move", async () => {
      const server = await serveTree(out, 0, "127.0.0.1");
      const browser = await launch();
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      const readings: Reading[] = [];
      // Other work on the machine only makes it longer: one reading within the bounds is enough, three tell whether the page moves.
      while (readings.length < 3 || (readings.length < 6 && !readings.some(isQuick)))
        readings.push(await read(browser, `http://127.0.0.1:${port}/esplora/${ACT}`));
      await browser.close();
      server.closeAllConnections();
      server.close();
      const [best] = readings.sort((a, b) => a.waited - b.waited);
      console.info("d.lgs. 36/2023, processor four times slower:", best);
      expect(Math.min(...readings.map(({ worked }) => worked))).toBeLessThanOrEqual(1000);
      if (readings.some(isQuiet)) expect(best?.waited).toBeLessThanOrEqual(1000);
      else console.info("the clock is not held: others were at work on this machine all the while");
      for (const { articles } of readings) expect(articles).toBe(ARTICLES);
      for (const { moved } of readings) expect(moved).toBeLessThan(0.05);
    }, 240_000);
  },
);
