/** What the pages about Parliament share. */

import { hashOf } from "../../address.ts";
import { memberText } from "./members-texts.ts";

/** From members to groups, to votes and back. */
export function ParliamentTabs({ current }: { current: "parlamentari" | "gruppi" | "votazioni" }) {
  return (
    <nav class="tabs" aria-label={memberText("viste")}>
      {(["parlamentari", "gruppi", "votazioni"] as const).map((name) => (
        <a key={name} href={hashOf([name])} aria-current={name === current ? "page" : undefined}>
          {memberText(name)}
        </a>
      ))}
    </nav>
  );
}
