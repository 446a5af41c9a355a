/** The index of the words of all acts, part by part, from the runs of the chunks; and what the router must know to read it. */

import { createHash } from "node:crypto";
import { itemAt } from "../../collections/at.ts";
import { NOTE_CERCA, NOTES_CERCA } from "../../contract/note-cerca.ts";
import type { Prosa } from "../../contract/prose.ts";
import { PARTS } from "../../search/files/terms.ts";
import { SEARCH_TABLES } from "../../search/files/texts.ts";
import type { PieceBytes } from "../../search/index/runs.ts";
import { type RunPiece, writePart } from "../../search/index/term-files.ts";
import { ITALIAN_TABLES } from "../../search/italian.ts";
import { Cards } from "../../tree/cards.ts";
import { deflated } from "../../tree/deflated.ts";
import type { FileSink } from "../../tree/file-sink.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { FILES, type SearchDocuments } from "../stage/files.ts";
import { Damaged, keptOrMade, orDamaged } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { bytesAt } from "../stage/readings.ts";
import { Records } from "../stage/records.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Bytes of a piece that are verified at once. */
const AT_ONCE = 1 << 16;

/** The piece of a run for a part, read as it is asked for. @throws Damaged where it is not as it was written */
function pieceOf(file: string, part: number, digest: string): PieceBytes {
  const [start, end] = orDamaged(file, () => {
    const records = new Records(file);
    try {
      return records.range(part);
    } finally {
      records.close();
    }
  });
  const length = end - start;
  const subarray = (from = 0, to = length) => bytesAt(file, start + from, to - from);
  const hash = createHash("sha256");
  for (let at = 0; at < length; at += AT_ONCE) hash.update(subarray(at, Math.min(length, at + AT_ONCE)));
  if (hash.digest("hex") !== digest) throw new Damaged(file);
  return { length, subarray };
}

/** Files of a part by digest of what they are made from. */
type MadeGroups = Readonly<Record<string, readonly ManifestEntry[]>>;

/**
 * Writes a part. Files whose terms and entries are those of the earlier build are taken over: after an article of 3,000 acts has a word
 * more, which changes the weight of all its words, 139 of 1,834 files of terms are compressed anew.
 */
function writeGroups(
  staging: Staging,
  program: string,
  part: number,
  pieces: readonly RunPiece[],
  documents: number,
  earlier: MadeGroups = {},
): MadeGroups {
  const groups: Record<string, readonly ManifestEntry[]> = {};
  const written: ManifestEntry[] = [];
  const sink: FileSink = { write: (name, content) => written.push(staging.write(name, content)) };
  writePart(sink, part, pieces, documents, (from, make) => {
    const made = sha256(Buffer.from(program + from));
    const known = earlier[made];
    if (known !== undefined && staging.keep(known)) groups[made] = known;
    else {
      const before = written.length;
      make();
      groups[made] = written.slice(before);
    }
    return groups[made].length;
  });
  return groups;
}

export const TERMS: Phase<Stage> = {
  name: "terms",
  title: BUILD_TEXTS.phases.terms,
  most: PARTS,
  count: (stage) => (stage.settings.search ? PARTS : 0),
  run(stage, task) {
    const staging = stage.staging();
    const documents = stage.read<SearchDocuments>(FILES.documents);
    // Of the run of each chunk what it must hold.
    const wanted = documents.blocchi.map((_, chunk) =>
      itemAt(stage.read<readonly string[]>(FILES.pieces(chunk)), task),
    );
    const made = sha256(Buffer.from(JSON.stringify([stage.settings.program, documents, wanted])));
    keptOrMade<{ groups: MadeGroups }>(stage.kept("words", `part-${task}`), made, staging, (earlier) => {
      const pieces = wanted.map((digest, chunk): RunPiece => {
        const [first] = itemAt(documents.blocchi, chunk);
        return { first, piece: pieceOf(stage.kept("words", `${chunk}.run`), task, digest) };
      });
      return {
        groups: writeGroups(staging, stage.settings.program, task, pieces, documents.documenti, earlier?.groups),
      };
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
