/** The pages of an act: its text, who changed it, its versions. */

import { useEffect } from "preact/hooks";
import { type Address, actHash, hashOf } from "../../address/address.ts";
import { correct } from "../../address/navigate.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { LazyPart } from "../../shell/lazy-part.tsx";
import { Shown } from "../../shell/states.tsx";
import { useTitle } from "../../shell/title.ts";
import type { ViewProps } from "../../shell/view.ts";
import { AbsentHere } from "./absent.tsx";
import type { ActBody } from "./act-body.ts";
import { ActHead } from "./act-head.tsx";
import { actCitation } from "./act-name.ts";
import { actRequest, type NormaAddress, normaAddress, onDay } from "./norma-address.ts";
import { OtherDay } from "./other-day.tsx";
import { ACT_TABS } from "./tabs.ts";

const [FIRST = ""] = Object.keys(ACT_TABS);

/** The tab of an address; one that nobody knows is the first. */
const tabOf = ({ query: { vista = FIRST } }: Address) => (Object.hasOwn(ACT_TABS, vista) ? vista : FIRST);

/** An act that was asked for by another name stands in the address by its ELI. */
function useCanonical(eli: string | undefined, asked: NormaAddress, query: Address["query"]): void {
  const { act, day, below, comma } = asked;
  const known = eli === undefined || eli === `eli:/${act}`;
  useEffect(() => {
    if (known || eli === undefined) return;
    const whole = [eli, below, comma && `comma/${comma}`].filter(Boolean).join("/");
    correct(actHash(onDay(whole, day), query));
  }, [known, eli]);
}

function WholeAct({ address, asked }: { address: Address; asked: NormaAddress }) {
  const request = actRequest(asked);
  const { answer, again } = useAnswer<ActBody>(request);
  const body = answer.state === "ready" ? answer.body : undefined;
  useTitle(body && actCitation(body));
  useCanonical(body?.eli, asked, address.query);
  if (answer.state === "absent") return <AbsentHere body={answer.body} asked={asked} />;
  const vista = tabOf(address);
  const tab = ACT_TABS[vista];
  return (
    <Shown answer={answer} again={again} asked={asked.act}>
      {(act) => (
        <>
          <OtherDay
            asked={asked}
            versione={act.versione}
            newest={hashOf(address.path.map(withoutDay), address.query)}
          />
          <ActHead act={act} meta={act.meta} address={address} request={request} vista={vista} />
          {tab && <LazyPart load={tab.load} props={{ act, address }} />}
        </>
      )}
    </Shown>
  );
}

const withoutDay = (piece: string) => piece.replace(/@\d{4}-\d{2}-\d{2}$/, "");

export function NormaPage({ address }: ViewProps) {
  return <WholeAct address={address} asked={normaAddress(address.path)} />;
}
