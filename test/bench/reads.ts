/**
 * What each kind of request reads of a tree: files that are there, none of them kept from the request before. Requests are made from the
 * acts of the tree itself, as many of each kind, spread over the whole list.
 *
 *   npm run bench -- reads --dir TREE [--acts N]
 */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import type { NormaRow } from "../../generator/api/norma-row.ts";
import { BASE_PATH, parameterOf } from "../../generator/api/operations.ts";
import { respond } from "../../generator/router/respond.ts";
import { Failure } from "../../generator/terminal/failure.ts";
import { MANIFEST } from "../../generator/tree/manifest.ts";

interface Asked {
  readonly status: number;
  readonly reads: number;
  readonly bytes: number;
  readonly body: string;
}

async function ask(tree: string, target: string): Promise<Asked> {
  const seen = new Map<string, number>();
  const read = async (name: string) => {
    const file = path.join(tree, name);
    if (!existsSync(file)) return null;
    const content = Uint8Array.from(readFileSync(file));
    seen.set(name, content.length);
    return content;
  };
  const fault = (error: unknown) => {
    throw error;
  };
  const { status, body } = await respond({ method: "GET", target: `${BASE_PATH}${target}` }, read, fault);
  const bytes = [...seen.values()].reduce((sum, size) => sum + size, 0);
  return { status, reads: seen.size, bytes, body: new TextDecoder().decode(body) };
}

/** A page of the list from a place on. */
async function rowsFrom(
  tree: string,
  offset: number,
  limit: number,
): Promise<{ totale: number; norme: readonly NormaRow[] }> {
  return JSON.parse((await ask(tree, `/norme?offset=${offset}&limit=${limit}`)).body);
}

/** Long words of a title. */
const wordsOf = ({ titolo }: NormaRow) => titolo.match(/\p{L}{6,}/gu) ?? ["legge"];
const NODES = parameterOf("graph", "max_nodi");
const q = (text: string) => encodeURIComponent(text);

/** What is asked about an act; `offset` is its place in the list. */
const KINDS: Readonly<Record<string, (row: NormaRow, offset: number) => string>> = {
  "an act by its ELI": ({ eli }) => `/norme/${eli}`,
  "an act in English": ({ eli }) => `/norme/${eli}?lang=en`,
  "an act as people cite it": ({ tipo, numero, data }) =>
    `/norme/${q(`${tipo} ${numero ?? ""} del ${data.slice(0, 4)}`)}`,
  "an article": ({ eli }) => `/norme/${eli}/art/1`,
  "an article on a day": ({ eli, data }) => `/norme/${eli}@${data.slice(0, 3)}9-12-31/art/1`,
  "the versions of an act": ({ eli }) => `/norme/${eli}/versioni`,
  "two versions compared": ({ eli }) => `/norme/${eli}/confronto`,
  "relations of an ELI": ({ eli }) => `/relazioni?norma=${eli}`,
  "relations of a citation": ({ tipo, numero, data }) =>
    `/relazioni?norma=${q(`${tipo} ${numero ?? ""}/${data.slice(0, 4)}`)}&dir=in`,
  "a window of the list": (_, offset) => `/norme?offset=${offset}&limit=50`,
  "acts of a type": ({ tipo }, offset) => `/norme?tipo=${q(tipo)}&offset=${offset % 1000}&limit=50`,
  "a word of titles": (row) => `/norme?q=${q(wordsOf(row)[0] ?? "")}&limit=50`,
  "two words of titles": (row) => `/norme?q=${q(wordsOf(row).slice(0, 2).join(" "))}&limit=50`,
  "the graph, cut": (_, offset) => `/graph?max_nodi=${NODES.ge + (offset % (NODES.le - NODES.ge))}`,
  "words of texts": (row) => `/cerca?q=${q(wordsOf(row).slice(-2).join(" "))}`,
};

async function measure(tree: string, acts: number): Promise<void> {
  if (!existsSync(path.join(tree, MANIFEST)))
    throw new Failure(`${tree}: ${MANIFEST} is missing; npm run generate makes the tree`);
  const { totale } = await rowsFrom(tree, 0, 1);
  const count = Math.min(totale, acts);
  const places = Array.from({ length: count }, (_, i) => Math.floor((i * totale) / count));
  const rows = await Promise.all(
    places.map(async (place) => [(await rowsFrom(tree, place, 1)).norme[0], place] as const),
  );
  console.log(
    `${totale} acts, ${count} requests of each kind: files read at the median, at most; KB at most; statuses`,
  );
  for (const [kind, target] of Object.entries(KINDS)) {
    const answers: Asked[] = [];
    for (const [row, place] of rows) if (row) answers.push(await ask(tree, target(row, place)));
    const reads = answers.map((answer) => answer.reads).sort((a, b) => a - b);
    const most = Math.max(...answers.map(({ bytes }) => bytes));
    const statuses = [...new Set(answers.map(({ status }) => status))].sort().join(" ");
    console.log(`${kind.padEnd(28)} ${reads[count >> 1]}  ${reads.at(-1)}  ${Math.round(most / 1024)}  ${statuses}`);
  }
}

export const readsCommand = new Command("reads")
  .description("measures what each kind of request reads of a tree")
  .option("--dir <tree>", "the tree", "dist-api")
  .option("--acts <n>", "requests of each kind", "200")
  .action(({ dir, acts }: { dir: string; acts: string }) => measure(dir, Number(acts)));
