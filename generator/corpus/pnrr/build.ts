/** The tables of Italia Domani joined into the model. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { aggiudicatariDi } from "./aggiudicatari.ts";
import { appaltiDi } from "./appalti.ts";
import { attuatoriDi } from "./attuatori.ts";
import { Codici } from "./codice-fiscale.ts";
import { luoghiDi } from "./luoghi.ts";
import { type ModelloPnrr, NON_DISPONIBILE } from "./modello.ts";
import { Persone } from "./persone.ts";
import { IndiceProgetti } from "./progetti.ts";
import { ProgettoLetto } from "./progetto-letto.ts";
import { Registro } from "./registro.ts";

const NONE: readonly number[] = [];

const rowsOf = (blocchi: readonly { readonly righe: number }[]) => blocchi.reduce((sum, b) => sum + b.righe, 0);

/** Cents of each source of each project, project by project; 0 where empty. */
function importiDelleFonti({ fonti }: RigheLette, { righe }: IndiceProgetti): Float64Array {
  const importi = new Float64Array(righe.length * fonti.length);
  // Column by column: a column is looked up by its name once per run of rows of one file, and not a million times.
  fonti.forEach(({ codice }, f) => {
    let from: unknown = null;
    let column: Float64Array = new Float64Array();
    righe.forEach(({ blocco, riga }, p) => {
      if (blocco !== from) column = blocco.importi[codice]!;
      from = blocco;
      // Missing is NaN there.
      importi[p * fonti.length + f] = column[riga]! || 0;
    });
  });
  return importi;
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

  const totale = (p: number) => indice.righe[p]!.blocco.importo("totale", indice.righe[p]!.riga);
  const tendersOf = new Map<number, number[]>();
  const appalti = gare.appalti.map(({ id, cig, importo, nature, progetti }, a) => {
    const bodies = new Set<number>();
    for (const p of progetti) {
      const tenders = tendersOf.get(p);
      if (tenders) tenders.push(a);
      else tendersOf.set(p, [a]);
      for (const codice of attuatori.codici[p]!) bodies.add(enti.indice(codice));
    }
    return {
      id,
      label: gare.label(a),
      cig,
      importo: importo || null,
      natura: nature.size === 1 ? [...nature][0]! : null,
      oltreFinanziamento: oltreIlFinanziamento(importo, progetti.map(totale)),
      enti: [...bodies],
      aziende: vincitori.aziende[a]!,
    };
  });
  const progetti = indice.righe.map(
    ({ blocco, riga }, p) =>
      new ProgettoLetto(blocco.testi.progetto.pool, blocco.id("progetto", riga), () => blocco.testo("titolo", riga), {
        settore: blocco.testo("settore", riga) || NON_DISPONIBILE,
        totale: totale(p),
        luoghi: luoghi.luoghi[p]!,
        appalti: tendersOf.get(p) ?? NONE,
      }),
  );

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
      progetti: { lette: rowsOf(righe.progetti), superate: indice.superate, malformate: righe.scartate.progetti },
      gare: { lette: rowsOf(righe.gare), superate, senzaChiave, orfane, malformate: righe.scartate.gare },
      aggiudicatari: {
        lette: rowsOf(righe.aggiudicatari),
        superate: vincitori.superate,
        orfane: vincitori.orfane,
        persone: vincitori.persone,
        senzaCodice: vincitori.senzaCodice,
        malformate: righe.scartate.aggiudicatari,
      },
      luoghi: {
        lette: rowsOf(righe.localizzazione),
        superate: luoghi.superate,
        ripetute: luoghi.ripetute,
        orfane: luoghi.orfane,
        malformate: righe.scartate.localizzazione,
      },
      attuatori: { persone: attuatori.persone, senzaCodice: attuatori.senzaCodice },
    },
  };
}
