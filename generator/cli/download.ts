/** `npm run download -- [--data DIR] [--area AREA ...] [--acts ACTS ...] [--versions] [--since DAY] [--mirror URL] [--dry-run] [--yes]` */

import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { Failure } from "../jobs/failure.ts";
import { type FetchOptions, withFetchOptions } from "./download-options.ts";
import { TEXTS } from "./download-texts.ts";
import { exitCodes } from "./exit-codes.ts";
import { fetchWith, plan } from "./fetch.ts";

/** Asks on the terminal whether to begin. */
async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return TEXTS.agrees.test((await terminal.question(TEXTS.proceed)).trim());
  } finally {
    terminal.close();
  }
}

const command = withFetchOptions(new Command("download").description(TEXTS.description))
  .option("--dry-run", TEXTS.dryRun, false)
  .option("--yes", TEXTS.yes, false)
  .action(async ({ dryRun, yes, ...options }: FetchOptions & { dryRun: boolean; yes: boolean }) => {
    const lines = plan(options);
    if (dryRun) {
      for (const line of lines) console.log(line);
      return;
    }
    const asked = process.stdin.isTTY && process.stderr.isTTY && !yes;
    if (asked) for (const line of lines) console.error(line);
    if (asked && !(await agrees())) {
      console.error(TEXTS.declined);
      return;
    }
    const { outcomes } = await fetchWith(options);
    const refused = outcomes.filter(({ what }) => what === "refused").length;
    if (refused > 0) throw new Failure(TEXTS.incomplete(refused));
    console.log(TEXTS.done(options.data));
  });

await exitCodes(command, Failure);
