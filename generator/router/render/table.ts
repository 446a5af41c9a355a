import { BASE_PATH } from "../../contract/operations.ts";
import { concat } from "../../format/bytes.ts";
import { cutFile } from "../../format/graph-cut.ts";
import { answerFile, readRequired } from "../../format/read-tree.ts";
import { answerOf, type Made } from "../answer.ts";
import type { Plan, PlanKind } from "../plan.ts";
import { cutGraph } from "./cut-graph.ts";
import { renderDdl } from "./ddl.ts";
import { documentIn, metaOf } from "./file-in-language.ts";
import { renderNorma } from "./norma.ts";
import { renderRelazioni } from "./relazioni.ts";
import type { Context, Render } from "./render.ts";
import { renderRows } from "./rows.ts";

/** Answers with a whole file. */
const renderWhole: Render<"whole"> = async ({ file }, { operation, lingua, read }) => {
  const bytes = await readRequired(read, answerFile(file));
  return answerOf(200, await documentIn(bytes, operation, lingua, read), lingua);
};

const HTML = { "Content-Type": "text/html; charset=utf-8" };

/** Answers with a file as it is: it has no meta, and one language. */
const renderDocument: Render<"document"> = async ({ file }, { lingua, read }) => {
  const bytes = await readRequired(read, `${BASE_PATH.slice(1)}/${file}`);
  return answerOf(200, bytes, lingua, file.endsWith(".html") ? HTML : undefined);
};

/** Cuts a graph at any number of nodes. */
const renderGraphCut: Render<"graph-cut"> = async ({ file, maxNodi }, { operation, lingua, read }) => {
  const [tier, index] = await Promise.all([readRequired(read, answerFile(file)), readRequired(read, cutFile(file))]);
  const meta = await metaOf(tier, operation, lingua, read);
  return answerOf(200, concat(cutGraph(meta, tier, index, maxNodi)), lingua);
};

/** Renderers by kind of plan. Loads the rarer ones on demand: bundles in several files keep them apart. */
const RENDER: { readonly [Kind in PlanKind]: Render<Kind> } = {
  whole: renderWhole,
  document: renderDocument,
  "graph-cut": renderGraphCut,
  "graph-set": async (...asked) => (await import("./graph-set.ts")).renderGraphSet(...asked),
  rows: renderRows,
  norma: renderNorma,
  articolo: async (...asked) => (await import("./versions/articolo.ts")).renderArticolo(...asked),
  comma: async (...asked) => (await import("./versions/articolo.ts")).renderComma(...asked),
  versioni: async (...asked) => (await import("./versions/versioni.ts")).renderVersioni(...asked),
  confronto: async (...asked) => (await import("./versions/confronto.ts")).renderConfronto(...asked),
  "norma-ue": async (...asked) => (await import("./versions/ue.ts")).renderNormaUe(...asked),
  "norma-citata": async (...asked) => (await import("./citata.ts")).renderCitata(...asked),
  "norma-cita": async (...asked) => (await import("./citata.ts")).renderCita(...asked),
  "norma-pronunce": async (...asked) => (await import("./versions/pronunce.ts")).renderPronunceNorma(...asked),
  relazioni: renderRelazioni,
  ddl: renderDdl,
  cerca: async (...asked) => (await import("./cerca/cerca.ts")).renderCerca(...asked),
  citazioni: async (...asked) => (await import("./citazioni.ts")).renderCitazioni(...asked),
  registro: async (...asked) => (await import("./versions/registro.ts")).renderRegistro(...asked),
  "pnrr-progetti": async (...asked) => (await import("./progetti.ts")).renderProgetti(...asked),
  "pnrr-progetto": async (...asked) => (await import("./progetti.ts")).renderProgetto(...asked),
  "pnrr-luogo-aziende": async (...asked) => (await import("./progetti.ts")).renderLuogo(...asked),
  "pnrr-luogo-enti": async (...asked) => (await import("./progetti.ts")).renderLuogo(...asked),
  pronunce: async (...asked) => (await import("./pronunce.ts")).renderPronunce(...asked),
  pronuncia: async (...asked) => (await import("./pronunce.ts")).renderPronuncia(...asked),
  ue: async (...asked) => (await import("./ue.ts")).renderUe(...asked),
  "ue-atto": async (...asked) => (await import("./ue.ts")).renderAttoUe(...asked),
  votazioni: async (...asked) => (await import("./votazioni.ts")).renderVotazioni(...asked),
  votazione: async (...asked) => (await import("./votazioni.ts")).renderVotazione(...asked),
  "politici-voti": async (...asked) => (await import("./votazioni.ts")).renderVotiPolitico(...asked),
  modifiche: async (...asked) => (await import("./versions/modifiche.ts")).renderModifiche(...asked),
};

/** Makes the answer of a plan from the files of the tree. */
export function render<Kind extends PlanKind>(plan: Plan<Kind>, context: Context): Promise<Made> {
  return RENDER[plan.kind](plan, context);
}
