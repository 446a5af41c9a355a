import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Path of a bundled command. */
export function command(name: "generate" | "start" | "check" | "phases" | "phase" | "uploads"): string {
  return path.join(root, ".build", `${name}.js`);
}

/** Runs a bundled command to its end from the project's folder. */
export function run(name: "generate" | "check" | "phases" | "phase" | "uploads", ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command(name), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}
