/** What was searched for, by groups: laws, bills, companies and authorities. Without a word, all acts. */

import { DENOMINATION_OF } from "../../../../../law/names/denominations.ts";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import { hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { FoldedFilters } from "../../shell/folded.tsx";
import { FilterField } from "../../shell/listing.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { LazyPart, useTitle, type ViewProps } from "../../shell/view.tsx";
import style from "../found.css";
import type { LawFilters } from "./found.ts";
import { ActsList, LawsFound } from "./found-laws.tsx";
import { searchText } from "./search-texts.ts";

adoptStyle(style);

interface Coverage {
  readonly copertura: readonly { readonly tipo: string; readonly atti: number }[];
}

const nameOf = (tipo: string) => (DENOMINATION_OF.get(tipo) ?? tipo.replaceAll("-", " ")).toLowerCase();

/** The choice of a type of act among those of the collection. */
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

/** A year that acts are not earlier, or not later, than. */
function YearField({ name, label, value, rest }: { name: "dal" | "al"; label: string; value: string; rest: string }) {
  const choose = (year: string) => amend({ [name]: /^\d{4}$/.test(year) ? year + rest : "" });
  return (
    <label class="field year">
      {label}
      <input
        type="number"
        min="1861"
        max="2099"
        value={value.slice(0, 4)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </label>
  );
}

/** What the results are narrowed to: years of the acts, their state. */
function Narrowing({ filters: { dal, al, stato } }: { filters: LawFilters }) {
  const states = (["vigente", "abrogato"] as const).map((value) => ({ value, text: searchText(value) }));
  return (
    <>
      <FilterField
        filter={{ name: "stato", label: searchText("stato"), none: searchText("qualunque"), choices: states }}
        value={stato}
      />
      <YearField name="dal" label={searchText("dal")} value={dal} rest="-01-01" />
      <YearField name="al" label={searchText("al")} value={al} rest="-12-31" />
    </>
  );
}

function Laws({ q, filters }: { q: string; filters: LawFilters }) {
  const { tipo, norma } = filters;
  return (
    <>
      {norma === "" ? (
        <FoldedFilters used={Object.values(filters).filter((value) => value !== "").length}>
          <div class="fields">
            <TypeChoice tipo={tipo} />
            {q !== "" && <Narrowing filters={filters} />}
          </div>
        </FoldedFilters>
      ) : (
        <p>
          {searchText("solo_in")} <strong lang="it">{eliLabel(norma)}</strong> ·{" "}
          <a href={hashOf(["cerca"], { q })}>{searchText("in_tutti")}</a>
        </p>
      )}
      {q === "" ? (
        <ActsList key={tipo} q="" tipo={tipo} />
      ) : (
        <LawsFound key={JSON.stringify([q, filters])} q={q} filters={filters} />
      )}
    </>
  );
}

/** Whoever looks for laws needs nothing of the others. */
const OTHERS = {
  ddl: async () => (await import("./found-names.tsx")).BillsFound,
  imprese: async () => (await import("./found-names.tsx")).BearersFound,
};

function FoundIn({ group, q, filters }: { group: Group; q: string; filters: LawFilters }) {
  if (group === "leggi" || q === "") return <Laws q={q} filters={filters} />;
  return <LazyPart key={q} load={OTHERS[group]} props={{ q }} />;
}

export function SearchPage({ address }: ViewProps) {
  const { q = "", tipo = "", norma = "", dal = "", al = "", stato = "", vista } = address.query;
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
              href={hashOf(["cerca"], { ...address.query, vista: one })}
              aria-current={one === group ? "page" : undefined}
            >
              {searchText(one)}
            </a>
          ))}
        </nav>
      )}
      <FoundIn group={group} q={q} filters={{ tipo, norma, dal, al, stato }} />
    </div>
  );
}
