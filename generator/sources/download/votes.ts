/** Final votes and questions of confidence with everybody's position, from the SPARQL services of both branches. */

import { readFileSync } from "node:fs";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { MOST_ROWS } from "../votazioni/read-votazioni.ts";
import { attempt } from "./attempt.ts";
import { CHAMBER_ADDRESS } from "./chamber.ts";
import { keepAnswer } from "./keep-answer.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { ask } from "./transport/ask.ts";
import type { Fetching } from "./transport/fetch-file.ts";

type Row = Readonly<Record<string, string>>;

interface Answer {
  readonly text: string;
  readonly rows: readonly Row[];
}

// One service: its manners, and what its answers mean.

const SECOND = 1000;
/** Times that a question is put in other words: an empty answer may be a stale one, kept by the text of the question. */
const WORDINGS = 3;
/** Times that a closed door is tried. */
const TRIES = 5;

class Endpoint {
  readonly address: string;
  readonly #fetching: Fetching;
  /** Milliseconds before each question: more once the service has complained of haste. */
  #pause = 0;

  constructor(address: string, fetching: Fetching) {
    this.address = address;
    this.#fetching = fetching;
  }

  /** @throws FetchRefused where the service gives no whole answer */
  async #once(query: string): Promise<Answer> {
    const { connection, progress } = this.#fetching;
    const address = `${this.address}?${new URLSearchParams({ query })}`;
    const headers = { accept: "application/sparql-results+json" };
    let text = "";
    for (let tries = 0; tries < TRIES; tries++) {
      await connection.clock.sleep(this.#pause);
      const reply = await ask(
        connection,
        { address, headers },
        (status) => status === 403 || (status >= 200 && status < 300),
      );
      ({ text } = reply);
      const rows = reply.status === 403 ? null : rowsIn(text);
      if (rows !== null) {
        progress(Buffer.byteLength(text));
        return { text, rows };
      }
      // The firewall answers haste with a page, whose status is not always 403; an answer that is cut is asked for again as well.
      this.#pause = 8 * SECOND;
      await connection.clock.sleep(90 * SECOND);
    }
    throw new FetchRefused(FETCH_TEXTS.givenUp(FETCH_TEXTS.noJson(this.address, text.slice(0, 60).trim()), TRIES));
  }

  /** The answer to a question; an empty one only where every wording gives it. */
  async answer(query: string): Promise<Answer> {
    let answer = await this.#once(query);
    for (let wording = 2; wording <= WORDINGS && answer.rows.length === 0; wording++)
      answer = await this.#once(`${query}\n# ${wording}`);
    return answer;
  }
}

/** The rows of a SPARQL answer; `null` where it is none, or is cut. */
function rowsIn(text: string): Row[] | null {
  try {
    const { results }: { results: { bindings: readonly Readonly<Record<string, { value: string }>>[] } } =
      JSON.parse(text);
    return results.bindings.map((binding) =>
      Object.fromEntries(Object.entries(binding).map(([name, { value }]) => [name, value])),
    );
  } catch {
    return null;
  }
}

// What is asked of each branch. Names of variables are short: long ones have given empty answers.

interface Branch {
  readonly source: string;
  readonly folder: string;
  readonly address: string;
  /** Votes of some day and later, in order of day. */
  readonly votes: (since: string) => string;
  /** Positions of some votes. */
  readonly positions: (votes: readonly string[]) => string;
  /** Votes whose positions come together: well below the most rows. */
  readonly together: number;
  /** Whether a vote has no positions to ask for. */
  readonly secret: (row: Row) => boolean;
}

const OSR = "PREFIX osr: <http://dati.senato.it/osr/>\nPREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>\n";
const OCD = "PREFIX ocd: <http://dati.camera.it/ocd/>\nPREFIX dc: <http://purl.org/dc/elements/1.1/>\n";
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
  address: "https://dati.senato.it/sparql",
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
  FILTER(?p IN (osr:favorevole, osr:contrario, osr:astenuto, osr:presenteNonVotante, osr:inCongedoMissione, osr:presidente)) }`,
  together: 1,
  secret: ({ tipo = "" }) => /segret/i.test(tipo),
};

const CAMERA: Branch = {
  source: "Camera, voti",
  folder: "parlamento/voti/camera",
  address: CHAMBER_ADDRESS,
  votes: (
    since,
  ) => `${OCD}SELECT DISTINCT ?v ?date ?title ?descr ?type ?fin ?seg ?fav ?con ?ast ?pres ?vot ?magg ?appr ?atto ?url WHERE {
  ?v a ocd:votazione ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_${LEGISLATURA}> ; dc:date ?date
  FILTER(STR(?date) >= "${since.replaceAll("-", "")}")
  ${optional("dc:", "title descr=description type url=relation")}
  ${optional("ocd:", "fin=votazioneFinale seg=votazioneSegreta fav=favorevoli con=contrari ast=astenuti pres=presenti vot=votanti magg=maggioranza appr=approvato atto=rif_attoCamera")}
  FILTER(?fin = 1 || REGEX(STR(?descr), "voto finale|fiducia", "i") || REGEX(STR(?title), "votazione finale|fiducia", "i"))
} ORDER BY ?date ?v`,
  positions: (votes) => `${OCD}SELECT DISTINCT ?v ?dep ?tipo ?info ?sigla WHERE {
  ?x a ocd:voto ; ocd:rif_votazione ?v ; ocd:rif_deputato ?dep ; dc:type ?tipo ; ocd:siglaGruppo ?sigla
  OPTIONAL { ?x dc:description ?info }
  FILTER(?v IN (${votes.map((vote) => `<${vote}>`).join(", ")}))
} ORDER BY ?v ?dep`,
  together: 24,
  secret: () => false,
};

/** The day from which everything is asked for. */
const BEGINNING = "19480101";

const dayIn = ({ date = "" }: Row) => date.replaceAll("-", "").slice(0, 8);
const withHyphens = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
const tail = (uri: string) => uri.slice(uri.lastIndexOf("/") + 1);

/** What one branch's folder holds, and what of its source is missing there. */
class VotesOf {
  readonly #branch: Branch;
  readonly #fetching: Fetching;
  readonly #endpoint: Endpoint;
  bytes = 0;
  fetched = false;

  constructor(branch: Branch, fetching: Fetching) {
    this.#branch = branch;
    this.#fetching = fetching;
    this.#endpoint = new Endpoint(branch.address, fetching);
  }

  #held(kind: string): string[] {
    const { folder } = this.#fetching;
    const begin = `${this.#branch.folder}/${kind}-`;
    return folder.ledger.names.filter((name) => name.startsWith(begin) && folder.holds(name));
  }

  async #keep(name: string, text: string, slice: string | null): Promise<void> {
    const { address, folder } = this.#branch;
    if ((await keepAnswer(this.#fetching, `${folder}/${name}.json`, text, address, slice)) === "unchanged") return;
    this.bytes += Buffer.byteLength(text);
    this.fetched = true;
  }

  /** Every row of the lists of votes that are held. */
  #known(): Row[] {
    return this.#held("votazioni").flatMap(
      (name) => rowsIn(readFileSync(this.#fetching.folder.file(name), "utf8")) ?? [],
    );
  }

  /** Asks for the votes since the newest day that is held: that day may have been asked for while it went on. */
  async votes(): Promise<readonly Row[]> {
    for (;;) {
      const known = this.#known();
      const since = known.map(dayIn).sort(byCodeUnit).at(-1) ?? BEGINNING;
      const { text, rows } = await this.#endpoint.answer(this.#branch.votes(withHyphens(since)));
      // Nothing at all is no answer: the source has votes of that day, or of the whole legislature.
      if (rows.length === 0) throw new FetchRefused(FETCH_TEXTS.noVotes(this.#branch.address));
      const cut = rows.length >= MOST_ROWS;
      if (cut && rows.every((row) => dayIn(row) === since))
        throw new FetchRefused(FETCH_TEXTS.answerCut(this.#branch.address));
      const same = new Set(known.map((row) => JSON.stringify(row)));
      if (rows.some((row) => !same.has(JSON.stringify(row))))
        await this.#keep(`votazioni-${LEGISLATURA}-dal-${since}`, text, since);
      if (!cut) return this.#known();
    }
  }

  /** Asks for the positions of votes; of a cut answer in halves. */
  async #positions(votes: readonly string[]): Promise<void> {
    const { text, rows } = await this.#endpoint.answer(this.#branch.positions(votes));
    if (rows.length >= MOST_ROWS) {
      if (votes.length === 1) throw new FetchRefused(FETCH_TEXTS.answerCut(this.#branch.address));
      const half = Math.ceil(votes.length / 2);
      for (const part of [votes.slice(0, half), votes.slice(half)]) await this.#positions(part);
      return;
    }
    const came = new Set(rows.map(({ v }) => v ?? votes[0]));
    const there = votes.filter((vote) => came.has(vote));
    if (there.length === 0) return;
    await this.#keep(`voti-${tail(there[0] ?? "")}`, text, there.map(tail).join(" "));
    // Some came and some did not: those are asked for apart.
    const missing = votes.filter((vote) => !came.has(vote));
    if (missing.length > 0) await this.#positions(missing);
  }

  /** @returns votes without positions at the source */
  async lists(rows: readonly Row[]): Promise<string[]> {
    const { ledger } = this.#fetching.folder;
    const held = () => new Set(this.#held("voti").flatMap((name) => ledger.entry(name)?.fetta?.split(" ") ?? []));
    const open = rows.filter((row) => !this.#branch.secret(row));
    const wanted = [...new Set(open.flatMap(({ v }) => v ?? []))];
    const before = held();
    const asked = wanted.filter((vote) => !before.has(tail(vote)));
    for (const batch of inBatches(asked, this.#branch.together)) await this.#positions(batch);
    const after = held();
    return asked.filter((vote) => !after.has(tail(vote))).map(tail);
  }
}

async function fetchVotes(branch: Branch, fetching: Fetching): Promise<FetchOutcome[]> {
  const { source, folder } = branch;
  const all = new VotesOf(branch, fetching);
  let missing: readonly string[] = [];
  const work = async (): Promise<FetchOutcome["what"]> => {
    missing = await all.lists(await all.votes());
    return all.fetched ? "fetched" : "unchanged";
  };
  const outcomes = [await attempt(source, folder, work, () => all.bytes)];
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
  attributions: [{ area: "parlamento", ...whose, files: `${branch.folder}/` }],
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
