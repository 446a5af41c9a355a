import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { askJson, jsonRequest } from "../transport/ask.ts";
import type { Connection } from "../transport/connection.ts";
import { type ActRef, actRef } from "./act-ref.ts";
import { NORMATTIVA_ADDRESSES } from "./addresses.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

interface Page {
  readonly found: number;
  readonly acts: readonly ActRef[];
  readonly facets: Readonly<Record<string, unknown>>;
}

/** A page of results; `null` where the answer has another form. */
function pageOf(value: unknown): Page | null {
  if (!isObject(value)) return null;
  const { listaAtti, numeroAttiTrovati, facetMap } = value;
  const found = Number(numeroAttiTrovati);
  if (!Array.isArray(listaAtti) || !Number.isInteger(found)) return null;
  const acts = listaAtti.map(actRef);
  if (acts.includes(null)) return null;
  return { found, acts: acts.filter((act) => act !== null), facets: isObject(facetMap) ? facetMap : {} };
}

/** Acts of a page at the most, by the service's own limit. */
const PAGE = 1000;

type Criteria = Readonly<Record<string, string | number>>;

const search = (connection: Connection, criteria: Criteria, page: number, size: number): Promise<Page> => {
  const paginazione = { paginaCorrente: page, numeroElementiPerPagina: size };
  const request = jsonRequest("POST", NORMATTIVA_ADDRESSES.search, { ...criteria, orderType: "recente", paginazione });
  return askJson(connection, request, pageOf);
};

/** How many acts a search finds. */
export async function countActs(connection: Connection, criteria: Criteria): Promise<number> {
  return (await search(connection, criteria, 1, 1)).found;
}

/**
 * All acts that a search finds. Page numbers of the answers are not reliable: the end is where as many have come as were found, or a
 * page is empty.
 *
 * @throws FetchRefused where fewer come than the service counted
 */
async function searchActs(connection: Connection, criteria: Criteria): Promise<ActRef[]> {
  const all: ActRef[] = [];
  for (let page = 1; ; page++) {
    const { found, acts } = await search(connection, criteria, page, PAGE);
    all.push(...acts);
    if (all.length >= found) return all;
    if (acts.length === 0)
      throw new FetchRefused(FETCH_TEXTS.listedFewer(NORMATTIVA_ADDRESSES.search, found, all.length));
  }
}

/** Acts that the source holds, by denomination, in one request. */
export async function countByType(connection: Connection): Promise<Readonly<Record<string, number>>> {
  const { facets } = await search(connection, {}, 1, 1);
  const types = facets.codice_tipo_provvedimento;
  if (!Array.isArray(types)) throw new FetchRefused(FETCH_TEXTS.noTypes(NORMATTIVA_ADDRESSES.search));
  const counts = types.flatMap((item: unknown): [string, number][] => {
    if (!isObject(item)) return [];
    // Of the two, one is the name and the other the number: clients saw both orders.
    const [name, count] = [item.descrizione, item.valore]
      .map(String)
      .sort((a, b) => Number(/^\d+$/.test(a)) - Number(/^\d+$/.test(b)));
    return name && count && /^\d+$/.test(count) ? [[name, Number(count)]] : [];
  });
  return Object.fromEntries(counts);
}

/** Days that one question for changes may span: the service refuses more than twelve months. */
const SPAN_DAYS = 360;
const DAY = 24 * 60 * 60 * 1000;

const moment = (day: number) => `${new Date(day).toISOString().slice(0, 10)}T00:00:00Z`;

/**
 * Acts whose text changed since a day, each once. New acts are not among them.
 *
 * @param since, until days, `YYYY-MM-DD`
 */
export async function changedActs(connection: Connection, since: string, until: string): Promise<ActRef[]> {
  const found = new Map<string, ActRef>();
  const [from, end] = [Date.parse(since), Date.parse(until)];
  for (let start = from; start <= end; start += SPAN_DAYS * DAY) {
    const stop = Math.min(start + SPAN_DAYS * DAY, end + DAY);
    const span = { dataInizioAggiornamento: moment(start), dataFineAggiornamento: moment(stop) };
    const { acts } = await askJson(connection, jsonRequest("POST", NORMATTIVA_ADDRESSES.changed, span), pageOf);
    for (const act of acts) found.set(`${act.gazzetta} ${act.codice}`, act);
  }
  return [...found.values()];
}

/** Acts published from a day on. */
export const publishedActs = (connection: Connection, since: string, until: string): Promise<ActRef[]> =>
  searchActs(connection, { dataInizioPubProvvedimento: since, dataFinePubProvvedimento: until });
