/** The rows of one file, kept or counted. */

import type { Rapporto } from "../rapporto.ts";
import { giorno, importoInCentesimi } from "./cells.ts";
import type { Intestazione, TabellaTrovata } from "./recognise.ts";
import { Blocco, type Pools } from "./rows.ts";
import { type NomeTabella, TABELLE, type Tabella } from "./tables.ts";

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

interface Scrittura {
  readonly nome: NomeTabella;
  readonly blocco: Blocco;
  readonly testi: readonly { at: number; pool: { id(cell: string): number }; ids: number[] }[];
  readonly importi: readonly { campo: string; at: number; centesimi: number[] }[];
  /** Columns of which one at least must be filled for the row to be of this table. */
  readonly almenoUna: readonly number[];
}

function openTable(file: string, trovata: TabellaTrovata, pools: Pools, insieme: boolean): Scrittura {
  const tabella: Tabella = TABELLE[trovata.nome];
  const at = (campo: string) => trovata.colonne.get(campo) ?? -1;
  const testi: Record<string, { pool: Pools["testo"]; ids: number[] }> = {};
  for (const [campo, { pulizia }] of Object.entries(tabella.testi)) testi[campo] = { pool: pools[pulizia], ids: [] };
  const importi: Record<string, number[]> = {};
  for (const campo of Object.keys(tabella.importi)) importi[campo] = [];
  return {
    nome: trovata.nome,
    blocco: new Blocco(file, new Set(trovata.colonne.keys()), testi, importi),
    testi: Object.entries(testi).map(([campo, { pool, ids }]) => ({ at: at(campo), pool, ids })),
    importi: Object.entries(importi).map(([campo, centesimi]) => ({ campo, at: at(campo), centesimi })),
    almenoUna: trovata.nome === "aggiudicatari" && insieme ? [at("codice"), at("nome")].filter((i) => i >= 0) : [],
  };
}

const blank = (celle: readonly string[]) => celle.every((cella) => cella.trim() === "");

/** What is read of one file: nothing counts before `finish`, so that a file can be given up and read again. */
export class FileRows {
  readonly #file: string;
  readonly #intestazione: Intestazione;
  readonly #tabelle: readonly Scrittura[];
  readonly #cup: number;
  readonly #pools: Pools;
  readonly #giorni = new Map<string, number>();
  readonly #conteggi = new Map<string, { volte: number; scarto: boolean; esempi: string[] }>();
  #riga = 1;

  constructor(file: string, intestazione: Intestazione, pools: Pools) {
    const { tabelle } = intestazione;
    this.#file = file;
    this.#intestazione = intestazione;
    this.#pools = pools;
    this.#tabelle = tabelle.map((t) => openTable(file, t, pools, tabelle.length > 1));
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

  /** Rows after the header. */
  add(righe: readonly string[][]): void {
    const { larghezza, data } = this.#intestazione;
    for (const celle of righe) {
      this.#riga++;
      if (celle.length !== larghezza) {
        if (!blank(celle)) this.#count(CAMPI_DIVERSI, true, `: ${celle.length} campi invece di ${larghezza}`);
        continue;
      }
      // A row without CUP is padding of the source, sometimes a million times over.
      const cup = celle[this.#cup]!;
      if (cup === "" || this.#pools.chiave.id(cup) === 0) continue;
      if (/[a-z]/.test(cup)) this.#count(MAIUSCOLE, false, `: ${cup}`);
      const quando = data < 0 ? 0 : this.#day(celle[data]!);
      for (const tabella of this.#tabelle) this.#keep(tabella, celle, quando);
    }
  }

  #day(cella: string): number {
    let found = this.#giorni.get(cella);
    if (found === undefined) {
      found = giorno(cella);
      this.#giorni.set(cella, found);
    }
    return found;
  }

  #keep(tabella: Scrittura, celle: readonly string[], quando: number): void {
    if (tabella.almenoUna.length > 0 && tabella.almenoUna.every((i) => this.#pools.testo.id(celle[i]!) === 0)) return;
    tabella.blocco.date.push(quando);
    for (const { at, pool, ids } of tabella.testi) ids.push(at < 0 ? 0 : pool.id(celle[at]!));
    for (const { campo, at, centesimi } of tabella.importi) {
      const letto = at < 0 ? null : importoInCentesimi(celle[at]!);
      if (typeof letto === "string") this.#count(letto, true, `, ${campo}: ${celle[at]!.slice(0, 40)}`);
      centesimi.push(typeof letto === "number" ? letto : Number.NaN);
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
    const scartate =
      (this.#conteggi.get(CAMPI_DIVERSI)?.volte ?? 0) + (this.#conteggi.get(VIRGOLETTE_APERTE)?.volte ?? 0);
    return this.#tabelle.map(({ nome, blocco }) => ({ tabella: nome, blocco, scartate }));
  }
}
