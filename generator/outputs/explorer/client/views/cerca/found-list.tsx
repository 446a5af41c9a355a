import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { writtenCount } from "../../data/written.ts";
import { searchWord } from "./search-words.ts";

/** Lines that are shown at first, and with each "more". */
const STEP = 20;

interface Props<Item> {
  readonly q: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly line: (item: Item) => ComponentChildren;
}

/** What was found, all of it at hand: how many, the first lines, and more where they are wanted. */
export function FoundList<Item>({ q, items, keyOf, line }: Props<Item>) {
  const [shown, setShown] = useState(STEP);
  if (items.length === 0)
    return (
      <p>
        {searchWord("nessuno")} <strong>{q}</strong>.
      </p>
    );
  return (
    <>
      <p role="status">
        {writtenCount(items.length)} {searchWord("risultati")}
      </p>
      <ul class="founds">
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)} class="found">
            {line(item)}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + STEP)}>
          {searchWord("altri")}
        </button>
      )}
    </>
  );
}
