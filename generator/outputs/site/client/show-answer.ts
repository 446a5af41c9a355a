/** Putting an answer on the page. */

import { isJson } from "../../../api/router-answers.ts";
import { writtenSize } from "../written.ts";
import { answerViews } from "./answer-views.ts";
import { element } from "./parts.ts";
import { texts, written } from "./texts.ts";
import { whoAnswers } from "./worker.ts";

// Sending a request, wherever the page is served from.

/** What came back. */
interface Outcome {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The body as JSON; the text of one that is none. */
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The body of an answer: a proxy in front of the router may say something else than JSON. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a GET and reads the answer.
 *
 * @param root address of the root of the tree
 * @returns `undefined` where only files are served here, and no Service Worker can be had either
 * @throws TypeError where the host cannot be reached
 */
async function send(url: string, root: string): Promise<Outcome | undefined> {
  let start = performance.now();
  let response = await fetch(url);
  if (!isJson(response)) {
    const answerer = await whoAnswers(root);
    if (answerer === "nobody") return undefined;
    if (answerer === "worker") {
      start = performance.now();
      response = await fetch(url);
    }
  }
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return {
    status: response.status,
    headers: [...response.headers],
    body: bodyOf(text),
    text,
    bytes: bytes.byteLength,
    milliseconds: performance.now() - start,
  };
}

/** Where an answer is shown: a line that is read aloud, and below it the answer. */
interface AnswerArea {
  readonly outcome: Element;
  readonly answer: Element;
}

const size = (bytes: number) => writtenSize(bytes, document.documentElement.lang === "en" ? "en" : "it");

const fact = (name: string, value: Node | string) =>
  element("span", { class: "fact" }, element("span", { class: "label" }, name), " ", value);

function summary({ status, bytes, milliseconds }: Outcome): HTMLElement {
  const badge = element("span", { class: `status s${Math.floor(status / 100)}` }, `${status}`);
  const took = `${written(Math.max(1, Math.round(milliseconds)))} ms`;
  return element("p", {}, fact(texts.esito, badge), fact(texts.tempo, took), fact(texts.dimensione, size(bytes)));
}

/** What the status means, in the page's language; a plain 200 needs no words. */
function meaning({ status }: Outcome): HTMLElement[] {
  const text = status === 200 ? undefined : texts.stati[status];
  return text === undefined ? [] : [element("p", {}, text.replaceAll("`", ""))];
}

function headers(outcome: Outcome): HTMLElement {
  const rows = outcome.headers.map(([name, value]) =>
    element("div", {}, element("dt", {}, element("code", {}, name)), element("dd", {}, value)),
  );
  const title = element("summary", {}, `${texts.intestazioni} (${rows.length})`);
  return element("details", { class: "headers" }, title, element("dl", {}, ...rows));
}

/**
 * Sends a request and shows what comes back, faults of the network too.
 *
 * @example await showAnswer("https://example.org/api/public/health", "https://example.org/", place)
 */
export async function showAnswer(url: string, root: string, place: AnswerArea): Promise<void> {
  place.outcome.replaceChildren(element("p", {}, texts.attesa));
  try {
    const outcome = await send(url, root);
    if (!outcome) {
      place.outcome.replaceChildren(element("p", { class: "fault" }, texts.solo_file));
      place.answer.replaceChildren();
      return;
    }
    place.outcome.replaceChildren(summary(outcome), ...meaning(outcome));
    // What is not the answer that one hoped for is read whole; the API's own words for a refusal are English.
    const lang = outcome.headers.find(([name]) => name === "content-language")?.[1] ?? "it";
    const views = answerViews({ body: outcome.body, text: outcome.text, whole: outcome.status !== 200, lang });
    place.answer.replaceChildren(headers(outcome), ...views);
  } catch (error) {
    place.answer.replaceChildren();
    place.outcome.replaceChildren(element("p", { class: "fault" }, texts.rete));
    if (!(error instanceof TypeError)) throw error;
  }
}
