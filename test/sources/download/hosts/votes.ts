/** Stand-in of the SPARQL services of both branches for votes: invented ones, and the faults of the real services. */

import { LEGISLATURA } from "../../../../generator/sources/download/source.ts";
import type { Asked, Given } from "./exchange.ts";

type Cells = Readonly<Record<string, string>>;

interface HeldVote {
  readonly uri: string;
  readonly date: string;
  readonly row: Cells;
  readonly positions: readonly Cells[];
}

const PAGE = "<html><head><title>403 Forbidden</title></head><body>Request rejected</body></html>";
const OSR = "http://dati.senato.it/osr/";

/** A final vote of a branch, on which everybody has a position. */
export function heldVote(ramo: "S" | "C", seduta: number, date: string, members = 3): HeldVote {
  const numbers = { fav: String(members - 1), con: "1", ast: "0" };
  const ids = Array.from({ length: members }, (_, i) => 900_000 + i);
  if (ramo === "S") {
    const uri = `http://dati.senato.it/votazione/${LEGISLATURA}-${seduta}-1`;
    const row = {
      v: uri,
      label: "Votazione finale",
      tipo: "elettronica",
      date,
      esito: "approvato",
      ...numbers,
      fase: "S.9001",
    };
    const list = (i: number) => `${OSR}${i === 0 ? "contrario" : "favorevole"}`;
    return { uri, date, row, positions: ids.map((n, i) => ({ p: list(i), s: `http://dati.senato.it/senatore/${n}` })) };
  }
  const uri = `http://dati.camera.it/ocd/votazione.rdf/vs${LEGISLATURA}_${seduta}_001`;
  const day = date.replaceAll("-", "");
  const row = {
    v: uri,
    date: day,
    title: "Votazione finale",
    descr: "PDL 9001 - VOTO FINALE",
    fin: "1",
    appr: "1",
    ...numbers,
  };
  const positions = ids.map((n, i) => ({
    v: uri,
    dep: `http://dati.camera.it/ocd/deputato.rdf/d${n}_${LEGISLATURA}`,
    tipo: i === 0 ? "Contrario" : "Favorevole",
    sigla: "ALFA",
  }));
  return { uri, date, row, positions };
}

export class Votes {
  votes: HeldVote[];
  /** Rows of one answer at the most. */
  most = 10_000;
  /** How often haste is answered with a page, an answer is cut in the middle, or a stale empty one is given for the first wording. */
  faults = { page: 0, cut: 0, stale: 0 };
  /** Whether rows come twice even so. */
  doubled = false;
  /** What was asked: `votes 1948-01-01`, `positions 24`. */
  readonly asked: string[] = [];

  constructor(votes: HeldVote[]) {
    this.votes = votes;
  }

  #rows(query: string): readonly Cells[] {
    const named = [...query.matchAll(/<([^<>]*votazione[^<>]*\/[^<>]*\d)>/g)].map(([, uri]) => uri);
    if (named.length > 0) {
      this.asked.push(`positions ${named.length}`);
      return this.votes.filter(({ uri }) => named.includes(uri)).flatMap(({ positions }) => positions);
    }
    const since = /STR\(\?date\) >= "([^"]*)"/.exec(query)?.[1]?.replaceAll("-", "") ?? "";
    this.asked.push(`votes ${since}`);
    const found = this.votes.filter(({ row }) => (row.date ?? "").replaceAll("-", "") >= since);
    return found.sort((a, b) => (a.date < b.date ? -1 : 1)).map(({ row }) => row);
  }

  answer({ method, query }: Asked): Given {
    const text = query.get("query") ?? "";
    if (method !== "GET" || this.faults.page-- > 0)
      return { status: 403, headers: { "content-type": "text/html" }, body: PAGE };
    const all = this.#rows(text);
    const twice = this.doubled || !text.includes("DISTINCT") ? all.flatMap((row) => [row, row]) : all;
    const rows = this.faults.stale > 0 && !text.includes("# ") ? [] : twice.slice(0, this.most);
    if (rows.length === 0) this.faults.stale--;
    const bindings = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          { type: value.startsWith("http") ? "uri" : "literal", value },
        ]),
      ),
    );
    const body = JSON.stringify({
      head: { link: [], vars: [] },
      results: { distinct: false, ordered: true, bindings },
    });
    const headers = { "content-type": "application/sparql-results+json" };
    return { status: 200, headers, body: this.faults.cut-- > 0 ? body.slice(0, body.length / 2) : body };
  }
}
