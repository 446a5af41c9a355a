/**
 * Starts one of the programs of the bundle, the one that this module is named after. Their functions are kept as an earlier run compiled
 * them: compiling them anew takes a tenth of the time of a small collection (measured), in each thread. What is kept belongs to the very
 * bundle, and to the engine with its flags: any other is compiled as usual, and kept from then on.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import "../jobs/engine.ts";
import { writeWhole } from "../jobs/write-whole.ts";
import { type Bundle, loadBundle } from "./bundle.ts";
import type { PROGRAMS } from "./programs.ts";

const DIGEST_BYTES = 32;

const folder = import.meta.dirname;
const name = path.basename(fileURLToPath(import.meta.url), ".js") as Exclude<keyof typeof PROGRAMS, "worker">;

const newThread = () => new Worker(new URL("./worker.cjs", import.meta.url));
// A thread takes a tenth of a second to start beside one that works: this program nearly always needs one, so it starts first of all.
let spare = name === "generate" && availableParallelism() > 1 ? newThread() : null;
spare?.unref();

const file = path.join(folder, "programs.cjs");
const bytes = readFileSync(file);
const compiled = path.join(folder, "compiled", `${name}-${process.version}-${process.arch}`);

const digest = (code: Uint8Array) => createHash("sha256").update(bytes).update(code).digest();

/** The compiled functions of this very bundle, undamaged: the engine would not notice. Threads share them. */
function kept(): Uint8Array | undefined {
  let known: Buffer;
  try {
    known = readFileSync(compiled);
  } catch {
    // None yet, or none that can be read: it is only quicker with them.
    return undefined;
  }
  const code = known.subarray(0, -DIGEST_BYTES);
  if (!digest(code).equals(known.subarray(-DIGEST_BYTES))) return undefined;
  const shared = new Uint8Array(new SharedArrayBuffer(code.length));
  shared.set(code);
  return shared;
}

function keep(code: Buffer): void {
  try {
    mkdirSync(path.dirname(compiled), { recursive: true });
    writeWhole(compiled, Buffer.concat([code, digest(code)]));
  } catch {
    // A folder that cannot be written to: the next run compiles again.
  }
}

const bundle: Bundle = { file, source: bytes.toString(), code: kept() };
spare?.postMessage(bundle);

/** A thread that answers tasks. */
function openThread(): Worker {
  const thread = spare ?? newThread();
  if (spare === null) thread.postMessage(bundle);
  spare = null;
  thread.ref();
  return thread;
}

const { script, programs } = loadBundle(bundle, createRequire(file));
// What did not do its work has compiled too little for the next run.
if ((await programs[name](openThread)) && (bundle.code === undefined || script.cachedDataRejected))
  keep(script.createCachedData());
