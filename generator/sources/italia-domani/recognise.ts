/** Tells which official table a file is, by its header and never by its name. */

import { UnusableInput } from "../unusable-input.ts";
import {
  columnsOfTable,
  DATA,
  intestazioneNormale,
  NOMI_TABELLE,
  type PnrrTableName,
  READ_TABLES,
  SUBAPPALTO,
  type Tabella,
} from "./tables.ts";

/** Thrown for a file in which nothing says that it is a table of the PNRR. */
export class NoTable extends UnusableInput {}

/** A table found in a file: where each of its columns stands. */
export interface FoundTable {
  readonly nome: PnrrTableName;
  /** Column index by field name; a field that is not there is absent. */
  readonly colonne: ReadonlyMap<string, number>;
  /** What an optional column that is absent would be called: `settore (cup descrizione settore)`. */
  readonly assenti: readonly string[];
}

export interface Intestazione {
  /** Columns of the header: a row must have as many fields. */
  readonly larghezza: number;
  /** Index of the day of extraction, `null` where the file has none. */
  readonly data: number | null;
  /** Usually one; tenders and awardees together in the layouts of 2022 and 2023; none for an official table that is not used. */
  readonly tabelle: readonly FoundTable[];
}

const spelled = (spellings: readonly string[]) => spellings.map((g) => `«${g}»`).join(" o ");

function columnsOf(tabella: Tabella, indexOf: (spellings: readonly string[]) => number | null) {
  const colonne = new Map<string, number>();
  const mancanti: string[] = [];
  const assenti: string[] = [];
  for (const [campo, { spellings }] of Object.entries({ ...columnsOfTable(tabella), ...tabella.importi })) {
    const at = indexOf(spellings);
    if (at !== null) colonne.set(campo, at);
    else if (tabella.richieste.includes(campo)) mancanti.push(`${campo} (grafie accettate: ${spelled(spellings)})`);
    else assenti.push(`${campo} (grafie accettate: ${spelled(spellings)})`);
  }
  return { colonne, mancanti, assenti };
}

/**
 * Recognises a header row.
 *
 * @throws {UnusableInput} where a column is missing (the message names it and its accepted spellings)
 * @throws {NoTable} where the file is none of the official tables
 * @example recogniseHeader(["CUP", "Codice Univoco Submisura", "CIG", "Importo Aggiudicazione"]).tabelle[0].nome // "gare"
 */
export function recogniseHeader(celle: readonly string[]): Intestazione {
  if (celle[0]?.trimStart().startsWith("<"))
    throw new NoTable(
      "è una pagina HTML e non un CSV (la rete della fonte a volte nega l'accesso): scaricare di nuovo il file",
      "riga 1",
    );
  if (celle.some((cell) => /\r[^\n]/.test(cell)))
    throw new UnusableInput(
      "le righe finiscono con il solo ritorno del carrello (CR): salvare il file con fine riga LF o CRLF, o scaricarlo di nuovo",
      "riga 1",
    );
  const titoli = celle.map(intestazioneNormale);
  const indexOf = (spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const at = titoli.indexOf(spelling);
      if (at >= 0) return at;
    }
    return null;
  };
  const intestazione = (tabelle: FoundTable[]) => ({ larghezza: celle.length, data: indexOf(DATA), tabelle });
  if (titoli.some((t) => t.includes(SUBAPPALTO))) return intestazione([]);
  const found: FoundTable[] = [];
  const guaste: string[] = [];
  for (const nome of NOMI_TABELLE) {
    const tabella: Tabella = READ_TABLES[nome];
    if (indexOf(tabella.esclude) !== null) continue;
    const { colonne, mancanti, assenti } = columnsOf(tabella, indexOf);
    if (mancanti.length === 0) found.push({ nome, colonne, assenti });
    else if (indexOf(tabella.indizi) !== null)
      guaste.push(`sembra la tabella «${nome}» ma manca la colonna ${mancanti.join(", ")}`);
  }
  if (guaste.length > 0)
    throw new UnusableInput(`${guaste.join("; ")}: scaricare di nuovo il file ufficiale`, "riga 1");
  if (found.length === 0 && (indexOf(["cup"]) === null || indexOf(["codice univoco submisura"]) === null))
    throw new NoTable(
      "l'intestazione non è di una tabella PNRR di Italia Domani: mancano «cup» o «codice univoco submisura», o il separatore non è «;»; togliere il file o scaricare di nuovo quello ufficiale",
      "riga 1",
    );
  return intestazione(found);
}
