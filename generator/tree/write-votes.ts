/** Writes votes as `/votazioni` lists and finds them, and the votes of every member. */

import type { Prosa } from "../contract/prose.ts";
import { CATEGORIE, RAMI } from "../contract/resources/votazioni.ts";
import type { votesViews } from "../corpus/orders/parlamento/votazioni.ts";
import type { CodedMembers, CodedVote, CodedVotes } from "../format/vote-lists.ts";
import type { Cards } from "./cards.ts";
import type { FileSink } from "./file-sink.ts";
import { writeCoded, writeEntryPages } from "./write-entry-list.ts";

const GROUPS = [...Object.keys(RAMI), ...Object.keys(CATEGORIE)];
/** How many rows of a file of codes a vote stands for, which has hundreds of people, and a member: some files hold one or two votes, or eight members. */
const WEIGHS = { vote: 8, member: 2 };

/** @param note how each answer is computed */
export function writeVotes(
  files: FileSink,
  cards: Pick<Cards, "card">,
  { votazioni, membri }: ReturnType<typeof votesViews>,
  note: Readonly<Record<"votazioni" | "votazione" | "politici-voti", Prosa>>,
): void {
  const rows = votazioni.map(({ row }) => row);
  const { pages, windows } = writeEntryPages(
    files,
    "votazioni",
    rows,
    GROUPS,
    ({ ramo, categoria }, group) => ramo === group || categoria === group,
  );
  cards.card("votazioni", note.votazioni, { ...pages, gruppi: windows });
  const votes = votazioni.map(({ row, gruppi, voti }): [string, CodedVotes[string]] => [row.id, [row, gruppi, voti]]);
  cards.card("votazione", note.votazione, {
    codici: writeCoded(files, "votazioni", votes, votes.length * WEIGHS.vote),
  });
  const members = membri.map(({ parlamentare, totali, voti }): [string, CodedMembers[string]] => {
    const lines = voti.map(
      ({ place, gruppo, voto, linea, difforme }): CodedVote => [place, gruppo, voto, linea, difforme ? 1 : 0],
    );
    return [parlamentare.id, [parlamentare, totali, lines]];
  });
  const codici = writeCoded(files, "voti", members, members.length * WEIGHS.member);
  cards.card("politici-voti", note["politici-voti"], { codici });
}
