/** Acts and articles that hold what is searched for, the most relevant first. */

import { useState } from "preact/hooks";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { ActsList } from "./acts-list.tsx";
import { type FoundLaws, type FoundPiece, foundAt } from "./found.ts";
import { Cited, PieceLine } from "./pieces-found.tsx";
import { searchWord } from "./search-words.ts";

/** Results asked for at a time. */
const STEP = 20;
/** The API gives no more. */
const MOST = 920;

const requestOf = (q: string, tipo: string, offset: number) =>
  `cerca?${new URLSearchParams({ q, ...(tipo === "" ? {} : { tipo }), limit: String(STEP), offset: String(offset) })}`;

const sheetOf = (found: readonly FoundPiece[]) => ({
  columns: ["eli", "titolo", "articolo", "comma", "rubrica", "estratto"],
  rows: found.map(({ norma, articolo, estratto }) => [
    articolo?.eli ?? norma.eli,
    norma.titolo,
    articolo?.numero ?? null,
    articolo?.comma ?? null,
    articolo?.rubrica ?? null,
    estratto,
  ]),
});

/** One page of results; the next one comes below it. */
function PageOfPieces({ q, tipo, offset }: { q: string; tipo: string; offset: number }) {
  const { answer, again } = useAnswer<FoundLaws>(requestOf(q, tipo, offset));
  const [more, setMore] = useState(false);
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ totale, risultati }) => (
        <>
          <ol class="founds" start={offset + 1}>
            {risultati.map((found) => (
              <PieceLine key={foundAt(found)} found={found} />
            ))}
          </ol>
          {more && <PageOfPieces q={q} tipo={tipo} offset={offset + STEP} />}
          {!more && offset + risultati.length < Math.min(totale, MOST) && risultati.length > 0 && (
            <button type="button" class="quiet" onClick={() => setMore(true)}>
              {searchWord("altri")}
            </button>
          )}
        </>
      )}
    </Shown>
  );
}

export function LawsFound({ q, tipo }: { q: string; tipo: string }) {
  const request = requestOf(q, tipo, 0);
  const { answer, again } = useAnswer<FoundLaws>(request);
  // A tree may be made without the index of texts.
  if (answer.state === "failed" && answer.why === "refused")
    return (
      <>
        <p>{searchWord("solo_titoli")}</p>
        <ActsList q={q} tipo={tipo} />
      </>
    );
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, totale, totale_esatto, riconosciuta, risultati }) => (
        <>
          {riconosciuta && <Cited cited={riconosciuta} />}
          {totale === 0 ? (
            <>
              <p>
                {searchWord("nessuno")} <strong>{q}</strong>.
              </p>
              <p>{searchWord("consigli").replaceAll("`", "")}</p>
            </>
          ) : (
            <>
              <p role="status">
                {totale_esatto ? "" : `${searchWord("almeno")} `}
                {writtenCount(totale)} {searchWord("risultati")}
              </p>
              <SourceLine meta={meta} />
              <PageOfPieces key={request} q={q} tipo={tipo} offset={0} />
            </>
          )}
          <TheseData requests={[request]} table={() => sheetOf(risultati)} name="ricerca" nota={meta.nota} />
        </>
      )}
    </Shown>
  );
}
