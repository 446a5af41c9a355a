/** Tables of the sample, damaged as files are on their way: each seed gives one variant. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { readItaliaDomani } from "../../../generator/sources/italia-domani/read-pnrr.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { Caso } from "../../bench/corpus/caso.ts";
import { writeFiles } from "../../write-files.ts";

const FOLDER = path.join("data-raw", "pnrr");
const TABLES = readdirSync(FOLDER).filter((name) => name.endsWith(".csv"));

type Mutation = (text: string, random: (below: number) => number) => string | Buffer;

const lines = (text: string) => text.split(/(?<=\n)/);

/** Changes one line below the header. */
const onLine =
  (change: (line: string, random: (below: number) => number) => string): Mutation =>
  (text, random) => {
    const all = lines(text);
    const at = 1 + random(Math.max(1, all.length - 1));
    return all.map((line, i) => (i === at ? change(line, random) : line)).join("");
  };

const insert = (text: string, at: number, what: string) => text.slice(0, at) + what + text.slice(at);

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  quote: (text, random) => {
    const header = text.indexOf("\n") + 1;
    return insert(text, header + random(text.length - header), '"');
  },
  "two quotes": (text, random) => {
    const header = text.indexOf("\n") + 1;
    const place = () => header + random(text.length - header);
    return insert(insert(text, place(), '"'), place(), '"');
  },
  "cell more": onLine((line, random) => insert(line, random(line.length), ";")),
  "cell less": onLine((line, random) => {
    const marks = Array.from(line.matchAll(/;/g), ({ index }) => index);
    const at = marks[random(Math.max(1, marks.length))] ?? 0;
    return line.slice(0, at) + line.slice(at + 1);
  }),
  "row cut": onLine((line, random) => `${line.slice(0, random(line.length))}\n`),
  "header again": (text, random) => {
    const all = lines(text);
    all.splice(1 + random(all.length), 0, all[0]?.replace("\uFEFF", "") ?? "");
    return all.join("");
  },
  "file cut": (text, random) => text.slice(0, text.indexOf("\n") + 1 + random(text.length - text.indexOf("\n"))),
  "CR alone": (text) => text.replace(/\r?\n/g, "\r"),
  "a line break lost": onLine((line) => line.replace(/\r?\n$/, "\r")),
  tabs: (text) => text.replaceAll(";", "\t"),
  commas: (text) => text.replaceAll(";", ","),
  "UTF-16": (text) => Buffer.from(text, "utf16le"),
  "windows-1252": (text) => Buffer.from(text.replace("\uFEFF", ""), "latin1"),
};

export const KINDS = Object.keys(MUTATIONS);

export interface Outcome {
  /** Cents by the key of each project, `null` where the source says nothing. */
  readonly money: ReadonlyMap<string, number | null>;
  /** Cents by the key of each tender. */
  readonly awards: ReadonlyMap<string, number | null>;
  /** The report, as text. */
  readonly report: string;
}

async function outcomeOf(folder: string): Promise<Outcome> {
  const rapporto = new Rapporto();
  const { progetti, appalti } = buildPnrr(await readItaliaDomani(folder, rapporto), rapporto);
  return {
    money: new Map(progetti.map(({ id, totale }) => [id, totale])),
    awards: new Map(appalti.map(({ id, importo }) => [id, importo])),
    report: JSON.stringify(rapporto),
  };
}

/** What is made of the sample with one of its tables damaged; without a seed, as it is. */
export function mutated(folder: string, seed: number | null): Promise<Outcome> {
  const files = TABLES.map((name) => [`pnrr/${name}`, readFileSync(path.join(FOLDER, name), "utf8")] as const);
  const d = new Caso(`${seed}`);
  const random = (below: number) => d.between(0, below - 1);
  const chosen = random(files.length);
  const mutation = seed === null ? null : MUTATIONS[KINDS[seed % KINDS.length] ?? ""];
  writeFiles(
    folder,
    files.map(([name, text], i) => [name, mutation && i === chosen ? mutation(text, random) : text]),
  );
  return outcomeOf(folder);
}
