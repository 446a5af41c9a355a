import { spawnSync } from "node:child_process";

/** A program of the machine, where it is installed. */
export function tool(name: string, probe: string[]): string | null {
  return spawnSync(name, probe, { stdio: "ignore" }).status === 0 ? name : null;
}

/** What a program writes; throws with its complaint where it fails. */
export function output(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
