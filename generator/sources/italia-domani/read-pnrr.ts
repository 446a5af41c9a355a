import { withoutPersonalCodes } from "../../law/personal-code.ts";
import { type CsvEvents, readRows, readText } from "../csv.ts";
import { type InputFile, openInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { giorno, importoInCentesimi, isMissing, withoutFormula } from "./cells.ts";
import { FONTI } from "./fonti.ts";
import { KeptTexts } from "./kept-texts.ts";
import { type FoundTable, type Intestazione, isHeader, NoTable, recogniseHeader } from "./recognise.ts";
import type { PnrrRow, PnrrRows, RowsFile } from "./rows.ts";
import { intestazioneNormale, type PnrrTableName, READ_TABLES, type Tabella } from "./tables.ts";

/** Columns by which rows find each other. */
const KEYS: ReadonlySet<string> = new Set(["cup", "clp", "submisura", "cig", "pda", "procedura"]);

/** What the report says of a key that was damaged, perhaps: it is kept as it is written, and may find no other row. */
const VIRGOLETTE_IN_CHIAVE = "codice con virgolette: tenuto com'è scritto";

/** What the report says of a cell with the code of a person. */
const CODICE_PERSONALE = "codice fiscale di una persona in una cella: coperto con asterischi";

/** Receives a reason for the report, an example, and whether something is lost. */
type NoteOnCell = (motivo: string, dettaglio: string, scarto: boolean) => void;

/** The rows of one table in one file while they are read. */
class TableRows<T extends PnrrTableName = PnrrTableName> {
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
    if (kept === cell) return cell;
    this.#note(CODICE_PERSONALE, `, ${campo}`, false);
    // Masked alike, two codes would be one key, and two projects of one CUP one project.
    return campo === "clp" ? this.#texts.told(this.#cell(celle, "cup"), cell, kept) : kept;
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

// The rows of one file, kept or counted.

const isBlank = (celle: readonly string[]) => celle.every((cella) => cella.trim() === "");

/** Reasons that the report counts. */
export const CAMPI_DIVERSI = "riga con un numero di campi diverso dall'intestazione: scartata";
export const VIRGOLETTE_APERTE = "riga con virgolette aperte e mai chiuse: scartata";
export const SENZA_CUP = "riga senza CUP ma con altri dati: scartata";
export const MAIUSCOLE = "codice scritto in minuscole: portato in maiuscole";

/** What is read of one file below one header: nothing counts before `finish`, so that a file can be given up and read again. */
class FileRows {
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

/** The national projects table is 317 MB; a table that ends with a million blank rows is squeezed hundreds of times. */
const LIMITS: ZipLimits = { memberBytes: 4 * 1024 ** 3, ratio: 500 };

/** Reported, not discarded: nothing is lost. */
export const WINDOWS_1252 = "file non in UTF-8: letto come windows-1252";
export const SENZA_FINE = "l'ultima riga non ha un fine riga: se il file è troncato, scaricarlo di nuovo";
export const INTESTAZIONE_RIPETUTA = "intestazione ripetuta in mezzo alla tabella: non è una riga";
export const INTESTAZIONE_DIVERSA = "un'altra intestazione in mezzo al file: vale per le righe che seguono";
/** What follows a header that is not understood is discarded row by row. */
export const INTESTAZIONE_IGNOTA = "riga sotto un'intestazione che non si riconosce, in mezzo al file: scartata";

/** A CUP of the official form, whose row needs no closer look. */
const CUP = /^[A-Z]\d{2}[A-Z]\d{11}$/;

/** What one file holds: a table, or several below each other where files were put together. */
class PnrrFile implements CsvEvents {
  readonly parti: FileRows[] = [];
  readonly #name: string;
  readonly #texts: KeptTexts;
  /** The part that rows belong to, `null` before the header. */
  #open: FileRows | null = null;
  /** Whether the last header was not understood. */
  #ignota = false;

  constructor(name: string, texts: KeptTexts) {
    this.#name = name;
    this.#texts = texts;
  }

  get #part(): FileRows {
    if (this.#open === null)
      throw new NoTable("la prima riga non è un'intestazione CSV: scaricare di nuovo il file", "riga 1");
    return this.#open;
  }

  header(celle: readonly string[]): boolean {
    const intestazione = recogniseHeader(celle);
    this.#open = new FileRows(this.#name, intestazione, this.#texts);
    this.parti.push(this.#open);
    return intestazione.tabelle.length > 0;
  }

  row(celle: readonly string[], line: number): void {
    const part = this.#part;
    if (!CUP.test(part.cupOf(celle)) && this.#furtherHeader(celle, line)) return;
    if (this.#ignota) part.discard(line, INTESTAZIONE_IGNOTA);
    else part.add(celle, line);
  }

  odd(celle: readonly string[], line: number): boolean {
    if (this.#furtherHeader(celle, line)) return true;
    this.#part.otherWidth(celle, line);
    return false;
  }

  damaged(line: number): void {
    this.#part.discard(line, VIRGOLETTE_APERTE);
  }

  /** Takes a row that is a header, where files were put one after another or a table was printed in pages. */
  #furtherHeader(celle: readonly string[], line: number): boolean {
    const part = this.#part;
    const same = part.isHeader(celle);
    if (!same && !isHeader(celle)) return false;
    this.#ignota = false;
    if (same) part.note(line, INTESTAZIONE_RIPETUTA);
    else {
      try {
        this.header(celle);
        this.#part.note(line, INTESTAZIONE_DIVERSA);
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error;
        part.discard(line, INTESTAZIONE_IGNOTA, `: ${error.message}`);
        this.#ignota = true;
      }
    }
    return true;
  }
}

async function readFile(input: InputFile, texts: KeptTexts, rapporto: Rapporto): Promise<readonly FileRows[]> {
  const { result: parti, codifica } = await readText(
    () => openInput(input),
    async (text) => {
      const file = new PnrrFile(input.name, texts);
      const ended = await readRows(text, file);
      const last = file.parti.at(-1);
      if (last === undefined) throw new NoTable("file vuoto: scaricarlo di nuovo");
      if (!ended) last.atEnd(SENZA_FINE);
      return file.parti;
    },
  );
  if (codifica === "windows-1252") rapporto.count("pnrr", WINDOWS_1252, { file: input.name });
  return parti;
}

/**
 * Reads every PNRR table below `<dataDir>/pnrr`, zipped or not, whole or in several files, as streams. Tables are recognised by
 * their header; official tables that are not used and files that are no CSV are passed over; a file that cannot be used, and
 * every row that is discarded or repaired, goes into the report.
 *
 * @returns rows with cleaned texts, and amounts in cents
 * @example (await readItaliaDomani("data-raw", rapporto)).progetti[0].progetto // { cup: "Z11B22000010006", clp: "ESEMPIO-01", submisura: "M1C1I1.01.00" }
 */
export async function readItaliaDomani(
  dataDir: string,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<PnrrRows> {
  const texts = new KeptTexts();
  const righe: { readonly [T in PnrrTableName]: PnrrRow<T>[] } = {
    progetti: [],
    gare: [],
    aggiudicatari: [],
    localizzazione: [],
    attuatori: [],
  };
  const scartate = { progetti: 0, gare: 0, aggiudicatari: 0, localizzazione: 0, attuatori: 0 };
  const keep = <T extends PnrrTableName>({ nome, righe: own }: TableRows<T>) => {
    // The compiler does not see that the list of a table's name holds that table's rows.
    const all = righe[nome] as PnrrRow<T>[];
    for (const row of own) all.push(row);
  };
  for (const input of await listInputs(dataDir, "pnrr", "pnrr", LIMITS, rapporto, listing)) {
    try {
      for (const parte of await readFile(input, texts, rapporto))
        for (const { tabella, scartate: perse } of parte.finish(rapporto)) {
          keep(tabella);
          scartate[tabella.nome] += perse;
        }
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      // Anything may lie beside the tables (a README, a data dictionary): of what is none, only what calls itself a CSV must be one.
      if (error instanceof NoTable && !/\.csv$/i.test(input.name))
        rapporto.count("pnrr", NO_USE, { esempio: input.name });
      else rapporto.discard({ area: "pnrr", file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return { ...righe, fonti: FONTI, scartate };
}
