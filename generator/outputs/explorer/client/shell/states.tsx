/** What a view shows while it has no answer, or one that is not what was hoped for. Never an empty page. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { actHash, hashOf } from "../address/address.ts";
import type { Candidate, Meta } from "../data/answer.ts";
import { useAwaited } from "../data/settled.ts";
import type { Awaited } from "../data/use-answer.ts";
import { shellWord } from "./shell-words.ts";

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
      <span class="unseen">{felt ? shellWord("attesa") : ""}</span>
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

interface Props<Body> {
  readonly answer: Awaited<Body>;
  readonly again: () => void;
  /** What was asked for, in words: a search looks for it where it is not found. */
  readonly asked: string;
  readonly children: (body: Body & { readonly meta: Meta }, location: string | null) => ComponentChildren;
}

/** Shows an answer that is ready by `children`, and of every other kind what the reader can do. */
export function Shown<Body>({ answer, again, asked, children }: Props<Body>) {
  if (answer.state === "ready") return <>{children(answer.body, answer.location)}</>;
  if (answer.state === "waiting") return <Waiting />;
  if (answer.state === "choice")
    return (
      <Message title={shellWord("più_atti")}>
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
      <Message title={shellWord("assente")}>
        <p>{String(answer.body.detail ?? asked)}</p>
        <p>
          <a class="button" href={hashOf(["cerca"], { q: asked })}>
            {shellWord("cerca_invece")}: {asked}
          </a>
        </p>
      </Message>
    );
  const [title, text] = FAILED[answer.why];
  return (
    <Message title={shellWord(title)}>
      <p>{text === undefined ? answer.detail : shellWord(text)}</p>
      <p>
        <button type="button" class="quiet" onClick={again}>
          {shellWord("riprova")}
        </button>
      </p>
    </Message>
  );
}
