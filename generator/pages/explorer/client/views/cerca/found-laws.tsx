/** Acts and articles that hold what is searched for, the most relevant first. */

import { Fragment } from "preact";
import { useState } from "preact/hooks";
import type { Narrowing } from "../../../../../contract/operations.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted, writtenDate } from "../../data/written.ts";
import { markedPieces } from "../../shell/marked-pieces.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { RulingsMark, Shown, SourceLine } from "../../shell/view.tsx";
import { plainTitle } from "../norma/act-name.ts";
import { type FoundAct, type FoundLaws, type FoundPiece, foundAt, labelOf } from "./found.ts";
import { searchText } from "./search-texts.ts";

/** An act as a line of a list: how lawyers cite it, its title, its day. */
function ActLine({ act }: { act: FoundAct }) {
  return (
    <li class="found">
      <a href={actHash(act.eli)}>{citationLabel(act)}</a>{" "}
      <span class="label">
        {writtenDate(act.data)} · {counted(act.n_articoli, searchText("articoli"))}
      </span>
      <p lang="it">{plainTitle(act.titolo)}</p>
    </li>
  );
}

const ACTS_STEP = 50;

interface Acts {
  readonly totale: number;
  readonly norme: readonly FoundAct[];
}

const actsRequest = (q: string, tipo: string, offset: number) =>
  `norme?${new URLSearchParams({ tipo, q, limit: String(ACTS_STEP), offset: String(offset) })}`;

const actsSheet = (acts: readonly FoundAct[]) => ({
  columns: ["eli", "tipo", "data", "numero", "titolo", "articoli"],
  rows: acts.map(({ eli, tipo, data, numero, titolo, n_articoli }) => [eli, tipo, data, numero, titolo, n_articoli]),
});

interface ActsProps {
  readonly q: string;
  readonly tipo: string;
  readonly offset?: number;
}

/** Acts in their order, newest first: all of a type, or those whose title has the words. A page of the list; the next one comes below it. */
export function ActsList({ q, tipo, offset = 0 }: ActsProps) {
  const request = actsRequest(q, tipo, offset);
  const { answer, again } = useAnswer<Acts>(request);
  const [more, setMore] = useState("");
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, totale, norme }) => (
        <>
          {offset === 0 && (
            <>
              <p role="status">{counted(totale, searchText("atti"))}</p>
              <SourceLine meta={meta} />
            </>
          )}
          <ul class="bare founds">
            {norme.map((act) => (
              <ActLine key={act.eli} act={act} />
            ))}
          </ul>
          {more === request && <ActsList q={q} tipo={tipo} offset={offset + ACTS_STEP} />}
          {more !== request && offset + norme.length < totale && (
            <button type="button" class="quiet" onClick={() => setMore(request)}>
              {searchText("altri")}
            </button>
          )}
          {offset === 0 && (
            <TheseData requests={[request]} table={() => actsSheet(norme)} name="atti" nota={meta.nota} />
          )}
        </>
      )}
    </Shown>
  );
}

/** An article or an act that was found, with the piece of text that shows it. */
function PieceLine({ found, q }: { found: FoundPiece; q: string }) {
  const { norma, articolo, estratto, evidenzia } = found;
  return (
    <li class="found">
      <a href={actHash(foundAt(found), { trova: articolo === null ? undefined : q })}>
        {labelOf(found)}
        {articolo?.rubrica ? <span lang="it"> · {plainTitle(articolo.rubrica)}</span> : null}
      </a>
      <RulingsMark n={articolo?.n_pronunce} />
      {articolo === null ? null : (
        <p class="label" lang="it">
          {plainTitle(norma.titolo)}
        </p>
      )}
      <p lang="it" class="excerpt">
        {markedPieces(estratto, evidenzia).map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text))}
      </p>
    </li>
  );
}

/** Results asked for at a time. */
const STEP = 20;
/** The API gives no more. */
const MOST = 920;

/** Whether a text is words alone, which could be asked for in quotes. */
const isPlainWords = (q: string) => !/["“”«»*]/.test(q);

/** What a search is narrowed to, without what it is not. */
const chosenOf = (filters: Narrowing): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

/**
 * What is asked of the search, beside the text.
 *
 * @example piecesRequest("truffa", narrowingOf({}), 0) // "cerca?q=truffa&limit=20&offset=0"
 */
export function piecesRequest(q: string, filters: Narrowing, offset: number, dopo = 0): string {
  const after = dopo === 0 ? {} : { dopo: String(dopo) };
  const window = { limit: String(STEP), offset: String(offset) };
  return `cerca?${new URLSearchParams({ q, ...chosenOf(filters), ...after, ...window })}`;
}

const piecesSheet = (found: readonly FoundPiece[]) => ({
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

interface PageProps {
  readonly q: string;
  readonly filters: Narrowing;
  readonly offset: number;
  /** After how many documents words in quotes are looked for, and how many results stand above those of these. */
  readonly dopo?: number;
  readonly above?: number;
}

/** One page of results; the next one comes below it. */
function PageOfPieces({ q, filters, offset, dopo = 0, above = 0 }: PageProps) {
  const { answer, again } = useAnswer<FoundLaws>(piecesRequest(q, filters, offset, dopo));
  const [more, setMore] = useState(false);
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ totale, prosegue, risultati }) => {
        const isFull = offset + risultati.length < Math.min(totale, MOST) && risultati.length > 0;
        const rest = isFull
          ? { offset: offset + STEP, dopo, above }
          : { offset: 0, dopo: prosegue ?? 0, above: above + totale };
        return (
          <>
            <ol class="bare founds" start={above + offset + 1}>
              {risultati.map((found) => (
                <PieceLine key={foundAt(found)} found={found} q={q} />
              ))}
            </ol>
            {more && <PageOfPieces q={q} filters={filters} {...rest} />}
            {!more && (isFull || prosegue !== null) && (
              <button type="button" class="quiet" onClick={() => setMore(true)}>
                {searchText(isFull ? "altri" : "altri_testi")}
              </button>
            )}
          </>
        );
      }}
    </Shown>
  );
}

export function LawsFound({ q, filters }: { q: string; filters: Narrowing }) {
  const request = piecesRequest(q, filters, 0);
  const { answer, again } = useAnswer<FoundLaws>(request);
  // A tree may be made without the index of texts.
  if (answer.state === "failed" && answer.why === "refused")
    return (
      <>
        <p>{searchText("solo_titoli")}</p>
        <ActsList q={q} tipo={filters.tipo} />
      </>
    );
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, totale, totale_esatto, prosegue, radice, forse, risultati }) => (
        <>
          {forse.length > 0 && (
            <p>
              {searchText("forse")}
              {forse.map(({ parola, q: meant }, i) => (
                <Fragment key={parola}>
                  {i === 0 ? " " : ", "}
                  <a href={hashOf(["cerca"], { q: meant, ...chosenOf(filters) })} lang="it">
                    {meant}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          {totale === 0 && prosegue === null ? (
            <>
              <p>
                {searchText("nessuno")} <strong>{q}</strong>.{" "}
                {Object.values(filters).some((value) => value !== "") && (
                  <a href={hashOf(["cerca"], { q })}>{searchText("togli_filtri")}</a>
                )}
              </p>
              <p>{searchText("consigli").replaceAll("`", "")}</p>
            </>
          ) : (
            <>
              <p role="status">
                {totale_esatto ? "" : `${searchText("almeno")} `}
                {counted(totale, searchText("risultati"))}
              </p>
              {radice.length > 0 && (
                <p>
                  {searchText("di_radice")} <strong lang="it">{radice.join(", ")}</strong>
                </p>
              )}
              {radice.length === 0 && isPlainWords(q) && (
                <p>
                  <a href={hashOf(["cerca"], { q: `"${q}"`, ...chosenOf(filters) })}>{searchText("esatta")}</a>
                </p>
              )}
              <SourceLine meta={meta} />
              <PageOfPieces key={request} q={q} filters={filters} offset={0} />
            </>
          )}
          <TheseData requests={[request]} table={() => piecesSheet(risultati)} name="ricerca" nota={meta.nota} />
        </>
      )}
    </Shown>
  );
}
