import Papa from "papaparse";
import { getOrMake } from "../../collections/get-or-make.ts";
import { type InputFile, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type Listing, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { ZipLimits } from "../zip.ts";
import { type GruppoCameraRecord, groupName } from "./group-name.ts";
import { inLowerCase } from "./person-name.ts";

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
type Row = Record<(typeof REQUIRED)[number], string>;

interface Person {
  nome: string;
  readonly gruppi: GruppoCameraRecord[];
}

const spaced = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableInput("il file non è in UTF-8: scaricarlo di nuovo dal servizio della Camera, in formato CSV");
  }
}

/** The rows, and the indexes of those whose cells are not as many as the columns. */
function rowsOf(bytes: Buffer): { rows: Row[]; uneven: Set<number> } {
  const { data, errors, meta } = Papa.parse<Row>(decode(bytes), {
    header: true,
    delimiter: ",",
    skipEmptyLines: "greedy",
  });
  const missing = REQUIRED.filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0)
    throw new UnusableInput(
      `mancano le colonne ${missing.join(", ")}: non è la risposta CSV con i deputati e i loro gruppi`,
      "riga 1",
    );
  // After a quote that never closes, the rest of the file is one cell: no row can be trusted.
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken)
    throw new UnusableInput(
      "le virgolette di una cella non si chiudono: il file è troncato o rovinato, scaricarlo di nuovo",
      broken.row === undefined ? null : `riga ${broken.row + 2}`,
    );
  const uneven = errors.filter(({ type }) => type === "FieldMismatch").map(({ row }) => row ?? -1);
  return { rows: data, uneven: new Set(uneven) };
}

function readFile(input: InputFile, bytes: Buffer, people: Map<string, Person>, rapporto: Rapporto): void {
  const count = (motivo: string, esempio: string, scarto = false) =>
    rapporto.count(AREA, motivo, { file: input.name, esempio, scarto });
  const { rows, uneven } = rowsOf(bytes);
  rows.forEach((row, index) => {
    if (uneven.has(index)) {
      count("riga con meno o più celle delle colonne: scartata", `riga ${index + 2}`, true);
      return;
    }
    const number = /\/p(\d+)$/.exec(spaced(row.persona))?.[1];
    const nome = spaced(`${row.nome ?? ""} ${row.cognome ?? ""}`);
    if (number === undefined || nome === "") {
      count("riga senza il numero o il nome del deputato: scartata", `riga ${index + 2}`, true);
      return;
    }
    const person = getOrMake(people, `C-${number}`, () => ({ nome: inLowerCase(nome), gruppi: [] }));
    const [cell, sigla] = [spaced(row.nomeGruppo), spaced(row.sigla)];
    if (cell === "" || sigla === "") {
      count("riga senza gruppo o senza sigla: vale la persona", `riga ${index + 2}`);
      return;
    }
    const group = groupName(cell, sigla, (text) =>
      count("nome di gruppo non nella forma «NOME (SIGLA) (gg.mm.aaaa»: tenuto come è", text),
    );
    const known = person.gruppi.some((g) => g.nome === group.nome && g.sigla === sigla && g.fine === group.fine);
    if (!known) person.gruppi.push(group);
  });
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
  listing: Listing = {},
): Promise<DeputatoRecord[]> {
  const people = new Map<string, Person>();
  for (const input of await listInputs(dataDir, "parlamento/camera", AREA, ZIP_LIMITS, rapporto, listing)) {
    if (!/\.csv$/i.test(input.name)) {
      rapporto.count(AREA, NO_USE, { esempio: input.name });
      continue;
    }
    try {
      readFile(input, await readInput(input), people, rapporto);
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      rapporto.discard({ area: AREA, file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return [...people].map(([id, { nome, gruppi }]) => ({ id, nome, gruppi }));
}
