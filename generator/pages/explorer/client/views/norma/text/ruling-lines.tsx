/** What the Constitutional Court ruled on an article: a calm line for each ruling, its words unfolded on demand. */

import { COURT, type RulingOnArticle, rulingLink, rulingSays } from "../../../../../../contract/resources/pronunce.ts";
import { hashOf } from "../../../address.ts";
import { LINGUA } from "../../../data/place.ts";
import { counted } from "../../../data/written.ts";
import { Inlines, SAY } from "../../../inlines.tsx";
import { Fold } from "../../../shell/folded.tsx";
import { textsOf } from "../../../shell/texts.ts";

const rulingText = textsOf({
  parole: { it: "le parole", en: "the words" },
  tutti_articoli: { it: "Tutti gli articoli di questa pronuncia", en: "All articles of this ruling" },
  sito_corte: { it: "Sul sito della Corte", en: "At the Court" },
  altre_pronunce: { it: "altra pronuncia/altre pronunce", en: "more ruling/more rulings" },
});

const RulingLine = ({ ruling }: { ruling: RulingOnArticle }) => (
  <li class="ruling">
    <Inlines of={[COURT[LINGUA], ", ", rulingLink(ruling, SAY), ": ", ...rulingSays(ruling, SAY)]} />{" "}
    <details class="ruling-words">
      <summary>{rulingText("parole")}</summary>
      <blockquote lang="it">{ruling.dispositivo}</blockquote>
      {ruling.ecli !== null && ruling.url !== null && (
        <p>
          <a href={hashOf(["pronunce", ruling.ecli])}>{rulingText("tutti_articoli")}</a> ·{" "}
          <a href={ruling.url} rel="noopener noreferrer">
            {rulingText("sito_corte")}
          </a>
        </p>
      )}
    </details>
  </li>
);

/** Lines before the rest is folded: the text is near. */
const FIRST = 2;

/** The rulings on an article, the newest first. */
export function RulingLines({ rulings }: { rulings: readonly RulingOnArticle[] }) {
  const list = (some: readonly RulingOnArticle[]) => (
    <ul class="bare">
      {some.map((ruling, i) => (
        <RulingLine key={i} ruling={ruling} />
      ))}
    </ul>
  );
  const rest = rulings.slice(FIRST);
  return (
    <div class="rulings" lang={LINGUA}>
      {list(rulings.slice(0, FIRST))}
      {rest.length > 0 && (
        <Fold kind="rest" summary={counted(rest.length, rulingText("altre_pronunce"))}>
          {() => list(rest)}
        </Fold>
      )}
    </div>
  );
}
