/** Votes by name: the list of all, and one with how each group of that day voted and who differed from its line. */

import {
  COUNTED,
  ESITI,
  POSITIONS,
  VOTAZIONI,
  type VoteAnswer,
  type VoteGroup,
  type Voter,
} from "../../../../../contract/resources/votazioni.ts";
import { hashOf } from "../../address.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { ResourceListing, ResourcePage } from "../../resource-page.tsx";
import { barWidth } from "../../shell/bar-cell.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { textsOf } from "../../shell/texts.ts";
import type { ViewProps } from "../../shell/view.tsx";
import { ParliamentTabs } from "../parlamentari/parliament-tabs.tsx";
import style from "./votes.css";

adoptStyle(style);

const voteText = textsOf({
  risultato: { it: "Il risultato", en: "The result" },
  pubblicati: {
    it: "I numeri come la fonte li pubblica; Camera e Senato contano in modo diverso.",
    en: "The numbers as the source publishes them; the Chamber and the Senate count differently.",
  },
  non_quadra: {
    it: "Gli elenchi dei nomi e i numeri pubblicati non coincidono: sono dati entrambi.",
    en: "The lists of names and the published numbers disagree: both are given.",
  },
  segreta: {
    it: "Votazione segreta: nessuna posizione è nota, e non conta per nessuno.",
    en: "A secret vote: no position is known, and it counts for nobody.",
  },
  gruppi: { it: "Come hanno votato i gruppi", en: "How the groups voted" },
  senza_gruppo: { it: "gruppo di quel giorno non noto", en: "group of that day not known" },
  linea: { it: "linea", en: "line" },
  senza_linea: { it: "nessuna linea", en: "no line" },
  difformi: {
    it: "Chi ha votato diversamente dalla linea del suo gruppo",
    en: "Who differed from the line of their group",
  },
  nessuno: { it: "Nessuno, per quel che si sa.", en: "Nobody, as far as is known." },
  senza_linee: {
    it: "Non si può dire: nessun gruppo ha qui una linea.",
    en: "That cannot be said: no group has a line here.",
  },
  come: {
    it: "La linea è la posizione dei più tra chi nel gruppo ne ha presa una; il misto non ne ha.",
    en: "The line is the position of most of those in the group who took one; the mixed group has none.",
  },
  nomi: { it: "Chi ha votato come", en: "Who voted how" },
  favorevoli: { it: "favorevoli", en: "in favour" },
  contrari: { it: "contrari", en: "against" },
  astenuti: { it: "astenuti", en: "abstained" },
  presenti: { it: "presenti", en: "present" },
  votanti: { it: "votanti", en: "voting" },
  maggioranza: { it: "maggioranza", en: "majority" },
  esito: { it: "esito", en: "result" },
});

type Counted = keyof typeof COUNTED;
const isCounted = (name: string): name is Counted => Object.hasOwn(COUNTED, name);
const NAMES = Object.keys(COUNTED).filter(isCounted);
const PUBLISHED = ["favorevoli", "contrari", "astenuti", "presenti", "votanti", "maggioranza"] as const;

const WHOLE = [
  ["favorevoli", "favorevole"],
  ["contrari", "contrario"],
  ["astenuti", "astenuto"],
] as const;

function Result({ vote }: { vote: VoteAnswer }) {
  return (
    <>
      <h2>{voteText("risultato")}</h2>
      <div class="vote-bar" aria-hidden="true">
        {WHOLE.map(([number, name]) => (
          <i key={name} class={`vote-${name}`} style={{ flexGrow: vote[number] ?? 0 }} />
        ))}
      </div>
      <dl class="counts">
        {vote.esito && (
          <div>
            <dt>{voteText("esito")}</dt>
            <dd>{ESITI[vote.esito][LINGUA]}</dd>
          </div>
        )}
        {PUBLISHED.map((name) => {
          const value = vote[name];
          return (
            value !== null && (
              <div key={name}>
                <dt>{voteText(name)}</dt>
                <dd>{writtenCount(value)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p class="label">{voteText("pubblicati")}</p>
      {!vote.quadra && <p class="warning notice">{voteText("non_quadra")}</p>}
      {!vote.palese && <p class="notice">{voteText("segreta")}</p>}
    </>
  );
}

interface GroupsProps {
  readonly vote: VoteAnswer & { readonly voti: readonly Voter[] };
}

/** The bar is for the eye: the words below it say the same, with the sign of each part. */
function GroupBar({ group, largest }: { group: VoteGroup; largest: number }) {
  const parts = NAMES.filter((name) => group[name] > 0);
  const all = parts.reduce((sum, name) => sum + group[name], 0);
  return (
    <li>
      <h3>
        {group.sigla ?? voteText("senza_gruppo")}{" "}
        {group.nome !== group.sigla && <span class="label">{group.nome}</span>}
      </h3>
      <div class="vote-bar" aria-hidden="true" style={{ width: barWidth(all, largest) }}>
        {parts.map((name) => (
          <i key={name} class={`vote-${name}`} style={{ flexGrow: group[name] }} />
        ))}
      </div>
      <p>
        {parts.map((name) => (
          <span key={name} class="vote-part">
            <i class={`vote-key vote-${name}`} aria-hidden="true" /> {COUNTED[name][LINGUA]} {writtenCount(group[name])}
          </span>
        ))}
      </p>
      <p class="label">
        {group.linea ? `${voteText("linea")}: ${COUNTED[group.linea][LINGUA]}` : voteText("senza_linea")}
      </p>
    </li>
  );
}

function Differing({ vote: { gruppi, voti } }: GroupsProps) {
  const who = voti.filter(({ difforme }) => difforme);
  const none = gruppi.some(({ linea }) => linea !== null) ? "nessuno" : "senza_linee";
  return (
    <>
      <h2>{voteText("difformi")}</h2>
      <p class="label">{voteText("come")}</p>
      {who.length === 0 && <p>{voteText(none)}</p>}
      <ul class="bare vote-who">
        {who.map(({ id, nome, gruppo, voto }) => (
          <li key={id}>
            <a href={hashOf(["parlamentare", id], { vista: "voti" })}>{nome}</a>{" "}
            <span class="label">
              {gruppo}, {POSITIONS[voto][LINGUA]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Groups({ vote }: GroupsProps) {
  const largest = Math.max(...vote.gruppi.map((group) => NAMES.reduce((sum, name) => sum + group[name], 0)));
  return (
    <>
      <Result vote={vote} />
      {vote.gruppi.length > 0 && vote.palese && (
        <>
          <h2>{voteText("gruppi")}</h2>
          <ul class="bare vote-groups">
            {vote.gruppi.map((group) => (
              <GroupBar key={group.sigla ?? ""} group={group} largest={largest} />
            ))}
          </ul>
          <Differing vote={vote} />
        </>
      )}
      <h2>{voteText("nomi")}</h2>
    </>
  );
}

export const VotesPage = ({ address }: ViewProps) =>
  address.path.length > 1 ? (
    <ResourcePage of={VOTAZIONI} address={address} above={(vote: GroupsProps["vote"]) => <Groups vote={vote} />} />
  ) : (
    <ResourceListing of={VOTAZIONI} address={address} more={{ tabs: <ParliamentTabs current="votazioni" /> }} />
  );
