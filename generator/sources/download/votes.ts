/** Final votes and questions of confidence with everybody's position, from the SPARQL services of both branches. */

import { readFileSync, rmSync } from "node:fs";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { isRealDate } from "../../law/calendar.ts";
import { Rapporto } from "../rapporto.ts";
import { Gathered, voteNamedBy } from "../votazioni/gather.ts";
import { MOST_ROWS } from "../votazioni/read-votazioni.ts";
import { answerOfRows, type SparqlRow, sparqlRows } from "../votazioni/sparql.ts";
import { disagreements, isOpen } from "../votazioni/sums.ts";
import { attempt } from "./attempt.ts";
import { CHAMBER_ADDRESS } from "./chamber.ts";
import { Endpoint } from "./endpoint.ts";
import { keepAnswer } from "./keep-answer.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { fetchMembers, SENATE_ADDRESS, SENATE_MEMBERS } from "./senate-members.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { dayOf } from "./transport/clock.ts";
import type { Fetching } from "./transport/fetch-file.ts";

// What is asked of each branch. Names of variables are short: long ones have given empty answers.

interface Branch {
  readonly source: string;
  readonly folder: string;
  readonly address: string;
  /** Votes of some day and later, as the branch writes days, in order of day. */
  readonly votes: (since: string) => string;
  /** Positions of some votes. */
  readonly positions: (votes: readonly string[]) => string;
  /** Votes whose positions come together: well below the most rows. */
  readonly together: number;
  /** Whether a vote has no positions to ask for. */
  readonly secret: (row: SparqlRow) => boolean;
  /** Whether a day is written without hyphens. */
  readonly compact: boolean;
}

const OSR = "PREFIX osr: <http://dati.senato.it/osr/>\nPREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>\n";
const OCD =
  "PREFIX ocd: <http://dati.camera.it/ocd/>\nPREFIX dc: <http://purl.org/dc/elements/1.1/>\nPREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>\n";
/** What a vote may lack, as `variable=property`, or a property whose name is the variable's. */
const optional = (prefix: string, names: string) =>
  names
    .split(" ")
    .map((pair) => pair.split("="))
    .map(([variable, property = variable]) => `OPTIONAL { ?v ${prefix}${property} ?${variable} }`)
    .join("\n  ");

const SENATO: Branch = {
  source: "Senato, voti",
  folder: "parlamento/voti/senato",
  address: SENATE_ADDRESS,
  votes: (
    since,
  ) => `${OSR}SELECT DISTINCT ?v ?label ?tipo ?date ?esito ?fav ?con ?ast ?pres ?vot ?magg ?miss ?fase WHERE {
  ?v a osr:Votazione ; osr:legislatura ${LEGISLATURA} ; rdfs:label ?label ; osr:seduta ?s . ?s osr:dataSeduta ?date
  FILTER(STR(?date) >= "${since}")
  FILTER(REGEX(STR(?label), "votazione finale|fiducia", "i"))
  ${optional("osr:", "tipo=tipoVotazione esito fav=favorevoli con=contrari ast=astenuti pres=presenti vot=votanti magg=maggioranza miss=congedoMissione")}
  OPTIONAL { ?v osr:oggetto ?o . ?o osr:relativoA ?d . ?d osr:fase ?fase }
} ORDER BY ?date ?v ?fase`,
  positions: ([vote = ""]) => `${OSR}SELECT DISTINCT ?p ?s WHERE { <${vote}> ?p ?s
  FILTER(?p IN (osr:favorevole, osr:contrario, osr:astenuto, osr:presenteNonVotante, osr:richiedenteNonVotante, osr:inCongedoMissione, osr:presidente, osr:presente)) }`,
  together: 1,
  secret: (row) => /segret/i.test(row.get("tipo") ?? ""),
  compact: false,
};

const CAMERA: Branch = {
  source: "Camera, voti",
  folder: "parlamento/voti/camera",
  address: CHAMBER_ADDRESS,
  votes: (
    since,
  ) => `${OCD}SELECT DISTINCT ?v ?date ?title ?descr ?type ?fin ?seg ?fid ?fav ?con ?ast ?pres ?vot ?magg ?appr ?atto ?url WHERE {
  ?v a ocd:votazione ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_${LEGISLATURA}> ; dc:date ?date
  FILTER(STR(?date) >= "${since}")
  ${optional("dc:", "title descr=description type url=relation")}
  ${optional("ocd:", "fin=votazioneFinale seg=votazioneSegreta fid=richiestaFiducia fav=favorevoli con=contrari ast=astenuti pres=presenti vot=votanti magg=maggioranza appr=approvato atto=rif_attoCamera")}
  FILTER(?fin = 1 || ?fid = 1 || REGEX(STR(?descr), "voto finale|fiducia", "i") || REGEX(STR(?title), "votazione finale|fiducia", "i"))
} ORDER BY ?date ?v`,
  positions: (votes) => `${OCD}SELECT DISTINCT ?v ?dep ?tipo ?info ?sigla ?label WHERE {
  ?x a ocd:voto ; ocd:rif_votazione ?v ; ocd:rif_deputato ?dep ; dc:type ?tipo ; ocd:siglaGruppo ?sigla
  OPTIONAL { ?x dc:description ?info }
  OPTIONAL { ?x rdfs:label ?label }
  FILTER(?v IN (${votes.map((vote) => `<${vote}>`).join(", ")}))
} ORDER BY ?v ?dep`,
  together: 24,
  secret: () => false,
  compact: true,
};

/** The day from which everything is asked for. */
const BEGINNING = "1948-01-01";
/** Days for which what was said of a vote is asked for again at each run, and after which everything is. */
const AGAIN = 30;

const before = (day: string, days: number) => dayOf(Date.parse(day) - days * 86_400_000);
const tail = (uri: string) => uri.slice(uri.lastIndexOf("/") + 1);
/** The address of the vote that a row is of, made anew: its end becomes the name of a file. */
const addressOf = (row: SparqlRow) => voteNamedBy(row.get("v") ?? "")?.uri ?? "";
/** The day of a vote as it is written: what the services compare. */
const written = (row: SparqlRow) => row.get("date") ?? "";

/** What one branch's folder holds: the list of its votes, a file for the positions of each; and what of its source is missing there. */
class VotesOf {
  readonly #branch: Branch;
  readonly #fetching: Fetching;
  readonly #endpoint: Endpoint;
  readonly #today: string;
  readonly #list: string;
  bytes = 0;
  fetched = false;

  constructor(branch: Branch, endpoint: Endpoint, fetching: Fetching) {
    this.#branch = branch;
    this.#fetching = fetching;
    this.#endpoint = endpoint;
    this.#today = dayOf(fetching.connection.clock.now());
    this.#list = `${branch.folder}/votazioni-${LEGISLATURA}.json`;
  }

  #held(kind: string): string[] {
    const { folder } = this.#fetching;
    const begin = `${this.#branch.folder}/${kind}-`;
    return folder.ledger.names.filter((name) => name.startsWith(begin) && folder.holds(name));
  }

  #rows(name: string): SparqlRow[] {
    return sparqlRows(readFileSync(this.#fetching.folder.file(name), "utf8")) ?? [];
  }

  /** Keeps rows where they differ from what is held, and notes when they were asked for. */
  async #keep(name: string, rows: readonly SparqlRow[], slice: string): Promise<void> {
    const { folder, connection } = this.#fetching;
    const text = answerOfRows(rows);
    if ((await keepAnswer(this.#fetching, name, text, this.#branch.address, slice)) === "fetched") {
      this.bytes += Buffer.byteLength(text);
      this.fetched = true;
    } else {
      const entry = folder.ledger.entry(name);
      const scaricato_il = new Date(connection.clock.now()).toISOString();
      if (entry) folder.ledger.enter(name, { ...entry, scaricato_il, fetta: slice });
    }
  }

  #drop(name: string): void {
    const { folder } = this.#fetching;
    rmSync(folder.file(name), { force: true });
    folder.ledger.drop(name);
    this.fetched = true;
  }

  #asWritten(day: string): string {
    return this.#branch.compact ? day.replaceAll("-", "") : day;
  }

  /** The plausible day of a vote: none is after today, and a wrong one must not be what votes are asked from. */
  #dayOf(row: SparqlRow): string | null {
    const day = this.#branch.compact
      ? written(row).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")
      : written(row).slice(0, 10);
    return isRealDate(day) && day <= this.#today ? day : null;
  }

  /** The newest plausible day of some votes. */
  newest(rows: readonly SparqlRow[]): string | null {
    return (
      rows
        .flatMap((row) => this.#dayOf(row) ?? [])
        .sort(byCodeUnit)
        .at(-1) ?? null
    );
  }

  /** Every vote since a day, of which a cut answer is continued. */
  async #since(day: string): Promise<SparqlRow[]> {
    const all: SparqlRow[] = [];
    for (let since = this.#asWritten(day); ; ) {
      const rows = await this.#endpoint.answer(this.#branch.votes(since));
      all.push(...rows);
      if (rows.length < MOST_ROWS) break;
      const last = rows.map(written).sort(byCodeUnit).at(-1) ?? "";
      if (last <= since) throw new FetchRefused(FETCH_TEXTS.answerCut(this.#branch.address));
      since = last;
    }
    return [...new Map(all.map((row) => [JSON.stringify([...row]), row])).values()];
  }

  /**
   * Asks for the votes of the last days that are held and later, and once a month for all: what is published late or corrected comes, what
   * is withdrawn goes.
   */
  async votes(): Promise<readonly SparqlRow[]> {
    const { ledger } = this.#fetching.folder;
    const files = this.#held("votazioni");
    const known = files.flatMap((name) => this.#rows(name));
    const newest = this.newest(known);
    const asked = ledger.entry(this.#list)?.fetta ?? "";
    let whole = newest === null || asked < before(this.#today, AGAIN);
    let since = whole || newest === null ? BEGINNING : before(newest, AGAIN);
    let rows = await this.#since(since);
    if (rows.length === 0 && !whole) {
      [whole, since] = [true, BEGINNING];
      rows = await this.#since(since);
    }
    rows = rows.filter((row) => addressOf(row) !== "");
    // Nothing at all is no answer: the source has votes of the legislature.
    if (rows.length === 0) throw new FetchRefused(FETCH_TEXTS.noVotes(this.#branch.address));
    const named = new Set(rows.map(addressOf));
    const kept = known.filter((row) => !whole && written(row) < this.#asWritten(since) && !named.has(addressOf(row)));
    const all = [...kept, ...rows];
    await this.#keep(this.#list, all, whole ? this.#today : asked);
    for (const name of files) if (name !== this.#list) this.#drop(name);
    return all;
  }

  /** Asks for the positions of votes; of a cut answer in halves. */
  async #positions(votes: readonly string[]): Promise<void> {
    const rows = await this.#endpoint.answer(this.#branch.positions(votes));
    if (rows.length >= MOST_ROWS) {
      if (votes.length === 1) throw new FetchRefused(FETCH_TEXTS.answerCut(this.#branch.address));
      const half = Math.ceil(votes.length / 2);
      for (const part of [votes.slice(0, half), votes.slice(half)]) await this.#positions(part);
      return;
    }
    const of = new Map<string, SparqlRow[]>();
    for (const row of rows) getOrMake(of, row.has("v") ? addressOf(row) : (votes[0] ?? ""), () => []).push(row);
    const missing = votes.filter((vote) => !of.has(vote));
    for (const vote of votes) {
      const own = of.get(vote);
      if (own) await this.#keep(this.#fileOf(tail(vote)), own, tail(vote));
    }
    // Some came and some did not: those are asked for apart.
    if (missing.length > 0 && missing.length < votes.length) await this.#positions(missing);
  }

  readonly #fileOf = (vote: string) => `${this.#branch.folder}/voti-${vote}.json`;

  /** Votes whose lists and numbers agree, by their own address's end. */
  #agreeing(rows: readonly SparqlRow[], files: readonly string[]): Set<string> {
    const gathered = new Gathered();
    for (const row of rows) gathered.row(row, null);
    for (const name of files) for (const row of this.#rows(name)) gathered.row(row, voteNamedBy(name));
    const agree = gathered
      .records(new Gathered(), new Rapporto())
      .filter((record) => record.voti.size > 0 && disagreements(record, isOpen(record)).length === 0);
    return new Set(agree.map(({ uri }) => tail(uri)));
  }

  /**
   * Asks for the positions of votes that have none, of the last days, of those whose lists and numbers disagree, and once a month of each.
   *
   * @returns votes without positions at the source
   */
  async lists(rows: readonly SparqlRow[]): Promise<string[]> {
    const { ledger } = this.#fetching.folder;
    const wanted = new Map(rows.filter((row) => !this.#branch.secret(row)).map((row) => [addressOf(row), row]));
    const names = new Set([...wanted.keys()].map((vote) => this.#fileOf(tail(vote))));
    const held = this.#held("voti");
    const agreeing = this.#agreeing(
      rows,
      held.filter((name) => names.has(name)),
    );
    const recent = before(this.#today, AGAIN);
    const asked = [...wanted].flatMap(([vote, row]) => {
      const name = this.#fileOf(tail(vote));
      const settled =
        held.includes(name) &&
        agreeing.has(tail(vote)) &&
        (this.#dayOf(row) ?? BEGINNING) < recent &&
        (ledger.entry(name)?.scaricato_il ?? "") >= recent;
      return settled ? [] : vote;
    });
    for (const batch of inBatches(asked, this.#branch.together)) await this.#positions(batch);
    // Lists of votes that are gone, and of several in a file, as they were kept before.
    for (const name of held) if (!names.has(name)) this.#drop(name);
    const after = new Set(this.#held("voti"));
    return asked.map(tail).filter((vote) => !after.has(this.#fileOf(vote)));
  }
}

async function fetchVotes(branch: Branch, fetching: Fetching): Promise<FetchOutcome[]> {
  const { source, folder } = branch;
  const endpoint = new Endpoint(branch.address, fetching);
  const outcomes = branch === SENATO ? [await fetchMembers(endpoint, fetching)] : [];
  const all = new VotesOf(branch, endpoint, fetching);
  let missing: readonly string[] = [];
  const work = async (): Promise<FetchOutcome["what"]> => {
    const rows = await all.votes();
    if (outcomes[0]?.what === "unchanged") SENATE_MEMBERS.holdOn(all.newest(rows), fetching);
    missing = await all.lists(rows);
    return all.fetched ? "fetched" : "unchanged";
  };
  outcomes.push(await attempt(source, folder, work, () => all.bytes));
  if (missing.length > 0)
    outcomes.push({
      source,
      item: `${folder}/voti-*`,
      what: "missing",
      bytes: 0,
      why: FETCH_TEXTS.noLists(missing.length, missing.slice(0, 3).join(", ")),
    });
  return outcomes;
}

const votesOf = (
  branch: Branch,
  whose: { nome: string; url: string; licenza: string; attribuzione: string },
): Source => ({
  area: "parlamento",
  attributions: [
    ...(branch === SENATO ? [SENATE_MEMBERS.attribution] : []),
    { area: "parlamento", ...whose, files: `${branch.folder}/` },
  ],
  fetch: (fetching) => fetchVotes(branch, fetching),
});

export const SENATE_VOTES = votesOf(SENATO, {
  nome: "Senato della Repubblica - votazioni (XIX legislatura)",
  url: "https://dati.senato.it/votazione",
  licenza: "CC BY 3.0",
  attribuzione: "Senato della Repubblica, dati.senato.it",
});

export const CHAMBER_VOTES = votesOf(CAMERA, {
  nome: "Camera dei deputati - votazioni (XIX legislatura)",
  url: "https://dati.camera.it/ocd/votazione.rdf",
  licenza: "CC BY 4.0",
  attribuzione: "Camera dei deputati, dati.camera.it",
});
