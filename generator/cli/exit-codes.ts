import { type Command, CommanderError } from "commander";
import { isSystemError, reasonOf } from "../folders/system-error.ts";
import { terminalLanguage } from "../terminal/language.ts";
import { speakItalian } from "./italian-help.ts";
import { TEXTS } from "./texts.ts";

/** What is printed of an error: one line for what the user can mend, all that is known of a defect. */
function linesOf(error: unknown, known: new (message: string) => Error): unknown[] {
  if (error instanceof known) return [error.message];
  if (isSystemError(error)) return [[error.path, reasonOf(error)].filter(Boolean).join(": ")];
  return [TEXTS.defect, error];
}

/**
 * Runs a command with the exit codes of the contract: 0 done, 1 the work failed, 2 bad usage. A failure that the user can mend is
 * printed as one line, any other with its stack.
 *
 * @param known class of the failures whose message is enough
 */
export async function exitCodes(program: Command, known: new (message: string) => Error): Promise<void> {
  program
    .exitOverride()
    .allowExcessArguments(false)
    .showHelpAfterError(TEXTS.help)
    .helpOption("-h, --help", TEXTS.helpOption);
  if (terminalLanguage(process.env) === "it") speakItalian(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      console.error(...linesOf(error, known));
      process.exitCode = 1;
    }
  }
}
