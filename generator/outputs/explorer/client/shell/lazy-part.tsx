import type { ComponentType } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { shellWord } from "./shell-words.ts";
import { Message, Waiting } from "./states.tsx";

/** A part of the pages that is loaded when it is wanted. */
export type Loader<Props> = () => Promise<ComponentType<Props>>;

/**
 * Loads a part and shows it. A part that does not come belongs to an earlier edition of the tree, or there is no network.
 *
 * @param props what the part is given
 */
export function LazyPart<Props extends object>({ load, props }: { load: Loader<Props>; props: Props }) {
  const [held, setHeld] = useState<{ load: Loader<Props>; Part: ComponentType<Props> | "failed" }>();
  // At once, and not after the next frame: what is here already is shown in this one.
  useLayoutEffect(() => {
    // A part that comes late does not take the place of the one that is wanted now.
    let wanted = true;
    const hold = (Part: ComponentType<Props> | "failed") => {
      if (wanted) setHeld({ load, Part });
    };
    load().then(hold, () => hold("failed"));
    return () => {
      wanted = false;
    };
  }, [load]);
  if (held?.load !== load) return <Waiting />;
  const { Part } = held;
  if (Part !== "failed") return <Part {...props} />;
  return (
    <Message title={shellWord("scaduta")}>
      <p>{shellWord("scaduta_testo")}</p>
      <p>
        <button type="button" class="quiet" onClick={() => location.reload()}>
          {shellWord("ricarica")}
        </button>
      </p>
    </Message>
  );
}
