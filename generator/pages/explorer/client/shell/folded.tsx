/** What stands beside an answer and not before it: folded on a phone, where the first screen holds the answer. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { shellText } from "./texts.ts";

/** Folds filters, methods and sources if the window is narrow; elsewhere they stand open, without a summary. */
export function Folded({ title, children }: { title: string; children: ComponentChildren }) {
  const [room] = useState(() => matchMedia("(min-width: 40.01rem)"));
  const [open, setOpen] = useState(room.matches);
  useEffect(() => {
    const changed = () => setOpen(room.matches);
    room.addEventListener("change", changed);
    return () => room.removeEventListener("change", changed);
  }, []);
  if (open) return <>{children}</>;
  return (
    <details class="aside">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface FoldProps {
  readonly kind: string;
  readonly summary: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** What is made only when it is opened: an act has hundreds of them. */
export function Fold({ kind, summary, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details class={kind} onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}

/** The fold of fields by which a reader narrows what is shown; says how many are in use. */
export const FoldedFilters = ({ used, children }: { used: number; children: ComponentChildren }) => (
  <Folded title={`${shellText("filtri")}${used === 0 ? "" : ` (${used})`}`}>{children}</Folded>
);
