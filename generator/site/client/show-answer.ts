/** Putting an answer on the page. */

import type { Lingua } from "../../api/prose.ts";
import { writtenSize } from "../written.ts";
import { element } from "./element.ts";
import { jsonTree } from "./json-tree.ts";
import { type Outcome, send } from "./send.ts";
import { texts, written } from "./texts.ts";

/** Where an answer is shown: a line that is read aloud, and below it the answer. */
export interface Place {
  readonly outcome: Element;
  readonly answer: Element;
}

const size = (bytes: number) => writtenSize(bytes, document.documentElement.lang as Lingua);

const fact = (name: string, value: Node | string) =>
  element("span", { class: "fact" }, element("span", { class: "label" }, name), " ", value);

function summary({ status, statusText, bytes, milliseconds }: Outcome): HTMLElement {
  const badge = element("span", { class: `status s${Math.floor(status / 100)}` }, `${status} ${statusText}`.trim());
  const took = `${written(Math.max(1, Math.round(milliseconds)))} ms`;
  return element("p", {}, fact(texts.esito, badge), fact(texts.tempo, took), fact(texts.dimensione, size(bytes)));
}

function headers(outcome: Outcome): HTMLElement {
  const rows = outcome.headers.map(([name, value]) =>
    element("div", {}, element("dt", {}, element("code", {}, name)), element("dd", {}, value)),
  );
  const title = element("summary", {}, `${texts.intestazioni} (${rows.length})`);
  return element("details", { class: "headers" }, title, element("dl", {}, ...rows));
}

/** Sends a request and shows what comes back, faults of the network too. */
export async function showAnswer(url: string, root: string, place: Place): Promise<void> {
  place.outcome.replaceChildren(element("p", {}, texts.attesa));
  try {
    const outcome = await send(url, root);
    if (!outcome) {
      place.outcome.replaceChildren(element("p", { class: "fault" }, texts.solo_file));
      place.answer.replaceChildren();
      return;
    }
    place.outcome.replaceChildren(summary(outcome));
    const tree = element("div", { class: "tree", tabindex: "0", role: "group", "aria-label": texts.corpo });
    tree.append(jsonTree(outcome.body));
    place.answer.replaceChildren(headers(outcome), tree);
  } catch (error) {
    place.answer.replaceChildren();
    place.outcome.replaceChildren(element("p", { class: "fault" }, `${texts.rete} (${(error as Error).message})`));
  }
}
