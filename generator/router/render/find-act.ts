/** Finding the act that a text names, by the indexes of `indici/norme/`. */

import { BASE_PATH } from "../../api/operations.ts";
import { fileOfEli, formatEli } from "../../law/eli.ts";
import { type ActIdentity, understand } from "../../law/understand.ts";
import { formatUrn } from "../../law/urn.ts";
import { afterLine, decode, json, type Read } from "../tree.ts";

/** The fields of a row that finding needs; a row has more. */
interface Row {
  readonly eli: string;
  readonly tipo: string;
  readonly data: string;
}

/** What a text was read as, for a 404. */
interface Riconosciuta {
  readonly tipo: string | null;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
  readonly urn: string | null;
}

/** What a text names. `document` is the answer of the folder asked for, in Italian, where one act was found. */
export type Found =
  | { readonly eli: string; readonly document: Uint8Array }
  | { readonly candidati: readonly Row[] }
  | { readonly riconosciuta: Riconosciuta | null };

/** Folders with one answer for each act. */
type Folder = "norme" | "relazioni";

const documentOf = (read: Read, folder: Folder, eli: string) =>
  read(`${BASE_PATH.slice(1)}/${folder}/${fileOfEli(eli)}.json`);

/** Written as canonical ELIs are; only a look into the tree tells whether it is one. */
const CANONICAL = /^eli:\/it(?:\/[a-z0-9~._-]+)+$/;

/** `totale` and the other scalars of line 2 of `/relazioni`; `norma` is the act's row. */
export interface RelazioniHead {
  readonly norma: Row;
  readonly totale_out: number;
  readonly totale_in: number;
}

/** Line 2 of the relations of an act. */
export function relazioniHead(document: Uint8Array): RelazioniHead {
  const second = afterLine(document, 0);
  return JSON.parse(`{${decode(document.subarray(second, afterLine(document, second) - 2))}}`);
}

async function rowOf(read: Read, eli: string): Promise<Row[]> {
  const document = await documentOf(read, "relazioni", eli);
  return document ? [relazioniHead(document).norma] : [];
}

/** Bucket of a number among the 16 of its year: 10000 is a multiple of 16, so the last four digits decide. */
function bucketOf(numero: string): string {
  const digits = /^\d+/.exec(numero)?.[0] ?? "0";
  return String(Number(digits.slice(-4)) % 16).padStart(2, "0");
}

/** The rows of the acts that an identity fits; what it leaves open fits anything. */
async function rowsOf(read: Read, { tipo, data, anno, numero, variante }: ActIdentity): Promise<Row[]> {
  if (numero === null) return tipo !== null && data !== null ? rowOf(read, formatEli({ tipo, data, numero })) : [];
  const year = data?.slice(0, 4) ?? anno;
  if (year === null) return [];
  const shard = await read(`indici/norme/numeri/${year}/${bucketOf(numero)}.json`);
  const numbers = shard ? json<Record<string, Row[]>>(shard) : {};
  const rows = Object.hasOwn(numbers, numero) ? numbers[numero]! : [];
  return rows.filter(
    (row) =>
      (tipo === null || row.tipo === tipo) &&
      (data === null || row.data === data) &&
      (variante === null || row.eli.endsWith(`~${variante}`)),
  );
}

async function eliInGazzetta(read: Read, data: string, codice: string): Promise<string[]> {
  const shard = await read(`indici/norme/gazzetta/${data.slice(0, 4)}/${data.slice(5, 7)}.json`);
  const entries = shard ? json<Record<string, string>>(shard) : {};
  const key = `${data.slice(8, 10)}/${codice.toLowerCase()}`;
  return Object.hasOwn(entries, key) ? [entries[key]!] : [];
}

function recognised({ tipo, data, anno, numero }: ActIdentity): Riconosciuta {
  const year = data === null ? anno : Number(data.slice(0, 4));
  const urn = tipo === null ? null : formatUrn({ tipo, data, anno: year, numero });
  return { tipo, data, anno: year, numero, urn };
}

/**
 * The act that a text names, in any of the spellings of the contract: found at once where the text is a canonical ELI.
 *
 * @param folder which answer of the act is wanted
 * @example await findAct(read, "norme", "L. 241/1990") // { eli: "eli:/it/legge/1990/08/07/241", document: ... }
 */
export async function findAct(read: Read, folder: Folder, text: string): Promise<Found> {
  if (CANONICAL.test(text)) {
    const document = await documentOf(read, folder, text);
    if (document) return { eli: text, document };
  }
  const query = understand(text)?.query;
  if (!query) return { riconosciuta: null };
  let found: string[];
  if (query.by === "gazzetta") found = await eliInGazzetta(read, query.data, query.codice);
  else {
    const rows = new Map<string, Row>();
    for (const candidate of query.candidates)
      for (const row of await rowsOf(read, candidate)) if (!rows.has(row.eli)) rows.set(row.eli, row);
    if (rows.size > 1) return { candidati: [...rows.values()] };
    found = [...rows.keys()];
  }
  const [eli] = found;
  const document = eli === undefined ? null : await documentOf(read, folder, eli);
  if (eli !== undefined && document) return { eli, document };
  const first = query.by === "identity" ? query.candidates[0] : undefined;
  return { riconosciuta: first ? recognised(first) : null };
}
