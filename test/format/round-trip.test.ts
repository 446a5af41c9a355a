/** Every file of a tree whose kind has a module: written from what was read of it, it is the same, byte for byte. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { decodeAct, encodeAct, encodeRelazioni } from "../../generator/format/act.ts";
import { type ActIndex, encodeActIndex, indexStart } from "../../generator/format/act-index.ts";
import { afterLine, decode } from "../../generator/format/bytes.ts";
import { encodeCard, metaLine } from "../../generator/format/card.ts";
import { decodeGraphBase, encodeGraphBase } from "../../generator/format/graph-base.ts";
import { decodeGraphCut, encodeGraphCut } from "../../generator/format/graph-cut.ts";
import { decodeGraphSet, encodeGraphSet } from "../../generator/format/graph-set.ts";
import { lineOfMeta } from "../../generator/format/line-json.ts";
import { treeMarkText } from "../../generator/format/mark.ts";
import { decodePack, encodeActPack, encodeIndexPack } from "../../generator/format/pack.ts";
import { sharedTree } from "../shared-tree.ts";

const TREES = { "of files": sharedTree(), "in packs": sharedTree("--pack") };

/** Names of a kind, and what its module makes of the bytes of such a file. */
const KINDS: readonly (readonly [kind: string, names: RegExp, again: (bytes: Uint8Array) => Uint8Array | string])[] = [
  ["cut index", /^indici\/(?:[^/]+\/)?graph\/.*\.bin$/, (bytes) => encodeGraphCut(decodeGraphCut(bytes))],
  ["base of a graph", /^indici\/[^/]+\/base\.bin$/, (bytes) => encodeGraphBase(decodeGraphBase(bytes))],
  ["set of a graph", /^indici\/[^/]+\/insieme-\d+\.bin$/, (bytes) => encodeGraphSet(decodeGraphSet(bytes))],
  ["pack of answers", /pacchi\/\d+\.txt$/, (bytes) => encodeActPack(decodePack(bytes))],
  ["pack of indexes", /pacchi\/\d+\.articoli\.txt$/, (bytes) => encodeIndexPack(decodePack(bytes))],
  ["answer about an act", /^api\/public\/norme\/.*\.json$/, actAgain],
  ["list of relations", /^api\/public\/relazioni\/.*\.json$/, relazioniAgain],
  ["index of an act", /^indici\/norme\/articoli\/.*(?<!\.versioni|\.\d+)\.txt$/, indexAgain],
  ["mark", /^indici\/albero\.json$/, (bytes) => treeMarkText(JSON.parse(decode(bytes)).release)],
  ["card", /^indici\/[a-z-]+(?<!albero)\.json$/, cardAgain],
];

/** Those that a tree has only of acts that are files, or only of acts in packs. */
const ONE_LAYOUT: ReadonlySet<string> = new Set([
  "pack of answers",
  "pack of indexes",
  "answer about an act",
  "list of relations",
  "index of an act",
]);

function indexAgain(bytes: Uint8Array): string {
  const start = indexStart(bytes);
  const end = afterLine(bytes, start);
  const index: ActIndex = JSON.parse(decode(bytes.subarray(start, end)));
  return encodeActIndex(index, decode(bytes.subarray(end)), decode(bytes.subarray(0, start)));
}

function actAgain(bytes: Uint8Array): string {
  const second = afterLine(bytes);
  return decode(bytes.subarray(0, second)) + encodeAct(decodeAct(decode(bytes.subarray(second))));
}

function relazioniAgain(bytes: Uint8Array): string {
  const [meta = ""] = decode(bytes).split(/(?<=\n)/);
  const { norma, relazioni, totale_out } = JSON.parse(decode(bytes));
  const lines: string[] = relazioni.map((relation: object) => JSON.stringify(relation));
  return encodeRelazioni(meta, norma, { out: lines.slice(0, totale_out), in: lines.slice(totale_out) });
}

function cardAgain(bytes: Uint8Array): string {
  const { meta, ...more } = JSON.parse(decode(bytes));
  expect(metaLine(bytes, "en")).toBe(lineOfMeta(meta.en));
  return encodeCard(meta, more);
}

describe.each(Object.entries(TREES))("in a tree %s", (_, tree) => {
  it.each(KINDS)("each %s is what its module writes of it", (kind, names, again) => {
    const found = readdirSync(tree, { recursive: true, encoding: "utf8" }).filter((name) => names.test(name));
    for (const name of found) {
      const bytes = readFileSync(path.join(tree, name));
      expect(bytes.equals(Buffer.from(again(bytes))), name).toBe(true);
    }
    if (!ONE_LAYOUT.has(kind)) expect(found).not.toEqual([]);
  });
});
