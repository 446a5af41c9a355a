/** SIGKILL of a download at random moments: the next run completes, and the folder is the one of a run without kills. */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJsonSync, removeSync } from "fs-extra/esm";
import { ON_THE_WAY } from "../../generator/sources/download/data-folder.ts";
import { LEDGER } from "../../generator/sources/download/ledger.ts";
import { Caso } from "../bench/corpus/caso.ts";
import { OfficialHosts } from "../sources/download/hosts/official-hosts.ts";
import type { Row, Scale, Trial } from "./trial.ts";

const CHILD = path.join(import.meta.dirname, "download-child.js");
const KILLS: Readonly<Record<Scale, number>> = { part: 20, whole: 200 };
/** A folder is killed over and over; of so many kills one is followed by a run to its end, and a new folder. */
const KILLS_OF_A_FOLDER = 4;

/** Runs a download; it is killed after some milliseconds where they are given. */
function run(mirror: string, data: string, killAfter: number | null): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [CHILD, mirror, data], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const timer = killAfter === null ? null : setTimeout(() => child.kill("SIGKILL"), killAfter);
  return new Promise((done) =>
    child.once("close", (status) => {
      if (timer) clearTimeout(timer);
      done({ status, said });
    }),
  );
}

/** What a data folder holds, but for what is on its way and when each file came. */
function contentOf(data: string): string {
  const names = readdirSync(data, { recursive: true, encoding: "utf8" }).sort();
  const lines = names
    .filter((name) => !name.startsWith(ON_THE_WAY) && name !== LEDGER && statSync(path.join(data, name)).isFile())
    .map(
      (name) =>
        `${name} ${createHash("sha256")
          .update(readFileSync(path.join(data, name)))
          .digest("hex")}`,
    );
  const ledger = readJsonSync(path.join(data, LEDGER)) as {
    file: Record<string, { sha256: string }>;
  };
  return [...lines, ...Object.entries(ledger.file).map(([name, { sha256 }]) => `${LEDGER}: ${name} ${sha256}`)].join(
    "\n",
  );
}

async function kills(
  count: number,
  folder: string,
  mirror: string,
  report: (doing: string) => void,
): Promise<string[]> {
  const failures: string[] = [];
  const d = new Caso("download");
  const whole = path.join(folder, "whole");
  const started = performance.now();
  const first = await run(mirror, whole, null);
  if (first.status !== 0) return [`a run that nobody kills fails: ${first.said.trim()}`];
  const duration = performance.now() - started;
  const expected = contentOf(whole);
  for (let killed = 0; killed < count; ) {
    const data = path.join(folder, `killed-${killed}`);
    for (let i = 0; i < KILLS_OF_A_FOLDER && killed < count; i++, killed++) {
      report(`${killed}/${count}`);
      await run(mirror, data, d.next() * duration);
    }
    const { status, said } = await run(mirror, data, null);
    if (status !== 0) failures.push(`after kill ${killed} the next run fails: ${said.trim()}`);
    else if (contentOf(data) !== expected) failures.push(`after kill ${killed} the folder is not as without kills`);
    removeSync(data);
  }
  return failures;
}

async function trial(scale: Scale, report: (doing: string) => void): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "download-kill-"));
  const hosts = await OfficialHosts.over("data-raw", path.join(folder, "git"));
  try {
    const failures = await kills(KILLS[scale], folder, await hosts.listen(), report);
    return [{ what: "SIGKILL of download", runs: KILLS[scale], failures }];
  } finally {
    await hosts.close();
    removeSync(folder);
  }
}

export const downloadKill: Trial = { name: "download", run: trial };
