import { execFileSync } from "node:child_process";

/** Bundles the commands once before the tests, so that they run what a user runs; beside them `commands-here.ts`, in the same way. */
export default function setup(): void {
  const args = ["generator/build.mjs", "commands-here=test/commands-here.ts"];
  execFileSync(process.execPath, args, { stdio: "inherit" });
}
