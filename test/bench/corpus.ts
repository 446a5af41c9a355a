/**
 * Writes an artificial corpus of acts: sizes, kinds, years and amendments distributed as in the real one, no text of any real act.
 *
 *   npm run bench -- corpus -- --atti N [--out DIR] [--seme S] [--leggero] [--versioni] [--zip] [--voti]
 */

import { existsSync, readdirSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { scriviCorpus } from "./corpus/scrivi.ts";
import { scriviVoti } from "./corpus/voti.ts";

const SHOWN_EVERY = 10_000;

function positive(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("it needs an integer from 1 to 9999999");
  return Number(text);
}

export const corpusCommand = new Command("corpus")
  .description("writes an artificial collection of acts")
  .requiredOption("--atti <n>", "how many acts (the whole corpus has some 157000)", positive)
  .option("--out <dir>", "folder to fill, new or empty", ".bench/corpus-sintetico")
  .option("--seme <s>", "the same seed gives the same bytes", "1")
  .option("--leggero", "texts a tenth as long: 157000 acts in some 1 GB instead of 8", false)
  .option("--versioni", "earlier versions of amended acts too, three versions an act on average", false)
  .option("--zip", "in zip archives instead of single files", false)
  .option("--voti", "28300 votes of both branches with 9.7 million positions too: 1.2 GB", false)
  .action(({ atti, out, seme, leggero, versioni, zip, voti }) => {
    if (existsSync(out) && readdirSync(out).length > 0) {
      console.error(`${out}: the folder is not empty; choose another one with --out`);
      process.exitCode = 1;
      return;
    }
    const started = performance.now();
    const bytes = scriviCorpus(out, { atti, seme, leggero, versioni }, zip, (done) => {
      if (done % SHOWN_EVERY === 0) console.error(`${done} acts`);
    });
    if (voti) console.log(`${out}: ${scriviVoti(out, seme)} positions in votes`);
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${out}: ${atti} acts, ${(bytes / 1e6).toFixed(1)} MB of XML, ${(bytes / atti / 1000).toFixed(1)} KB on average, ${seconds.toFixed(1)} s`,
    );
  });
