/** What declarations say, as elements of a page. */

import type { Inline, Say, To } from "../../../contract/resources/declare/resource.ts";
import { actHash, hashOf } from "./address.ts";
import { LINGUA } from "./data/place.ts";
import { writtenDate } from "./data/written.ts";

function hrefOf(to: To): string {
  if ("url" in to) return to.url;
  return "eli" in to ? actHash(to.eli) : hashOf(to.page, { vista: to.vista });
}

/** What a declaration says, with its links. */
export const Inlines = ({ of }: { of: readonly Inline[] }) => (
  <span>
    {of.map((one, i) => {
      if (typeof one === "string") return one;
      const Words = "quoted" in one ? "i" : "span";
      return "to" in one ? (
        <a key={i} href={hrefOf(one.to)}>
          {one.text}
        </a>
      ) : (
        <Words key={i} lang="it">
          {one.text}
        </Words>
      );
    })}
  </span>
);

/** What cells are said with where no act is at hand. */
export const SAY: Say = { lingua: LINGUA, day: writtenDate, article: (name) => `art. ${name}` };
