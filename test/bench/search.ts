/**
 * Searching the list of acts at full size: reads, bytes and router time of a mix of queries, and the weight of the index.
 *
 *   npm run bench:search -- [--atti N] [--richieste N]   the list of N artificial acts (157000), written to a temporary folder
 *   npm run bench:search -- --dir TREE                   a tree that is there already
 *
 * Every request starts with nothing in memory. Times are those of the router alone: its files are read before the clock starts.
 */

import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { removeSync } from "fs-extra/esm";
import type { NormaRow } from "../../generator/api/norma-row.ts";
import { respond } from "../../generator/router/respond.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { writeList } from "../../generator/tree/write-norme.ts";
import { byListOrder } from "../../generator/views/norme/rows.ts";
import { listsInMemory, textsInMemory } from "../lists-in-memory.ts";
import { words } from "../oracle/norme.ts";
import { attiSintetici } from "./corpus/atti.ts";
import { Caso } from "./corpus/caso.ts";
import { scriviCorpus } from "./corpus/scrivi.ts";
import { report, runNode } from "./measure.ts";

/** Kinds of queries that people might send to `/norme?q=`, and how many of a hundred requests are of each. */
const MIX = {
  "una parola": 40,
  "due parole di un titolo": 25,
  "inizio di parola": 20,
  "due parole di titoli diversi": 5,
  "tre parole di un titolo": 5,
  "una parola e il tipo": 5,
} as const;

type Kind = keyof typeof MIX;

interface Query {
  readonly kind: Kind;
  readonly q: string;
  readonly tipo: string;
}

/** A title and its type, as a row of the list has them. */
interface Titled {
  readonly titolo: string;
  readonly tipo: string;
}

/** Words are drawn from titles drawn at random: each as often as titles have it. */
class Mix {
  readonly #rows: readonly Titled[];
  readonly #caso: Caso;

  constructor(rows: readonly Titled[], seme: string) {
    this.#rows = rows;
    this.#caso = new Caso(seme);
  }

  #words(how: number): { found: string[]; tipo: string } {
    for (;;) {
      const { titolo, tipo } = this.#caso.pick(this.#rows);
      const all = [...new Set(words(titolo))];
      if (all.length >= how) return { found: Array.from({ length: how }, () => this.#caso.pick(all)), tipo };
    }
  }

  #drawers: Readonly<Record<Kind, () => { q: string; tipo: string }>> = {
    "una parola": () => ({ q: this.#words(1).found[0]!, tipo: "" }),
    "due parole di un titolo": () => ({ q: this.#words(2).found.join(" "), tipo: "" }),
    "inizio di parola": () => {
      const word = this.#words(1).found[0]!;
      return { q: word.slice(0, this.#caso.between(1, word.length)), tipo: "" };
    },
    "due parole di titoli diversi": () => ({ q: `${this.#words(1).found[0]} ${this.#words(1).found[0]}`, tipo: "" }),
    "tre parole di un titolo": () => ({ q: this.#words(3).found.join(" "), tipo: "" }),
    "una parola e il tipo": () => {
      const { found, tipo } = this.#words(1);
      return { q: found[0]!, tipo };
    },
  };

  /** A query of a kind. */
  draw(kind: Kind): Query {
    return { kind, ...this.#drawers[kind]() };
  }

  /** A position among some rows. */
  offset(total: number): number {
    return this.#caso.between(0, Math.max(0, total - 1));
  }
}

const INDEX = "indici/norme";
/** What the search reads; the rest of the folder finds acts by their number. */
const INDEX_PARTS = ["pagine", "copie", "parole"];
/** Acts generated whole to learn what the rest of the tree weighs. */
const SAMPLE = 2000;
const TIMED = 9;
/** Acts up to which no request reads more than 45 files, which hosts with 50 a request need; then as many as scattered rows have pages. */
const FEW_READS = 25_000;

interface Measured {
  readonly kind: Kind;
  readonly target: string;
  readonly reads: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

function folderBytes(folder: string): { files: number; bytes: number } {
  let [files, bytes] = [0, 0];
  if (!existsSync(folder)) return { files, bytes };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files++;
    bytes += statSync(path.join(entry.parentPath, entry.name)).size;
  }
  return { files, bytes };
}

/** Writes the list of artificial acts and its index below a folder. */
async function writeArtificial(folder: string, quanti: number): Promise<void> {
  const rows: NormaRow[] = attiSintetici(quanti, "1").map(({ indice, tipo, data, numero, titolo }) => ({
    eli: `eli:/it/${tipo}/${data.replaceAll("-", "/")}/${numero}`,
    tipo,
    titolo: `${titolo}.`,
    data,
    numero: String(numero),
    n_articoli: 1 + (indice % 60),
    n_relazioni: indice % 7,
  }));
  const staging = new Staging(folder);
  const started = performance.now();
  const card = writeList(staging, { lists: listsInMemory, texts: textsInMemory }, rows.sort(byListOrder));
  console.log(`index of ${quanti} acts written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const meta = { versione: "1.0.0", nota: "prova" };
  staging.write(`${INDEX}.json`, JSON.stringify({ meta: { it: meta, en: meta }, ...card }));
}

/** Bytes of the tree of some acts without what the search reads, by generating a sample of them whole. */
async function restOfTree(folder: string, quanti: number): Promise<number> {
  const [data, out] = [path.join(folder, "campione"), path.join(folder, "albero")];
  const xml = scriviCorpus(data, { atti: SAMPLE, seme: "1", leggero: false }, false, () => {});
  await runNode(path.join(import.meta.dirname, "..", "generate.js"), ["--data", data, "--out", out, "--jobs", "2"]);
  const all = folderBytes(out).bytes;
  const index = INDEX_PARTS.reduce((sum, part) => sum + folderBytes(path.join(out, INDEX, part)).bytes, 0);
  const graph =
    folderBytes(path.join(out, "api/public/graph")).bytes + folderBytes(path.join(out, "indici/graph")).bytes;
  console.log(
    `${SAMPLE} artificial acts: ${(xml / SAMPLE / 1000).toFixed(1)} KB of XML each, ${((all - index - graph) / SAMPLE / 1000).toFixed(1)} KB of tree each`,
  );
  return ((all - index - graph) / SAMPLE) * quanti;
}

/** One request, its files read from disk, then answered again from memory against the clock: the best of some runs, each with arrays of its own. */
async function measure(folder: string, target: string): Promise<Omit<Measured, "kind"> & { totale: number }> {
  const files = new Map<string, Uint8Array | null>();
  let [reads, bytes] = [0, 0];
  const fault = (error: unknown) => {
    throw error;
  };
  const request = { method: "GET", target };
  const { body } = await respond(
    request,
    async (name) => {
      const file = path.join(folder, name);
      const content = existsSync(file) ? readFileSync(file) : null;
      files.set(name, content);
      if (content) {
        reads++;
        bytes += content.length;
      }
      return content;
    },
    fault,
  );
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TIMED; i++) {
    const fresh = new Map([...files].map(([name, content]) => [name, content && Uint8Array.from(content)]));
    const started = performance.now();
    await respond(request, async (name) => fresh.get(name) ?? null, fault);
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  const { totale } = JSON.parse(new TextDecoder().decode(body)) as { totale: number };
  return { target, reads, bytes, milliseconds, totale };
}

/** The titles of a tree, from the pages of its list. */
function titlesOf(folder: string): Titled[] {
  const pages = path.join(folder, INDEX, "pagine");
  return readdirSync(pages).flatMap((page) =>
    readFileSync(path.join(pages, page), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [, name, titolo] = JSON.parse(line) as [number, string, string];
        return { titolo, tipo: name.split("/")[0]! };
      }),
  );
}

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))]!;

function line(name: string, measured: readonly Measured[]): void {
  const three = (pick: (m: Measured) => number, digits: number) =>
    [0.5, 0.95, 1].map((q) => quantile(measured.map(pick), q).toFixed(digits).padStart(8)).join("");
  console.log(
    `${name.padEnd(30)}${three((m) => m.reads, 0)} |${three((m) => m.bytes / 1000, 0)} |${three((m) => m.milliseconds, 2)}`,
  );
}

async function measureMix(folder: string, titles: readonly Titled[], requests: number): Promise<Measured[]> {
  const mix = new Mix(titles, "richieste");
  const all: Measured[] = [];
  console.log(`\nlimit 100, half of the requests at a random offset; p50, p95, max of`);
  console.log(`${"".padEnd(30)}${"reads".padStart(24)} |${"KB".padStart(24)} |${"router ms".padStart(24)}`);
  for (const [kind, share] of Object.entries(MIX) as [Kind, number][]) {
    const measured: Measured[] = [];
    for (let i = 0; i < (requests * share) / 100; i++) {
      const { q, tipo } = mix.draw(kind);
      const target = (offset: number) =>
        `/api/public/norme?${new URLSearchParams({ q, tipo, limit: "100", offset: String(offset) })}`;
      let found = await measure(folder, target(0));
      if (i % 2) found = await measure(folder, target(mix.offset(found.totale)));
      measured.push({ kind, ...found });
    }
    line(`${share} % ${kind}`, measured);
    all.push(...measured);
  }
  line("all", all);
  return all;
}

/** Windows of the list that no word filters. */
async function measureWindows(folder: string): Promise<void> {
  const windows = [
    "limit=100&offset=70001",
    "limit=1000&offset=1",
    "tipo=dpr&limit=100",
    "tipo=legge&limit=100&offset=700",
  ];
  for (const window of windows) {
    const { reads, bytes, milliseconds } = await measure(folder, `/api/public/norme?${window}`);
    console.log(`/norme?${window}: ${reads} reads, ${(bytes / 1000).toFixed(0)} KB, ${milliseconds.toFixed(2)} ms`);
  }
}

const program = new Command("bench:search")
  .option("--atti <n>", "acts of the artificial list", "157000")
  .option("--richieste <n>", "requests", "2000")
  .option("--dir <dir>", "a tree to measure instead of an artificial list")
  .action(async ({ atti, richieste, dir }: { atti: string; richieste: string; dir?: string }) => {
    const temporary = mkdtempSync(path.join(tmpdir(), "search-"));
    try {
      const folder = dir ?? path.join(temporary, "lista");
      if (!dir) await writeArtificial(folder, Number(atti));
      const parts = INDEX_PARTS.map((part) => ({ part, ...folderBytes(path.join(folder, INDEX, part)) }));
      for (const { part, files, bytes } of parts)
        console.log(`${INDEX}/${part}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
      const index = parts.reduce((sum, { bytes }) => sum + bytes, 0);
      const tree = dir ? folderBytes(dir).bytes : index + (await restOfTree(temporary, Number(atti)));
      const titles = titlesOf(folder);
      const all = await measureMix(folder, titles, Number(richieste));
      const worst = all.reduce((a, b) => (b.bytes > a.bytes ? b : a));
      console.log(`largest: ${worst.target}: ${worst.reads} reads, ${worst.bytes} bytes`);
      const slowest = all.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
      console.log(`slowest: ${slowest.target}: ${slowest.reads} reads, ${slowest.milliseconds.toFixed(2)} ms\n`);
      await measureWindows(folder);
      const of = (pick: (m: Measured) => number, q: number) => quantile(all.map(pick), q);
      const held = [
        report(
          "reads, 95th percentile",
          of((m) => m.reads, 0.95),
          { most: 12 },
        ),
        report(
          "reads, worst",
          of((m) => m.reads, 1),
          { most: titles.length <= FEW_READS ? 45 : 110 },
        ),
        report(
          "bytes, 95th percentile",
          of((m) => m.bytes / 1000, 0.95),
          { most: 400 },
          " KB",
        ),
        report(
          "bytes, worst",
          of((m) => m.bytes / 1000, 1),
          { most: 1500 },
          " KB",
        ),
        report(
          "router time, slowest request, best of nine runs",
          of((m) => m.milliseconds, 1),
          { most: 5 },
          " ms",
        ),
        report("index / tree", index / tree, { most: 0.25 }),
      ];
      if (held.includes(false)) process.exitCode = 1;
    } finally {
      removeSync(temporary);
    }
  });

await program.parseAsync();
