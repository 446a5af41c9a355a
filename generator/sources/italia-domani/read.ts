/** Reader of the CSV files of Italia Domani: the four tables of today and the layouts since 2021. */

import { type InputFile, openInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type Listing, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { readCsv } from "./csv-rows.ts";
import { type Codifica, decodedText, NotUtf8 } from "./decode.ts";
import { FileRows } from "./file-rows.ts";
import { FONTI } from "./fonti.ts";
import { KeptTexts } from "./kept-texts.ts";
import { NoTable, recogniseHeader } from "./recognise.ts";
import type { PnrrRow, PnrrRows } from "./rows.ts";
import type { TableRows } from "./table-rows.ts";
import type { PnrrTableName } from "./tables.ts";

/** The national projects table is 317 MB; a table that ends with a million blank rows is squeezed hundreds of times. */
const LIMITS: ZipLimits = { memberBytes: 4 * 1024 ** 3, ratio: 500 };

/** Reported, not discarded: the file is read all the same. */
export const WINDOWS_1252 = "file non in UTF-8: letto come windows-1252";

async function readRows(input: InputFile, codifica: Codifica, texts: KeptTexts): Promise<FileRows> {
  let file: FileRows | null = null;
  await readCsv(decodedText(openInput(input), codifica), {
    header(celle) {
      const intestazione = recogniseHeader(celle);
      file = new FileRows(input.name, intestazione, texts);
      return intestazione.tabelle.length > 0;
    },
    row: (celle) => file?.add(celle),
    otherWidth: (fields, blank) => file?.otherWidth(fields, blank),
    damaged() {
      if (file === null)
        throw new NoTable("la prima riga non è un'intestazione CSV: scaricare di nuovo il file", "riga 1");
      file.damaged();
    },
  });
  if (file === null) throw new NoTable("file vuoto: scaricarlo di nuovo");
  return file;
}

async function readFile(input: InputFile, texts: KeptTexts, rapporto: Rapporto): Promise<FileRows> {
  try {
    return await readRows(input, "utf-8", texts);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
  }
  const file = await readRows(input, "windows-1252", texts);
  rapporto.count("pnrr", WINDOWS_1252, { file: input.name });
  return file;
}

/**
 * Reads every PNRR table below `<dataDir>/pnrr`, zipped or not, whole or in several files, as streams. Tables are recognised by
 * their header; official tables that are not used and files that are no CSV are passed over; a file that cannot be used, and
 * every row that is discarded or repaired, goes into the report.
 *
 * @returns rows with cleaned texts, and amounts in cents
 * @example (await readItaliaDomani("data-raw", rapporto)).progetti[0].progetto // { cup: "Z11B22000010006", clp: "ESEMPIO-01", submisura: "M1C1I1.01.00" }
 */
export async function readItaliaDomani(dataDir: string, rapporto: Rapporto, listing: Listing = {}): Promise<PnrrRows> {
  const texts = new KeptTexts();
  const righe: { readonly [T in PnrrTableName]: PnrrRow<T>[] } = {
    progetti: [],
    gare: [],
    aggiudicatari: [],
    localizzazione: [],
    attuatori: [],
  };
  const scartate = { progetti: 0, gare: 0, aggiudicatari: 0, localizzazione: 0, attuatori: 0 };
  const keep = <T extends PnrrTableName>({ nome, righe: own }: TableRows<T>) => {
    // The compiler does not see that the list of a table's name holds that table's rows.
    const all = righe[nome] as PnrrRow<T>[];
    for (const row of own) all.push(row);
  };
  for (const input of await listInputs(dataDir, "pnrr", "pnrr", LIMITS, rapporto, listing)) {
    try {
      const file = await readFile(input, texts, rapporto);
      for (const { tabella, scartate: perse } of file.finish(rapporto)) {
        keep(tabella);
        scartate[tabella.nome] += perse;
      }
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      // Anything may lie beside the tables (a README, a data dictionary): of what is none, only what calls itself a CSV must be one.
      if (error instanceof NoTable && !/\.csv$/i.test(input.name))
        rapporto.count("pnrr", NO_USE, { esempio: input.name });
      else rapporto.discard({ area: "pnrr", file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return { ...righe, fonti: FONTI, scartate };
}
