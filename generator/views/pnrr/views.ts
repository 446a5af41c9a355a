/** Everything that is served below `/pnrr`, out of the model. */

import { type CifrePnrr, type NotePnrr, notePnrr } from "../../api/note-pnrr.ts";
import type { Appalto, ModelloPnrr } from "../../corpus/pnrr/modello.ts";
import type { FilterableGraph } from "../filterable-graph.ts";
import { rankAziende, rankEnti, type VoceSoggetto } from "./classifiche.ts";
import { type Finanziamenti, finanziamentiOf } from "./finanziamenti.ts";
import { pnrrGraph } from "./grafo.ts";
import { rankRegioni, type VoceRegione } from "./regioni.ts";

export interface PnrrViews {
  /** For `/health`: all projects; tenders, companies and bodies of the unfiltered graph. */
  readonly conteggi: {
    readonly progetti: number;
    readonly appalti: number;
    readonly aziende: number;
    readonly enti: number;
  };
  readonly grafo: FilterableGraph;
  /** Whole rankings. */
  readonly aziende: readonly VoceSoggetto[];
  readonly enti: readonly VoceSoggetto[];
  readonly regioni: readonly VoceRegione[];
  readonly finanziamenti: Finanziamenti;
  /** `meta.nota` of each operation. */
  readonly note: NotePnrr;
}

const totalOf = (appalti: readonly Appalto[], cents: (a: Appalto) => number) => ({
  appalti: appalti.length,
  importo: appalti.reduce((sum, a) => sum + BigInt(cents(a)), 0n),
});

/** What the notes say of the tenders' money. */
function importiOf(appalti: readonly Appalto[]): CifrePnrr["importi"] {
  const award = (a: Appalto) => a.importo ?? 0;
  const oltre = appalti.filter((a) => a.oltreFinanziamento > 0);
  return {
    tutti: totalOf(appalti, award).importo,
    oltreFinanziamento: { ...totalOf(oltre, award), eccedenza: totalOf(oltre, (a) => a.oltreFinanziamento).importo },
    contributi: totalOf(
      appalti.filter((a) => a.natura === "contributo"),
      award,
    ),
  };
}

/**
 * Computes the answers of the five PNRR operations.
 *
 * @example pnrrViews(buildPnrr(righe, rapporto)).conteggi // { progetti: 52539, appalti: 7937, aziende: 2629, enti: 394 }
 */
export function pnrrViews(modello: ModelloPnrr): PnrrViews {
  const { progetti, appalti, aziende, enti, righe } = modello;
  const { body, scarto } = finanziamentiOf(modello);
  return {
    conteggi: { progetti: progetti.length, appalti: appalti.length, aziende: aziende.length, enti: enti.length },
    grafo: pnrrGraph(modello),
    aziende: rankAziende(modello),
    enti: rankEnti(modello),
    regioni: rankRegioni(modello),
    finanziamenti: body,
    note: notePnrr({
      righe,
      progetti: progetti.length,
      progettiSenzaAppalti: progetti.filter((p) => p.appalti.length === 0).length,
      progettiSenzaTotale: progetti.filter((p) => p.totale === null).length,
      progettiSenzaRegione: progetti.filter((p) => p.luoghi.every((l) => l.regione === null)).length,
      appalti: appalti.length,
      appaltiSenzaNatura: appalti.filter((a) => a.natura === null).length,
      importi: importiOf(appalti),
      appaltiSenzaImporto: appalti.filter((a) => a.importo === null).length,
      scartoFonti: scarto,
    }),
  };
}
