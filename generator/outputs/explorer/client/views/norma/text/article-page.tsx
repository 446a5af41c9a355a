/** One article, from one answer: the rest of its act is asked for when its contents are. */

import { useMemo } from "preact/hooks";
import { commiOf } from "../../../../../../law/articles/commi.ts";
import { actHash } from "../../../address/address.ts";
import type { Meta } from "../../../data/answer.ts";
import { useAnswer } from "../../../data/use-answer.ts";
import { writtenDate } from "../../../data/written.ts";
import { SourceLine } from "../../../shell/source-line.tsx";
import { Shown } from "../../../shell/states.tsx";
import { TheseData } from "../../../shell/these-data.tsx";
import { useTitle } from "../../../shell/title.ts";
import type { ViewProps } from "../../../shell/view.ts";
import type { ArticleBody, NearArticle } from "../act-body.ts";
import { actName, articleCitation } from "../act-name.ts";
import { ActTabs } from "../act-tabs.tsx";
import { InForce } from "../in-force.tsx";
import { LazyAbsent } from "../lazy-absent.tsx";
import { articleRequest, type NormaAddress, normaAddress, onDay } from "../norma-address.ts";
import { OtherDay } from "../other-day.tsx";
import { FIRST_TAB } from "../tabs.ts";
import { dayAnswered, useCanonical } from "../use-canonical.ts";
import { ArticleReading } from "./article-text.tsx";
import { ArticleTools } from "./article-tools.tsx";
import { changesByArticle, changesOf } from "./changes.ts";
import { headingsOf } from "./contents/headings.ts";
import { LazyContents } from "./contents/lazy-contents.tsx";
import { MarkHint } from "./mark-hint.tsx";
import { markedLines } from "./marks.ts";
import { readerWord } from "./reader-words.ts";
import { SourceStrip } from "./source-strip.tsx";
import { Line } from "./text-blocks.tsx";
import { useReadingPlace } from "./use-reading-place.ts";

function Neighbours({ body: { precedente, successivo, norma }, day }: { body: ArticleBody; day: string | null }) {
  const link = (near: NearArticle | null, word: "precedente" | "successivo", rel: string) =>
    near && (
      <a class="quiet" rel={rel} href={actHash(onDay(near.eli, day))}>
        <span class="unseen">{readerWord(word)}: </span>
        <span aria-hidden="true">{rel === "prev" ? "←\u00a0" : ""}</span>art. {near.numero}
        <span aria-hidden="true">{rel === "next" ? "\u00a0→" : ""}</span>
      </a>
    );
  return (
    <nav class="neighbours" aria-label={`${readerWord("precedente")}, ${readerWord("successivo")}`}>
      {link(precedente, "precedente", "prev")}
      <a class="quiet" href={actHash(onDay(norma.eli, day))}>
        {readerWord("atto_intero")}
      </a>
      {link(successivo, "successivo", "next")}
    </nav>
  );
}

interface Props {
  readonly body: ArticleBody & { readonly meta: Meta };
  readonly asked: NormaAddress;
  readonly request: string;
  readonly path: readonly string[];
}

function Reading({ body, asked, request, path }: Props) {
  const { norma, versione, articolo, dal, relazioni, meta } = body;
  const { day, comma } = asked;
  const changes = useMemo(() => changesOf(changesByArticle(relazioni.in), articolo), [body]);
  const place = comma === null ? null : `${articolo.id}__para_${comma}`;
  const hasComma = comma === null || commiOf(articolo.id, articolo.testo).some(({ numero }) => numero === comma);
  useReadingPlace(place, true);
  const whole = actHash(onDay(norma.eli, day));
  return (
    <>
      <OtherDay
        asked={asked}
        versione={versione}
        between={body.modifiche_intermedie}
        newest={actHash(`${articolo.eli}${comma === null ? "" : `/comma/${comma}`}`)}
      />
      <header class="act-head">
        <p class="act-name">
          <a href={whole} lang="it">
            {actName(norma)}
          </a>{" "}
          · <InForce versione={versione} />
        </p>
        <p class="act-title" lang="it">
          <Line pieces={markedLines(norma.titolo)[0] ?? []} />
        </p>
        <ActTabs path={path} vista={FIRST_TAB} />
      </header>
      <div class="reader alone">
        <LazyContents asked={asked} norma={norma} current={articolo.id} />
        <div class="column">
          {headingsOf(articolo).length > 0 && (
            <p class="label headings" lang="it">
              {headingsOf(articolo).join(" › ")}
            </p>
          )}
          {!hasComma && (
            <p role="alert">
              {readerWord("senza_comma")} {comma}.
            </p>
          )}
          <ArticleReading
            article={articolo}
            al={versione.al}
            changes={changes}
            relations={relazioni}
            day={day}
            query={{}}
            heading="h1"
          />
          <p class="label">
            {readerWord("così_dal")} {writtenDate(dal)}.
          </p>
          <ArticleTools norma={norma} article={articolo} day={day} comma={comma} />
          <Neighbours body={body} day={day} />
          <SourceLine meta={meta} />
          <TheseData requests={[request]} nota={meta.nota} />
        </div>
      </div>
      <SourceStrip act={norma} versione={versione} meta={meta} />
      <MarkHint />
    </>
  );
}

/** The page of an article. */
export function ArticlePage({ address, below }: ViewProps & { below: string }) {
  const asked = normaAddress(address.path);
  const request = articleRequest(asked, below);
  const { answer, again } = useAnswer<ArticleBody>(request);
  const body = answer.state === "ready" ? answer.body : undefined;
  useTitle(body && articleCitation(body.norma, body.articolo, asked.comma));
  const location = answer.state === "ready" ? answer.location : null;
  useCanonical(body?.articolo.eli, address, dayAnswered(body, location));
  if (answer.state === "absent") return <LazyAbsent body={answer.body} asked={asked} />;
  return (
    <Shown answer={answer} again={again} asked={`${asked.act} ${below}`}>
      {(ready) => <Reading body={ready} asked={asked} request={request} path={address.path} />}
    </Shown>
  );
}
