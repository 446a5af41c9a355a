/** An article as it is read. */

import { useMemo, useRef } from "preact/hooks";
import { actHash } from "../../../address/address.ts";
import type { ActArticle, ActRelation, ActRelations } from "../act-body.ts";
import { onDay } from "../norma-address.ts";
import { type CommaBlock, commaBlocks } from "./blocks.ts";
import { ChangeLine, changeText } from "./change-line.tsx";
import { changeOfMark, isAfter } from "./changes.ts";
import { Fold } from "./fold.tsx";
import { usePlaces } from "./links/use-places.ts";
import { markedLines } from "./marks.ts";
import { readerWord } from "./reader-words.ts";
import { BlocksReading, Line, type PlacesOf } from "./text-blocks.tsx";

export interface ReadingProps {
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
}

/** Which act made the marks of a comma. */
function whoMade(changes: readonly ActRelation[], comma: string | null): string {
  const change = changeOfMark(changes, comma);
  return change === undefined
    ? readerWord("modifica_ignota")
    : `${readerWord("ultima_modifica")} ${changeText(change)}`;
}

interface CommaProps {
  readonly comma: CommaBlock;
  readonly href: string;
  readonly who: string;
  readonly placesOf: PlacesOf | undefined;
}

/** Long numbers (`1-quinquies`) have no room in a narrow margin. */
const numberClass = (numero: string) =>
  `comma-number${numero.length > 11 ? " longest" : numero.length > 3 ? " long" : ""}`;

function CommaText({ comma: { id, numero, numbered, blocks }, href, who, placesOf }: CommaProps) {
  return (
    <div class="comma" id={id}>
      {numbered && (
        <a class={numberClass(numero ?? "")} href={href} aria-label={`${readerWord("comma")} ${numero}`}>
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

export function ArticleReading({ article, al, changes, relations, day, query, heading: Heading }: ReadingProps) {
  const { id, eli, numero, rubrica, testo, abrogato, lacuna, note } = article;
  const place = useRef<HTMLElement>(null);
  const placesOf = usePlaces(place, relations);
  const commi = useMemo(() => commaBlocks(id, testo), [id, testo]);
  const [title] = useMemo(() => markedLines((rubrica ?? "").replaceAll("\n", " ")), [rubrica]);
  const own = onDay(eli, day);
  const made = changes.filter((change) => !isAfter(change, al));
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
      <ChangeLine changes={changes} repealed={abrogato} al={al} />
      <div lang="it" class="law">
        {commi.map((block) => (
          <CommaText
            key={block.id}
            comma={block}
            href={actHash(`${own}/comma/${block.numero}`, query)}
            who={whoMade(made, block.numero)}
            placesOf={placesOf}
          />
        ))}
      </div>
      {lacuna && <p class="label">{readerWord("senza_testo")}</p>}
      {note.length > 0 && (
        <Fold kind="notes" summary={`${readerWord("note")} (${note.length})`}>
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
