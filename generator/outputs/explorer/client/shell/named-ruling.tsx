/** A ruling of the Constitutional Court that a text names, with where it leads. */

import { hashOf } from "../address.ts";
import { LINGUA } from "../data/place.ts";

/** A ruling that a text names: `qui` where it has a page here. */
export interface NamedRuling {
  readonly ecli: string;
  readonly numero: number;
  readonly anno: number;
  readonly qui: boolean;
  /** Its page at the Court. */
  readonly url: string;
}

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
