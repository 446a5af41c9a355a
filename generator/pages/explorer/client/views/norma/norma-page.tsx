/** The pages of an act: its text, who changed it, its versions. */

import type { ComponentProps } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { commiOf } from "../../../../../law/articles/commi.ts";
import { type Address, actHash, hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { dated, writtenDate } from "../../data/written.ts";
import { declaredTabs } from "../../declared.tsx";
import { correct, isStillAt } from "../../navigate.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import { Folded } from "../../shell/folded.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { LazyPart, type Loader, Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import type { AbsentHere } from "./absent.tsx";
import type { ActArticle, ActBody, ArticleBody, ListedAct, NearArticle, TabProps } from "./act-body.ts";
import {
  ActHead,
  type ActTab,
  ActTabs,
  graphOf,
  InForce,
  isActTab,
  LazyLinks,
  OtherDay,
  SourceStrip,
} from "./act-head.tsx";
import { actCitation, actName, articleCitation, commonName } from "./act-name.ts";
import { actRequest, articleRequest, isAlone, type NormaAddress, normaAddress, onDay } from "./norma-address.ts";
import { normaText } from "./norma-texts.ts";
import { Rulings } from "./text/article-rulings.tsx";
import { ArticleReading, useReadingPlace } from "./text/article-text.tsx";
import { takenText } from "./text/blocks.ts";
import { changesByArticle, changesOf } from "./text/changes.ts";
import { CitedBy } from "./text/cited-by.tsx";
import { headingsOf } from "./text/contents.ts";
import { LazyContents } from "./text/contents-tree.tsx";
import type { HitsOf } from "./text/hits-of.ts";
import { markedLines } from "./text/marks.ts";
import { readerText } from "./text/reader-texts.ts";
import { Hits, Line, MarkHint } from "./text/text-blocks.tsx";
import { TextTab } from "./text/text-tab.tsx";

/**
 * The day that an answer says was asked for, in whatever spelling the address has it; `null` where none was.
 *
 * @param location where the answer lives
 */
const dayAnswered = (body: { readonly giorno?: string } | undefined, location: string | null): string | null =>
  body?.giorno ?? /@(\d{4}-\d{2}-\d{2}|originale)(?=\/|$)/.exec(location ?? "")?.[1] ?? null;

/**
 * Puts the ELI into the address of what was asked for by another name; the day that was asked for stays.
 *
 * @param eli of the act, or of the article where the address names one
 * @param answered the day that the answer says was asked for
 */
function useCanonical(eli: string | undefined, address: Address, answered: string | null): void {
  const { path, query } = address;
  const { act, day, below, comma } = normaAddress(path);
  const there = `eli:/${act}${below === null ? "" : `/${below}`}`;
  useEffect(() => {
    if (eli === undefined || eli === there || !isStillAt(path)) return;
    correct(actHash(onDay(comma === null ? eli : `${eli}/comma/${comma}`, day ?? answered), query));
  }, [eli, there]);
}

const load = async () => (await import("./absent.tsx")).AbsentHere;

/** What is offered where an act, an article or a day is not here: seldom wanted, and loaded then. */
const LazyAbsent = (props: ComponentProps<typeof AbsentHere>) => <LazyPart load={load} props={props} />;

interface ToolsProps {
  readonly norma: ListedAct;
  readonly article: ActArticle;
  readonly day: string | null;
  /** The comma that the address names; `null` for the whole article. */
  readonly comma: string | null;
}

/** What one takes away of an article, or of the comma that the address names. */
function ArticleTools({ norma, article, day, comma }: ToolsProps) {
  const eli = onDay(`${article.eli}${comma === null ? "" : `/comma/${comma}`}`, day);
  return (
    <p class="buttons reader-tools">
      <CopyButton text={() => articleCitation(norma, article, comma)} label={readerText("copia_citazione")} />
      <CopyButton text={() => eli} label={readerText("copia_eli")} />
      <CopyButton text={() => takenText(article, comma)} label={readerText("copia_testo")} />
      <button type="button" class="quiet small" onClick={() => print()}>
        {readerText("stampa")}
      </button>
    </p>
  );
}

function Neighbours({ body: { precedente, successivo, norma }, day }: { body: ArticleBody; day: string | null }) {
  const link = (near: NearArticle | null, word: "precedente" | "successivo", rel: string) =>
    near && (
      <a class="quiet" rel={rel} href={actHash(onDay(near.eli, day))}>
        <span class="unseen">{readerText(word)}: </span>
        <span aria-hidden="true">{rel === "prev" ? "←\u00a0" : ""}</span>art. {near.numero}
        <span aria-hidden="true">{rel === "next" ? "\u00a0→" : ""}</span>
      </a>
    );
  return (
    <nav class="row neighbours" aria-label={`${readerText("precedente")}, ${readerText("successivo")}`}>
      {link(precedente, "precedente", "prev")}
      <a class="quiet" href={actHash(onDay(norma.eli, day))}>
        {readerText("atto_intero")}
      </a>
      {link(successivo, "successivo", "next")}
    </nav>
  );
}

/** The words that a search found: loaded only if one led here. */
const loadHits = async () => (await import("./text/hits.tsx")).HitSteps;

interface ReadingOfArticleProps {
  readonly body: ArticleBody & { readonly meta: Meta };
  readonly asked: NormaAddress;
  readonly request: string;
  readonly address: Address;
}

function Reading({ body, asked, request, address: { path, query } }: ReadingOfArticleProps) {
  const { norma, versione, articolo, dal, relazioni, pronunce, meta } = body;
  const { day, comma } = asked;
  const changes = useMemo(() => changesOf(changesByArticle(relazioni.in), articolo), [body]);
  const place = comma === null ? null : `${articolo.id}__para_${comma}`;
  const hasComma = comma === null || commiOf(articolo.id, articolo.testo).some(({ numero }) => numero === comma);
  useReadingPlace(place, true);
  const whole = actHash(onDay(norma.eli, day));
  const question = query.trova ?? "";
  const [hitsOf, setHitsOf] = useState<HitsOf | null>(null);
  return (
    <>
      <OtherDay
        asked={asked}
        norma={norma}
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
        <Folded title={normaText("altro_giorno")}>
          <LazyLinks norma={norma} below={articolo.eli.slice(norma.eli.length + 1)} day={day} />
        </Folded>
        <ActTabs path={path} vista="testo" ruled={pronunce.length > 0} />
      </header>
      <div class="reader alone">
        <LazyContents asked={asked} norma={norma} current={articolo.id} />
        <div class="column">
          {headingsOf(articolo).length > 0 && (
            <p class="label headings" lang="it">
              {headingsOf(articolo).join(" › ")}
            </p>
          )}
          {day === null && <NotInText body={body} />}
          {!hasComma && (
            <p role="alert">
              {readerText("senza_comma")} {comma}.
            </p>
          )}
          <Rulings.Provider value={pronunce}>
            <Hits.Provider value={hitsOf}>
              <ArticleReading
                article={articolo}
                al={versione.al}
                changes={changes}
                relations={relazioni}
                day={day}
                query={{}}
                heading="h1"
                comma={comma}
              />
            </Hits.Provider>
          </Rulings.Provider>
          {question !== "" && (
            <LazyPart
              load={loadHits}
              props={{ question, mark: (found: HitsOf | null) => setHitsOf(() => found), place }}
            />
          )}
          <CitedBy body={body} />
          <p class="label">{dated(readerText("così_dal"), dal)}.</p>
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

/** Says what the text of an article lacks, and what relations that name no article may say of it. */
function NotInText({ body }: { body: ArticleBody }) {
  const { norma, versione, modifiche_successive: later, n_relazioni_senza_articolo: unnamed, relazioni } = body;
  return (
    <>
      {later && (
        <p class="other-day notice">
          {dated(normaText("dopo_il"), versione.al)} {normaText("manca")}: {later.n} ({normaText("ultima")}:{" "}
          {writtenDate(later.ultima)}).
        </p>
      )}
      {unnamed > 0 && relazioni.in.length === 0 && (
        <p class="label">
          {normaText("nessuna_nomina")}{" "}
          <a href={actHash(norma.eli, { vista: "modifiche" })}>
            {normaText("senza_nominare")}: {unnamed}
          </a>
          .
        </p>
      )}
    </>
  );
}

/** The page of an article, from one answer: the rest of its act is asked for when its contents are. */
function ArticlePage({ address, below }: ViewProps & { below: string }) {
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
      {(ready) => <Reading body={ready} asked={asked} request={request} address={address} />}
    </Shown>
  );
}

/** The tab of an address; one that nobody knows is the first. */
const tabOf = ({ query: { vista } }: Address): ActTab => (isActTab(vista) ? vista : "testo");

/** What each tab shows. All but the text are loaded when they are first wanted. */
const TAB_PARTS: Readonly<Record<ActTab, Loader<TabProps>>> = {
  testo: async () => TextTab,
  modifiche: async () => (await import("./modifiche-tab.tsx")).ModificheTab,
  versioni: async () => (await import("./versioni-tab.tsx")).VersioniTab,
  ...declaredTabs<TabProps>(async () => (await import("./resource-tab.tsx")).ResourceTab),
};

function WholeAct({ address, asked }: { address: Address; asked: NormaAddress }) {
  const request = actRequest(asked);
  const vista = tabOf(address);
  const loadTab = TAB_PARTS[vista];
  useEffect(() => {
    // The part comes while the answer does; where it does not, `LazyPart` says so.
    loadTab().catch(() => undefined);
  }, [loadTab]);
  const { answer, again } = useAnswer<ActBody>(request);
  const body = answer.state === "ready" ? answer.body : undefined;
  useTitle(body && [commonName(body.nomi), actCitation(body)].filter(Boolean).join(", "));
  const location = answer.state === "ready" ? answer.location : null;
  useCanonical(body && [body.eli, asked.below].filter(Boolean).join("/"), address, dayAnswered(body, location));
  if (answer.state === "absent") return <LazyAbsent body={answer.body} asked={asked} />;
  return (
    <Shown answer={answer} again={again} asked={asked.act}>
      {(act) => (
        <>
          <OtherDay
            asked={asked}
            norma={act}
            versione={act.versione}
            between={act.modifiche_intermedie}
            newest={hashOf(address.path.map(withoutDay), address.query)}
          />
          <ActHead act={act} meta={act.meta} address={address} request={request} vista={vista} />
          <LazyPart load={loadTab} props={{ act, address }} />
          <SourceStrip act={act} versione={act.versione} meta={act.meta} />
        </>
      )}
    </Shown>
  );
}

const withoutDay = (piece: string) => piece.replace(/@(?:\d{4}-\d{2}-\d{2}|originale)$/, "");

/** The graph has a page of its own, which stands in the place of this address. */
function ToGraph({ path }: { path: Address["path"] }) {
  useEffect(() => location.replace(graphOf(path)), []);
  return null;
}

export function NormaPage({ address }: ViewProps) {
  if (address.query.vista === "grafo") return <ToGraph path={address.path} />;
  const asked = normaAddress(address.path);
  if (isAlone(address) && asked.below !== null) return <ArticlePage address={address} below={asked.below} />;
  return <WholeAct address={address} asked={asked} />;
}
