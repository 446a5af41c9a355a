/** The acts in the order of the search, in chunks: their documents are numbered. */

import { itemAt } from "../../collections/at.ts";
import { jsonLines } from "../../collections/sorted-list.ts";
import { byListOrder } from "../../corpus/orders/norme/rows.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { ELI_PREFIX } from "../../law/identity/canonical-eli.ts";
import { EVERYDAY_NAMES } from "../../law/italian/everyday-names.ts";
import { BLOCK_DOCUMENTS } from "../../search/files/texts.ts";
import { searchableActs } from "../stage/buckets.ts";
import { FILES, type SearchableAct, type SearchChunk, type SearchDocuments } from "../stage/files.ts";
import type { Phase } from "../stage/phase.ts";
import { writeRecords } from "../stage/records.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";

const FEWEST = 32 * BLOCK_DOCUMENTS;
const MOST = 256 * BLOCK_DOCUMENTS;

/** Of so many acts one may begin a chunk, by its ELI: an act more in the middle of 3,000 changes the words of one chunk instead of those of every later one. */
const BEGINS = 16;

/**
 * Documents of a chunk, at the least: half of those before it, within bounds. So a small collection has work for several threads too. Where it has
 * twice as many it ends before any act.
 */
const enough = (first: number) => Math.min(MOST, Math.max(FEWEST, Math.floor(first / 2)));

/** The oldest act first: a new act changes the last chunk alone. */
const OLDEST_FIRST = jsonLines<SearchableAct>((a, b) => byListOrder(b, a));
/** Bytes of an act, about. */
const BYTES = 200;

/** The act of a place below `eli:/it/`. */
const actOf = (place: string) => ELI_PREFIX + place.replace(/\/(?:art|annesso)\/[\s\S]*/, "");
const EVERYDAY_ACTS: ReadonlySet<string> = new Set(EVERYDAY_NAMES.flatMap(([, places]) => places.map(actOf)));

/** What everyday names mean of the acts that are here. */
function everydayNamesOf(here: ReadonlySet<string>): SearchDocuments["detti"] {
  const known = EVERYDAY_NAMES.flatMap(([names, places]) => {
    const there = places.filter((place) => here.has(actOf(place)));
    return there.length === 0 ? [] : names.map((name) => [name, there] as const);
  });
  return Object.fromEntries(known);
}

function chunkOf(first: number, acts: readonly SearchableAct[]): SearchChunk {
  return { first, documents: acts.reduce((sum, act) => sum + act.documenti, 0), acts };
}

/**
 * Chunks of acts in the order of the search.
 *
 * @example [...chunksOf(acts)].map(({ first }) => first) // 0, 261, 530 ...
 */
export function* chunksOf(acts: Iterable<SearchableAct>): Generator<SearchChunk> {
  let [first, documents, held]: [number, number, SearchableAct[]] = [0, 0, []];
  for (const act of acts) {
    const least = enough(first);
    if (documents >= 2 * least || (documents >= least && bucketOf(bucketKeyOfEli(act.eli), BEGINS) === 0)) {
      yield chunkOf(first, held);
      [first, documents, held] = [first + documents, 0, []];
    }
    held.push(act);
    documents += act.documenti;
  }
  if (held.length > 0) yield chunkOf(first, held);
}

export const CHUNKS: Phase<Stage> = {
  name: "chunks",
  title: null,
  most: 1,
  count: () => 1,
  run(stage) {
    const acts = sortedRuns(stage, "chunks")("acts", OLDEST_FIRST);
    const { settings, placed } = stage;
    if (settings.search) for (const act of searchableActs(settings.kept, placed.buckets)) acts.add(act, BYTES);
    const blocchi: SearchDocuments["blocchi"][number][] = [];
    let documenti = 0;
    const here = new Set<string>();
    const types = new Set<string>();
    function* texts(): Generator<string> {
      for (const chunk of chunksOf(acts.items())) {
        const { data, eli } = itemAt(chunk.acts, 0);
        blocchi.push([chunk.first, data, eli]);
        documenti += chunk.documents;
        for (const { eli: act } of chunk.acts) {
          if (EVERYDAY_ACTS.has(act)) here.add(act);
          types.add(act.split("/", 3)[2] ?? "");
        }
        yield JSON.stringify(chunk);
      }
    }
    writeRecords(stage.file(FILES.chunks), texts());
    acts.close();
    const found: SearchDocuments = { documenti, blocchi, detti: everydayNamesOf(here), tipi: [...types].sort() };
    stage.write(FILES.documents, found);
  },
};
