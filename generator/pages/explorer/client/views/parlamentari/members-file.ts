/** All members of Parliament, of whom the ranking gives a hundred. */

import { MEMBERS_FILE, type MemberEntry } from "../../../../../contract/resources/members-file.ts";
import { answerTo, type PageAnswer } from "../../data/answer.ts";
import { reader } from "../../data/tree-files.ts";

const file = reader<readonly MemberEntry[]>(() => MEMBERS_FILE);

/** The file, as a list. @throws Error where it does not come */
export const readMembers = (): Promise<readonly MemberEntry[]> => file(0);

/** All members in the place of a ranking's first. */
export interface AllMembers {
  readonly membri: readonly MemberEntry[];
}

/** All members, with what the ranking says of its sources. */
export async function allMembers(): Promise<PageAnswer<AllMembers>> {
  const about = await answerTo<object>("politici/classifica-parlamentari?limit=1");
  if (about.state !== "ready") return about;
  try {
    return { ...about, body: { ...about.body, membri: await readMembers() } };
  } catch (error) {
    return { state: "failed", why: "offline", detail: String(error) };
  }
}
