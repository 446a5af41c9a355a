/** Answers of the API: asked for once, kept while the page is open. */

import { useLayoutEffect, useState } from "preact/hooks";
import { whoAnswers } from "../../../site/client/worker.ts";
import { fetched } from "./fetched.ts";
import { apiUrl, ROOT } from "./place.ts";
import { useAwaited } from "./settled.ts";

/** The first line of every answer. */
export interface Meta {
  readonly release: string;
  /** `YYYY-MM-DD`, or `null` where the collection has no sources of the area. */
  readonly dati_al: string | null;
  readonly fonti: readonly { readonly nome: string; readonly url: string; readonly estratto_il: string }[];
  readonly nota?: string;
}

/** One of the things that a request may mean: an act, or a bill. */
export interface Candidate {
  readonly eli?: string;
  readonly numero: string | null;
  readonly titolo: string;
}

/** What came back for a request. */
export type PageAnswer<Body> =
  | { readonly state: "ready"; readonly body: Body & { readonly meta: Meta }; readonly location: string | null }
  /** 300: several things are meant. */
  | { readonly state: "choice"; readonly body: { readonly candidati: readonly Candidate[] } }
  /** 404: nothing is. */
  | { readonly state: "absent"; readonly body: Readonly<Record<string, unknown>> }
  | { readonly state: "failed"; readonly why: "offline" | "files only" | "refused"; readonly detail: string };

/** Answers that are kept, the oldest first. Who asks knows what its body is. */
const kept = new Map<string, Promise<PageAnswer<never>>>();
const settled = new Map<string, PageAnswer<never>>();
const MOST_KEPT = 40;

/** What the API answers, by the worker where the host itself has only files. */
async function answered(url: string): ReturnType<typeof fetched> {
  const first = await fetched(url);
  if (first.body !== undefined || (await whoAnswers(ROOT)) === "nobody") return first;
  return fetched(url);
}

async function ask<Body>(url: string): Promise<PageAnswer<Body>> {
  try {
    const { status, location, body } = await answered(url);
    if (body === undefined) return { state: "failed", why: "files only", detail: url };
    if (status === 200) return { state: "ready", body, location };
    if (status === 300) return { state: "choice", body };
    if (status === 404) return { state: "absent", body };
    return { state: "failed", why: "refused", detail: `${status} ${JSON.stringify(body)}` };
  } catch (error) {
    // No network, or a body that was cut: asked anew, it may come.
    return { state: "failed", why: "offline", detail: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The answer to a request; one that failed is asked for anew by the next who wants it.
 *
 * @param request after the base of the API: `norme/eli:/it/legge/1990/08/07/241`
 */
export function answerTo<Body>(request: string): Promise<PageAnswer<Body>> {
  const url = apiUrl(request);
  const asked = kept.get(url) ?? ask<never>(url);
  kept.delete(url);
  kept.set(url, asked);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) {
    kept.delete(oldest);
    settled.delete(oldest);
  }
  void asked.then((answer) => {
    if (answer.state === "failed") kept.delete(url);
    else settled.set(url, answer);
  });
  return asked;
}

/** The answer to a request where it is here already: so going back shows at once what was seen. */
export const answerHere = <Body>(request: string): PageAnswer<Body> | undefined => settled.get(apiUrl(request));

/** An answer as far as it is known now. */
export type Awaited<Body> = PageAnswer<Body> | { readonly state: "waiting" };

interface Held<Body> {
  readonly key: string | null;
  readonly answer: Awaited<Body>;
}

/**
 * An answer for a view, which is drawn anew when it comes, wherever it comes from.
 *
 * @param key what is asked: asked anew where it is another one; `null` asks for nothing
 * @param here the answer where it is known already
 * @returns `again` asks anew for one that failed
 * @example const { answer } = useAsked<Dossier>(id, () => readDossier(id));
 */
export function useAsked<Body>(
  key: string | null,
  ask: () => Promise<PageAnswer<Body>>,
  here?: PageAnswer<Body>,
): { answer: Awaited<Body>; again: () => void } {
  const [held, setHeld] = useState<Held<Body>>({ key: null, answer: { state: "waiting" } });
  const [round, setRound] = useState(0);
  // At once, and not after the next frame.
  useLayoutEffect(() => {
    let wanted = true;
    if (key !== null)
      void ask().then((answer) => {
        if (wanted) setHeld({ key, answer });
      });
    return () => {
      wanted = false;
    };
  }, [key, round]);
  const again = () => {
    setHeld({ key: null, answer: { state: "waiting" } });
    setRound(round + 1);
  };
  // What was asked before is not shown as the answer to this.
  const answer: Awaited<Body> = (key !== null && (held.key === key ? held.answer : here)) || { state: "waiting" };
  useAwaited(key !== null && answer.state === "waiting");
  return { answer, again };
}

/**
 * The answer to a request for a view.
 *
 * @param request after the base of the API; `null` asks for nothing
 * @example const { answer } = useAnswer<Health>("health");
 */
export const useAnswer = <Body>(request: string | null): { answer: Awaited<Body>; again: () => void } =>
  useAsked(request, () => answerTo<Body>(request ?? ""), request === null ? undefined : answerHere<Body>(request));
