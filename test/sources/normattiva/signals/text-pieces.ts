/** Pieces of which texts are made that nobody would write: in any order and number, reading them comes to an end. */

/** Of the text of an act that amends others. */
export const AMENDING_PIECES = [
  "1. All'articolo 3 ",
  "della legge 6 maggio 2029, n. 77, ",
  "il comma 2 ",
  "e' sostituito ",
  "dal seguente: ",
  "«",
  "»",
  '"',
  "\na) ",
  "\n1) ",
  "\n2. ",
  "sono abrogati: ",
  "dopo ",
  "; ",
] as const;

/** Of the notes that say what amended an act. */
export const OPERATION_PIECES = [
  "(con l'art. 1",
  ", comma 1, lettera a))",
  "la modifica ",
  "dell'art. 1-bis e ",
  "D.L. 1 marzo 2020, n. 1 ",
  "nel modificare ",
  '"',
  "«",
  "(",
  "; ",
] as const;
