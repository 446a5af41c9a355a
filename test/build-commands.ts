import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { BUILT, sourcesDigest } from "../generator/sources-digest.mjs";

const HERE = "test/commands-here.ts";
/** What the bundles were made from when `commands-here.ts` was bundled with them. */
const BUILT_HERE = ".build/commands-here.txt";

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Bundles the commands before the tests, so that they run what a user runs; beside them `commands-here.ts`, in the same way. What is made
 * of the sources as they are stays: a run beside another takes nothing away under its hands.
 */
export default function setup(): void {
  const sources = sourcesDigest();
  const here = `${sources} ${statSync(HERE).mtimeMs}`;
  if (textOf(BUILT) === sources && textOf(BUILT_HERE) === here) return;
  execFileSync(process.execPath, ["generator/build.mjs", `commands-here=${HERE}`], { stdio: "inherit" });
  writeFileSync(BUILT_HERE, here);
}
