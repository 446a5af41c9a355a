/** All members of Parliament, of whom the ranking gives a hundred. */

import { MEMBERS_FILE, type MemberEntry } from "../../../../../contract/resources/members-file.ts";
import { besides, type PageAnswer } from "../../data/answer.ts";
import { reader } from "../../data/tree-files.ts";

const file = reader<readonly MemberEntry[]>(() => MEMBERS_FILE);

/** The file, as a list. @throws Error where it does not come */
export const readMembers = (): Promise<readonly MemberEntry[]> => file(0);

/** All members in the place of a ranking's first. */
export interface AllMembers {
  readonly membri: readonly MemberEntry[];
}

/** All members, with what the ranking says of its sources. */
export const allMembers = (): Promise<PageAnswer<AllMembers>> =>
  besides("politici/classifica-parlamentari?limit=1", async () => ({ membri: await readMembers() }));
