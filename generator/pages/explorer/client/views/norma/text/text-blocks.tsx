import { createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { markedPieces } from "../../../shell/marked-pieces.ts";
import type { SetBlock } from "./blocks.ts";
import type { CitedPlace } from "./cited.ts";
import type { HitsOf } from "./hits-of.ts";
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

/** Finds words that were searched for, to be marked; `null` if none are. */
export const Hits = createContext<HitsOf | null>(null);

/** A text with the words marked that were searched for. */
function Searched({ text }: { text: string }) {
  const hitsOf = useContext(Hits);
  if (hitsOf === null) return <>{text}</>;
  return (
    <>
      {markedPieces(text, hitsOf(text)).map(({ text: piece, marked }, i) =>
        marked ? (
          <mark key={i} class="hit">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </>
  );
}

const linkTo = ({ href, here }: CitedPlace, text: string) =>
  here ? (
    <a href={href}>
      <Searched text={text} />
    </a>
  ) : (
    <a href={href} class="away" title={readerText("non_qui")}>
      <Searched text={text} />
    </a>
  );

/** A line of the law: what the last amendment touched is marked, cited acts are links. */
export function Line({ pieces, who, placesOf = NONE }: LineProps) {
  return (
    <>
      {markRuns(linkedPieces(pieces, placesOf(pieceText(pieces)))).map(({ marked, pieces: run }, i) => {
        const shown = run.map(({ text, place }) => (place === null ? <Searched text={text} /> : linkTo(place, text)));
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
                <td key={column}>
                  <Searched text={row[column] ?? ""} />
                </td>
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

/** Tells who made a mark that is pointed at or focused, on paper what marks are; what does so comes after the text. */
export function MarkHint() {
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | undefined;
    let wanted = true;
    import("./mark-hint.ts").then(
      ({ hintAtMarks }) => {
        if (wanted && hint.current) end = hintAtMarks(hint.current);
      },
      // Without a network marks are marks alone.
      () => undefined,
    );
    return () => {
      wanted = false;
      end?.();
    };
  }, []);
  return (
    <>
      <p class="mark-legend label">{readerText("segni")}</p>
      <div ref={hint} class="mark-hint card" popover="manual" role="tooltip" />
    </>
  );
}

/** Says, where the text of an article would stand, that the act has no such article. */
export const AbsentArticle = ({ body }: { body: Readonly<Record<string, unknown>> }) => (
  <p class="lead" role="alert">
    {String(body.detail ?? "")}
  </p>
);
