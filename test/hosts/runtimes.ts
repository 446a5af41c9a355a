/** The programs of the hosts, where this machine has them, serving a prepared tree. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copySync, readJsonSync, removeSync, writeJsonSync } from "fs-extra/esm";
import { type Ask, askPort } from "./ask.ts";
import { onFreePort } from "./free-port.ts";

/** Folder with the `node_modules` of the runtimes that come from npm; `.ci/run` fills one. */
const { HOST_RUNTIMES = "" } = process.env;

/** Milliseconds that a server may take to answer for the first time. */
const PATIENCE = 300_000;

export interface Running {
  readonly ask: Ask;
  readonly port: number;
  /** What the server printed. */
  log(): string;
  stop(): Promise<void>;
}

/** Where a program is, `null` where it is not installed. */
export function programOf(name: string): string | null {
  const folders = HOST_RUNTIMES ? [path.join(HOST_RUNTIMES, "node_modules/.bin")] : [];
  folders.push(...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin");
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** A folder of its own for a server. */
export const newHome = () => mkdtempSync(path.join(os.tmpdir(), "runtime-"));

/** Starts a server, waits until it answers `ready`, and gives a way to ask it; `home` goes when it stops. */
export async function run(
  command: string,
  args: readonly string[],
  {
    port,
    home = newHome(),
    cwd = home,
    env = {},
    ready = "/api/public/health",
  }: { port: number; home?: string; cwd?: string; env?: object; ready?: string },
): Promise<Running> {
  // In a group of its own: some servers start others, and all have to end.
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { ...process.env, HOME: home, CI: "1", WRANGLER_SEND_METRICS: "false", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const running: Running = {
    ask: askPort(port),
    port,
    log: () => printed,
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM");
      const late = setTimeout(() => process.kill(-child.pid!, "SIGKILL"), 5000);
      await ended;
      clearTimeout(late);
      removeSync(home);
    },
  };
  for (const start = Date.now(); Date.now() - start < PATIENCE; await wait(100)) {
    if (child.exitCode !== null) {
      await running.stop();
      throw new Error(`${command}: exit ${child.exitCode}\n${printed}`);
    }
    const answered = await running.ask("GET", ready, {}).catch(() => null);
    if (answered?.status === 200) return running;
  }
  await running.stop();
  throw new Error(`${command}: no answer\n${printed}`);
}

export function deno(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const args = [
      "run",
      "--no-prompt",
      "--allow-net",
      `--allow-read=${folder}`,
      "--allow-env=PORT",
      "hosts/deno/server.js",
    ];
    return run(programOf("deno")!, args, { port, cwd: folder, env: { PORT: `${port}` } });
  });
}

const WRANGLER = ["--ip", "127.0.0.1", "--inspector-port", "0", "--log-level", "warn"];

/** The project is set up beside the tree: the simulator writes into its own folder, and would see the tree change. */
export function workers(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const project = newHome();
    copySync(path.join(folder, "hosts/cloudflare-workers"), project);
    const config = readJsonSync(path.join(project, "wrangler.json"));
    config.assets.directory = folder;
    writeJsonSync(path.join(project, "wrangler.json"), config);
    return run(programOf("wrangler")!, ["dev", "--port", `${port}`, ...WRANGLER], { port, home: project });
  });
}

/** As above. */
export function pages(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const project = newHome();
    const config = readJsonSync(path.join(folder, "wrangler.json"));
    config.pages_build_output_dir = folder;
    writeJsonSync(path.join(project, "wrangler.json"), config);
    return run(programOf("wrangler")!, ["pages", "dev", "--port", `${port}`, ...WRANGLER], { port, home: project });
  });
}
