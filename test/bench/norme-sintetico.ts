/**
 * Writes an artificial corpus of acts: sizes, kinds, years and amendments distributed as in the real one, no text of any real act.
 *
 *   npm run bench:corpus -- --atti N [--out DIR] [--seme S] [--leggero] [--versioni] [--zip]
 */

import { existsSync, readdirSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { scriviCorpus } from "./corpus/scrivi.ts";

const SHOWN_EVERY = 10_000;

function positive(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("serve un intero fra 1 e 9999999");
  return Number(text);
}

const program = new Command("bench:corpus")
  .requiredOption("--atti <n>", "quanti atti (l'intero corpus ne ha circa 157000)", positive)
  .option("--out <dir>", "cartella da riempire, nuova o vuota", ".bench/corpus-sintetico")
  .option("--seme <s>", "lo stesso seme dà gli stessi byte", "1")
  .option("--leggero", "testi dieci volte più piccoli: 157000 atti in circa 1 GB invece di 8", false)
  .option("--versioni", "anche le versioni precedenti degli atti modificati, in media tre versioni per atto", false)
  .option("--zip", "raccolte in archivi zip invece di file sciolti", false)
  .action(({ atti, out, seme, leggero, versioni, zip }) => {
    if (existsSync(out) && readdirSync(out).length > 0) {
      console.error(`${out}: la cartella non è vuota; sceglierne un'altra con --out`);
      process.exitCode = 1;
      return;
    }
    const started = performance.now();
    const bytes = scriviCorpus(out, { atti, seme, leggero, versioni }, zip, (done) => {
      if (done % SHOWN_EVERY === 0) console.error(`${done} atti`);
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${out}: ${atti} atti, ${(bytes / 1e6).toFixed(1)} MB di XML, ${(bytes / atti / 1000).toFixed(1)} KB in media, ${seconds.toFixed(1)} s`,
    );
  });

program.parse();
