/** Who was a senator in this legislature, when, and in which group, from the endpoint that the votes come from: the dumps may be years older. */

import { MOST_ROWS } from "../votazioni/read-votazioni.ts";
import { answerOfRows, type SparqlRow } from "../votazioni/sparql.ts";
import { attempt } from "./attempt.ts";
import type { Endpoint } from "./endpoint.ts";
import { keepAnswer } from "./keep-answer.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { type Attribution, LEGISLATURA } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { dayOf } from "./transport/clock.ts";
import type { Fetching } from "./transport/fetch-file.ts";

export const SENATE_ADDRESS = "https://dati.senato.it/sparql";
const NAME = `parlamento/senato/composizione-${LEGISLATURA}.json`;

const PREFIXES = `PREFIX osr: <http://dati.senato.it/osr/>
PREFIX ocd: <http://dati.camera.it/ocd/>
PREFIX foaf: <http://xmlns.com/foaf/0.1/>
`;
const OF_THIS = `osr:legislatura ?l FILTER(STR(?l) = "${LEGISLATURA}")`;
const DAYS = (of: string) => `OPTIONAL { ${of} osr:inizio ?dal } OPTIONAL { ${of} osr:fine ?al }`;

/** Mandates with the senator's name, adhesions, names of groups; and what a row of each has. */
const QUESTIONS = [
  {
    columns: ["s", "n", "c"],
    query: `SELECT DISTINCT ?s ?n ?c ?dal ?al WHERE { ?s osr:mandato ?m ; foaf:firstName ?n ; foaf:lastName ?c .
  ?m a ocd:mandatoSenato ; ${OF_THIS} ${DAYS("?m")} } ORDER BY ?s ?dal`,
  },
  {
    columns: ["s", "g"],
    query: `SELECT DISTINCT ?s ?g ?dal ?al WHERE { ?s ocd:aderisce ?a . ?a osr:gruppo ?g ; ${OF_THIS} ${DAYS("?a")} } ORDER BY ?s ?dal`,
  },
  {
    columns: ["g", "t"],
    query: `SELECT DISTINCT ?g ?t ?b ?dal ?al WHERE { ?g a ocd:gruppoParlamentare ; osr:denominazione ?d . ?d osr:titolo ?t
  OPTIONAL { ?d osr:titoloBreve ?b } ${DAYS("?d")} } ORDER BY ?g ?dal`,
  },
] as const;

/** Fetches the members: all three answers, or nothing changes. Without them the dump counts, so nothing is refused. */
export async function fetchMembers(endpoint: Endpoint, fetching: Fetching): Promise<FetchOutcome> {
  const work = async () => {
    const all: SparqlRow[] = [];
    for (const { columns, query } of QUESTIONS) {
      const rows = await endpoint.answer(PREFIXES + query);
      if (rows.length >= MOST_ROWS) throw new FetchRefused(FETCH_TEXTS.answerCut(SENATE_ADDRESS));
      if (!rows.some((row) => columns.every((column) => row.has(column))))
        throw new FetchRefused(FETCH_TEXTS.noMember(SENATE_ADDRESS));
      all.push(...rows);
    }
    return keepAnswer(fetching, NAME, answerOfRows(all), SENATE_ADDRESS);
  };
  const { ledger } = fetching.folder;
  const outcome = await attempt("Senato, membri", NAME, work, () => ledger.entry(NAME)?.bytes ?? 0);
  return outcome.what === "refused" ? { ...outcome, what: "missing" } : outcome;
}

const attribution: Attribution = {
  area: "parlamento",
  nome: "Senato della Repubblica - senatori, mandati e gruppi (XIX legislatura)",
  url: SENATE_ADDRESS,
  licenza: "CC BY 3.0",
  attribuzione: "Senato della Repubblica, dati.senato.it",
  files: NAME,
};

export const SENATE_MEMBERS = {
  attribution,
  /** Says that the members which are held are those of today, where a vote is newer than what is said of them. */
  holdOn(newestVote: string | null, { folder: { ledger }, connection }: Fetching): void {
    const entry = ledger.entry(NAME);
    const giorno = dayOf(connection.clock.now());
    if (entry && newestVote !== null && newestVote > entry.giorno) ledger.enter(NAME, { ...entry, giorno });
  },
};
