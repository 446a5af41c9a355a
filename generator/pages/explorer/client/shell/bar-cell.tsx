/** A figure in a table with a bar beside it, as long as the figure is of the largest. */

import type { ComponentChildren } from "preact";

interface Props {
  /** Figure of the row. */
  readonly value: number;
  /** Figure whose bar is as long as the cell. */
  readonly largest: number;
  /** A part of the figure, in a second tone at the beginning of the bar. */
  readonly part?: number;
  /** The figure as it is read. */
  readonly children: ComponentChildren;
}

/**
 * The length of a bar as CSS writes it: what is not 0 is seen.
 *
 * @example barWidth(1, 3) // "33.3%"
 */
export function barWidth(value: number, largest: number): string {
  if (largest <= 0 || value <= 0) return "0";
  return `${Math.min(100, Math.max(0.5, (value / largest) * 100)).toFixed(1)}%`;
}

/** The bar is for the eye: the figure says the same. */
export function BarCell({ value, largest, part = 0, children }: Props) {
  return (
    <span class="bar-cell">
      <span class="bar" aria-hidden="true">
        <i style={{ width: barWidth(value, largest) }} />
        <i class="inner" style={{ width: barWidth(part, largest) }} />
      </span>
      <span>{children}</span>
    </span>
  );
}

/** What the tones of the bars say. */
export function BarLegend({ whole, part }: { whole: string; part: string }) {
  return (
    <p class="label">
      <i class="bar-key" /> {whole} · <i class="bar-key inner" /> {part}
    </p>
  );
}
