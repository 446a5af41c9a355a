/** Reader of the CSV files of Italia Domani: the four tables of today and the layouts since 2021. */

import { type InputFile, openInput } from "../input.ts";
import { type Listing, listInputs, NO_USE } from "../list-inputs.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { type CsvEvents, readCsv } from "./csv-rows.ts";
import { type Codifica, IN_UTF8, NotUtf8 } from "./decode.ts";
import { FileRows } from "./file-rows.ts";
import { FONTI } from "./fonti.ts";
import { Pools } from "./pools.ts";
import { NoTable, riconosci } from "./recognise.ts";
import type { RowCells } from "./row-cells.ts";
import type { Blocco, RigheLette } from "./rows.ts";
import { type NomeTabella, TABELLE } from "./tables.ts";

/** The national projects table is 317 MB; a table that ends with a million blank rows is squeezed hundreds of times. */
const LIMITS: ZipLimits = { memberBytes: 4 * 1024 ** 3, ratio: 500 };

/** Reported, not discarded: the file is read all the same. */
export const WINDOWS_1252 = "file non in UTF-8: letto come windows-1252";

/**
 * Passes a file's rows on to its `FileRows`. One class for all files and not functions made for each: what V8 has compiled for
 * the first file stays good for the others.
 */
class RowReader implements CsvEvents {
  file: FileRows | null = null;
  readonly #name: string;
  readonly #pools: Pools;

  constructor(name: string, pools: Pools) {
    this.#name = name;
    this.#pools = pools;
  }

  header(celle: readonly string[]): boolean {
    const intestazione = riconosci(celle);
    this.file = new FileRows(this.#name, intestazione, this.#pools);
    return intestazione.tabelle.length > 0;
  }

  row(celle: RowCells): void {
    this.file!.add(celle);
  }

  otherWidth(fields: number, blank: boolean): void {
    this.file!.otherWidth(fields, blank);
  }

  damaged(): void {
    if (this.file === null)
      throw new NoTable("la prima riga non è un'intestazione CSV: scaricare di nuovo il file", "riga 1");
    this.file.damaged();
  }
}

async function readRows(input: InputFile, codifica: Codifica, pools: Pools): Promise<FileRows> {
  const reader = new RowReader(input.name, pools);
  await readCsv(IN_UTF8[codifica](openInput(input)), reader);
  if (reader.file === null) throw new NoTable("file vuoto: scaricarlo di nuovo");
  return reader.file;
}

async function readFile(input: InputFile, pools: Pools, rapporto: Rapporto): Promise<FileRows> {
  try {
    return await readRows(input, "utf-8", pools);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
  }
  const file = await readRows(input, "windows-1252", pools);
  rapporto.count("pnrr", WINDOWS_1252, { file: input.name });
  return file;
}

/**
 * Reads every PNRR table below `<dataDir>/pnrr`, zipped or not, whole or in several files, as streams. Tables are recognised by
 * their header; official tables that are not used and files that are no CSV are passed over; a file that cannot be used, and
 * every row that is discarded or repaired, goes into the report.
 *
 * @returns rows as columns of numbers (amounts in cents) with pooled texts
 * @example (await readItaliaDomani("data-raw", rapporto)).progetti[0].parti("progetto", 0) // ["Z11B22000010006", "ESEMPIO-01", "M1C1I1.01.00"]
 */
export async function readItaliaDomani(
  dataDir: string,
  rapporto: Rapporto,
  listing: Listing = {},
): Promise<RigheLette> {
  const pools = new Pools();
  const blocchi = Object.fromEntries(Object.keys(TABELLE).map((t) => [t, []])) as unknown as Record<
    NomeTabella,
    Blocco[]
  >;
  const scartate = Object.fromEntries(Object.keys(TABELLE).map((t) => [t, 0])) as Record<NomeTabella, number>;
  for (const input of await listInputs(dataDir, "pnrr", "pnrr", LIMITS, rapporto, listing)) {
    try {
      const file = await readFile(input, pools, rapporto);
      for (const { tabella, blocco, scartate: perse } of file.finish(rapporto)) {
        blocchi[tabella].push(blocco);
        scartate[tabella] += perse;
      }
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      // Anything may lie beside the tables (a README, a data dictionary): of what is none, only what calls itself a CSV must be one.
      if (error instanceof NoTable && !/\.csv$/i.test(input.name))
        rapporto.count("pnrr", NO_USE, { esempio: input.name });
      else rapporto.discard({ area: "pnrr", file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return { ...(blocchi as unknown as Omit<RigheLette, "fonti" | "scartate">), fonti: FONTI, scartate };
}
