/** The index of the words of all acts, part by part, from the runs of the chunks; and the card by which the router finds its files. */

import { NOTE_CERCA, NOTES_CERCA } from "../../../api/note-cerca.ts";
import { ITALIAN_TABLES } from "../../../search/italian.ts";
import { PARTS } from "../../../search/parts.ts";
import { Cards } from "../../../tree/cards.ts";
import { type CellFiles, type RunPiece, writeCell } from "../../../tree/words/term-files.ts";
import { FILES, type SearchDocuments } from "../../stage/files.ts";
import type { Phase } from "../../stage/phase.ts";
import { Records } from "../../stage/records.ts";
import type { Stage } from "../../stage/stage.ts";
import { BUILD_TEXTS } from "../../texts.ts";

/** The pieces of all runs for a part. */
function piecesOf(stage: Stage, cell: number): RunPiece[] {
  return stage.read<SearchDocuments>(FILES.documents).blocchi.map(([first], task) => {
    const records = new Records(stage.kept("words", `${task}.run`));
    try {
      return { first, terms: records.at(cell), words: records.at(PARTS + cell) };
    } finally {
      records.close();
    }
  });
}

export const TERMS: Phase<Stage> = {
  name: "terms",
  title: BUILD_TEXTS.phases.terms,
  count: (stage) => (stage.settings.search ? PARTS : 0),
  run(stage, task) {
    const staging = stage.staging();
    const files = writeCell(
      staging,
      task,
      piecesOf(stage, task),
      stage.read<SearchDocuments>(FILES.documents).documenti,
    );
    stage.write(FILES.cell(task), files);
    stage.leave("terms", task, staging);
  },
};

export const SEARCH_CARD: Phase<Stage> = {
  name: "search-card",
  title: null,
  count: () => 1,
  run(stage, task) {
    const { placed, settings } = stage;
    const staging = stage.staging();
    const cells = settings.search
      ? Array.from({ length: PARTS }, (_, cell) => stage.read<CellFiles>(FILES.cell(cell)))
      : [];
    const { documenti, blocchi } = stage.read<SearchDocuments>(FILES.documents);
    new Cards(staging, placed.release, settings.fonti).card("cerca", NOTE_CERCA, {
      documenti: settings.search ? documenti : null,
      blocchi,
      tabelle: ITALIAN_TABLES,
      note: NOTES_CERCA,
      parole: cells.map(({ parole }) => parole),
      forme: cells.map(({ forme }) => forme),
    });
    stage.leave("search-card", task, staging);
  },
};
