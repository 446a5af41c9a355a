/** `npm run generate -- [--data DIR] [--out DIR] [--date YYYY-MM-DD] [--jobs N] [--strict] [--pack] [--cache DIR] [--wait] [--host NAME ...] [--download KIND ...] [--base-url URL] [--linked-data] [--previous DIR]` */

import { availableParallelism } from "node:os";
import path from "node:path";
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
import { TEXTS } from "./texts.ts";

function dateOption(text: string): string {
  if (!isRealDate(text)) throw new InvalidArgumentError(TEXTS.date);
  return text;
}

function jobsOption(text: string): number {
  const jobs = Number(text);
  if (!/^\d+$/.test(text) || jobs < 1 || jobs > 256) throw new InvalidArgumentError(TEXTS.integer(1, 256));
  return jobs;
}

function hostOption(text: string, chosen: readonly HostName[]): HostName[] {
  const name = HOST_NAMES.find((host) => host === text);
  if (!name) throw new InvalidArgumentError(TEXTS.oneOf(HOST_NAMES.join(", ")));
  return [...chosen, name];
}

const DOWNLOADS = [...Object.keys(DOWNLOAD_SETS), ...DOWNLOAD_KINDS].join(", ");

function downloadOption(text: string, chosen: readonly DownloadKind[]): DownloadKind[] {
  const kinds = kindsNamed(text);
  if (!kinds) throw new InvalidArgumentError(TEXTS.oneOf(DOWNLOADS));
  return [...new Set([...chosen, ...kinds])];
}

function baseUrlOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new InvalidArgumentError(TEXTS.url);
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
  .description(TEXTS.generate.does)
  .option("--data <dir>", TEXTS.generate.data, folderOption, "data-raw")
  .option("--out <dir>", TEXTS.treeFolder, folderOption, "dist-api")
  .option("--date <date>", TEXTS.generate.date, dateOption)
  .option("--jobs <n>", TEXTS.generate.jobs, jobsOption, availableParallelism())
  .option("--pack", TEXTS.generate.pack, false)
  .option("--cache <dir>", TEXTS.generate.cache, folderOption)
  .option("--wait", TEXTS.generate.wait, false)
  .option("--strict", TEXTS.generate.strict, false)
  .option("--host <name>", TEXTS.generate.host, hostOption, [])
  .option("--download <kind>", TEXTS.generate.download(DOWNLOADS), downloadOption, [])
  .option("--base-url <url>", TEXTS.generate.baseUrl, baseUrlOption, DEFAULT_BASE)
  .option("--linked-data", TEXTS.generate.linkedData, false)
  .option("--previous <dir>", TEXTS.generate.previous, folderOption)
  .action(async ({ host, ...options }: Options) => {
    const started = Date.now();
    const progress = await terminalProgress();
    const done = await generate({
      ...options,
      hosts: host,
      progress,
      say: progress.say,
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const megabytes = (done.bytes / 1e6).toFixed(1);
    console.log(TEXTS.generate.done(options.out, done.files, megabytes, done.release, seconds));
    for (const line of done.hosts) console.log(line);
    if (done.discarded > 0)
      console.log(TEXTS.generate.discarded(done.discarded, path.join(options.out, "rapporto.json")));
  });

await exitCodes(command, Failure);
