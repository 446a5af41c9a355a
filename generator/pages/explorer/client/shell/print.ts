/** What is folded on the screen stands on paper. */

import { options } from "preact";

/** Opens the notes and changes of articles while the page is printed, and folds them again. */
export function unfoldForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  const unfold = () => {
    const folds = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        "details:is(.notes, .change-line, .ruling-words, .rest):not([open])",
      ),
    ];
    opened.push(...folds);
    // What is inside is drawn when it opens, and must be there before the browser lays out the paper.
    options.debounceRendering = (draw) => draw();
    for (const fold of folds) {
      fold.open = true;
      fold.dispatchEvent(new Event("toggle"));
    }
    delete options.debounceRendering;
  };
  const fold = () => {
    for (const one of opened) one.open = false;
    opened = [];
  };
  // Some browsers tell of paper by the one, some by the other.
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", fold);
  matchMedia("print").addEventListener("change", ({ matches }) => (matches ? unfold() : fold()));
}
