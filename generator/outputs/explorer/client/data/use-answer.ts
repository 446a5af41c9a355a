import { useLayoutEffect, useState } from "preact/hooks";
import { answerHere, answerTo, type PageAnswer } from "./answer.ts";
import { useAwaited } from "./settled.ts";

/** An answer as far as it is known now. */
export type Awaited<Body> = PageAnswer<Body> | { readonly state: "waiting" };

interface Held<Body> {
  readonly request: string | null;
  readonly answer: Awaited<Body>;
}

/**
 * The answer to a request for a view, which is drawn anew when it comes.
 *
 * @param request after the base of the API; `null` asks for nothing
 * @returns `again` asks anew for one that failed
 * @example const { answer } = useAnswer<Health>("health");
 */
export function useAnswer<Body>(request: string | null): { answer: Awaited<Body>; again: () => void } {
  const [held, setHeld] = useState<Held<Body>>({ request: null, answer: { state: "waiting" } });
  const [round, setRound] = useState(0);
  // At once, and not after the next frame.
  useLayoutEffect(() => {
    let wanted = true;
    if (request !== null)
      void answerTo<Body>(request).then((answer) => {
        if (wanted) setHeld({ request, answer });
      });
    return () => {
      wanted = false;
    };
  }, [request, round]);
  const again = () => {
    setHeld({ request: null, answer: { state: "waiting" } });
    setRound(round + 1);
  };
  // What was asked before for another request is not shown as the answer to this one.
  const answer: Awaited<Body> = (request !== null &&
    (held.request === request ? held.answer : answerHere<Body>(request))) || { state: "waiting" };
  useAwaited(request !== null && answer.state === "waiting");
  return { answer, again };
}
