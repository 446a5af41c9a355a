/** A text that the reader pastes, with each citation underlined by what became of it. */

import { useMemo, useState } from "preact/hooks";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { renderCitazioni } from "../../../../../router/render/citazioni.ts";
import { actHash, hashOf } from "../../address.ts";
import { type Meta, useAsked } from "../../data/answer.ts";
import { ownAnswer } from "../../data/own-router.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, writtenCount } from "../../data/written.ts";
import { RulingNamed, rulingAddress } from "../../shell/named-ruling.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { SortableTable, type TableColumn } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { OfficialText, RulingsMark, Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import style from "../own-text.css";
import {
  type CheckedCitation,
  type CheckedPiece,
  type CheckedText,
  checkedPieces,
  citationsTable,
  OUTCOMES,
  type Outcome,
  worstOf,
} from "./checked-text.ts";
import { citazioniText } from "./citazioni-texts.ts";

adoptStyle(style);

/** What stands behind a citation for each outcome: lines and colours are not all that tells them apart. */
const SIGNS: Readonly<Record<Outcome, string>> = {
  trovata: "✓",
  ambigua: "?",
  fuori_raccolta: "○",
  articolo_inesistente: "≠",
  incompleta: "…",
  unione_europea: "★",
  pronuncia: "⚖",
};

/** The page of an act of the Union. */
const unionHash = (celex: string) => hashOf(["ue", celex]);

/** Where a citation leads: its article, its act, of the State or the Union, its ruling, its official text, or a search for its words. */
function hrefFor({ articolo, norma, testo, ue, testo_ufficiale, pronuncia }: CheckedCitation): string {
  if (norma !== null) return actHash(articolo?.eli ?? norma.eli);
  if (pronuncia) return rulingAddress(pronuncia);
  return ue ? unionHash(ue.celex) : (testo_ufficiale ?? hashOf(["cerca"], { q: testo }));
}

/** A piece of the text; a citation leads to what it names, several in one place to the first that was found. */
function Piece({ piece: { text, citations } }: { piece: CheckedPiece }) {
  const citation = citations.find(({ norma }) => norma !== null) ?? citations[0];
  if (citation === undefined) return <>{text}</>;
  const outcome = worstOf(citations);
  return (
    <a class={`citation ${outcome}`} href={hrefFor(citation)} title={citazioniText(outcome)}>
      {text}
      <sup aria-hidden="true">{SIGNS[outcome]}</sup>
      <span class="unseen" lang={LINGUA}>
        {" "}
        ({citazioniText(outcome)})
      </span>
    </a>
  );
}

/** How many citations have each outcome, and what it says. */
function Legend({ citations }: { citations: readonly CheckedCitation[] }) {
  return (
    <ul class="bare citation-legend">
      {OUTCOMES.map((outcome) => {
        const count = citations.filter(({ esito }) => esito === outcome).length;
        return count === 0 ? null : (
          <li key={outcome}>
            <span class={`citation ${outcome}`}>
              {citazioniText(outcome)}: {writtenCount(count)} <sup aria-hidden="true">{SIGNS[outcome]}</sup>
            </span>{" "}
            <span class="label">{citazioniText(`${outcome}_nota`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const COLUMNS: readonly TableColumn<CheckedCitation>[] = [
  {
    title: citazioniText("citazione"),
    value: ({ testo }) => testo,
    cell: ({ testo }) => <span lang="it">{testo}</span>,
  },
  {
    title: citazioniText("esito"),
    value: ({ esito }) => citazioniText(esito),
    cell: ({ esito }) => (
      <span>
        {citazioniText(esito)} <span aria-hidden="true">{SIGNS[esito]}</span>
      </span>
    ),
  },
  {
    title: citazioniText("atto"),
    value: ({ norma, ue, pronuncia }) => (norma ? citationLabel(norma) : (ue?.celex ?? pronuncia?.ecli ?? null)),
    cell: ({ norma, candidati, testo, ue, per_nome, testo_ufficiale, pronuncia }) => {
      if (pronuncia) return <RulingNamed ruling={pronuncia} />;
      if (ue !== null)
        return (
          <span>
            <a href={unionHash(ue.celex)}>{ue.celex}</a> · <a href={ue.url}>EUR-Lex</a>
          </span>
        );
      if (norma !== null)
        return (
          <span>
            <a href={actHash(norma.eli)}>{citationLabel(norma)}</a>
            {per_nome && <span class="label"> ({citazioniText("per_nome")})</span>}
          </span>
        );
      if (testo_ufficiale !== null) return <OfficialText url={testo_ufficiale} />;
      if (candidati.length === 0) return <a href={hashOf(["cerca"], { q: testo })}>{citazioniText("cerca")}</a>;
      return (
        <ul class="bare">
          {candidati.map((act) => (
            <li key={act.eli}>
              <a href={actHash(act.eli)}>{citationLabel(act)}</a>
            </li>
          ))}
        </ul>
      );
    },
  },
  {
    title: citazioniText("articolo"),
    value: ({ articolo }) => articolo?.numero ?? null,
    cell: ({ articolo }) =>
      articolo === null ? (
        "—"
      ) : (
        <span lang="it">
          <a href={actHash(articolo.eli)}>art. {articolo.numero}</a> {articolo.rubrica}
          {articolo.abrogato && (
            <span class="label" lang={LINGUA}>
              {" "}
              ({citazioniText("abrogato")})
            </span>
          )}
          <RulingsMark n={articolo.n_pronunce} />
        </span>
      ),
  },
  { title: citazioniText("parte"), value: ({ partizione }) => partizione, cell: ({ partizione }) => partizione ?? "—" },
];

function Checked({ text, citazioni, meta }: CheckedText & { readonly text: string; readonly meta: Meta }) {
  const rows = citazioni.map((citation, place) => ({ ...citation, place }));
  return (
    <>
      <p role="status" class="lead">
        <strong>{counted(citazioni.length, citazioniText("citazioni"))}</strong>
      </p>
      {citazioni.length === 0 && <p>{citazioniText("nessuna")}</p>}
      <Legend citations={citazioni} />
      <SourceLine meta={meta} />
      <section aria-label={citazioniText("risultato")} class="checked-text card" lang="it">
        {checkedPieces(text, citazioni).map((piece, i) => (
          <Piece key={i} piece={piece} />
        ))}
      </section>
      {rows.length > 0 && (
        <SortableTable
          caption={citazioniText("elenco")}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ place }) => String(place)}
        />
      )}
      <TheseData requests={[]} table={() => citationsTable(citazioni)} name="citazioni" nota={meta.nota} />
    </>
  );
}

const askCitations = (testo: string) =>
  ownAnswer<CheckedText>((read) =>
    renderCitazioni({ kind: "citazioni", testo, lang: LINGUA }, { operation: "citazioni", lingua: LINGUA, read }),
  );

export function CitazioniPage({ address }: ViewProps) {
  useTitle(citazioniText("titolo"));
  const [text, setText] = useState(address.query.testo ?? "");
  const [checked, setChecked] = useState(text);
  const { answer, again } = useAsked<CheckedText>(checked === "" ? null : checked, () => askCitations(checked));
  // Not drawn anew with each letter that is typed: a text may be long.
  const shown = useMemo(
    () =>
      checked !== "" && (
        <Shown answer={answer} again={again} asked="">
          {(body) => <Checked text={checked} {...body} />}
        </Shown>
      ),
    [checked, answer],
  );
  return (
    <div class="citazioni">
      <h1>{citazioniText("titolo")}</h1>
      <p class="lead">{citazioniText("testo")}</p>
      <form
        class="own-text"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(text);
        }}
      >
        <label class="field">
          {citazioniText("campo")}
          <textarea
            rows={8}
            value={text}
            placeholder={citazioniText("esempio")}
            spellcheck={false}
            lang="it"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit" class="button">
            {citazioniText("controlla")}
          </button>
          <label class="quiet file-button">
            {citazioniText("apri")}
            <input
              type="file"
              accept=".txt,.md,text/*"
              class="unseen"
              onChange={({ currentTarget }) =>
                void currentTarget.files?.[0]?.text().then((read) => {
                  setText(read);
                  setChecked(read);
                })
              }
            />
          </label>
        </p>
      </form>
      {shown}
    </div>
  );
}
