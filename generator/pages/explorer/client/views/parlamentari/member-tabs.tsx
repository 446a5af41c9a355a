/** What the two pages of a member share. */

import { hashOf } from "../../address.ts";
import { Message } from "../../shell/view.tsx";
import { memberText } from "./members-texts.ts";

/** From the bills that a member signed to their votes and back. */
export function MemberTabs({ id, current }: { id: string; current: "firme" | "voti" }) {
  return (
    <nav class="tabs" aria-label={memberText("viste_membro")}>
      {(["firme", "voti"] as const).map((name) => (
        <a
          key={name}
          href={hashOf(["parlamentare", id], name === "voti" ? { vista: name } : {})}
          aria-current={name === current ? "page" : undefined}
        >
          {memberText(`vista_${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** Nobody of this code: the list of those who are there. */
export function UnknownMember() {
  return (
    <Message title={memberText("ignoto")}>
      <p>{memberText("ignoto_testo")}</p>
      <p>
        <a class="button" href={hashOf(["parlamentari"])}>
          {memberText("elenco")}
        </a>
      </p>
    </Message>
  );
}
