/** The JSON Schemas of `schemas/`, part of the bundle: a generated tree is checked without the sources at hand. */

import comuni from "../../schemas/comuni.json" with { type: "json" };
import ddl from "../../schemas/ddl.json" with { type: "json" };
import ddlLista from "../../schemas/ddl-lista.json" with { type: "json" };
import fonti from "../../schemas/fonti.json" with { type: "json" };
import graph from "../../schemas/graph.json" with { type: "json" };
import health from "../../schemas/health.json" with { type: "json" };
import indice from "../../schemas/indice.json" with { type: "json" };
import manifest from "../../schemas/manifest.json" with { type: "json" };
import norma from "../../schemas/norma.json" with { type: "json" };
import norme from "../../schemas/norme.json" with { type: "json" };
import novita from "../../schemas/novita.json" with { type: "json" };
import pnrrAziende from "../../schemas/pnrr-aziende.json" with { type: "json" };
import pnrrEnti from "../../schemas/pnrr-enti.json" with { type: "json" };
import pnrrFinanziamenti from "../../schemas/pnrr-finanziamenti.json" with { type: "json" };
import pnrrGraph from "../../schemas/pnrr-graph.json" with { type: "json" };
import pnrrRegioni from "../../schemas/pnrr-regioni.json" with { type: "json" };
import politiciGraph from "../../schemas/politici-graph.json" with { type: "json" };
import politiciGruppi from "../../schemas/politici-gruppi.json" with { type: "json" };
import politiciParlamentari from "../../schemas/politici-parlamentari.json" with { type: "json" };
import rapporto from "../../schemas/rapporto.json" with { type: "json" };
import relazioni from "../../schemas/relazioni.json" with { type: "json" };

/** By file name; those of answers are named after their operation. */
export const SCHEMAS = {
  comuni,
  ddl,
  "ddl-lista": ddlLista,
  fonti,
  graph,
  health,
  indice,
  manifest,
  norma,
  norme,
  novita,
  "pnrr-aziende": pnrrAziende,
  "pnrr-enti": pnrrEnti,
  "pnrr-finanziamenti": pnrrFinanziamenti,
  "pnrr-graph": pnrrGraph,
  "pnrr-regioni": pnrrRegioni,
  "politici-graph": politiciGraph,
  "politici-gruppi": politiciGruppi,
  "politici-parlamentari": politiciParlamentari,
  rapporto,
  relazioni,
} as const;

export type SchemaName = keyof typeof SCHEMAS;
