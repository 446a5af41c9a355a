/** The index of words of a small tree, written by the project's own writers: one chunk of acts. */

import type { NormaRow } from "../../generator/contract/norma-row.ts";
import { NOTES_CERCA } from "../../generator/contract/note-cerca.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { placesFile, SEARCH_TABLES } from "../../generator/search/files/texts.ts";
import { termsOfAct } from "../../generator/search/index/act-words.ts";
import { RunOfTerms } from "../../generator/search/index/runs.ts";
import { writePart } from "../../generator/search/index/term-files.ts";
import { textBlocks } from "../../generator/search/index/text-blocks.ts";
import { ITALIAN_TABLES } from "../../generator/search/italian.ts";
import { deflated } from "../../generator/tree/deflated.ts";
import type { FileSink } from "../../generator/tree/file-sink.ts";

type Act = Omit<NormaRow, "n_articoli" | "n_relazioni">;

/**
 * Writes the index of acts that have one article each, of one text; those of royal decrees are repealed.
 *
 * @param rows in list order
 * @returns what the card of `/cerca` says
 */
export function writeSmallWords(files: FileSink, rows: readonly Act[], testo: string): object {
  const run = new RunOfTerms();
  const acts = [...rows].reverse();
  const places: Record<string, readonly [number, string]> = {};
  const article = { percorso: "art/1", numero: "1", rubrica: null, comma: null, testo };
  for (const [i, act] of acts.entries()) {
    termsOfAct(
      { ...act, nomi: [] },
      [{ ...article, goesOn: false, abrogato: act.tipo === "regio-decreto" }],
      2 * i,
      run,
    );
    places[fileOfEli(act.eli)] = [2 * i, "art/1"];
  }
  const documents = acts.flatMap((norma) => [
    { norma, articolo: article },
    { norma, articolo: null },
  ]);
  for (const [name, bytes] of textBlocks(0, documents)) files.write(name, bytes);
  files.write(placesFile(0), deflated(JSON.stringify(places)));
  const pieces = run.pieces();
  for (const [part, piece] of pieces.entries()) writePart(files, part, [{ first: 0, piece }], documents.length);
  const blocchi = [[0, acts[0]!.data, acts[0]!.eli]];
  files.write(SEARCH_TABLES, deflated(JSON.stringify({ blocchi, tabelle: ITALIAN_TABLES, detti: {} })));
  return {
    documenti: documents.length,
    note: { ...NOTES_CERCA, tipo: { it: "Nessuno è «{tipo}»: legge.", en: "None is «{tipo}»: legge." } },
  };
}
