/** Who changed an article and when, with the sentence that proves it. */

import { actHash } from "../../../address/address.ts";
import { writtenDate } from "../../../data/written.ts";
import type { ActRelation } from "../act-body.ts";
import { eliLabel } from "../eli-label.ts";
import { doesWord, trustWord } from "../relation-words.ts";
import { extentOfRepeal, isAfter, isPartRepeal, repealOf, textual } from "./changes.ts";
import { Fold } from "./fold.tsx";
import { readerWord } from "./reader-words.ts";

const articleOf = ({ articolo_da, partizione_da }: ActRelation) =>
  `${articolo_da === null ? "" : `, art. ${articolo_da}`}${partizione_da === null ? "" : `, ${partizione_da}`}`;

/**
 * The act that made a change, in words: `D.Lgs. 209/2024, art. 76, comma 1 (31 dicembre 2024)`.
 */
export const changeText = (relation: ActRelation): string =>
  `${eliLabel(relation.da)}${articleOf(relation)}${relation.data === null ? "" : ` (${writtenDate(relation.data)})`}`;

/** A link to the act that made a change, at its article where it has one of the main numbering. */
function Acting({ relation }: { relation: ActRelation }) {
  const { da, articolo_da, nel_corpus } = relation;
  const below = articolo_da === null || /[ ,]/.test(articolo_da) ? "" : `/art/${articolo_da}`;
  return (
    <a
      href={actHash(da + below)}
      class={nel_corpus ? undefined : "away"}
      title={nel_corpus ? undefined : readerWord("non_qui")}
      lang="it"
    >
      {eliLabel(da)}
      {articleOf(relation)}
    </a>
  );
}

function Change({ relation }: { relation: ActRelation }) {
  const { tipo, partizione_a, data, affidabilita, evidenza } = relation;
  const extent = extentOfRepeal(relation);
  return (
    <li>
      <Acting relation={relation} /> {doesWord(tipo)} {extent !== null && `${readerWord(extent)} `}
      {partizione_a !== null && <span lang="it">{partizione_a}</span>}
      <span class="label">
        {data !== null && ` · ${writtenDate(data)}`} · {readerWord("affidabilità")} {trustWord(affidabilita)}
      </span>
      {evidenza !== null && (
        <details class="proof">
          <summary>{readerWord("prova")}</summary>
          <blockquote lang="it">{evidenza}</blockquote>
        </details>
      )}
    </li>
  );
}

/** What a repeal that is not that of the whole article does, in front of the act that made it; `null` of any other change. */
function PartRepealed({ relation }: { relation: ActRelation }) {
  const { partizione_a, portata } = relation;
  if (partizione_a === null) return <>{readerWord("in_parte_da")}</>;
  return (
    <>
      <span lang="it">{capitalised(partizione_a)}</span>{" "}
      {readerWord(portata === "parte" ? "parte_in_parte_da" : "parte_abrogata_da")}
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Props {
  /** Newest first. */
  readonly changes: readonly ActRelation[];
  readonly repealed: boolean;
  /** The day of the text: relations tell of later ones too. */
  readonly al: string;
}

/** The changes of an article: the latest one in a line, the others folded. */
export function ChangeLine({ changes, repealed, al }: Props) {
  const repeal = repealed ? repealOf(changes) : undefined;
  const latest = repeal ?? textual(changes)[0] ?? changes[0];
  if (latest === undefined) return repealed ? <p class="change-line">{readerWord("abrogato")}</p> : null;
  const changed = isAfter(latest, al) ? "cambiato_dopo" : "modificato";
  const does = repeal ? "abrogato_da" : latest.classe === "testo" ? changed : "toccato";
  const others = changes.length - 1;
  return (
    <Fold
      kind="change-line"
      summary={
        <>
          {isPartRepeal(latest) && !isAfter(latest, al) ? <PartRepealed relation={latest} /> : readerWord(does)}{" "}
          <span lang="it">{eliLabel(latest.da)}</span>
          {latest.data !== null && (
            <>
              {" "}
              {readerWord("il")} {writtenDate(latest.data)}
            </>
          )}
          {others > 0 && ` (+ ${others} ${readerWord("altre")})`}
        </>
      }
    >
      {() => (
        <ul>
          {changes.map((relation, i) => (
            <Change key={i} relation={relation} />
          ))}
        </ul>
      )}
    </Fold>
  );
}
