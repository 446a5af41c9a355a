/** Members, groups and one member: which of them is the address's first segment. */

import type { ViewProps } from "../../shell/view.ts";
import { GroupsPage } from "./groups-page.tsx";
import { MemberPage } from "./member-page.tsx";
import { MembersPage } from "./members-page.tsx";

export function ParliamentPage({ address }: ViewProps) {
  const [first, id] = address.path;
  if (first === "gruppi") return <GroupsPage query={address.query} />;
  if (first === "parlamentare" && id !== undefined) return <MemberPage id={id} />;
  return <MembersPage query={address.query} />;
}
