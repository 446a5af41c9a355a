import type { Answer } from "../answer.ts";
import type { Plan, PlanKind } from "../plan.ts";
import { renderCerca } from "./cerca/cerca.ts";
import { renderCitazioni } from "./citazioni.ts";
import { renderDdl } from "./ddl.ts";
import { renderGraphCut } from "./graph-cut.ts";
import { renderGraphSet } from "./graph-set.ts";
import { renderDocument } from "./named-document.ts";
import { renderNorma } from "./norma.ts";
import { renderProgetti, renderProgetto } from "./progetti.ts";
import { renderRelazioni } from "./relazioni.ts";
import type { Context, Render } from "./render.ts";
import { renderRows } from "./rows.ts";
import { renderArticolo, renderComma } from "./versions/articolo.ts";
import { renderConfronto } from "./versions/confronto.ts";
import { renderModifiche } from "./versions/modifiche.ts";
import { renderRegistro } from "./versions/registro.ts";
import { renderVersioni } from "./versions/versioni.ts";
import { renderWhole } from "./whole.ts";

const RENDER: { readonly [Kind in PlanKind]: Render<Kind> } = {
  whole: renderWhole,
  document: renderDocument,
  "graph-cut": renderGraphCut,
  "graph-set": renderGraphSet,
  rows: renderRows,
  norma: renderNorma,
  articolo: renderArticolo,
  comma: renderComma,
  versioni: renderVersioni,
  confronto: renderConfronto,
  relazioni: renderRelazioni,
  ddl: renderDdl,
  cerca: renderCerca,
  citazioni: renderCitazioni,
  registro: renderRegistro,
  "pnrr-progetti": renderProgetti,
  "pnrr-progetto": renderProgetto,
  modifiche: renderModifiche,
};

/** Makes the answer of a plan from the files of the tree. */
export function render<Kind extends PlanKind>(plan: Plan<Kind>, context: Context): Promise<Answer> {
  return RENDER[plan.kind](plan, context);
}
