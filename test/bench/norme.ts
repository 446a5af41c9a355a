/** Acts: generation against the bare parser, memory, requests per second, and what a cut costs. */

import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import autocannon from "autocannon";
import { copySync, ensureDirSync, readJsonSync, removeSync } from "fs-extra/esm";
import { createServer as createFileServer } from "http-server";
import { Bench } from "tinybench";
import type { NormaRow } from "../../generator/api/norma-row.ts";
import { serveTree } from "../../generator/cli/start-server.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { respond } from "../../generator/router/respond.ts";
import { ratioOf, report, runNode } from "./measure.ts";

/** Keep-alive connections, each sending its next request when the last answer is whole. */
const CONNECTIONS = 16;

/** Requests per second that a server on a local port answers for a path. */
export async function requestsPerSecond(port: number, target: string, total: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${target}`;
  const { "2xx": good, errors, duration } = await autocannon({ url, connections: CONNECTIONS, amount: total });
  if (good !== total || errors > 0) throw new Error(`${target}: ${good} of ${total} answered, ${errors} errors`);
  return total / duration;
}

/** Left out of the project by `.gitignore`. */
const FOLDER = ".bench";
const PAIRS = 5;
/** Whole processes of two seconds differ by a tenth and more (measured), and so does the median of few of them. */
const GENERATION_PAIRS = 17;
const REQUESTS = 20_000;
const CUTS = 40;
/** Answers of three sizes: a page of rows, a graph of a hundred nodes, a graph of two thousand. */
const SERVED = ["norme", "graph/norma/100", "graph/norma/2000"] as const;
const TARGETS: Readonly<Record<(typeof SERVED)[number], string>> = {
  norme: "/api/public/norme",
  "graph/norma/100": "/api/public/graph?max_nodi=100",
  "graph/norma/2000": "/api/public/graph?max_nodi=2000",
};

const here = (name: string) => path.join(import.meta.dirname, "..", name);

/** A data folder with nothing but the acts of another one. */
function actsOnly(data: string, folder: string): string {
  const acts = path.join(folder, "data");
  copySync(path.join(data, "fonti.json"), path.join(acts, "fonti.json"));
  symlinkSync(path.resolve(data, "norme"), path.join(acts, "norme"));
  return acts;
}

/** Gives the folder of the last tree. */
async function generation(acts: string, folder: string): Promise<string> {
  let peak = 0;
  let runs = 0;
  let out = "";
  const generate = async () => {
    // Over a tree that is there, unchanged files would not be written again; where one was just removed, new files take longer (below).
    out = path.join(folder, `tree-${runs++}`);
    const flags = ["--data", acts, "--out", out, "--jobs", "2"];
    const run = await runNode(here("generate.js"), flags);
    peak = Math.max(peak, run.peak);
    return run.seconds;
  };
  const bare = async () => (await runNode(path.join(import.meta.dirname, "bare-loop.js"), [acts])).seconds;
  const ratio = await ratioOf(GENERATION_PAIRS, generate, bare);
  console.log(`     generation with 2 jobs / bare fast-xml-parser loop, one thread: ${ratio.toFixed(2)}`);
  const loops = async () => {
    const started = performance.now();
    await Promise.all([bare(), bare()]);
    return (performance.now() - started) / 1000;
  };
  const side = await ratioOf(PAIRS, loops, bare);
  console.log(
    `     two such loops side by side / one: ${side.toFixed(2)} (1 where the machine has two whole processors)`,
  );
  report("peak memory of that generation", peak, { most: 600 }, " MiB");
  return out;
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

async function serving(out: string): Promise<void> {
  const bodies = new Map(
    SERVED.map((name) => [`/${name}.json`, readFileSync(path.join(out, "api/public", `${name}.json`))]),
  );
  const fromMemory: RequestListener = (request, response) => {
    const body = bodies.get(request.url!)!;
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
  };
  const servers = {
    ours: await serveTree(out, 0, "127.0.0.1"),
    files: createServer(
      createFileServer({ root: path.join(out, "api/public"), cache: -1, cors: true }).server.listeners(
        "request",
      )[0] as RequestListener,
    ),
    memory: createServer(fromMemory),
  };
  const ports = {
    ours: await listening(servers.ours),
    files: await listening(servers.files),
    memory: await listening(servers.memory),
  };
  for (const name of SERVED) {
    const total = name.endsWith("2000") ? REQUESTS / 10 : REQUESTS;
    const ours = () => requestsPerSecond(ports.ours, TARGETS[name], total);
    const files = () => requestsPerSecond(ports.files, `/${name}.json`, total);
    const memory = () => requestsPerSecond(ports.memory, `/${name}.json`, total);
    report(`${TARGETS[name]}: requests per second / http-server, same bytes`, await ratioOf(PAIRS, ours, files), {
      least: 1,
    });
    report(`${TARGETS[name]}: requests per second / node:http from memory`, await ratioOf(PAIRS, ours, memory), {
      least: 0.7,
    });
  }
  const article = articleOfCode(out);
  const byArticle = () => requestsPerSecond(ports.ours, article, REQUESTS / 10);
  const health = () => requestsPerSecond(ports.ours, "/api/public/health", REQUESTS / 10);
  report(`${article}: requests per second / /health`, await ratioOf(PAIRS, byArticle, health), { least: 0.5 });
  for (const server of Object.values(servers)) server.close();
}

/** An article of the act with the most of them, in the middle of it. */
function articleOfCode(out: string): string {
  const rows = readJsonSync(path.join(out, "api/public/norme.json")) as { norme: NormaRow[] };
  const [code] = rows.norme.sort((a, b) => b.n_articoli - a.n_articoli);
  const answer = readFileSync(path.join(out, `api/public/norme/${fileOfEli(code!.eli)}.json`), "utf8");
  const { articoli } = JSON.parse(answer) as { articoli: { eli: string }[] };
  return `/api/public/norme/${articoli[articoli.length >> 1]!.eli}`;
}

/** Nothing is kept between requests here: every answer reads its files and is made anew. */
async function cuts(out: string): Promise<void> {
  const read = async (name: string) => {
    try {
      return readFileSync(path.join(out, name));
    } catch {
      return null;
    }
  };
  const ask = (maxNodi: number) => async () => {
    const target = `/api/public/graph?livello=articolo&max_nodi=${maxNodi}`;
    const { status } = await respond({ method: "GET", target }, read, console.error);
    if (status !== 200) throw new Error(`${target}: ${status}`);
  };
  for (const [cut, tier] of [
    [137, 200],
    [499, 500],
    [1234, 2000],
    [2001, 5000],
  ] as const) {
    const bench = new Bench({ iterations: CUTS, throws: true }).add("cut", ask(cut)).add("tier", ask(tier));
    const [own, next] = (await bench.run()).map(({ result }) =>
      "latency" in result ? result.latency.p50 : Number.NaN,
    );
    report(`max_nodi=${cut} / its next tier ${tier}`, (own ?? Number.NaN) / (next ?? Number.NaN), { most: 2 });
  }
}

/**
 * Runs the benchmarks about acts and prints one line each.
 *
 * @param data a data folder with real acts
 */
export async function benchNorme(data: string): Promise<void> {
  // Not where other programs have just removed many files: ext4 walks past their inodes for every new one (it spares them for a minute or
  // more), which makes it twenty times as slow to create.
  ensureDirSync(FOLDER);
  const folder = mkdtempSync(path.join(FOLDER, "atti-"));
  try {
    const out = await generation(actsOnly(data, folder), folder);
    await serving(out);
    await cuts(out);
  } finally {
    removeSync(folder);
  }
}
