/** Sources, sectors and the flows between them, drawn: each can be pointed at or reached by the keyboard, and says its amount. */

import { useEffect, useRef, useState } from "preact/hooks";
import { roundEuro, writtenEuro } from "../../data/written.ts";
import { type Flow, type FlowBand, type FlowNode, flowLayout } from "./flow-layout.ts";
import { pnrrWord } from "./pnrr-words.ts";

/** Width of a node, and the share of the drawing that labels of either side have. */
const NODE = 10;
const LABELS = { from: 0.22, to: 0.33 } as const;
/** About the width of a capital letter in a label. */
const LETTER = 8.2;

/** The width of an element on the page, as it is now. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1000);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(480, current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The outline of a band between two edges. */
function outline({ y0, y1, height }: FlowBand, left: number, right: number): string {
  const middle = (left + right) / 2;
  return `M${left},${y0}C${middle},${y0} ${middle},${y1} ${right},${y1}v${height}C${middle},${y1 + height} ${middle},${y0 + height} ${left},${y0 + height}z`;
}

const saidFlow = ({ from, to, amount }: Flow) => `${from} ${pnrrWord("verso")} ${to}: ${writtenEuro(amount)}`;

const saidNode = ({ name, amount }: FlowNode) => `${name}: ${writtenEuro(amount)}`;

/** A label in lines, its amount below. */
function Label({ node, x }: { node: FlowNode; x: number }) {
  const top = node.y + node.height / 2 - (node.lines.length * 16) / 2;
  return (
    <text text-anchor={node.side === "from" ? "end" : "start"}>
      {node.lines.map((line, i) => (
        <tspan key={line} x={x} y={top + 5 + i * 16}>
          {line}
        </tspan>
      ))}
      <tspan class="amount" x={x} y={top + 5 + node.lines.length * 16}>
        {roundEuro(node.amount)}
      </tspan>
    </text>
  );
}

interface Props {
  /** By the names that are shown. */
  readonly flows: readonly Flow[];
  /** Name that stands last. */
  readonly last: string;
}

export function FlowDrawing({ flows, last }: Props) {
  const { ref, width } = useWidth();
  const [said, setSaid] = useState(pnrrWord("indica"));
  const layout = flowLayout(flows, last, Math.floor((width * LABELS.to - NODE - 8) / LETTER));
  const left = width * LABELS.from;
  const right = width * (1 - LABELS.to);
  const named = (text: string) => ({
    tabIndex: 0,
    role: "img" as const,
    "aria-label": text,
    onFocus: () => setSaid(text),
    onPointerEnter: () => setSaid(text),
  });
  return (
    <figure class="flows" ref={ref}>
      <svg
        viewBox={`0 -8 ${width} ${layout.height + 24}`}
        width={width}
        height={layout.height + 24}
        aria-label={pnrrWord("disegno")}
      >
        {layout.bands.map((band) => (
          <path
            key={`${band.from} ${band.to}`}
            class="band"
            d={outline(band, left + NODE, right - NODE)}
            {...named(saidFlow(band))}
          />
        ))}
        {layout.nodes.map((node) => (
          <g key={`${node.side} ${node.name}`} class="end">
            <rect
              x={node.side === "from" ? left : right - NODE}
              y={node.y}
              width={NODE}
              height={node.height}
              {...named(saidNode(node))}
            />
            <Label node={node} x={node.side === "from" ? left - 8 : right + 8} />
          </g>
        ))}
      </svg>
      <figcaption aria-live="off">{said}</figcaption>
    </figure>
  );
}
