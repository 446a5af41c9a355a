/**
 * Measures reading and aggregating the PNRR files against papaparse reading the same bytes and doing nothing with them.
 *
 *   node .build/bench/pnrr-lettura.js <data folder> [rounds, 5 by default]   seconds of processor; at most twice papaparse's
 *   node .build/bench/pnrr-lettura.js <data folder> memoria                  one run, with its peak memory (at most 1.5 GB)
 */

import { execFileSync } from "node:child_process";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import Papa from "papaparse";
import { buildPnrr } from "../../generator/corpus/pnrr/build.ts";
import type { ModelloPnrr } from "../../generator/corpus/pnrr/modello.ts";
import { openInput } from "../../generator/sources/input.ts";
import { readItaliaDomani } from "../../generator/sources/italia-domani/read.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { finanziamentiOf } from "../../generator/views/pnrr/finanziamenti.ts";
import { rankRegioni } from "../../generator/views/pnrr/regioni.ts";
import { pnrrViews, rankAziende, rankEnti } from "../../generator/views/pnrr/views.ts";

const MAX_RATIO = 2;
const MAX_BYTES = 1.5e9;

async function bare(data: string, header: boolean): Promise<number> {
  let rows = 0;
  for (const input of await listInputs(data, "pnrr", "pnrr", { memberBytes: 4e9, ratio: 500 }, new Rapporto())) {
    if (!input.name.endsWith(".csv")) continue;
    const stream = Readable.from(openInput(input), { objectMode: false });
    stream.setEncoding("utf8");
    await new Promise<void>((complete, error) => {
      Papa.parse(stream, {
        delimiter: ";",
        header,
        chunk: ({ data }) => (rows += data.length),
        complete: () => complete(),
        error,
      });
    });
  }
  return rows;
}

/** In a function of its own, so that the rows can go when the model is there. */
async function modelOf(data: string, rapporto: Rapporto): Promise<ModelloPnrr> {
  return buildPnrr(await readItaliaDomani(data, rapporto), rapporto);
}

/** Everything but the graph: the answers that add money up. */
async function aggregate(data: string): Promise<void> {
  const modello = await modelOf(data, new Rapporto());
  rankAziende(modello);
  rankEnti(modello);
  rankRegioni(modello);
  finanziamentiOf(modello);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const WORKS = {
  righe: (data: string) => bare(data, false),
  oggetti: (data: string) => bare(data, true),
  nostra: aggregate,
} as const;
type Work = keyof typeof WORKS;

const isWork = (mode: string): mode is Work => Object.hasOwn(WORKS, mode);

interface Costo {
  /** Seconds of processor, compiler and collector included: other programs on the machine do not count. */
  readonly processore: number;
  /** Seconds on the clock. */
  readonly orologio: number;
}

/** Prints what one work costs. */
async function one(data: string, work: Work): Promise<void> {
  const before = process.cpuUsage();
  const orologio = await seconds(() => WORKS[work](data));
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ processore: (user + system) / 1e6, orologio } satisfies Costo));
}

/** Each measure in a process of its own: neither the rows of the other nor its compiled code are around. */
function ratio(data: string, rounds: number): boolean {
  const costs: Record<Work, Costo[]> = { righe: [], oggetti: [], nostra: [] };
  for (let i = 0; i < rounds; i++)
    for (const work of Object.keys(WORKS) as Work[]) {
      const out = execFileSync(process.execPath, [fileURLToPath(import.meta.url), data, work], { encoding: "utf8" });
      costs[work].push(JSON.parse(out) as Costo);
    }
  const best = (work: Work, by: keyof Costo) => Math.min(...costs[work].map((cost) => cost[by]));
  for (const by of ["processore", "orologio"] as const) {
    const own = best("nostra", by);
    const against = (work: Work) => `${best(work, by).toFixed(2)} s (rapporto ${(own / best(work, by)).toFixed(2)})`;
    console.log(
      `${by}, il minore di ${rounds}: lettura e somme ${own.toFixed(2)} s; papaparse a righe ${against("righe")}, con l'intestazione ${against("oggetti")}`,
    );
  }
  // The reader knows its columns by name, as the bare library does with its header: that is the same work.
  return best("nostra", "processore") / best("oggetti", "processore") <= MAX_RATIO;
}

async function memory(data: string): Promise<boolean> {
  const rapporto = new Rapporto();
  const time = await seconds(async () => {
    const { conteggi, grafo } = pnrrViews(await modelOf(data, rapporto));
    let ordinali = 0;
    for (const set of grafo.sets) ordinali += set.order.length;
    const size = { nodi: grafo.nodes.length, link: grafo.links.source.length, insiemi: grafo.sets.length, ordinali };
    console.log(JSON.stringify({ ...conteggi, ...size }));
  });
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(`${time.toFixed(1)} s, memoria di picco ${(peak / 1e6).toFixed(0)} MB (al più ${MAX_BYTES / 1e6})`);
  return peak <= MAX_BYTES;
}

const [data, mode = "5"] = process.argv.slice(2);
if (data === undefined) {
  console.error("uso: pnrr-lettura <cartella dei dati> [giri | memoria | righe | oggetti | nostra]");
  process.exitCode = 2;
} else if (isWork(mode)) await one(data, mode);
else if (!(mode === "memoria" ? await memory(data) : ratio(data, Number(mode)))) process.exitCode = 1;
