/** What the comparison reads of its answers. */

import type { SheetTable } from "../../data/csv.ts";
import type { ListedAct } from "../norma/act-body.ts";

/** A version in `/norme/{eli}/versioni`; counts are against the one before. */
export interface VersionEntry {
  /** `YYYY-MM-DD`. */
  readonly al: string;
  readonly tipo: "originale" | "consolidata";
  /** Of a day after that of the data. */
  readonly futura?: true;
  readonly n_articoli: number;
  readonly aggiunti: number | null;
  readonly tolti: number | null;
  readonly modificati: number | null;
}

/** `/norme/{eli}/versioni`, the newest first. */
export interface VersionsBody {
  readonly norma: ListedAct;
  readonly versioni: readonly VersionEntry[];
}

export interface ArticleSide {
  readonly rubrica: string | null;
  readonly testo: string;
}

/** An article that differs. */
export interface ComparedArticle {
  readonly numero: string;
  readonly eli: string;
  readonly cambiamento: "aggiunto" | "tolto" | "modificato";
  readonly prima: ArticleSide | null;
  readonly dopo: ArticleSide | null;
}

/** `/norme/{eli}/confronto`. */
export interface Comparison {
  readonly norma: ListedAct;
  readonly da: string;
  readonly a: string;
  readonly articoli: readonly ComparedArticle[];
}

const KINDS = [
  ["aggiunto", "aggiunti"],
  ["tolto", "tolti"],
  ["modificato", "modificati"],
] as const;

/**
 * How many articles changed, and how: kinds that there are.
 *
 * @example countsOfChanges([{ cambiamento: "tolto", ... }]) // [{ kind: "tolto", plural: "tolti", count: 1 }]
 */
export const countsOfChanges = (articles: readonly Pick<ComparedArticle, "cambiamento">[]) =>
  KINDS.map(([kind, plural]) => ({
    kind,
    plural,
    count: articles.filter(({ cambiamento }) => cambiamento === kind).length,
  })).filter(({ count }) => count > 0);

/** The comparison as a table of the drawer "these data". */
export const comparisonTable = ({ articoli }: Comparison): SheetTable => ({
  columns: ["numero", "eli", "cambiamento", "prima_rubrica", "prima_testo", "dopo_rubrica", "dopo_testo"],
  rows: articoli.map(({ numero, eli, cambiamento, prima, dopo }) => [
    numero,
    eli,
    cambiamento,
    prima?.rubrica ?? null,
    prima?.testo ?? null,
    dopo?.rubrica ?? null,
    dopo?.testo ?? null,
  ]),
});
