import type { Resource } from "../../../../../contract/resources/declare/resource.ts";
import { useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { SAY } from "../../inlines.tsx";
import { type Body, CountedBars, filtersOf, listRequest, ResourceRows, resourceRows } from "../../resource-page.tsx";
import { FilterFields, ListedRows } from "../../shell/listing.tsx";
import { Shown, type ViewProps } from "../../shell/view.tsx";
import type { TabProps } from "./act-body.ts";
import { normaAddress, onDay } from "./norma-address.ts";
import { articleCalled } from "./text/changes.ts";

/** A list that belongs to one thing, narrowed by its operation. @param at its path */
function ListBelow({ of, at, address }: ViewProps & { readonly of: Resource; readonly at: string }) {
  const { list } = of;
  const request = listRequest({ ...of, list: { ...list, path: at } }, address.query);
  const { answer, again } = useAnswer<Body>(request);
  const filters = filtersOf(list, []);
  return (
    <>
      <p class="label">{of.caution[LINGUA]}</p>
      {filters.length > 0 && <FilterFields filters={filters} query={address.query} />}
      <Shown answer={answer} again={again} asked={of.title[LINGUA]}>
        {(body) => (
          <ListedRows
            address={address}
            of={{
              ...resourceRows(of, list, body, request, SAY),
              ...(list.counted && { totals: <CountedBars {...{ of, body, address }} table={list} /> }),
            }}
          />
        )}
      </Shown>
    </>
  );
}

/** The page of an act that shows what it says, or what is said of it. */
export function ResourceTab({ of, act, address }: TabProps & { readonly of: Resource }) {
  return of.onAct ? (
    <OfVersion {...{ of, act, address }} />
  ) : (
    <ListBelow {...{ of, address }} at={`norme/${encodeURI(act.eli)}/${of.name}`} />
  );
}

/** What the version that is shown says. */
function OfVersion({ of, act, address }: TabProps & { readonly of: Resource }) {
  const { day } = normaAddress(address.path);
  const request = `norme/${encodeURI(onDay(act.eli, day))}/${of.name}`;
  const { answer, again } = useAnswer<Body>(request);
  const article = (name: string) => {
    const called = articleCalled(act.articoli, name);
    return called ? { text: `art. ${called.numero}`, to: { eli: onDay(called.eli, day) } } : name;
  };
  return (
    <Shown answer={answer} again={again} asked={act.titolo}>
      {(body) =>
        of.onAct && <ResourceRows of={of} table={of.onAct} {...{ body, address, request }} say={{ ...SAY, article }} />
      }
    </Shown>
  );
}
