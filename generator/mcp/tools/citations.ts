import * as z from "zod";
import { CITED_TEXT } from "../../api/operations.ts";
import { citationsOfLong } from "../../law/citations/long-text.ts";
import { provenanceOf } from "../provenance.ts";
import { tool } from "../tool.ts";
import { bodyAt, type Json, query } from "../tree-api.ts";

/** Characters of a text that an assistant hands over at once. */
const LONGEST = 20_000;
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

export const checkCitations = tool({
  name: "check_citations",
  title: "Check every citation of a text",
  description:
    "Finds every citation of Italian State acts and of European Union acts in a text and says of each what became of it: `found`; `factual mismatch`: the act is here and does not have that article; `not in this collection`: no verdict, the act may exist; `ambiguous`, also where a name that several acts have borne may mean an earlier one; `incomplete`: it refers back to an act that is not sure; `act of the European Union`, with its CELEX number; `ruling of the Constitutional Court`, with its ECLI. `by_name` marks an act that is called by its name alone (`codice penale`): taken for the one of today, which a text of another year may not mean. `official_link` leads to the official text of what is not here. Use it on a draft before you hand it over. Cut a text of more than 20,000 characters yourself.",
  input: {
    text: z.string().max(LONGEST).describe("The text, at most 20,000 characters"),
    detail: z.enum(["low", "high"]).default("low").describe("`high` adds act, title, heading and candidates of each"),
    offset: z.int().min(0).default(0).describe("How many citations to skip: `next_offset` of the result before"),
  },
  async run({ text, detail, offset }, ask) {
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
  },
});
