import { getOrMake } from "../../collections/get-or-make.ts";
import { isRealDate } from "../../law/calendar.ts";
import { inLowerCase } from "../../law/names/in-lower-case.ts";
import { type CsvEvents, readRows, readText } from "../csv.ts";
import { type InputFile, openInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import { isOfVotes } from "../votazioni/gather.ts";
import { isOfVotesByName } from "../votazioni/read-votazioni.ts";
import type { ZipLimits } from "../zip.ts";

/** A group as a deputy's row names it. */
interface GruppoCameraRecord {
  readonly nome: string;
  readonly sigla: string;
  /** First and last day of the group, `null` where the cell has none; a living group has no last day. */
  readonly inizio: string | null;
  readonly fine: string | null;
}

/** The life of a group at the end of its name: the parenthesis stays open as long as the group lives. */
const LIFE = /\((\d{2})\.(\d{2})\.(\d{4})(?:-(\d{2})\.(\d{2})\.(\d{4})\))?\s*$/;

function day(d: string | undefined, m: string | undefined, y: string | undefined): string | null {
  const text = `${y}-${m}-${d}`;
  return isRealDate(text) ? text : null;
}

/**
 * Name, acronym and life of a group as the Chamber writes them in one cell: `NAME (ACRONYM) (gg.mm.aaaa`, closed by
 * `-gg.mm.aaaa)` when the group is over. The acronym is cut only where the rest ends with exactly it: names and acronyms have
 * parentheses of their own.
 *
 * @param doubtful is called with the cell when it does not have that form; the name is then what remains
 * @example groupName("MISTO (MISTO) (18.10.2022", "MISTO", () => {})
 * // { nome: "MISTO", sigla: "MISTO", inizio: "2022-10-18", fine: null }
 */
export function groupName(cell: string, sigla: string, doubtful: (cell: string) => void): GruppoCameraRecord {
  const life = LIFE.exec(cell);
  const rest = (life ? cell.slice(0, life.index) : cell).trim();
  const suffix = ` (${sigla})`;
  const named = rest.endsWith(suffix) ? rest.slice(0, -suffix.length).trim() : "";
  if (!life || named === "") doubtful(cell);
  const [, d1, m1, y1, d2, m2, y2] = life ?? [];
  return { nome: named || rest, sigla, inizio: day(d1, m1, y1), fine: day(d2, m2, y2) };
}

/** A deputy as the CSV answer of the Chamber describes one, once per group it names. */
export interface DeputatoRecord {
  /** `C-305880`. */
  readonly id: string;
  /** Name, then surname, as a text writes them: `Nicola Fratoianni`. */
  readonly nome: string;
  /** In the order of the file, each once. */
  readonly gruppi: readonly GruppoCameraRecord[];
}

const AREA = "parlamento";

/** Every row of one legislature's deputies is about 300 bytes. */
const ZIP_LIMITS: ZipLimits = { memberBytes: 256 * 1024 * 1024, ratio: 200 };

const REQUIRED = ["persona", "cognome", "nome", "nomeGruppo", "sigla"] as const;
type Row = Readonly<Record<(typeof REQUIRED)[number], string>>;

/** A row and what became of it: nothing counts before the file is read to its end. */
type Line = { readonly line: number } & ({ readonly row: Row } | { readonly motivo: string; readonly scarto: boolean });

interface Person {
  nome: string;
  readonly gruppi: GruppoCameraRecord[];
}

const spaced = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

const withoutMark = (cell: string) => cell.replace(/^\uFEFF/, "").trim();

/** The rows of one file. */
class Answer implements CsvEvents {
  readonly lines: Line[] = [];
  /** Whether the table is of votes, which another reader reads. */
  ofVotes = false;
  #columns: readonly string[] | null = null;

  get #header(): readonly string[] {
    if (this.#columns === null)
      throw new UnusableInput("la prima riga non è un'intestazione CSV: scaricare di nuovo il file", "riga 1");
    return this.#columns;
  }

  header(cells: readonly string[]): boolean {
    const columns = cells.map(withoutMark);
    if (isOfVotes(columns.map((column) => column.toLowerCase()))) {
      this.ofVotes = true;
      return false;
    }
    const missing = REQUIRED.filter((name) => !columns.includes(name));
    if (missing.length > 0)
      throw new UnusableInput(
        `mancano le colonne ${missing.join(", ")}: non è la risposta CSV con i deputati e i loro gruppi`,
        "riga 1",
      );
    this.#columns = columns;
    return true;
  }

  row(cells: readonly string[], line: number): void {
    const columns = this.#header;
    if (columns.every((column, i) => column === withoutMark(cells[i] ?? "")))
      this.lines.push({ line, motivo: "intestazione ripetuta in mezzo alla tabella: non è una riga", scarto: false });
    else {
      const cell = (name: (typeof REQUIRED)[number]) => spaced(cells[columns.indexOf(name)]);
      const row: Row = {
        persona: cell("persona"),
        cognome: cell("cognome"),
        nome: cell("nome"),
        nomeGruppo: cell("nomeGruppo"),
        sigla: cell("sigla"),
      };
      this.lines.push({ line, row });
    }
  }

  odd(_: readonly string[], line: number): boolean {
    this.lines.push({ line, motivo: "riga con meno o più celle delle colonne: scartata", scarto: true });
    return false;
  }

  damaged(line: number): void {
    this.lines.push({ line, motivo: "riga con virgolette aperte e mai chiuse: scartata", scarto: true });
    void this.#header;
  }

  /** Whether the file had a row at all. */
  get begun(): boolean {
    return this.#columns !== null || this.ofVotes;
  }
}

async function readFile(input: InputFile, people: Map<string, Person>, rapporto: Rapporto): Promise<void> {
  const { result: lines, codifica } = await readText(
    () => openInput(input),
    async (text) => {
      const answer = new Answer();
      await readRows(text, answer);
      if (!answer.begun) throw new UnusableInput("file vuoto: scaricarlo di nuovo");
      return answer.lines;
    },
  );
  const count = (motivo: string, esempio?: string, scarto = false) =>
    rapporto.count(AREA, motivo, { file: input.name, scarto, ...(esempio === undefined ? {} : { esempio }) });
  if (codifica === "windows-1252") count("file non in UTF-8: letto come windows-1252");
  for (const read of lines) {
    const at = `riga ${read.line}`;
    if ("motivo" in read) {
      count(read.motivo, at, read.scarto);
      continue;
    }
    const { row } = read;
    const number = /\/p(\d+)$/.exec(row.persona)?.[1];
    const nome = spaced(`${row.nome} ${row.cognome}`);
    if (number === undefined || nome === "") {
      count("riga senza il numero o il nome del deputato: scartata", at, true);
      continue;
    }
    const person = getOrMake(people, `C-${number}`, () => ({ nome: inLowerCase(nome), gruppi: [] }));
    const { nomeGruppo: cell, sigla } = row;
    if (cell === "" || sigla === "") {
      count("riga senza gruppo o senza sigla: vale la persona", at);
      continue;
    }
    const group = groupName(cell, sigla, (text) =>
      count("nome di gruppo non nella forma «NOME (SIGLA) (gg.mm.aaaa»: tenuto come è", text),
    );
    const known = person.gruppi.some((g) => g.nome === group.nome && g.sigla === sigla && g.fine === group.fine);
    if (!known) person.gruppi.push(group);
  }
}

/**
 * Reads the CSV answers below `<dataDir>/parlamento/camera`: one row per deputy and committee. Columns are found by name, only
 * `persona, cognome, nome, nomeGruppo, sigla` are required. A file that is not such an answer is discarded, with the reason.
 *
 * @returns deputies in the order of the files
 * @example (await readCamera("data-raw", rapporto))[0]
 * // { id: "C-305880", nome: "Nicola Fratoianni", gruppi: [{ nome: "ALLEANZA VERDI E SINISTRA", sigla: "AVS", ... }] }
 */
export async function readCamera(
  dataDir: string,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<DeputatoRecord[]> {
  const people = new Map<string, Person>();
  for (const input of await listInputs(dataDir, "parlamento/camera", AREA, ZIP_LIMITS, rapporto, listing)) {
    if (isOfVotesByName(input.name)) continue;
    if (!/\.csv$/i.test(input.name)) {
      rapporto.count(AREA, NO_USE, { esempio: input.name });
      continue;
    }
    try {
      await readFile(input, people, rapporto);
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      rapporto.discard({ area: AREA, file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return [...people].map(([id, { nome, gruppi }]) => ({ id, nome, gruppi }));
}
