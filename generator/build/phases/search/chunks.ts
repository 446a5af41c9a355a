/** The acts in the order of the search, in chunks: their documents are numbered. */

import { itemAt } from "../../../collections/at.ts";
import type { NormaServita } from "../../../corpus/norme/corpus.ts";
import { BLOCK_DOCUMENTS } from "../../../search/text-block.ts";
import { byListOrder, rowOf } from "../../../views/norme/rows.ts";
import { allActs } from "../../stage/buckets.ts";
import { FILES, type SearchChunk, type SearchDocuments } from "../../stage/files.ts";
import type { Phase } from "../../stage/phase.ts";
import { writeRecords } from "../../stage/records.ts";
import type { Stage } from "../../stage/stage.ts";

/** Documents of a chunk, at the least. */
const CHUNK = 128 * BLOCK_DOCUMENTS;

/** The oldest act first: a new act changes the last chunk alone. */
function* chunksOf(norme: readonly NormaServita[], readings: Readonly<Record<string, string>>): Generator<SearchChunk> {
  let [first, documents, acts]: [number, number, SearchChunk["acts"][number][]] = [0, 0, []];
  for (const norma of [...norme].sort((a, b) => byListOrder(rowOf(b), rowOf(a)))) {
    acts.push({ norma, reading: readings[norma.eli] ?? "" });
    documents += norma.record.n_articoli + 1;
    if (documents < CHUNK) continue;
    yield { first, documents, acts };
    [first, documents, acts] = [first + documents, 0, []];
  }
  if (acts.length > 0) yield { first, documents, acts };
}

export const CHUNKS: Phase<Stage> = {
  name: "chunks",
  title: null,
  most: 1,
  count: () => 1,
  run(stage) {
    const { kept, search } = stage.settings;
    const norme = search ? [...allActs(kept, stage.placed.buckets)] : [];
    const readings = stage.read<Readonly<Record<string, string>>>(FILES.readingOf);
    const blocchi: SearchDocuments["blocchi"][number][] = [];
    let documenti = 0;
    function* texts(): Generator<string> {
      for (const chunk of chunksOf(norme, readings)) {
        const { data, eli } = rowOf(itemAt(chunk.acts, 0).norma);
        blocchi.push([chunk.first, data, eli]);
        documenti += chunk.documents;
        yield JSON.stringify(chunk);
      }
    }
    writeRecords(stage.file(FILES.chunks), texts());
    const found: SearchDocuments = { documenti, blocchi };
    stage.write(FILES.documents, found);
  },
};
