/** The rows of one file, kept or counted. */

import { Buffer } from "node:buffer";
import type { Rapporto } from "../rapporto.ts";
import { giorno, importoInCentesimi, importoUsuale, PULIZIE } from "./cells.ts";
import type { Cells } from "./csv-rows.ts";
import type { Pools } from "./pools.ts";
import type { Intestazione, TabellaTrovata } from "./recognise.ts";
import { Blocco, SEPARATORE } from "./rows.ts";
import { type NomeTabella, TABELLE, type Tabella } from "./tables.ts";
import type { Texts } from "./text-pool.ts";

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

/** One text of each row: where its cells are among the wanted ones (-1: the file has no such column). */
interface ColonnaTesti {
  readonly slots: readonly number[];
  readonly pool: Texts;
  readonly ids: number[];
}

interface Scrittura {
  readonly nome: NomeTabella;
  readonly blocco: Blocco;
  readonly testi: readonly ColonnaTesti[];
  readonly importi: readonly { readonly campo: string; readonly slot: number; readonly centesimi: number[] }[];
  /** Cells of which one at least must be filled for the row to be of this table. */
  readonly almenoUna: readonly number[];
}

const SEPARATOR = SEPARATORE.charCodeAt(0);
const NOTHING = new Uint8Array();

const textOf = ({ bytes, starts, ends }: Cells, slot: number) => bytes.toString("utf8", starts[slot]!, ends[slot]!);

/** Whether a cell says nothing. Longer cells than these are never `N/D`, but they may be nothing but spaces. */
function isMissing(cells: Cells, slot: number): boolean {
  const [start, end] = [cells.starts[slot]!, cells.ends[slot]!];
  if (start === end) return true;
  const first = cells.bytes[start]!;
  const plain = first > 0x20 && first < 0x80 && end - start > 8;
  return !plain && PULIZIE.chiave(textOf(cells, slot)) === "";
}

/** What is read of one file: nothing counts before `finish`, so that a file can be given up and read again. */
export class FileRows {
  /** Columns whose cells `add` wants, ascending. */
  readonly colonne: readonly number[];
  readonly #file: string;
  readonly #intestazione: Intestazione;
  readonly #tabelle: readonly Scrittura[];
  readonly #cup: number;
  readonly #data: number;
  #giornoPrima = Buffer.alloc(0);
  #quando = 0;
  readonly #conteggi = new Map<string, { volte: number; scarto: boolean; esempi: string[] }>();
  #riga = 1;
  #scratch = new Uint8Array(1 << 12);

  constructor(file: string, intestazione: Intestazione, pools: Pools) {
    const { tabelle, data } = intestazione;
    const used = new Set(tabelle.flatMap((t) => [...t.colonne.values()]));
    if (data >= 0) used.add(data);
    this.colonne = [...used].sort((a, b) => a - b);
    this.#file = file;
    this.#intestazione = intestazione;
    this.#tabelle = tabelle.map((t) => this.#open(t, pools, tabelle.length > 1));
    this.#cup = this.colonne.indexOf(tabelle[0]?.colonne.get("cup") ?? -1);
    this.#data = this.colonne.indexOf(data);
  }

  #open(trovata: TabellaTrovata, pools: Pools, insieme: boolean): Scrittura {
    const tabella: Tabella = TABELLE[trovata.nome];
    const slot = (campo: string) => this.colonne.indexOf(trovata.colonne.get(campo) ?? -1);
    const column = (slots: number[], pool: Texts) => ({ slots, pool, ids: [] as number[] });
    const testi: Record<string, ColonnaTesti> = {};
    for (const [campo, colonne] of Object.entries(tabella.composti))
      testi[campo] = column(Object.keys(colonne).map(slot), pools.composto(campo, colonne));
    for (const [campo, { pulizia }] of Object.entries(tabella.testi))
      testi[campo] = column([slot(campo)], pools.testi(pulizia));
    const importi = Object.keys(tabella.importi).map((campo) => ({
      campo,
      slot: slot(campo),
      centesimi: [] as number[],
    }));
    const columns = Object.fromEntries(importi.map(({ campo, centesimi }) => [campo, centesimi]));
    return {
      nome: trovata.nome,
      blocco: new Blocco(this.#file, new Set(trovata.colonne.keys()), testi, columns),
      testi: Object.values(testi),
      importi,
      almenoUna:
        trovata.nome === "aggiudicatari" && insieme ? [slot("codice"), slot("nome")].filter((i) => i >= 0) : [],
    };
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

  /** A row after the header: its cells of `colonne`. */
  add(celle: Cells): void {
    this.#riga++;
    // A row without CUP is padding of the source, sometimes a million times over.
    if (isMissing(celle, this.#cup)) return;
    const { bytes, starts, ends } = celle;
    for (let i = starts[this.#cup]!; i < ends[this.#cup]!; i++)
      if (bytes[i]! > 0x60 && bytes[i]! < 0x7b) {
        this.#count(MAIUSCOLE, false, `: ${textOf(celle, this.#cup)}`);
        break;
      }
    const quando = this.#data < 0 ? 0 : this.#day(celle);
    for (const tabella of this.#tabelle) this.#keep(tabella, celle, quando);
  }

  #day(celle: Cells): number {
    const [from, to] = [celle.starts[this.#data]!, celle.ends[this.#data]!];
    if (
      to - from !== this.#giornoPrima.length ||
      celle.bytes.compare(this.#giornoPrima, 0, to - from, from, to) !== 0
    ) {
      this.#giornoPrima = Buffer.from(celle.bytes.subarray(from, to));
      this.#quando = giorno(textOf(celle, this.#data));
    }
    return this.#quando;
  }

  /** The number of one text: of a cell where it stands, of several cells side by side. */
  #id({ slots, pool }: ColonnaTesti, { bytes, starts, ends }: Cells): number {
    if (slots.length === 1) {
      const slot = slots[0]!;
      return slot < 0 ? pool.id(NOTHING, 0, 0) : pool.id(bytes, starts[slot]!, ends[slot]!);
    }
    let room = slots.length;
    for (const slot of slots) if (slot >= 0) room += ends[slot]! - starts[slot]!;
    if (room > this.#scratch.length) this.#scratch = new Uint8Array(2 * room);
    const scratch = this.#scratch;
    let used = 0;
    for (let s = 0; s < slots.length; s++) {
      if (s > 0) scratch[used++] = SEPARATOR;
      const slot = slots[s]!;
      if (slot < 0) continue;
      for (let i = starts[slot]!; i < ends[slot]!; i++) scratch[used++] = bytes[i]!;
    }
    return pool.id(scratch, 0, used);
  }

  #keep({ almenoUna, blocco, testi, importi }: Scrittura, celle: Cells, quando: number): void {
    if (almenoUna.length > 0 && almenoUna.every((slot) => isMissing(celle, slot))) return;
    blocco.date.push(quando);
    for (const colonna of testi) colonna.ids.push(this.#id(colonna, celle));
    for (const { campo, slot, centesimi } of importi) {
      let cents = slot < 0 ? Number.NaN : importoUsuale(celle.bytes, celle.starts[slot]!, celle.ends[slot]!);
      if (cents === -1) {
        const cella = textOf(celle, slot);
        const letto = importoInCentesimi(cella);
        if (typeof letto === "string") this.#count(letto, true, `, ${campo}: ${cella.slice(0, 40)}`);
        cents = typeof letto === "number" ? letto : Number.NaN;
      }
      centesimi.push(cents);
    }
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
    return this.#tabelle.map(({ nome, blocco }) => ({ tabella: nome, blocco, scartate }));
  }
}
