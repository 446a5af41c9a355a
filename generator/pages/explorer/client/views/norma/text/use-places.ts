/** Links to cited acts, for a text that comes near. */

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ActRelations } from "../act-body.ts";
import type { PlacesOf } from "./text-blocks.tsx";

/** What is done when an element comes near what is seen. */
const awaited = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

function whenNear(element: Element, come: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) awaited.get(target)?.();
    },
    { rootMargin: "600px 0px" },
  );
  const watching = observer;
  awaited.set(element, come);
  watching.observe(element);
  return () => watching.unobserve(element);
}

/**
 * Finds cited acts once a text is near what is seen, and the page has been drawn.
 *
 * @param relations of the act, which tell of other acts
 */
export function usePlaces(place: RefObject<HTMLElement | null>, relations: ActRelations): PlacesOf | undefined {
  const [placesOf, setPlacesOf] = useState<PlacesOf>();
  useEffect(() => {
    if (place.current === null) return;
    let wanted = true;
    const stop = whenNear(place.current, () => {
      stop();
      // A task of its own: the text is drawn before its links are sought.
      setTimeout(async () => {
        // Without a network the text stays as it is.
        const cited = await import("./cited.ts").catch(() => undefined);
        if (wanted && cited) setPlacesOf(() => cited.linksBy(relations));
      }, 100);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [relations]);
  return placesOf;
}
