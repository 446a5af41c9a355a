/** All bills, filtered and sorted as the address and the reader say; or one of them. */

import { DDL } from "../../../../../contract/resources/ddl.ts";
import type { SectionLine } from "../../../../../contract/resources/derive/text.ts";
import type { Address } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { ResourceListing } from "../../resource-page.tsx";
import type { Filter } from "../../shell/listing.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import type { ViewProps } from "../../shell/view.tsx";
import {
  GROUPS_REQUEST,
  type GroupRanking,
  groupChoices,
  membersOfGroup,
  type SignatureGraph,
  signaturesRequest,
  signedBills,
} from "../parlamentari/signatures.ts";
import { BillPage } from "./bill-page.tsx";
import { billText } from "./bill-texts.ts";
import style from "./ddl.css";

adoptStyle(style);

/** Who signed is said by another answer: bills that at least one member of a group signed. */
function BillListing({ address }: { address: Address }) {
  const { gruppo } = address.query;
  const request = gruppo === undefined ? null : signaturesRequest({ gruppo });
  const { answer: signatures } = useAnswer<SignatureGraph>(request);
  const { answer: groups } = useAnswer<GroupRanking>(GROUPS_REQUEST);
  const graph = signatures.state === "ready" ? signatures.body : undefined;
  const byGroup: Filter<SectionLine> = {
    name: "gruppo",
    label: billText("gruppo"),
    none: billText("gruppi"),
    choices: groups.state === "ready" ? groupChoices(groups.body) : [],
    keep(rows, chosen) {
      const signed = graph && signedBills(graph, membersOfGroup(graph, chosen));
      return rows.filter(({ row }) => signed?.has(String(row.numero)));
    },
  };
  const totals = graph?.troncato && <p class="warning notice">{billText("tagliato")}</p>;
  return (
    <div class="ddl">
      <ResourceListing of={DDL} address={address} more={{ filters: [byGroup], rows: { totals } }} />
    </div>
  );
}

export function BillsPage({ address }: ViewProps) {
  // A number may have a slash in it, which somebody types as it is: S.926/I.
  const numero = address.path.slice(1).join("/");
  return numero === "" ? (
    <BillListing address={address} />
  ) : (
    <BillPage numero={numero} path={address.path} key={numero} />
  );
}
