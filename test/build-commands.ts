import { execFileSync } from "node:child_process";

/** Bundles the commands once before the tests, so that they run what a user runs. */
export default function setup(): void {
  execFileSync(process.execPath, ["generator/build.mjs"], { stdio: "inherit" });
}
