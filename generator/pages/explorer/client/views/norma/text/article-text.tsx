/** An article as it is read. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { eliLabel } from "../../../../../../law/names/eli-label.ts";
import { actHash } from "../../../address.ts";
import { counted, dated, writtenDate } from "../../../data/written.ts";
import { Fold } from "../../../shell/folded.tsx";
import type { ActArticle, ActRelation, ActRelations } from "../act-body.ts";
import { onDay } from "../norma-address.ts";
import { doesText, doneText, trustText } from "../relation-texts.ts";
import { ArticleRulings, CommaRulings, OtherRulings } from "./article-rulings.tsx";
import { type CommaBlock, commaBlocks } from "./blocks.ts";
import { changeOfMark, effectsAmong, extentOfRepeal, isAfter, isPartRepeal, repealOf, textual } from "./changes.ts";
import { markedLines } from "./marks.ts";
import { readerText } from "./reader-texts.ts";
import { BlocksReading, Line, type PlacesOf } from "./text-blocks.tsx";
import { usePlaces } from "./use-places.ts";

const articleOf = ({ articolo_da, partizione_da }: ActRelation) =>
  `${articolo_da === null ? "" : `, art. ${articolo_da}`}${partizione_da === null ? "" : `, ${partizione_da}`}`;

/**
 * The act that made a change, in words: `D.Lgs. 209/2024, art. 76, comma 1 (31 dicembre 2024)`.
 */
const changeText = (relation: ActRelation): string =>
  `${eliLabel(relation.da)}${articleOf(relation)}${relation.data === null ? "" : ` (${writtenDate(relation.data)})`}`;

/** A link to the act that made a change, at its article where it has one of the main numbering. */
function Acting({ relation }: { relation: ActRelation }) {
  const { da, articolo_da, nel_corpus } = relation;
  const below = articolo_da === null || /[ ,]/.test(articolo_da) ? "" : `/art/${articolo_da}`;
  return (
    <a
      href={actHash(da + below)}
      class={nel_corpus ? undefined : "away"}
      title={nel_corpus ? undefined : readerText("non_qui")}
      lang="it"
    >
      {eliLabel(da)}
      {articleOf(relation)}
    </a>
  );
}

function Change({ relation }: { relation: ActRelation }) {
  const { tipo, partizione_a, data, decorrenza, affidabilita, evidenza } = relation;
  const extent = extentOfRepeal(relation);
  return (
    <li>
      <Acting relation={relation} /> {doesText(tipo)} {extent !== null && `${readerText(extent)} `}
      {partizione_a !== null && <span lang="it">{partizione_a}</span>}
      {decorrenza && <span lang="it">, {decorrenza.testo}</span>}
      <span class="label">
        {data !== null && ` · ${writtenDate(data)}`} · {readerText("affidabilità")} {trustText(affidabilita)}
      </span>
      {evidenza !== null && (
        <details class="proof">
          <summary>{readerText("prova")}</summary>
          <blockquote lang="it">{evidenza}</blockquote>
        </details>
      )}
    </li>
  );
}

/** What a repeal that is not that of the whole article does, in front of the act that made it; `null` of any other change. */
function PartRepealed({ relation }: { relation: ActRelation }) {
  const { partizione_a, portata } = relation;
  if (partizione_a === null) return <>{readerText("in_parte_da")}</>;
  return (
    <>
      <span lang="it">{capitalised(partizione_a)}</span>{" "}
      {readerText(portata === "parte" ? "parte_in_parte_da" : "parte_abrogata_da")}
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ChangesProps {
  /** Newest first. */
  readonly changes: readonly ActRelation[];
  readonly repealed: boolean;
  /** The day of the text: relations tell of later ones too. */
  readonly al: string;
}

/** Who changed an article and when, with the sentences that prove it: the latest change in a line, the others folded. */
function ChangeLine({ changes, repealed, al }: ChangesProps) {
  const repeal = repealed ? repealOf(changes) : undefined;
  const latest = repeal ?? textual(changes)[0] ?? changes[0];
  if (latest === undefined) return repealed ? <p class="change-line">{readerText("abrogato")}</p> : null;
  const changed = isAfter(latest, al) ? "cambiato_dopo" : "modificato";
  const does = repeal ? "abrogato_da" : latest.classe === "testo" ? changed : "toccato";
  const others = changes.length - 1;
  return (
    <Fold
      kind="change-line"
      summary={
        <>
          {isPartRepeal(latest) && !isAfter(latest, al) ? <PartRepealed relation={latest} /> : readerText(does)}{" "}
          <span lang="it">{eliLabel(latest.da)}</span>
          {latest.data !== null && <> {dated(readerText("il"), latest.data)}</>}
          {latest.decorrenza && <span lang="it">, {latest.decorrenza.testo}</span>}
          {others > 0 && ` (+ ${counted(others, readerText("altre"))})`}
        </>
      }
    >
      {() => <Changes changes={changes} />}
    </Fold>
  );
}

const Changes = ({ changes }: { changes: readonly ActRelation[] }) => (
  <ul>
    {changes.map((relation, i) => (
      <Change key={i} relation={relation} />
    ))}
  </ul>
);

/** By whom an article is derogated from, postponed, interpreted: for each kind the newest and how many others, folded. */
function EffectLine({ changes }: { changes: readonly ActRelation[] }) {
  const kinds = [...new Set(changes.map(({ tipo }) => tipo))];
  if (kinds.length === 0) return null;
  return (
    <Fold
      kind="change-line"
      summary={kinds.map((kind, i) => {
        const [latest, ...others] = changes.filter(({ tipo }) => tipo === kind);
        return (
          <>
            {i === 0 ? capitalised(doneText(kind)) : `; ${doneText(kind)}`}{" "}
            <span lang="it">{eliLabel(latest?.da ?? "")}</span>
            {others.length > 0 && ` (+ ${counted(others.length, readerText("altre"))})`}
          </>
        );
      })}
    >
      {() => <Changes changes={changes} />}
    </Fold>
  );
}

interface ReadingProps {
  readonly article: ActArticle;
  /** The day of the text. */
  readonly al: string;
  /** Relations that act on it, newest first. */
  readonly changes: readonly ActRelation[];
  /** Of its act, or of the article where it is alone. */
  readonly relations: ActRelations;
  /** The day that the address names. */
  readonly day: string | null;
  /** What its links keep of the address. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly heading: "h1" | "h2" | "h3";
  /** The one that the address names. */
  readonly comma?: string | null;
}

/** Which act made the marks of a comma. */
function whoMade(changes: readonly ActRelation[], comma: string | null): string {
  const change = changeOfMark(changes, comma);
  return change === undefined
    ? readerText("modifica_ignota")
    : `${readerText("ultima_modifica")} ${changeText(change)}`;
}

interface CommaProps {
  readonly comma: CommaBlock;
  readonly href: string;
  readonly who: string;
  readonly placesOf: PlacesOf | undefined;
  readonly above: ComponentChildren;
}

/** Long numbers (`1-quinquies`) have no room in a narrow margin. */
const numberClass = (numero: string) =>
  `comma-number${numero.length > 11 ? " longest" : numero.length > 3 ? " long" : ""}`;

function CommaText({ comma: { id, numero, numbered, blocks }, href, who, placesOf, above }: CommaProps) {
  return (
    <div class="comma" id={id}>
      {above}
      {numbered && (
        <a class={numberClass(numero ?? "")} href={href} aria-label={`${readerText("comma")} ${numero}`}>
          {numero}
        </a>
      )}
      <BlocksReading blocks={blocks} who={who} placesOf={placesOf} />
    </div>
  );
}

/** Pixels that a text takes, roughly: a reader's scroll bar does not jump while the text comes near. */
const roughHeight = ({ testo, rubrica }: ActArticle) =>
  110 +
  30 * testo.split("\n").reduce((lines, line) => lines + 0.4 + Math.ceil(line.length / 66), 0) +
  (rubrica ? 20 : 0);

export function ArticleReading(props: ReadingProps) {
  const { article, al, changes, relations, day, query, heading: Heading, comma = null } = props;
  const { id, eli, numero, rubrica, testo, abrogato, lacuna, note } = article;
  const place = useRef<HTMLElement>(null);
  const placesOf = usePlaces(place, relations);
  const commi = useMemo(() => commaBlocks(id, testo), [id, testo]);
  const [title] = useMemo(() => markedLines((rubrica ?? "").replaceAll("\n", " ")), [rubrica]);
  const own = onDay(eli, day);
  const made = changes.filter((change) => !isAfter(change, al));
  const effects = effectsAmong(changes);
  const numbers = commi.map((block) => block.numero);
  return (
    <article
      id={id}
      ref={place}
      class={abrogato ? "art repealed" : "art"}
      style={`contain-intrinsic-size:auto ${Math.round(roughHeight(article))}px`}
    >
      <Heading tabIndex={-1}>
        <a class="art-number" href={actHash(own, query)}>
          Art. {numero}
        </a>{" "}
        <span lang="it">
          <Line pieces={title ?? []} who={whoMade(made, null)} />
        </span>
      </Heading>
      <ArticleRulings article={article} folded={Heading !== "h1"} />
      <ChangeLine changes={changes.filter((change) => !effects.includes(change))} repealed={abrogato} al={al} />
      <EffectLine changes={effects} />
      <div lang="it" class="law">
        {commi.map((block) => (
          <CommaText
            key={block.id}
            above={block.numero === comma && comma !== null && <CommaRulings {...{ eli, comma, commi: numbers }} />}
            comma={block}
            href={actHash(`${own}/comma/${block.numero}`, query)}
            who={whoMade(made, block.numero)}
            placesOf={placesOf}
          />
        ))}
      </div>
      <OtherRulings eli={article.eli} />
      {lacuna && <p class="label">{readerText("senza_testo")}</p>}
      {note.length > 0 && (
        <Fold kind="notes" summary={`${readerText("note")} (${note.length})`}>
          {() => (
            <div lang="it">
              {note.flatMap((text, i) => text.split("\n").map((line, j) => <p key={`${i}.${j}`}>{line}</p>))}
            </div>
          )}
        </Fold>
      )}
    </article>
  );
}

/**
 * Brings what an address names into view, marks it and gives it the focus; nothing where it names no place, or the place is not there yet.
 *
 * @param id of an element
 * @param there what must be drawn before
 */
export function useReadingPlace(id: string | null, there: boolean): void {
  useEffect(() => {
    if (id === null || !there) return;
    const element = document.getElementById(id);
    if (element === null) return;
    element.scrollIntoView({ behavior: "instant", block: "start" });
    // A second time, once what stands above has its true height.
    const frame = requestAnimationFrame(() => element.scrollIntoView({ behavior: "instant", block: "start" }));
    element.classList.add("chosen");
    const focused = element.querySelector<HTMLElement>("h1, h2, h3, .comma-number") ?? element;
    focused.focus({ preventScroll: true });
    return () => {
      cancelAnimationFrame(frame);
      element.classList.remove("chosen");
    };
  }, [id, there]);
}
