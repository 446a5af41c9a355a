/** The words of the acts of a chunk, and the texts that results show. */

import { rowOf } from "../../corpus/orders/norme/rows.ts";
import { type SearchedPiece, searchedPieces, writtenPieces } from "../../law/articles/commi.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import { ACTS_WITH_NAMES } from "../../law/italian/acts-with-names.ts";
import { namesOfAct } from "../../law/names/aliases.ts";
import { type ActPlaces, placesFile } from "../../search/files/texts.ts";
import { termsOfAct } from "../../search/index/act-words.ts";
import { RunOfTerms } from "../../search/index/runs.ts";
import { type BlockDocument, textBlocks } from "../../search/index/text-blocks.ts";
import type { Articolo } from "../../sources/normattiva/records.ts";
import { deflated } from "../../tree/deflated.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { namingInput } from "../naming-input.ts";
import { FILES, type SearchChunk } from "../stage/files.ts";
import { keptOrMade, parsed } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { readingOf } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** An article of an act, and what is found of it. */
interface Searched extends Pick<Articolo, "percorso" | "numero" | "rubrica" | "abrogato" | "pronunce"> {
  readonly pieces: readonly SearchedPiece[];
}

/** The documents of an act, by number. */
function* documentsOf(norma: object, articles: readonly Searched[]): Generator<BlockDocument> {
  for (const { percorso, numero, rubrica, pronunce, pieces } of articles.toReversed())
    for (const { comma, testo } of pieces.toReversed())
      yield {
        norma,
        articolo: {
          percorso,
          numero,
          rubrica,
          comma,
          ...(pronunce.length > 0 && { pronunce: pronunce.length }),
          testo,
        },
      };
  yield { norma, articolo: null };
}

/** Paths of articles, each with the numbers of its commi where these are found. */
const pathsOf = (articles: readonly Searched[]): string =>
  articles
    .map(({ percorso, pieces }) => {
      const written = writtenPieces(pieces);
      return written === "" ? percorso : `${percorso}*${written}`;
    })
    .join();

/** Writes the texts of a chunk and where its acts are; gives the run of its terms. Documents are counted from its first one. */
function writeChunk(stage: Stage, staging: Staging, task: number, { acts }: SearchChunk): RunOfTerms {
  const run = new RunOfTerms();
  const places: Record<string, ActPlaces[string]> = {};
  function* documents(): Generator<BlockDocument> {
    let base = 0;
    for (const { eli, reading, relazioni } of acts) {
      const { summary: record, text } = namingInput(eli, () => readingOf(stage.kept("readings"), reading));
      const articles = text.articoli.map(({ percorso, numero, rubrica, abrogato, pronunce, testo }): Searched => {
        return { percorso, numero, rubrica, abrogato, pronunce, pieces: searchedPieces(testo) };
      });
      const pieces = articles.flatMap(({ rubrica, abrogato, pieces: own }) =>
        own.map(({ testo }, i) => ({ rubrica, testo, goesOn: i > 0, abrogato })),
      );
      termsOfAct({ ...record, nomi: namesOfAct(record, ACTS_WITH_NAMES) }, pieces, base, run);
      places[fileOfEli(eli)] = [base, pathsOf(articles)];
      yield* documentsOf(rowOf({ eli, record, relazioni }), articles);
      base += pieces.length + 1;
    }
  }
  for (const [name, bytes] of textBlocks(task, documents())) staging.write(name, bytes);
  staging.write(placesFile(task), deflated(JSON.stringify(places)));
  return run;
}

export const WORDS: Phase<Stage> = {
  name: "words",
  title: BUILD_TEXTS.phases.words,
  count: (stage) => stage.recordCount(FILES.chunks),
  run(stage, task) {
    const chunk = parsed<SearchChunk>(stage.record(FILES.chunks, task).toString());
    const made = sha256(Buffer.from(stage.settings.program + JSON.stringify([task, chunk.acts])));
    const staging = stage.staging();
    const { pieces } = keptOrMade(stage.kept("words", String(task)), made, staging, () => {
      const run = writeChunk(stage, staging, task, chunk).pieces();
      writeRecords(stage.kept("words", `${task}.run`), run);
      return { pieces: run.map(sha256) };
    });
    stage.write(FILES.pieces(task), pieces);
    stage.leave("words", task, staging);
  },
};
