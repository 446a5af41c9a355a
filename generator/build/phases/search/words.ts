/** The words of the acts of a chunk, and the texts that results show. */

import { createHash } from "node:crypto";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { ACTS_WITH_NAMES } from "../../../law/italian/named.ts";
import { namesOfAct } from "../../../law/names/aliases.ts";
import type { Articolo } from "../../../sources/normattiva/records.ts";
import { sha256 } from "../../../tree/sha256.ts";
import type { Staging } from "../../../tree/staging.ts";
import { termsOfAct } from "../../../tree/words/act-words.ts";
import { RunOfTerms } from "../../../tree/words/runs.ts";
import { WORDS_FOLDER } from "../../../tree/words/term-files.ts";
import { type BlockDocument, textBlocks } from "../../../tree/words/text-blocks.ts";
import { rowOf } from "../../../views/norme/rows.ts";
import { namingInput } from "../../acts/naming-input.ts";
import { FILES, type SearchChunk } from "../../stage/files.ts";
import { keptOrMade } from "../../stage/kept-files.ts";
import { parsed } from "../../stage/parsed.ts";
import type { Phase } from "../../stage/phase.ts";
import { readingOf } from "../../stage/readings.ts";
import { writeRecords } from "../../stage/records.ts";
import type { Stage } from "../../stage/stage.ts";
import { BUILD_TEXTS } from "../../texts.ts";

/** The documents of an act, by number. */
function* documentsOf(norma: object, articles: readonly Articolo[]): Generator<BlockDocument> {
  for (const { percorso, numero, rubrica, testo } of articles.toReversed())
    yield { norma, articolo: { percorso, numero, rubrica, testo } };
  yield { norma, articolo: null };
}

/** Writes the texts of a chunk and where its acts are; gives the run of its terms. */
function writeChunk(stage: Stage, staging: Staging, task: number, { first, acts }: SearchChunk): RunOfTerms {
  const run = new RunOfTerms(first);
  const places: Record<string, readonly [first: number, percorsi: string]> = {};
  function* documents(): Generator<BlockDocument> {
    let base = first;
    for (const { eli, reading, relazioni } of acts) {
      const { summary: record, text } = namingInput(eli, () => readingOf(stage.kept("readings"), reading));
      termsOfAct({ ...record, nomi: namesOfAct(record, ACTS_WITH_NAMES) }, text.articoli, base, run);
      places[fileOfEli(eli)] = [base, text.articoli.map(({ percorso }) => percorso).join()];
      yield* documentsOf(rowOf({ eli, record, relazioni }), text.articoli);
      base += text.articoli.length + 1;
    }
  }
  const folder = `${WORDS_FOLDER}/testi/${task}`;
  for (const [name, bytes] of textBlocks(documents())) staging.write(`${folder}/${name}`, bytes);
  staging.write(`${folder}/atti.json`, Buffer.from(`${JSON.stringify(places)}\n`));
  return run;
}

export const WORDS: Phase<Stage> = {
  name: "words",
  title: BUILD_TEXTS.phases.words,
  count: (stage) => stage.recordCount(FILES.chunks),
  run(stage, task) {
    const content = stage.record(FILES.chunks, task);
    const made = createHash("sha256").update(stage.settings.program).update(content).digest("hex");
    const staging = stage.staging();
    const { pieces } = keptOrMade(stage.kept("words", String(task)), made, staging, () => {
      const run = writeChunk(stage, staging, task, parsed<SearchChunk>(content.toString())).pieces();
      writeRecords(stage.kept("words", `${task}.run`), run);
      return { pieces: run.map(sha256) };
    });
    stage.write(FILES.pieces(task), pieces);
    stage.leave("words", task, staging);
  },
};
