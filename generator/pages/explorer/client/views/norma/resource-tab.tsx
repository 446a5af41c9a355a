import type { Resource } from "../../../../../contract/resources/declare/resource.ts";
import { useAnswer } from "../../data/answer.ts";
import { SAY } from "../../inlines.tsx";
import { type Body, ResourceRows } from "../../resource-page.tsx";
import { Shown } from "../../shell/view.tsx";
import type { TabProps } from "./act-body.ts";
import { normaAddress, onDay } from "./norma-address.ts";
import { articleCalled } from "./text/changes.ts";

/** The page of an act that shows what it says, or what is said of it. */
export function ResourceTab({ of, act, address }: TabProps & { readonly of: Resource }) {
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
