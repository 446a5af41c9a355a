/** Programs of others that judge our documents, where this machine has them; `.ci/run` installs them. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Folder with the `node_modules` of those that come from npm. */
const { DOCUMENT_TOOLS = "" } = process.env;

/** The folder of their packages. */
export const TOOL_MODULES = path.resolve(DOCUMENT_TOOLS, "node_modules");

/** Why a suite that needs a package cannot run, `null` where it can. */
export const lacksPackage = (name: string): string | null =>
  DOCUMENT_TOOLS !== "" && existsSync(path.join(TOOL_MODULES, name))
    ? null
    : `${name} is not in DOCUMENT_TOOLS: .ci/run installs it`;

/** The Python that has jsonschema: the system's, or the first of the path. */
const PYTHON = ["/usr/bin/python3", "python3"].find(
  (python) => spawnSync(python, ["-c", "import jsonschema"], { stdio: "ignore" }).status === 0,
);

/** Why a suite that needs python3-jsonschema cannot run, `null` where it can. */
export const lacksJsonschema: string | null =
  PYTHON === undefined ? "python3-jsonschema is not installed: .ci/run installs it" : null;

/** How a program ended, and all that it printed. */
export interface Verdict {
  readonly status: number | null;
  readonly text: string;
}

function verdictOf(program: string, args: readonly string[], cwd?: string, input?: string): Verdict {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", FORCE_COLOR: "0" };
  const done = spawnSync(program, args, { cwd, env, input, encoding: "utf8", maxBuffer: 1 << 28 });
  return { status: done.status, text: `${done.stdout}${done.stderr}${done.error ?? ""}` };
}

/**
 * Runs a command of the packages.
 *
 * @example packageCommand("redocly", ["lint", "openapi.json"]).status // 0
 */
export const packageCommand = (name: string, args: readonly string[], cwd?: string): Verdict =>
  verdictOf(path.join(TOOL_MODULES, ".bin", name), args, cwd);

/** Runs a Python script that reads JSON from its input. */
export const pythonScript = (script: string, input: unknown): Verdict =>
  verdictOf(PYTHON ?? "python3", ["-W", "ignore", script], undefined, JSON.stringify(input));

/** Runs a module of Node.js beside the packages: it may import them. */
export const nodeModule = (module: string, args: readonly string[]): Verdict =>
  verdictOf(process.execPath, [module, ...args]);
