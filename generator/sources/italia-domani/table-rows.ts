import { withoutPersonalCodes } from "../../law/personal-code.ts";
import { importoInCentesimi, isMissing, withoutFormula } from "./cells.ts";
import type { KeptTexts } from "./kept-texts.ts";
import type { FoundTable } from "./recognise.ts";
import type { PnrrRow, RowsFile } from "./rows.ts";
import { type PnrrTableName, READ_TABLES, type Tabella } from "./tables.ts";

/** Columns by which rows find each other. */
const KEYS: ReadonlySet<string> = new Set(["cup", "clp", "submisura", "cig", "pda", "procedura"]);

/** What the report says of a key that was damaged, perhaps: it is kept as it is written, and may find no other row. */
const VIRGOLETTE_IN_CHIAVE = "codice con virgolette: tenuto com'è scritto";

/** What the report says of a cell with the code of a person. */
const CODICE_PERSONALE = "codice fiscale di una persona in una cella: coperto con asterischi";

/** Receives a reason for the report, an example, and whether something is lost. */
type NoteOnCell = (motivo: string, dettaglio: string, scarto: boolean) => void;

/** The rows of one table in one file while they are read. */
export class TableRows<T extends PnrrTableName = PnrrTableName> {
  readonly nome: T;
  readonly righe: PnrrRow<T>[] = [];
  readonly #tabella: Tabella;
  readonly #found: FoundTable;
  readonly #texts: KeptTexts;
  readonly #file: RowsFile;
  readonly #note: NoteOnCell;

  /**
   * @param file path below the data folder
   * @param note receives what is to be said of an amount, which one, and whether it is lost
   */
  constructor(found: FoundTable & { readonly nome: T }, file: string, texts: KeptTexts, note: NoteOnCell) {
    this.nome = found.nome;
    this.#tabella = READ_TABLES[found.nome];
    this.#found = found;
    this.#texts = texts;
    this.#file = { nome: file, presenti: new Set(found.colonne.keys()) };
    this.#note = note;
  }

  /** The cell of a column; empty where the file has no such column. */
  #cell(celle: readonly string[], campo: string): string {
    const at = this.#found.colonne.get(campo);
    const cell = at === undefined ? "" : withoutFormula(celle[at] ?? "");
    if (KEYS.has(campo) && cell.includes('"'))
      this.#note(VIRGOLETTE_IN_CHIAVE, `, ${campo}: ${cell.slice(0, 40)}`, false);
    const kept = withoutPersonalCodes(cell);
    if (kept !== cell) this.#note(CODICE_PERSONALE, `, ${campo}`, false);
    return kept;
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
    const row: Record<string, unknown> = { file: this.#file, giorno, importi: cents };
    for (const [nome, colonne] of Object.entries(composti))
      row[nome] = this.#texts.gruppo(
        nome,
        colonne,
        Object.keys(colonne).map((campo) => this.#cell(celle, campo)),
      );
    for (const [campo, { pulizia }] of Object.entries(testi))
      row[campo] = this.#texts.testo(this.#cell(celle, campo), pulizia);
    // What a table has is data: the type of its rows is read off the same data.
    this.righe.push(row as PnrrRow<T>);
  }

  #cents(cell: string, campo: string): number | null {
    const importo = importoInCentesimi(cell);
    const dubious = "fault" in importo ? importo.fault : importo.dubbio;
    if (dubious !== undefined) this.#note(dubious, `, ${campo}: ${cell.trimEnd().slice(0, 40)}`, "fault" in importo);
    return "fault" in importo ? null : importo.cents;
  }
}
