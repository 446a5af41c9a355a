/** Rulings of the Constitutional Court through the versions of an act. */

import type { RulingOnArticle } from "../../../contract/resources/pronunce.ts";
import type { KeptRuling } from "../../../contract/resources/ruling-row.ts";
import { ecliOf, rulingPage } from "../../../law/identity/ecli.ts";
import type { Articolo, AttoCitato, Pronuncia } from "../../../sources/normattiva/records.ts";
import type { ActHistory } from "./history.ts";

/** The ELI of an act that a note names; `null` if nobody can tell which one it is. */
export type EliOf = (cited: AttoCitato) => string | null;

function onArticle(
  act: string,
  { percorso, numero, rubrica }: Articolo,
  pronuncia: Pronuncia,
  eliOf: EliOf,
): RulingOnArticle {
  const { atto_colpito: struck, ...said } = pronuncia;
  const { anno: year, numero: number } = said;
  const known = year !== null && number !== null;
  return {
    ecli: known ? ecliOf(year, number) : null,
    ...{ tipo: said.tipo, numero: said.numero, anno: said.anno },
    ...{ deciso: said.deciso, deposito: said.deposito, gazzetta: said.gazzetta },
    articolo: { eli: `${act}/${percorso}`, numero, rubrica },
    parti: said.parti,
    effetto: said.effetto,
    atto_colpito: struck && {
      eli: eliOf(struck.atto),
      articolo: struck.articolo,
      partizione: struck.partizione,
      testo: struck.testo,
    },
    ...{ dispositivo: said.dispositivo, nota: said.nota, nel_testo: said.nel_testo, ritirata_da: said.ritirata_da },
    url: known ? rulingPage(year, number) : null,
  };
}

/**
 * The rulings on the articles of an act, each with the versions in which it reads the same.
 *
 * @example rulingsOfAct("eli:/it/legge/2001/03/15/9101", history, eliOf)[0] // [0, 1, 3, { ecli: "ECLI:IT:COST:2019:242", … }]
 */
export function rulingsOfAct(act: string, { articoli }: Pick<ActHistory, "articoli">, eliOf: EliOf): KeptRuling[] {
  return articoli.strands.flatMap(({ spans }, at) => {
    const own: { readonly from: number; to: number; readonly ruling: RulingOnArticle; readonly text: string }[] = [];
    for (const { from, to, entry } of spans)
      for (const pronuncia of entry.articolo.pronunce) {
        const ruling = onArticle(act, entry.articolo, pronuncia, eliOf);
        const text = JSON.stringify(ruling);
        const newer = own.find((one) => one.to === from - 1 && one.text === text);
        if (newer) newer.to = to;
        else own.push({ from, to, ruling, text });
      }
    return own.map(({ from, to, ruling }): KeptRuling => [from, to, at, ruling]);
  });
}
