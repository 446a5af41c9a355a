/** `npm run generate -- [--data DIR] [--out DIR] [--date YYYY-MM-DD] [--jobs N] [--strict] [--pack] [--cache DIR] [--wait] [--host NAME ...] [--download KIND ...] [--base-url URL] [--linked-data] [--previous DIR]` */

import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { DEFAULT_BASE } from "../catalogue/default-base.ts";
import { DOWNLOAD_KINDS, DOWNLOAD_SETS, type DownloadKind, kindsNamed } from "../downloads/kinds.ts";
import { HOST_NAMES, type HostName } from "../hosts/profiles.ts";
import { Failure } from "../jobs/failure.ts";
import { generate } from "../jobs/generate.ts";
import { terminalProgress } from "../jobs/progress.ts";
import { isRealDate } from "../law/dates.ts";
import { exitCodes } from "./exit-codes.ts";
import { folderOption } from "./folder-option.ts";

function dateOption(text: string): string {
  if (!isRealDate(text)) throw new InvalidArgumentError("serve una data esistente, AAAA-MM-GG.");
  return text;
}

function jobsOption(text: string): number {
  const jobs = Number(text);
  if (!/^\d+$/.test(text) || jobs < 1 || jobs > 256) throw new InvalidArgumentError("serve un intero da 1 a 256.");
  return jobs;
}

function hostOption(text: string, chosen: readonly HostName[]): HostName[] {
  const name = HOST_NAMES.find((host) => host === text);
  if (!name) throw new InvalidArgumentError(`serve uno di: ${HOST_NAMES.join(", ")}.`);
  return [...chosen, name];
}

const DOWNLOADS = [...Object.keys(DOWNLOAD_SETS), ...DOWNLOAD_KINDS].join(", ");

function downloadOption(text: string, chosen: readonly DownloadKind[]): DownloadKind[] {
  const kinds = kindsNamed(text);
  if (!kinds) throw new InvalidArgumentError(`serve uno di: ${DOWNLOADS}.`);
  return [...new Set([...chosen, ...kinds])];
}

function baseUrlOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new InvalidArgumentError("serve un indirizzo http o https, senza parametri.");
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

interface Options {
  data: string;
  out: string;
  date?: string;
  jobs: number;
  strict: boolean;
  wait: boolean;
  pack: boolean;
  cache?: string;
  host: HostName[];
  download: DownloadKind[];
  baseUrl: string;
  linkedData: boolean;
  previous?: string;
}

const command = new Command("generate")
  .description("Legge i dati ufficiali e scrive l'albero di risposte")
  .option("--data <dir>", "cartella dei dati", folderOption, "data-raw")
  .option("--out <dir>", "cartella dell'albero", folderOption, "dist-api")
  .option("--date <data>", "data di riferimento di giorni_fermo (AAAA-MM-GG)", dateOption)
  .option("--jobs <n>", "atti letti in parallelo", jobsOption, availableParallelism())
  .option("--pack", "più atti in un file: meno file, per gli host che eseguono codice", false)
  .option("--cache <dir>", "tiene ciò che ha letto: il prossimo giro rilegge solo ciò che è cambiato", folderOption)
  .option("--wait", "se un altro giro usa la cartella dell'albero o la cache, aspetta che finisca", false)
  .option("--strict", "fallisce se un input è scartato", false)
  .option("--host <nome>", "host per cui preparare l'albero, ripetibile", hostOption, [])
  .option("--download <tipo>", `file da scaricare, ripetibile: ${DOWNLOADS}`, downloadOption, [])
  .option("--base-url <url>", "indirizzo a cui l'albero sarà pubblicato", baseUrlOption, DEFAULT_BASE)
  .option("--linked-data", "scrive accanto a ogni atto il suo gemello JSON-LD", false)
  .option("--previous <dir>", "albero di prima: scrive che cosa è cambiato in novita.json", folderOption)
  .action(async ({ host, ...options }: Options) => {
    const started = Date.now();
    const done = await generate({
      ...options,
      hosts: host,
      progress: await terminalProgress(),
      say: (line) => console.error(line),
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const megabytes = (done.bytes / 1e6).toFixed(1);
    console.log(`${options.out}: ${done.files} file, ${megabytes} MB, release ${done.release}, ${seconds} s`);
    for (const line of done.hosts) console.log(line);
    if (done.discarded > 0) console.log(`${done.discarded} input scartati: vedi ${options.out}/rapporto.json`);
  });

await exitCodes(command, Failure);
