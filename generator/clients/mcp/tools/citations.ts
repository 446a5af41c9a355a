/** Every citation of a text, as assistants get it. */

import { CITED_TEXT } from "../../../contract/operations.ts";
import { citationsOfLong } from "../../../law/citations/long-text.ts";
import { provenanceOf } from "../provenance.ts";
import type { Result } from "../tool.ts";
import { type AskTree, bodyAt, type Json, query } from "../tree-api.ts";

/** Citations of one result: what an assistant reads at once. */
const SHOWN = { low: 100, high: 40 } as const;

/** What may be said of each outcome. */
const STATUS: Readonly<Record<string, string>> = {
  trovata: "found",
  ambigua: "ambiguous",
  fuori_raccolta: "not in this collection",
  articolo_inesistente: "factual mismatch",
  incompleta: "incomplete",
  unione_europea: "act of the European Union",
  pronuncia: "ruling of the Constitutional Court",
};

const statusOf = ({ esito }: Json) => STATUS[String(esito)] ?? String(esito);

/** A citation as assistants get it. */
function shown(citation: Json, detail: keyof typeof SHOWN): object {
  const { inizio, testo, atto, norma, articolo, partizione, candidati, ue, per_nome, testo_ufficiale, pronuncia } =
    citation;
  const short = {
    start: inizio,
    text: testo,
    status: statusOf(citation),
    eli: Object(articolo).eli ?? Object(norma).eli ?? null,
    part: partizione,
    ...(testo_ufficiale ? { official_link: testo_ufficiale } : {}),
    ...(per_nome ? { by_name: true } : {}),
    ...(ue ? { celex: Object(ue).celex } : {}),
    ...(pronuncia ? { ecli: Object(pronuncia).ecli, here: Object(pronuncia).qui } : {}),
    ...(Object(articolo).abrogato ? { repealed: true } : {}),
    ...(Object(articolo).n_pronunce > 0 ? { rulings: Object(articolo).n_pronunce } : {}),
  };
  const { titolo } = Object(norma);
  return detail === "low"
    ? short
    : { ...short, act: atto, title: titolo ?? null, heading: Object(articolo).rubrica ?? null, candidates: candidati };
}

/** What became of every citation of a text. */
export async function citationsOfText(
  text: string,
  detail: keyof typeof SHOWN,
  offset: number,
  ask: AskTree,
): Promise<Result> {
  const body = await citationsOfLong(text, CITED_TEXT, (testo) => bodyAt(ask, `/citazioni${query({ testo })}`));
  const { citazioni } = body;
  const counts: Record<string, number> = {};
  for (const status of citazioni.map(statusOf)) counts[status] = (counts[status] ?? 0) + 1;
  const page = citazioni.slice(offset, offset + SHOWN[detail]);
  const left = Math.max(0, citazioni.length - offset - page.length);
  return {
    total: citazioni.length,
    counts,
    citations: page.map((one) => shown(one, detail)),
    left,
    ...(left > 0 ? { next_offset: offset + page.length } : {}),
    provenance: provenanceOf(body, { eli: null, official_link: "https://www.normattiva.it" }),
  };
}
