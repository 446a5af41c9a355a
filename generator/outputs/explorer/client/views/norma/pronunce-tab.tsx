/** The rulings of the Constitutional Court on an act, or on one of its articles, by their deposit. */

import type { RulingRow } from "../../../../../api/ruling-row.ts";
import { actHash } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted } from "../../data/written.ts";
import { FilterFields, ListedRows } from "../../shell/listing.tsx";
import { Shown } from "../../shell/view.tsx";
import { pronunceText } from "../pronunce/pronunce-texts.ts";
import { DEPOSIT, effectFilter, keyOf, onArticles, RULING } from "../pronunce/ruling-table.tsx";
import type { TabProps } from "./act-body.ts";
import { normaAddress, onDay, rulingsRequest } from "./norma-address.ts";

const COLUMNS = [RULING, DEPOSIT, ...onArticles(false)];
const FILTERS = [effectFilter<RulingRow>(({ effetto }) => [effetto])];

export function PronunceTab({ act, address }: TabProps) {
  const { day, below } = normaAddress(address.path);
  const request = rulingsRequest(act.eli, day);
  const { answer, again } = useAnswer<{ readonly pronunce: readonly RulingRow[] }>(request);
  return (
    <div>
      {below !== null && (
        <p class="buttons">
          <a class="quiet small" href={actHash(onDay(act.eli, day), { vista: "pronunce" })}>
            {pronunceText("dell_atto")}
          </a>
        </p>
      )}
      <FilterFields filters={FILTERS} query={address.query} />
      <Shown answer={answer} again={again} asked={act.titolo}>
        {({ meta, pronunce }) => (
          <ListedRows<RulingRow>
            address={address}
            filters={FILTERS}
            of={{
              meta,
              rows:
                below === null ? pronunce : pronunce.filter(({ articolo }) => articolo.eli === `${act.eli}/${below}`),
              rowKey: keyOf,
              columns: COLUMNS,
              caption: (shown) => counted(shown, pronunceText("n_pronunce")),
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
