/** Finding the act that a text names, by the indexes of `indici/norme/`. */

import { fileOfEli, formatEli } from "../../law/eli.ts";
import { type ActIdentity, understand } from "../../law/understand.ts";
import { formatUrn } from "../../law/urn.ts";
import { answerFile, json, type Read, scalarsOf } from "../tree.ts";

/** The fields of a row that finding needs; a row has more. */
interface Row {
  readonly eli: string;
  readonly tipo: string;
  readonly data: string;
}

/** What a text names: one act with its answer in Italian, several, or none, with what the text was read as. */
export interface Found {
  readonly eli?: string;
  readonly document?: Uint8Array | null;
  readonly candidati?: readonly Row[];
  readonly riconosciuta?: object;
}

/** Folders with one answer for each act. */
type Folder = "norme" | "relazioni";

const documentOf = (read: Read, folder: Folder, eli: string) => read(answerFile(`/${folder}/${fileOfEli(eli)}`));

/** The value of a key in a file of the indexes, `undefined` where either is not there. */
async function entry<T>(read: Read, file: string, key: string): Promise<T | undefined> {
  const bytes = await read(`indici/norme/${file}.json`);
  const entries = bytes ? json<Record<string, T>>(bytes) : {};
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

async function rowOf(read: Read, eli: string): Promise<Row[]> {
  const document = await documentOf(read, "relazioni", eli);
  return document ? [scalarsOf<{ norma: Row }>(document).norma] : [];
}

/** The rows of the acts that an identity fits; what it leaves open fits anything. */
async function rowsOf(read: Read, { tipo, data, anno, numero, variante }: ActIdentity): Promise<Row[]> {
  if (numero === null) return tipo && data ? rowOf(read, formatEli({ tipo, data, numero })) : [];
  // Of 16 buckets: 10000 is a multiple of 16, so the last four digits of the number decide.
  const bucket = Number(/^\d*/.exec(numero)![0].slice(-4)) % 16;
  const file = `numeri/${data?.slice(0, 4) ?? anno}/${`${bucket}`.padStart(2, "0")}`;
  const rows = (await entry<Row[]>(read, file, numero)) ?? [];
  return rows.filter(
    (row) =>
      row.tipo === (tipo ?? row.tipo) &&
      row.data === (data ?? row.data) &&
      (!variante || row.eli.endsWith(`~${variante}`)),
  );
}

/** What a text was read as. */
function recognised(act: ActIdentity): object {
  const { tipo, data, numero } = act;
  const anno = data ? Number(data.slice(0, 4)) : act.anno;
  return { tipo, data, anno, numero, urn: tipo && formatUrn({ tipo, data, anno, numero }) };
}

/**
 * The act that a text names, in any of the spellings of the contract: found at once where the text is a canonical ELI.
 *
 * @param folder which answer of the act is wanted
 * @example await findAct(read, "norme", "L. 241/1990") // { eli: "eli:/it/legge/1990/08/07/241", document: ... }
 */
export async function findAct(read: Read, folder: Folder, text: string): Promise<Found> {
  // Written as canonical ELIs are: only a look into the tree tells whether it is one.
  if (/^eli:\/it(\/[a-z0-9~._-]+)+$/.test(text)) {
    const document = await documentOf(read, folder, text);
    if (document) return { eli: text, document };
  }
  const query = understand(text)?.query;
  if (!query) return {};
  if (query.by === "gazzetta") {
    const [year, month, day] = query.data.split("-");
    const eli = await entry<string>(read, `gazzetta/${year}/${month}`, `${day}/${query.codice.toLowerCase()}`);
    return eli ? { eli, document: await documentOf(read, folder, eli) } : {};
  }
  const { candidates } = query;
  const rows = new Map<string, Row>();
  for (const candidate of candidates) for (const row of await rowsOf(read, candidate)) rows.set(row.eli, row);
  const candidati = [...rows.values()];
  const [one] = candidati;
  if (!one) return candidates[0] ? { riconosciuta: recognised(candidates[0]) } : {};
  return candidati.length > 1 ? { candidati } : { eli: one.eli, document: await documentOf(read, folder, one.eli) };
}
