/** Trial `swaps`: two trees take each other's place while clients ask without a pause. Every answer is that of one of them. */

import { spawnSync } from "node:child_process";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copySync, ensureDirSync, removeSync } from "fs-extra/esm";
import { earlierPlace } from "../../generator/api/earlier-place.ts";
import { Caso } from "../bench/corpus/caso.ts";
import { Clients } from "./clients.ts";
import { start } from "./start.ts";
import type { Row, Scale, Trial } from "./trial.ts";

const SWAPS: Readonly<Record<Scale, number>> = { part: 20, whole: 200 };
const CLIENTS = 16;
/** Milliseconds from one swap to the next, at most. */
const REST = 250;
/** Milliseconds in which a server sees a new tree. */
const SEEN = 1500;
/** Times that a tree goes and comes back before it stays. */
const FRO = 10;
const API = "/api/public";

const TARGETS = [
  ...[
    "/health",
    "/health?lang=en",
    "/norme",
    "/norme?q=legge&limit=3",
    "/norme?limit=7&offset=3",
    "/graph?max_nodi=13",
  ].map((path) => API + path),
  ...[
    "/graph?livello=articolo&max_nodi=33&lang=en",
    "/pnrr/graph?settore=e",
    "/ddl/lista",
    "/health.json",
    "/docs",
  ].map((path) => API + path),
  ..."/ /en/ /catalogo.ttl /manifest.json /SHA256SUMS /licenze.txt /sitemap.xml /indici/norme.json".split(" "),
  ..."/download/csv/articoli.csv /download/csv/relazioni.csv /download/diritto.sqlite".split(" "),
];

/** A tree of the sample; `day` makes its release another. */
function generated(top: string, name: string, day: string): string {
  const [data, out] = [path.join(top, `data-${name}`), path.join(top, name)];
  copySync("data-raw", data);
  const fonti = path.join(data, "fonti.json");
  writeFileSync(fonti, readFileSync(fonti, "utf8").replaceAll(/"estratto_il": "[^"]*"/g, `"estratto_il": "${day}"`));
  const args = [".build/generate.js", "--data", data, "--out", out, "--download", "csv", "--download", "sqlite"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`generate: ${stderr}`);
  return out;
}

/** A tree with the very files of another. */
function linked(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linked(source, target);
    else linkSync(source, target);
  }
}

/** Ways in which a tree takes another's place; each leaves `next` at `out`. */
const WAYS: Readonly<Record<string, (out: string, next: string, caso: Caso) => Promise<void>>> = {
  /** As a publication does it: two renames, then the old tree goes. */
  async published(out, next, caso) {
    const aside = earlierPlace(out);
    ensureDirSync(path.dirname(aside));
    renameSync(out, aside);
    // Whoever is killed here leaves it so for longer.
    if (caso.chance(0.3)) await wait(caso.between(1, 100));
    renameSync(next, out);
    rmSync(path.dirname(aside), { recursive: true });
  },
  /** By hand, to and fro: nothing in the trees is touched, and the first one comes back while answers are made. */
  async moved(out, next, caso) {
    const away = `${out}.away`;
    for (let times = 0; times < 2 * FRO + 1; times++) {
      renameSync(out, away);
      renameSync(next, out);
      renameSync(away, next);
      if (caso.chance(0.7)) await wait(caso.between(0, 6));
    }
    rmSync(next, { recursive: true });
  },
};

async function swapped(scale: Scale, report: (doing: string) => void): Promise<Row[]> {
  const top = mkdtempSync(path.join(tmpdir(), "torture-"));
  try {
    const out = path.join(top, "dist-api");
    const trees = [generated(top, "a", "2026-01-10"), generated(top, "b", "2026-02-20")] as const;
    const rows: Row[] = [];
    for (const [way, swap] of Object.entries(WAYS)) {
      removeSync(out);
      linked(trees[0], out);
      const server = await start(out);
      const clients = new Clients(server.port, TARGETS);
      await clients.learn();
      for (let i = 1; i <= SWAPS[scale] + 1; i++) {
        const next = path.join(top, "next");
        linked(trees[i % 2] ?? trees[0], next);
        // The first one is for learning the other tree's answers: nobody else asks.
        if (i === 2) clients.begin(CLIENTS);
        await swap(out, next, new Caso(`${way} ${i}`));
        report(`${way}: ${i - 1} of ${SWAPS[scale]} swaps, ${clients.asked} requests`);
        if (i === 1) {
          await wait(SEEN);
          await clients.learn();
        } else await wait(new Caso(`${i}`).between(0, REST));
      }
      await wait(SEEN);
      await clients.end();
      await clients.mustAnswerAs((SWAPS[scale] + 1) % 2);
      if (server.errors()) clients.failures.push(`the server printed: ${server.errors().slice(0, 500)}`);
      const code = await server.stop();
      if (code !== 0) clients.failures.push(`exit code ${code}`);
      rows.push({
        what: `swaps of two trees, ${way}`,
        runs: SWAPS[scale],
        failures: clients.told(),
        figure: `${clients.asked} requests, ${clients.later} of them 503`,
      });
    }
    return rows;
  } finally {
    removeSync(top);
  }
}

export const swaps: Trial = { name: "swaps", run: swapped };
