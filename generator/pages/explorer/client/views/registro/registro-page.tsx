/** The register of one's own acts: which there are, what has changed in them, and how acts come into it. */

import { useEffect, useState } from "preact/hooks";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import { namesIn } from "../../../../../law/names/names-in.ts";
import { renderRegistro } from "../../../../../router/render/versions/registro.ts";
import { actHash, hashOf } from "../../address.ts";
import { type Meta, type PageAnswer, useAsked } from "../../data/answer.ts";
import { type FollowedActs, follow, useFollowed } from "../../data/followed-acts.ts";
import { ownAnswer } from "../../data/own-router.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, dated, writtenCount, writtenDate } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { ListedRows } from "../../shell/listing.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { saveFile } from "../../shell/these-data.tsx";
import { OfficialText, Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { plainTitle } from "../norma/act-name.ts";
import { doesText } from "../norma/relation-texts.ts";
import style from "../own-text.css";
import {
  hasChanged,
  isKnown,
  type KnownEntry,
  lookOf,
  type Register,
  type RegisterEntry,
  registerTable,
  registerText,
  seenIn,
} from "./register.ts";
import { registroText } from "./registro-texts.ts";

adoptStyle(style);

/** Names of one request, as the API has it. */
const MOST_NAMES = 100;

/**
 * What became of acts, computed in this page: no host learns which acts one follows.
 *
 * @param names at least one
 * @param dal day after which an act counts as changed; empty for none
 */
async function askRegister(names: readonly string[], dal: string): Promise<PageAnswer<Register>> {
  const norme: RegisterEntry[] = [];
  let meta: Meta | undefined;
  for (let at = 0; at < names.length; at += MOST_NAMES) {
    const some = names.slice(at, at + MOST_NAMES).join("|");
    const answer = await ownAnswer<Register>((read) =>
      renderRegistro(
        { kind: "registro", norme: some, dal, lang: LINGUA },
        { operation: "registro", lingua: LINGUA, read },
      ),
    );
    if (answer.state !== "ready") return answer;
    norme.push(...answer.body.norme);
    meta = answer.body.meta;
  }
  if (meta === undefined) return { state: "failed", why: "refused", detail: "" };
  return { state: "ready", body: { totale: norme.length, norme, meta }, location: null };
}

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);

/** The request that programs have the same of, of as many acts as one may name. */
const requestFor = (entries: readonly KnownEntry[], dal: string) =>
  `registro?${new URLSearchParams({
    norme: entries
      .slice(0, MOST_NAMES)
      .map(({ norma }) => norma.eli)
      .join("|"),
    ...(dal === "" ? {} : { dal }),
  })}`;

/** Acts without one of them. */
const without = (acts: FollowedActs, eli: string): FollowedActs =>
  Object.fromEntries(Object.entries(acts).filter(([own]) => own !== eli));

/** Names that could not be added, each with the way to look for it. */
function NotAdded({ entries }: { entries: readonly RegisterEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div role="alert">
      <p>{registroText("non_trovati")}:</p>
      <ul>
        {entries.map(({ chiesta, esito, testo_ufficiale }) => (
          <li key={chiesta}>
            {chiesta}: {registroText(esito === "ambigua" ? "ambigua" : "sconosciuta")} (
            {testo_ufficiale === null ? (
              <a href={hashOf(["cerca"], { q: chiesta })}>{registroText("cerca")}</a>
            ) : (
              <OfficialText url={testo_ufficiale} />
            )}
            )
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds acts by their names, typed or from a file. */
function AddActs({ followed }: { followed: FollowedActs }) {
  const [text, setText] = useState("");
  const [failed, setFailed] = useState<readonly RegisterEntry[] | string>([]);
  const add = async (names: string) => {
    const answer = await askRegister(namesIn(names), "");
    if (answer.state !== "ready") return setFailed(answer.state === "failed" ? answer.detail : answer.state);
    const seen = seenIn(names);
    const found = answer.body.norme.filter(isKnown);
    const added = found.map(({ chiesta, norma }) => [norma.eli, followed[norma.eli] || (seen[chiesta] ?? "")]);
    follow({ ...followed, ...Object.fromEntries(added) });
    setFailed(answer.body.norme.filter((entry) => !isKnown(entry)));
    setText("");
  };
  return (
    <form
      class="own-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (namesIn(text).length > 0) void add(text);
      }}
    >
      <label class="field">
        {registroText("aggiungi")}
        <textarea
          rows={3}
          value={text}
          placeholder={registroText("esempio")}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="buttons">
        <button type="submit" class="button">
          {registroText("invia")}
        </button>
        <label class="quiet file-button">
          {registroText("importa")}
          <input
            type="file"
            accept=".txt,text/plain"
            class="unseen"
            onChange={({ currentTarget }) => {
              void currentTarget.files?.[0]?.text().then(add);
              currentTarget.value = "";
            }}
          />
        </label>
        <button
          type="button"
          class="quiet"
          disabled={Object.keys(followed).length === 0}
          onClick={() => saveFile(`${registroText("file_registro")}.txt`, registerText(followed), "text/plain")}
        >
          {registroText("esporta")}
        </button>
      </p>
      {typeof failed === "string" ? <p role="alert">{failed}</p> : <NotAdded entries={failed} />}
    </form>
  );
}

const columnsFor = (followed: FollowedActs, changed: (entry: KnownEntry) => boolean): TableColumn<KnownEntry>[] => [
  {
    title: registroText("atto"),
    value: ({ norma }) => citationLabel(norma),
    cell: ({ norma }) => (
      <span lang="it">
        <a href={actHash(norma.eli)}>{citationLabel(norma)}</a> <span class="label">{plainTitle(norma.titolo)}</span>
      </span>
    ),
  },
  {
    title: registroText("cambiato"),
    value: (entry) => registroText(changed(entry) ? "sì" : "no"),
    cell: (entry) => (changed(entry) ? <strong class="changed">{registroText("sì")}</strong> : registroText("no")),
  },
  {
    title: registroText("versione"),
    value: ({ versione }) => versione?.al ?? null,
    cell: ({ norma, versione, futura }) => (
      <span>
        <a href={actHash(norma.eli, { vista: "versioni" })}>{writtenDate(versione?.al ?? null)}</a>
        {futura && (
          <span class="label">
            {" "}
            {registroText("futura")} {writtenDate(futura.al)}
          </span>
        )}
      </span>
    ),
  },
  {
    title: registroText("ultima"),
    value: ({ ultima_modifica }) => ultima_modifica?.data ?? null,
    cell: ({ norma, ultima_modifica: last }) =>
      last === null ? (
        "—"
      ) : (
        <span>
          <a href={actHash(norma.eli, { vista: "modifiche", anno: last.data.slice(0, 4) })}>{writtenDate(last.data)}</a>
          <span class="label">
            {" "}
            <span lang="it">{eliLabel(last.da)}</span>: {doesText(last.tipo)}
          </span>
        </span>
      ),
  },
  {
    title: registroText("togli"),
    value: () => null,
    cell: ({ norma }) => (
      <button
        type="button"
        class="quiet small"
        aria-label={`${registroText("togli")} ${citationLabel(norma)}`}
        onClick={() => follow(without(followed, norma.eli))}
      >
        {registroText("togli")}
      </button>
    ),
  },
];

/** Since when changes are looked for: a day, or the last look. */
function Since({ dal, dati_al }: { dal: string; dati_al: string | null }) {
  const year = dati_al?.slice(0, 4);
  return (
    <div class="fields">
      <label class="field">
        {registroText("dal")}
        <input type="date" value={dal} onChange={({ currentTarget }) => amend({ dal: currentTarget.value })} />
      </label>
      <p class="buttons">
        {year !== undefined && (
          <a class="quiet" href={hashOf(["registro"], { dal: `${year}-01-01` })}>
            {registroText("da_gennaio")} {year}
          </a>
        )}
        {dal !== "" && (
          <a class="quiet" href={hashOf(["registro"])}>
            {registroText("da_ultima")}
          </a>
        )}
      </p>
    </div>
  );
}

interface ActsProps {
  readonly body: Register & { readonly meta: Meta };
  readonly followed: FollowedActs;
  readonly dal: string;
}

function Acts({ body: { norme, meta }, followed, dal }: ActsProps) {
  const entries = norme.filter(isKnown);
  const gone = norme.filter((entry) => !isKnown(entry));
  const changed = (entry: KnownEntry) => hasChanged(entry, followed[entry.norma.eli]);
  const looked = () => Object.fromEntries(entries.map((entry) => [entry.norma.eli, lookOf(entry)]));
  useEffect(() => {
    // An act that has just come into the register is looked at now: what comes later is a change.
    const fresh = Object.entries(looked()).filter(([eli]) => followed[eli] === "");
    if (fresh.length > 0) follow({ ...followed, ...Object.fromEntries(fresh) });
  }, [norme]);
  const first = [...entries].sort((a, b) => Number(changed(b)) - Number(changed(a)));
  const count = entries.filter(changed).length;
  return (
    <>
      <Since dal={dal} dati_al={meta.dati_al} />
      <p role="status" class="lead">
        <strong>{counted(count, registroText("cambiati").replaceAll("{}", writtenCount(entries.length)))}</strong>{" "}
        {dal === "" ? registroText("dopo_ultima") : dated(registroText("dopo_il"), dal)}
      </p>
      {dal === "" && count > 0 && (
        <p class="buttons">
          <button type="button" class="quiet" onClick={() => follow({ ...followed, ...looked() })}>
            {registroText("visti")}
          </button>
        </p>
      )}
      <ListedRows
        of={{
          meta,
          rows: first,
          rowKey: ({ norma }) => norma.eli,
          columns: columnsFor(followed, changed),
          caption: () => registroText("tabella"),
          requests: entries.length === 0 ? [] : [requestFor(entries, dal)],
          sheet: () => registerTable(first, changed),
          name: registroText("file_registro"),
        }}
      />
      {gone.length > 0 && (
        <>
          <h2>{registroText("assenti")}</h2>
          <ul>
            {gone.map(({ chiesta, testo_ufficiale }) => (
              <li key={chiesta}>
                {eliLabel(chiesta)} <span class="label">{chiesta}</span> <OfficialText url={testo_ufficiale} />{" "}
                <button type="button" class="quiet small" onClick={() => follow(without(followed, chiesta))}>
                  {registroText("togli")}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function RegistroPage({ address: { query } }: ViewProps) {
  useTitle(registroText("titolo"));
  const followed = useFollowed();
  const names = Object.keys(followed);
  const dal = isDay(query.dal) ? query.dal : "";
  const ask = (): Promise<PageAnswer<Register>> => askRegister(names, dal);
  const { answer, again } = useAsked<Register>(names.length === 0 ? null : `${dal} ${names.join("|")}`, ask);
  return (
    <div class="registro">
      <h1>{registroText("titolo")}</h1>
      <p class="lead">{registroText("testo")}</p>
      {names.length === 0 ? (
        <p>{registroText("vuoto")}</p>
      ) : (
        <Shown answer={answer} again={again} asked={registroText("titolo")}>
          {(body) => <Acts body={body} followed={followed} dal={dal} />}
        </Shown>
      )}
      <AddActs followed={followed} />
    </div>
  );
}
