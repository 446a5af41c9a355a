/** The tables of Italia Domani joined into the model. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import { SEPARATORE } from "../../sources/italia-domani/text-pool.ts";
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

const rowsOf = (blocchi: readonly { readonly righe: number }[]) => blocchi.reduce((sum, b) => sum + b.righe, 0);

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
  const [enti, aziende] = [new Registro("ente"), new Registro("azienda")];
  const attuatori = attuatoriDi(righe, indice, codici, persone, enti, rapporto);
  const gare = appaltiDi(righe, indice, rapporto);
  const vincitori = aggiudicatariDi(righe, gare, codici, persone, aziende, rapporto);
  const luoghi = luoghiDi(righe, indice, rapporto);

  const tendersOf = new Map<number, number[]>();
  const appalti = gare.appalti.map(({ id, cig, importo, progetti }, a) => {
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
      enti: [...bodies],
      aziende: vincitori.aziende[a]!,
    };
  });
  const importiFonti = new Float64Array(indice.righe.length * righe.fonti.length);
  let at = 0;
  for (const { blocco, riga } of indice.righe)
    for (const { codice } of righe.fonti) importiFonti[at++] = blocco.importo(codice, riga) ?? 0;
  const progetti = indice.righe.map(({ blocco, riga }, p) => {
    const key = blocco.testo("progetto", riga);
    const tenders = tendersOf.get(p);
    const cup = key.slice(0, key.indexOf(SEPARATORE));
    return {
      id: `progetto:${key.replaceAll(SEPARATORE, ":")}`,
      label: tenders === undefined ? "" : blocco.testo("titolo", riga) || cup,
      cup: cupValido(cup),
      settore: blocco.testo("settore", riga) || NON_DISPONIBILE,
      totale: blocco.importo("totale", riga),
      luoghi: luoghi.luoghi[p]!,
      appalti: tenders ?? NONE,
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
    importiFonti,
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
