/** A site whose graph of acts is as large as the map of a large collection: the page is the real one, the answer is artificial. */

import type { Server } from "node:http";
import { mapFileOf } from "../../generator/api/map-files.ts";
import { serveWith } from "../../generator/cli/start-server.ts";
import { CLASSE_OF_TIPO } from "../../generator/law/relation-kinds.ts";
import { nodeSite } from "../../generator/router/entries/node/node-site.ts";
import { mapPositions } from "../../generator/views/map/positions.ts";
import { lawLike } from "../views/map/graphs.ts";

const TYPES = ["legge", "decreto-legge", "decreto-legislativo", "dpr", "regio-decreto", "decreto-ministeriale"];
const KINDS = Object.entries(CLASSE_OF_TIPO);

const eliOf = (node: number) => `eli:/it/${TYPES[node % TYPES.length]}/2000/01/01/${node + 1}`;

/** The answer of `/graph` with so many nodes, and the file of their places. */
export function artificialGraph(count: number): { answer: string; places: Buffer } {
  const { links } = lawLike(count);
  const grado = new Float64Array(count);
  for (const { source, target, peso } of links) for (const end of [source, target]) grado[end]! += peso;
  const nodes = Array.from(grado, (degree, node) => {
    const id = eliOf(node);
    return { id, label: `L. ${node + 1}/2000`, tipo: "legge", norma: id, nel_corpus: node % 9 > 0, grado: degree };
  });
  const shown = links.map(({ source, target, peso }, i) => {
    const [tipo, classe] = KINDS[i % KINDS.length]!;
    return { source: eliOf(source), target: eliOf(target), tipo, classe, peso };
  });
  const meta = { release: "000000000000", dati_al: "2026-01-01", fonti: [] };
  const totals = { max_nodi: count, totale_nodi: count, totale_link: shown.length, troncato: false };
  return {
    answer: JSON.stringify({ meta, livello: "norma", ...totals, nodes, links: shown }),
    places: Buffer.from(mapPositions(count, links).buffer),
  };
}

/** Serves a tree with another graph of acts. */
export async function serveWithGraph(dir: string, count: number): Promise<Server> {
  const { answer, places } = artificialGraph(count);
  const site = nodeSite(dir);
  const own = `/${mapFileOf("norma").positions}`;
  return await serveWith((request, response) => {
    const path = request.url?.split("?")[0];
    if (path === "/api/public/graph") response.setHeader("Content-Type", "application/json").end(answer);
    else if (path === own) response.setHeader("Content-Type", "application/octet-stream").end(places);
    else void site(request, response);
  }, 0);
}
