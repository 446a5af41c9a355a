/** Acts in their order, newest first: all of a type, or those whose title has the words. */

import { useState } from "preact/hooks";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { ActLine } from "./act-line.tsx";
import type { FoundAct } from "./found.ts";
import { searchWord } from "./search-words.ts";

const STEP = 50;

interface Acts {
  readonly totale: number;
  readonly norme: readonly FoundAct[];
}

const requestOf = (q: string, tipo: string, offset: number) =>
  `norme?${new URLSearchParams({ tipo, q, limit: String(STEP), offset: String(offset) })}`;

const sheetOf = (acts: readonly FoundAct[]) => ({
  columns: ["eli", "tipo", "data", "numero", "titolo", "articoli"],
  rows: acts.map(({ eli, tipo, data, numero, titolo, n_articoli }) => [eli, tipo, data, numero, titolo, n_articoli]),
});

interface Props {
  readonly q: string;
  readonly tipo: string;
  readonly offset?: number;
}

/** A page of the list; the next one comes below it. */
export function ActsList({ q, tipo, offset = 0 }: Props) {
  const request = requestOf(q, tipo, offset);
  const { answer, again } = useAnswer<Acts>(request);
  const [more, setMore] = useState("");
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, totale, norme }) => (
        <>
          {offset === 0 && (
            <>
              <p role="status">
                {writtenCount(totale)} {searchWord("atti")}
              </p>
              <SourceLine meta={meta} />
            </>
          )}
          <ul class="founds">
            {norme.map((act) => (
              <ActLine key={act.eli} act={act} />
            ))}
          </ul>
          {more === request && <ActsList q={q} tipo={tipo} offset={offset + STEP} />}
          {more !== request && offset + norme.length < totale && (
            <button type="button" class="quiet" onClick={() => setMore(request)}>
              {searchWord("altri")}
            </button>
          )}
          {offset === 0 && <TheseData requests={[request]} table={() => sheetOf(norme)} name="atti" nota={meta.nota} />}
        </>
      )}
    </Shown>
  );
}
