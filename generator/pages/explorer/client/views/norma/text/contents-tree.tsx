/** The contents of an act beside its text; on a phone a drawer. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { actHash } from "../../../address.ts";
import { answerHere, useAnswer } from "../../../data/answer.ts";
import { useAwaited, whenIdle } from "../../../data/settled.ts";
import { shellText } from "../../../shell/texts.ts";
import { RulingsMark } from "../../../shell/view.tsx";
import type { ActBody, ListedAct } from "../act-body.ts";
import { actRequest, type NormaAddress, onDay } from "../norma-address.ts";
import { type ContentsItem, type ContentsPart, contentsOf, filtered, holdsItem } from "./contents.ts";
import { readerText } from "./reader-texts.ts";

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
    <ul class="bare">
      {part.items.map((item) => (
        <li key={item.id}>
          <a
            href={hrefOf(item)}
            class={item.article?.abrogato ? "repealed" : undefined}
            aria-current={item.id === current ? "location" : undefined}
          >
            <b>{item.name}</b> {item.title}
            <RulingsMark n={item.article?.n_pronunce} />
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

interface TreeProps {
  readonly contents: ContentsPart;
  readonly current: string | null;
  readonly hrefOf: (item: ContentsItem) => string;
}

export function ContentsTree({ contents, current, hrefOf }: TreeProps) {
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
        {readerText("indice")}
      </button>
      <aside
        id="indice"
        class="contents"
        popover="auto"
        ref={drawer}
        aria-label={readerText("indice")}
        onToggle={showCurrent}
      >
        <div class="contents-top">
          <input
            type="search"
            aria-label={readerText("filtra")}
            placeholder={readerText("filtra")}
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <button type="button" class="quiet small contents-button" popovertarget="indice">
            {shellText("chiudi")}
          </button>
        </div>
        <nav lang="it" aria-label={readerText("indice")}>
          {found === null ? (
            <p class="label">{readerText("nessuno")}</p>
          ) : (
            <Inside part={found} current={current} hrefOf={hrefOf} all={all} />
          )}
        </nav>
      </aside>
    </>
  );
}

interface BesideProps {
  readonly act: ActBody;
  readonly day: string | null;
  /** Id of the article beside which it stands. */
  readonly current: string;
}

/** The contents of an act beside one of its articles. */
function TreeBeside({ act, day, current }: BesideProps) {
  const contents = useMemo(() => contentsOf(act), [act]);
  return (
    <ContentsTree
      contents={contents}
      current={current}
      hrefOf={({ id, article }) =>
        article === null ? actHash(onDay(act.eli, day), { dove: id }) : actHash(onDay(article.eli, day))
      }
    />
  );
}

/** Acts of so many articles come by themselves, once the article is there, where there is room for their contents. */
const SMALL = 100;

interface LazyProps {
  readonly asked: NormaAddress;
  readonly norma: ListedAct;
  readonly current: string;
}

/** The contents beside an article alone: the act is asked for when they are wanted. */
export function LazyContents({ asked, norma, current }: LazyProps) {
  const { day } = asked;
  const request = actRequest({ ...asked, act: norma.eli.replace("eli:/", "") });
  const [wanted, setWanted] = useState(() => answerHere(request) !== undefined);
  const comes = norma.n_articoli <= SMALL && matchMedia("(min-width: 64rem)").matches;
  useEffect(() => (comes ? whenIdle(() => setWanted(true)) : undefined), [comes]);
  useAwaited(comes && !wanted);
  const { answer, again } = useAnswer<ActBody>(wanted ? request : null);
  const body = answer.state === "ready" ? answer.body : undefined;
  if (body) return <TreeBeside act={body} day={day} current={current} />;
  return (
    <div class="contents-wanted">
      <button
        type="button"
        class="quiet small"
        disabled={wanted && answer.state === "waiting"}
        onClick={() => (wanted ? again() : setWanted(true))}
      >
        {readerText("mostra_indice")}
      </button>
    </div>
  );
}
