import path from "node:path";
import type { Done } from "../../pipeline/stage/files.ts";
import { COMMAND_TEXTS } from "../texts.ts";

/** Prints what came of a build. */
export function sayDone(out: string, done: Done, milliseconds: number): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  const megabytes = (done.bytes / 1e6).toFixed(1);
  console.log(COMMAND_TEXTS.generate.done(out, done.files, megabytes, done.release, seconds));
  for (const line of done.hosts) console.log(line);
  if (done.discarded > 0)
    console.log(COMMAND_TEXTS.generate.discarded(done.discarded, path.join(out, "rapporto.json")));
}
