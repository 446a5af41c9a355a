import { constants, Script } from "node:vm";
import type { PROGRAMS } from "./programs.ts";

/** The bundle of all programs, as the main thread hands it to the others. */
export interface Bundle {
  /** Path of its file. */
  readonly file: string;
  readonly source: string;
  /** Its functions as an earlier run compiled them; `undefined` where there are none. */
  readonly code: Uint8Array | undefined;
}

/**
 * Loads the bundle; its programs load when they are started.
 *
 * @param load gives it the packages that are not part of it
 * @example loadBundle(bundle, createRequire(bundle.file)).programs.check()
 */
export function loadBundle({ file, source, code }: Bundle, load: NodeJS.Require) {
  const script = new Script(`(function (exports, require, module, __filename) {${source}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(code && { cachedData: code }),
  });
  const module = { exports: {} as { PROGRAMS: typeof PROGRAMS } };
  script.runInThisContext()(module.exports, load, module, file);
  return { script, programs: module.exports.PROGRAMS };
}
