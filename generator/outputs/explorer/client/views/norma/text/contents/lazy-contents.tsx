/** The contents beside an article alone: the act is asked for when they are wanted. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { actHash } from "../../../../address/address.ts";
import { answerHere } from "../../../../data/answer.ts";
import { useAnswer } from "../../../../data/use-answer.ts";
import type { ActBody, ListedAct } from "../../act-body.ts";
import { actRequest, type NormaAddress, onDay } from "../../norma-address.ts";
import { readerWord } from "../reader-words.ts";
import { whenIdle } from "../when-idle.ts";
import { contentsOf } from "./contents.ts";
import { ContentsTree } from "./contents-tree.tsx";

/** Acts of so many articles come by themselves, once the article is there, where there is room for their contents. */
const SMALL = 100;

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
  const { answer } = useAnswer<ActBody>(wanted ? request : null);
  const body = answer.state === "ready" ? answer.body : undefined;
  const contents = useMemo(() => body && contentsOf(body), [body]);
  if (contents)
    return (
      <ContentsTree
        contents={contents}
        current={current}
        hrefOf={({ id, article }) =>
          article === null ? actHash(onDay(norma.eli, day), { dove: id }) : actHash(onDay(article.eli, day))
        }
      />
    );
  return (
    <div class="contents-wanted">
      <button type="button" class="quiet small" disabled={wanted} onClick={() => setWanted(true)}>
        {readerWord("mostra_indice")}
      </button>
    </div>
  );
}
