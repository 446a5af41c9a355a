import { useEffect, useRef } from "preact/hooks";
import type { SetBlock } from "./blocks.ts";
import type { CitedPlace } from "./cited.ts";
import { linkedPieces, type MarkedPiece, markRuns, pieceText } from "./marks.ts";
import { readerText } from "./reader-texts.ts";

/** The links of a line; none before the grammar of citations has come. */
export type PlacesOf = (text: string) => readonly CitedPlace[];

const NONE: PlacesOf = () => [];

interface LineProps {
  readonly pieces: readonly MarkedPiece[];
  /** Which act made the marks. */
  readonly who?: string | undefined;
  readonly placesOf?: PlacesOf | undefined;
}

const linkTo = ({ href, here }: CitedPlace, text: string) =>
  here ? (
    <a href={href}>{text}</a>
  ) : (
    <a href={href} class="away" title={readerText("non_qui")}>
      {text}
    </a>
  );

/** A line of the law: what the last amendment touched is marked, cited acts are links. */
export function Line({ pieces, who, placesOf = NONE }: LineProps) {
  return (
    <>
      {markRuns(linkedPieces(pieces, placesOf(pieceText(pieces)))).map(({ marked, pieces: run }, i) => {
        const shown = run.map(({ text, place }) => (place === null ? text : linkTo(place, text)));
        if (!marked) return shown;
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses the keyboard reads there which act made the mark
          <mark key={i} tabIndex={0} aria-description={who}>
            {shown}
          </mark>
        );
      })}
    </>
  );
}

const widest = (rows: readonly (readonly string[])[]) => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Rows of a table; the cells that a row lacks are empty. */
function TextTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const columns = Array.from({ length: widest(rows) }, (_, i) => i);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
    <div class="table-scroll" tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {columns.map((column) => (
                <td key={column}>{row[column] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block, ...line }: { block: SetBlock } & Omit<LineProps, "pieces">) {
  if (block.kind === "table") return <TextTable rows={block.rows} />;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
  if (block.kind === "drawing") return <pre tabIndex={0}>{block.lines.join("\n")}</pre>;
  return (
    <p class={block.depth === 0 ? undefined : `point-${block.depth}`}>
      <Line pieces={block.pieces} {...line} />
    </p>
  );
}

/** Lines and tables of a text. */
export function BlocksReading({ blocks, ...line }: { blocks: readonly SetBlock[] } & Omit<LineProps, "pieces">) {
  return (
    <>
      {blocks.map((block, i) => (
        <Block key={i} block={block} {...line} />
      ))}
    </>
  );
}

/** The mark that an event is about. */
const markOf = ({ target }: Event) => (target instanceof Element ? target.closest("mark[aria-description]") : null);

/** Tells, beside a mark that is pointed at or focused, which act made it. One for the whole page: an act has hundreds of marks. */
export function MarkHint() {
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = hint;
    if (current === null) return;
    const hide = () => current.hidePopover();
    const show = (event: Event) => {
      const mark = markOf(event);
      if (mark === null) return hide();
      const { left, bottom } = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
      current.textContent = mark.getAttribute("aria-description");
      current.showPopover();
      current.style.left = `${Math.max(8, Math.min(left, innerWidth - current.offsetWidth - 8))}px`;
      current.style.top = `${bottom + 6}px`;
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    addEventListener("pointerover", show);
    addEventListener("focusin", show);
    addEventListener("keydown", pressed);
    addEventListener("scroll", hide, { passive: true });
    return () => {
      removeEventListener("pointerover", show);
      removeEventListener("focusin", show);
      removeEventListener("keydown", pressed);
      removeEventListener("scroll", hide);
    };
  }, []);
  return <div ref={hint} class="mark-hint" popover="manual" role="tooltip" />;
}

/** Says, where the text of an article would stand, that the act has no such article. */
export const AbsentArticle = ({ body }: { body: Readonly<Record<string, unknown>> }) => (
  <p class="lead" role="alert">
    {String(body.detail ?? "")}
  </p>
);
