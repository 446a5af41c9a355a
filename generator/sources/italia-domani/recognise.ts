/** Recognises which official table a file is, by its header and never by its name. */

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
  /** The cells of the header, as `intestazioneNormale` gives them: a row must have as many. */
  readonly titoli: readonly string[];
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

/** Headers that every official table has. */
const SEMPRE = ["cup", "codice univoco submisura"];

/**
 * Whether a row is the header of some table of the plan.
 *
 * @example isHeader(["CUP", "Codice Univoco Submisura", "CIG"]) // true
 */
export function isHeader(celle: readonly string[]): boolean {
  // Rows that pad a table, a million of them: most have no such word, and nothing of theirs need be written otherwise.
  if (!celle.some((cella) => /cup/i.test(cella))) return false;
  const titoli = new Set(celle.map(intestazioneNormale));
  return SEMPRE.every((titolo) => titoli.has(titolo));
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
  const titoli = celle.map(intestazioneNormale);
  const indexOf = (spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const at = titoli.indexOf(spelling);
      if (at >= 0 && titoli.includes(spelling, at + 1))
        throw new UnusableInput(
          `la colonna «${spelling}» c'è due volte e non si sa quale vale: togliere quella di troppo, o scaricare di nuovo il file ufficiale`,
          "riga 1",
        );
      if (at >= 0) return at;
    }
    return null;
  };
  const intestazione = (tabelle: FoundTable[]) => ({ titoli, data: indexOf(DATA), tabelle });
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
  if (found.length === 0 && !isHeader(celle))
    throw new NoTable(
      "l'intestazione non è di una tabella PNRR di Italia Domani: mancano «cup» o «codice univoco submisura», o il separatore non è tra «;», «,», «|» e la tabulazione; togliere il file o scaricare di nuovo quello ufficiale",
      "riga 1",
    );
  return intestazione(found);
}
