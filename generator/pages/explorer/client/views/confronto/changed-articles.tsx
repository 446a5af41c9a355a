/** The articles that differ, and the list of them that leads to each. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Address, actHash, hashOf } from "../../address.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, writtenCount, writtenDate } from "../../data/written.ts";
import { Folded } from "../../shell/folded.tsx";
import { onDay } from "../norma/norma-address.ts";
import { type AlignedLine, alignedLines, foldedLines, type TextPiece } from "./aligned-lines.ts";
import {
  type ArticleSide,
  articleTitle,
  type ComparedArticle,
  type Comparison,
  comparedKey,
  countsOfChanges,
} from "./comparison.ts";
import { confrontoText } from "./confronto-texts.ts";

/** Words for who hears the page, in its language and not in that of the law. */
const Unseen = ({ children }: { children: ComponentChildren }) => (
  <span class="unseen" lang={LINGUA}>
    {children}{" "}
  </span>
);

function Piece({ piece: { text, changed }, gone }: { piece: TextPiece; gone: boolean }) {
  if (!changed) return <>{text}</>;
  const Mark = gone ? "del" : "ins";
  return (
    <Mark>
      <Unseen>{confrontoText(gone ? "inizio_tolto" : "inizio_aggiunto")}</Unseen>
      {text}
      <Unseen>, {confrontoText("fine")}</Unseen>
    </Mark>
  );
}

const Side = ({ pieces, gone }: { pieces: readonly TextPiece[] | null; gone: boolean }) => (
  <>
    {pieces?.map((piece, i) => (
      <Piece key={`${i}${piece.text}`} piece={piece} gone={gone} />
    ))}
  </>
);

/** A line of both sides. Where they are the same, it is heard once. */
function Pair({ line: { same, before, after } }: { line: AlignedLine }) {
  const both = !same && before !== null && after !== null;
  return (
    <div class={same ? "pair same" : "pair"}>
      <div class={before === null ? "was none" : "was"} aria-hidden={same || undefined}>
        {both && <Unseen>{confrontoText("prima")}:</Unseen>}
        <Side pieces={before} gone={true} />
      </div>
      <div class={after === null ? "now none" : "now"}>
        {both && <Unseen>{confrontoText("dopo")}:</Unseen>}
        <Side pieces={after} gone={false} />
      </div>
    </div>
  );
}

const pairs = (lines: readonly AlignedLine[]) => lines.map((line, i) => <Pair key={i} line={line} />);

function ComparedText({ prima, dopo }: { prima: ArticleSide | null; dopo: ArticleSide | null }) {
  const titles = useMemo(() => alignedLines(prima?.rubrica ?? "", dopo?.rubrica ?? ""), [prima, dopo]);
  const runs = useMemo(() => foldedLines(alignedLines(prima?.testo ?? "", dopo?.testo ?? "")), [prima, dopo]);
  return (
    <div class="pairs" lang="it">
      {titles.length > 0 && <div class="rubrics">{pairs(titles)}</div>}
      {runs.map(({ folded, lines }, i) =>
        folded ? (
          <details key={i} class="folded">
            <summary class="label" lang={LINGUA}>
              {counted(lines.length, confrontoText("righe_uguali"))}
            </summary>
            {pairs(lines)}
          </details>
        ) : (
          pairs(lines)
        ),
      )}
    </div>
  );
}

interface ArticleProps {
  readonly article: ComparedArticle;
  /** Days of the two versions. */
  readonly da: string;
  readonly a: string;
}

/** One article of a comparison: two sides on a wide page, one column with signs on a narrow one. */
function ArticleComparison({ article: { eli, cambiamento, prima, dopo }, da, a }: ArticleProps) {
  const key = comparedKey(eli);
  const heads = [
    { side: "prima", day: da, there: prima !== null, absent: "non_c_era" },
    { side: "dopo", day: a, there: dopo !== null, absent: "non_c_è_più" },
  ] as const;
  return (
    <section class="compared" aria-labelledby={`confronto-${key}`}>
      <h2 id={`confronto-${key}`} tabIndex={-1}>
        {articleTitle(key)} <span class={`change ${cambiamento}`}>{confrontoText(cambiamento)}</span>
      </h2>
      <div class="sides">
        {heads.map(({ side, day, there, absent }) => (
          <p key={side} class="label">
            {confrontoText(side)} ·{" "}
            {there ? (
              <a href={actHash(onDay(eli, day))}>{writtenDate(day)}</a>
            ) : (
              `${writtenDate(day)}: ${confrontoText(absent)}`
            )}
          </p>
        ))}
      </div>
      <ComparedText prima={prima} dopo={dopo} />
    </section>
  );
}

/** Articles that are shown at first, and with each "more". */
const STEP = 20;

/** Brings the article that the address names into sight, and the reader there. */
function jumpTo(key: string | undefined): void {
  const heading = key === undefined ? null : document.getElementById(`confronto-${key}`);
  // Not smoothly: heights of articles that were not seen yet are guesses until they are.
  heading?.scrollIntoView({ behavior: "instant" });
  heading?.focus({ preventScroll: true });
}

interface Props {
  readonly body: Comparison;
  readonly path: Address["path"];
  /** The article that the reader jumped to. */
  readonly articolo: string | undefined;
}

export function ChangedArticles({ body, path, articolo }: Props) {
  const { articoli, da, a } = body;
  const [more, setMore] = useState(STEP);
  const wanted = articoli.findIndex(({ eli }) => comparedKey(eli) === articolo) + 1;
  const shown = Math.max(more, wanted);
  // Before the page is painted: with a new address it begins at its top, which nobody should see.
  useLayoutEffect(() => jumpTo(articolo), [articolo, body]);
  if (articoli.length === 0) return <p class="lead">{confrontoText(da === a ? "stessa" : "uguali")}</p>;
  return (
    <>
      {articolo !== undefined && wanted === 0 && (
        <p role="status">
          <span lang="it">{articleTitle(articolo)}</span>: {confrontoText("articolo_uguale")}
        </p>
      )}
      {da > a && <p class="label">{confrontoText("all_indietro")}</p>}
      <p>
        <del>{confrontoText("parole_tolte")}</del> <ins>{confrontoText("parole_aggiunte")}</ins>{" "}
        <span class="label">{confrontoText("legenda")}</span>
      </p>
      <div class="comparison">
        <nav class="changed-articles" aria-labelledby="che-cosa-cambia">
          <h2 id="che-cosa-cambia">{confrontoText("che_cosa")}</h2>
          <p>
            {countsOfChanges(articoli)
              .map(({ kind, plural, count }) => `${writtenCount(count)} ${confrontoText(count === 1 ? kind : plural)}`)
              .join(" · ")}
          </p>
          <Folded title={confrontoText("articoli")}>
            <ul class="bare">
              {articoli.map(({ eli, cambiamento }) => {
                const key = comparedKey(eli);
                return (
                  <li key={key}>
                    <a
                      href={hashOf(path, { da, a, articolo: key })}
                      aria-current={key === articolo ? "location" : undefined}
                      onClick={() => jumpTo(key)}
                    >
                      {articleTitle(key)} <span class={`change ${cambiamento}`}>{confrontoText(cambiamento)}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </Folded>
        </nav>
        <div>
          {articoli.slice(0, shown).map((article) => (
            <ArticleComparison key={article.eli} article={article} da={da} a={a} />
          ))}
          {articoli.length > shown && (
            <p class="buttons">
              <button type="button" class="quiet" onClick={() => setMore(shown + STEP)}>
                {confrontoText("ancora")} ({writtenCount(shown)} / {writtenCount(articoli.length)})
              </button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
