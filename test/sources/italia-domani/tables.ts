/** Small PNRR inputs in today's layout, written and read. */

import { readItaliaDomani } from "../../../generator/sources/italia-domani/read-pnrr.ts";
import type { PnrrRows } from "../../../generator/sources/italia-domani/rows.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { dataFolder } from "../../data-folder.ts";

const HEADERS = {
  progetti: [
    "Codice Univoco Submisura",
    "CUP",
    "Codice Locale Progetto",
    "CUP Descrizione Settore",
    "Titolo Progetto",
    "Finanziamento Comune",
    "Finanziamento PNRR",
    "Finanziamento Totale",
    "Soggetto Attuatore",
    "Codice Fiscale Soggetto Attuatore",
    "Data di Estrazione",
  ],
  gare: [
    "Codice Univoco Submisura",
    "CUP",
    "Codice Locale Progetto",
    "CIG",
    "Codice Procedura Utente",
    "Codice Interno PDA",
    "Modalità di Realizzazione",
    "Oggetto Principale del Contratto",
    "Oggetto Gara",
    "Importo Complessivo Gara",
    "Importo Aggiudicazione",
    "Data di Estrazione",
  ],
  aggiudicatari: [
    "Codice Univoco Submisura",
    "CUP",
    "Codice Locale Progetto",
    "CIG",
    "Codice interno PDA",
    "Codice Fiscale/P.IVA",
    "Denominazione Aggiudicatario",
    "Descrizione Forma Giuridica Aggiudicatario",
    "Codice Procedura Utente",
    "Data di Estrazione",
  ],
  localizzazione: [
    "Codice Univoco Submisura",
    "CUP",
    "Codice Locale Progetto",
    "Regione",
    "Descrizione Regione",
    "Provincia",
    "Descrizione Provincia",
    "Comune",
    "Descrizione Comune",
    "Percentuale di Localizzazione",
    "Data di Estrazione",
  ],
} as const;

export type PnrrTableName = keyof typeof HEADERS;
export type Cells = Readonly<Record<string, string>>;

/** Cells that a row has unless it says otherwise. */
const DEFAULTS: Cells = {
  "Codice Univoco Submisura": "M1C1I1.01.00",
  CUP: "Z11B22000010006",
  "Codice Locale Progetto": "ESEMPIO-01",
  "Data di Estrazione": "13/06/2026",
};

const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The text of a table.
 *
 * @example csv("gare", [{ CIG: "B000000001" }]).split("\n").length // 3
 */
export function csv(table: PnrrTableName, rows: readonly Cells[], header: readonly string[] = HEADERS[table]): string {
  const lines = rows.map((row) => header.map((name) => quoted(row[name] ?? DEFAULTS[name] ?? "")).join(";"));
  return `\uFEFF${[header.join(";"), ...lines].join("\r\n")}\r\n`;
}

export interface Reading {
  readonly righe: PnrrRows;
  readonly rapporto: Rapporto;
}

/** Reads files written for the test, by their name below `pnrr/`. */
export async function read(files: Readonly<Record<string, string | Uint8Array>>): Promise<Reading> {
  const rapporto = new Rapporto();
  const below = Object.entries(files).map(([name, content]) => [`pnrr/${name}`, content] as const);
  return { righe: await readItaliaDomani(dataFolder(Object.fromEntries(below)), rapporto), rapporto };
}

/** Reads tables in today's layout. */
export function readTables(tables: Partial<Readonly<Record<PnrrTableName, readonly Cells[]>>>): Promise<Reading> {
  const names = Object.keys(tables) as PnrrTableName[];
  return read(Object.fromEntries(names.map((name) => [`${name}.csv`, csv(name, tables[name]!)])));
}
