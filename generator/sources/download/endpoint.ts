/** A SPARQL service that answers in JSON: its manners, and what its answers mean. */

import { type SparqlRow, sparqlRows } from "../votazioni/sparql.ts";
import { FetchRefused } from "./outcome.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { ask } from "./transport/ask.ts";
import type { Fetching } from "./transport/fetch-file.ts";

const SECOND = 1000;
/** Times that a question is put in other words: an empty answer may be a stale one, kept by the text of the question. */
const WORDINGS = 3;
/** Times that a closed door is tried. */
const TRIES = 5;

export class Endpoint {
  readonly address: string;
  readonly #fetching: Fetching;
  /** Milliseconds before each question: more once the service has complained of haste. */
  #pause = 0;

  constructor(address: string, fetching: Fetching) {
    this.address = address;
    this.#fetching = fetching;
  }

  /** @throws FetchRefused where the service gives no whole answer */
  async #once(query: string): Promise<SparqlRow[]> {
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
        return rows;
      }
      // The firewall answers haste with a page, whose status is not always 403; an answer that is cut is asked for again as well.
      this.#pause = 8 * SECOND;
      await connection.clock.sleep(90 * SECOND);
    }
    throw new FetchRefused(FETCH_TEXTS.givenUp(FETCH_TEXTS.noJson(this.address, text.slice(0, 60).trim()), TRIES));
  }

  /** The answer to a question; an empty one only where every wording gives it. */
  async answer(query: string): Promise<SparqlRow[]> {
    let rows = await this.#once(query);
    for (let wording = 2; wording <= WORDINGS && rows.length === 0; wording++)
      rows = await this.#once(`${query}\n# ${wording}`);
    return rows;
  }
}

/** The rows of an answer; `null` where it is none, or is cut. */
function rowsIn(text: string): SparqlRow[] | null {
  try {
    return sparqlRows(text);
  } catch {
    return null;
  }
}
