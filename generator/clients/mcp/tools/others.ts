/** Relations between acts, bills and votes, the recovery plan. */

import * as z from "zod";
import { CITATA } from "../../../contract/resources/citata.ts";
import { linesOf } from "../../../contract/resources/derive/text.ts";
import { VOTAZIONI, VOTES_TOOL } from "../../../contract/resources/votazioni.ts";
import { VOTI } from "../../../contract/resources/voti.ts";
import { CLASSE_OF_TIPO, kindMeant } from "../../../law/relation-kinds.ts";
import { provenanceOf } from "../provenance.ts";
import { type ResourceTool, shownLine, toolOf } from "../resource-tool.ts";
import { articleMeant, COMMA_ALONE, INPUTS, type Result, tool } from "../tool.ts";
import { type AskTree, bodyAt, inPathPart, type Json, query, ToolRefusal } from "../tree-api.ts";

/** Items in one result. */
const MOST = { relations: 40, people: 15, citations: 30, articles: 20 };

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

const KINDS = Object.keys(CLASSE_OF_TIPO).join(", ");

/** The places that cite an act, or the acts that it cites. */
async function citations(
  act: string,
  direction: "cited_by" | "cites",
  article: string | undefined,
  offset: number,
  ask: AskTree,
): Promise<Result> {
  const [below, member] = direction === "cites" ? (["cita", "atti"] as const) : (["citata", "citazioni"] as const);
  const asked = query({ ...(article !== undefined && { articolo: article }), limit: MOST.relations, offset });
  const body = await bodyAt(ask, `/norme/${inPathPart(act)}/${below}${asked}`);
  const lines = list(body[member]);
  const total = Number(body.totale);
  return {
    ...{ act: body.norma, total, caution: CITATA.caution.en },
    ...(direction === "cited_by" && { acts: body.atti, articles: list(body.articoli).slice(0, MOST.articles) }),
    [direction === "cites" ? "cited_acts" : "citations"]: lines,
    ...(lines.length > 0 && offset + lines.length < total && { next_offset: offset + lines.length }),
    provenance: provenanceOf(body, { version_day: null }),
  };
}

export const relations = tool({
  name: "relations",
  title: "What an act changes, what changes it, who cites it",
  description:
    "Amendments, repeals, conversions and the like between acts, each with its day, the sentence that proves it and how sure it is. Citations of other acts in the text with `direction`. An empty list proves nothing: see `register` and, of an article, `without_article`.",
  input: {
    act: INPUTS.act,
    direction: z
      .enum(["out", "in", "both", "cited_by", "cites"])
      .default("both")
      .describe(
        "out: what the act changes; in: what changes it; cited_by: the places that cite it; cites: the acts that it cites",
      ),
    kind: z.string().max(30).optional().describe(`Only this kind: ${KINDS}`),
    article: INPUTS.article.optional().describe("Only relations that name this article of the act"),
    comma: INPUTS.comma.optional().describe("Only relations that are about this comma of the article"),
    offset: z.int().min(0).default(0),
  },
  async run({ act, direction, kind, article, comma, offset }, ask) {
    if (comma !== undefined && article === undefined) throw new ToolRefusal(COMMA_ALONE);
    if (direction === "cited_by" || direction === "cites") {
      if (kind !== undefined || comma !== undefined || (direction === "cites" && article !== undefined))
        throw new ToolRefusal(
          "citations have no kind and no comma; `cited_by` takes an article of the act, `cites` none",
        );
      return citations(act, direction, article, offset, ask);
    }
    const meant = kind === undefined ? undefined : kindMeant(kind);
    if (meant === null) throw new ToolRefusal(`${kind}: no kind; they are ${KINDS}`);
    const body =
      article === undefined
        ? await bodyAt(ask, `/relazioni${query({ norma: act, dir: "entrambe" })}`)
        : await articleMeant(ask, act, article, comma);
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

/** Where a bill stands. */
async function billOf(number: string, ask: AskTree): Promise<Result> {
  const { meta, firmatari, dossier, ...bodyOfBill } = await bodyAt(ask, `/ddl/${inPathPart(number)}`);
  const people = list(firmatari);
  const cited = list(Object(dossier).citazioni);
  return {
    bill: bodyOfBill,
    signatories: { total: people.length, first: people.slice(0, MOST.people) },
    cited_acts: { total: cited.length, first: cited.slice(0, MOST.citations) },
    provenance: provenanceOf({ meta }),
  };
}

/** How a member voted, with totals beside how many votes were held. */
async function votesOfMember(member: string, limit: number, offset: number, ask: AskTree): Promise<Result> {
  const body = await bodyAt(ask, `/politici/${inPathPart(member)}/voti${query({ limit, offset })}`);
  const lines = linesOf(VOTI.list, body).map((line) => shownLine(VOTI.list, line));
  const total = Number(body.totale);
  return {
    ...{ member: body.parlamentare, totals: body.totali, total, caution: VOTES_TOOL.caution, votes: lines },
    ...(lines.length > 0 && offset + lines.length < total && { next_offset: offset + lines.length }),
    provenance: provenanceOf(body),
  };
}

const votes = toolOf(VOTAZIONI, VOTES_TOOL);

export const parliament: ResourceTool = {
  name: "parliament",
  title: "Bills and votes of Parliament",
  description: `With \`bill\` alone: where a bill of the current legislature stands: readings, presenters, committees, votes, and the acts that its text cites. With \`member\`: how one member voted, by the id that votes and bills give. Else votes by name. ${votes.description}`,
  input: {
    member: z.string().min(1).max(60).optional().describe("Id of a member: how this one voted"),
    ...votes.input,
    bill: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe("Number of a bill: S.1234, C.643-BIS, A.S. 1234; with another input of votes, only votes on it"),
  },
  async run({ member, ...given }, ask) {
    const { bill, limit, offset, ...chosen } = given;
    const others = Object.values(chosen).some((value) => value !== undefined);
    if (member !== undefined && (others || bill !== undefined))
      throw new ToolRefusal("member names whose votes are given, all of them: leave out the other inputs");
    if (member !== undefined) return votesOfMember(String(member), limit, offset, ask);
    return bill === undefined || others ? votes.run(given, ask) : billOf(String(bill), ask);
  },
};

/** How a place is said. */
const PLACES = "comune di Milano, provincia di Milano, regione Lombardia, or a code: 015146";

/** Rankings by their plain names. */
const RANKINGS = {
  companies: "/pnrr/classifica-aziende",
  bodies: "/pnrr/classifica-enti",
  regions: "/pnrr/classifica-regioni",
  funding: "/pnrr/finanziamenti",
} as const;

/** The recovery plan in figures. */
async function ranking(of: keyof typeof RANKINGS, place: string, limit: number, ask: AskTree): Promise<Result> {
  if (place !== "" && (of === "regions" || of === "funding"))
    throw new ToolRefusal(`place narrows companies and bodies, not ${of}: leave out \`of\` for the funding of a place`);
  const path = place === "" ? RANKINGS[of] : RANKINGS[of].replace("/pnrr", `/pnrr/luoghi/${inPathPart(place)}`);
  const { meta, ...figures } = await bodyAt(ask, `${path}${of === "funding" ? "" : query({ limit })}`);
  return { figures, how_computed: Object(meta).nota ?? null, provenance: provenanceOf({ meta }) };
}

export const recoveryPlan = tool({
  name: "plan",
  title: "The recovery plan: projects and figures",
  description:
    "The projects of a place (municipality, province, region) or of a code (CUP), with their funding; total_amount is the part that falls to the place, importo_nel_luogo that of each project. With a code, detail=high adds tenders, authorities, companies and sources of funding. With `of`: who won most (companies), who tendered most (bodies), of all of Italy or of a place; where the money goes (regions, funding). A tender counts in full in every place of its projects. Say the day of the data with every figure. What is not shown is counted in next_offset.",
  input: {
    of: z.enum(["companies", "bodies", "regions", "funding"]).optional().describe("A ranking in place of projects"),
    place: z.string().max(200).default("").describe(PLACES),
    cup: z.string().max(40).default("").describe("Code of the project (CUP)"),
    detail: z.enum(["low", "high"]).default("low"),
    limit: z.int().min(1).max(100).default(10),
    offset: z.int().min(0).default(0),
  },
  async run({ of, place, cup, detail, limit, offset }, ask) {
    if (of !== undefined && cup !== "") throw new ToolRefusal("a code (cup) is of a project: leave out `of`");
    if (of !== undefined) return ranking(of, place, limit, ask);
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
