/**
 * Starts one of the programs of the bundle, the one that this module is named after. Their functions are kept as an earlier run compiled
 * them: compiling them anew takes a tenth of the time of a small collection (measured), in each thread. What is kept belongs to the very
 * bundle, and to the engine with its flags: any other is compiled as usual, and kept from then on.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { constants, Script } from "node:vm";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import "../jobs/engine.ts";
import type { PROGRAMS } from "./programs.ts";

/** Under this name the threads find the program they work for: they run its functions. */
const PROGRAM = "program";
const DIGEST_BYTES = 32;

const folder = import.meta.dirname;
const name = path.basename(fileURLToPath(import.meta.url), ".js") as keyof typeof PROGRAMS;
if (isMainThread) setEnvironmentData(PROGRAM, name);

const bundle = path.join(folder, "programs.cjs");
const source = readFileSync(bundle);
const compiled = path.join(folder, "compiled", `${getEnvironmentData(PROGRAM)}-${process.version}-${process.arch}`);

const digest = (code: Uint8Array) => createHash("sha256").update(source).update(code).digest();

/** The compiled functions of this very bundle, undamaged: the engine would not notice. */
function kept(): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(compiled);
  } catch {
    // None yet, or none that can be read: it is only quicker with them.
    return undefined;
  }
  const code = bytes.subarray(0, -DIGEST_BYTES);
  return digest(code).equals(bytes.subarray(-DIGEST_BYTES)) ? code : undefined;
}

function keep(code: Buffer): void {
  const part = `${compiled}.${process.pid}`;
  try {
    mkdirSync(path.dirname(compiled), { recursive: true });
    writeFileSync(part, Buffer.concat([code, digest(code)]));
    renameSync(part, compiled);
  } catch {
    // A folder that cannot be written to: the next run compiles again.
  }
}

const cachedData = kept();
const script = new Script(`(function (exports, require, module, __filename) {${source}\n})`, {
  filename: bundle,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(cachedData && { cachedData }),
});
const module = { exports: {} as { PROGRAMS: typeof PROGRAMS } };
script.runInThisContext()(module.exports, createRequire(bundle), module, bundle);
const done = await module.exports.PROGRAMS[name]();
// What did not do its work has compiled too little for the next run.
if (done === true && (cachedData === undefined || script.cachedDataRejected)) keep(script.createCachedData());
