import { spawnSync } from "node:child_process";
import path from "node:path";
import { BUILD } from "../built.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Loaded before a command (`--import`), has it send itself a signal at some step: `signal-at-step.mjs` says how. */
export const SIGNAL_AT_STEP = path.resolve(import.meta.dirname, "../signal-at-step.mjs");

/** No command that a test waits for takes so long. */
const LONGEST_MS = 600_000;

/** Path of a bundled command. */
export function command(name: "generate" | "start" | "check" | "download" | "update" | "phases" | "phase"): string {
  return path.join(BUILD, `${name}.js`);
}

/** Runs a bundled command to its end from the project's folder. */
export function run(name: "generate" | "check" | "download" | "phases" | "phase", ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command(name), ...args], {
    cwd: root,
    encoding: "utf8",
    // A command that never ends may not heed a milder signal.
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
  });
  return { status, stdout, stderr };
}
