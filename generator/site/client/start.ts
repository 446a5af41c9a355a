/** The start page comes alive: its examples are sent where one can see the answer. */

import { showAnswer } from "./show-answer.ts";

const ROOT = new URL(document.querySelector<HTMLElement>("[data-root]")!.dataset.root!, location.href).href;

for (const example of document.querySelectorAll<HTMLElement>(".example")) {
  const button = example.querySelector<HTMLButtonElement>("button")!;
  const url = example.querySelector("a")!.href;
  button.hidden = false;
  button.addEventListener("click", () =>
    showAnswer(url, ROOT, {
      outcome: example.querySelector(".outcome")!,
      answer: example.querySelector(".answer")!,
    }),
  );
}
