import path from "node:path";
import { generate } from "../build/generate.ts";
import type { Generated, GenerateOptions } from "../build/options.ts";
import { terminalProgress } from "../jobs/progress.ts";
import { TEXTS } from "./texts.ts";
import type { TreeOptions } from "./tree-options.ts";

type Given = TreeOptions & Pick<GenerateOptions, "data" | "cache" | "previous" | "verify">;

/**
 * Generates a tree as the options say, and prints what came of it.
 *
 * @example await generateWith({ data: "data-raw", out: "dist-api", ... }) // prints "dist-api: 783 files, 2.4 MB, release ..."
 */
export async function generateWith({ host, ...options }: Given): Promise<Generated> {
  const started = Date.now();
  const progress = await terminalProgress();
  const done = await generate({ ...options, hosts: host, progress, say: progress.say });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const megabytes = (done.bytes / 1e6).toFixed(1);
  console.log(TEXTS.generate.done(options.out, done.files, megabytes, done.release, seconds));
  for (const line of done.hosts) console.log(line);
  if (done.discarded > 0)
    console.log(TEXTS.generate.discarded(done.discarded, path.join(options.out, "rapporto.json")));
  return done;
}
