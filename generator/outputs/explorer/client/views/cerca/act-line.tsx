import { citationLabel } from "../../../../../law/names/label.ts";
import { actHash } from "../../address/address.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import type { FoundAct } from "./found.ts";
import { searchWord } from "./search-words.ts";

/** An act as a line of a list: how lawyers cite it, its title, its day. */
export function ActLine({ act }: { act: FoundAct }) {
  return (
    <li class="found">
      <a href={actHash(act.eli)}>{citationLabel(act)}</a>{" "}
      <span class="label">
        {writtenDate(act.data)} · {writtenCount(act.n_articoli)} {searchWord("articoli")}
      </span>
      <p lang="it">{act.titolo}</p>
    </li>
  );
}
