import { DENOMINATION_OF } from "../../../../../law/names/denominations.ts";
import { amend } from "../../address/navigate.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { searchWord } from "./search-words.ts";

interface Coverage {
  readonly copertura: readonly { readonly tipo: string; readonly atti: number }[];
}

const nameOf = (tipo: string) => (DENOMINATION_OF.get(tipo) ?? tipo.replaceAll("-", " ")).toLowerCase();

/** The choice of a type of act among those that are here. */
export function TypeChoice({ tipo }: { tipo: string }) {
  const { answer } = useAnswer<Coverage>("health");
  const types = answer.state === "ready" ? answer.body.copertura : [];
  return (
    <label class="field">
      {searchWord("tipo")}
      <select value={tipo} onChange={(event) => amend({ tipo: event.currentTarget.value })}>
        <option value="">{searchWord("tutti")}</option>
        {types.map(({ tipo: one, atti }) => (
          <option key={one} value={one} selected={one === tipo}>
            {nameOf(one)} ({writtenCount(atti)})
          </option>
        ))}
      </select>
    </label>
  );
}
