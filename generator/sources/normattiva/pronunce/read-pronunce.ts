/** Rulings of the Constitutional Court, read from the editors' notes of an article. */

import { collapse } from "../lines.ts";
import type { Articolo, Pronuncia } from "../records.ts";
import { headsIn } from "./head.ts";

/** `AGGIORNAMENTO (96)`: the text points to the note with `(96)`. */
const NUMBER = /AGGIORNAMENTO\s{0,9}(?:\(([^()]{1,8})\))?/;
const LIMIT = /parte|limit/i;
const WHOLE = /^[^.]{1,80}del presente articolo/;
const WITHDRAWS = /^non\s/i;

/** What an article's own note says of one ruling. */
function readRuling(note: string, nota: string, testo: string): Pronuncia[] {
  return headsIn(note).map(({ start: _, end: __, verb, ...head }): Pronuncia => {
    const dispositivo = collapse(note.slice(verb));
    const withdraws = WITHDRAWS.test(dispositivo);
    const intero = WHOLE.test(dispositivo) && !LIMIT.test(dispositivo);
    return {
      ...head,
      parti: withdraws ? [] : [{ partizione: null, portata: intero ? "intero" : "parte", consequenziale: false }],
      effetto: withdraws ? "rettifica" : intero ? "illegittimita" : "illegittimita_parziale",
      atto_colpito: null,
      dispositivo,
      nota,
      nel_testo: nota !== "" && testo.includes(`(${nota})`),
      ritirata_da: null,
    };
  });
}

/**
 * The rulings that the notes of an article tell, in the order of the notes.
 *
 * @example readPronunce({ note: ["AGGIORNAMENTO (34)\nLa Corte costituzionale, con sentenza 5 - 8 luglio 2010, n. 249 ... ha dichiarato ..."], ... })
 *   // [{ tipo: "sentenza", numero: 249, anno: 2010, deposito: "2010-07-08", nota: "34", ... }]
 */
export function readPronunce({ note, testo }: Pick<Articolo, "note" | "testo">): Pronuncia[] {
  return note.flatMap((item) => readRuling(item, NUMBER.exec(item)?.[1]?.trim() ?? "", testo));
}
