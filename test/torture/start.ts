import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A server in a process of its own. */
export interface Started {
  readonly port: number;
  /** What it printed as errors. */
  errors(): string;
  /** Whether it is still there. */
  alive(): boolean;
  /** Stops it gently; gives its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Runs `start` over a tree, at a free port.
 *
 * @throws Error with what it printed, where it does not listen
 * @example const server = await start("dist-api"); fetch(`http://127.0.0.1:${server.port}/`);
 */
export async function start(dir: string): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [path.resolve(".build/start.js"), "--dir", dir, "--port", "0"]);
  let [printed, errors] = ["", ""];
  child.stdout?.on("data", (chunk) => (printed += chunk));
  child.stderr?.on("data", (chunk) => (errors += chunk));
  const exit = once(child, "exit");
  if (child.stdout) await Promise.race([once(child.stdout, "data"), exit]);
  const port = Number(/:(\d+)\//.exec(printed)?.[1]);
  if (!port) throw new Error(`start: ${printed}${errors}`);
  return {
    port,
    errors: () => errors,
    alive: () => child.exitCode === null,
    async stop() {
      child.kill("SIGTERM");
      await exit;
      return child.exitCode;
    },
  };
}
