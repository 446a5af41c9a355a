/** The tables of Italia Domani joined into the model. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { aggiudicatariDi } from "./aggiudicatari.ts";
import { appaltiDi } from "./appalti.ts";
import { attuatoriDi } from "./attuatori.ts";
import { cupValido } from "./chiavi.ts";
import { Codici } from "./codice-fiscale.ts";
import { luoghiDi } from "./luoghi.ts";
import { type ModelloPnrr, NON_DISPONIBILE } from "./modello.ts";
import { Persone } from "./persone.ts";
import { IndiceProgetti } from "./progetti.ts";
import { Registro } from "./registro.ts";

const NONE: readonly number[] = [];

/** Cents of each source of each project, project by project; 0 where empty. */
function importiDelleFonti({ fonti }: RigheLette, { righe }: IndiceProgetti): Float64Array {
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
export function buildPnrr(righe: RigheLette, rapporto: Rapporto): ModelloPnrr {
  const indice = new IndiceProgetti(righe, rapporto);
  const codici = new Codici();
  const persone = new Persone(righe, codici);
  const [enti, aziende] = [new Registro("ente", persone), new Registro("azienda", persone)];
  const attuatori = attuatoriDi(righe, indice, codici, persone, enti, rapporto);
  const gare = appaltiDi(righe, indice, rapporto);
  const vincitori = aggiudicatariDi(righe, gare, codici, persone, aziende, rapporto);
  const luoghi = luoghiDi(righe, indice, rapporto);

  const totale = (p: number) => indice.righe[p]?.importi.totale ?? null;
  const tendersOf = new Map<number, number[]>();
  const appalti = gare.appalti.map(({ id, cig, importo, nature, progetti }, a) => {
    const bodies = new Set<number>();
    for (const p of progetti) {
      getOrMake(tendersOf, p, () => []).push(a);
      for (const codice of itemAt(attuatori.codici, p)) bodies.add(enti.indice(codice));
    }
    return {
      id,
      label: gare.label(a),
      cig,
      importo: importo || null,
      natura: nature.size === 1 ? itemAt([...nature], 0) : null,
      oltreFinanziamento: oltreIlFinanziamento(importo, Array.from(progetti, totale)),
      enti: [...bodies],
      aziende: itemAt(vincitori.aziende, a),
    };
  });
  const progetti = indice.righe.map(({ progetto: { cup, clp, submisura }, titolo, settore }, p) => {
    const tenders = tendersOf.get(p) ?? NONE;
    return {
      id: `progetto:${cup}:${clp}:${submisura}`,
      label: tenders.length === 0 ? "" : titolo || cup,
      cup: cupValido(cup),
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
    importiFonti: importiDelleFonti(righe, indice),
    righe: {
      progetti: { lette: righe.progetti.length, superate: indice.superate, malformate: righe.scartate.progetti },
      gare: { lette: righe.gare.length, superate, senzaChiave, orfane, malformate: righe.scartate.gare },
      aggiudicatari: {
        lette: righe.aggiudicatari.length,
        superate: vincitori.superate,
        orfane: vincitori.orfane,
        persone: vincitori.persone,
        senzaCodice: vincitori.senzaCodice,
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
