import { type CsvEvents, decodedText, readRows, readText } from "../csv.ts";
import { type InputFile, openInput, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { Gathered, isOfVotes, voteNamedBy } from "./gather.ts";
import type { VotazioneRecord } from "./records.ts";

const AREA = "parlamento";

/** The parts of the Senate's dump of votes are 100 MB and more of repetitive RDF/XML. */
const ZIP_LIMITS: ZipLimits = { memberBytes: 1024 * 1024 * 1024, ratio: 200 };

/** Folders of answers, and those that other readers list and complain of. */
const FOLDERS = [
  { folder: "parlamento/senato", shared: true },
  { folder: "parlamento/camera", shared: true },
  { folder: "parlamento/voti", shared: false },
  { folder: "risposte", shared: false },
] as const;

/** Rows that an endpoint gives at the most: an answer of exactly so many is cut. */
export const MOST_ROWS = 10_000;

/** Dumps of votes, and of the sittings and the objects that votes refer to. */
const DUMP = /(?:^|[/!])dump-(?:votazioni|sedute|oggetti_trattazione)/i;

/**
 * Whether a file belongs to the reader of votes by its name alone.
 *
 * @example isOfVotesByName("parlamento/senato/dump-sedute-19.zip!dump-sedute_assemblea-19.rdf") // true
 */
export const isOfVotesByName = (name: string): boolean => DUMP.test(name) || /\.json$/i.test(name);

const AGAIN = "scaricarla di nuovo";

type Row = ReadonlyMap<string, string>;

/** The rows of a SPARQL answer in JSON, `null` where the JSON is something else. */
function bindingsIn(text: string): readonly Row[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    const begin = text.slice(0, 40).replace(/\s+/g, " ").trim();
    const what = begin.startsWith("<") ? "è una pagina e non una risposta" : "non è JSON, o è troncata";
    throw new UnusableInput(`la risposta ${what} (comincia con «${begin}»): ${AGAIN}`);
  }
  const { results }: { results?: { bindings?: unknown } } = typeof value === "object" && value !== null ? value : {};
  if (!Array.isArray(results?.bindings)) return null;
  return results.bindings.map((binding: unknown): Row => {
    const cells = Object.entries(typeof binding === "object" && binding !== null ? binding : {});
    return new Map(
      cells.flatMap(([column, cell]: [string, { value?: unknown } | null]) =>
        typeof cell?.value === "string" ? [[column.toLowerCase(), cell.value]] : [],
      ),
    );
  });
}

/** What one answer says, in JSON or as a table: nothing counts before the file is read to its end. */
class Answer implements CsvEvents {
  readonly own = new Gathered();
  rows = 0;
  unknown = 0;
  damages = 0;
  isOfVotes = false;
  #columns: readonly string[] = [];
  readonly #named: ReturnType<typeof voteNamedBy>;

  constructor(file: string) {
    this.#named = voteNamedBy(file);
  }

  take(cells: Row): void {
    this.rows++;
    if (!this.own.row(cells, this.#named)) this.unknown++;
  }

  header(cells: readonly string[]): boolean {
    this.#columns = cells.map((cell) =>
      cell
        .replace(/^\uFEFF/, "")
        .trim()
        .toLowerCase(),
    );
    this.isOfVotes = isOfVotes(this.#columns);
    return this.isOfVotes;
  }

  row(cells: readonly string[]): void {
    this.take(new Map(this.#columns.map((column, i) => [column, cells[i] ?? ""])));
  }

  odd(): boolean {
    this.damages++;
    return false;
  }

  damaged(): void {
    this.damages++;
  }
}

class Reader {
  readonly answers = new Gathered();
  readonly dumps = new Gathered();
  readonly #rapporto: Rapporto;

  constructor(rapporto: Rapporto) {
    this.#rapporto = rapporto;
  }

  #take(file: string, { own, rows, unknown, damages }: Answer): void {
    const count = (motivo: string, by: number, scarto: boolean) => {
      if (by > 0) this.#rapporto.count(AREA, motivo, { file, by, scarto });
    };
    if (rows === 0) count("risposta senza righe: ignorata", 1, false);
    else if (unknown === rows)
      throw new UnusableInput(
        `nessuna delle ${rows} righe nomina una votazione: non è una risposta su votazioni o voti, controllare la richiesta`,
      );
    count("riga senza votazione, persona o voto riconosciuti: scartata", unknown, true);
    count("riga di tabella danneggiata: scartata", damages, true);
    if (rows === MOST_ROWS)
      count(`risposta di esattamente ${MOST_ROWS} righe: è tagliata, chiederla in più parti`, 1, false);
    this.answers.take(own);
  }

  /** @param shared whether files of other uses lie in the folder */
  async json(input: InputFile, shared: boolean): Promise<void> {
    const rows = bindingsIn(decodedText(await readInput(input)));
    if (rows === null) {
      if (!shared) throw new UnusableInput(`JSON senza «results.bindings»: non è una risposta SPARQL, ${AGAIN}`);
      this.#rapporto.count(AREA, NO_USE, { esempio: input.name });
      return;
    }
    const answer = new Answer(input.name);
    for (const row of rows) answer.take(row);
    this.#take(input.name, answer);
  }

  async csv(input: InputFile, shared: boolean): Promise<void> {
    let answer = new Answer(input.name);
    try {
      await readText(
        () => openInput(input),
        async (text) => {
          answer = new Answer(input.name);
          await readRows(text, answer);
        },
      );
    } catch (error) {
      // Of a table of somebody else's that cannot be read, its own reader tells.
      if (shared && !answer.isOfVotes && error instanceof UnusableInput) return;
      throw error;
    }
    if (answer.isOfVotes) this.#take(input.name, answer);
    else if (!shared)
      throw new UnusableInput(
        "mancano le colonne delle votazioni o dei voti: non è una risposta CSV su di essi",
        "riga 1",
      );
  }

  async rdf(input: InputFile): Promise<void> {
    const own = new Gathered();
    // The parser is large: it loads only where there is a dump.
    const { readStatements } = await import("../senato/statements.ts");
    let useful = 0;
    await readStatements(openInput(input), (subject, predicate, object) => {
      if (own.statement(subject, predicate, object)) useful++;
    });
    if (useful === 0) throw new UnusableInput("nessuna votazione, seduta o oggetto: non è un dump di votazioni");
    this.dumps.take(own);
  }
}

/**
 * Reads what the branches publish of votes by name: SPARQL answers (JSON, CSV) and dumps (RDF/XML, loose or zipped) below
 * `parlamento/` and `risposte/`. A file that cannot be used is discarded whole, with the reason; the others count.
 *
 * @returns every vote that a file names, whatever was voted
 * @example (await readVotazioni("data-raw", rapporto))[0].id // "S-99-20-4"
 */
export async function readVotazioni(
  dataDir: string,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<VotazioneRecord[]> {
  const reader = new Reader(rapporto);
  for (const { folder, shared } of FOLDERS) {
    // What is wrong with a shared folder is said by the reader whose it is.
    const listed = await listInputs(dataDir, folder, AREA, ZIP_LIMITS, shared ? new Rapporto() : rapporto, listing);
    // What was asked for later is named by a later day, and the first to say something of a vote counts.
    for (const input of listed.reverse()) {
      const { name } = input;
      try {
        if (/\.json$/i.test(name)) await reader.json(input, shared);
        else if (/\.csv$/i.test(name)) await reader.csv(input, shared);
        else if (/\.(?:rdf|xml)$/i.test(name) && (!shared || DUMP.test(name))) await reader.rdf(input);
        else if (!shared) rapporto.count(AREA, NO_USE, { esempio: name });
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error;
        rapporto.discard({ area: AREA, file: name, luogo: error.luogo, motivo: error.message });
      }
    }
  }
  return reader.answers.records(reader.dumps, rapporto);
}
