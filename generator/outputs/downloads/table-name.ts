/** The tables of the offline dataset. */
export type TableName =
  | "norme"
  | "articoli"
  | "versioni"
  | "articoli_versioni"
  | "relazioni"
  | "progetti"
  | "appalti"
  | "progetti_appalti"
  | "aziende"
  | "enti"
  | "aggiudicazioni"
  | "bandi"
  | "gruppi"
  | "parlamentari"
  | "ddl"
  | "fasi"
  | "firme";
