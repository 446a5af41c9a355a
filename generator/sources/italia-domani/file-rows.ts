/** The rows of one file, kept or counted. */

import type { Rapporto } from "../rapporto.ts";
import { giorno, isMissing, withoutFormula } from "./cells.ts";
import type { KeptTexts } from "./kept-texts.ts";
import type { Intestazione } from "./recognise.ts";
import { TableRows } from "./table-rows.ts";
import { intestazioneNormale } from "./tables.ts";

const isBlank = (celle: readonly string[]) => celle.every((cella) => cella.trim() === "");

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const SENZA_CUP = "riga senza CUP ma con altri dati: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

/** What is read of one file below one header: nothing counts before `finish`, so that a file can be given up and read again. */
export class FileRows {
  readonly #file: string;
  readonly #intestazione: Intestazione;
  readonly #tabelle: readonly TableRows[];
  readonly #cup: number | undefined;
  /** The cell of the day of extraction that was read last, and what it says: nearly all rows have the same. */
  #lastDay: { readonly cell: string; readonly giorno: number | null } = { cell: "", giorno: null };
  readonly #conteggi = new Map<string, { times: number; scarto: boolean; esempi: string[] }>();
  #scartate = 0;
  /** The line on which the row begins. */
  #line = 1;

  constructor(file: string, intestazione: Intestazione, texts: KeptTexts) {
    const { tabelle } = intestazione;
    this.#file = file;
    this.#intestazione = intestazione;
    this.#tabelle = tabelle.map(
      (found) => new TableRows(found, file, texts, (motivo, esempio, scarto) => this.#note(motivo, esempio, scarto)),
    );
    this.#cup = tabelle[0]?.colonne.get("cup");
  }

  #note(motivo: string, dettaglio = "", scarto = false): void {
    const known = this.#conteggi.get(motivo) ?? { times: 0, scarto, esempi: [] };
    known.times++;
    if (known.esempi.length < 5) known.esempi.push(`riga ${this.#line}${dettaglio}`);
    this.#conteggi.set(motivo, known);
  }

  /** Counts something about a line, of which no row is lost. */
  note(line: number, motivo: string, dettaglio = ""): void {
    this.#line = line;
    this.#note(motivo, dettaglio);
  }

  /** Counts a line of which no row comes. */
  discard(line: number, motivo: string, dettaglio = ""): void {
    this.#line = line;
    this.#scartate++;
    this.#note(motivo, dettaglio, true);
  }

  /** Counts something about the last line. */
  atEnd(motivo: string): void {
    this.#note(motivo);
  }

  /** A row that has too few or too many fields. */
  otherWidth(celle: readonly string[], line: number): void {
    if (!isBlank(celle))
      this.discard(line, CAMPI_DIVERSI, `: ${celle.length} campi invece di ${this.#intestazione.titoli.length}`);
  }

  /** The cell that names the project of a row. */
  cupOf(celle: readonly string[]): string {
    return this.#cup === undefined ? "" : withoutFormula(celle[this.#cup] ?? "");
  }

  /** Whether a row is the header of this very table once more. */
  isHeader(celle: readonly string[]): boolean {
    const { titoli } = this.#intestazione;
    return (
      celle.length === titoli.length && titoli.every((titolo, i) => titolo === intestazioneNormale(celle[i] ?? ""))
    );
  }

  /** A row below the header. */
  add(celle: readonly string[], line: number): void {
    this.#line = line;
    if (this.#tabelle.length === 0) return;
    const cup = this.cupOf(celle);
    const { data } = this.#intestazione;
    if (isMissing(cup)) {
      // A row that says nothing but its day is padding of the source, sometimes a million times over.
      if (!celle.every((cella, i) => i === data || cella === "" || isMissing(cella))) this.discard(line, SENZA_CUP);
      return;
    }
    if (/[a-z]/.test(cup)) this.#note(MAIUSCOLE, `: ${cup}`);
    const day = data === null ? null : this.#day(celle[data] ?? "");
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
    return this.#tabelle.map((tabella) => ({ tabella, scartate: this.#scartate }));
  }
}
