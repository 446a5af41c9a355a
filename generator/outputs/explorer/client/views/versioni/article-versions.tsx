/** The versions of one article: where its text changed, and what it said. */

import { actHash } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenDate } from "../../data/written.ts";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { AbsentArticle } from "../norma/absent-article.tsx";
import type { ArticleBody } from "../norma/act-body.ts";
import { articleRequest, type NormaAddress, onDay } from "../norma/norma-address.ts";
import type { TabProps } from "../norma/tabs.ts";
import { markedLines } from "../norma/text/marks.ts";
import { Line } from "../norma/text/text-blocks.tsx";
import { comparisonHash } from "./act-versions.tsx";
import { versionDay } from "./time-line.ts";
import { VersionLine } from "./version-line.tsx";
import { versioniWord } from "./versioni-words.ts";

/** The text of an article on a day. */
function TextOfDay({ asked, below, day }: { asked: NormaAddress; below: string; day: string }) {
  const { answer, again } = useAnswer<ArticleBody>(articleRequest({ ...asked, day }, below));
  return (
    <Shown answer={answer} again={again} asked={`${asked.act} ${below}`}>
      {({ articolo: { rubrica, testo } }) => (
        <div class="text-of-day" lang="it">
          {rubrica !== null && (
            <h3>
              <Line pieces={markedLines(rubrica)[0] ?? []} />
            </h3>
          )}
          {markedLines(testo).map((pieces, i) => (
            <p key={i}>
              <Line pieces={pieces} />
            </p>
          ))}
        </div>
      )}
    </Shown>
  );
}

interface Props extends TabProps {
  readonly asked: NormaAddress;
  /** `art/3` */
  readonly below: string;
}

export function ArticleVersions({ act, address: { query }, asked, below }: Props) {
  // Of the newest version: the one of a day may not have the article any more, or not yet.
  const request = articleRequest(asked, below);
  const { answer, again } = useAnswer<ArticleBody>(request);
  return (
    <>
      <p class="buttons">
        <a class="quiet small" href={actHash(onDay(act.eli, asked.day), { vista: "versioni" })}>
          {versioniWord("tutte_dell_atto")}
        </a>
      </p>
      {answer.state === "absent" ? (
        <AbsentArticle body={answer.body} />
      ) : (
        <Shown answer={answer} again={again} asked={`${asked.act} ${below}`}>
          {({ articolo, dal, versioni, meta }) => {
            const days = versioni.map(({ al }) => al).reverse();
            const chosen = versionDay(days, query.al ?? dal) ?? dal;
            const before = days[days.indexOf(chosen) - 1];
            return (
              <>
                <h2>
                  {versioniWord("articolo")} <span lang="it">art. {articolo.numero}</span>
                </h2>
                {days.length > 1 ? (
                  <VersionLine days={days} chosen={chosen} />
                ) : (
                  <p class="lead">
                    {versioniWord("articolo_uno")} ({versioniWord("dal")} {writtenDate(dal)})
                  </p>
                )}
                <TextOfDay asked={asked} below={below} day={chosen} />
                <p class="buttons">
                  <a class="quiet" href={actHash(onDay(articolo.eli, chosen))}>
                    {versioniWord("leggi")}
                  </a>
                  {before !== undefined && (
                    <a class="quiet" href={comparisonHash(act.eli, before, chosen, below.replace(/^art\//, ""))}>
                      {versioniWord("confronta")}
                    </a>
                  )}
                </p>
                <TheseData
                  requests={[request]}
                  table={() => ({ columns: ["al"], rows: versioni.map(({ al }) => [al]) })}
                  name={`versioni-art-${articolo.numero}`}
                  nota={meta.nota}
                />
              </>
            );
          }}
        </Shown>
      )}
    </>
  );
}
