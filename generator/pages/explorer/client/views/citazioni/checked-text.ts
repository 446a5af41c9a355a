/** A text whose citations were looked up: what is read of `/citazioni`, and the text cut where they stand. */

import type { CITATION_BODIES } from "../../../../../contract/resources/citazioni.ts";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { SheetTable } from "../../data/csv.ts";

/** What `/citazioni` answers. */
export type CheckedText = AnswerOf<typeof CITATION_BODIES.citazioni>;
/** A citation of the text: one for each article. */
export type CheckedCitation = CheckedText["citazioni"][number];
/** What became of a citation. */
export type Outcome = CheckedCitation["esito"];

/** A piece of the text, with the citations that it is; none where it is other text. */
export interface CheckedPiece {
  readonly text: string;
  readonly citations: readonly CheckedCitation[];
}

/**
 * A text cut where its citations begin and end. Several in one place (`articoli 2 e 3 della legge ...`) are one piece.
 *
 * @param citations in reading order
 * @example checkedPieces("v. L. 1/2000.", [{ inizio: 3, lunghezza: 9, ... }]).map(({ text }) => text) // ["v. ", "L. 1/2000", "."]
 */
export function checkedPieces(text: string, citations: readonly CheckedCitation[]): CheckedPiece[] {
  const places: { from: number; to: number; citations: CheckedCitation[] }[] = [];
  for (const citation of [...citations].sort((a, b) => a.inizio - b.inizio)) {
    const to = citation.inizio + citation.lunghezza;
    const last = places.at(-1);
    if (last && citation.inizio < last.to) {
      last.to = Math.max(last.to, to);
      last.citations.push(citation);
    } else places.push({ from: citation.inizio, to, citations: [citation] });
  }
  const pieces: CheckedPiece[] = [];
  let at = 0;
  for (const { from, to, citations: own } of places) {
    pieces.push({ text: text.slice(at, from), citations: [] }, { text: text.slice(from, to), citations: own });
    at = to;
  }
  return [...pieces, { text: text.slice(at), citations: [] }].filter((piece) => piece.text !== "");
}

/** Outcomes, those that want a look first. */
export const OUTCOMES: readonly Outcome[] = [
  "articolo_inesistente",
  "ambigua",
  "incompleta",
  "fuori_raccolta",
  "unione_europea",
  "pronuncia",
  "trovata",
];

/** The outcome of a piece: that of its citations which wants a look most. */
export const worstOf = (citations: readonly CheckedCitation[]): Outcome =>
  OUTCOMES.find((outcome) => citations.some(({ esito }) => esito === outcome)) ?? "trovata";

/** The citations as a table of the drawer "these data". */
export const citationsTable = (citations: readonly CheckedCitation[]): SheetTable => ({
  columns: [
    "inizio",
    "lunghezza",
    "testo",
    "esito",
    "eli",
    "articolo",
    "rubrica",
    "abrogato",
    "partizione",
    "per_nome",
  ],
  rows: citations.map(({ inizio, lunghezza, testo, esito, norma, articolo, partizione, ue, per_nome, pronuncia }) => [
    inizio,
    lunghezza,
    testo,
    esito,
    articolo?.eli ?? norma?.eli ?? ue?.celex ?? pronuncia?.ecli ?? null,
    articolo?.numero ?? null,
    articolo?.rubrica ?? null,
    articolo?.abrogato ?? null,
    partizione,
    per_nome,
  ]),
});
