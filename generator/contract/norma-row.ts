/** An act in a list; the fields that every answer about an act begins with. */
export interface NormaRow {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  readonly numero: string | null;
  readonly n_articoli: number;
  readonly n_relazioni: number;
}
