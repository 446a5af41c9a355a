/** The votes of one member of Parliament, with totals and their denominators. */

import type { Prosa } from "../prose.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages, sentence } from "./declare/marks.ts";
import { type Resource, section } from "./declare/resource.ts";
import { bills, both, COUNTS, differs, linea, POSITION_FILTERS, VOTAZIONI, VOTE, VOTER, voted } from "./votazioni.ts";

const MEMBER_VOTE = f.record(
  {
    votazione: f.record(
      {
        id: VOTE.id,
        data: VOTE.data,
        titolo: VOTE.titolo,
        oggetto: VOTE.oggetto,
        categoria: VOTE.categoria,
        ddl: VOTE.ddl,
      },
      { label: both("Votazione", "Vote"), title: "Votazione a cui ha preso parte" },
    ),
    gruppo: VOTER.gruppo,
    voto: VOTER.voto,
    linea,
    difforme: VOTER.difforme,
  },
  { title: "Voto in una votazione", ref: forDocs("politici-voti.json#/$defs/voto_dato") },
);
export type MemberVote = f.ValueOf<typeof MEMBER_VOTE>;

const held = (it: string, en: string, doc: Prosa) => f.count.orNull({ label: { it, en }, doc: forDocs(doc) });
export const IN_NO_LIST = both("in nessun elenco, la fonte non dice perché", "in no list, the source does not say why");
const TOTALS = f.record(
  {
    tenute: held(
      "Votazioni tenute",
      "Held",
      both(
        "Mentre era in carica; `null` se non si sa.",
        "While the member was in office; `null` where that is not known.",
      ),
    ),
    palesi: held("Di cui palesi", "Open", both("Quante di queste.", "How many of these.")),
    ...COUNTS,
    in_nessun_elenco: held(
      IN_NO_LIST.it,
      IN_NO_LIST.en,
      both(
        "Palesi tenute mentre era in carica, i cui elenchi non lo nominano; `null` se non si sa quante.",
        "Open ones held while the member was in office, whose lists do not name the member; `null` if it is not known how many.",
      ),
    ),
    difformi: f.count({
      label: both("Diversi dalla linea del gruppo", "Differing"),
      doc: sentence("Con un'altra posizione, quel giorno.", "With another position, on that day."),
    }),
  },
  { title: "Totali di un parlamentare" },
);
export type MemberTotals = f.ValueOf<typeof TOTALS>;
const MEMBER = f.record(
  {
    id: f.shared("id_parlamentare"),
    nome: f.text({}, { minLength: 1 }),
    ramo: f.branch(),
    gruppo: f.text.orNull({ doc: sentence("Il gruppo di oggi.", "The present group.") }, { minLength: 1 }),
  },
  { title: "Parlamentare" },
);
export type VotingMember = f.ValueOf<typeof MEMBER>;

/** The votes of one member: a tab of the member's page. */
export const VOTI: Resource<"voti"> = {
  name: "voti",
  title: both("Come ha votato", "How the member voted"),
  caution: forPages(
    both(
      "Votazioni finali e questioni di fiducia palesi. Missione o congedo e presidenza sono detti a parte; una votazione segreta non conta. Non è una graduatoria.",
      "Open final votes and questions of confidence. Mission or leave and the chair are told apart; a secret vote does not count. This is no ranking.",
    ),
  ),
  none: both("Nessun elenco lo nomina.", "No list names this member."),
  unit: forPages(VOTAZIONI.unit),
  all: VOTAZIONI.all,
  list: {
    operation: "politici-voti",
    body: forDocs({
      title: "Voti di un parlamentare",
      doc: both(
        "Corpo di `/politici/{id}/voti`: dalla più recente.",
        "Body of `/politici/{id}/voti`: the newest first.",
      ),
    }),
    more: forDocs({ parlamentare: MEMBER, totali: TOTALS }),
    sections: {
      voti: section(MEMBER_VOTE, {
        label: both("Voto", "Position"),
        cells: {
          votazione: ({ votazione }, { lingua }) => [voted(votazione, lingua)],
          giorno: ({ votazione: { data } }, { day }) => day(data),
          ddl: ({ votazione: { ddl } }) => bills(ddl),
          difforme: differs,
        },
      }),
    },
    columns: {
      votazione: { italian: true },
      giorno: { label: both("Giorno", "Day") },
      ddl: { label: both("Disegni di legge", "Bills") },
      gruppo: {},
      voto: {},
      linea: {},
      difforme: {},
    },
    filters: forPages(POSITION_FILTERS),
  },
};
