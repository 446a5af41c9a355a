/** Votes by name: how each group voted, who differed from its line, what each member did. */

import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { COUNTED, EXPRESSED, type VoteGroup, type VoteRow, type Voter } from "../../../contract/resources/votazioni.ts";
import type { MemberTotals, MemberVote, VotingMember } from "../../../contract/resources/voti.ts";
import type { Ramo } from "../../../law/bill-number.ts";
import { surnameFirst } from "../../../law/surname-first.ts";
import type { Mandato, ModelloParlamento, Persona, Votazione, Voto } from "../../parlamento/modello.ts";

type Counted = keyof typeof COUNTED;
type Line = VoteGroup["linea"];

const isCounted = (voto: string): voto is Counted => Object.hasOwn(COUNTED, voto);
const nothing = (): Record<Counted, number> => ({
  favorevole: 0,
  contrario: 0,
  astenuto: 0,
  presente_non_votante: 0,
  missione: 0,
  presidente: 0,
  non_partecipa: 0,
  non_votante: 0,
});

/** `M-ALT`, `Misto`: those of no group, whom nothing but that joins. */
const isMixed = ({ sigla, nome }: NonNullable<Voto["gruppo"]>): boolean =>
  /^m(?:$|-)|^misto(?!\p{L})/iu.test(sigla) || /^(?:gruppo )?misto(?!\p{L})/iu.test(nome);

const POSITIONS = ["favorevole", "contrario", "astenuto"] as const satisfies readonly (keyof typeof EXPRESSED)[];

/** The position that most took of those who took one; `null` on a tie. */
function mostTaken(counts: Readonly<Record<Counted, number>>): Line {
  const [first, second] = POSITIONS.toSorted((a, b) => counts[b] - counts[a]);
  return first && second && counts[first] > counts[second] ? first : null;
}

/**
 * Whether a position differs from the line of the group: only one that was expressed does.
 *
 * @example differsFrom("favorevole", "contrario") // true
 * @example differsFrom("favorevole", "missione") // false
 */
const differsFrom = (linea: Line, voto: Voto["voto"]): boolean =>
  linea !== null && voto !== linea && Object.hasOwn(EXPRESSED, voto);

/**
 * The groups of a vote, as they were that day, the largest first; those whose group is not known are together.
 *
 * @example groupsOf(voti)[0].linea // "contrario"
 */
function groupsOf(voti: readonly Voto[]): VoteGroup[] {
  const members = new Map<string | null, Voto[]>();
  for (const voto of voti) getOrMake(members, voto.gruppo?.sigla ?? null, () => []).push(voto);
  return [...members]
    .sort(
      ([a, x], [b, y]) =>
        y.length - x.length || Number(a === null) - Number(b === null) || byCodeUnit(a ?? "", b ?? ""),
    )
    .map(([sigla, own]) => {
      const gruppo = own[0]?.gruppo ?? null;
      const counts = nothing();
      for (const { voto } of own) if (isCounted(voto)) counts[voto]++;
      const linea = gruppo === null || isMixed(gruppo) ? null : mostTaken(counts);
      const difformi = own.filter(({ voto }) => differsFrom(linea, voto)).length;
      return { sigla, nome: gruppo?.nome || null, ...counts, linea, difformi };
    });
}

const voteRow = ({ voti: _, mandatiNoti: __, ramo, ddl, ...vote }: Votazione): VoteRow => ({
  id: vote.id,
  ramo: ramo === "Senato" ? "S" : "C",
  legislatura: vote.legislatura,
  seduta: vote.seduta,
  numero: vote.numero,
  data: vote.data,
  titolo: vote.titolo,
  oggetto: vote.oggetto,
  categoria: vote.categoria,
  palese: vote.palese,
  esito: vote.esito,
  favorevoli: vote.favorevoli,
  contrari: vote.contrari,
  astenuti: vote.astenuti,
  presenti: vote.presenti,
  votanti: vote.votanti,
  maggioranza: vote.maggioranza,
  ddl,
  legge: vote.legge,
  uri: vote.uri,
  url: vote.url,
  quadra: vote.quadra,
});

/** A vote as it is served: what a list shows, its groups, its people by group and surname. */
export interface ServedVote {
  readonly row: VoteRow;
  readonly gruppi: readonly VoteGroup[];
  readonly voti: readonly Voter[];
}

function servedVote(vote: Votazione): ServedVote {
  const gruppi = groupsOf(vote.voti);
  const place = new Map(gruppi.map(({ sigla, linea }, at) => [sigla, { at, linea }]));
  const voti = vote.voti.map(({ id, nome, gruppo, voto, parole }) => {
    const sigla = gruppo?.sigla ?? null;
    const { at = 0, linea = null } = place.get(sigla) ?? {};
    return { at, voter: { id, nome, gruppo: sigla, voto, parole, difforme: differsFrom(linea, voto) } };
  });
  const order = new Map(voti.map(({ voter }) => [voter, surnameFirst(voter.nome)]));
  const named = (voter: Voter) => order.get(voter) ?? "";
  voti.sort((a, b) => a.at - b.at || byCodeUnit(named(a.voter), named(b.voter)) || byCodeUnit(a.voter.id, b.voter.id));
  return { row: voteRow(vote), gruppi, voti: voti.map(({ voter }) => voter) };
}

/** What a member did in a vote, which stands at a place of the list. */
export type MemberLine = Omit<MemberVote, "votazione"> & { readonly place: number };

/** A member's votes as they are served, the newest first. */
export interface ServedMember {
  readonly parlamentare: VotingMember;
  readonly totali: MemberTotals;
  readonly voti: readonly MemberLine[];
}

const covers = (mandati: readonly Mandato[], day: string) =>
  mandati.some(({ dal, al }) => dal <= day && (al === null || day <= al));

/**
 * The votes of a branch that were held while a member was in office: by the mandates where they are known. The Chamber's lists name every
 * deputy in office: there, those that name the member, and those without a list between the first and the last of them. `null` where neither
 * tells. A vote without a day counts in no total.
 */
function heldInOffice({ ramo, mandati }: Persona, votes: readonly Votazione[], listed: ReadonlySet<Votazione>) {
  if (mandati) return votes.filter(({ data }) => data !== null && covers(mandati, data));
  if (ramo === "Senato" || listed.size === 0) return null;
  const places = votes.flatMap((vote, place) => (listed.has(vote) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const between = (place: number) => first < place && place < last;
  return votes.filter(
    (vote, place) => vote.data !== null && (listed.has(vote) || (vote.voti.length === 0 && between(place))),
  );
}

/**
 * Everything that is served about votes: all votes in the order of the model, and the votes of every member.
 *
 * @example votesViews(modello).membri[0].totali.tenute // 247
 */
export function votesViews({ votazioni, persone }: Pick<ModelloParlamento, "votazioni" | "persone">): {
  readonly votazioni: readonly ServedVote[];
  readonly membri: readonly ServedMember[];
} {
  const served = votazioni.map(servedVote);
  const lines = new Map<string, MemberLine[]>();
  for (const [place, { gruppi, voti }] of served.entries()) {
    const lineOf = new Map(gruppi.map(({ sigla, linea }) => [sigla, linea]));
    for (const { id, gruppo, voto, difforme } of voti)
      getOrMake(lines, id, () => []).push({ place, gruppo, voto, linea: lineOf.get(gruppo) ?? null, difforme });
  }
  const ofBranch: Readonly<Record<Ramo, Votazione[]>> = { Senato: [], Camera: [] };
  for (const vote of votazioni) ofBranch[vote.ramo].push(vote);
  const membri = persone.map((persona): ServedMember => {
    const { id, nome, ramo, gruppo } = persona;
    const voti = lines.get(id) ?? [];
    const listed = new Set(voti.flatMap(({ place }) => votazioni[place] ?? []));
    const held = heldInOffice(persona, ofBranch[ramo], listed);
    const inOffice = held && new Set(held);
    const open = voti.filter(({ place }) => {
      const vote = votazioni[place];
      return vote?.palese && vote.data !== null && (inOffice?.has(vote) ?? true);
    });
    const counts = nothing();
    for (const { voto } of open) if (isCounted(voto)) counts[voto]++;
    const palesi = held?.filter(({ palese }) => palese).length ?? null;
    const totali = {
      tenute: held?.length ?? null,
      palesi,
      ...counts,
      in_nessun_elenco: palesi === null ? null : palesi - open.length,
      difformi: open.filter(({ difforme }) => difforme).length,
    };
    return { parlamentare: { id, nome, ramo, gruppo: gruppo?.sigla ?? null }, totali, voti };
  });
  return { votazioni: served, membri };
}
