import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  readonly kind: string;
  readonly summary: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** What is made only when it is opened: an act has hundreds of them. */
export function Fold({ kind, summary, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details class={kind} onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}
