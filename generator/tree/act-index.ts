/** The index by which an article, and any version, is cut out of an act's files (`FORMAT.md`, Articles and versions). */

import { byCodeUnit } from "../collections/code-unit.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import type { NormaRow } from "../contract/norma-row.ts";
import { type ActHistory, type ArticleEntry, textDigest, type VersionLines } from "../corpus/orders/norme/history.ts";
import { type Entry, type Strands, spanIn } from "../corpus/orders/norme/strands.ts";
import {
  type ActIndex,
  chiaveOfPath,
  encodeBlock,
  type KeptPieces,
  type KeptSpan,
  numeroInChiave,
  type RelationsOfDay,
} from "../format/act-index.ts";
import { ALLEGATI, ARTICOLI, type RelationLines } from "../format/act-lines.ts";
import { articleOfRelation, relationKey } from "../law/articles/relation-ends.ts";
import { formatUrn } from "../law/identity/written-urn.ts";

/** Earlier texts, one after the other. */
class Growing {
  readonly #lines: string[] = [];
  bytes = 0;

  add(line: string): void {
    this.#lines.push(line, "\n");
    this.bytes += Buffer.byteLength(line) + 1;
  }

  toString(): string {
    return this.#lines.join("");
  }
}

/**
 * Places the pieces of one kind, and puts the earlier ones of them among the earlier texts.
 *
 * @param inizio where the first piece stands in the act's answer
 * @param versions how many there are, and which of them is the act's answer
 * @param more what is to be said of a span of a piece that is not the same in all versions
 * @example placePieces(strands, 1200, { count: 2, served: 0 }, growing).byte // [812, 0, 455]
 */
function placePieces<E extends Entry>(
  { strands, orders }: Strands<E>,
  inizio: number,
  { count, served }: { readonly count: number; readonly served: number },
  earlier: Growing,
  more: (entry: E, index: number) => readonly [sha256?: string, chiave?: string] = () => [],
): KeptPieces {
  const vecchi = earlier.bytes;
  const storia: Record<string, readonly KeptSpan[]> = {};
  const byte = strands.map(({ spans }, i) => {
    const placed = spans.map(({ from, to, entry }): KeptSpan => {
      if (served < from || to < served) earlier.add(entry.line);
      return [from, to, Buffer.byteLength(entry.line)];
    });
    const [first] = placed;
    if (placed.length !== 1 || first?.[0] !== 0 || first[1] !== count - 1)
      storia[i] = placed.map((span, at) => {
        const entry = spans[at]?.entry;
        if (entry === undefined) return span;
        const [from, to, bytes] = span;
        return [from, to, bytes, ...more(entry, i)];
      });
    return placed.find(([from, to]) => from <= served && served <= to)?.[2] ?? 0;
  });
  return { inizio, vecchi, byte, storia, ordini: Object.fromEntries(orders) };
}

/** Bytes of some items and of what stands behind each: a comma and a newline, or the newline alone. */
const blockBytes = (entries: readonly { readonly line: string }[]): number =>
  entries.reduce((sum, { line }) => sum + Buffer.byteLength(line) + 2, entries.length === 0 ? 0 : -1);

/** The relations that name no article of the act that they act on, by day. */
function withoutArticle(into: readonly string[]): RelationsOfDay[] {
  const byDay = new Map<string, [all: number, textual: number]>();
  for (const line of into) {
    if (articleOfRelation(line, "in") !== null) continue;
    const { data, classe }: { data: string | null; classe: string | null } = JSON.parse(line);
    const counts = getOrMake(byDay, data ?? "", (): [number, number] => [0, 0]);
    counts[0]++;
    if (classe === "testo") counts[1]++;
  }
  return [...byDay].map(([day, counts]): RelationsOfDay => [day, ...counts]).sort(([a], [b]) => byCodeUnit(a, b));
}

/**
 * Makes the index of an act and the text of what only earlier versions say.
 *
 * @param norma row of the act
 * @param lines of the served version, as its answer has them
 * @param into relations that act on the act, as lines of its answer
 * @param cited how often its articles are cited, by the names that relations give them
 * @example actIndex(row, history, lines, []).index.chiavi // ["1", "2", "2-bis", "annesso/1/art/1"]
 */
export function actIndex(
  norma: NormaRow,
  history: ActHistory,
  lines: VersionLines,
  into: readonly string[],
  cited: Readonly<Record<string, { readonly atti: number; readonly citazioni: number }>> = {},
) {
  const { versioni, served, entrata, urn, articoli: strands } = history;
  const earlier = new Growing();
  const cornice = Buffer.byteLength(lines.scalari) + 1;
  const articoli = cornice + Buffer.byteLength(lines.cornice) + 2 + ARTICOLI.length;
  const allegati = articoli + blockBytes(lines.articoli) + ALLEGATI.length;
  const kept = strands.strands.map((strand) => (spanIn(strand, served) ?? strand.spans[0])?.entry);
  const chiavi = kept.map((entry) => (entry === undefined ? "" : chiaveOfPath(entry.articolo.percorso)));
  const numeri: Record<string, string> = {};
  const nomi: Record<string, string> = {};
  for (const [i, entry] of kept.entries()) {
    const inChiave = numeroInChiave(chiavi[i] ?? "");
    if (entry && entry.articolo.numero !== inChiave) numeri[i] = entry.articolo.numero;
    if (entry && entry.name !== inChiave) nomi[i] = entry.name;
  }
  const main = kept.find((entry) => entry?.articolo.percorso.startsWith("art/"));
  const principale = main?.articolo.allegato ?? undefined;
  const n = { count: versioni.length, served };
  const unnamed = withoutArticle(into);
  const more = (entry: ArticleEntry, i: number): readonly [sha256: string, chiave?: string] => {
    const chiave = chiaveOfPath(entry.articolo.percorso);
    const digest = textDigest(entry.articolo);
    return chiave === chiavi[i] ? [digest] : [digest, chiave];
  };
  const index: ActIndex = {
    norma,
    versioni,
    ...(served > 0 && { attuale: served }),
    ...(entrata !== null && { entrata }),
    ...(urn !== formatUrn(norma) && { urn }),
    ...(unnamed.length > 0 && { senza_articolo: unnamed }),
    ...(Object.keys(cited).length > 0 && {
      citata_da: Object.fromEntries(
        Object.entries(cited).map(([name, { atti, citazioni }]) => [name, [atti, citazioni]]),
      ),
    }),
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

/** Bytes of a file of articles, about: one article alone may be larger. */
const AT_MOST = 24 * 1024;

/** Lines by the article that they name. */
function byArticle(lines: readonly string[], direction: "out" | "in"): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const key = articleOfRelation(line, direction);
    if (key !== null) getOrMake(found, key, () => []).push(line);
  }
  return found;
}

/** Files of articles: the positions of their first articles, and their bytes. */
interface Blocks {
  readonly first: readonly number[];
  readonly files: readonly Uint8Array[];
}

/**
 * The articles of an act in files, each with its relations.
 *
 * @example blocksOf(history, lines).first // [0, 14, 31]
 */
export function blocksOf({ articoli: { strands }, served }: ActHistory, relations: RelationLines): Blocks {
  const [out, into] = [byArticle(relations.out, "out"), byArticle(relations.in, "in")];
  const first: number[] = [];
  const files: Uint8Array[] = [];
  let [articles, bytes]: [string[][], number] = [[], 0];
  const close = () => {
    if (articles.length > 0) files.push(encodeBlock(articles));
    [articles, bytes] = [[], 0];
  };
  for (const [i, strand] of strands.entries()) {
    const { spans } = strand;
    const key = relationKey((spanIn(strand, served) ?? spans[0])?.entry.name ?? "");
    const lists = [out, into].map((named) => named.get(key)?.join(",\n") ?? "");
    const own = [...lists, ...spans.map(({ entry }) => entry.line)];
    const size = own.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > 0 && bytes + size > AT_MOST) close();
    if (articles.length === 0) first.push(i);
    articles.push(own);
    bytes += size;
  }
  close();
  return { first, files };
}
