/** Relations between acts, bills, the recovery plan, what is covered. */

import * as z from "zod";
import { CLASSE_OF_TIPO, kindMeant } from "../../law/relation-kinds.ts";
import { provenanceOf } from "../provenance.ts";
import { articleMeant, INPUTS, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, query, ToolRefusal } from "../tree-api.ts";

/** Items in one result. */
const MOST = { relations: 40, people: 15, citations: 30 };

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

export const relations = tool({
  name: "relations",
  title: "What an act changes, and what changes it",
  description:
    "Amendments, repeals, conversions and the like between acts, each with its day, the sentence that proves it and how sure it is. An empty list proves nothing: see `coverage` and, of an article, `without_article`.",
  input: {
    act: INPUTS.act,
    direction: z.enum(["out", "in", "both"]).default("both").describe("out: what the act changes; in: what changes it"),
    kind: z
      .string()
      .max(30)
      .optional()
      .describe("Only this kind: abroga, sostituisce, inserisce, modifica, converte, deroga"),
    article: INPUTS.article.optional().describe("Only relations that name this article of the act"),
    offset: z.int().min(0).default(0),
  },
  async run({ act, direction, kind, article, offset }, ask) {
    const meant = kind === undefined ? undefined : kindMeant(kind);
    if (meant === null) throw new ToolRefusal(`${kind}: no kind; they are ${Object.keys(CLASSE_OF_TIPO).join(", ")}`);
    const body =
      article === undefined
        ? await bodyAt(ask, `/relazioni${query({ norma: act, dir: "entrambe" })}`)
        : await articleMeant(ask, act, article);
    const { out, in: into } = Object(body.relazioni);
    const both = article === undefined ? list(body.relazioni) : [...list(out), ...list(into)];
    const all = both.filter(
      ({ tipo, direzione }) =>
        (meant === undefined || tipo === meant) && (direction === "both" || direzione === direction),
    );
    const shown = all.slice(offset, offset + MOST.relations);
    const next = offset + shown.length < all.length ? { next_offset: offset + shown.length } : {};
    const provenance = provenanceOf(body, { version_day: null });
    const unnamed = Number(body.n_relazioni_senza_articolo ?? 0);
    const caution =
      unnamed > 0 && direction !== "out"
        ? {
            without_article: unnamed,
            caution: `${unnamed} more relations act on the act without naming an article, and may be about this one: ask without \`article\` for them.`,
          }
        : {};
    return { act: body.norma, total: all.length, ...caution, relations: shown, ...next, provenance };
  },
});

export const bill = tool({
  name: "bill",
  title: "A bill of the current legislature",
  description: "Where a bill stands: readings, presenters, committees, and the acts that its text cites.",
  input: { number: z.string().min(1).max(60).describe("Number of the bill: S.1234, C.643-BIS, A.S. 1234") },
  async run({ number }, ask) {
    const { meta, firmatari, dossier, ...bodyOfBill } = await bodyAt(ask, `/ddl/${inPathPart(number)}`);
    const people = list(firmatari);
    const cited = list(Object(dossier).citazioni);
    return {
      bill: bodyOfBill,
      signatories: { total: people.length, first: people.slice(0, MOST.people) },
      cited_acts: { total: cited.length, first: cited.slice(0, MOST.citations) },
      provenance: provenanceOf({ meta }),
    };
  },
});

/** How a place is said. */
const PLACES = "comune di Milano, provincia di Milano, regione Lombardia, or a code: 015146";

/** Rankings by their plain names. */
const RANKINGS = {
  companies: "/pnrr/classifica-aziende",
  bodies: "/pnrr/classifica-enti",
  regions: "/pnrr/classifica-regioni",
  funding: "/pnrr/finanziamenti",
} as const;

export const rankings = tool({
  name: "rankings",
  title: "Recovery plan in figures",
  description:
    "Who won most (companies), who tendered most (bodies), of all of Italy or of a place; where the money goes (regions, funding). A tender counts in full in every place of its projects. Say the day of the data with every figure.",
  input: {
    of: z.enum(["companies", "bodies", "regions", "funding"]),
    place: z
      .string()
      .max(200)
      .default("")
      .describe(`Companies or bodies of the tenders whose projects lie there: ${PLACES}`),
    limit: z.int().min(1).max(100).default(20),
  },
  async run({ of, place, limit }, ask) {
    if (place !== "" && (of === "regions" || of === "funding"))
      throw new ToolRefusal(
        `place narrows companies and bodies, not ${of}: see the tool projects for the funding of a place`,
      );
    const path = place === "" ? RANKINGS[of] : RANKINGS[of].replace("/pnrr", `/pnrr/luoghi/${inPathPart(place)}`);
    const { meta, ...figures } = await bodyAt(ask, `${path}${of === "funding" ? "" : query({ limit })}`);
    return { figures, how_computed: Object(meta).nota ?? null, provenance: provenanceOf({ meta }) };
  },
});

export const projects = tool({
  name: "projects",
  title: "Projects of the recovery plan",
  description:
    "The projects of a place (municipality, province, region) or of a code (CUP), with their funding; total_amount is the part that falls to the place, importo_nel_luogo that of each project. With a code, detail=high adds tenders, authorities, companies and sources of funding. What is not shown is counted in next_offset.",
  input: {
    place: z.string().max(200).default("").describe(PLACES),
    cup: z.string().max(40).default("").describe("Code of the project (CUP)"),
    detail: z.enum(["low", "high"]).default("low"),
    limit: z.int().min(1).max(50).default(10),
    offset: z.int().min(0).default(0),
  },
  async run({ place, cup, detail, limit, offset }, ask) {
    const whole = detail === "high" && cup !== "" && place === "";
    const path = whole
      ? `/pnrr/progetti/${inPathPart(cup)}`
      : `/pnrr/progetti${query({ luogo: place, cup, limit, offset })}`;
    const { meta, totale, importo_totale, luogo, progetti } = await bodyAt(ask, path);
    const all = list(progetti);
    const shown = whole ? all.slice(offset, offset + limit) : all;
    const next = offset + shown.length < Number(totale) ? { next_offset: offset + shown.length } : {};
    const short = ({ cup, titolo, settore, finanziamento_totale, importo_nel_luogo, n_appalti, luoghi }: Json) => {
      const names = list(luoghi).map(({ nome }) => nome);
      return { cup, titolo, settore, finanziamento_totale, importo_nel_luogo, n_appalti, luoghi: names };
    };
    return {
      ...(luogo ? { place: luogo } : {}),
      total: totale,
      total_amount: importo_totale,
      projects: detail === "low" ? shown.map(short) : shown,
      ...next,
      provenance: provenanceOf({ meta }),
    };
  },
});

export const coverage = tool({
  name: "coverage",
  title: "What is covered",
  description:
    "How many acts of each type are here, of which days, and how many the official source has. Ask before you say that something does not exist.",
  input: {},
  async run(_given, ask) {
    const { meta, conteggi, copertura } = await bodyAt(ask, "/health");
    return { counts: conteggi, by_type: copertura, sources: Object(meta).fonti, provenance: provenanceOf({ meta }) };
  },
});
