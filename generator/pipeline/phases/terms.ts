/** The index of the words of all acts, part by part, from the runs of the chunks; and what the router must know to read it. */

import { NOTE_CERCA, NOTES_CERCA } from "../../api/note-cerca.ts";
import type { Prosa } from "../../api/prose.ts";
import { itemAt } from "../../collections/at.ts";
import { PARTS } from "../../format/cerca-terms.ts";
import { SEARCH_TABLES } from "../../format/cerca-texts.ts";
import { ITALIAN_TABLES } from "../../search/italian.ts";
import { Cards } from "../../tree/cards.ts";
import { deflated } from "../../tree/deflated.ts";
import { sha256 } from "../../tree/sha256.ts";
import { type RunPiece, writePart } from "../../tree/words/term-files.ts";
import { FILES, type SearchDocuments } from "../stage/files.ts";
import { Damaged, keptOrMade, orDamaged } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { Records } from "../stage/records.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** What the index is made from: how many documents there are, and of the run of each chunk what it must hold. */
interface Runs {
  readonly documents: SearchDocuments;
  /** SHA-256 of the piece of each part, by chunk. */
  readonly digests: readonly (readonly string[])[];
}

/** By stage: all parts need the same. */
const known = new WeakMap<Stage, Runs>();

function runsOf(stage: Stage): Runs {
  let runs = known.get(stage);
  if (runs === undefined) {
    const documents = stage.read<SearchDocuments>(FILES.documents);
    runs = {
      documents,
      digests: documents.blocchi.map((_, task) => stage.read<readonly string[]>(FILES.pieces(task))),
    };
    known.set(stage, runs);
  }
  return runs;
}

/** The piece of a run for a part. @throws Damaged where it is not as it was written */
function pieceOf(file: string, part: number, digest: string): Buffer {
  const piece = orDamaged(file, () => {
    const records = new Records(file);
    try {
      return records.at(part);
    } finally {
      records.close();
    }
  });
  if (sha256(piece) !== digest) throw new Damaged(file);
  return piece;
}

export const TERMS: Phase<Stage> = {
  name: "terms",
  title: BUILD_TEXTS.phases.terms,
  most: PARTS,
  count: (stage) => (stage.settings.search ? PARTS : 0),
  run(stage, task) {
    const staging = stage.staging();
    const { documents, digests } = runsOf(stage);
    const wanted = digests.map((ofRun) => itemAt(ofRun, task));
    const made = sha256(Buffer.from(JSON.stringify([stage.settings.program, documents, wanted])));
    keptOrMade(stage.kept("words", `part-${task}`), made, staging, () => {
      const pieces = wanted.map((digest, chunk): RunPiece => {
        const [first] = itemAt(documents.blocchi, chunk);
        return { first, piece: pieceOf(stage.kept("words", `${chunk}.run`), task, digest) };
      });
      writePart(staging, task, pieces, documents.documenti);
      return {};
    });
    stage.leave("terms", task, staging);
  },
};

/** The note of a type that no act has, with those that acts have. */
const withTypes = (types: readonly string[]): Prosa => {
  const { it, en } = NOTES_CERCA.tipo;
  const filled = (text: string) => text.replace("{tipi}", types.join(", "));
  return { it: filled(it), en: filled(en) };
};

export const SEARCH_CARD: Phase<Stage> = {
  name: "search-card",
  title: null,
  most: 1,
  count: () => 1,
  run(stage, task) {
    const { placed, settings } = stage;
    const staging = stage.staging();
    const { documenti, tipi, ...found } = stage.read<SearchDocuments>(FILES.documents);
    new Cards(staging, placed.releases.norme, settings.fonti).card("cerca", NOTE_CERCA, {
      documenti: settings.search ? documenti : null,
      note: { ...NOTES_CERCA, tipo: withTypes(tipi) },
    });
    if (settings.search) staging.write(SEARCH_TABLES, deflated(JSON.stringify({ ...found, tabelle: ITALIAN_TABLES })));
    stage.leave("search-card", task, staging);
  },
};
