/** What tests run in this process instead of starting a command: bundled beside the commands by `build-commands.ts`. */

import type { Command } from "commander";
import { askCommand } from "../generator/cli/ask.ts";
import { checkCommand } from "../generator/cli/check.ts";
import { exitCodes } from "../generator/cli/exit-codes.ts";
import { generateCommand } from "../generator/cli/generate.ts";
import { phaseCommand } from "../generator/cli/phases/phase.ts";
import { phasesCommand } from "../generator/cli/phases/phases.ts";
import { startCommand } from "../generator/cli/start.ts";

export { generate } from "../generator/build/generate.ts";
export { checkTree } from "../generator/cli/check/check-tree.ts";
export { Failure } from "../generator/terminal/failure.ts";

const COMMANDS = {
  ask: askCommand,
  check: checkCommand,
  generate: generateCommand,
  phase: phaseCommand,
  phases: phasesCommand,
  start: startCommand,
} satisfies Record<string, () => Command>;

/**
 * What a command prints and the code with which it would end.
 *
 * @example await used("generate", "--nope") // { status: 2, stdout: "", stderr: "error: unknown option '--nope'..." }
 */
export async function used(name: keyof typeof COMMANDS, ...args: string[]) {
  const { log, error } = console;
  let [stdout, stderr] = ["", ""];
  console.log = (line: unknown) => {
    stdout += `${line}\n`;
  };
  console.error = (line: unknown) => {
    stderr += `${line}\n`;
  };
  const command = COMMANDS[name]().configureOutput({
    writeOut: (text) => (stdout += text),
    writeErr: (text) => (stderr += text),
  });
  try {
    const status = await exitCodes(command, args);
    return { status, stdout, stderr };
  } finally {
    Object.assign(console, { log, error });
  }
}
