import type { NormaRow } from "./norma-row.ts";

/** The effects of rulings, in the order in which answers count them. */
export const EFFECTS = [
  "illegittimita",
  "illegittimita_parziale",
  "interpretativa",
  "riguarda_altro",
  "rettifica",
] as const;
export type Effect = (typeof EFFECTS)[number];

/** What tells a ruling of the Constitutional Court. */
export interface RulingIdentity {
  /** `null` if the note lacks its number or its deposit. */
  readonly ecli: string | null;
  readonly tipo: "sentenza" | "ordinanza";
  readonly numero: number | null;
  readonly anno: number | null;
  readonly deciso: string | null;
  readonly deposito: string | null;
  readonly gazzetta: { readonly data: string | null; readonly numero: number | null } | null;
}

/** What a note says of a ruling on its article, but for the act that has the article. */
export interface RulingOnArticle extends RulingIdentity {
  readonly articolo: { readonly eli: string; readonly numero: string; readonly rubrica: string | null };
  /** One without a name is the whole article; empty if nothing of it is struck. */
  readonly parti: readonly {
    readonly partizione: string | null;
    readonly portata: "intero" | "parte";
    readonly consequenziale: boolean;
  }[];
  readonly effetto: Effect;
  /** `eli` is `null` if nobody can tell which act it is. */
  readonly atto_colpito: {
    readonly eli: string | null;
    readonly articolo: string | null;
    readonly partizione: string | null;
    readonly testo: string;
  } | null;
  readonly dispositivo: string;
  readonly nota: string;
  readonly nel_testo: boolean;
  readonly ritirata_da: string | null;
  readonly url: string | null;
}

/** Versions `[from, to]` (0 is the newest) in which a ruling on an article reads the same, and the position of the article among all of the act. */
export type KeptRuling = readonly [from: number, to: number, at: number, ruling: RulingOnArticle];

/** A ruling on an article as answers give it. */
export type RulingRow = RulingOnArticle & { readonly norma: NormaRow };

/** A ruling in the list of all. */
export interface RulingEntry extends RulingIdentity {
  readonly url: string | null;
  readonly n_atti: number;
  readonly n_articoli: number;
  readonly effetti: readonly Effect[];
  readonly norme: readonly { readonly eli: string; readonly titolo: string; readonly articoli: readonly string[] }[];
}

/**
 * A ruling on an article of an act.
 *
 * @example rulingRow(ruling, norma).norma === norma // true
 */
export function rulingRow(
  { ecli, tipo, numero, anno, deciso, deposito, gazzetta, ...rest }: RulingOnArticle,
  norma: NormaRow,
): RulingRow {
  return { ecli, tipo, numero, anno, deciso, deposito, gazzetta, norma, ...rest };
}

/** The order of rulings: the newest deposit first, those without a day last; then by number, the highest first. */
export function byDeposit(
  a: Pick<RulingIdentity, "deposito" | "numero">,
  b: Pick<RulingIdentity, "deposito" | "numero">,
): number {
  const [day, other] = [a.deposito ?? "", b.deposito ?? ""];
  if (day !== other) return day < other ? 1 : -1;
  return (b.numero ?? -1) - (a.numero ?? -1);
}
