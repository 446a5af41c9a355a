/** Reader of the CSV files of Italia Domani: the four tables of today and the layouts since 2021. */

import { readText } from "../csv/decode.ts";
import { type CsvEvents, readRows } from "../csv/rows.ts";
import { type InputFile, openInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type Listing, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { FileRows, VIRGOLETTE_APERTE } from "./file-rows.ts";
import { FONTI } from "./fonti.ts";
import { KeptTexts } from "./kept-texts.ts";
import { isHeader, NoTable, recogniseHeader } from "./recognise.ts";
import type { PnrrRow, PnrrRows } from "./rows.ts";
import type { TableRows } from "./table-rows.ts";
import type { PnrrTableName } from "./tables.ts";

/** The national projects table is 317 MB; a table that ends with a million blank rows is squeezed hundreds of times. */
const LIMITS: ZipLimits = { memberBytes: 4 * 1024 ** 3, ratio: 500 };

/** Reported, not discarded: nothing is lost. */
export const WINDOWS_1252 = "file non in UTF-8: letto come windows-1252";
export const SENZA_FINE = "l'ultima riga non ha un fine riga: se il file è troncato, scaricarlo di nuovo";
export const INTESTAZIONE_RIPETUTA = "intestazione ripetuta in mezzo alla tabella: non è una riga";
export const INTESTAZIONE_DIVERSA = "un'altra intestazione in mezzo al file: vale per le righe che seguono";
/** What follows a header that is not understood is discarded row by row. */
export const INTESTAZIONE_IGNOTA = "riga sotto un'intestazione che non si riconosce, in mezzo al file: scartata";

/** A CUP of the official form, whose row needs no closer look. */
const CUP = /^[A-Z]\d{2}[A-Z]\d{11}$/;

/** What one file holds: a table, or several below each other where files were put together. */
class PnrrFile implements CsvEvents {
  readonly parti: FileRows[] = [];
  readonly #name: string;
  readonly #texts: KeptTexts;
  /** The part that rows belong to, `null` before the header. */
  #open: FileRows | null = null;
  /** Whether the last header was not understood. */
  #ignota = false;

  constructor(name: string, texts: KeptTexts) {
    this.#name = name;
    this.#texts = texts;
  }

  get #part(): FileRows {
    if (this.#open === null)
      throw new NoTable("la prima riga non è un'intestazione CSV: scaricare di nuovo il file", "riga 1");
    return this.#open;
  }

  header(celle: readonly string[]): boolean {
    const intestazione = recogniseHeader(celle);
    this.#open = new FileRows(this.#name, intestazione, this.#texts);
    this.parti.push(this.#open);
    return intestazione.tabelle.length > 0;
  }

  row(celle: readonly string[], line: number): void {
    const part = this.#part;
    if (!CUP.test(part.cupOf(celle)) && this.#furtherHeader(celle, line)) return;
    if (this.#ignota) part.discard(line, INTESTAZIONE_IGNOTA);
    else part.add(celle, line);
  }

  odd(celle: readonly string[], line: number): boolean {
    if (this.#furtherHeader(celle, line)) return true;
    this.#part.otherWidth(celle, line);
    return false;
  }

  damaged(line: number): void {
    this.#part.discard(line, VIRGOLETTE_APERTE);
  }

  /** Takes a row that is a header, where files were put one after another or a table was printed in pages. */
  #furtherHeader(celle: readonly string[], line: number): boolean {
    const part = this.#part;
    const same = part.isHeader(celle);
    if (!same && !isHeader(celle)) return false;
    this.#ignota = false;
    if (same) part.note(line, INTESTAZIONE_RIPETUTA);
    else {
      try {
        this.header(celle);
        this.#part.note(line, INTESTAZIONE_DIVERSA);
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error;
        part.discard(line, INTESTAZIONE_IGNOTA, `: ${error.message}`);
        this.#ignota = true;
      }
    }
    return true;
  }
}

async function readFile(input: InputFile, texts: KeptTexts, rapporto: Rapporto): Promise<readonly FileRows[]> {
  const { result: parti, codifica } = await readText(
    () => openInput(input),
    async (text) => {
      const file = new PnrrFile(input.name, texts);
      const ended = await readRows(text, file);
      const last = file.parti.at(-1);
      if (last === undefined) throw new NoTable("file vuoto: scaricarlo di nuovo");
      if (!ended) last.atEnd(SENZA_FINE);
      return file.parti;
    },
  );
  if (codifica === "windows-1252") rapporto.count("pnrr", WINDOWS_1252, { file: input.name });
  return parti;
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
      for (const parte of await readFile(input, texts, rapporto))
        for (const { tabella, scartate: perse } of parte.finish(rapporto)) {
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
