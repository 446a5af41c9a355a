import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { BUILT, sourcesDigest } from "../generator/sources-digest.mjs";
import { openDoor } from "./door.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where suites ask for the bundles: it answers when they are made. */
    readonly buildDoor: string;
  }
}

const HERE = "test/commands-here.ts";
/** What the bundles were made from when `commands-here.ts` was bundled with them. */
const BUILT_HERE = ".build/commands-here.txt";

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The schemas, by file: a build writes them as they are declared. */
const schemas = () => new Map(readdirSync("schemas").map((name) => [name, textOf(`schemas/${name}`)]));

/**
 * Bundles the commands, so that tests run what a user runs; beside them `commands-here.ts`, in the same way. Keeps bundles that were made of
 * the sources as they are: a run beside another takes nothing away under its hands.
 *
 * @throws Error once if a schema was other than declared: what may be null or absent is seen in its difference
 */
async function build(): Promise<void> {
  const sources = sourcesDigest();
  const here = `${sources} ${statSync(HERE).mtimeMs}`;
  if (textOf(BUILT) === sources && textOf(BUILT_HERE) === here) return;
  const before = schemas();
  await promisify(execFile)(process.execPath, ["generator/build.mjs", `commands-here=${HERE}`]);
  writeFileSync(BUILT_HERE, here);
  const changed = [...schemas()].filter(([name, text]) => text !== before.get(name)).map(([name]) => name);
  if (changed.length > 0)
    throw new Error(
      `schemas/ was not as declared, and is now: ${changed.join(", ")}. Look at the difference, then run again.`,
    );
}

/** Opens a door for the suites: the first that asks has the bundles built, once for the whole run, and never if none asks. */
export default async function setup(project: TestProject): Promise<() => void> {
  let built: Promise<void> | undefined;
  const door = await openDoor(async () => {
    built ??= build();
    await built;
    return "";
  });
  project.provide("buildDoor", door.address);
  return () => door.close();
}
