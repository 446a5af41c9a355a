/** A list of acts with artificial titles, written by the project's own writer into memory, and the plainest search over it. */

import { byCodeUnit } from "../../generator/collections/code-unit.ts";
import type { NormaRow } from "../../generator/contract/norma-row.ts";
import { lineJson, lineOfMeta } from "../../generator/format/line-json.ts";
import { respond } from "../../generator/router/respond.ts";
import type { Staging } from "../../generator/tree/staging.ts";
import { writeList } from "../../generator/tree/write-norme.ts";
import { attiSintetici } from "../bench/corpus/atti.ts";
import { listsInMemory, textsInMemory } from "../lists-in-memory.ts";
import { words } from "../oracle/norme.ts";
import { thrown } from "../thrown.ts";

function row(tipo: string, data: string, numero: string | null, titolo: string, eliTail = `/${numero}`): NormaRow {
  const eli = `eli:/it/${tipo}/${data.replaceAll("-", "/")}${eliTail}`;
  return { eli, tipo, titolo, data, numero, n_articoli: titolo.length, n_relazioni: data.charCodeAt(9) % 5 };
}

/** Rows that a row's line or a word's file could get wrong. */
const ODD: readonly NormaRow[] = [
  row("costituzione", "1947-12-27", null, "Costituzione della Repubblica italiana", ""),
  row("decreto-ministeriale", "1999-01-01", null, "Senza numero, primo", "~099a0001-19990102"),
  row("decreto-ministeriale", "1999-01-01", null, "Senza numero, secondo", "~099a0002-19990102"),
  row("regio-decreto", "1936-05-14", "886", "Atto gemello", "/886~036u0886-19370115"),
  row("regio-decreto", "1936-05-14", "886", "Atto gemello", "/886~036u0886-19370116"),
  row("decreto-ministeriale", "1999-01-02", "12/2004", "Numero che l'ELI scrive altrimenti", "/12-2004"),
  row("legge", "1999-01-03", "7", ""),
  row("legge", "1999-01-04", "8", "«Virgolette\" \\ e\tsegni»; perche' città: ÀÈÌ"),
  row("legge", "1999-01-05", "9", "Lettere 𝔘𝔫 𝔘𝔭 fuori dal primo piano, ﬁne, ǆ, Ⅷ, ①"),
  row("legge-costituzionale", "1999-01-06", "1", "legge costituzionale"),
];

/** A list of acts in list order. */
export function rowsOf(quanti: number): NormaRow[] {
  const artificial = attiSintetici(quanti, "prova").map((a) => row(a.tipo, a.data, String(a.numero), a.titolo));
  return [...artificial, ...ODD].sort((a, b) => byCodeUnit(b.data, a.data) || byCodeUnit(a.eli, b.eli));
}

export interface Request {
  readonly tipo: string;
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

/** Words of titles that were asked for before. */
const known = new Map<string, string[]>();

function wordsOf(title: string): string[] {
  let found = known.get(title);
  if (!found) {
    found = words(title);
    known.set(title, found);
  }
  return found;
}

/** What the contract says, in the plainest code. */
export function search(rows: readonly NormaRow[], { tipo, q, limit, offset }: Request) {
  const asked = words(q);
  const found = rows.filter((r) => {
    const title = wordsOf(r.titolo);
    return (
      (tipo === "" || r.tipo === tipo) && asked.every((beginning) => title.some((word) => word.startsWith(beginning)))
    );
  });
  return { totale: found.length, limit, offset, norme: found.slice(offset, offset + limit) };
}

/** The files of the list, and a request answered by the router with the reads it took. */
export function treeOf(rows: readonly NormaRow[]) {
  const files = new Map<string, Uint8Array>();
  const write = (name: string, content: string | Uint8Array) =>
    files.set(name, typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content));
  const card = writeList({ write } as unknown as Staging, { lists: listsInMemory, texts: textsInMemory }, rows);
  write("indici/norme.json", JSON.stringify({ meta: { it: {}, en: {} }, ...card }));
  const items = rows.slice(0, 100).map((r) => JSON.stringify(r));
  const scalars = { totale: rows.length, limit: 100, offset: 0 };
  write("api/public/norme.json", lineJson(lineOfMeta({}), scalars, [{ path: ["norme"], items }]));
  const get = async (request: Request) => {
    let [reads, bytes] = [0, 0];
    const read = async (name: string) => {
      const content = files.get(name);
      if (!content) return null;
      reads++;
      bytes += content.length;
      return content.slice();
    };
    const query = new URLSearchParams(
      Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { body } = await respond({ method: "GET", target: `/api/public/norme?${query}` }, read, thrown);
    const { meta: _meta, ...answer } = JSON.parse(new TextDecoder().decode(body));
    return { answer, reads, bytes };
  };
  return { files, card: card as { file: string[]; inizi: Record<string, number>; pagine: number[] }, get };
}
