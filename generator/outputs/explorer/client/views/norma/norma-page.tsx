/** The pages of an act: its text, who changed it, its versions. */

import { useEffect } from "preact/hooks";
import { type Address, hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { LazyPart } from "../../shell/lazy-part.tsx";
import { Shown } from "../../shell/states.tsx";
import { useTitle } from "../../shell/title.ts";
import type { ViewProps } from "../../shell/view.ts";
import type { ActBody } from "./act-body.ts";
import { ActHead } from "./act-head.tsx";
import { actCitation } from "./act-name.ts";
import { graphOf } from "./act-tabs.tsx";
import { LazyAbsent } from "./lazy-absent.tsx";
import { actRequest, isAlone, type NormaAddress, normaAddress } from "./norma-address.ts";
import { OtherDay } from "./other-day.tsx";
import { ACT_TABS, FIRST_TAB } from "./tabs.ts";
import { ArticlePage } from "./text/article-page.tsx";
import { SourceStrip } from "./text/source-strip.tsx";
import { dayAnswered, useCanonical } from "./use-canonical.ts";

/** The tab of an address; one that nobody knows is the first. */
const tabOf = ({ query: { vista = FIRST_TAB } }: Address) => (Object.hasOwn(ACT_TABS, vista) ? vista : FIRST_TAB);

function WholeAct({ address, asked }: { address: Address; asked: NormaAddress }) {
  const request = actRequest(asked);
  const vista = tabOf(address);
  const tab = ACT_TABS[vista];
  useEffect(() => {
    // The part comes while the answer does; where it does not, `LazyPart` says so.
    tab?.load().catch(() => undefined);
  }, [tab]);
  const { answer, again } = useAnswer<ActBody>(request);
  const body = answer.state === "ready" ? answer.body : undefined;
  useTitle(body && actCitation(body));
  const location = answer.state === "ready" ? answer.location : null;
  useCanonical(body && [body.eli, asked.below].filter(Boolean).join("/"), address, dayAnswered(body, location));
  if (answer.state === "absent") return <LazyAbsent body={answer.body} asked={asked} />;
  return (
    <Shown answer={answer} again={again} asked={asked.act}>
      {(act) => (
        <>
          <OtherDay
            asked={asked}
            versione={act.versione}
            between={act.modifiche_intermedie}
            newest={hashOf(address.path.map(withoutDay), address.query)}
          />
          <ActHead act={act} meta={act.meta} address={address} request={request} vista={vista} />
          {tab && <LazyPart load={tab.load} props={{ act, address }} />}
          <SourceStrip act={act} versione={act.versione} meta={act.meta} />
        </>
      )}
    </Shown>
  );
}

const withoutDay = (piece: string) => piece.replace(/@(?:\d{4}-\d{2}-\d{2}|originale)$/, "");

/** The graph has a page of its own, which stands in the place of this address. */
function ToGraph({ path }: { path: Address["path"] }) {
  useEffect(() => location.replace(graphOf(path)), []);
  return null;
}

export function NormaPage({ address }: ViewProps) {
  if (address.query.vista === "grafo") return <ToGraph path={address.path} />;
  const asked = normaAddress(address.path);
  if (isAlone(address) && asked.below !== null) return <ArticlePage address={address} below={asked.below} />;
  return <WholeAct address={address} asked={asked} />;
}
