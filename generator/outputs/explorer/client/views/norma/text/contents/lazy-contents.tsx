/** The contents beside an article alone: the act is asked for when they are wanted. */

import { useEffect, useState } from "preact/hooks";
import { answerHere } from "../../../../data/answer.ts";
import { useAwaited } from "../../../../data/settled.ts";
import { useAnswer } from "../../../../data/use-answer.ts";
import { LazyPart } from "../../../../shell/lazy-part.tsx";
import type { ActBody, ListedAct } from "../../act-body.ts";
import { actRequest, type NormaAddress } from "../../norma-address.ts";
import { readerWord } from "../reader-words.ts";
import { whenIdle } from "../when-idle.ts";

/** Acts of so many articles come by themselves, once the article is there, where there is room for their contents. */
const SMALL = 100;

const loadTree = async () => (await import("./tree-beside.tsx")).TreeBeside;

interface Props {
  readonly asked: NormaAddress;
  readonly norma: ListedAct;
  readonly current: string;
}

export function LazyContents({ asked, norma, current }: Props) {
  const { day } = asked;
  const request = actRequest({ ...asked, act: norma.eli.replace("eli:/", "") });
  const [wanted, setWanted] = useState(() => answerHere(request) !== undefined);
  const comes = norma.n_articoli <= SMALL && matchMedia("(min-width: 64rem)").matches;
  useEffect(() => (comes ? whenIdle(() => setWanted(true)) : undefined), [comes]);
  useAwaited(comes && !wanted);
  const { answer, again } = useAnswer<ActBody>(wanted ? request : null);
  const body = answer.state === "ready" ? answer.body : undefined;
  if (body) return <LazyPart load={loadTree} props={{ act: body, day, current }} />;
  return (
    <div class="contents-wanted">
      <button
        type="button"
        class="quiet small"
        disabled={wanted && answer.state === "waiting"}
        onClick={() => (wanted ? again() : setWanted(true))}
      >
        {readerWord("mostra_indice")}
      </button>
    </div>
  );
}
