import { useMemo } from "preact/hooks";
import { actHash } from "../../../../address/address.ts";
import type { ActBody } from "../../act-body.ts";
import { onDay } from "../../norma-address.ts";
import { contentsOf } from "./contents.ts";
import { ContentsTree } from "./contents-tree.tsx";

interface Props {
  readonly act: ActBody;
  readonly day: string | null;
  /** Id of the article beside which it stands. */
  readonly current: string;
}

/** The contents of an act beside one of its articles. */
export function TreeBeside({ act, day, current }: Props) {
  const contents = useMemo(() => contentsOf(act), [act]);
  return (
    <ContentsTree
      contents={contents}
      current={current}
      hrefOf={({ id, article }) =>
        article === null ? actHash(onDay(act.eli, day), { dove: id }) : actHash(onDay(article.eli, day))
      }
    />
  );
}
