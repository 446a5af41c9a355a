/** A server in a process of its own, as `npm start` runs it. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { command } from "../cli/commands.ts";

/**
 * Serves a tree at a free port while some work is done with it; it must say nothing as an error, and end well.
 *
 * @throws Error with what it printed
 * @example await served("dist-api", async (port) => fetch(`http://127.0.0.1:${port}/`));
 */
export async function served(dir: string, work: (port: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [command("start"), "--dir", dir, "--port", "0"]);
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  const exit = once(child, "exit");
  const [printed] = await Promise.race([once(child.stdout, "data"), exit]);
  try {
    await work(Number(/:(\d+)\//.exec(`${printed}`)?.[1]));
  } finally {
    child.kill("SIGTERM");
  }
  const [code] = await exit;
  if (code !== 0 || errors !== "") throw new Error(`start: exit code ${code}\n${errors}`);
}
