/** Generation without a process of its own, for tests that look at what is written and not at how a command behaves. */

import path from "node:path";
import { pathToFileURL } from "node:url";
import type { GenerateOptions } from "../generator/build/options.ts";
import type { Done } from "../generator/build/stage/files.ts";
import { SILENT } from "../generator/terminal/progress.ts";
import { BUILD } from "./built.ts";
import { SAMPLE } from "./data-raw/read-sample.ts";

/** What is run: a bundle beside those of the commands, which looks where they do for the pages and hosts that it writes. */
const BUNDLE = pathToFileURL(path.join(BUILD, "commands-here.js")).href;
export const { checkTree, Failure, generate, used } = (await import(BUNDLE)) as typeof import("./commands-here.ts");

/**
 * Generates a tree as the command does, in this process: a second of starting and warming up less for each.
 *
 * @param options besides these the defaults of the command: the embedded sample, in one thread
 * @returns what came of it, and the lines that the command prints as errors
 * @throws Error whose message the command prints before it leaves with 1
 * @example expect(await generateHere({ out, pack: true })).toMatchObject({ said: [] });
 */
export async function generateHere(
  options: Partial<GenerateOptions> & Pick<GenerateOptions, "out">,
): Promise<{ done: Done; said: readonly string[] }> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const done = await generate({ data: SAMPLE, strict: false, hosts: [], jobs: 1, progress: SILENT, say, ...options });
  return { done, said };
}
