/** The contents of an act beside its text; on a phone a drawer. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { shellWord } from "../../../../shell/shell-words.ts";
import { readerWord } from "../reader-words.ts";
import { type ContentsItem, type ContentsPart, filtered, holdsItem } from "./contents.ts";

/** Articles that are seen at one look: all parts of so few are open. */
const FEW = 40;

const countOf = ({ items, parts }: ContentsPart): number =>
  parts.reduce((count, part) => count + countOf(part), items.length);

interface InsideProps {
  /** Id of the item that is read. */
  readonly current: string | null;
  readonly hrefOf: (item: ContentsItem) => string;
  /** Whether all parts are open. */
  readonly all: boolean;
}

function Part({ part, ...inside }: { part: ContentsPart } & InsideProps) {
  const { current, all } = inside;
  const wanted = all || (current !== null && holdsItem(part, current));
  const [open, setOpen] = useState(wanted);
  const shown = open || wanted;
  return (
    <details open={wanted} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{part.title}</summary>
      {shown && <Inside part={part} {...inside} />}
    </details>
  );
}

function Inside({ part, ...inside }: { part: ContentsPart } & InsideProps) {
  const { current, hrefOf, all } = inside;
  return (
    <ul>
      {part.items.map((item) => (
        <li key={item.id}>
          <a
            href={hrefOf(item)}
            class={item.article?.abrogato ? "repealed" : undefined}
            aria-current={item.id === current ? "location" : undefined}
          >
            <b>{item.name}</b> {item.title}
          </a>
        </li>
      ))}
      {part.parts.map((inner, i) => (
        <li key={`${i} ${inner.title} ${all}`}>
          <Part part={inner} {...inside} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly contents: ContentsPart;
  readonly current: string | null;
  readonly hrefOf: (item: ContentsItem) => string;
}

export function ContentsTree({ contents, current, hrefOf }: Props) {
  const [words, setWords] = useState("");
  const drawer = useRef<HTMLElement>(null);
  const found = useMemo(() => filtered(contents, words), [contents, words]);
  useEffect(() => {
    // What is chosen is read, and not the list above it.
    const chosen = () => drawer.current?.matches(":popover-open") && drawer.current.hidePopover();
    addEventListener("hashchange", chosen);
    return () => removeEventListener("hashchange", chosen);
  }, []);
  const showCurrent = () => {
    const { current: frame } = drawer;
    const item = frame?.querySelector<HTMLElement>("[aria-current]");
    if (frame && item) frame.scrollTop = item.offsetTop - frame.clientHeight / 3;
  };
  useEffect(showCurrent, [current, contents]);
  const all = words.trim() !== "" || countOf(contents) <= FEW;
  return (
    <>
      <button type="button" class="quiet small contents-button" popovertarget="indice">
        {readerWord("indice")}
      </button>
      <aside
        id="indice"
        class="contents"
        popover="auto"
        ref={drawer}
        aria-label={readerWord("indice")}
        onToggle={showCurrent}
      >
        <div class="contents-top">
          <input
            type="search"
            aria-label={readerWord("filtra")}
            placeholder={readerWord("filtra")}
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <button type="button" class="quiet small contents-button" popovertarget="indice">
            {shellWord("chiudi")}
          </button>
        </div>
        <nav lang="it" aria-label={readerWord("indice")}>
          {found === null ? (
            <p class="label">{readerWord("nessuno")}</p>
          ) : (
            <Inside part={found} current={current} hrefOf={hrefOf} all={all} />
          )}
        </nav>
      </aside>
    </>
  );
}
