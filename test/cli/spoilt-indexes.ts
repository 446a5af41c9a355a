/** Ways in which the files by which articles and versions are cut can be wrong, and what is said of each. */

import { expect } from "vitest";
import { smallTree } from "../router/small-tree.ts";

/** The amended law, whose index is one file, and the code, whose articles have files of their own. */
export const [LAW, CODE] = ["legge/2006/12/27/296", "regio-decreto/1930/10/19/1398"] as const;
/** The index of an act, or another file that belongs to it. */
export const own = (act: string, more = ""): string => `indici/norme/articoli/${act}${more}.txt`;
const SOUND = smallTree();
/** The small tree, to be changed. */
export const soundTree = (): Tree => new Map(SOUND);

export const [OF_LAW, OF_CODE] = [own(LAW), own(CODE)];

export type Tree = Map<string, Uint8Array>;
// biome-ignore lint/suspicious/noExplicitAny: an index, to be spoilt in any way
type Index = any;

/** The text of a file. */
export const textOf = (tree: Tree, name: string): string =>
  Buffer.from(tree.get(name) ?? expect.unreachable(name)).toString();

/** Changes a file of the small tree. */
export function changed(name: string, change: (text: string) => string): Tree {
  const tree = soundTree();
  const [before, after] = [textOf(tree, name), change(textOf(tree, name))];
  expect(after, name).not.toBe(before);
  return tree.set(name, Buffer.from(after));
}

/** Changes what the index of an act of the small tree says. */
function told(name: string, change: (index: Index) => void): Tree {
  return changed(name, (all) => {
    const [meta = "", line = "", ...rest] = all.split("\n");
    const index: Index = JSON.parse(line);
    change(index);
    return [meta, JSON.stringify(index), ...rest].join("\n");
  });
}

function without(...names: string[]): Tree {
  const tree = soundTree();
  for (const name of names) expect(tree.delete(name), name).toBe(true);
  return tree;
}

export const SPOILT: readonly (readonly [what: string, tree: () => Tree, said: string | RegExp])[] = [
  ["an index that is missing", () => without(OF_LAW), `${OF_LAW}: ${LAW} cannot be read (it is missing)`],
  [
    "an index that is no JSON",
    () => changed(OF_LAW, (all) => all.replace('"chiavi":[', '"chiavi":{')),
    /296\.txt: .*cannot be read \(.*JSON/,
  ],
  ["an index without a list", () => told(OF_LAW, (i) => delete i.allegati), /296\.txt: .*cannot be read/],
  [
    "a meta of another release",
    () => changed(OF_LAW, (all) => all.replace("0123456789ab", "ba9876543210")),
    /line 1 is not the meta of indici\/articolo\.json/,
  ],
  [
    "an article that is longer",
    () => told(OF_LAW, (i) => i.articoli.byte[1]++ && i.articoli.storia[1][0][2]++),
    /articoli\[1\] \(2\): from byte \d+ on, the \d+ bytes of the answer are not this piece/,
  ],
  [
    "a length told twice and otherwise",
    () => told(OF_LAW, (i) => i.articoli.byte[1]++),
    /articoli\[1\] \(2\): byte: it says \d+, but it is \d+/,
  ],
  ["articles that begin elsewhere", () => told(OF_LAW, (i) => i.articoli.inizio--), /articoli\[0\] \(1\): from byte/],
  ["attachments that begin elsewhere", () => told(OF_LAW, (i) => i.allegati.inizio++), /allegati\[0\]: from byte/],
  [
    "line 2 that is shorter",
    () => told(OF_LAW, (i) => i.scalari.byte[0]-- && i.scalari.storia[0][0][2]--),
    /scalari, cornice: from byte 0/,
  ],
  [
    "relations that begin elsewhere",
    () => told(OF_LAW, (i) => i.relazioni++),
    /relazioni: it says (\d+), but it is \d+/,
  ],
  ["another title", () => told(OF_LAW, (i) => Object.assign(i.norma, { titolo: "Altro" })), "`norma` is not the row"],
  [
    "another path",
    () => told(OF_LAW, (i) => Object.assign(i.chiavi, { 2: "2-ter" })),
    /articoli\[2\] \(2-ter\): eli: it says .*art\/2-ter, but it is .*art\/3/,
  ],
  [
    "another number",
    () => told(OF_LAW, (i) => Object.assign(i.numeri, { 2: "2-ter" })),
    /articoli\[2\].*: numero: it says 2-ter, but it is 3/,
  ],
  [
    "another name in relations",
    () => told(OF_LAW, (i) => Object.assign(i.nomi, { 2: "Allegato, 7" })),
    /articoli\[2\].*: nomi: it says/,
  ],
  [
    "another digest",
    () => told(OF_LAW, (i) => Object.assign(i.articoli.storia[0][0], { 3: "0".repeat(64) })),
    /articoli\[0\] \(1\): sha256: it says 0{64}, but it is/,
  ],
  [
    "versions over each other",
    () => told(OF_LAW, (i) => Object.assign(i.articoli.storia[0][1], { 0: 1 })),
    /articoli\[0\] \(1\): its versions are out of order/,
  ],
  [
    "a day of its own",
    () => told(OF_LAW, (i) => Object.assign(i.versioni[1], { al: "2012-07-02" })),
    /versioni\[1\] \(2012-07-02\): al: it says 2012-07-02, but it is 2012-07-01/,
  ],
  [
    "another kind of version",
    () => told(OF_LAW, (i) => Object.assign(i.versioni[2], { tipo: "originale" })),
    /versioni\[2\].*: tipo: it says originale, but it is consolidata/,
  ],
  [
    "another number of articles",
    () => told(OF_LAW, (i) => i.versioni[1].n_articoli++),
    /versioni\[1\].*: n_articoli: it says 4, but it is 3/,
  ],
  [
    "articles that came, miscounted",
    () => told(OF_LAW, (i) => i.versioni[0].aggiunti++),
    /versioni\[0\].*: aggiunti: it says 2, but it is 1/,
  ],
  [
    "articles that changed, miscounted",
    () => told(OF_LAW, (i) => i.versioni[1].modificati--),
    /versioni\[1\].*: modificati: it says 0, but it is 1/,
  ],
  [
    "a digest of a version that is none",
    () => told(OF_LAW, (i) => Object.assign(i.versioni[1], { sha256: "x" })),
    /versioni\[1\].*: sha256/,
  ],
  ["a version less", () => told(OF_LAW, (i) => i.versioni.pop()), /296\.txt: /],
  [
    "identifiers that count on wrongly",
    () => told(OF_CODE, (i) => Object.assign(i.id, { 1: [[20, -1]] })),
    /versioni\[1\].*: id: it says \d+, but it is \d+/,
  ],
  [
    "an order that leaves one out",
    () => told(OF_CODE, (i) => Object.assign(i.articoli.ordini, { 1: [1, 0, 2] })),
    /versioni\[1\].*: (?:n_articoli|articoli\.ordini)/,
  ],
  [
    "an earlier text with other words",
    () => changed(OF_LAW, (all) => all.replace("La città era.", "La città ora.")),
    /articoli\[0\] \(1\): sha256/,
  ],
  [
    "an earlier text too many",
    () => changed(OF_LAW, (all) => `${all}{}\n`),
    /the texts are \d+ bytes, but \d+ are described/,
  ],
  [
    "an earlier text cut off",
    () => changed(OF_LAW, (all) => all.slice(0, -5)),
    /the texts are \d+ bytes, but \d+ are described/,
  ],
  [
    "earlier texts that begin elsewhere",
    () => told(OF_LAW, (i) => i.allegati.vecchi++),
    /allegati\.vecchi: it says \d+, but it is \d+/,
  ],
  [
    "the earlier texts of a large act, missing",
    () => without(own(CODE, ".versioni")),
    /1398\.txt: the texts are 0 bytes/,
  ],
  ["a file of articles that is missing", () => without(own(CODE, ".1")), `${own(CODE, ".1")}: it is missing`],
  [
    "a file of articles with other words",
    () => changed(own(CODE, ".1"), (all) => all.replace("disposizione", "Disposizione")),
    /1398\.1\.txt: articoli\[\d+\] \(\d+\): part 2 is not/,
  ],
  [
    "a file of articles without a relation",
    () => changed(own(CODE, ".0"), (all) => all.replace(/^\[\[0,0,(.*?)\],\[\d+,/, "[[0,0,$1],[0,")),
    /1398\.0\.txt: line 1 does not tell/,
  ],
  [
    "a file of articles that goes on",
    () => changed(own(CODE, ".2"), (all) => `${all} `),
    /1398\.2\.txt: the texts are \d+ bytes/,
  ],
  ["articles in another file", () => told(OF_CODE, (i) => i.blocchi[1]++), /1398\.[01]\.txt: line 1 does not tell/],
  [
    "a file of articles too many",
    () => soundTree().set(own(CODE, ".9"), Buffer.from("[]\n")),
    `${own(CODE, ".9")}: it belongs to no act of the tree`,
  ],
  [
    "an index of an act that is not there",
    () => without(`api/public/norme/${LAW}.json`),
    `${OF_LAW}: it belongs to no act of the tree`,
  ],
];
