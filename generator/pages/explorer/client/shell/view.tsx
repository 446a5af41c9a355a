/** What a view shows while it has no answer, or one that is not what was hoped for. Never an empty page. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Address, actHash, hashOf } from "../address.ts";
import type { Awaited, Candidate, Meta } from "../data/answer.ts";
import { LINGUA } from "../data/place.ts";
import { useAwaited } from "../data/settled.ts";
import { counted, dated, writtenDate } from "../data/written.ts";
import { shellText } from "./texts.ts";

/** What every view is given. */
export interface ViewProps {
  readonly address: Address;
}

const SITE = document.title;

/** Says on the window's tab what a view shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined || title === "" ? SITE : `${title} · ${SITE}`;
  }, [title]);
}

/** Milliseconds before a wait is shown: what comes sooner does not flicker. */
const PATIENCE = 200;

/** The shape of what will come, shown once the wait is felt. */
export function Waiting() {
  const [felt, setFelt] = useState(false);
  useAwaited(true);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={felt ? "skeleton" : "skeleton early"} role="status" aria-busy="true">
      <span class="unseen">{felt ? shellText("attesa") : ""}</span>
      <i class="bone title" />
      <i class="bone" />
      <i class="bone" />
      <i class="bone short" />
    </div>
  );
}

/** A message in the place of a view, or of a part of one that has its title already. */
export function Message({ title, children }: { title: string; children?: ComponentChildren }) {
  const [below, setBelow] = useState(false);
  useLayoutEffect(() => setBelow(document.querySelectorAll("main h1").length > 1), []);
  const Heading = below ? "h2" : "h1";
  return (
    <div class="message" role="alert">
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </div>
  );
}

const FAILED = {
  offline: ["senza_rete", "senza_rete_testo"],
  "files only": ["solo_file", "solo_file_testo"],
  refused: ["rifiutata", undefined],
} as const;

/** Where a candidate of a 300 leads: an act, or a bill. */
const candidateHash = ({ eli, numero }: Candidate) =>
  eli === undefined ? hashOf(["ddl", numero ?? ""]) : actHash(eli);

interface OfficialTextProps {
  /** `testo_ufficiale` of an answer, if it has one. */
  readonly url: unknown;
  readonly class?: string;
}

/** The way to the official text of what is not here; nothing if it is not known. */
export const OfficialText = ({ url, class: kind }: OfficialTextProps) =>
  typeof url === "string" ? (
    <a class={kind} href={url} rel="noopener noreferrer">
      {shellText("testo_ufficiale")} ({url.includes("europa.eu") ? "EUR-Lex" : "Normattiva"})
    </a>
  ) : null;

interface ShownProps<Body> {
  readonly answer: Awaited<Body>;
  readonly again: () => void;
  /** What was asked for, in words: a search looks for it where it is not found. */
  readonly asked: string;
  /** Where it is if it is not here. */
  readonly elsewhere?: { readonly url: string; readonly text: string } | undefined;
  readonly children: (body: Body & { readonly meta: Meta }, location: string | null) => ComponentChildren;
}

/** Shows an answer that is ready by `children`, and of every other kind what the reader can do. */
export function Shown<Body>({ answer, again, asked, elsewhere, children }: ShownProps<Body>) {
  if (answer.state === "ready") return <>{children(answer.body, answer.location)}</>;
  if (answer.state === "waiting") return <Waiting />;
  if (answer.state === "choice")
    return (
      <Message title={shellText("più_atti")}>
        <ul class="choices">
          {answer.body.candidati.map((candidate) => (
            <li key={candidate.eli ?? candidate.numero}>
              <a href={candidateHash(candidate)}>{candidate.titolo ?? candidate.eli ?? candidate.numero}</a>{" "}
              <span class="label">{candidate.eli ?? candidate.numero}</span>
            </li>
          ))}
        </ul>
      </Message>
    );
  if (answer.state === "absent")
    return (
      <Message title={shellText("assente")}>
        <p>{String(answer.body.detail ?? asked)}</p>
        <p>
          {answer.body.testo_ufficiale ? (
            <OfficialText class="button" url={answer.body.testo_ufficiale} />
          ) : (
            <>
              {elsewhere && (
                <a class="button" href={elsewhere.url} rel="noopener noreferrer">
                  {elsewhere.text}
                </a>
              )}{" "}
              <a class={elsewhere ? "quiet" : "button"} href={hashOf(["cerca"], { q: asked })}>
                {shellText("cerca_invece")}: {asked}
              </a>
            </>
          )}
        </p>
      </Message>
    );
  const [title, text] = FAILED[answer.why];
  return (
    <Message title={shellText(title)}>
      <p>{text === undefined ? answer.detail : shellText(text)}</p>
      <p>
        <button type="button" class="quiet" onClick={again}>
          {shellText("riprova")}
        </button>
      </p>
    </Message>
  );
}

/** A part of the pages that is loaded when it is wanted. */
export type Loader<Props> = () => Promise<ComponentType<Props>>;

interface LazyProps<Props> {
  readonly load: Loader<Props>;
  /** What the part is given. */
  readonly props: Props;
  /** What keeps its place until it comes. */
  readonly meanwhile?: ComponentChildren;
}

/** Loads a part and shows it. A part that does not come belongs to an earlier edition of the tree, or there is no network. */
export function LazyPart<Props extends object>({ load, props, meanwhile = <Waiting /> }: LazyProps<Props>) {
  const [held, setHeld] = useState<{ load: Loader<Props>; Part: ComponentType<Props> | "failed" }>();
  // At once, and not after the next frame: what is here already is shown in this one.
  useLayoutEffect(() => {
    // A part that comes late does not take the place of the one that is wanted now.
    let wanted = true;
    const hold = (Part: ComponentType<Props> | "failed") => {
      if (wanted) setHeld({ load, Part });
    };
    load().then(hold, () => hold("failed"));
    return () => {
      wanted = false;
    };
  }, [load]);
  useAwaited(held?.load !== load);
  if (held?.load !== load) return <>{meanwhile}</>;
  const { Part } = held;
  if (Part !== "failed") return <Part {...props} />;
  return (
    <Message title={shellText("scaduta")}>
      <p>{shellText("scaduta_testo")}</p>
      <p>
        <button type="button" class="quiet" onClick={() => location.reload()}>
          {shellText("ricarica")}
        </button>
      </p>
    </Message>
  );
}

/** Says beside an article, in words, how many rulings of the Constitutional Court there are on it; nothing if there are none. */
export const RulingsMark = ({ n }: { n: number | undefined }) =>
  n ? (
    <span class="label" lang={LINGUA}>
      {" · "}
      {counted(n, shellText("pronunce"))}
    </span>
  ) : null;

/** Where figures come from and of which day: it stands beside them. Several sources are folded, each with its own day if days differ. */
export function SourceLine({ meta }: { meta: Meta }) {
  const days = [...new Set(meta.fonti.map(({ estratto_il }) => estratto_il))].sort();
  const several = days.length > 1;
  const { fonti, dati_al } = meta;
  const day = dati_al !== null && (
    <>
      {" · "}
      {several && `${writtenDate(days[0] ?? null)} – `}
      <time dateTime={dati_al}>{several ? writtenDate(dati_al) : dated(shellText("dati_al"), dati_al)}</time>
    </>
  );
  const names = fonti.map(({ nome, url, estratto_il }) => (
    <span key={nome}>
      <a href={url} rel="noopener noreferrer">
        {nome}
      </a>
      {several && (
        <>
          {" "}
          (<time dateTime={estratto_il}>{writtenDate(estratto_il)}</time>)
        </>
      )}
    </span>
  ));
  if (fonti.length < 2)
    return (
      <p class="provenance label">
        {shellText("fonte")}: {names[0] ?? shellText("senza_fonti")}
        {day}
      </p>
    );
  return (
    <details class="provenance label">
      <summary>
        {shellText("fonti")}: {fonti.length}
        {day}
      </summary>
      <ul class="bare">
        {names.map((name) => (
          <li key={name.key}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
