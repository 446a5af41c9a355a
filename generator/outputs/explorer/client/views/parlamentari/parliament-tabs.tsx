import { hashOf } from "../../address/address.ts";
import { memberWord } from "./members-words.ts";

/** From members to groups and back. */
export function ParliamentTabs({ current }: { current: "parlamentari" | "gruppi" }) {
  return (
    <nav class="tabs" aria-label={memberWord("viste")}>
      {(["parlamentari", "gruppi"] as const).map((name) => (
        <a key={name} href={hashOf([name])} aria-current={name === current ? "page" : undefined}>
          {memberWord(name)}
        </a>
      ))}
    </nav>
  );
}
