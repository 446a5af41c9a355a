import type { Made } from "../answer.ts";
import type { Plan, PlanKind } from "../plan.ts";
import { renderDdl } from "./ddl.ts";
import { renderGraphCut } from "./graph-cut.ts";
import { renderDocument } from "./named-document.ts";
import { renderNorma } from "./norma.ts";
import { renderRelazioni } from "./relazioni.ts";
import type { Context, Render } from "./render.ts";
import { renderRows } from "./rows.ts";
import { renderWhole } from "./whole.ts";

/** What most requests do without is loaded when one needs it: code in several files has it apart. */
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
  relazioni: renderRelazioni,
  ddl: renderDdl,
  cerca: async (...asked) => (await import("./cerca/cerca.ts")).renderCerca(...asked),
  citazioni: async (...asked) => (await import("./citazioni.ts")).renderCitazioni(...asked),
  registro: async (...asked) => (await import("./versions/registro.ts")).renderRegistro(...asked),
  "pnrr-progetti": async (...asked) => (await import("./progetti.ts")).renderProgetti(...asked),
  "pnrr-progetto": async (...asked) => (await import("./progetti.ts")).renderProgetto(...asked),
  modifiche: async (...asked) => (await import("./versions/modifiche.ts")).renderModifiche(...asked),
};

/** Makes the answer of a plan from the files of the tree. */
export function render<Kind extends PlanKind>(plan: Plan<Kind>, context: Context): Promise<Made> {
  return RENDER[plan.kind](plan, context);
}
