/** `npm run bench -- COMMAND [OPTION ...]`: measures a build, a search, reads, and this project beside others; writes the collection to measure over. */

import { Command } from "commander";
import { Failure } from "../../generator/terminal/failure.ts";
import { besideCommand } from "./beside.ts";
import { buildCommand } from "./build.ts";
import { corpusCommand } from "./corpus.ts";
import { readsCommand } from "./reads.ts";
import { searchCommand } from "./search.ts";

const program = new Command("bench");
for (const command of [buildCommand, corpusCommand, searchCommand, readsCommand, besideCommand])
  program.addCommand(command);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
