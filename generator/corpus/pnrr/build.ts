/** The tables of Italia Domani joined into the model. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { joinAggiudicatari } from "./aggiudicatari.ts";
import { joinAppalti } from "./appalti.ts";
import { joinAttuatori } from "./attuatori.ts";
import { validCup } from "./chiavi.ts";
import { Codici } from "./codice-fiscale.ts";
import { joinLuoghi } from "./luoghi.ts";
import { type ModelloPnrr, NON_DISPONIBILE } from "./modello.ts";
import { Persone } from "./persone.ts";
import { ProgettoIndex } from "./progetti.ts";
import { SoggettoRegistry } from "./soggetto-registry.ts";

const NONE: readonly number[] = [];

/** Cents of each source of each project, project by project; 0 where empty. */
function importiOfFonti({ fonti }: PnrrRows, { righe }: ProgettoIndex): Float64Array {
  return Float64Array.from(righe.flatMap(({ importi }) => fonti.map(({ codice }) => importi[codice] ?? 0)));
}

/**
 * Cents by which an award exceeds the whole funding of its projects; 0 where it does not, and where a project's funding is unknown.
 *
 * @example oltreIlFinanziamento(1000, [300, 500]) // 200
 */
function oltreIlFinanziamento(importo: number, totali: readonly (number | null)[]): number {
  let funding = 0;
  for (const totale of totali) {
    if (totale === null) return 0;
    funding += totale;
  }
  return Math.max(0, importo - funding);
}

/**
 * Joins projects, tenders, awardees and locations. Rows whose project (or tender) is unknown are left out everywhere and
 * counted; no natural person becomes a company, a body or a name.
 *
 * @example buildPnrr(await readItaliaDomani("data-raw", rapporto), rapporto).progetti.length // 6
 */
export function buildPnrr(righe: PnrrRows, rapporto: Rapporto): ModelloPnrr {
  const index = new ProgettoIndex(righe, rapporto);
  const codici = new Codici();
  const persone = new Persone(righe, codici);
  const [enti, aziende] = [new SoggettoRegistry("ente", persone), new SoggettoRegistry("azienda", persone)];
  const attuatori = joinAttuatori(righe, index, codici, persone, enti, rapporto);
  const gare = joinAppalti(righe, index, rapporto);
  const winnersOfAll = joinAggiudicatari(righe, gare, codici, persone, aziende, rapporto);
  const luoghi = joinLuoghi(righe, index, rapporto);

  const totale = (p: number) => index.righe[p]?.importi.totale ?? null;
  const tendersOf = new Map<number, number[]>();
  const appalti = gare.appalti.map(({ id, cig, importo, nature, progetti }, a) => {
    const bodies = new Set<number>();
    for (const p of progetti) {
      getOrMake(tendersOf, p, () => []).push(a);
      for (const codice of itemAt(attuatori.codici, p)) bodies.add(enti.indexOf(codice));
    }
    return {
      id,
      label: gare.label(a),
      cig,
      importo: importo || null,
      natura: nature.size === 1 ? itemAt([...nature], 0) : null,
      oltreFinanziamento: oltreIlFinanziamento(importo, Array.from(progetti, totale)),
      enti: [...bodies],
      aziende: itemAt(winnersOfAll.aziende, a),
    };
  });
  const progetti = index.righe.map(({ progetto: { cup, clp, submisura }, titolo, settore }, p) => {
    const tenders = tendersOf.get(p) ?? NONE;
    return {
      id: `progetto:${cup}:${clp}:${submisura}`,
      label: tenders.length === 0 ? "" : titolo || cup,
      cup: validCup(cup),
      settore: settore || NON_DISPONIBILE,
      totale: totale(p),
      luoghi: luoghi.luoghi[p] ?? [],
      appalti: tenders,
    };
  });

  const { superate, orfane, senzaChiave } = gare;
  return {
    progetti,
    appalti,
    aziende: aziende.soggetti(),
    enti: enti.soggetti(),
    regioni: luoghi.regioni,
    fonti: righe.fonti.map(({ codice, nome }) => ({ codice, nome })),
    importiFonti: importiOfFonti(righe, index),
    righe: {
      progetti: { lette: righe.progetti.length, superate: index.superate, malformate: righe.scartate.progetti },
      gare: { lette: righe.gare.length, superate, senzaChiave, orfane, malformate: righe.scartate.gare },
      aggiudicatari: {
        lette: righe.aggiudicatari.length,
        superate: winnersOfAll.superate,
        orfane: winnersOfAll.orfane,
        persone: winnersOfAll.persone,
        senzaCodice: winnersOfAll.senzaCodice,
        malformate: righe.scartate.aggiudicatari,
      },
      luoghi: {
        lette: righe.localizzazione.length,
        superate: luoghi.superate,
        ripetute: luoghi.ripetute,
        orfane: luoghi.orfane,
        malformate: righe.scartate.localizzazione,
      },
      attuatori: { persone: attuatori.persone, senzaCodice: attuatori.senzaCodice },
    },
  };
}
