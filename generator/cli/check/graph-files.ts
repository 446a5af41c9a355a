/** Which files of a tree are those by which graphs are cut, and what `format` says of each. */

import type { Prosa } from "../../api/prose.ts";
import { cardFile } from "../../format/card.ts";
import { decodeGraphBase, faultsOfGraphBase, graphBaseFile, nodePageFile } from "../../format/graph-base.ts";
import { faultsOfGraphCut } from "../../format/graph-cut.ts";
import { faultsOfGraphSet } from "../../format/graph-set.ts";
import { messageOf } from "../../terminal/error-message.ts";
import type { CheckedFiles } from "./held-files.ts";
import { CHECK_TEXTS, linesAbout } from "./texts.ts";

/** A file that another one is held against has a line of its own in the check: what needs it is then not looked at. */
class NotHeld extends Error {}

function needed(files: CheckedFiles, name: string): Buffer {
  if (!files.has(name)) throw new Error(CHECK_TEXTS.packNeeds(name, CHECK_TEXTS.missing));
  const bytes = files.read(name);
  if (bytes === null) throw new NotHeld(name);
  return bytes;
}

/** What is wrong with the base of an operation's sets, held against its card and the pages of its nodes. */
function faultsOfBase(files: CheckedFiles, operation: string, bytes: Buffer): Iterable<Prosa> {
  const { pagine, tipi_link }: { pagine: number[]; tipi_link: string[] } = JSON.parse(
    needed(files, cardFile(operation)).toString(),
  );
  const pages = pagine.map((_, page) => needed(files, nodePageFile(operation, page)));
  return faultsOfGraphBase(bytes, pages, pagine, tipi_link.length);
}

/** By name, what judges a file: `name` is what the parentheses found. */
const KINDS: readonly [RegExp, (files: CheckedFiles, name: string, bytes: Buffer) => Iterable<Prosa>][] = [
  [/^indici\/([\w-]+)\/base\.bin$/, faultsOfBase],
  [
    /^indici\/([\w-]+)\/insieme-\d+\.bin$/,
    (files, operation, bytes) =>
      faultsOfGraphSet(bytes, decodeGraphBase(needed(files, graphBaseFile(operation))).nodes),
  ],
  [
    /^indici(\/(?:[\w-]+\/)?graph(?:\/\w+)?\/\d+)\.bin$/,
    (files, path, bytes) => faultsOfGraphCut(bytes, needed(files, `api/public${path}.json`)),
  ],
];

/**
 * What is wrong with a file by which a graph is cut.
 *
 * @returns a line for each fault; `null` where the name is of another kind of file
 * @example graphFileProblems(files, "indici/graph/norma/50.bin")
 *   // ["indici/graph/norma/50.bin: nodes: the bytes up to 900, of node 7, are no lines of the answer"]
 */
export function graphFileProblems(files: CheckedFiles, name: string): string[] | null {
  for (const [of, faults] of KINDS) {
    const [, found] = of.exec(name) ?? [];
    if (found === undefined) continue;
    try {
      const bytes = files.read(name);
      return bytes === null ? [] : linesAbout(name, faults(files, found, bytes));
    } catch (error) {
      return error instanceof NotHeld ? [] : [`${name}: ${messageOf(error)}`];
    }
  }
  return null;
}
