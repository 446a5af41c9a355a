/** The words that a search found, marked in the text that it led to: which there are, and the way from one to the next. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { writtenCount } from "../../../data/written.ts";
import { amend } from "../../../navigate.ts";
import { textsOf } from "../../../shell/texts.ts";
import { type HitsOf, hitsOfQuestion } from "./hits-of.ts";

const hitText = textsOf({
  di: { it: "di", en: "of" },
  trovata_prima: { it: "Alla parola trovata prima", en: "To the word found before" },
  trovata_dopo: { it: "Alla parola trovata dopo", en: "To the word found next" },
  trovate_via: { it: "Togli i segni della ricerca", en: "Remove the marks of the search" },
});

const marksHere = () => [...document.querySelectorAll<HTMLElement>("mark.hit")];

interface StepsProps {
  readonly question: string;
  /** Told what finds them, so that the text is marked. */
  readonly mark: (hitsOf: HitsOf | null) => void;
  /** Id of the comma that the address names: the first mark is sought in it. */
  readonly place: string | null;
}

/** "1 of 3", and steps to the neighbours; begins at the first mark of the place that was found. */
export function HitSteps({ question, mark, place }: StepsProps) {
  const [byRoot, setByRoot] = useState(false);
  const hitsOf = useMemo(() => hitsOfQuestion(question, byRoot), [question, byRoot]);
  useLayoutEffect(() => {
    mark(hitsOf);
    return () => mark(null);
  }, [hitsOf]);
  const [{ at, count }, setShown] = useState({ at: 0, count: 0 });
  const show = (wanted: number) => {
    const marks = marksHere();
    const next = (wanted + marks.length) % marks.length;
    for (const [i, mark] of marks.entries()) mark.classList.toggle("current", i === next);
    marks[next]?.scrollIntoView({ behavior: "instant", block: "center" });
    setShown({ at: next, count: marks.length });
  };
  useEffect(() => {
    const marks = marksHere();
    if (marks.length === 0) return setByRoot(true);
    const inPlace = place === null ? -1 : marks.findIndex((mark) => mark.closest(`[id="${CSS.escape(place)}"]`));
    show(Math.max(0, inPlace));
    // A second time, once what stands above has its true height.
    const frame = requestAnimationFrame(() => show(Math.max(0, inPlace)));
    return () => cancelAnimationFrame(frame);
  }, [hitsOf, place]);
  // What was found by another name, as a synonym, has no word to step to.
  if (count === 0) return null;
  return (
    <p class="row hits">
      <span role="status">
        <b lang="it">{question}</b>: {at + 1} {hitText("di")} {writtenCount(count)}
      </span>
      {count > 1 && (
        <>
          <button type="button" class="quiet small" aria-label={hitText("trovata_prima")} onClick={() => show(at - 1)}>
            ↑
          </button>
          <button type="button" class="quiet small" aria-label={hitText("trovata_dopo")} onClick={() => show(at + 1)}>
            ↓
          </button>
        </>
      )}
      <button
        type="button"
        class="quiet small"
        aria-label={hitText("trovate_via")}
        onClick={() => amend({ trova: undefined })}
      >
        ×
      </button>
    </p>
  );
}
