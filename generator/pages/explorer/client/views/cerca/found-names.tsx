/** Bills, members of Parliament, companies and authorities whose names are searched for. */

import type { DdlRow } from "../../../../../contract/resources/ddl.ts";
import { MEMBERS_FILE, type MemberEntry } from "../../../../../contract/resources/members-file.ts";
import { wordsMatcher } from "../../../../../law/has-words.ts";
import { matchingBills } from "../../../../../law/matching-bills.ts";
import { hashOf } from "../../address.ts";
import { answerTo, type PageAnswer, useAnswer, useAsked } from "../../data/answer.ts";
import { counted } from "../../data/written.ts";
import { ListedRows, type Rows } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { Shown } from "../../shell/view.tsx";
import { BILLS_REQUEST, type BillList } from "../ddl/bill-list.ts";
import { type AllMembers, allMembers } from "../parlamentari/members-file.ts";
import { findBearers } from "../pnrr/money-files.ts";
import type { Bearer } from "../pnrr/names.ts";
import { searchText } from "./search-texts.ts";

/** Rows that are shown at first, and with each "more". */
const STEP = 20;

interface FoundProps<Body, Row> {
  readonly q: string;
  readonly asked: ReturnType<typeof useAnswer<Body>>;
  readonly rowsOf: (body: Body) => readonly Row[];
  readonly of: Pick<Rows<Row>, "rowKey" | "columns" | "requests" | "files" | "name">;
}

/** What has a name that is searched for, as a table. */
function Found<Body, Row>({ q, asked: { answer, again }, rowsOf, of }: FoundProps<Body, Row>) {
  return (
    <Shown answer={answer} again={again} asked={q}>
      {(body) => (
        <ListedRows
          key={q}
          of={{
            ...of,
            meta: body.meta,
            rows: rowsOf(body),
            caption: (found) => counted(found, searchText("risultati")),
            none: searchText("nessuno"),
            instead: <strong>{q}</strong>,
            step: STEP,
          }}
        />
      )}
    </Shown>
  );
}

const BILL_COLUMNS: readonly TableColumn<DdlRow>[] = [
  { title: searchText("numero"), value: ({ numero }) => numero, href: ({ numero }) => hashOf(["ddl", numero]) },
  { title: searchText("titolo_ddl"), value: ({ titolo }) => titolo, lang: "it" },
  { title: searchText("stato"), value: ({ stato }) => stato, lang: "it" },
];

/** Bills whose number or title is searched for. */
export const BillsFound = ({ q }: { q: string }) => (
  <Found
    q={q}
    asked={useAnswer<BillList>(BILLS_REQUEST)}
    rowsOf={({ ddl }) => matchingBills(ddl, q)}
    of={{ rowKey: ({ numero }) => numero, columns: BILL_COLUMNS, requests: [BILLS_REQUEST], name: "ddl" }}
  />
);

const MEMBER_COLUMNS: readonly TableColumn<MemberEntry>[] = [
  { title: searchText("nome"), value: ({ nome }) => nome, href: ({ id }) => hashOf(["parlamentare", id]) },
  { title: searchText("ramo"), value: ({ ramo }) => ramo },
  { title: searchText("di_gruppo"), value: ({ gruppo }) => gruppo },
];

/** Members of Parliament whose name is searched for. */
export function MembersFound({ q }: { q: string }) {
  const isNamed = wordsMatcher(q);
  return (
    <Found
      q={q}
      asked={useAsked<AllMembers>("", allMembers)}
      rowsOf={({ membri }) => membri.filter(({ nome }) => isNamed(nome))}
      of={{
        rowKey: ({ id }) => id,
        columns: MEMBER_COLUMNS,
        requests: [],
        files: [MEMBERS_FILE],
        name: "parlamentari",
      }}
    />
  );
}

/** An answer about the same sources: says which they are, and of which day. */
const SAME_SOURCES = "pnrr/classifica-aziende?limit=1";

interface Bearers {
  readonly found: readonly Bearer[];
}

async function bearersNamed(q: string): Promise<PageAnswer<Bearers>> {
  const about = await answerTo<object>(SAME_SOURCES);
  if (about.state !== "ready") return about;
  try {
    return { ...about, body: { ...about.body, found: await findBearers(q) } };
  } catch (error) {
    return { state: "failed", why: "offline", detail: String(error) };
  }
}

const BEARER_COLUMNS: readonly TableColumn<Bearer>[] = [
  { title: searchText("nome"), value: ({ nome }) => nome, href: ({ id }) => hashOf(["pnrr", "nodo", id]) },
  { title: searchText("che_cosa"), value: ({ tipo }) => tipo, cell: ({ tipo }) => searchText(tipo) },
  { title: searchText("appalti"), value: ({ appalti }) => appalti, numeric: true },
  { title: "id", value: ({ id }) => id, hidden: true },
];

/** Companies and authorities of the recovery plan by their names. */
export const BearersFound = ({ q }: { q: string }) => (
  <Found
    q={q}
    asked={useAsked<Bearers>(q, () => bearersNamed(q))}
    rowsOf={({ found }) => found}
    of={{ rowKey: ({ id }) => id, columns: BEARER_COLUMNS, requests: [], name: "nomi" }}
  />
);
