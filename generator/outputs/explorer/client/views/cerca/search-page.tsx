/** What was searched for, by groups: laws, bills, companies and authorities. Without a word, all acts. */

import { hashOf } from "../../address/address.ts";
import { useTitle } from "../../shell/title.ts";
import type { ViewProps } from "../../shell/view.ts";
import { ActsList } from "./acts-list.tsx";
import { BearersFound } from "./bearers-found.tsx";
import { BillsFound } from "./bills-found.tsx";
import { LawsFound } from "./laws-found.tsx";
import { searchWord } from "./search-words.ts";
import { TypeChoice } from "./type-choice.tsx";

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
  useTitle(q === "" ? searchWord("titolo_atti") : `${q} · ${searchWord("titolo")}`);
  return (
    <div class="cerca">
      <h1>{q === "" ? searchWord("titolo_atti") : q}</h1>
      {q !== "" && (
        <nav class="tabs" aria-label={searchWord("in_dove")}>
          {GROUPS.map((one) => (
            <a
              key={one}
              href={hashOf(["cerca"], { q, tipo, vista: one })}
              aria-current={one === group ? "page" : undefined}
            >
              {searchWord(one)}
            </a>
          ))}
        </nav>
      )}
      <FoundIn group={group} q={q} tipo={tipo} />
    </div>
  );
}
