/** The first places that cite an article, and the way to all of them. */

import { CITATA } from "../../../../../../contract/resources/citata.ts";
import { actHash } from "../../../address.ts";
import { useAnswer } from "../../../data/answer.ts";
import { LINGUA } from "../../../data/place.ts";
import { SAY } from "../../../inlines.tsx";
import { type Body, resourceRows } from "../../../resource-page.tsx";
import { SortableTable } from "../../../shell/sortable-table.tsx";
import { Shown } from "../../../shell/view.tsx";

const FIRST = "5";

interface Props {
  /** Of the act. */
  readonly eli: string;
  readonly articolo: string;
}

export function CitedPlaces({ eli, articolo }: Props) {
  const request = `norme/${encodeURI(eli)}/citata?${new URLSearchParams({ articolo, limit: FIRST })}`;
  const { answer, again } = useAnswer<Body>(request);
  return (
    <Shown answer={answer} again={again} asked={CITATA.title[LINGUA]}>
      {(body) => {
        const { rows, columns, rowKey, caption } = resourceRows(CITATA, CITATA.list, body, request, SAY);
        return (
          <>
            <SortableTable caption={caption(rows.length)} {...{ rows, columns, rowKey }} />
            <p>
              <a href={actHash(eli, { vista: CITATA.name, articolo })}>{CITATA.all[LINGUA]}</a>
            </p>
          </>
        );
      }}
    </Shown>
  );
}
