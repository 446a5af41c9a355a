// `print-digest.mjs MODULE PLACE FILE-OF-TARGETS`, on any engine with a command line.
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { digestOfAnswers } from "./digests-of-answers.mjs";

const [, , module, open, file] = argv;
const { createClient } = await import(module);
console.log(await digestOfAnswers(createClient, open, JSON.parse(readFileSync(file, "utf8"))));
