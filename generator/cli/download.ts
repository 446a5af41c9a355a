/** `npm run download -- [--data DIR] [--area AREA ...] [--acts ACTS ...] [--versions] [--since DAY] [--mirror URL] [--dry-run] [--yes]` */

import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { Failure } from "../terminal/failure.ts";
import { type FetchOptions, withFetchOptions } from "./download-options.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";
import { fetchPlan, fetchWith } from "./fetch.ts";

/** Asks on the terminal whether to begin. */
async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return DOWNLOAD_COMMAND_TEXTS.agrees.test((await terminal.question(DOWNLOAD_COMMAND_TEXTS.proceed)).trim());
  } finally {
    terminal.close();
  }
}

/** The command `download` with its options. */
export const downloadCommand = (): Command =>
  withFetchOptions(new Command("download").description(DOWNLOAD_COMMAND_TEXTS.description))
    .option("--dry-run", DOWNLOAD_COMMAND_TEXTS.dryRun, false)
    .option("--yes", DOWNLOAD_COMMAND_TEXTS.yes, false)
    .action(async ({ dryRun, yes, ...options }: FetchOptions & { dryRun: boolean; yes: boolean }) => {
      const lines = fetchPlan(options);
      if (dryRun) {
        for (const line of lines) console.log(line);
        return;
      }
      const asked = process.stdin.isTTY && process.stderr.isTTY && !yes;
      if (asked) for (const line of lines) console.error(line);
      if (asked && !(await agrees())) {
        console.error(DOWNLOAD_COMMAND_TEXTS.declined);
        return;
      }
      const { outcomes } = await fetchWith(options);
      const refused = outcomes.filter(({ what }) => what === "refused").length;
      if (refused > 0) throw new Failure(DOWNLOAD_COMMAND_TEXTS.incomplete(refused));
      console.log(DOWNLOAD_COMMAND_TEXTS.done(options.data));
    });
