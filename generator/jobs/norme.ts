/** Acts, from the files of `norme/` to the answers of `/norme`, `/norme/{eli}`, `/relazioni` and `/graph`. */

import { NOTE_NORME } from "../api/prose.ts";
import { buildCorpus, type CorpusNorme } from "../corpus/norme/corpus.ts";
import { differenceOf } from "../corpus/norme/versions.ts";
import type { ActPool } from "./act-pool.ts";
import { Damage, orDamage } from "./damage.ts";
import { graphActs } from "./graph-acts.ts";
import { keepLists } from "./kept-lists.ts";
import { articlesOf, type Letto } from "./letti.ts";
import type { NormeDone, ServedActs } from "./norme-done.ts";
import { writeRaccolta } from "./raccolta.ts";
import type { ReadActs } from "./read-acts.ts";
import { listsDigest } from "./rows-digest.ts";
import type { RunContext } from "./run-context.ts";
import { bucketsFor, serveActs } from "./serve-acts.ts";
import { ServedAnswers } from "./served-answers.ts";
import { servedTable } from "./served-table.ts";
import type { ActStore } from "./store.ts";

/** Reports what the corpus left aside: doubled versions, acts that share an ELI, references to no act. */
function reportCorpus(
  { rapporto }: RunContext,
  corpus: CorpusNorme<Letto>,
  { senzaRelazione }: ServedActs,
  { entries, letti }: ReadActs,
  folder: string,
): void {
  const byFile = new Map(letti.map((letto) => [letto.file, letto]));
  const damage = new Damage();
  const read = orDamage((letto: Letto) => articlesOf(folder, letto));
  const articles = (file: string): ReturnType<typeof articlesOf> => {
    const letto = byFile.get(file);
    const found = letto ? read(letto) : new Map();
    return damage.spared(found) ? found : new Map();
  };
  const readAs = (name: string) => {
    const entry = entries.get(name);
    return entry !== undefined && "letto" in entry ? entry.letto.letto : name;
  };
  for (const { file, altro } of corpus.doppioni)
    if (readAs(file) === readAs(altro))
      rapporto.count("norme", "copia dello stesso file: letto una volta", { esempio: `${file}: copia di ${altro}` });
    else {
      const difference = differenceOf(articles(altro), articles(file));
      const motivo = `stessa versione dello stesso atto di ${altro}: letta una volta`;
      rapporto.discard({
        area: "norme",
        file,
        luogo: null,
        motivo: difference ? `${motivo}; vi si trovano ${difference}` : motivo,
      });
    }
  damage.end();
  for (const [eli, candidates] of corpus.collisioni)
    rapporto.count("norme", "atti con lo stesso ELI, distinti dal codice redazionale", {
      scarto: true,
      esempio: `${eli}: ${candidates.join(", ")}`,
    });
  for (const { record } of corpus.atti)
    for (const [motivo, { quanti, esempi }] of Object.entries(record.osservazioni))
      rapporto.count("norme", motivo, { by: quanti, esempio: `${record.file}: ${esempi.join(", ")}` });
  for (const [motivo, by] of Object.entries({ ...corpus.conteggi, ...senzaRelazione }))
    if (by > 0) rapporto.count("norme", motivo, { by });
}

/**
 * Writes everything that is served about the acts that were read.
 *
 * @param spool folder for what is needed until the end of the run
 * @param options whether acts share files (`pack`), and the tree that is there now (`out`)
 */
export async function runNorme(
  context: RunContext,
  pool: ActPool,
  { letti, entries }: ReadActs,
  store: ActStore,
  spool: string,
  { pack, out }: { pack: boolean; out: string },
): Promise<NormeDone> {
  const { cards } = context;
  const corpus = buildCorpus(letti);
  const buckets = bucketsFor(corpus.atti.length, pack);
  const packed = pack ? { pacchi: buckets } : {};
  const norma = cards.card("norma", NOTE_NORME.norma, { gemelli: context.linkedData, ...packed });
  const meta = { norma, relazioni: cards.card("relazioni", NOTE_NORME.relazioni, packed) };
  const packs = pack ? buckets : null;
  const tree = { root: context.staging.root, out };
  const settings = { tree, buckets, pack, meta, letti: store.letti, esiti: store.esiti };
  const standing = store.standing(out, letti, corpus, packs);
  const done = await serveActs(context, pool, corpus, settings, spool, standing);
  reportCorpus(context, corpus, done, { entries, letti }, store.letti);
  const liste = listsDigest(done.esiti);
  const kept = standing?.liste === liste ? keepLists(context.staging, out) : null;
  await writeRaccolta(context, pool, done, { tree, kept });
  const grafo = graphActs(servedTable(done.serviti));
  const articoli = done.norme.reduce((sum, { record }) => sum + record.n_articoli, 0);
  return {
    ...done,
    grafo,
    answers: new ServedAnswers(context.staging, grafo.served),
    conteggi: { norme: done.norme.length, articoli, relazioni: done.relazioni },
    keep: () => store.keep(out, entries, { packs, esiti: done.esiti, incerti: corpus.incerti, liste }),
  };
}
