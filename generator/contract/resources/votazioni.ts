/** Votes by name of both branches: how each group and each member voted. */

import { keysOf } from "../../collections/keys.ts";
import { wordsMatcher } from "../../law/has-words.ts";
import { surnameFirst } from "../../law/surname-first.ts";
import type { Lingua, Prosa } from "../prose.ts";
import type { AnyRow } from "./declare/fields.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages, sentence } from "./declare/marks.ts";
import { type Inline, type Resource, type Say, section, type ToolOf } from "./declare/resource.ts";

export const both = (it: string, en: string): Prosa => ({ it, en });
export const RAMI = { S: both("Senato", "Senate"), C: both("Camera", "Chamber") };
export const CATEGORIE = {
  finale: both("votazione finale", "final vote"),
  fiducia: both("questione di fiducia", "question of confidence"),
};
export const ESITI = { approvato: both("approvato", "passed"), respinto: both("respinto", "rejected") };
export const EXPRESSED = {
  favorevole: both("favorevole", "in favour"),
  contrario: both("contrario", "against"),
  astenuto: both("astenuto", "abstained"),
};
/** What is counted of groups and members. */
export const COUNTED = {
  ...EXPRESSED,
  presente_non_votante: both("presente, non votante", "present, not voting"),
  missione: both("in missione o congedo", "on mission or leave"),
  presidente: both("presiedeva", "in the chair"),
  non_partecipa: both("non ha partecipato", "took no part"),
  non_votante: both("non ha votato, la fonte non dice perché", "did not vote, the source does not say why"),
};
const YES_NO = { true: both("sì", "yes"), false: both("no", "no") };
export const POSITIONS = { ...COUNTED, ha_votato: both("ha votato, in segreto", "voted, in secret") };

const GRUPPO = both("Gruppo", "Group");
const RAMO = both("Ramo", "Branch");
const GIORNO = both("Giorno", "Day");
const ELI = both("ELI", "ELI");
const LEGGE = both("Diventato legge", "Law");
const VOTO = both("Voto", "Position");
const DDL = both("Disegni di legge", "Bills");
const TITOLO = both("Titolo", "Title");
const OGGETTO = both("Che cosa si votava", "Subject");
const CATEGORIA = both("Votazione", "Kind");
const ESITO = both("Esito", "Result");
const LINEA = both("Linea del gruppo", "Line of the group");
const DIFFORME = both("Diverso dalla linea", "Differs from the line");
const GROUP_UNKNOWN = both("gruppo di quel giorno non noto", "group of that day not known");
const PUBLISHED = ["favorevoli", "contrari", "astenuti", "presenti", "votanti", "maggioranza"] as const;
const IN_WORDS = { label: OGGETTO, italian: true } as const;
const HIDDEN = { hidden: true } as const;
const BY_SURNAME = { by: ({ nome }: AnyRow) => surnameFirst(String(nome)) };
const some = { minLength: 1 };
const published = (it: string, en: string) => f.count.orNull({ label: { it, en } });
const countOf = (name: keyof typeof COUNTED) => f.count({ label: COUNTED[name] });
/** Each of them, counted. */
export const COUNTS = {
  favorevole: countOf("favorevole"),
  contrario: countOf("contrario"),
  astenuto: countOf("astenuto"),
  presente_non_votante: countOf("presente_non_votante"),
  missione: countOf("missione"),
  presidente: countOf("presidente"),
  non_partecipa: countOf("non_partecipa"),
  non_votante: countOf("non_votante"),
};

const ID = f.text({ label: both("Codice", "Id") }, { pattern: "^[SC]-[0-9]+-[0-9]+-[0-9]+$" });
export const VOTE = {
  id: ID,
  ramo: f.choice(RAMI, { label: RAMO }),
  legislatura: f.count({ label: both("Legislatura", "Legislature") }),
  seduta: f.count({ label: both("Seduta", "Sitting") }),
  numero: f.count({ label: both("Numero", "Number") }),
  data: f.day.orNull({ label: GIORNO }),
  titolo: f.text.orNull({
    label: TITOLO,
    doc: sentence(
      "Il titolo della lettura votata, se è nota qui.",
      "The title of the reading that was voted, if it is known here.",
    ),
  }),
  oggetto: f.text.orNull({ label: OGGETTO, doc: sentence("Come la fonte lo scrive.", "As the source writes it.") }),
  categoria: f.choice(CATEGORIE, { label: CATEGORIA }),
  palese: f.flag({
    label: both("Palese", "Open"),
    doc: sentence("`false`: segreta, senza posizioni note.", "`false`: secret, no position is known."),
  }),
  esito: f.orNull(f.choice(ESITI, { label: ESITO })),
  favorevoli: published("Favorevoli", "Votes for"),
  contrari: published("Contrari", "Votes against"),
  astenuti: published("Astenuti", "Abstentions"),
  presenti: published("Presenti", "Present"),
  votanti: published("Votanti", "Voting"),
  maggioranza: published("Maggioranza", "Majority"),
  ddl: f.list(f.shared("numero_ddl"), {
    label: DDL,
    doc: sentence(
      "Le letture che la fonte nomina, servite o no.",
      "The readings that the source names, served or not.",
    ),
  }),
  legge: f.orNull(f.record({ eli: f.eli({ label: ELI }) }, { label: LEGGE, title: "Legge di una votazione" })),
  uri: f.address({ label: both("Indirizzo dei dati", "Source") }),
  url: f.address.orNull({ label: both("Pagina ufficiale", "Official link") }),
  quadra: f.flag({
    label: both("Elenchi e numeri coincidono", "Lists agree with the numbers"),
    doc: sentence("`false`: non coincidono, e sono dati entrambi.", "`false`: they disagree, and both are given."),
  }),
};
export const POSITION_FILTERS = {
  voto: { label: VOTO, of: POSITIONS, has: ({ voto }: Pick<Voter, "voto">) => [voto] },
  difforme: { label: DIFFORME, of: YES_NO, has: (row: Pick<Voter, "difforme">) => [`${row.difforme}`] },
};
export const differs = ({ difforme: is }: Pick<Voter, "difforme">, { lingua }: Say) =>
  is ? YES_NO.true[lingua] : null;
export const VOTE_ROW = f.record(VOTE, {
  label: CATEGORIA,
  title: "Votazione",
  ref: forDocs("comuni.json#/$defs/riga_votazione"),
});
export type VoteRow = f.ValueOf<typeof VOTE_ROW>;

export const linea = f.orNull(
  f.choice(EXPRESSED, {
    label: LINEA,
    doc: sentence(
      "La posizione dei più tra chi nel gruppo ne ha presa una; `null` a parità, nel misto, dove il gruppo non è noto.",
      "The position of most who took one in the group; `null` on a tie, in the mixed group, in an unknown one.",
    ),
  }),
);
const sigla = f.text.orNull(
  { label: GRUPPO, doc: sentence("Sigla del gruppo di quel giorno.", "Acronym of the group of that day.") },
  some,
);
const difforme = f.flag({ label: DIFFORME });
const GROUP = f.record(
  {
    sigla,
    nome: f.text.orNull({ label: both("Nome", "Name") }, some),
    ...COUNTS,
    linea,
    difformi: f.count({
      label: both("Diversi dalla linea", "Differing"),
      doc: sentence("Chi ha preso un'altra posizione.", "Those who took another position."),
    }),
  },
  { title: "Gruppo in una votazione", ref: forDocs("votazione.json#/$defs/gruppo_votante") },
);
export type VoteGroup = f.ValueOf<typeof GROUP>;
const ONE = f.record(
  {
    ...VOTE,
    gruppi: f.list(GROUP, {
      label: both("Gruppi", "Groups"),
      doc: sentence("Dal più numeroso.", "The largest first."),
    }),
  },
  { title: "Votazione con i gruppi" },
);
export type VoteAnswer = f.ValueOf<typeof ONE>;
export const VOTER = {
  id: f.shared("id_parlamentare", { label: both("Codice", "Id") }),
  nome: f.text({ label: both("Parlamentare", "Member") }, some),
  gruppo: sigla,
  voto: f.choice(POSITIONS, { label: VOTO }),
  parole: f.text.orNull({
    label: both("Parole della fonte", "Words"),
    doc: sentence("Come la fonte lo scrive.", "As the source writes it."),
  }),
  difforme,
};
const VOTING = f.record(VOTER, { title: "Voto di un parlamentare", ref: forDocs("votazione.json#/$defs/voto") });
export type Voter = f.ValueOf<typeof VOTING>;

/** `C.887, S.93`, each with its page. */
export const bills = (ddl: readonly string[]): Inline[] =>
  ddl.flatMap((numero, i): Inline[] => [...(i > 0 ? [", "] : []), { text: numero, to: { page: ["ddl", numero] } }]);
const memberLink = (id: string, nome: string): Inline => ({
  text: nome,
  to: { page: ["parlamentare", id], vista: "voti", api: ["politici", id, "voti"] },
});
/** What was voted, the title of the bill first, which leads to its page. */
export const voted = (
  { id, titolo, oggetto, categoria }: Pick<VoteRow, "id" | "titolo" | "oggetto" | "categoria">,
  lingua: Lingua,
): Inline => ({
  text: [titolo, oggetto ?? CATEGORIE[categoria][lingua]].filter(Boolean).join(" · "),
  to: { page: ["votazioni", id] },
});

export const VOTAZIONI: Resource<"votazioni"> = {
  name: "votazioni",
  title: both("Votazioni", "Votes"),
  caution: forPages(
    both(
      "Votazioni finali e questioni di fiducia con i nomi. Molto si decide per alzata di mano: che qui non ci sia una votazione non vuol dire che non si sia votato. Camera e Senato contano in modo diverso e non si confrontano.",
      "Final votes and questions of confidence with names. Much is decided by show of hands: that no vote is recorded here does not say that there was none. The Chamber and the Senate count differently and are not compared.",
    ),
  ),
  none: both("Nessuna votazione registrata risponde a questi filtri.", "No recorded vote matches these filters."),
  unit: forPages(both("votazione/votazioni", "vote/votes")),
  all: both("Tutte le votazioni", "All votes"),

  list: {
    operation: "votazioni",
    body: forDocs({
      title: "Votazioni",
      doc: both("Corpo di `/votazioni`: dalla più recente.", "Body of `/votazioni`: the newest first."),
    }),
    whole: forPages(true),
    sections: {
      votazioni: section(VOTE_ROW, {
        label: CATEGORIA,
        cells: {
          oggetto: (vote, { lingua }) => [voted(vote, lingua)],
          ddl: ({ ddl }) => bills(ddl),
        },
      }),
    },
    columns: {
      oggetto: IN_WORDS,
      data: {},
      ramo: {},
      ddl: {},
      esito: {},
      favorevoli: {},
      contrari: {},
      astenuti: {},
      id: HIDDEN,
    },
    filters: forPages({
      ramo: {
        label: RAMO,
        doc: sentence(
          "`S` il Senato, `C` la Camera; vuoto: entrambi.",
          "`S` the Senate, `C` the Chamber; empty: both.",
        ),
        of: RAMI,
        has: ({ ramo }: VoteRow) => [ramo],
      },
      categoria: {
        label: CATEGORIA,
        doc: sentence("Che votazione; vuoto: tutte.", "Which kind of vote; empty: all."),
        of: CATEGORIE,
        has: ({ categoria }: VoteRow) => [categoria],
      },
      ddl: {
        label: both("Disegno di legge", "Bill"),
        doc: sentence("Il numero di una sua lettura; vuoto: tutti.", "The number of any of its readings; empty: all."),
        of: "text",
        // As it is published, or a part of it: no reader of numbers is loaded with what a vote says.
        keep: (rows: readonly VoteRow[], q) =>
          rows.filter(({ ddl }) => q.trim() === "" || ddl.some((numero) => numero.includes(q.trim().toUpperCase()))),
      },
      dal: {
        label: both("Dal giorno", "From day"),
        doc: sentence(
          "Il primo giorno, compreso; vuoto: dalla più antica.",
          "The first day, included; empty: from the oldest.",
        ),
        of: "day",
        keep: (rows: readonly VoteRow[], day) => rows.filter(({ data }) => day === "" || (data ?? "") >= day),
      },
      al: {
        label: both("Fino al giorno", "To day"),
        doc: sentence(
          "L'ultimo giorno, compreso; vuoto: fino alla più recente.",
          "The last day, included; empty: up to the newest.",
        ),
        of: "day",
        keep: (rows: readonly VoteRow[], day) =>
          rows.filter(({ data }) => day === "" || (data !== null && data.slice(0, day.length) <= day)),
      },
    }),
  },

  item: {
    operation: "votazione",
    body: forDocs({
      title: "Una votazione",
      doc: both(
        "Corpo di `/votazioni/{id}`: come hanno votato i gruppi e ognuno.",
        "Body of `/votazioni/{id}`: how groups and members voted.",
      ),
    }),
    parameter: "id",
    asked: sentence(
      "La votazione: `S-<legislatura>-<seduta>-<numero>` del Senato, `C-…` della Camera, il codice della fonte o il suo indirizzo.",
      "The vote: `S-<legislature>-<sitting>-<number>` of the Senate, `C-…` of the Chamber, the source's own id or its URI.",
    ),
    thing: ONE,
    title: ({ titolo, oggetto, categoria }: VoteAnswer, { lingua }) =>
      titolo ?? oggetto ?? CATEGORIE[categoria][lingua],
    identity: (vote: VoteAnswer, { lingua, day }) => [
      `${RAMI[vote.ramo][lingua]}, ${CATEGORIE[vote.categoria][lingua]} · `,
      ...(vote.titolo && vote.oggetto && vote.oggetto.toLowerCase() !== CATEGORIE[vote.categoria].it
        ? [{ text: vote.oggetto, italian: true } as const, " · "]
        : []),
      `${day(vote.data)} · ${lingua === "it" ? "seduta" : "sitting"} ${vote.seduta}, n. ${vote.numero} · `,
      ...(vote.esito ? [`${ESITI[vote.esito][lingua]} · `] : []),
      ...(vote.ddl.length > 0 ? [...bills(vote.ddl), " · "] : []),
      ...(vote.legge ? [{ text: LEGGE[lingua], to: { eli: vote.legge.eli } }, " · "] : []),
      { text: lingua === "it" ? "Fonte" : "Source", to: { url: vote.url ?? vote.uri } },
    ],
    says: ({ gruppi, voti, ...vote }: VoteAnswer & { readonly voti: readonly Voter[] }, { lingua }) => {
      const numbers = PUBLISHED.flatMap((name) =>
        vote[name] === null ? [] : `${VOTE[name].label?.[lingua].toLowerCase()} ${vote[name]}`,
      );
      const groups = gruppi.map((group) => {
        const counts = keysOf(COUNTED).flatMap((name) =>
          group[name] > 0 ? `${COUNTED[name][lingua]} ${group[name]}` : [],
        );
        const line = `${LINEA[lingua].toLowerCase()}: ${group.linea ? EXPRESSED[group.linea][lingua] : "–"}`;
        return `${group.sigla ?? GROUP_UNKNOWN[lingua]}: ${counts.join(", ")}; ${line}`;
      });
      const differing = voti.flatMap(({ nome, gruppo, voto, difforme: is }) =>
        is ? `${nome} (${[gruppo, POSITIONS[voto][lingua]].filter(Boolean).join(", ")})` : [],
      );
      return [
        numbers.join(", "),
        ...groups,
        ...(differing.length > 0 ? [`${DIFFORME[lingua]}: ${differing.join(", ")}`] : []),
      ].filter(Boolean);
    },
    unit: forPages(both("persona/persone", "person/people")),
    none: both(
      "Nessun nome: la votazione è segreta, o la fonte non ha elenchi.",
      "No names: the vote is secret, or the source has no lists.",
    ),
    columns: { nome: BY_SURNAME, gruppo: {}, voto: {}, difforme: {}, parole: HIDDEN, id: HIDDEN },
    sections: {
      voti: section(VOTING, {
        label: VOTO,
        doc: sentence(
          "Chi è in un elenco, per gruppo e cognome. Chi non è in nessuno non è detto assente.",
          "Who is in a list, by group and surname. Who is in none is not said to be absent.",
        ),
        cells: { nome: ({ id, nome }) => [memberLink(id, nome)], difforme: differs },
      }),
    },
    filters: forPages({
      q: {
        label: both("Nome", "Name"),
        of: "text",
        keep: (rows: readonly Voter[], q) => {
          const isAsked = wordsMatcher(q);
          return rows.filter(({ nome }) => isAsked(nome));
        },
      },
      gruppo: { label: GRUPPO, of: "values", has: ({ gruppo }: Voter) => [gruppo] },
      ...POSITION_FILTERS,
    }),
  },
};

export const VOTES_TOOL: ToolOf = {
  name: "votes",
  title: "Votes of Parliament by name",
  description:
    "Final votes and questions of confidence of both branches: all, by branch, kind, bill and days; or one (`vote`) with how each group of that day and each member voted. Numbers are as published; `null` says that the source has none. A bill passed without a recorded vote is normal: never say that Parliament did not vote.",
  caution: forPages(
    "A secret vote has no positions: never infer one. Who is on mission, on leave or in the chair is not absent; who is in no list is not said to be absent. The Chamber and the Senate count differently: do not compare them, and rank nobody. The line of a group is computed here, by the group of that day.",
  ),
  one: ["vote", "One vote: S-19-232-24, C-19-147-42, the source's vs19_147_042 or 19-232-24, its URI"],
};
