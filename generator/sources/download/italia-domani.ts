/** The recovery plan's tables, from Italia Domani. */

import { createReadStream } from "node:fs";
import Papa from "papaparse";
import { ADDRESSES } from "./addresses.ts";
import { attempt } from "./attempt.ts";
import { isCsv } from "./checks.ts";
import type { Outcome } from "./outcome.ts";
import { Refused } from "./refused.ts";
import { TEXTS } from "./texts.ts";
import { type Fetched, type Fetching, fetchFile, type WantedFile } from "./transport/fetch-file.ts";

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
function extractedOn(file: string): Promise<string | null> {
  return new Promise((done, failed) => {
    let newest: string | null = null;
    Papa.parse<Record<string, string>>(createReadStream(file), {
      header: true,
      delimiter: ";",
      step: ({ data }) => {
        const [, d, m, y] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(data[EXTRACTED] ?? "") ?? [];
        const day = y === undefined ? null : `${y}-${m}-${d}`;
        if (day !== null && (newest === null || day > newest)) newest = day;
      },
      complete: () => done(newest),
      error: failed,
    });
  });
}

/** Tries the rungs of the ladder until the table comes. */
async function climb(fetching: Fetching, wanted: Omit<WantedFile, "headers" | "tries">): Promise<Fetched> {
  const reasons: string[] = [];
  for (const headers of LADDER) {
    try {
      return await fetchFile(fetching, { ...wanted, headers, tries: 1 });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reasons.push(error.message);
    }
  }
  const place = fetching.folder.file(wanted.name);
  throw new Refused(TEXTS.byHand(reasons.at(-1) ?? "", wanted.address, place));
}

/** Fetches the four tables. */
export async function fetchItaliaDomani(fetching: Fetching): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [table, columns] of Object.entries(TABLES)) {
    const wanted = {
      name: `pnrr/${table}`,
      address: ADDRESSES.italiaDomani(table),
      check: isCsv(";", columns),
      day: extractedOn,
    };
    const bytes = () => fetching.folder.ledger.entry(wanted.name)?.bytes ?? 0;
    outcomes.push(await attempt("Italia Domani", wanted.name, () => climb(fetching, wanted), bytes));
  }
  return outcomes;
}
