/** The start page comes alive: its examples are sent where one can see the answer. */

import { BASE_PATH } from "../../api/operations.ts";
import { keepOffline } from "./keep-offline.ts";
import { linkToSameText } from "./language-link.ts";
import { showAnswer } from "./show-answer.ts";
import { endForeignWorker } from "./worker.ts";

const ROOT = new URL(document.querySelector<HTMLElement>("[data-root]")!.dataset.root!, location.href).href;

for (const example of document.querySelectorAll<HTMLElement>(".example")) {
  const button = example.querySelector<HTMLButtonElement>("button")!;
  const url = example.querySelector("a")!.href;
  button.addEventListener("click", () =>
    showAnswer(url, ROOT, {
      outcome: example.querySelector(".outcome")!,
      answer: example.querySelector(".answer")!,
    }),
  );
}
addEventListener("hashchange", linkToSameText);
linkToSameText();
addEventListener("load", () => {
  void endForeignWorker(ROOT);
  void keepOffline(`${ROOT}${BASE_PATH.slice(1)}/`, ROOT);
});
