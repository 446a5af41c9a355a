/**
 * Measures reading Parliament's dumps against rdfxml-streaming-parser reading the same bytes and doing nothing with them.
 *
 *   node .build/parlamento-lettura.js <data folder> [rounds, 3 by default]    times, best of the rounds; ratio at most 1.5
 *   node .build/parlamento-lettura.js <data folder> memoria [times, 1]        one import of so many times the dump of bills, with its
 *                                                                             peak memory (at most 700 MB for one time)
 */

import { createWriteStream, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { RdfXmlParser } from "rdfxml-streaming-parser";
import { buildParlamento } from "../../generator/corpus/parlamento/build.ts";
import { readCamera } from "../../generator/sources/camera/read.ts";
import { type InputFile, openInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { readSenato } from "../../generator/sources/senato/read.ts";
import { parlamentoViews } from "../../generator/views/parlamento/views.ts";

const MAX_RATIO = 1.5;
const MAX_BYTES = 700e6;
const REFERENCE = "2024-05-08";

/** The parser as it comes, but for the one rule that the official files break: it would refuse them. */
class Bare extends RdfXmlParser {
  override validateNcname(): void {}
}

const dumps = (data: string) =>
  listInputs(data, "parlamento/senato", "parlamento", { memberBytes: 4e9, ratio: 500 }, new Rapporto());

async function bare(data: string): Promise<number> {
  let statements = 0;
  for (const input of await dumps(data)) {
    const parser = new Bare();
    parser.on("data", () => statements++);
    await pipeline(await openInput(input), parser);
  }
  return statements;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function ratio(data: string, rounds: number): Promise<boolean> {
  const best = { nuda: Number.POSITIVE_INFINITY, nostra: Number.POSITIVE_INFINITY };
  for (let i = 0; i < rounds; i++) {
    best.nuda = Math.min(best.nuda, await seconds(() => bare(data)));
    best.nostra = Math.min(best.nostra, await seconds(() => readSenato(data, new Rapporto())));
  }
  const found = best.nostra / best.nuda;
  console.log(
    `lettura ${best.nostra.toFixed(2)} s, parser nudo ${best.nuda.toFixed(2)} s: rapporto ${found.toFixed(2)} (al più ${MAX_RATIO})`,
  );
  return found <= MAX_RATIO;
}

/** Every identifier of bills, readings, signatures and blank nodes, and the number of a reading. */
const IDENTIFIERS = /(\/(?:ddl|iterDdl)\/|INIZ-DDL-|nodeID="|#integer">|#string">[SC]\.)(\d+)/g;

/** A copy of a dump with identifiers of its own: as many more bills, signed by the same people. */
function copied(line: string, copy: number): string {
  if (copy === 0 || line.includes("<legislatura") || line.includes("<progrIter")) return line;
  return line.replace(IDENTIFIERS, (_, before: string, digits: string) => `${before}${copy}${digits.padStart(6, "0")}`);
}

async function* repeated(dump: InputFile, times: number): AsyncGenerator<string> {
  for (let copy = 0; copy < times; copy++) {
    let rest = "";
    const emit = (line: string) => {
      const head = /^(?:<\?xml|<rdf:RDF|\txmlns:rdf)/.test(line);
      return (head && copy > 0) || line === "</rdf:RDF>" ? "" : `${copied(line, copy)}\n`;
    };
    for await (const chunk of await openInput(dump)) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop()!;
      yield lines.map(emit).join("");
    }
    yield emit(rest);
  }
  yield "</rdf:RDF>\n";
}

async function memory(data: string, times: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "parlamento-"));
  try {
    let from = data;
    if (times > 1) {
      const dump = (await dumps(data)).find(({ name }) => name.includes("dump-ddl"))!;
      from = folder;
      const senato = path.join(folder, "parlamento/senato");
      ensureDirSync(senato);
      await pipeline(repeated(dump, times), createWriteStream(path.join(senato, "dump-ddl-19.rdf")));
    }
    const rapporto = new Rapporto();
    const time = await seconds(async () => {
      const senato = await readSenato(from, rapporto);
      const modello = buildParlamento({ senato, deputati: await readCamera(from, rapporto) }, [], REFERENCE, rapporto);
      const { conteggi, grafo } = parlamentoViews(modello, {
        dataRiferimento: REFERENCE,
        atti: () => [],
        giorni: { Camera: REFERENCE, Senato: REFERENCE },
      });
      console.log(JSON.stringify({ ...conteggi, link: grafo.links.source.length, insiemi: grafo.sets.length }));
    });
    const peak = process.resourceUsage().maxRSS * 1024;
    console.log(
      `${time.toFixed(1)} s, memoria di picco ${(peak / 1e6).toFixed(0)} MB (al più ${MAX_BYTES / 1e6} per una volta)`,
    );
    return times > 1 || peak <= MAX_BYTES;
  } finally {
    removeSync(folder);
  }
}

const [data, mode = "3", times = "1"] = process.argv.slice(2);
if (data === undefined) {
  console.error("uso: parlamento-lettura <cartella dei dati> [giri | memoria [volte]]");
  process.exitCode = 2;
} else if (!(mode === "memoria" ? await memory(data, Number(times)) : await ratio(data, Number(mode))))
  process.exitCode = 1;
