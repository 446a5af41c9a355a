/** Finding the act that a text names by anything but its ELI: what the text means, and where the indexes of `indici/norme/` have it. */

import { inflatedJson } from "../../format/inflated.ts";
import { ownEntry } from "../../format/line-json.ts";
import { json, type Read } from "../../format/read-tree.ts";
import { type Grammar, grammarOf } from "../../law/citations/grammar.ts";
import type { RequestedPlace } from "../../law/citations/place.ts";
import { CITATIONS_FILE, type CitationTables } from "../../law/citations/tables.ts";
import { digitBucket } from "../../law/identity/digit-bucket.ts";
import { unescaped } from "../../law/identity/unescaped.ts";
import type { AttoUe } from "../../law/identity/union-act.ts";
import { parseUrn, yearOfUrn } from "../../law/identity/urn.ts";
import { formatUrn, officialPage, officialVersion } from "../../law/identity/written-urn.ts";
import { identified, type RequestedAct, understand } from "../../law/understand.ts";
import { understandUnion } from "../../law/understand-union.ts";

/** The fields of a row that name an act; a row has more. */
export interface FoundRow {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  readonly numero: string | null;
}

/** What a text names: one act with what was opened of it, several, or none, with what the text was read as. */
export interface ActLookup<T> {
  readonly eli?: string;
  readonly act?: T | null;
  readonly candidati?: readonly FoundRow[];
  /** Its row, where the indexes that found it have it. */
  readonly row?: FoundRow;
  readonly riconosciuta?: object;
  /** The acts that the text may mean, none of which is here. */
  readonly cercati?: readonly RequestedAct[];
  /** Where the official text of an act is that was understood and is not here. */
  readonly ufficiale?: OfficialAddress;
  /** The article that the text names besides; absent where it names none. */
  readonly luogo?: RequestedPlace;
}

/**
 * The address of an official text.
 *
 * @param day `YYYY-MM-DD` or `ORIGINAL`; `null` for the text of today
 * @param articolo number of an article in the main numbering; by default the one that was cited, if any
 */
export type OfficialAddress = (day: string | null, articolo?: string) => string;

/**
 * Where the official text of acts is that a citation may mean; `undefined` if they are several, or too little is known of it.
 *
 * @example officialTextOf([{ tipo: "legge", data: null, anno: 1970, numero: "300", variante: null }])?.(null, "18")
 *   // "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1970;300~art18"
 */
export function officialTextOf(
  candidates: readonly RequestedAct[],
  cited: RequestedPlace | null | undefined = candidates[0]?.luogo,
): OfficialAddress | undefined {
  const [act] = candidates;
  if (!act?.tipo || candidates.some(({ tipo, numero }) => tipo !== act.tipo || numero !== act.numero)) return undefined;
  const { tipo, data, anno, numero } = act;
  if (tipo !== "costituzione" && !data && !(anno && numero)) return undefined;
  const own = cited?.allegato === null ? cited.articolo : null;
  return (day, articolo = own ?? undefined) =>
    encodeURI(officialPage({ tipo, data, anno, numero }, articolo ? `art/${articolo}` : null, officialVersion(day)));
}

/** How acts are cited, by the tables that the tree carries. */
export const grammarOfTree = async (read: Read): Promise<Grammar> =>
  grammarOf(await inflatedJson<CitationTables>(read, CITATIONS_FILE));

/** The value of a key in a file of the indexes, `undefined` where either is not there. */
async function entry<T>(read: Read, file: string, key: string): Promise<T | undefined> {
  const bytes = await read(`indici/norme/${file}.json`);
  return bytes ? ownEntry<T>(json(bytes), key) : undefined;
}

/** Rows among which are all that an identity fits; `undefined` where there are none. */
export type RowsAmong = (read: Read, act: RequestedAct) => Promise<readonly FoundRow[] | undefined>;

/** The acts of a year and a number. */
export const rowsOfNumber: RowsAmong = (read, { data, anno, numero }) => {
  const number = numero ?? "";
  return entry(read, `numeri/${data?.slice(0, 4) ?? anno}/${digitBucket(number, 16)}`, number);
};

/**
 * The rows of the acts that an identity fits; what it leaves open fits anything.
 *
 * @example await rowsOf(read, { tipo: "legge", data: null, anno: 1990, numero: "241", variante: null }) // [{ eli: "eli:/it/legge/1990/08/07/241", ... }]
 */
export async function rowsOf(read: Read, act: RequestedAct, among: RowsAmong = rowsOfNumber): Promise<FoundRow[]> {
  const { tipo, data, numero, variante } = act;
  // Acts without a number are many in a year: a year alone names none of them.
  if (!numero && !(tipo && data)) return [];
  const rows = (await among(read, act)) ?? [];
  return rows.filter(
    (row) =>
      row.tipo === (tipo ?? row.tipo) &&
      row.data === (data ?? row.data) &&
      (!variante || row.eli.endsWith(`~${variante}`)),
  );
}

/** Whether each act that a text names is here; what its type leaves open is one act. */
function areAllFound(candidates: readonly RequestedAct[], found: readonly (readonly FoundRow[])[]): boolean {
  const numberOf = ({ data, anno, numero }: RequestedAct) => `${data?.slice(0, 4) ?? anno} ${numero}`;
  const here = new Set(candidates.filter((_, at) => found[at]?.length).map(numberOf));
  return candidates.every((candidate) => here.has(numberOf(candidate)));
}

/** The act of a URN that its type, date and number do not find, or not alone. */
async function ownUrn(read: Read, grammar: Grammar | null, text: string): Promise<string | undefined> {
  const urn = parseUrn(unescaped(text), grammar);
  return urn ? entry<string>(read, `urn/${yearOfUrn(urn)}`, urn.urn) : undefined;
}

/**
 * An act as an answer says that a text was read.
 *
 * @example recognised({ tipo: "legge", data: null, anno: 1990, numero: "241", variante: null }).anno // 1990
 */
export function recognised(act: RequestedAct): object {
  const { tipo, data, numero } = act;
  const anno = data ? Number(data.slice(0, 4)) : act.anno;
  return { tipo, data, anno, numero, urn: tipo && formatUrn({ tipo, data, anno, numero }) };
}

/**
 * An act of the European Union as an answer says that a text was read.
 *
 * @example recognisedUnion(act) // { tipo: "direttiva", data: null, anno: 2014, numero: "24", urn: null, ue: { celex: "32014L0024", … } }
 */
export function recognisedUnion(ue: AttoUe): object {
  const { tipo, anno, numero } = ue;
  return { tipo, data: null, anno, numero: String(numero), urn: null, ue };
}

/** More letters and digits in a row than any name, number or code has: what holds them names nothing, whatever else it says. */
const ENDLESS = /[\p{L}\p{N}]{100}/u;

/**
 * The act that a text names, whatever it is called there.
 *
 * @param open what is wanted of the act, `null` where no act has this ELI
 * @param among where rows are looked for, by default by year and number
 * @example await findByText(read, "L. 241/1990", (eli) => actDocument(read, "norme", eli)) // { eli: "eli:/it/legge/1990/08/07/241", act: ... }
 */
export async function findByText<T>(
  read: Read,
  text: string,
  open: (eli: string) => Promise<T | null>,
  among?: RowsAmong,
): Promise<ActLookup<T>> {
  if (ENDLESS.test(text)) return {};
  const known = identified(text);
  const grammar = known ? null : await grammarOfTree(read);
  const query = known ?? (grammar && understand(grammar, text));
  if (!query) {
    const [ue, another] = grammar ? understandUnion(grammar, text) : [];
    return ue && !another ? { riconosciuta: recognisedUnion(ue), ufficiale: () => ue.url } : {};
  }
  if (query.by === "gazzetta") {
    const [year, month, day] = query.data.split("-");
    const eli = await entry<string>(read, `gazzetta/${year}/${month}`, `${day}/${query.codice}`);
    return eli ? { eli, act: await open(eli), ...(query.luogo && { luogo: query.luogo }) } : {};
  }
  const { candidates } = query;
  const rows = new Map<string, { readonly row: FoundRow; readonly luogo?: RequestedPlace | undefined }>();
  const found = await Promise.all(candidates.map((candidate) => rowsOf(read, candidate, among)));
  for (const [i, { luogo }] of candidates.entries())
    for (const row of found[i] ?? []) rows.set(row.eli, { row, luogo });
  const candidati = [...rows.values()].map(({ row }) => row);
  const own = candidati.length === 1 ? undefined : await ownUrn(read, grammar, text);
  const place = (luogo: RequestedPlace | undefined) => (luogo ? { luogo } : {});
  if (own !== undefined) return { eli: own, act: await open(own), ...place(candidates[0]?.luogo) };
  const [one] = candidati;
  if (!one) {
    const ufficiale = officialTextOf(candidates);
    return candidates[0]
      ? { riconosciuta: recognised(candidates[0]), cercati: candidates, ...(ufficiale && { ufficiale }) }
      : {};
  }
  // Of several acts that are named the one that is here does not stand for the others.
  if (candidati.length > 1 || !areAllFound(candidates, found)) return { candidati };
  return { eli: one.eli, row: one, act: await open(one.eli), ...place(rows.get(one.eli)?.luogo) };
}
