/** The recovery plan's tables, from Italia Domani. */

import { createReadStream } from "node:fs";
import { readRows, readText } from "../csv.ts";
import { giorno } from "../italia-domani/cells.ts";
import { attempt } from "./attempt.ts";
import { isCsv } from "./checks.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import type { Attribution, Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { type Fetched, type Fetching, fetchFile, type WantedFile } from "./transport/fetch-file.ts";

const ADDRESS = "https://www.italiadomani.gov.it/content/dam/sogei-ng/opendata";

/** The tables that are read, and columns by which each is known. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  "PNRR_Progetti.csv": ["CUP", "Codice Univoco Submisura", "Titolo Progetto", "Finanziamento Totale"],
  "PNRR_Gare.csv": ["CUP", "Codice Univoco Submisura", "CIG", "Importo Aggiudicazione"],
  "PNRR_Aggiudicatari_Gare.csv": ["CUP", "Codice Univoco Submisura", "CIG"],
  "PNRR_Localizzazione.csv": ["CUP", "Codice Univoco Submisura", "Regione", "Descrizione Regione"],
};

/**
 * The host turns some networks away, with a page in place of the file. These headers have passed where the ones before did not; they are
 * tried in turn.
 */
const LADDER: readonly Readonly<Record<string, string>>[] = [
  { accept: "text/csv,*/*" },
  { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "it-IT,it;q=0.9" },
  { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", range: "bytes=0-" },
];

const EXTRACTED = "Data di Estrazione";

/** The newest day of extraction in a table, `null` where it has none. */
async function extractedOn(file: string): Promise<string | null> {
  let [newest, column]: [number, number] = [0, -1];
  await readText(
    () => createReadStream(file),
    (text) =>
      readRows(text, {
        header(cells) {
          column = cells.indexOf(EXTRACTED);
          return column !== -1;
        },
        row(cells) {
          newest = Math.max(newest, giorno(cells[column] ?? "") ?? 0);
        },
        odd: () => false,
        damaged() {},
      }),
  );
  return newest === 0 ? null : String(newest).replace(/(\d{4})(\d{2})(\d{2})/, "$1-$2-$3");
}

/** Tries the rungs of the ladder until the table comes. */
async function climb(fetching: Fetching, wanted: Omit<WantedFile, "headers" | "tries">): Promise<Fetched> {
  const reasons: string[] = [];
  for (const headers of LADDER) {
    try {
      return await fetchFile(fetching, { ...wanted, headers, tries: 1 });
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      reasons.push(error.message);
    }
  }
  const place = fetching.folder.file(wanted.name);
  throw new FetchRefused(FETCH_TEXTS.byHand(reasons.at(-1) ?? "", wanted.address, place));
}

/** Fetches the four tables. */
async function fetchTables(fetching: Fetching): Promise<FetchOutcome[]> {
  const outcomes: FetchOutcome[] = [];
  for (const [table, columns] of Object.entries(TABLES)) {
    const wanted = {
      name: `pnrr/${table}`,
      address: `${ADDRESS}/${table}`,
      check: isCsv(";", columns),
      day: extractedOn,
    };
    const bytes = () => fetching.folder.ledger.entry(wanted.name)?.bytes ?? 0;
    outcomes.push(await attempt("Italia Domani", wanted.name, () => climb(fetching, wanted), bytes));
  }
  return outcomes;
}

const attribution = (table: string, nome: string): Attribution => ({
  area: "pnrr",
  licenza: "CC BY 4.0",
  attribuzione:
    "Italia Domani (www.italiadomani.gov.it), sistema ReGiS, Ministero dell'economia e delle finanze - Ragioneria generale dello Stato. Dati rielaborati.",
  nome: `Italia Domani - ${nome}`,
  url: `${ADDRESS}/${table}`,
  files: `pnrr/${table}`,
});

export const ITALIA_DOMANI: Source = {
  area: "pnrr",
  attributions: [
    attribution("PNRR_Progetti.csv", "Progetti del PNRR"),
    attribution("PNRR_Localizzazione.csv", "Localizzazione dei progetti del PNRR"),
    attribution("PNRR_Gare.csv", "Gare dei progetti del PNRR"),
    attribution("PNRR_Aggiudicatari_Gare.csv", "Aggiudicatari gare dei progetti del PNRR"),
  ],
  fetch: fetchTables,
};
