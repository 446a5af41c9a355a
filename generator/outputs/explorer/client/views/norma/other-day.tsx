import { actHash } from "../../address/address.ts";
import { writtenDate } from "../../data/written.ts";
import type { ActRelation, ActVersion } from "./act-body.ts";
import { eliLabel } from "./eli-label.ts";
import { InForce } from "./in-force.tsx";
import { AS_PUBLISHED, type NormaAddress } from "./norma-address.ts";
import { normaWord } from "./norma-words.ts";

/** Acts that are named, at the most. */
const MOST = 5;

interface Props {
  readonly asked: NormaAddress;
  readonly versione: ActVersion;
  /** Changes that came between the version and the day. */
  readonly between: readonly ActRelation[] | undefined;
  /** The same place in the newest version. */
  readonly newest: string;
}

/** Says which text this is, where that of a day was asked for, and that it may be another one on that day. */
export function OtherDay({ asked: { day }, versione, between = [], newest }: Props) {
  if (day === null) return null;
  const acts = [...new Map(between.map(({ da, data }) => [`${da} ${data}`, { da, data }])).values()];
  return (
    <div class="other-day">
      <p>
        {day === AS_PUBLISHED ? (
          normaWord("chiesto_originale")
        ) : (
          <>
            {normaWord("chiesto")} <strong>{writtenDate(day)}</strong>
          </>
        )}
        : {normaWord("della_raccolta")}, <InForce versione={versione} />.{" "}
        <a href={newest}>{normaWord("più_recente")}</a>
      </p>
      {acts.length > 0 && (
        <p>
          <strong>{normaWord("in_mezzo")}</strong>{" "}
          {acts.slice(0, MOST).map(({ da, data }, i) => (
            <span key={`${da} ${data}`}>
              {i > 0 && ", "}
              <a href={actHash(da)} lang="it">
                {eliLabel(da)}
              </a>
              {data !== null && ` (${writtenDate(data)})`}
            </span>
          ))}
          {acts.length > MOST && ", …"}
        </p>
      )}
    </div>
  );
}
