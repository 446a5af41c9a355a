import { type Command, CommanderError } from "commander";
import { errorCode } from "../terminal/error-code.ts";
import { Failure, Finding } from "../terminal/failure.ts";
import { isSystemError, naming, reasonOf } from "../tree/folders/system-error.ts";
import { COMMAND_TEXTS } from "./texts.ts";

/** What is printed of an error: one line for what the user can mend, all that is known of a defect. */
function linesOf(error: unknown): unknown[] {
  if (error instanceof Failure) return [error.message];
  if (isSystemError(error)) return [[error.path, reasonOf(error)].filter(Boolean).join(": ")];
  return [COMMAND_TEXTS.defect, error];
}

/**
 * Waits until what was printed has left.
 *
 * @throws Error the first that met it; a reader that has gone away, as `head` does, is none
 */
async function allPrinted(errors: readonly Error[]): Promise<void> {
  await new Promise((done) => process.stdout.write("", done));
  const error = errors.find((met) => errorCode(met) !== "EPIPE");
  if (error !== undefined) throw error;
}

/**
 * Runs a command. A failure that the user can mend is printed as one line, any other with its stack.
 *
 * @param args what stands behind the command's name
 * @returns the exit code: 0 done, 1 the work failed, 2 bad usage, 3 what was found wants looking at
 * @example process.exitCode = await exitCodes(new Command("check").option("--dir <dir>"));
 */
export async function exitCodes(
  program: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<0 | 1 | 2 | 3> {
  program
    .exitOverride()
    .allowExcessArguments(false)
    .showHelpAfterError(COMMAND_TEXTS.help)
    .helpOption("-h, --help", COMMAND_TEXTS.helpOption);
  // `console.log` drops them.
  const unprinted: Error[] = [];
  const keep = (error: Error) => void unprinted.push(error);
  process.stdout.on("error", keep);
  try {
    await program.parseAsync(args, { from: "user" });
    await naming(COMMAND_TEXTS.output, () => allPrinted(unprinted));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(...linesOf(error));
    return error instanceof Finding ? 3 : 1;
  } finally {
    process.stdout.off("error", keep);
  }
}
