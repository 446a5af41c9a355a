/** The first page: what is here, of which day, and four ways in. */

import { hashOf } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import { COUNTS, homeWord, STARTS } from "./home-words.ts";

/** What this page reads of `/health`. */
interface Health {
  readonly conteggi: Counts;
  readonly copertura: readonly { readonly tipo: string; readonly atti: number; readonly al: string | null }[];
}

/** Counts, some of them in groups: `{ norme: 14, pnrr: { progetti: 3 } }`. */
interface Counts {
  readonly [name: string]: number | Counts;
}

/** The count at a place: `pnrr.progetti`; 0 where the collection has none. */
function countAt(counts: Counts, place: string): number {
  let at: number | Counts | undefined = counts;
  for (const name of place.split(".")) at = typeof at === "object" ? at[name] : undefined;
  return typeof at === "number" ? at : 0;
}

function Figures({ conteggi }: { conteggi: Counts }) {
  return (
    <dl class="counts">
      {COUNTS.map(({ place, names, path }) => (
        <div key={place}>
          <dt>{path ? <a href={hashOf(path)}>{names[LINGUA]}</a> : names[LINGUA]}</dt>
          <dd>{writtenCount(countAt(conteggi, place))}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HomePage() {
  useTitle(undefined);
  const { answer, again } = useAnswer<Health>("health");
  return (
    <div class="home">
      <h1>{homeWord("titolo")}</h1>
      <p class="lead">{homeWord("testo")}</p>
      <ul class="starts">
        {STARTS.map(({ path, query, names, texts }) => (
          <li key={names.it}>
            <a href={hashOf(path, query)}>
              <strong>{names[LINGUA]}</strong>
              <span>{texts[LINGUA]}</span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="qui">
        <h2 id="qui">{homeWord("qui")}</h2>
        <Shown answer={answer} again={again} asked="">
          {({ meta, conteggi }) => (
            <>
              <Figures conteggi={conteggi} />
              <SourceLine meta={meta} />
              <TheseData requests={["health"]} />
            </>
          )}
        </Shown>
      </section>
    </div>
  );
}
