import { importoInCentesimi, importoUsuale } from "./cells.ts";
import type { Pools } from "./pools.ts";
import type { TabellaTrovata } from "./recognise.ts";
import { isMissing, type RowCells } from "./row-cells.ts";
import { Blocco } from "./rows.ts";
import { type NomeTabella, TABELLE, type Tabella } from "./tables.ts";
import type { Texts } from "./text-pool.ts";

/** One text of each row: the columns of its cells (-1: the file has no such column). */
interface ColonnaTesti {
  readonly colonne: readonly number[];
  readonly pool: Texts;
  ids: Int32Array;
}

interface ColonnaImporti {
  readonly campo: string;
  readonly colonna: number;
  centesimi: Float64Array;
}

/** Rows for which columns have room at first; then twice as many each time. */
const ROOM = 1 << 10;

const NONE: readonly number[] = [];

/** The rows of one table in one file while they are read, as columns of numbers: an object per row would cost more than its reading. */
export class TableColumns {
  readonly nome: NomeTabella;
  readonly #presenti: ReadonlySet<string>;
  readonly #testi: Readonly<Record<string, ColonnaTesti>>;
  /** The same columns, as a list. */
  readonly #colonne: readonly ColonnaTesti[];
  readonly #importi: readonly ColonnaImporti[];
  /** Cells of which one at least must be filled for the row to be of this table. */
  readonly #almenoUna: readonly number[];
  readonly #unreadable: (motivo: string, dettaglio: string) => void;
  #date = new Int32Array(ROOM);
  #righe = 0;

  /**
   * @param insieme whether the file holds other tables too
   * @param unreadable receives why an amount cannot be used, and which
   */
  constructor(
    trovata: TabellaTrovata,
    pools: Pools,
    insieme: boolean,
    unreadable: (motivo: string, dettaglio: string) => void,
  ) {
    const tabella: Tabella = TABELLE[trovata.nome];
    const place = (campo: string) => trovata.colonne.get(campo) ?? -1;
    const column = (colonne: number[], pool: Texts) => ({ colonne, pool, ids: new Int32Array(ROOM) });
    const testi: Record<string, ColonnaTesti> = {};
    for (const [campo, colonne] of Object.entries(tabella.composti))
      testi[campo] = column(Object.keys(colonne).map(place), pools.composto(campo, colonne));
    for (const [campo, { pulizia }] of Object.entries(tabella.testi))
      testi[campo] = column([place(campo)], pools.testi(pulizia));
    this.nome = trovata.nome;
    this.#presenti = new Set(trovata.colonne.keys());
    this.#testi = testi;
    this.#colonne = Object.values(testi);
    this.#importi = Object.keys(tabella.importi).map((campo) => ({
      campo,
      colonna: place(campo),
      centesimi: new Float64Array(ROOM),
    }));
    this.#almenoUna =
      trovata.nome === "aggiudicatari" && insieme ? [place("codice"), place("nome")].filter((i) => i >= 0) : NONE;
    this.#unreadable = unreadable;
  }

  /** Keeps a row, `quando` being its day of extraction. */
  add(celle: RowCells, quando: number): void {
    if (this.#almenoUna.length > 0 && this.#almenoUna.every((colonna) => isMissing(celle, colonna))) return;
    if (this.#righe === this.#date.length) this.#resize(2 * this.#righe);
    const riga = this.#righe++;
    this.#date[riga] = quando;
    for (let c = 0; c < this.#colonne.length; c++) {
      const colonna = this.#colonne[c]!;
      colonna.ids[riga] = colonna.pool.id(celle, colonna.colonne);
    }
    for (let c = 0; c < this.#importi.length; c++) {
      const { campo, colonna, centesimi } = this.#importi[c]!;
      centesimi[riga] = colonna < 0 ? Number.NaN : this.#cents(celle, colonna, campo);
    }
  }

  #cents(celle: RowCells, colonna: number, campo: string): number {
    const cents = importoUsuale(celle.bytes, celle.breaks[colonna]! + 1, celle.breaks[colonna + 1]!);
    if (cents !== -1) return cents;
    const cella = celle.text(colonna);
    const letto = importoInCentesimi(cella);
    if (typeof letto === "string") this.#unreadable(letto, `, ${campo}: ${cella.slice(0, 40)}`);
    return typeof letto === "number" ? letto : Number.NaN;
  }

  /** Gives the columns room for so many rows, or takes away what they have too much. */
  #resize(room: number): void {
    const kept = Math.min(room, this.#righe);
    const resized = <T extends Int32Array | Float64Array>(old: T, empty: T): T => {
      empty.set(old.subarray(0, kept));
      return empty;
    };
    this.#date = resized(this.#date, new Int32Array(room));
    for (const colonna of this.#colonne) colonna.ids = resized(colonna.ids, new Int32Array(room));
    for (const colonna of this.#importi) colonna.centesimi = resized(colonna.centesimi, new Float64Array(room));
  }

  /** The rows that were kept. */
  blocco(file: string): Blocco {
    this.#resize(this.#righe);
    const importi = Object.fromEntries(this.#importi.map(({ campo, centesimi }) => [campo, centesimi]));
    return new Blocco(file, this.#presenti, this.#date, this.#testi, importi);
  }
}
