/** All members of Parliament, in a file that the explorer finds names in (layout in `format/FORMAT.md`): the ranking answers with a hundred. */

import type { ValueOf } from "./declare/fields.ts";
import type { RANKINGS } from "./rankings.ts";

export const MEMBERS_FILE = "esplora/parlamentari.json";

/** A row of it: a member as the ranking has them. */
export type MemberEntry = Omit<ValueOf<(typeof RANKINGS)["politici-parlamentari"]>["classifica"][number], "posizione">;
