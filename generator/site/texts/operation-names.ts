import type { OperationId } from "../../api/operations.ts";

/** English names of the operations; the Italian ones are the summaries of the OpenAPI document. */
export const ENGLISH_NAMES: Readonly<Record<OperationId, string>> = {
  health: "Status and counts",
  norme: "List of acts",
  norma: "An act, article by article",
  relazioni: "Who amends whom",
  graph: "Graph of amendments",
  "pnrr-graph": "Graph of projects, tenders, bodies and companies",
  "pnrr-aziende": "Ranking of companies",
  "pnrr-enti": "Ranking of public bodies",
  "pnrr-regioni": "Ranking of regions",
  "pnrr-finanziamenti": "Sources, sectors and flows of funding",
  "politici-graph": "Graph of signatures",
  "politici-parlamentari": "Ranking of members of Parliament",
  "politici-gruppi": "Ranking of groups",
  "ddl-lista": "List of bills",
  ddl: "File of a bill",
};
