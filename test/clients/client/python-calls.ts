/** The module for Python, as packed, called from tests. */

import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { expect } from "vitest";
import { PACKED_CLIENT } from "./packed-client.ts";

/** Debian's own, or the first of the path; `undefined` where there is none. */
export const PYTHON = ["/usr/bin/python3", "python3"].find((name) => spawnSync(name, ["--version"]).status === 0);

export interface PythonCall {
  readonly name: string;
  readonly args?: readonly string[];
  readonly values?: Readonly<Record<string, unknown>>;
  readonly sql?: string;
}
interface Given {
  readonly place: string;
  readonly router?: string;
  readonly node?: string;
  /** Folder of the module, if it is not that of the package. */
  readonly from?: string;
  readonly calls: readonly PythonCall[];
}
// biome-ignore lint/suspicious/noExplicitAny: what calls give differs from one to the other
export type Gave = Record<string, any>;

/** What the module gives, call by call, in one process. Servers of this process have to answer meanwhile. */
export async function python(given: Given): Promise<Gave[]> {
  const script = path.join(import.meta.dirname, "python_calls.py");
  const child = spawn(PYTHON ?? "", ["-W", "error", script, given.from ?? path.join(PACKED_CLIENT, "python")]);
  let [printed, complained] = ["", ""];
  child.stdout.on("data", (part) => (printed += part));
  child.stderr.on("data", (part) => (complained += part));
  child.stdin.end(JSON.stringify({ node: process.execPath, ...given }));
  await new Promise((done) => child.once("close", done));
  expect(complained).toBe("");
  return printed
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
