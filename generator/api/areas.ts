import type { Area, OperationId } from "./operations.ts";

/** The areas whose sources the answers of an operation are made from. Apart from the operations, which every host loads. */
export const AREAS_OF: Readonly<Record<OperationId, readonly Area[]>> = {
  health: ["norme", "pnrr", "parlamento", "ddl"],
  norme: ["norme"],
  norma: ["norme"],
  relazioni: ["norme"],
  graph: ["norme"],
  "pnrr-graph": ["pnrr"],
  "pnrr-aziende": ["pnrr"],
  "pnrr-enti": ["pnrr"],
  "pnrr-regioni": ["pnrr"],
  "pnrr-finanziamenti": ["pnrr"],
  "politici-graph": ["parlamento"],
  "politici-parlamentari": ["parlamento"],
  "politici-gruppi": ["parlamento"],
  "ddl-lista": ["parlamento"],
  ddl: ["parlamento", "ddl"],
};
