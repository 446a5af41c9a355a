/** What was searched for, by groups: laws, bills, members of Parliament, companies and authorities. Without a word, all acts. */

import { type Narrowing, narrowingOf, type SearchFilter } from "../../../../../contract/operations.ts";
import { SEARCH_FILTERS_SAID } from "../../../../../contract/resources/cerca-filters.ts";
import { DENOMINATION_OF } from "../../../../../law/names/denominations.ts";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import { hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { FoldedFilters } from "../../shell/folded.tsx";
import { FilterField } from "../../shell/listing.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { LazyPart, useTitle, type ViewProps } from "../../shell/view.tsx";
import style from "../found.css";
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
      {SEARCH_FILTERS_SAID.tipo.label[LINGUA]}
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
const GROUPS = ["leggi", "ddl", "parlamentari", "imprese"] as const;
type Group = (typeof GROUPS)[number];

const groupOf = (vista: string | undefined): Group => GROUPS.find((group) => group === vista) ?? "leggi";

/** A year that acts are not earlier, or not later, than. */
function YearField({ name, label, value, rest }: Readonly<Record<"name" | "label" | "value" | "rest", string>>) {
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

/** What the results are narrowed to, filter by filter. */
function NarrowingFields({ filters }: { filters: Narrowing }) {
  const said: readonly [string, (typeof SEARCH_FILTERS_SAID)[SearchFilter]][] = Object.entries(SEARCH_FILTERS_SAID);
  const values: Readonly<Record<string, string>> = filters;
  const fields = said.map(
    ([
      name,
      {
        label: { [LINGUA]: label },
        of,
        ofYear,
      },
    ]) => {
      const value = values[name] ?? "";
      if (ofYear) return <YearField key={name} {...{ name, label, value }} rest={ofYear} />;
      if (!of) return null;
      const choices = Object.entries(of).map(([one, words]) => ({ value: one, text: words[LINGUA] }));
      return <FilterField key={name} filter={{ name, label, none: searchText("qualunque"), choices }} value={value} />;
    },
  );
  return <>{fields}</>;
}

function Laws({ q, filters }: { q: string; filters: Narrowing }) {
  const { tipo, norma } = filters;
  return (
    <>
      {norma === "" ? (
        <FoldedFilters used={Object.values(filters).filter((value) => value !== "").length}>
          <div class="fields">
            <TypeChoice tipo={tipo} />
            {q !== "" && <NarrowingFields filters={filters} />}
          </div>
        </FoldedFilters>
      ) : (
        <p>
          {SEARCH_FILTERS_SAID.norma.label[LINGUA]} <strong lang="it">{eliLabel(norma)}</strong> ·{" "}
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
  parlamentari: async () => (await import("./found-names.tsx")).MembersFound,
  imprese: async () => (await import("./found-names.tsx")).BearersFound,
};

function FoundIn({ group, q, filters }: { group: Group; q: string; filters: Narrowing }) {
  if (group === "leggi" || q === "") return <Laws q={q} filters={filters} />;
  return <LazyPart key={q} load={OTHERS[group]} props={{ q }} />;
}

const loadUnderstood = async () => (await import("./understood.tsx")).Understood;

export function SearchPage({ address }: ViewProps) {
  const { q = "", vista } = address.query;
  const group = groupOf(vista);
  useTitle(q === "" ? searchText("titolo_atti") : `${q} · ${searchText("titolo")}`);
  const filters = narrowingOf(address.query);
  const found = <FoundIn group={group} q={q} filters={filters} />;
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
      {q === "" ? found : <LazyPart load={loadUnderstood} props={{ q, filters, children: found }} />}
    </div>
  );
}
