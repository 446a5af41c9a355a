import { type CsvEvents, decodedText, readRows, readText } from "../csv.ts";
import { type InputFile, openInput, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { Gathered, isOfVotes, voteNamedBy } from "./gather.ts";
import type { VotazioneRecord } from "./records.ts";
import { type SparqlRow, sparqlRows } from "./sparql.ts";

const AREA = "parlamento";

/** The parts of the Senate's dump of votes are 100 MB and more of repetitive RDF/XML. */
const ZIP_LIMITS: ZipLimits = { memberBytes: 1024 * 1024 * 1024, ratio: 200 };

/** Folders of answers, what was downloaded first, and those that other readers list and complain of. In each the last name is the newest. */
const FOLDERS = [
  { folder: "parlamento/voti", shared: false },
  { folder: "parlamento/senato", shared: true },
  { folder: "parlamento/camera", shared: true },
  { folder: "risposte", shared: false },
] as const;

/** Rows that an endpoint gives at the most: an answer of exactly so many is cut. */
export const MOST_ROWS = 10_000;

/**
 * Whether a file says who was a senator, and in which group.
 *
 * @example isComposition("parlamento/senato/composizione-19.json") // true
 */
export const isComposition = (name: string): boolean => /(?:^|[/!])composizione-[^/!]*\.json$/i.test(name);

/** Dumps of votes, and of the sittings and the objects that votes refer to. */
const DUMP = /(?:^|[/!])dump-(?:votazioni|sedute|oggetti_trattazione)/i;

/**
 * Whether a file belongs to the reader of votes by its name alone.
 *
 * @example isOfVotesByName("parlamento/senato/dump-sedute-19.zip!dump-sedute_assemblea-19.rdf") // true
 */
export const isOfVotesByName = (name: string): boolean =>
  DUMP.test(name) || (/\.json$/i.test(name) && !isComposition(name));

const AGAIN = "scaricarla di nuovo";

/** The rows of a SPARQL answer in JSON, `null` where the JSON is something else. */
function bindingsIn(text: string): readonly SparqlRow[] | null {
  try {
    return sparqlRows(text);
  } catch {
    const begin = text.slice(0, 40).replace(/\s+/g, " ").trim();
    const what = begin.startsWith("<") ? "è una pagina e non una risposta" : "non è JSON, o è troncata";
    throw new UnusableInput(`la risposta ${what} (comincia con «${begin}»): ${AGAIN}`);
  }
}

/** What one answer says, in JSON or as a table: nothing counts before the file is read to its end. */
class Answer implements CsvEvents {
  readonly own: Gathered;
  rows = 0;
  unknown = 0;
  damages = 0;
  isOfVotes = false;
  #columns: readonly string[] = [];
  readonly #named: ReturnType<typeof voteNamedBy>;

  constructor(file: string, wanted: Wanted) {
    this.#named = voteNamedBy(file);
    this.own = new Gathered(wanted);
  }

  take(cells: SparqlRow): void {
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

type Wanted = (id: string) => boolean;

class Reader {
  readonly answers = new Gathered();
  readonly dumps = new Gathered();
  readonly #rapporto: Rapporto;
  readonly #wanted: Wanted;

  /** @param wanted votes whose positions are kept */
  constructor(rapporto: Rapporto, wanted: Wanted) {
    this.#rapporto = rapporto;
    this.#wanted = wanted;
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
    this.answers.take(own, false);
  }

  /** @param shared whether files of other uses lie in the folder */
  async json(input: InputFile, shared: boolean): Promise<void> {
    const rows = bindingsIn(decodedText(await readInput(input)));
    if (rows === null) {
      if (!shared) throw new UnusableInput(`JSON senza «results.bindings»: non è una risposta SPARQL, ${AGAIN}`);
      this.#rapporto.count(AREA, NO_USE, { esempio: input.name });
      return;
    }
    const answer = new Answer(input.name, this.#wanted);
    for (const row of rows) answer.take(row);
    this.#take(input.name, answer);
  }

  async csv(input: InputFile, shared: boolean): Promise<void> {
    let answer = new Answer(input.name, this.#wanted);
    try {
      await readText(
        () => openInput(input),
        async (text) => {
          answer = new Answer(input.name, this.#wanted);
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
    const own = new Gathered(this.#wanted);
    // The parser is large: it loads only where there is a dump.
    const { readStatements } = await import("../senato/statements.ts");
    let useful = 0;
    await readStatements(openInput(input), (subject, predicate, object) => {
      if (own.statement(subject, predicate, object)) useful++;
    });
    if (useful === 0) throw new UnusableInput("nessuna votazione, seduta o oggetto: non è un dump di votazioni");
    this.dumps.take(own, true);
  }
}

interface ReadOptions extends ListingOptions {
  /** Says of a vote, its lists not yet read, whether they are needed; by default those of every vote are. */
  readonly wanted?: (vote: VotazioneRecord) => boolean;
}

/**
 * Reads what the branches publish of votes by name: SPARQL answers (JSON, CSV) and dumps (RDF/XML, loose or zipped) below
 * `parlamento/` and `risposte/`. A file that cannot be used is discarded whole, with the reason; the others count. Where not every list is
 * needed the files are read twice: what was voted may stand behind who voted, and all positions of a legislature are ten millions.
 *
 * @returns every vote that a file names, whatever was voted
 * @example (await readVotazioni("data-raw", rapporto))[0].id // "S-99-20-4"
 */
export async function readVotazioni(
  dataDir: string,
  rapporto: Rapporto,
  { wanted, ...listing }: ReadOptions = {},
): Promise<VotazioneRecord[]> {
  const readAll = async (reader: Reader, found: Rapporto) => {
    for (const { folder, shared } of FOLDERS) {
      // What is wrong with a shared folder is said by the reader whose it is.
      const listed = await listInputs(dataDir, folder, AREA, ZIP_LIMITS, shared ? new Rapporto() : found, listing);
      for (const input of listed.reverse()) {
        const { name } = input;
        try {
          if (isComposition(name)) continue;
          if (/\.json$/i.test(name)) await reader.json(input, shared);
          else if (/\.csv$/i.test(name)) await reader.csv(input, shared);
          else if (/\.(?:rdf|xml)$/i.test(name) && (!shared || DUMP.test(name))) await reader.rdf(input);
          else if (!shared) found.count(AREA, NO_USE, { esempio: name });
        } catch (error) {
          if (!(error instanceof UnusableInput)) throw error;
          found.discard({ area: AREA, file: name, luogo: error.luogo, motivo: error.message });
        }
      }
    }
    return reader;
  };
  const needless = new Set<string>();
  if (wanted) {
    const unheard = new Rapporto();
    const first = await readAll(new Reader(unheard, () => false), unheard);
    for (const vote of first.answers.records(first.dumps, unheard)) if (!wanted(vote)) needless.add(vote.id);
  }
  const { answers, dumps } = await readAll(new Reader(rapporto, (id) => !needless.has(id)), rapporto);
  return answers.records(dumps, rapporto);
}
