/** The rulings of the Constitutional Court on an act, by their deposit. */

import type { RulingRow } from "../../../../../api/ruling-row.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted } from "../../data/written.ts";
import { FilterFields, ListedRows } from "../../shell/listing.tsx";
import { shellText } from "../../shell/texts.ts";
import { Shown } from "../../shell/view.tsx";
import { pronunceText } from "../pronunce/pronunce-texts.ts";
import { effectFilter, keyOf, ON_ARTICLE, WHICH } from "../pronunce/ruling-table.tsx";
import type { TabProps } from "./act-body.ts";
import { normaAddress, rulingsRequest } from "./norma-address.ts";

const FILTERS = [effectFilter<RulingRow>(({ effetto }) => [effetto])];

export function PronunceTab({ act, address }: TabProps) {
  const request = rulingsRequest(act.eli, normaAddress(address.path).day);
  const { answer, again } = useAnswer<{ readonly pronunce: readonly RulingRow[] }>(request);
  return (
    <div>
      <FilterFields filters={FILTERS} query={address.query} />
      <Shown answer={answer} again={again} asked={act.titolo}>
        {({ meta, pronunce }) => (
          <ListedRows
            address={address}
            filters={FILTERS}
            of={{
              meta,
              rows: pronunce,
              rowKey: keyOf,
              columns: [...WHICH, ...ON_ARTICLE],
              caption: (shown) => counted(shown, shellText("pronunce")),
              requests: [request],
              name: "pronunce",
              notes: <p class="label">{pronunceText("silenzio")}</p>,
              none: pronunceText("nessuna"),
            }}
          />
        )}
      </Shown>
    </div>
  );
}
