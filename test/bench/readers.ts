/**
 * Reading official files against a bare library that reads the same bytes and does nothing with them, each in a process of its own: neither
 * the rows of the other nor its compiled code are around. Processor and memory are known on Linux only.
 *
 *   node .build/bench/readers.js DATA PART          what reading `pnrr` or `parlamento` costs; fails where it is beyond its bounds
 *   node .build/bench/readers.js DATA PART WORK     runs one of the works
 */

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import Papa from "papaparse";
import { RdfXmlParser } from "rdfxml-streaming-parser";
import { buildParlamento } from "../../generator/corpus/parlamento/build.ts";
import { buildPnrr } from "../../generator/corpus/pnrr/build.ts";
import type { ModelloPnrr } from "../../generator/corpus/pnrr/modello.ts";
import { readCamera } from "../../generator/sources/camera/read-camera.ts";
import { openInput } from "../../generator/sources/input.ts";
import { readItaliaDomani } from "../../generator/sources/italia-domani/read-pnrr.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { readSenato } from "../../generator/sources/senato/read-senato.ts";
import { parlamentoViews } from "../../generator/views/parlamento/views.ts";
import { finanziamentiOf } from "../../generator/views/pnrr/finanziamenti.ts";
import { rankRegioni } from "../../generator/views/pnrr/regioni.ts";
import { pnrrViews, rankAziende, rankEnti } from "../../generator/views/pnrr/views.ts";
import { report, runNode } from "./measure.ts";

const ROUNDS = 5;
const LIMITS = { memberBytes: 4e9, ratio: 500 };
const REFERENCE = "2024-05-08";

/** The parser as it comes, but for the one rule that the official files break: it would refuse them. */
class BareRdf extends RdfXmlParser {
  override validateNcname(): void {}
}

async function bareRdf(data: string): Promise<void> {
  for (const input of await listInputs(data, "parlamento/senato", "parlamento", LIMITS, new Rapporto())) {
    const parser = new BareRdf();
    parser.resume();
    await pipeline(await openInput(input), parser);
  }
}

/** With the header, as the reader knows its columns by name too. */
async function bareCsv(data: string): Promise<void> {
  for (const input of await listInputs(data, "pnrr", "pnrr", LIMITS, new Rapporto())) {
    if (!input.name.endsWith(".csv")) continue;
    const stream = Readable.from(openInput(input), { objectMode: false });
    stream.setEncoding("utf8");
    await new Promise<void>((done, error) => {
      Papa.parse(stream, { delimiter: ";", header: true, chunk() {}, complete: () => done(), error });
    });
  }
}

/** In a function of its own, so that the rows can go when the model is there. */
async function modelOf(data: string): Promise<ModelloPnrr> {
  const rapporto = new Rapporto();
  return buildPnrr(await readItaliaDomani(data, rapporto), rapporto);
}

/** Everything but the graph: the answers that add money up. */
async function moneyOf(data: string): Promise<void> {
  const modello = await modelOf(data);
  rankAziende(modello);
  rankEnti(modello);
  rankRegioni(modello);
  finanziamentiOf(modello);
}

async function viewsOfParliament(data: string): Promise<void> {
  const rapporto = new Rapporto();
  const senato = await readSenato(data, rapporto);
  const modello = buildParlamento({ senato, deputati: await readCamera(data, rapporto) }, [], REFERENCE, rapporto);
  const giorni = { Camera: REFERENCE, Senato: REFERENCE };
  parlamentoViews(modello, { dataRiferimento: REFERENCE, atti: () => [], giorni });
}

type Work = (data: string) => Promise<unknown>;

/** `ours` is held against `bare`: seconds of processor of the one, of those of the other at the most; `views`: all that is made of the files. */
interface Part {
  readonly works: Readonly<Record<"ours" | "bare" | "views", Work>>;
  readonly ratio: number;
  /** MB that `views` may hold. */
  readonly memory: number;
}

const PARTS: ReadonlyMap<string, Part> = new Map([
  [
    "pnrr",
    {
      works: { ours: moneyOf, bare: bareCsv, views: async (data) => pnrrViews(await modelOf(data)) },
      ratio: 2,
      memory: 1500,
    },
  ],
  [
    "parlamento",
    {
      works: { ours: (data) => readSenato(data, new Rapporto()), bare: bareRdf, views: viewsOfParliament },
      ratio: 1.5,
      memory: 700,
    },
  ],
]);

async function measure(data: string, part: string, { ratio, memory }: Part): Promise<boolean> {
  const run = (work: keyof Part["works"]) => runNode(fileURLToPath(import.meta.url), [data, part, work]);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    ours.push((await run("ours")).cpu);
    bare.push((await run("bare")).cpu);
  }
  const [own, library] = [Math.min(...ours), Math.min(...bare)];
  console.log(
    `     ${part}: ${own.toFixed(2)} s of processor, bare library ${library.toFixed(2)} s, least of ${ROUNDS}`,
  );
  const megabytes = ((await run("views")).peak * 1024 ** 2) / 1e6;
  const held = [
    report(`${part}: reader / bare library`, own / library, { most: ratio }),
    report(`${part}: peak memory with all that is made of it`, megabytes, { most: memory }, " MB"),
  ];
  return held.every(Boolean);
}

const [data = "", name = "", work = ""] = process.argv.slice(2);
const part = PARTS.get(name);
if (part === undefined) {
  console.error(`use: readers DATA ${[...PARTS.keys()].join("|")} [ours|bare|views]`);
  process.exitCode = 2;
} else if (work === "ours" || work === "bare" || work === "views") await part.works[work](data);
else if (!(await measure(data, name, part))) process.exitCode = 1;
