/** One article of a comparison: two sides on a wide page, one column with signs on a narrow one. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { actHash } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { onDay } from "../norma/norma-address.ts";
import { type AlignedLine, alignedLines, type TextPiece } from "./aligned-lines.ts";
import { articleTitle, comparedKey } from "./compared-act.ts";
import type { ArticleSide, ComparedArticle } from "./comparison.ts";
import { confrontoWord } from "./confronto-words.ts";
import { foldedLines } from "./folded-lines.ts";

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
      <Unseen>{confrontoWord(gone ? "inizio_tolto" : "inizio_aggiunto")}</Unseen>
      {text}
      <Unseen>, {confrontoWord("fine")}</Unseen>
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
        {both && <Unseen>{confrontoWord("prima")}:</Unseen>}
        <Side pieces={before} gone={true} />
      </div>
      <div class={after === null ? "now none" : "now"}>
        {both && <Unseen>{confrontoWord("dopo")}:</Unseen>}
        <Side pieces={after} gone={false} />
      </div>
    </div>
  );
}

const pairs = (lines: readonly AlignedLine[]) => lines.map((line, i) => <Pair key={i} line={line} />);

function Text({ prima, dopo }: { prima: ArticleSide | null; dopo: ArticleSide | null }) {
  const titles = useMemo(() => alignedLines(prima?.rubrica ?? "", dopo?.rubrica ?? ""), [prima, dopo]);
  const runs = useMemo(() => foldedLines(alignedLines(prima?.testo ?? "", dopo?.testo ?? "")), [prima, dopo]);
  return (
    <div class="pairs" lang="it">
      {titles.length > 0 && <div class="rubrics">{pairs(titles)}</div>}
      {runs.map(({ folded, lines }, i) =>
        folded ? (
          <details key={i} class="folded">
            <summary lang={LINGUA}>
              {writtenCount(lines.length)} {confrontoWord("righe_uguali")}
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

interface Props {
  readonly article: ComparedArticle;
  /** Days of the two versions. */
  readonly da: string;
  readonly a: string;
}

export function ArticleComparison({ article: { eli, cambiamento, prima, dopo }, da, a }: Props) {
  const key = comparedKey(eli);
  const heads = [
    { side: "prima", day: da, there: prima !== null, absent: "non_c_era" },
    { side: "dopo", day: a, there: dopo !== null, absent: "non_c_è_più" },
  ] as const;
  return (
    <section class="compared" aria-labelledby={`confronto-${key}`}>
      <h2 id={`confronto-${key}`} tabIndex={-1}>
        {articleTitle(key)} <span class={`change ${cambiamento}`}>{confrontoWord(cambiamento)}</span>
      </h2>
      <div class="sides">
        {heads.map(({ side, day, there, absent }) => (
          <p key={side}>
            {confrontoWord(side)} ·{" "}
            {there ? (
              <a href={actHash(onDay(eli, day))}>{writtenDate(day)}</a>
            ) : (
              `${writtenDate(day)}: ${confrontoWord(absent)}`
            )}
          </p>
        ))}
      </div>
      <Text prima={prima} dopo={dopo} />
    </section>
  );
}
