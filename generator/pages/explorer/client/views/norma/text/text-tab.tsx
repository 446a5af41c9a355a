/** The whole text of an act, with its contents beside it. */

import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RulingRow } from "../../../../../../contract/resources/pronunce.ts";
import { type Address, actHash } from "../../../address.ts";
import { useAnswer } from "../../../data/answer.ts";
import { useAwaited, whenIdle } from "../../../data/settled.ts";
import type { ActBody, ActRelations, TabProps } from "../act-body.ts";
import { normaAddress, onDay, rulingsRequest } from "../norma-address.ts";
import { isRuled, Rulings } from "./article-rulings.tsx";
import { ArticleReading, useReadingPlace } from "./article-text.tsx";
import { setBlocks } from "./blocks.ts";
import { changesByArticle, changesOf } from "./changes.ts";
import {
  type ContentsItem,
  type ContentsPart,
  chunkEnds,
  contentsOf,
  emptyPart,
  headingsOf,
  newHeadings,
} from "./contents.ts";
import { ContentsTree } from "./contents-tree.tsx";
import { readerText } from "./reader-texts.ts";
import { BlocksReading, MarkHint } from "./text-blocks.tsx";
import { usePlaces } from "./use-places.ts";

/**
 * How many chunks are drawn: those that are wanted at once, then one more each time the page is idle.
 *
 * @param count of all
 * @param wanted chunks that the address asks for
 */
function useChunks(count: number, wanted: number): number {
  const [drawn, setDrawn] = useState(wanted);
  const shown = Math.min(count, Math.max(drawn, wanted));
  useEffect(() => (shown < count ? whenIdle(() => setDrawn(shown + 1)) : undefined), [shown, count]);
  useAwaited(shown < count);
  return shown;
}

interface ApartProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Of the act. */
  readonly relations: ActRelations;
  /** Whether the text is folded below its title. */
  readonly folded: boolean;
}

/** What an act has beside its articles: preamble, conclusions, attachments. */
function ApartText({ id, title, text, relations, folded }: ApartProps) {
  const place = useRef<HTMLElement>(null);
  const placesOf = usePlaces(place, relations);
  const blocks = useMemo(() => setBlocks(text), [text]);
  const heading = (
    <h2 tabIndex={-1} lang="it">
      {title}
    </h2>
  );
  const law = (
    <div lang="it" class="law">
      <BlocksReading blocks={blocks} placesOf={placesOf} />
    </div>
  );
  return (
    <section
      id={id}
      ref={place}
      class="apart"
      style={`contain-intrinsic-size:auto ${60 + (folded ? 0 : Math.round(text.length / 2))}px`}
    >
      {folded ? (
        <details class="rest">
          <summary>{heading}</summary>
          {law}
        </details>
      ) : (
        <>
          {heading}
          {law}
        </>
      )}
    </section>
  );
}

/** Letters of a preamble that stands open: of a longer one the first article would be out of sight. */
const SHORT_PREAMBLE = 400;

/** The links of the whole text stay in it. */
const WHOLE = { testo: "intero" };

interface Drawn {
  readonly id: string;
  readonly length: number;
  readonly make: () => VNode;
}

/**
 * What is drawn, in order; none is made before it is drawn.
 *
 * @param item that the address names
 */
function drawnOf(act: ActBody, day: string | null, item: string | null): Drawn[] {
  const changes = changesByArticle(act.relazioni.in);
  const relations = act.relazioni;
  const apart = (id: string, title: string, text: string | null): Drawn[] => {
    if (text === null) return [];
    const folded = id === PREAMBLE && id !== item && text.length > SHORT_PREAMBLE;
    const make = () => <ApartText key={id} {...{ id, title, text, relations, folded }} />;
    return [{ id, length: folded ? 0 : text.length, make }];
  };
  let headings: readonly string[] = [];
  let parted = false;
  const articles = act.articoli.map((article): Drawn => {
    const above = newHeadings(headings, headingsOf(article));
    headings = headingsOf(article);
    parted ||= above.length > 0;
    const heading = parted ? "h3" : "h2";
    return {
      id: article.id,
      length: article.testo.length,
      make: () => (
        <>
          {above.length > 0 && (
            <h2 class="part" lang="it">
              {above.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </h2>
          )}
          <ArticleReading
            key={article.id}
            article={article}
            al={act.versione.al}
            changes={changesOf(changes, article)}
            relations={relations}
            day={day}
            query={WHOLE}
            heading={heading}
          />
        </>
      ),
    };
  });
  return [
    ...apart(PREAMBLE, "Preambolo", act.preambolo),
    ...articles,
    ...apart("conclusioni", "Conclusioni", act.conclusioni),
    ...act.allegati.flatMap(({ id, titolo, testo }) => apart(id, titolo, testo)),
  ];
}

/** The element that an address names: an article, a comma of it, an attachment. */
function placeIn(act: ActBody, { path, query }: Address): { item: string | null; id: string | null } {
  const { below, comma } = normaAddress(path);
  if (below === null) return { item: query.dove ?? null, id: query.dove ?? null };
  const article = act.articoli.find(({ eli }) => eli === `${act.eli}/${below}`);
  const item = article?.id ?? null;
  return { item, id: item !== null && comma !== null ? `${item}__para_${comma}` : item };
}

const NO_RULINGS: readonly RulingRow[] = [];
const PREAMBLE = "preambolo";
const NO_CONTENTS = emptyPart("");

/** The contents of an act, once its text is there: they are not what one reads first. */
function useContents(act: ActBody): ContentsPart {
  const [held, setHeld] = useState<{ act: ActBody; contents: ContentsPart }>();
  useEffect(() => whenIdle(() => setHeld({ act, contents: contentsOf(act) })), [act]);
  const here = held?.act === act ? held.contents : undefined;
  useAwaited(here === undefined);
  return here ?? NO_CONTENTS;
}

export function TextTab({ act, address }: TabProps) {
  const { day } = normaAddress(address.path);
  const { item, id } = placeIn(act, address);
  const contents = useContents(act);
  // Of what the address names only the preamble is drawn otherwise.
  const opened = item === PREAMBLE ? item : null;
  const drawn = useMemo(() => drawnOf(act, day, opened), [act, day, opened]);
  const ends = useMemo(() => chunkEnds(drawn.map(({ length }) => length)), [drawn]);
  const at = drawn.findIndex((piece) => piece.id === item);
  const shown = useChunks(
    ends.length,
    1 +
      Math.max(
        0,
        ends.findIndex((end) => end > at),
      ),
  );
  // Once the text is there: they are folded.
  const asked = shown === ends.length && isRuled(act) ? rulingsRequest(act.eli, day) : null;
  const { answer } = useAnswer<{ readonly pronunce: readonly RulingRow[] }>(asked);
  const made = useMemo(() => new Map<number, VNode>(), [drawn]);
  useReadingPlace(id, at >= 0);
  const chunk = (i: number) => {
    const held = made.get(i);
    if (held) return held;
    const pieces = drawn.slice(ends[i - 1] ?? 0, ends[i]);
    const node = <div key={i}>{pieces.map(({ make }) => make())}</div>;
    made.set(i, node);
    return node;
  };
  const hrefOf = ({ id: own, article }: ContentsItem) =>
    article === null ? actHash(onDay(act.eli, day), { dove: own }) : actHash(onDay(article.eli, day), WHOLE);
  return (
    <div class="reader">
      <ContentsTree contents={contents} current={item} hrefOf={hrefOf} />
      <div class="column">
        <Rulings.Provider value={answer.state === "ready" ? answer.body.pronunce : NO_RULINGS}>
          {Array.from({ length: shown }, (_, i) => chunk(i))}
        </Rulings.Provider>
        {shown < ends.length && <p class="label">{readerText("resto")}</p>}
      </div>
      <MarkHint />
    </div>
  );
}
