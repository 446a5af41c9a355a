/** The options that say what tree is wanted, as `generate` and `update` share them. */

import { type Command, InvalidArgumentError } from "commander";
import { DEFAULT_BASE } from "../catalogue/default-base.ts";
import { DOWNLOAD_KINDS, DOWNLOAD_SETS, type DownloadKind, kindsNamed } from "../downloads/kinds.ts";
import { HOST_NAMES, type HostName } from "../hosts/profiles.ts";
import { isRealDate } from "../law/dates.ts";
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

export interface TreeOptions {
  out: string;
  date?: string;
  jobs?: number;
  strict: boolean;
  wait: boolean;
  pack: boolean;
  host: HostName[];
  download: DownloadKind[];
  baseUrl: string;
  linkedData: boolean;
}

/** Adds the options to a command. */
export const withTreeOptions = (command: Command): Command =>
  command
    .option("--out <dir>", TEXTS.treeFolder, folderOption, "dist-api")
    .option("--date <date>", TEXTS.generate.date, dateOption)
    .option("--jobs <n>", TEXTS.generate.jobs, jobsOption)
    .option("--pack", TEXTS.generate.pack, false)
    .option("--wait", TEXTS.generate.wait, false)
    .option("--strict", TEXTS.generate.strict, false)
    .option("--host <name>", TEXTS.generate.host, hostOption, [])
    .option("--download <kind>", TEXTS.generate.download(DOWNLOADS), downloadOption, [])
    .option("--base-url <url>", TEXTS.generate.baseUrl, baseUrlOption, DEFAULT_BASE)
    .option("--linked-data", TEXTS.generate.linkedData, false);
