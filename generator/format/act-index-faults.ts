/** What is wrong with the index of an act: it is held against the act's answer and against its own texts (`FORMAT.md`, Articles and versions). */

import type { Prosa } from "../api/prose.ts";
import { articleKey } from "../law/articles/article-number.ts";
import { comparableText, isHole, NO_DIGEST } from "../law/articles/comparable-text.ts";
import { splitArticle } from "../law/articles/named-article.ts";
import { articleOfRelation, relationKey } from "../law/articles/relation-ends.ts";
import { type ActLines, decodeAct, startOfRelations } from "./act.ts";
import {
  type ActIndex,
  articlesIn,
  chiaveOf,
  encodeBlock,
  type KeptPieces,
  type KeptSpan,
  nomeOf,
  numeroOf,
  type Piece,
  pathOf,
  piecesIn,
  servedIn,
  shifted,
  textsInBlock,
} from "./act-index.ts";
import { decode } from "./bytes.ts";
import { restFault, valueFault } from "./faults.ts";

/** An act as its files have it. */
export interface KeptAct {
  readonly index: ActIndex;
  /** The act's answer, from line 2 on. */
  readonly answer: Uint8Array;
  /** What only earlier versions say. */
  readonly earlier: Uint8Array;
  /** Its files of articles; none of a small act. */
  readonly blocks: readonly Uint8Array[];
}

/** What is wrong with an index, or with one of the files of articles of its act. */
export interface ActIndexFault {
  readonly fault: Prosa;
  /** Number of the file of articles; absent where it is the index. */
  readonly block?: number;
}

/** The kinds of pieces, as their earlier texts follow each other. */
const KINDS = ["scalari", "cornice", "articoli", "allegati"] as const;
type Kind = (typeof KINDS)[number];

/** By kind and position, the texts of a piece in its spans, the newest first. */
type PieceTexts = Readonly<Record<Kind, readonly (readonly string[])[]>>;

/** What counts of a line of an article. */
interface ArticleLine {
  readonly id: string;
  readonly eli: string;
  readonly numero: string;
  readonly rubrica: string | null;
  readonly testo: string;
}

/** What counts of line 2. */
interface Scalars {
  readonly versione: { readonly tipo: string; readonly al: string };
  readonly n_articoli: number;
  readonly n_versioni: number;
}

const parse = <T>(text: string): T => JSON.parse(text);

/** A fault where what is said is not what is; nothing where it is. */
const held = (what: string, said: unknown, is: unknown): Prosa[] =>
  said === is ? [] : [valueFault(what, `${said}`, `${is}`)];

const cutFault = (piece: string, start: number, bytes: number): Prosa => ({
  it: `${piece}: dal byte ${start} in poi, i ${bytes} byte della risposta non sono questo pezzo`,
  en: `${piece}: from byte ${start} on, the ${bytes} bytes of the answer are not this piece`,
});

/** How a piece is called in a message: `articoli[2] (2-bis)`. */
function pieceName({ chiavi }: ActIndex, kind: Kind, at: number): string {
  const chiave = kind === "articoli" && chiavi[at];
  return chiave ? `${kind}[${at}] (${chiave})` : `${kind}[${at}]`;
}

/** The spans of a piece; one over all versions where the index tells none. */
const spansOf = ({ byte, storia }: KeptPieces, at: number, versions: number): readonly KeptSpan[] =>
  storia[at] ?? [[0, versions - 1, byte[at] ?? 0]];

/** Spans run from the newest version to the oldest, none over another. */
function spansInOrder(spans: readonly KeptSpan[], versions: number): boolean {
  let before = -1;
  return (
    spans.length > 0 &&
    spans.every(([from, to]) => {
      const follows = before < from && from <= to && to < versions;
      before = to;
      return follows;
    })
  );
}

/** A reader of texts that follow each other, each behind the one before. */
function following(bytes: Uint8Array, start: number, between: number) {
  let at = start;
  return {
    end: () => at,
    next(length: number): string {
      at += length + between;
      return decode(bytes.subarray(at - length - between, at - between));
    },
  };
}

/** The texts of an act's pieces, and what the index says wrongly of where they stand. */
function pieceTexts({ index, answer, earlier }: KeptAct) {
  const faults: Prosa[] = [];
  const versions = index.versioni.length;
  const served = servedIn(index);
  const inAnswer = ([from, to]: KeptSpan) => from <= served && served <= to;
  let end = 0;
  const textsOf = (kind: Kind) => {
    const kept = index[kind];
    faults.push(...held(`${kind}.vecchi`, kept.vecchi, end));
    const [newest, old] = [following(answer, kept.inizio, 2), following(earlier, end, 1)];
    const texts = kept.byte.map((bytes, at) => {
      const spans = spansOf(kept, at, versions);
      const name = pieceName(index, kind, at);
      if (!spansInOrder(spans, versions))
        faults.push({
          it: `${name}: le sue versioni sono fuori ordine`,
          en: `${name}: its versions are out of order`,
        });
      faults.push(...held(`${name}: byte`, bytes, spans.find(inAnswer)?.[2] ?? 0));
      return spans.map((span) => (inAnswer(span) ? newest : old).next(span[2]));
    });
    end = old.end();
    return texts;
  };
  const [scalari = [], cornice = [], articoli = [], allegati = []] = KINDS.map(textsOf);
  if (end !== earlier.length) faults.push(restFault(earlier.length, end));
  return { texts: { scalari, cornice, articoli, allegati }, faults };
}

/** Texts of a kind in a version, in its order. */
const textsIn = (index: ActIndex, kind: Kind, texts: PieceTexts, version: number): string[] =>
  piecesIn(index[kind], version, servedIn(index)).map(({ at, nth }) => texts[kind][at]?.[nth] ?? "");

/** Whether the pieces of the served version stand where the index says, each as the answer has it; the first that does not is reported. */
function* faultsOfServed({ index, answer }: KeptAct, texts: PieceTexts, lines: ActLines): Generator<Prosa> {
  const served = servedIn(index);
  for (const kind of ["articoli", "allegati"] as const) {
    const pieces = piecesIn(index[kind], served, served);
    yield* held(kind, pieces.length, lines[kind].length);
    const wrong = pieces.find(({ at, nth }, i) => texts[kind][at]?.[nth] !== lines[kind][i]);
    if (wrong) yield cutFault(pieceName(index, kind, wrong.at), wrong.start, wrong.bytes);
  }
  const head = [...textsIn(index, "scalari", texts, served), ...textsIn(index, "cornice", texts, served)];
  if (head.join(",") !== lines.scalari) yield cutFault("scalari, cornice", 0, index.cornice.inizio);
  yield* held("relazioni", index.relazioni, startOfRelations(answer));
}

/** An article in the span from which its path and names come: that of the served version, else the newest. */
function keptPiece(index: ActIndex, at: number): Piece {
  const served = servedIn(index);
  const spans = index.articoli.storia[at];
  const nth = Math.max(0, spans?.findIndex(([from, to]) => from <= served && served <= to) ?? 0);
  return { at, nth, earlier: false, start: 0, bytes: 0, span: spans?.[nth] };
}

/** What the index says of each article in each of its texts: path, number, name in relations, digest. */
function* faultsOfArticles(
  index: ActIndex,
  texts: PieceTexts,
  eli: string,
  sha256: (text: string) => string,
): Generator<Prosa> {
  for (const [at, own] of texts.articoli.entries()) {
    const name = pieceName(index, "articoli", at);
    const kept = keptPiece(index, at);
    for (const [nth, text] of own.entries()) {
      const piece = { ...kept, nth, span: index.articoli.storia[at]?.[nth] };
      const line = parse<ArticleLine>(text);
      yield* held(`${name}: eli`, `${eli}/${pathOf(chiaveOf(index, piece))}`, line.eli);
      yield* held(`${name}: numero`, numeroOf(index, piece), line.numero);
      const called = index.nomi[at];
      if (nth === kept.nth && called !== undefined)
        yield* held(`${name}: nomi`, articleKey(splitArticle(called).numero), articleKey(line.numero));
      const digest = isHole(line.testo) ? NO_DIGEST : sha256(comparableText(line.rubrica, line.testo));
      if (piece.span) yield* held(`${name}: sha256`, piece.span[3] ?? "", digest);
    }
  }
}

/** How many articles came, went and changed from the version before; `null` of the oldest. */
function changesOf(index: ActIndex, version: number) {
  const { articoli, versioni } = index;
  const counts = { aggiunti: 0, tolti: 0, modificati: 0 };
  if (version === versioni.length - 1) return { aggiunti: null, tolti: null, modificati: null };
  const [now, before] = [version, version + 1].map(
    (one) => new Map(piecesIn(articoli, one, servedIn(index)).map(({ at, span }) => [at, span?.[3] ?? "as it is"])),
  );
  for (const at of articoli.byte.keys()) {
    const [own, old] = [now?.get(at), before?.get(at)];
    if (own !== undefined && old !== undefined && [own, old].includes(NO_DIGEST)) continue;
    if (own !== old) counts[old === undefined ? "aggiunti" : own === undefined ? "tolti" : "modificati"]++;
  }
  return counts;
}

/** What the index says of a version, and what its pieces say of themselves. */
function* faultsOfVersion(index: ActIndex, texts: PieceTexts, version: number): Generator<Prosa> {
  const stated = index.versioni[version];
  if (!stated) return;
  const { versione, n_articoli, n_versioni } = parse<Scalars>(`{${textsIn(index, "scalari", texts, version)}}`);
  parse(`{${textsIn(index, "cornice", texts, version)}}`);
  for (const text of textsIn(index, "allegati", texts, version)) parse(text);
  const articles = articlesIn(index, version);
  const ids = articles.map(({ at, nth, shift }) => {
    const line = shifted(texts.articoli[at]?.[nth] ?? "", shift);
    return parse<string>(line.slice('{"id":'.length, line.indexOf(',"eli":')));
  });
  const before = index.versioni[version + 1];
  const counts = changesOf(index, version);
  const all: [what: string, said: unknown, is: unknown][] = [
    ["al", stated.al, versione.al],
    ["tipo", stated.tipo, versione.tipo],
    ["n_articoli", stated.n_articoli, articles.length],
    ["n_articoli", stated.n_articoli, n_articoli],
    ["n_versioni", index.versioni.length, n_versioni],
    ["sha256", /^[0-9a-f]{64}$/.test(stated.sha256), true],
    ["ordine", before === undefined || before.al <= stated.al, true],
    ["id", new Set(ids).size, ids.length],
  ];
  for (const kind of KINDS) {
    const order = index[kind].ordini[version];
    if (!order) continue;
    const there = piecesIn({ ...index[kind], ordini: {} }, version, servedIn(index)).map(({ at }) => at);
    all.push([`${kind}.ordini`, [...order].sort((a, b) => a - b).join(), there.join()]);
  }
  for (const what of ["aggiunti", "tolti", "modificati"] as const) all.push([what, stated[what], counts[what]]);
  for (const [what, said, is] of all) yield* held(`versioni[${version}] (${stated.al}): ${what}`, said, is);
}

/**
 * What is wrong with a file of articles: it has each article's relations and texts, one after the other, and nothing else.
 *
 * @param articles what it should have
 * @param nameOf how an article of it is called in a message
 */
function* faultsOfBlock(
  block: Uint8Array,
  articles: readonly (readonly string[])[],
  nameOf: (place: number) => string,
): Generator<Prosa> {
  const due = encodeBlock(articles);
  const texts = due.indexOf(10) + 1;
  if (decode(block.subarray(0, texts)) !== decode(due.subarray(0, texts))) {
    yield {
      it: "la riga 1 non dice le lunghezze delle sue relazioni e dei suoi testi",
      en: "line 1 does not tell the lengths of its relations and texts",
    };
    return;
  }
  if (block.length !== due.length) yield restFault(block.length, due.length);
  if (decode(block.subarray(texts)) === decode(due.subarray(texts))) return;
  for (const [place, own] of articles.entries()) {
    const there = textsInBlock(block, place);
    for (const [part, text] of own.entries())
      if (there[part] !== text)
        yield {
          it: `${nameOf(place)}: la parte ${part} non è quella che dicono la risposta e l'indice`,
          en: `${nameOf(place)}: part ${part} is not what the answer and the index say`,
        };
  }
}

/** What is wrong with the files of articles of a large act. */
function* faultsOfBlocks({ index, blocks }: KeptAct, lines: ActLines, texts: PieceTexts): Generator<ActIndexFault> {
  const { blocchi = [] } = index;
  const naming = (direction: "out" | "in", key: string) =>
    lines.relazioni[direction].filter((line) => articleOfRelation(line, direction) === key).join(",\n");
  for (const [block, file] of blocks.entries()) {
    const from = blocchi[block] ?? 0;
    const articles = texts.articoli.slice(from, blocchi[block + 1]).map((own, i) => {
      const key = relationKey(nomeOf(index, keptPiece(index, from + i)));
      return [naming("out", key), naming("in", key), ...own];
    });
    for (const fault of faultsOfBlock(file, articles, (place) => pieceName(index, "articoli", from + place)))
      yield { block, fault };
  }
}

/**
 * What is wrong with the index of an act, and with its files of articles.
 *
 * @param sha256 digest of a text, in hexadecimal
 * @throws Error of any kind where the index is no index: what it says cannot even be followed
 * @example [...faultsOfActIndex({ index, answer, earlier, blocks: [] }, sha256)] // []
 */
export function* faultsOfActIndex(act: KeptAct, sha256: (text: string) => string): Generator<ActIndexFault> {
  const { index } = act;
  const lines = decodeAct(decode(act.answer));
  const { texts, faults } = pieceTexts(act);
  const row = JSON.stringify(index.norma).slice(1, -1);
  if (!lines.scalari.startsWith(`${row},`))
    faults.push({
      it: "`norma` non è la riga con cui inizia la risposta",
      en: "`norma` is not the row that the answer begins with",
    });
  faults.push(...faultsOfServed(act, texts, lines));
  const areTextsThere = faults.length === 0;
  // Where texts are not where they should be, what they say is no further news.
  if (areTextsThere) {
    const { eli } = parse<{ eli: string }>(`{${lines.scalari}}`);
    faults.push(...faultsOfArticles(index, texts, eli, sha256));
    for (const version of index.versioni.keys()) faults.push(...faultsOfVersion(index, texts, version));
  }
  for (const fault of faults) yield { fault };
  if (areTextsThere) yield* faultsOfBlocks(act, lines, texts);
}
