/** Writes what articles and versions of an act are cut by. */

import { type NormaServita, shownOf } from "../../corpus/norme/corpus.ts";
import { isFuture } from "../../corpus/norme/versions.ts";
import { actIndex } from "../../tree/articles/act-index.ts";
import { blocksOf } from "../../tree/articles/blocks.ts";
import { blockFile, earlierFile, indexFile, indexText } from "../../tree/articles/files.ts";
import type { Staging } from "../../tree/staging.ts";
import {
  type ActHistory,
  historyOf,
  type ReadVersion,
  type VersionLines,
  versionLines,
} from "../../views/norme/history.ts";
import { rowOf } from "../../views/norme/rows.ts";
import type { Lines } from "./answers.ts";

/** Bytes of an act's answer and its earlier texts beyond which its articles have files of their own: an article is then read in little. */
const LARGE = { file: 36 * 1024, pack: 1024 * 1024 } as const;

/** An act in all its versions, before it is written. */
export interface WholeAct {
  readonly norma: NormaServita;
  /** The version that is served to who asks for no day. */
  readonly lines: VersionLines;
  readonly history: ActHistory;
}

/**
 * Joins the versions of an act.
 *
 * @param read its versions as they were read: first the one that is served to who asks for no day, then the others, the newest first
 * @param relations the act's own, as lines of its answer
 * @param datiAl newest day of the sources of acts
 */
export function wholeAct(eli: string, read: readonly ReadVersion[], relations: Lines, datiAl: string | null): WholeAct {
  const [first, ...others] = read;
  if (first === undefined) return nothing(eli);
  const isLater = ({ summary }: ReadVersion) => summary.versione.al > first.summary.versione.al;
  const later = others.filter(isLater);
  const versions = [...later, first, ...others.filter((version) => !isLater(version))];
  const counted = { out: relations.out.length, in: relations.in.length };
  const versioni = versions.map(({ summary }) => summary.versione.al);
  const told = versions.find(({ summary }) => summary.entrata_in_vigore !== null)?.summary.entrata_in_vigore ?? null;
  const norme = versions.map(({ summary }): NormaServita => {
    const { entrata_in_vigore, versione } = summary;
    const futura = isFuture(versione, datiAl) ? { futura: true as const } : {};
    const record = {
      ...shownOf(summary),
      versione: { ...versione, ...futura },
      entrata_in_vigore: entrata_in_vigore ?? told,
    };
    return { eli, record, relazioni: counted, versioni };
  });
  const all = versions.map((version, i) => versionLines(norme[i] ?? nothing(eli), version));
  const served = later.length;
  const [norma, lines] = [norme[served], all[served]];
  if (norma === undefined || lines === undefined) return nothing(eli);
  return { norma, lines, history: historyOf(norme, versions, all, served) };
}

function nothing(eli: string): never {
  throw new RangeError(`${eli}: no version of it was read`);
}

/**
 * Writes the index of an act and, where it is large, the files of its articles and of its earlier texts.
 *
 * @param file `fileOfEli` of its ELI
 * @param answer bytes of the act's answer
 * @param meta first line of an index of its own, both languages; `null` where acts are packed
 * @returns the index where it is to be packed with others, `null` where it is written
 */
export function writeHistory(
  staging: Staging,
  file: string,
  { norma, lines, history }: WholeAct,
  relations: Lines,
  answer: number,
  meta: string | null,
): string | null {
  const { index, earlier } = actIndex(rowOf(norma), history, lines, relations.in);
  if (answer + Buffer.byteLength(earlier) <= LARGE[meta === null ? "pack" : "file"]) {
    const text = indexText(index, earlier);
    if (meta === null) return text;
    staging.write(indexFile(file), Buffer.from(meta + text));
    return null;
  }
  const { first, files } = blocksOf(history, relations);
  for (const [n, bytes] of files.entries()) staging.write(blockFile(file, n), bytes);
  if (earlier !== "") staging.write(earlierFile(file), Buffer.from(earlier));
  staging.write(indexFile(file), Buffer.from((meta ?? "") + indexText({ ...index, blocchi: first }, "")));
  return null;
}
