/** Stand-in of the Senate's endpoint for members, mandates and groups: what the dump of a data folder says, in rows. */

import { Rapporto } from "../../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../../generator/sources/senato/read-senato.ts";
import { answerOfRows } from "../../../../generator/sources/votazioni/sparql.ts";
import type { Asked, Given } from "./exchange.ts";

type Cells = Readonly<Record<string, string | null>>;

export class SenateMembers {
  /** Rows by what is asked for; a test changes them. */
  rows: { mandates: Cells[]; adhesions: Cells[]; groups: Cells[] } = { mandates: [], adhesions: [], groups: [] };

  static async over(data: string): Promise<SenateMembers> {
    const { senatori, gruppi } = await readSenato(data, new Rapporto());
    const own = new SenateMembers();
    const address = (id: string) => `http://dati.senato.it/senatore/${id.slice(2)}`;
    for (const { id, nome, mandati, adesioni } of senatori) {
      const [n = "", ...c] = nome.split(" ");
      const days = mandati.length > 0 ? mandati : [{ inizio: null, fine: null }];
      for (const { inizio, fine } of days)
        own.rows.mandates.push({ s: address(id), n, c: c.join(" "), dal: inizio, al: fine });
      for (const { gruppo, inizio, fine } of adesioni)
        own.rows.adhesions.push({ s: address(id), g: gruppo, dal: inizio, al: fine });
    }
    for (const { id, denominazioni } of gruppi)
      for (const { titolo, titoloBreve, inizio, fine } of denominazioni)
        own.rows.groups.push({ g: id, t: titolo, b: titoloBreve, dal: inizio, al: fine });
    return own;
  }

  /** Whether a question is about members. */
  static isAsked = ({ query }: Asked): boolean => !query.get("query")?.includes("votazione");

  answer({ query }: Asked): Given {
    const { mandates, adhesions, groups } = this.rows;
    const text = query.get("query") ?? "";
    const rows = text.includes("osr:mandato") ? mandates : text.includes("ocd:aderisce") ? adhesions : groups;
    const told = rows.map(
      (row) => new Map(Object.entries(row).flatMap(([name, cell]) => (cell ? [[name, cell]] : []))),
    );
    return { status: 200, headers: { "content-type": "application/sparql-results+json" }, body: answerOfRows(told) };
  }
}
