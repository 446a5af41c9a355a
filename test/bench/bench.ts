/** `npm run bench -- COMMAND [OPTION ...]`: measures a build or searches; writes the collection to measure over. */

import { Command } from "commander";
import { Failure } from "../../generator/terminal/failure.ts";
import { buildCommand } from "./build.ts";
import { corpusCommand } from "./corpus.ts";
import { searchCommand } from "./search.ts";

const program = new Command("bench");
for (const command of [buildCommand, corpusCommand, searchCommand]) program.addCommand(command);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
