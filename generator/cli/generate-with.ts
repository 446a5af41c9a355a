import path from "node:path";
import { generate } from "../build/generate.ts";
import { explainAct } from "../build/only.ts";
import type { GenerateOptions } from "../build/options.ts";
import type { Done } from "../build/stage/files.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { naming } from "../tree/folders/system-error.ts";
import { COMMAND_TEXTS } from "./texts.ts";
import type { TreeOptions } from "./tree-options.ts";

/** Prints what came of a build. */
export function sayDone(out: string, done: Done, milliseconds: number): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  const megabytes = (done.bytes / 1e6).toFixed(1);
  console.log(COMMAND_TEXTS.generate.done(out, done.files, megabytes, done.release, seconds));
  for (const line of done.hosts) console.log(line);
  if (done.discarded > 0)
    console.log(COMMAND_TEXTS.generate.discarded(done.discarded, path.join(out, "rapporto.json")));
}

type Given = TreeOptions & Pick<GenerateOptions, "data" | "cache" | "verify">;

/**
 * Generates a tree as the options say, and prints what came of it.
 *
 * @example await generateWith({ data: "data-raw", out: "dist-api", ... }) // prints "dist-api: 783 files, 2.4 MB, release ..."
 */
export async function generateWith({ host, ...options }: Given): Promise<Done> {
  const started = performance.now();
  const progress = await terminalProgress();
  const folders = [options.out, options.cache].filter((folder) => folder !== undefined).join(", ");
  const done = await naming(folders, () => generate({ ...options, hosts: host, progress, say: progress.say }));
  sayDone(options.out, done, performance.now() - started);
  return done;
}

/**
 * Takes one act the whole way as the options say, and prints what became of it.
 *
 * @example await explainWith({ data: "data-raw", only: "norme/codice_esempio.xml", ... }) // prints "eli: eli:/it/..." and more
 */
export async function explainWith({ host, ...options }: Given & { readonly only: string }): Promise<void> {
  const progress = await terminalProgress();
  const lines = await explainAct({ ...options, hosts: host, progress, say: progress.say });
  console.log(lines.join("\n"));
}
