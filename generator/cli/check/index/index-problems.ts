/** Holds the index of an act, by which articles and versions are cut, against the act's answer and its own texts (`format/FORMAT.md`). */

import { createHash } from "node:crypto";
import { articlesIn, type Piece, piecesIn, servedIn, shifted } from "../../../format/act-index.ts";
import { articleKey } from "../../../law/articles/article-number.ts";
import { comparableText, isHole, NO_DIGEST } from "../../../law/articles/comparable-text.ts";
import { splitArticle } from "../../../law/articles/named-article.ts";
import { chiaveOf, numeroOf, pathOf } from "../../../router/render/versions/find-article.ts";
import { CHECK_TEXTS } from "../texts.ts";
import { type AnswerLines, answerLines } from "./answer-lines.ts";
import { type BlockProblem, blockProblems } from "./block-problems.ts";
import { type KeptAct, KINDS, type PieceTexts, pieceName, pieceTexts, spansOf, textsIn } from "./piece-texts.ts";

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

type Texts = ReturnType<typeof pieceTexts>["texts"];

const parse = <T>(text: string): T => JSON.parse(text);
const digestOf = ({ rubrica, testo }: ArticleLine) =>
  isHole(testo) ? NO_DIGEST : createHash("sha256").update(comparableText(rubrica, testo)).digest("hex");

/** Whether the pieces of the served version stand where the index says, each as the answer has it; the first that does not is told. */
function newestProblems({ index }: KeptAct, texts: Texts, lines: AnswerLines): string[] {
  const problems: string[] = [];
  const served = servedIn(index);
  const due = { articoli: lines.articoli, allegati: lines.allegati };
  for (const kind of ["articoli", "allegati"] as const) {
    const pieces = piecesIn(index[kind], served, served);
    if (pieces.length !== due[kind].length) problems.push(CHECK_TEXTS.told(kind, pieces.length, due[kind].length));
    const wrong = pieces.find(({ at, nth }, i) => texts[kind][at]?.[nth] !== due[kind][i]);
    if (wrong) {
      const name = pieceName(kind, wrong.at, kind === "articoli" ? index.chiavi[wrong.at] : undefined);
      problems.push(CHECK_TEXTS.cut(name, wrong.start, wrong.bytes));
    }
  }
  const head = [
    ...textsIn(index, "scalari", texts.scalari, served),
    ...textsIn(index, "cornice", texts.cornice, served),
  ];
  if (head.join(",") !== lines.scalars) problems.push(CHECK_TEXTS.cut("scalari, cornice", 0, index.cornice.inizio));
  if (index.relazioni !== lines.relations)
    problems.push(CHECK_TEXTS.told("relazioni", index.relazioni, lines.relations));
  return problems;
}

/** The span of an article by which its path and names are told: that of the served version, else the newest. */
function keptSpan(index: KeptAct["index"], at: number): number {
  const served = servedIn(index);
  const found = index.articoli.storia[at]?.findIndex(([from, to]) => from <= served && served <= to) ?? 0;
  return Math.max(0, found);
}

/** What the index says of each article in each of its texts: path, number, name in relations, digest. */
function articleProblems({ index }: KeptAct, texts: PieceTexts, eli: string): string[] {
  const { articoli, versioni, nomi, chiavi } = index;
  return texts.flatMap((own, at) => {
    const name = pieceName("articoli", at, chiavi[at]);
    return own.flatMap((text, nth) => {
      const span = articoli.storia[at] && spansOf(articoli, at, versioni.length)[nth];
      const piece: Piece = { at, nth, earlier: false, start: 0, bytes: 0, span };
      const line = parse<ArticleLine>(text);
      const problems: string[] = [];
      const hold = (what: string, said: string, is: string) => {
        if (said !== is) problems.push(CHECK_TEXTS.told(`${name}: ${what}`, said, is));
      };
      hold("eli", `${eli}/${pathOf(chiaveOf(index, piece))}`, line.eli);
      hold("numero", numeroOf(index, piece), line.numero);
      const called = nomi[at];
      if (nth === keptSpan(index, at) && called !== undefined)
        hold("nomi", articleKey(splitArticle(called).numero), articleKey(line.numero));
      if (span) hold("sha256", span[3] ?? "", digestOf(line));
      return problems;
    });
  });
}

/** What the index says of a version, and what its pieces say of themselves. */
function versionProblems({ index }: KeptAct, texts: Texts, version: number): string[] {
  const told = index.versioni[version];
  if (!told) return [];
  const problems: string[] = [];
  const hold = (what: string, said: unknown, is: unknown) => {
    if (said !== is) problems.push(CHECK_TEXTS.told(`versioni[${version}] (${told.al}): ${what}`, `${said}`, `${is}`));
  };
  const { versione, n_articoli, n_versioni } = parse<Scalars>(`{${textsIn(index, "scalari", texts.scalari, version)}}`);
  parse(`{${textsIn(index, "cornice", texts.cornice, version)}}`);
  for (const text of textsIn(index, "allegati", texts.allegati, version)) parse(text);
  const articles = articlesIn(index, version);
  hold("al", told.al, versione.al);
  hold("tipo", told.tipo, versione.tipo);
  hold("n_articoli", told.n_articoli, articles.length);
  hold("n_articoli", told.n_articoli, n_articoli);
  hold("n_versioni", index.versioni.length, n_versioni);
  hold("sha256", /^[0-9a-f]{64}$/.test(told.sha256), true);
  const before = index.versioni[version + 1];
  hold("ordine", before === undefined || before.al <= told.al, true);
  const ids = articles.map(({ at, nth, shift }) => {
    const line = shifted(texts.articoli[at]?.[nth] ?? "", shift);
    return parse<string>(line.slice('{"id":'.length, line.indexOf(',"eli":')));
  });
  hold("id", new Set(ids).size, ids.length);
  for (const [kind, kept] of KINDS.map((kind) => [kind, index[kind]] as const)) {
    const order = kept.ordini[version];
    if (!order) continue;
    const there = piecesIn({ ...kept, ordini: {} }, version, servedIn(index)).map(({ at }) => at);
    hold(`${kind}.ordini`, [...order].sort((a, b) => a - b).join(), there.join());
  }
  const counts = changesOf(index, version);
  for (const what of ["aggiunti", "tolti", "modificati"] as const) hold(what, told[what], counts[what]);
  return problems;
}

/** How many articles came, went and changed from the version before; `null` of the oldest. */
function changesOf(index: KeptAct["index"], version: number) {
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

/**
 * What is wrong with the index of an act, a line each.
 *
 * @returns lines about the index itself, and about its files of articles
 * @throws Error of any kind where the index is no index: what it says cannot even be followed
 */
export function indexProblems(act: KeptAct): { readonly own: string[]; readonly blocks: readonly BlockProblem[] } {
  const { index, answer } = act;
  const lines = answerLines(answer);
  const { eli } = parse<{ eli: string }>(`{${lines.scalars}}`);
  const row = JSON.stringify(index.norma).slice(1, -1);
  const { texts, problems } = pieceTexts(act);
  const own = [...problems];
  if (!lines.scalars.startsWith(`${row},`)) own.push(CHECK_TEXTS.row);
  own.push(...newestProblems(act, texts, lines));
  // Where texts are not where they should be, what they say is no further news.
  if (own.length > 0) return { own, blocks: [] };
  own.push(...articleProblems(act, texts.articoli, eli));
  for (const version of index.versioni.keys()) own.push(...versionProblems(act, texts, version));
  const nameOf = (at: number) =>
    index.nomi[at] ??
    numeroOf(index, {
      at,
      nth: 0,
      earlier: false,
      start: 0,
      bytes: 0,
      span: index.articoli.storia[at]?.[keptSpan(index, at)],
    });
  return { own, blocks: blockProblems(act, lines, texts.articoli, nameOf) };
}
