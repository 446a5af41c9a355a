/** Parliament, from the dumps, the CSV and the bills' texts to the answers below `/politici` and `/ddl`. */

import type { RamoDays } from "../../api/note-parlamento.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { buildParlamento } from "../../corpus/parlamento/build.ts";
import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";
import type { BillCitation } from "../../law/bill-citations.ts";
import { readCamera } from "../../sources/camera/read.ts";
import { readTesti } from "../../sources/ddl/read.ts";
import { readSenato } from "../../sources/senato/read.ts";
import { writeFilterableGraph } from "../../tree/graphs/write-filterable-graph.ts";
import { lineJson } from "../../tree/line-json.ts";
import { writeRankings } from "../../tree/write-ranking.ts";
import { actFinder } from "../../views/norme/find.ts";
import { parlamentoViews } from "../../views/parlamento/views.ts";
import type { AreaContext } from "./area-context.ts";

function* citationsIn({ disegni }: ModelloParlamento): Generator<BillCitation> {
  for (const { citato } of disegni) yield* citato.citazioni;
}

/** Key of the set of everybody, whatever the branch. */
const EVERYBODY = "|*";

/**
 * Reads `parlamento/` and `ddl/` and writes everything that is served about them; gives what the files for keeping are made of, the counts for
 * `/health` among it.
 *
 * @param dataRiferimento day from which `giorni_fermo` counts back
 * @param giorni of which day the groups of each branch are
 * @param norme the acts served, which the bills cite, in any order
 */
export async function writeParlamento(
  { data, spool, rapporto, staging, cards }: AreaContext,
  dataRiferimento: string | null,
  giorni: RamoDays,
  norme: Iterable<NormaServita>,
) {
  const senato = await readSenato(data, rapporto, { spool });
  const deputati = await readCamera(data, rapporto, { spool });
  const testi = await readTesti(data, rapporto, { spool });
  const modello = buildParlamento({ senato, deputati }, testi, dataRiferimento, rapporto);
  const atti = actFinder(norme, citationsIn(modello));
  const views = parlamentoViews(modello, { dataRiferimento, atti, giorni });
  const { note } = views;
  const echo = { gruppo: "", ramo: "" };
  writeFilterableGraph(
    staging,
    cards,
    "politici-graph",
    "politici/graph",
    echo,
    views.grafo,
    EVERYBODY,
    note["politici-graph"],
  );
  writeRankings(staging, cards, views.classifiche, note);

  const { ddl, ...scalars } = views.ddlLista;
  const list = [{ path: ["ddl"] as const, items: ddl.map((row) => JSON.stringify(row)) }];
  staging.write("api/public/ddl/lista.json", lineJson(cards.card("ddl-lista", note["ddl-lista"]), scalars, list));
  const metaDdl = cards.card("ddl", note.ddl);
  for (const { slug, body } of views.ddl) staging.write(`api/public/ddl/${slug}.json`, lineJson(metaDdl, body, []));
  for (const { bucket, body } of views.indiceNumeri)
    staging.write(`indici/ddl/numeri/${bucket}.json`, `${JSON.stringify(body)}\n`);
  return { modello, views };
}
