import { importoInCentesimi, PULIZIE } from "./cells.ts";
import type { KeptTexts } from "./kept-texts.ts";
import type { TabellaTrovata } from "./recognise.ts";
import type { FileDiRighe, Riga } from "./rows.ts";
import { type NomeTabella, TABELLE_LETTE, type Tabella } from "./tables.ts";

/** Whether a cell says nothing. */
export const isMissing = (cella: string): boolean => PULIZIE.chiave(cella) === "";

/** The rows of one table in one file while they are read. */
export class TableRows<T extends NomeTabella = NomeTabella> {
  readonly nome: T;
  readonly righe: Riga<T>[] = [];
  readonly #tabella: Tabella;
  readonly #trovata: TabellaTrovata;
  readonly #texts: KeptTexts;
  readonly #file: FileDiRighe;
  readonly #unreadable: (motivo: string, dettaglio: string) => void;

  /**
   * @param file path below the data folder
   * @param unreadable receives why an amount cannot be used, and which
   */
  constructor(
    trovata: TabellaTrovata & { readonly nome: T },
    file: string,
    texts: KeptTexts,
    unreadable: (motivo: string, dettaglio: string) => void,
  ) {
    this.nome = trovata.nome;
    this.#tabella = TABELLE_LETTE[trovata.nome];
    this.#trovata = trovata;
    this.#texts = texts;
    this.#file = { nome: file, presenti: new Set(trovata.colonne.keys()) };
    this.#unreadable = unreadable;
  }

  /** The cell of a column; empty where the file has no such column. */
  #cell(celle: readonly string[], campo: string): string {
    const at = this.#trovata.colonne.get(campo);
    return at === undefined ? "" : (celle[at] ?? "");
  }

  /** Whether a row of a file with several tables says anything of this one. */
  says(celle: readonly string[]): boolean {
    const fields = this.#tabella.almenoUno.filter((campo) => this.#file.presenti.has(campo));
    return fields.length === 0 || fields.some((campo) => !isMissing(this.#cell(celle, campo)));
  }

  /** Keeps a row, `giorno` being its day of extraction. */
  add(celle: readonly string[], giorno: number | null): void {
    const { composti, testi, importi } = this.#tabella;
    const cents: Record<string, number | null> = {};
    for (const campo of Object.keys(importi)) cents[campo] = this.#cents(this.#cell(celle, campo), campo);
    const riga: Record<string, unknown> = { file: this.#file, giorno, importi: cents };
    for (const [nome, colonne] of Object.entries(composti))
      riga[nome] = this.#texts.gruppo(
        nome,
        colonne,
        Object.keys(colonne).map((campo) => this.#cell(celle, campo)),
      );
    for (const [campo, { pulizia }] of Object.entries(testi))
      riga[campo] = this.#texts.testo(this.#cell(celle, campo), pulizia);
    // What a table has is data: the type of its rows is read off the same data.
    this.righe.push(riga as Riga<T>);
  }

  #cents(cella: string, campo: string): number | null {
    const importo = importoInCentesimi(cella);
    if ("cents" in importo) return importo.cents;
    this.#unreadable(importo.fault, `, ${campo}: ${cella.trimEnd().slice(0, 40)}`);
    return null;
  }
}
