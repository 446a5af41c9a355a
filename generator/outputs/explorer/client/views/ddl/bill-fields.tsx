import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { FilterField, SelectField } from "../../widgets/fields.tsx";
import { GROUPS_REQUEST, type GroupRanking, groupChoices } from "../parlamentari/groups.ts";
import { type ListedBill, statesOf } from "./bill-list.ts";
import { billWord } from "./bill-words.ts";

interface Props {
  readonly query: Readonly<Record<string, string>>;
  readonly rows: readonly ListedBill[];
}

/** What bills are filtered by. Groups come with an answer of their own, until when only the one chosen is there. */
export function BillFields({ query, rows }: Props) {
  const { answer } = useAnswer<GroupRanking>(GROUPS_REQUEST);
  const { q = "", stato = "", iter = "", ramo = "", gruppo = "" } = query;
  return (
    <div class="fields">
      <FilterField name="q" label={billWord("cerca")} value={q} />
      <SelectField
        name="stato"
        label={billWord("stato")}
        value={stato}
        none={billWord("stati")}
        choices={statesOf(rows).map(([value, bills]) => ({ value, text: `${value} (${writtenCount(bills)})` }))}
      />
      <SelectField
        name="iter"
        label={billWord("iter")}
        value={iter}
        none={billWord("entrambi")}
        choices={(["aperto", "chiuso"] as const).map((value) => ({ value, text: billWord(value) }))}
      />
      <SelectField
        name="ramo"
        label={billWord("ramo")}
        value={ramo}
        none={billWord("rami")}
        choices={["Camera", "Senato"].map((value) => ({ value, text: value }))}
      />
      <SelectField
        name="gruppo"
        label={billWord("gruppo")}
        value={gruppo}
        none={billWord("gruppi")}
        choices={answer.state === "ready" ? groupChoices(answer.body) : []}
      />
    </div>
  );
}
