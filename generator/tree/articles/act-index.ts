/** The index by which an article, and any version, is cut out of an act's files (`FORMAT.md`, Articles and versions). */

import type { NormaRow } from "../../api/norma-row.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { ALLEGATI, ARTICOLI } from "../../format/act.ts";
import type { ActIndex } from "../../format/act-index.ts";
import { articleOfRelation } from "../../law/articles/relation-ends.ts";
import { type ActHistory, type ArticleEntry, textDigest, type VersionLines } from "../../views/norme/history.ts";
import { spanIn } from "../../views/norme/strands.ts";
import { Growing, placePieces } from "./places.ts";

/** Bytes of some items and of what stands behind each: a comma and a newline, or the newline alone. */
const blockBytes = (entries: readonly { readonly line: string }[]): number =>
  entries.reduce((sum, { line }) => sum + Buffer.byteLength(line) + 2, entries.length === 0 ? 0 : -1);

/** Days of the relations that name no article of the act that they act on. */
function daysWithoutArticle(into: readonly string[]): string[] {
  const days = into.flatMap((line): string | readonly never[] => {
    if (articleOfRelation(line, "in") !== null) return [];
    const { data }: { data: string | null } = JSON.parse(line);
    return data ?? [];
  });
  return [...new Set(days)].sort(byCodeUnit);
}

/** The path of an article, as `chiavi` has it. */
const chiaveOf = ({ articolo: { percorso } }: ArticleEntry) => percorso.replace(/^art\//, "");

/** The number that a path tells: its end, without what tells it from another one. */
const numeroTold = (chiave: string) => chiave.slice(chiave.lastIndexOf("/") + 1).replace(/~\d+$/, "");

/**
 * Makes the index of an act and the text of what only earlier versions say.
 *
 * @param norma row of the act
 * @param lines of the served version, as its answer has them
 * @param into relations that act on the act, as lines of its answer
 * @example actIndex(row, history, lines, []).index.chiavi // ["1", "2", "2-bis", "annesso/1/art/1"]
 */
export function actIndex(norma: NormaRow, history: ActHistory, lines: VersionLines, into: readonly string[]) {
  const { versioni, served, entrata, articoli: strands } = history;
  const earlier = new Growing();
  const cornice = Buffer.byteLength(lines.scalari) + 1;
  const articoli = cornice + Buffer.byteLength(lines.cornice) + 2 + ARTICOLI.length;
  const allegati = articoli + blockBytes(lines.articoli) + ALLEGATI.length;
  const kept = strands.strands.map((strand) => (spanIn(strand, served) ?? strand.spans[0])?.entry);
  const chiavi = kept.map((entry) => (entry === undefined ? "" : chiaveOf(entry)));
  const numeri: Record<string, string> = {};
  const nomi: Record<string, string> = {};
  for (const [i, entry] of kept.entries()) {
    const told = numeroTold(chiavi[i] ?? "");
    if (entry && entry.articolo.numero !== told) numeri[i] = entry.articolo.numero;
    if (entry && entry.name !== told) nomi[i] = entry.name;
  }
  const main = kept.find((entry) => entry?.articolo.percorso.startsWith("art/"));
  const principale = main?.articolo.allegato ?? undefined;
  const n = { count: versioni.length, served };
  const days = daysWithoutArticle(into);
  const more = (entry: ArticleEntry, i: number): readonly [sha256: string, chiave?: string] => {
    const chiave = chiaveOf(entry);
    const digest = textDigest(entry.articolo);
    return chiave === chiavi[i] ? [digest] : [digest, chiave];
  };
  const index: ActIndex = {
    norma,
    versioni,
    ...(served > 0 && { attuale: served }),
    ...(entrata !== null && { entrata }),
    ...(days.length > 0 && { senza_articolo: days }),
    chiavi,
    numeri,
    nomi,
    ...(principale === undefined ? {} : { principale }),
    id: Object.fromEntries(history.shifts),
    scalari: placePieces(history.scalari, 0, n, earlier),
    cornice: placePieces(history.cornice, cornice, n, earlier),
    articoli: placePieces(strands, articoli, n, earlier, more),
    allegati: placePieces(history.allegati, allegati, n, earlier),
    relazioni: allegati + blockBytes(lines.allegati),
  };
  return { index, earlier: earlier.toString() };
}
