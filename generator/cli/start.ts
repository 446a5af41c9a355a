/** `npm start -- [--dir DIR] [--port N] [--host H] [--plain]` */

import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { generate } from "../build/generate.ts";
import { earlierPlace } from "../contract/earlier-place.ts";
import { BASE_PATH } from "../contract/operations.ts";
import { gentleStop } from "../hosts/entries/node/node-listen.ts";
import { LEDGER } from "../sources/download/ledger.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { realPath } from "../tree/folders/real-path.ts";
import { MANIFEST } from "../tree/manifest.ts";
import { folderOption, portOption } from "./plain-options.ts";
import { servePlain } from "./start-plain.ts";
import { addressesOf, LOOPBACK, serveTree, serveWith } from "./start-server.ts";
import { COMMAND_TEXTS } from "./texts.ts";

const DEFAULT_DIR = "dist-api";

interface Options {
  dir: string;
  port: number;
  host: string;
  plain?: true;
}

/** Where the tree comes from where there is none: what was downloaded, else the embedded sample. */
const DOWNLOADED = "data";
const SAMPLE = "data-raw";

const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** Whether files were downloaded after the default tree was made. */
function isOutdated(dir: string): boolean {
  if (path.resolve(dir) !== path.resolve(DEFAULT_DIR)) return false;
  return modified(path.join(DOWNLOADED, LEDGER)) > modified(path.join(dir, MANIFEST));
}

async function generateInto(out: string): Promise<void> {
  const data = existsSync(path.join(DOWNLOADED, LEDGER)) ? DOWNLOADED : SAMPLE;
  const progress = await terminalProgress();
  progress.say(COMMAND_TEXTS.start.generating(out, data));
  await generate({
    data,
    out,
    outOption: "--dir",
    strict: false,
    hosts: [],
    progress,
    say: progress.say,
  });
}

/** The command `start` with its options. */
export const startCommand = (): Command =>
  new Command("start")
    .description(COMMAND_TEXTS.start.does)
    .option("--dir <dir>", COMMAND_TEXTS.treeFolder, folderOption, DEFAULT_DIR)
    .option("--port <n>", COMMAND_TEXTS.start.port, portOption, 8080)
    .option("--host <host>", COMMAND_TEXTS.start.host, LOOPBACK)
    .option("--plain", COMMAND_TEXTS.start.plain)
    .action(async ({ dir, port, host, plain }: Options) => {
      // What another run left half way is served as it is: who generates puts it in order.
      const places = [dir, earlierPlace(realPath(dir))];
      if (!places.some((place) => existsSync(path.join(place, MANIFEST))) || isOutdated(dir)) {
        // A port that cannot be had is said before the work.
        (await serveWith(() => {}, port, host)).close();
        await generateInto(dir);
      }
      const server = await (plain ? servePlain : serveTree)(dir, port, host);
      const health = `${BASE_PATH}/health${plain ? ".json" : ""}`;
      for (const address of addressesOf(server)) console.log(`${address}/  (API: ${address}${health})`);
      const stop = gentleStop(server);
      process.once("SIGINT", stop).once("SIGTERM", stop);
    });
