/** What was searched for, by groups: laws, bills, companies and authorities. Without a word, all acts. */

import { DENOMINATION_OF } from "../../../../../law/names/denominations.ts";
import { hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { useTitle, type ViewProps } from "../../shell/view.tsx";
import { ActsList, LawsFound } from "./found-laws.tsx";
import { BearersFound, BillsFound } from "./found-names.tsx";
import { searchText } from "./search-texts.ts";

interface Coverage {
  readonly copertura: readonly { readonly tipo: string; readonly atti: number }[];
}

const nameOf = (tipo: string) => (DENOMINATION_OF.get(tipo) ?? tipo.replaceAll("-", " ")).toLowerCase();

/** The choice of a type of act among those that are here. */
function TypeChoice({ tipo }: { tipo: string }) {
  const { answer } = useAnswer<Coverage>("health");
  const types = answer.state === "ready" ? answer.body.copertura : [];
  return (
    <label class="field">
      {searchText("tipo")}
      <select value={tipo} onChange={(event) => amend({ tipo: event.currentTarget.value })}>
        <option value="">{searchText("tutti")}</option>
        {types.map(({ tipo: one, atti }) => (
          <option key={one} value={one} selected={one === tipo}>
            {nameOf(one)} ({writtenCount(atti)})
          </option>
        ))}
      </select>
    </label>
  );
}

/** The groups, by the value of `vista`. */
const GROUPS = ["leggi", "ddl", "imprese"] as const;
type Group = (typeof GROUPS)[number];

const groupOf = (vista: string | undefined): Group => GROUPS.find((group) => group === vista) ?? "leggi";

function FoundIn({ group, q, tipo }: { group: Group; q: string; tipo: string }) {
  if (group === "leggi" || q === "") return <Laws q={q} tipo={tipo} />;
  return group === "ddl" ? <BillsFound q={q} /> : <BearersFound key={q} q={q} />;
}

function Laws({ q, tipo }: { q: string; tipo: string }) {
  return (
    <>
      <TypeChoice tipo={tipo} />
      {q === "" ? <ActsList key={tipo} q="" tipo={tipo} /> : <LawsFound key={`${tipo} ${q}`} q={q} tipo={tipo} />}
    </>
  );
}

export function SearchPage({ address }: ViewProps) {
  const { q = "", tipo = "", vista } = address.query;
  const group = groupOf(vista);
  useTitle(q === "" ? searchText("titolo_atti") : `${q} · ${searchText("titolo")}`);
  return (
    <div class="cerca">
      <h1>{q === "" ? searchText("titolo_atti") : q}</h1>
      {q !== "" && (
        <nav class="tabs" aria-label={searchText("in_dove")}>
          {GROUPS.map((one) => (
            <a
              key={one}
              href={hashOf(["cerca"], { q, tipo, vista: one })}
              aria-current={one === group ? "page" : undefined}
            >
              {searchText(one)}
            </a>
          ))}
        </nav>
      )}
      <FoundIn group={group} q={q} tipo={tipo} />
    </div>
  );
}
