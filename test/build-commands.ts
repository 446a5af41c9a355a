import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { BUILT, sourcesDigest } from "../generator/sources-digest.mjs";

const HERE = "test/commands-here.ts";
/** What the bundles were made from when `commands-here.ts` was bundled with them. */
const BUILT_HERE = ".build/commands-here.txt";

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The schemas, by file: a build writes them as they are declared. */
const schemas = () => new Map(readdirSync("schemas").map((name) => [name, textOf(`schemas/${name}`)]));

/**
 * Bundles the commands before the tests, so that they run what a user runs; beside them `commands-here.ts`, in the same way. What is made
 * of the sources as they are stays: a run beside another takes nothing away under its hands.
 *
 * @throws Error once where a schema is other than it was: what may be null or absent is seen in its difference
 */
export default function setup(): void {
  const sources = sourcesDigest();
  const here = `${sources} ${statSync(HERE).mtimeMs}`;
  if (textOf(BUILT) === sources && textOf(BUILT_HERE) === here) return;
  const before = schemas();
  execFileSync(process.execPath, ["generator/build.mjs", `commands-here=${HERE}`], { stdio: "inherit" });
  writeFileSync(BUILT_HERE, here);
  const changed = [...schemas()].filter(([name, text]) => text !== before.get(name)).map(([name]) => name);
  if (changed.length > 0)
    throw new Error(
      `schemas/ was not as declared, and is now: ${changed.join(", ")}. Look at the difference, then run again.`,
    );
}
