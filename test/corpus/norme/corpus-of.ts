import { buildCorpus, type CorpusNorme, statedVersion } from "../../../generator/corpus/norme/corpus.ts";
import type { AttoSommario } from "../../../generator/corpus/norme/sommario.ts";
import { listsInMemory } from "../../lists-in-memory.ts";

/** The corpus that some summaries make, all of it in memory. */
export function corpusOf<S extends AttoSommario>(sommari: readonly S[], datiAl: string | null = null): CorpusNorme<S> {
  const versions = sommari.map((sommario, at) => ({ ...statedVersion(sommario), file: sommario.file, at }));
  return buildCorpus(versions, (at) => sommari[at]!, listsInMemory, datiAl);
}
