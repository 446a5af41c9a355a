/** The acts in the order of the search, in chunks: their documents are numbered. */

import { itemAt } from "../../../collections/at.ts";
import type { ListFormat, SortedList } from "../../../collections/sorted-list.ts";
import { BLOCK_DOCUMENTS } from "../../../search/text-block.ts";
import { byListOrder, rowOf } from "../../../views/norme/rows.ts";
import { actsOfBucket } from "../../stage/buckets.ts";
import { FILES, type ReadingsOfBucket, type SearchDocuments } from "../../stage/files.ts";
import { parsed } from "../../stage/parsed.ts";
import type { Phase } from "../../stage/phase.ts";
import { writeRecords } from "../../stage/records.ts";
import { sortedRuns } from "../../stage/sorted-runs.ts";
import type { Stage } from "../../stage/stage.ts";

/** Documents of a chunk, at the least. */
const CHUNK = 128 * BLOCK_DOCUMENTS;

/** An act on its way into a chunk. */
interface Searched {
  readonly data: string;
  readonly eli: string;
  readonly documents: number;
  /** JSON: one of `SearchChunk.acts`. */
  readonly text: string;
}

/** The oldest act first: a new act changes the last chunk alone. */
const OLDEST_FIRST: ListFormat<Searched> = {
  order: (a, b) => byListOrder(b, a),
  write: ({ data, eli, documents, text }) => `${data}\t${eli}\t${documents}\t${text}`,
  read(line) {
    const [data = "", eli = "", documents = ""] = line.split("\t", 3);
    return {
      data,
      eli,
      documents: Number(documents),
      text: line.slice(data.length + eli.length + documents.length + 3),
    };
  },
};

/** Fills a list with all acts that are served. */
function addActs(acts: SortedList<Searched>, stage: Stage): void {
  const { kept } = stage.settings;
  const { buckets } = stage.placed;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const readings = parsed<ReadingsOfBucket>(stage.record(FILES.readingOf, bucket).toString());
    for (const norma of actsOfBucket(kept, bucket)) {
      const { data, eli } = rowOf(norma);
      const text = JSON.stringify({ norma, reading: readings[eli] ?? "" });
      acts.add({ data, eli, documents: norma.record.n_articoli + 1, text }, text.length);
    }
  }
}

/** A chunk, and its text. */
interface WrittenChunk {
  readonly first: number;
  readonly documents: number;
  /** Of its first act. */
  readonly data: string;
  readonly eli: string;
  /** JSON of a `SearchChunk`. */
  readonly text: string;
}

function written(first: number, acts: readonly Searched[]): WrittenChunk {
  const documents = acts.reduce((sum, act) => sum + act.documents, 0);
  const { data, eli } = itemAt(acts, 0);
  const texts = acts.map(({ text }) => text).join(",");
  return { first, documents, data, eli, text: `{"first":${first},"documents":${documents},"acts":[${texts}]}` };
}

function* chunksOf(acts: Iterable<Searched>): Generator<WrittenChunk> {
  let [first, documents, held]: [number, number, Searched[]] = [0, 0, []];
  for (const act of acts) {
    held.push(act);
    documents += act.documents;
    if (documents < CHUNK) continue;
    yield written(first, held);
    [first, documents, held] = [first + documents, 0, []];
  }
  if (held.length > 0) yield written(first, held);
}

export const CHUNKS: Phase<Stage> = {
  name: "chunks",
  title: null,
  most: 1,
  count: () => 1,
  run(stage) {
    const acts = sortedRuns(stage, "chunks")("acts", OLDEST_FIRST);
    if (stage.settings.search) addActs(acts, stage);
    const blocchi: SearchDocuments["blocchi"][number][] = [];
    let documenti = 0;
    function* texts(): Generator<string> {
      for (const { first, documents, data, eli, text } of chunksOf(acts.items())) {
        blocchi.push([first, data, eli]);
        documenti += documents;
        yield text;
      }
    }
    writeRecords(stage.file(FILES.chunks), texts());
    acts.close();
    const found: SearchDocuments = { documenti, blocchi };
    stage.write(FILES.documents, found);
  },
};
