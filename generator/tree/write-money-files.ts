/** Writes the files about the recovery plan that the explorer reads beside the answers. */

import { itemAt } from "../collections/at.ts";
import { type BearerNode, MONEY_FILES, type MoneyIndex, type NameEntry } from "../contract/resources/money-files.ts";
import { bearerNames } from "../corpus/orders/pnrr/bearer-names.ts";
import { tenderPages, type WholeGraph } from "../corpus/orders/pnrr/tender-pages.ts";
import { idOfNode } from "../format/graph-base.ts";
import { listBlock, listLines } from "../format/line-json.ts";
import { bucketOf } from "../law/identity/act-bucket.ts";
import type { Staging } from "./staging.ts";

/** Characters of a file of places on average, and of a file of names at most, about. */
const PLACES = 16_000;
const NAMES = 40_000;

/** Whether a node is a company or a body: the others have no name to look for. */
const isBearer = (id: string) => id.startsWith('"azienda:') || id.startsWith('"ente:');

/** Writes where each node's tenders are; gives in how many files. */
function writePlaces(staging: Staging, ids: readonly string[], places: readonly (readonly number[])[]): number {
  const lines = ids.map((id, node) => `${id}:${JSON.stringify(itemAt(places, node))}`);
  const size = lines.reduce((sum, line) => sum + line.length, 0);
  let parts = 1;
  while (parts * PLACES < size) parts *= 2;
  const byPart: string[][] = Array.from({ length: parts }, () => []);
  ids.forEach((id, node) => {
    itemAt(byPart, bucketOf(JSON.parse(id), parts)).push(itemAt(lines, node));
  });
  byPart.forEach((part, p) => {
    staging.write(MONEY_FILES.places(p), `{\n${listBlock(part)}}\n`);
  });
  return parts;
}

/** Writes the entries of names in files of some size; gives the first word of each. */
function writeNames(staging: Staging, entries: readonly NameEntry[]): string[] {
  const firsts: string[] = [];
  let lines: string[] = [];
  let size = 0;
  const end = () => {
    if (lines.length > 0) staging.write(MONEY_FILES.names(firsts.length - 1), `[\n${listBlock(lines)}]\n`);
  };
  for (const entry of entries) {
    const line = JSON.stringify(entry);
    if (lines.length === 0 || size + line.length > NAMES) {
      end();
      [lines, size] = [[], 0];
      firsts.push(entry[0]);
    }
    lines.push(line);
    size += line.length;
  }
  end();
  return firsts;
}

/**
 * Writes pages of tenders, where each node's tenders are, and names.
 *
 * @param graph of `/pnrr/graph`, unfiltered
 * @example writeMoneyFiles(staging, pnrrGraph(modello)) // esplora/pnrr/indice.json, esplora/pnrr/appalti/0.json …
 */
export function writeMoneyFiles(staging: Staging, graph: WholeGraph): void {
  const { pages, places } = tenderPages(graph);
  pages.forEach(({ nodi, appalti }, p) => {
    const lists = listLines([
      { path: ["nodi"], items: nodi },
      { path: ["appalti"], items: appalti },
    ]);
    staging.write(MONEY_FILES.page(p), `{${lists}`);
  });
  const ids = graph.nodes.map(idOfNode);
  const parti = writePlaces(staging, ids, places);
  const bearers = graph.nodes.flatMap((node, n): [BearerNode, number][] =>
    isBearer(itemAt(ids, n)) ? [[JSON.parse(node), itemAt(itemAt(places, n), 0)]] : [],
  );
  const index: MoneyIndex = { parti, nomi: writeNames(staging, bearerNames(bearers)) };
  staging.write(MONEY_FILES.index, `${JSON.stringify(index)}\n`);
}
