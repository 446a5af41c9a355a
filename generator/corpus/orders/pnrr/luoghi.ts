/** Who won most and who put out most among the tenders whose projects lie in a place. */

import { itemAt } from "../../../collections/at.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { PLACE_KINDS, type PlaceKind } from "../../../contract/place-kinds.ts";
import type { PlaceRankings, RankedInPlace } from "../../../contract/resources/plan-projects.ts";
import type { RankedBearer } from "../../../contract/resources/rankings.ts";
import type { Appalto, ModelloPnrr } from "../../pnrr/modello.ts";
import { euro } from "./euro.ts";
import { UNPLACED } from "./regioni.ts";
import { rankAziende, rankEnti } from "./views.ts";

/** The tenders of a place, and those of them whose projects lie elsewhere too. */
interface TendersOfPlace {
  readonly tipo: PlaceKind;
  readonly codice: string | null;
  readonly appalti: Appalto[];
  readonly altrove: Appalto[];
}

/** Where the projects of each tender lie: of each kind the codes, each once; `null` is what lies in none. */
function codesOf({ progetti, appalti }: ModelloPnrr): Readonly<Record<PlaceKind, Set<string | null>>>[] {
  const codes = appalti.map(() => ({
    comune: new Set<string | null>(),
    provincia: new Set<string | null>(),
    regione: new Set<string | null>(),
  }));
  for (const { luoghi, appalti: own } of progetti)
    for (const tender of own)
      for (const luogo of luoghi.length === 0 ? UNPLACED : luoghi)
        for (const kind of PLACE_KINDS) itemAt(codes, tender)[kind].add(luogo[kind]);
  return codes;
}

const total = (appalti: readonly Appalto[]) =>
  euro(appalti.reduce((sum, { importo }) => sum + BigInt(importo ?? 0), 0n));

/** A ranking of a place, with the part of each entry that belongs to projects that lie elsewhere too. */
function rankedIn(
  { appalti, altrove }: TendersOfPlace,
  rank: (appalti: readonly Appalto[]) => RankedBearer[],
): RankedInPlace[] {
  const elsewhere = new Map(rank(altrove).map((voce) => [voce.codice_fiscale, voce.importo_totale]));
  return rank(appalti).map(({ posizione: _, ...voce }) => ({
    ...voce,
    importo_anche_altrove: elsewhere.get(voce.codice_fiscale) ?? 0,
  }));
}

/**
 * The rankings of each place that has a tender: municipalities, provinces and regions, and what lies in none of a kind. A tender counts once
 * in each place where one of its projects lies, and in full.
 *
 * @example [...placeRankings(modello)][0].aziende[0] // { nome: "Impresa Esempio 01", codice_fiscale: "…", numero_appalti: 1, … }
 */
export function* placeRankings(modello: ModelloPnrr): Generator<PlaceRankings> {
  const byPlace = new Map<string, TendersOfPlace>();
  for (const [tender, codes] of codesOf(modello).entries())
    for (const tipo of PLACE_KINDS)
      for (const codice of codes[tipo]) {
        const place = getOrMake(byPlace, `${tipo} ${codice}`, () => ({ tipo, codice, appalti: [], altrove: [] }));
        const appalto = itemAt(modello.appalti, tender);
        place.appalti.push(appalto);
        if (codes[tipo].size > 1) place.altrove.push(appalto);
      }
  for (const place of byPlace.values())
    yield {
      tipo: place.tipo,
      codice: place.codice,
      numero_appalti: place.appalti.length,
      importo_appalti: total(place.appalti),
      importo_anche_altrove: total(place.altrove),
      aziende: rankedIn(place, (appalti) => rankAziende(modello, appalti)),
      enti: rankedIn(place, (appalti) => rankEnti(modello, appalti)),
    };
}
