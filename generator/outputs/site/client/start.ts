/** The start page and the documentation come alive: their examples are sent where one can see the answer. */

import { BASE_PATH } from "../../../api/operations.ts";
import { linkToSameText, part, said } from "./parts.ts";
import { showAnswer } from "./show-answer.ts";
import { endForeignWorker, keepOffline } from "./worker.ts";

const ROOT = new URL(said(part(document, "[data-root]"), "root"), location.href).href;

// The base of the API, as the page is served: the build may not know it.
for (const base of document.querySelectorAll("[data-base]")) base.textContent = `${ROOT}${BASE_PATH.slice(1)}`;
for (const example of document.querySelectorAll<HTMLElement>(".example")) {
  const button = part(example, "button");
  const url = part<HTMLAnchorElement>(example, "a").href;
  button.addEventListener("click", () =>
    showAnswer(url, ROOT, {
      outcome: part(example, ".outcome"),
      answer: part(example, ".answer"),
    }),
  );
}
addEventListener("hashchange", linkToSameText);
linkToSameText();
addEventListener("load", () => {
  void endForeignWorker(ROOT);
  void keepOffline(`${ROOT}${BASE_PATH.slice(1)}/`, ROOT);
});
