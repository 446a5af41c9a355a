/**
 * Votes as `/votazioni` lists them, where `codici/` finds one with its people by its id; and the votes of members, which `voti/codici/` finds by
 * the id of the member.
 */

import type { VoteGroup, VoteRow, Voter } from "../contract/resources/votazioni.ts";
import type { MemberTotals, MemberVote, VotingMember } from "../contract/resources/voti.ts";
import type { EntryWindow, PagesCard } from "./entry-lists.ts";

/** What the card of `votazioni` says: where those of a branch or of a kind are. */
export interface VotesCard extends PagesCard {
  readonly gruppi: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** A file of codes: of each vote what a list shows of it, its groups, its people. */
export type CodedVotes = Readonly<
  Record<string, readonly [row: VoteRow, gruppi: readonly VoteGroup[], voti: readonly Voter[]]>
>;

/** What a member did: the place of the vote in the list, then as answers say it. */
export type CodedVote = readonly [
  place: number,
  gruppo: MemberVote["gruppo"],
  voto: MemberVote["voto"],
  linea: MemberVote["linea"],
  difforme: 0 | 1,
];

/** A file of codes of members. */
export type CodedMembers = Readonly<
  Record<string, readonly [parlamentare: VotingMember, totali: MemberTotals, voti: readonly CodedVote[]]>
>;
