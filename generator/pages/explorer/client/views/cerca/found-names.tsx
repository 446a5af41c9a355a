/** Bills, members of Parliament, companies and authorities whose names are searched for. */

import type { DdlRow } from "../../../../../contract/resources/ddl.ts";
import { MEMBERS_FILE, type MemberEntry } from "../../../../../contract/resources/members-file.ts";
import { wordsMatcher } from "../../../../../law/has-words.ts";
import { matchingBills } from "../../../../../law/matching-bills.ts";
import { hashOf } from "../../address.ts";
import { answerTo, type PageAnswer, useAnswer, useAsked } from "../../data/answer.ts";
import { counted } from "../../data/written.ts";
import { ListedRows } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { Shown } from "../../shell/view.tsx";
import { BILLS_REQUEST, type BillList } from "../ddl/bill-list.ts";
import { type AllMembers, allMembers } from "../parlamentari/members-file.ts";
import { findBearers } from "../pnrr/money-files.ts";
import type { Bearer } from "../pnrr/names.ts";
import { searchText } from "./search-texts.ts";

/** Rows that are shown at first, and with each "more". */
const STEP = 20;

const caption = (found: number) => counted(found, searchText("risultati"));

const BILL_COLUMNS: readonly TableColumn<DdlRow>[] = [
  { title: searchText("numero"), value: ({ numero }) => numero, href: ({ numero }) => hashOf(["ddl", numero]) },
  { title: searchText("titolo_ddl"), value: ({ titolo }) => titolo, lang: "it" },
  { title: searchText("stato"), value: ({ stato }) => stato, lang: "it" },
];

/** Bills whose number or title is searched for. */
export function BillsFound({ q }: { q: string }) {
  const { answer, again } = useAnswer<BillList>(BILLS_REQUEST);
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, ddl }) => (
        <ListedRows
          key={q}
          of={{
            meta,
            rows: matchingBills(ddl, q),
            rowKey: ({ numero }) => numero,
            columns: BILL_COLUMNS,
            caption,
            requests: [BILLS_REQUEST],
            name: "ddl",
            none: searchText("nessuno"),
            instead: <strong>{q}</strong>,
            step: STEP,
          }}
        />
      )}
    </Shown>
  );
}

const MEMBER_COLUMNS: readonly TableColumn<MemberEntry>[] = [
  { title: searchText("nome"), value: ({ nome }) => nome, href: ({ id }) => hashOf(["parlamentare", id]) },
  { title: searchText("ramo"), value: ({ ramo }) => ramo },
  { title: searchText("di_gruppo"), value: ({ gruppo }) => gruppo },
];

/** Members of Parliament whose name is searched for. */
export function MembersFound({ q }: { q: string }) {
  const { answer, again } = useAsked<AllMembers>("", allMembers);
  const isNamed = wordsMatcher(q);
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, membri }) => (
        <ListedRows
          key={q}
          of={{
            meta,
            rows: membri.filter(({ nome }) => isNamed(nome)),
            rowKey: ({ id }) => id,
            columns: MEMBER_COLUMNS,
            caption,
            requests: [],
            files: [MEMBERS_FILE],
            name: "parlamentari",
            none: searchText("nessuno"),
            instead: <strong>{q}</strong>,
            step: STEP,
          }}
        />
      )}
    </Shown>
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
export function BearersFound({ q }: { q: string }) {
  const { answer, again } = useAsked<Bearers>(q, () => bearersNamed(q));
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, found }) => (
        <ListedRows
          of={{
            meta,
            rows: found,
            rowKey: ({ id }) => id,
            columns: BEARER_COLUMNS,
            caption,
            requests: [],
            name: "nomi",
            none: searchText("nessuno"),
            instead: <strong>{q}</strong>,
            step: STEP,
          }}
        />
      )}
    </Shown>
  );
}
