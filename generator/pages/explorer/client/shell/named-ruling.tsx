/** A ruling of the Constitutional Court that a text names, with where it leads. */

import type { NamedRuling } from "../../../../contract/resources/citazioni.ts";
import { hashOf } from "../address.ts";
import { LINGUA } from "../data/place.ts";

/** Where a ruling leads: to its page, else to the Court. */
export const rulingAddress = ({ ecli, qui, url }: NamedRuling): string => (qui ? hashOf(["pronunce", ecli]) : url);

const AT_COURT = LINGUA === "it" ? "sul sito della Corte" : "at the Court";

export const RulingNamed = ({ ruling }: { ruling: NamedRuling }) => (
  <span>
    {ruling.qui && (
      <>
        <a href={rulingAddress(ruling)}>{ruling.ecli}</a> ·{" "}
      </>
    )}
    <a href={ruling.url}>
      n. {ruling.numero}/{ruling.anno}, {AT_COURT}
    </a>
  </span>
);
