/** Everything that is served below `/pnrr`, out of the model. */

import { itemAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { type CifrePnrr, type NotePnrr, notePnrr } from "../../../contract/note-pnrr.ts";
import type { RankedBearer } from "../../../contract/resources/rankings.ts";
import type { Appalto, ModelloPnrr, Soggetto } from "../../pnrr/modello.ts";
import type { FilterableGraph } from "../filterable-graph.ts";
import { euro } from "./euro.ts";
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
  readonly aziende: readonly RankedBearer[];
  readonly enti: readonly RankedBearer[];
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

// Who won most and who awarded most.

function ranked(
  soggetti: readonly Soggetto[],
  appalti: readonly Appalto[],
  membersOf: (appalto: Appalto) => readonly number[],
  by: "importo" | "numero",
): RankedBearer[] {
  const totals = new Map<
    number,
    { soggetto: Soggetto; numero: number; importo: bigint; oltre: bigint; contributi: bigint }
  >();
  for (const appalto of appalti)
    for (const s of membersOf(appalto)) {
      const total = getOrMake(totals, s, () => {
        return { soggetto: itemAt(soggetti, s), numero: 0, importo: 0n, oltre: 0n, contributi: 0n };
      });
      const importo = BigInt(appalto.importo ?? 0);
      total.numero++;
      total.importo += importo;
      if (appalto.oltreFinanziamento > 0) total.oltre += importo;
      if (appalto.natura === "contributo") total.contributi += importo;
    }
  return [...totals.values()]
    .sort(
      (a, b) =>
        (by === "numero" ? b.numero - a.numero : a.importo < b.importo ? 1 : a.importo > b.importo ? -1 : 0) ||
        byCodeUnit(a.soggetto.nome, b.soggetto.nome) ||
        byCodeUnit(a.soggetto.codice, b.soggetto.codice),
    )
    .map(({ soggetto, numero, importo, oltre, contributi }, i) => ({
      posizione: i + 1,
      nome: soggetto.nome,
      codice_fiscale: soggetto.codice,
      numero_appalti: numero,
      importo_totale: euro(importo),
      importo_oltre_finanziamento: euro(oltre),
      importo_contributi: euro(contributi),
    }));
}

/** Companies by amount, then name, then code: each contract once per company, in full for each member of a grouping. */
export function rankAziende({ aziende, appalti }: ModelloPnrr, of = appalti): RankedBearer[] {
  return ranked(aziende, of, (a) => a.aziende, "importo");
}

/** Bodies by number of contracts, then name, then code. */
export function rankEnti({ enti, appalti }: ModelloPnrr, of = appalti): RankedBearer[] {
  return ranked(enti, of, (a) => a.enti, "numero");
}
