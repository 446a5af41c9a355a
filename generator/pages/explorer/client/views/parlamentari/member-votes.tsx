/** How one member of Parliament voted: totals beside their denominators, then every vote. */

import { COUNTED } from "../../../../../contract/resources/votazioni.ts";
import { IN_NO_LIST, type MemberTotals, VOTI, type VotingMember } from "../../../../../contract/resources/voti.ts";
import { useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { SAY } from "../../inlines.tsx";
import { type Body, ResourceRows } from "../../resource-page.tsx";
import { Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { MemberTabs, UnknownMember } from "./member-tabs.tsx";
import { memberText } from "./members-texts.ts";

type MemberVotes = Body & { readonly parlamentare: VotingMember; readonly totali: MemberTotals };

const isCounted = (name: string): name is keyof typeof COUNTED => Object.hasOwn(COUNTED, name);

function Totals({ totali: { tenute, palesi, difformi, in_nessun_elenco, ...counts } }: Pick<MemberVotes, "totali">) {
  const of = palesi === null ? "" : ` ${memberText("su")} ${writtenCount(palesi)}`;
  const rows = Object.keys(COUNTED)
    .filter(isCounted)
    .flatMap((name) =>
      counts[name] > 0 ? [[COUNTED[name][LINGUA], `${writtenCount(counts[name])}${of}`] as const] : [],
    );
  if (in_nessun_elenco) rows.push([IN_NO_LIST[LINGUA], `${writtenCount(in_nessun_elenco)}${of}`]);
  if (rows.length === 0) return <p>{memberText(tenute === 0 ? "nessuna_tenuta" : "tenute_ignote")}</p>;
  const taken = counts.favorevole + counts.contrario + counts.astenuto;
  if (taken > 0)
    rows.push([memberText("diversi"), `${writtenCount(difformi)} ${memberText("su")} ${writtenCount(taken)}`]);
  return (
    <>
      <p>
        {tenute === null || palesi === null
          ? memberText("tenute_ignote")
          : `${memberText("tenute")}: ${writtenCount(tenute)}, ${memberText("palesi")}: ${writtenCount(palesi)}.`}
      </p>
      <dl class="counts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="label">{memberText("diversi_su")}</p>
    </>
  );
}

export function MemberVotesPage({ id, address }: ViewProps & { id: string }) {
  const request = `politici/${id}/voti?limit=1000`;
  const { answer, again } = useAnswer<MemberVotes>(request);
  useTitle(answer.state === "ready" ? answer.body.parlamentare.nome : id);
  if (answer.state === "absent") return <UnknownMember />;
  return (
    <Shown answer={answer} again={again} asked={id}>
      {(body) => (
        <>
          <h1>{body.parlamentare.nome}</h1>
          <p class="lead">
            {body.parlamentare.ramo} · {body.parlamentare.gruppo ?? memberText("senza_gruppo")}
          </p>
          <MemberTabs id={id} current="voti" />
          <Totals totali={body.totali} />
          <ResourceRows of={VOTI} table={VOTI.list} say={SAY} {...{ body, address, request }} />
        </>
      )}
    </Shown>
  );
}
