/** The options that say what tree is wanted, as `generate` and `update` share them. */

import { type Command, InvalidArgumentError } from "commander";
import { DEFAULT_MEMORY } from "../build/options.ts";
import { DOWNLOAD_KINDS, type DownloadKind } from "../contract/download-kinds.ts";
import { DEFAULT_BASE } from "../exports/catalogue/published.ts";
import { HOST_NAMES, type HostName, MCP_HOSTS } from "../hosts/profiles.ts";
import { isRealDate } from "../law/calendar.ts";
import { folderOption, integerOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";

// Which files for keeping a run writes beside the answers: `--download`.

/** Names for several kinds at once. */
export const DOWNLOAD_SETS: Readonly<Record<string, readonly DownloadKind[]>> = {
  none: [],
  all: DOWNLOAD_KINDS,
};

/**
 * The kinds that a value of `--download` names, several with commas between; `undefined` if one of its words names none.
 *
 * @example kindsNamed("csv,parquet") // ["csv", "parquet"]
 */
export function kindsNamed(text: string): readonly DownloadKind[] | undefined {
  const named = text.split(",").map((word) => {
    const kind = DOWNLOAD_KINDS.find((name) => name === word);
    return kind ? [kind] : Object.hasOwn(DOWNLOAD_SETS, word) ? DOWNLOAD_SETS[word] : undefined;
  });
  return named.includes(undefined) ? undefined : named.flatMap((kinds) => kinds ?? []);
}

function dateOption(text: string): string {
  if (!isRealDate(text)) throw new InvalidArgumentError(COMMAND_TEXTS.date);
  return text;
}

function hostOption(text: string, chosen: readonly HostName[]): HostName[] {
  const name = HOST_NAMES.find((host) => host === text);
  if (!name) throw new InvalidArgumentError(COMMAND_TEXTS.oneOf(HOST_NAMES.join(", ")));
  return [...chosen, name];
}

/** A terabyte. */
const MOST_MEMORY = 1_048_576;

const DOWNLOADS = [...Object.keys(DOWNLOAD_SETS), ...DOWNLOAD_KINDS].join(", ");

function downloadOption(text: string, chosen: readonly DownloadKind[]): DownloadKind[] {
  const kinds = kindsNamed(text);
  if (!kinds) throw new InvalidArgumentError(COMMAND_TEXTS.oneOf(DOWNLOADS));
  return [...new Set([...chosen, ...kinds])];
}

function baseUrlOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new InvalidArgumentError(COMMAND_TEXTS.url);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

export interface TreeOptions {
  out: string;
  date?: string;
  jobs?: number;
  strict: boolean;
  wait: boolean;
  pack: boolean;
  search: boolean;
  memory: number;
  host: HostName[];
  mcp: boolean;
  download: DownloadKind[];
  baseUrl: string;
}

/** Assistants are answered by code: of hosts without it nothing can be asked. */
function checkMcp(command: Command): void {
  const { mcp, host } = command.opts<TreeOptions>();
  if (mcp && !host.some((name) => MCP_HOSTS.includes(name)))
    command.error(COMMAND_TEXTS.generate.noMcpHost(MCP_HOSTS.join(", ")));
}

/** Adds the options to a command, but for those about the process that does the work. */
export const withWantedTree = (command: Command): Command =>
  command
    .option("--out <dir>", COMMAND_TEXTS.treeFolder, folderOption, "dist-api")
    .option("--date <date>", COMMAND_TEXTS.generate.date, dateOption)
    .option("--pack", COMMAND_TEXTS.generate.pack, false)
    .option("--no-search", COMMAND_TEXTS.generate.noSearch)
    .option("--memory <mb>", COMMAND_TEXTS.generate.memory, integerOption(1, MOST_MEMORY), DEFAULT_MEMORY)
    .option("--wait", COMMAND_TEXTS.generate.wait, false)
    .option("--strict", COMMAND_TEXTS.generate.strict, false)
    .option("--host <name>", COMMAND_TEXTS.generate.host, hostOption, [])
    .option("--mcp", COMMAND_TEXTS.generate.mcp, false)
    .option("--download <kind>", COMMAND_TEXTS.generate.download(DOWNLOADS), downloadOption, [])
    .option("--base-url <url>", COMMAND_TEXTS.generate.baseUrl, baseUrlOption, DEFAULT_BASE)
    .hook("preAction", checkMcp);

/** Adds all of them. */
export const withTreeOptions = (command: Command): Command =>
  withWantedTree(command).option("--jobs <n>", COMMAND_TEXTS.generate.jobs, integerOption(1, 256));
