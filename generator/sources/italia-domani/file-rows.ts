/** The rows of one file, kept or counted. */

import { Buffer } from "node:buffer";
import type { Rapporto } from "../rapporto.ts";
import { giorno } from "./cells.ts";
import type { Pools } from "./pools.ts";
import type { Intestazione } from "./recognise.ts";
import { isMissing, type RowCells } from "./row-cells.ts";
import type { Blocco } from "./rows.ts";
import { TableColumns } from "./table-columns.ts";
import type { NomeTabella } from "./tables.ts";

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

/** What is read of one file: nothing counts before `finish`, so that a file can be given up and read again. */
export class FileRows {
  readonly #file: string;
  readonly #intestazione: Intestazione;
  readonly #tabelle: readonly TableColumns[];
  readonly #cup: number;
  #giornoPrima = Buffer.alloc(0);
  #quando = 0;
  readonly #conteggi = new Map<string, { volte: number; scarto: boolean; esempi: string[] }>();
  #riga = 1;

  constructor(file: string, intestazione: Intestazione, pools: Pools) {
    const { tabelle } = intestazione;
    this.#file = file;
    this.#intestazione = intestazione;
    const unreadable = (motivo: string, dettaglio: string) => this.#count(motivo, true, dettaglio);
    this.#tabelle = tabelle.map((t) => new TableColumns(t, pools, tabelle.length > 1, unreadable));
    this.#cup = tabelle[0]?.colonne.get("cup") ?? -1;
  }

  #count(motivo: string, scarto: boolean, dettaglio = ""): void {
    const known = this.#conteggi.get(motivo) ?? { volte: 0, scarto, esempi: [] };
    known.volte++;
    if (known.esempi.length < 5) known.esempi.push(`riga ${this.#riga}${dettaglio}`);
    this.#conteggi.set(motivo, known);
  }

  /** A line that opens a quote and never closes it. */
  damaged(): void {
    this.#riga++;
    this.#count(VIRGOLETTE_APERTE, true);
  }

  /** A row that has too few or too many fields. */
  otherWidth(fields: number, blank: boolean): void {
    this.#riga++;
    if (!blank) this.#count(CAMPI_DIVERSI, true, `: ${fields} campi invece di ${this.#intestazione.larghezza}`);
  }

  /** A row after the header. */
  add(celle: RowCells): void {
    this.#riga++;
    // A row without CUP is padding of the source, sometimes a million times over.
    if (isMissing(celle, this.#cup)) return;
    const { bytes, breaks } = celle;
    for (let i = breaks[this.#cup]! + 1; i < breaks[this.#cup + 1]!; i++)
      if (bytes[i]! > 0x60 && bytes[i]! < 0x7b) {
        this.#count(MAIUSCOLE, false, `: ${celle.text(this.#cup)}`);
        break;
      }
    const quando = this.#intestazione.data < 0 ? 0 : this.#day(celle, this.#intestazione.data);
    for (const tabella of this.#tabelle) tabella.add(celle, quando);
  }

  /** The day of extraction: nearly always that of the row before. */
  #day(celle: RowCells, colonna: number): number {
    const from = celle.breaks[colonna]! + 1;
    const length = celle.breaks[colonna + 1]! - from;
    const before = this.#giornoPrima;
    let same = length === before.length;
    for (let i = 0; same && i < length; i++) same = celle.bytes[from + i] === before[i];
    if (!same) {
      this.#giornoPrima = Buffer.from(celle.bytes.subarray(from, from + length));
      this.#quando = giorno(celle.text(colonna));
    }
    return this.#quando;
  }

  /** Hands over the rows and reports what was discarded, repaired or noted. */
  finish(rapporto: Rapporto): { tabella: NomeTabella; blocco: Blocco; scartate: number }[] {
    const area = "pnrr";
    const file = this.#file;
    for (const [motivo, { volte, scarto, esempi }] of this.#conteggi)
      esempi.forEach((esempio, i) => {
        const by = i === 0 ? volte - esempi.length + 1 : 1;
        rapporto.count(area, motivo, { file, scarto, by, esempio });
      });
    for (const { nome, assenti } of this.#intestazione.tabelle)
      for (const colonna of assenti)
        rapporto.count(area, `tabella «${nome}» senza la colonna ${colonna}: vale come mancante`, { file });
    const lost = (motivo: string) => this.#conteggi.get(motivo)?.volte ?? 0;
    const scartate = lost(CAMPI_DIVERSI) + lost(VIRGOLETTE_APERTE);
    return this.#tabelle.map((tabella) => ({ tabella: tabella.nome, blocco: tabella.blocco(file), scartate }));
  }
}
