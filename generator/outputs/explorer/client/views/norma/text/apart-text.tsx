import { useMemo, useRef } from "preact/hooks";
import type { ActRelations } from "../act-body.ts";
import { setBlocks } from "./blocks.ts";
import { usePlaces } from "./links/use-places.ts";
import { BlocksReading } from "./text-blocks.tsx";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Of the act. */
  readonly relations: ActRelations;
}

/** What an act has beside its articles: preamble, conclusions, attachments. */
export function ApartText({ id, title, text, relations }: Props) {
  const place = useRef<HTMLElement>(null);
  const placesOf = usePlaces(place, relations);
  const blocks = useMemo(() => setBlocks(text), [text]);
  return (
    <section
      id={id}
      ref={place}
      class="apart"
      style={`contain-intrinsic-size:auto ${60 + Math.round(text.length / 2)}px`}
    >
      <h2 tabIndex={-1} lang="it">
        {title}
      </h2>
      <div lang="it" class="law">
        <BlocksReading blocks={blocks} placesOf={placesOf} />
      </div>
    </section>
  );
}
