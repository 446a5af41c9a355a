/** Which files of a tree are judged by themselves or beside few others, and what `format` says of each. */

import { inflateRawSync } from "node:zlib";
import type { Prosa } from "../../api/prose.ts";
import { actFile, faultsOfRelazioni } from "../../format/act.ts";
import { cardFile } from "../../format/card.ts";
import { type Packed, splitPacked } from "../../format/cerca-entries.ts";
import {
  faultsOfActPlaces,
  faultsOfForms,
  faultsOfList,
  faultsOfRests,
  faultsOfTerms,
  faultsOfTermsIndex,
  faultsOfTexts,
} from "../../format/cerca-faults.ts";
import { LIST_PIECES, TERMS_PIECES, termsIndexFile } from "../../format/cerca-terms.ts";
import { textsFile } from "../../format/cerca-texts.ts";
import { decodeGraphBase, faultsOfGraphBase, graphBaseFile, nodePageFile } from "../../format/graph-base.ts";
import { faultsOfGraphCut } from "../../format/graph-cut.ts";
import { faultsOfGraphSet } from "../../format/graph-set.ts";
import {
  faultsOfProjectCodes,
  faultsOfProjectPage,
  faultsOfProjectPlaces,
  PROJECT_FILES,
  type ProjectsCard,
} from "../../format/projects.ts";
import { faultsOfRegister, type RegisterCard } from "../../format/register.ts";
import { faultsOfRows, faultsOfTitleTerms, type TitlesCard } from "../../format/titles.ts";
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

const parsed = <T>(bytes: Buffer): T => JSON.parse(bytes.toString());
const card = <T>(files: CheckedFiles, operation: string): T => parsed(needed(files, cardFile(operation)));

function inflated(bytes: Uint8Array): Buffer {
  try {
    return inflateRawSync(bytes);
  } catch (error) {
    throw new Error(CHECK_TEXTS.compressed(messageOf(error)));
  }
}
const inflatedJson = <T>(bytes: Uint8Array): T => parsed(inflated(bytes));

function unpacked(bytes: Uint8Array, count: number): Packed<Uint8Array> {
  const { pieces, plain } = splitPacked(bytes, count);
  return { pieces: pieces.map(inflated), plain };
}

/** What is wrong with the base of an operation's sets, held against its card and the pages of its nodes. */
function faultsOfBase(files: CheckedFiles, bytes: Buffer, operation: string): Iterable<Prosa> {
  const { pagine, tipi_link } = card<{ pagine: number[]; tipi_link: string[] }>(files, operation);
  const pages = pagine.map((_, page) => needed(files, nodePageFile(operation, page)));
  return faultsOfGraphBase(bytes, pages, pagine, tipi_link.length);
}

function faultsOfTermsFile(files: CheckedFiles, bytes: Buffer, part: string, n: string): Iterable<Prosa> {
  return faultsOfTerms(unpacked(bytes, TERMS_PIECES), {
    part: Number(part),
    n: Number(n),
    leasts: inflatedJson(needed(files, termsIndexFile(Number(part)))),
    documents: card<{ documenti: number | null }>(files, "cerca").documenti ?? 0,
    list: (name) => (files.has(name) ? unpacked(needed(files, name), LIST_PIECES) : null),
  });
}

/** What judges a file: what the parentheses of its name found comes behind its bytes. */
type Judge = (files: CheckedFiles, bytes: Buffer, first: string, second: string, third: string) => Iterable<Prosa>;

/** By name, what judges a file. */
const KINDS: readonly [RegExp, Judge][] = [
  [/^indici\/([\w-]+)\/base\.bin$/, faultsOfBase],
  [
    /^indici\/([\w-]+)\/insieme-\d+\.bin$/,
    (files, bytes, operation) =>
      faultsOfGraphSet(bytes, decodeGraphBase(needed(files, graphBaseFile(operation))).nodes),
  ],
  [
    /^indici(\/(?:[\w-]+\/)?graph(?:\/\w+)?\/\d+)\.bin$/,
    (files, bytes, path) => faultsOfGraphCut(bytes, needed(files, `api/public${path}.json`)),
  ],
  [
    /^api\/public\/relazioni\/(.+)\.json$/,
    (files, bytes, file) => faultsOfRelazioni(bytes, needed(files, actFile(file))),
  ],
  [
    /^indici\/norme\/(?:pagine|copie)\/\d+\.ndjson$/,
    (files, bytes) => faultsOfRows(bytes.toString(), card<TitlesCard>(files, "norme").totale),
  ],
  [
    /^indici\/norme\/parole\/\d+\.bin$/,
    (files, bytes) => faultsOfTitleTerms(bytes, card<TitlesCard>(files, "norme").totale),
  ],
  [
    /^(indici\/norme\/registro\/\d+\.json)$/,
    (files, bytes, name) => faultsOfRegister(parsed(bytes), name, card<RegisterCard>(files, "registro").parti),
  ],
  [
    /^indici\/pnrr-progetti\/pagine\/(\d+)\.json$/,
    (files, bytes, page) => {
      const isLast = !files.has(PROJECT_FILES.page(Number(page) + 1));
      return faultsOfProjectPage(bytes.toString(), card<ProjectsCard>(files, "pnrr-progetti"), isLast);
    },
  ],
  [
    /^indici\/pnrr-progetti\/luoghi\/(\d+)\.json$/,
    (files, bytes, part) => faultsOfProjectPlaces(parsed(bytes), card(files, "pnrr-progetti"), Number(part)),
  ],
  [
    /^indici\/pnrr-progetti\/codici\/(\d+)\.json$/,
    (files, bytes, part) => faultsOfProjectCodes(bytes.toString(), card(files, "pnrr-progetti"), Number(part)),
  ],
  [/^indici\/cerca\/parole\/\d+\.bin$/, (_, bytes) => faultsOfTermsIndex(inflatedJson(bytes))],
  [/^indici\/cerca\/parole\/(\d+)-(\d+)\.bin$/, faultsOfTermsFile],
  [/^indici\/cerca\/liste\/\d+-\d+\.bin$/, (_, bytes) => faultsOfList(unpacked(bytes, LIST_PIECES))],
  [/^(indici\/cerca\/forme\/\d+-\d+\.bin)$/, (_, bytes, name) => faultsOfForms(inflated(bytes).toString(), name)],
  [
    /^indici\/cerca\/testi\/(\d+)\/(\d+)\.bin$/,
    (files, bytes, chunk, block) =>
      faultsOfTexts(inflatedJson(bytes), Number(chunk), Number(block), (name) => files.has(name)),
  ],
  [
    /^indici\/cerca\/testi\/(\d+)\/(\d+)-(\d+)\.bin$/,
    (files, bytes, chunk, block, rest) => {
      const texts = needed(files, textsFile(Number(chunk), Number(block)));
      return faultsOfRests(inflatedJson(bytes), inflatedJson(texts), Number(rest));
    },
  ],
  [/^indici\/cerca\/testi\/\d+\/atti\.bin$/, (_, bytes) => faultsOfActPlaces(inflatedJson(bytes))],
];

/**
 * What is wrong with a file that `format` judges.
 *
 * @returns a line for each fault; `null` where the name is of another kind of file
 * @example judgedFileProblems(files, "indici/graph/norma/50.bin")
 *   // ["indici/graph/norma/50.bin: nodes: the bytes up to 900, of node 7, are no lines of the answer"]
 */
export function judgedFileProblems(files: CheckedFiles, name: string): string[] | null {
  for (const [of, judge] of KINDS) {
    const [found, first = "", second = "", third = ""] = of.exec(name) ?? [];
    if (found === undefined) continue;
    try {
      const bytes = files.read(name);
      return bytes === null ? [] : linesAbout(name, judge(files, bytes, first, second, third));
    } catch (error) {
      if (error instanceof NotHeld) return [];
      return [
        error instanceof SyntaxError ? CHECK_TEXTS.noJson(name, messageOf(error)) : `${name}: ${messageOf(error)}`,
      ];
    }
  }
  return null;
}
