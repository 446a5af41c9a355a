/** Votes by name: the list of all, and one with how each group of that day voted and who differed from its line. */

import type { SectionLine } from "../../../../../contract/resources/derive/text.ts";
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
import type { Meta } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { dated, writtenCount, writtenDate } from "../../data/written.ts";
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
  senza_numeri: { it: "La fonte non ne pubblica i numeri.", en: "The source publishes no numbers of it." },
  nessuna_posizione: { it: "nessuno ha preso posizione", en: "nobody took a position" },
  parità: { it: "parità", en: "a tie" },
  misto: { it: "il misto non ne ha", en: "the mixed group has none" },
  senza_elenchi: {
    it: "Chi ha votato come non si sa: la fonte non ha qui elenchi di nomi.",
    en: "Who voted how is not known: the source has no lists of names here.",
  },
  fino_al: { it: "Votazioni fino al", en: "Votes up to" },
  altre_fonti: { it: "altre fonti (membri, disegni di legge):", en: "other sources (members, bills):" },
  può_mancare: {
    it: "di ciò che è venuto dopo può mancare il gruppo o il titolo.",
    en: "of what came later the group or the title may be missing.",
  },
});

type Counted = keyof typeof COUNTED;
const isCounted = (name: string): name is Counted => Object.hasOwn(COUNTED, name);
const NAMES = Object.keys(COUNTED).filter(isCounted);

const WHOLE = [
  ["favorevoli", "favorevole"],
  ["contrari", "contrario"],
  ["astenuti", "astenuto"],
] as const;

interface PartsProps {
  readonly parts: readonly { readonly name: Counted; readonly word: string; readonly n: number }[];
  readonly width?: string;
}

/** The bar is for the eye: the words below it say the same, with the sign of each part. */
const Parts = ({ parts, width }: PartsProps) => (
  <>
    <div class="vote-bar" aria-hidden="true" style={width ? { width } : {}}>
      {parts.map(({ name, n }) => n > 0 && <i key={name} class={`vote-${name}`} style={{ flexGrow: n }} />)}
    </div>
    <p>
      {parts.map(({ name, word, n }) => (
        <span key={name} class="vote-part">
          <i class={`vote-key vote-${name}`} aria-hidden="true" /> {word} <b>{writtenCount(n)}</b>
        </span>
      ))}
    </p>
  </>
);

function Result({ vote }: { vote: VoteAnswer }) {
  const parts = WHOLE.flatMap(([number, name]) => {
    const n = vote[number];
    return n === null ? [] : [{ name, word: voteText(number), n }];
  });
  const rest = (["presenti", "votanti", "maggioranza"] as const).flatMap((name) => {
    const n = vote[name];
    return n === null ? [] : `${voteText(name)} ${writtenCount(n)}`;
  });
  return (
    <>
      <h2>
        {voteText("risultato")}
        {vote.esito && `: ${ESITI[vote.esito][LINGUA]}`}
      </h2>
      {parts.length > 0 ? <Parts parts={parts} /> : <p>{voteText("senza_numeri")}</p>}
      {rest.length > 0 && <p>{rest.join(" · ")}</p>}
      <p class="label">{voteText("pubblicati")}</p>
      {!vote.quadra && <p class="warning notice">{voteText("non_quadra")}</p>}
      {!vote.palese && <p class="notice">{voteText("segreta")}</p>}
    </>
  );
}

interface GroupsProps {
  readonly vote: VoteAnswer & { readonly voti: readonly Voter[] };
}

/** Why a group has no line. */
function lineless({ sigla, favorevole, contrario, astenuto }: VoteGroup) {
  if (sigla === null) return "senza_gruppo";
  const [most = 0, next = 0] = [favorevole, contrario, astenuto].sort((a, b) => b - a);
  return most === 0 ? "nessuna_posizione" : most === next ? "parità" : "misto";
}

function GroupBar({ group, largest }: { group: VoteGroup; largest: number }) {
  const parts = NAMES.filter((name) => group[name] > 0).map((name) => ({
    name,
    word: COUNTED[name][LINGUA],
    n: group[name],
  }));
  const all = parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <li>
      <h3>
        {group.sigla ?? voteText("senza_gruppo")}{" "}
        {group.nome !== group.sigla && <span class="label">{group.nome}</span>}
      </h3>
      <Parts parts={parts} width={barWidth(all, largest)} />
      <p class="label">
        {group.linea
          ? `${voteText("linea")}: ${COUNTED[group.linea][LINGUA]}`
          : `${voteText("senza_linea")}: ${voteText(lineless(group))}`}
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
      {vote.gruppi.length === 0 && vote.palese && <p class="notice">{voteText("senza_elenchi")}</p>}
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

/** Says so where votes are of days that the sources of members or bills do not know yet. */
function Newer({ lines, meta }: { lines: readonly SectionLine[]; meta: Meta }) {
  const newest = lines.reduce((last, { row: { data } }) => (String(data ?? "") > last ? String(data) : last), "");
  const older = meta.fonti.filter(({ estratto_il }) => estratto_il < newest);
  if (older.length === 0) return null;
  return (
    <p class="notice">
      {dated(voteText("fino_al"), newest)}; {voteText("altre_fonti")}{" "}
      {[...new Set(older.map(({ estratto_il }) => estratto_il))].sort().map(writtenDate).join(", ")}:{" "}
      {voteText("può_mancare")}
    </p>
  );
}

export const VotesPage = ({ address }: ViewProps) =>
  address.path.length > 1 ? (
    <ResourcePage of={VOTAZIONI} address={address} above={(vote: GroupsProps["vote"]) => <Groups vote={vote} />} />
  ) : (
    <ResourceListing
      of={VOTAZIONI}
      address={address}
      more={{
        tabs: <ParliamentTabs current="votazioni" />,
        said: (lines, meta) => <Newer lines={lines} meta={meta} />,
      }}
    />
  );
