/** The rows of one file, kept or counted. */

import type { Rapporto } from "../rapporto.ts";
import { giorno } from "./cells.ts";
import type { KeptTexts } from "./kept-texts.ts";
import type { Intestazione } from "./recognise.ts";
import { isMissing, TableRows } from "./table-rows.ts";

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

/** What is read of one file: nothing counts before `finish`, so that a file can be given up and read again. */
export class FileRows {
  readonly #file: string;
  readonly #intestazione: Intestazione;
  readonly #tabelle: readonly TableRows[];
  readonly #cup: number | undefined;
  /** The cell of the day of extraction that was read last, and what it says: nearly all rows have the same. */
  #lastDay: { readonly cell: string; readonly giorno: number | null } = { cell: "", giorno: null };
  readonly #conteggi = new Map<string, { times: number; scarto: boolean; esempi: string[] }>();
  #row = 1;

  constructor(file: string, intestazione: Intestazione, texts: KeptTexts) {
    const { tabelle } = intestazione;
    this.#file = file;
    this.#intestazione = intestazione;
    const unreadable = (motivo: string, dettaglio: string) => this.#count(motivo, true, dettaglio);
    this.#tabelle = tabelle.map((found) => new TableRows(found, file, texts, unreadable));
    this.#cup = tabelle[0]?.colonne.get("cup");
  }

  #count(motivo: string, scarto: boolean, dettaglio = ""): void {
    const known = this.#conteggi.get(motivo) ?? { times: 0, scarto, esempi: [] };
    known.times++;
    if (known.esempi.length < 5) known.esempi.push(`riga ${this.#row}${dettaglio}`);
    this.#conteggi.set(motivo, known);
  }

  /** A line that opens a quote and never closes it. */
  damaged(): void {
    this.#row++;
    this.#count(VIRGOLETTE_APERTE, true);
  }

  /** A row that has too few or too many fields. */
  otherWidth(fields: number, blank: boolean): void {
    this.#row++;
    if (!blank) this.#count(CAMPI_DIVERSI, true, `: ${fields} campi invece di ${this.#intestazione.larghezza}`);
  }

  /** A row after the header. */
  add(celle: readonly string[]): void {
    this.#row++;
    const cup = this.#cup === undefined ? "" : (celle[this.#cup] ?? "");
    // A row without CUP is padding of the source, sometimes a million times over.
    if (isMissing(cup)) return;
    if (/[a-z]/.test(cup)) this.#count(MAIUSCOLE, false, `: ${cup}`);
    const day = this.#intestazione.data === null ? null : this.#day(celle[this.#intestazione.data] ?? "");
    for (const tabella of this.#tabelle) if (this.#tabelle.length === 1 || tabella.says(celle)) tabella.add(celle, day);
  }

  #day(cell: string): number | null {
    if (cell !== this.#lastDay.cell) this.#lastDay = { cell, giorno: giorno(cell) };
    return this.#lastDay.giorno;
  }

  /** Hands over the rows and reports what was discarded, repaired or noted. */
  finish(rapporto: Rapporto): { readonly tabella: TableRows; readonly scartate: number }[] {
    const area = "pnrr";
    const file = this.#file;
    for (const [motivo, { times, scarto, esempi }] of this.#conteggi)
      esempi.forEach((esempio, i) => {
        const by = i === 0 ? times - esempi.length + 1 : 1;
        rapporto.count(area, motivo, { file, scarto, by, esempio });
      });
    for (const { nome, assenti } of this.#intestazione.tabelle)
      for (const colonna of assenti)
        rapporto.count(area, `tabella «${nome}» senza la colonna ${colonna}: vale come mancante`, { file });
    const lost = (motivo: string) => this.#conteggi.get(motivo)?.times ?? 0;
    const scartate = lost(CAMPI_DIVERSI) + lost(VIRGOLETTE_APERTE);
    return this.#tabelle.map((tabella) => ({ tabella, scartate }));
  }
}
