import { type Command, CommanderError } from "commander";

/**
 * Runs a command with the exit codes of the contract: 0 done, 1 the work failed, 2 bad usage. A failure that the user can mend is
 * printed as one line, any other with its stack.
 *
 * @param known class of the failures whose message is enough
 */
export async function exitCodes(program: Command, known: new (message: string) => Error): Promise<void> {
  program.exitOverride().allowExcessArguments(false).showHelpAfterError("(--help elenca le opzioni)");
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      console.error(error instanceof known ? error.message : error);
      process.exitCode = 1;
    }
  }
}
