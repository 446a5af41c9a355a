/** `npm run ask -- PATH|citazioni FILE|registro FILE [--since DAY] [--tree PLACE] [--format json|table|csv] [--lang it|en] [--keep DIR]` */

import { fstatSync, readFileSync, writeFileSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { type Client, createClient } from "../clients/client/client.ts";
import { TreeError } from "../clients/client/tree-error.ts";
import { BASE_PATH, parameterOf } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import { csvLine } from "../exports/downloads/csv.ts";
import type { Cell } from "../exports/downloads/tables.ts";
import { isRealDate } from "../law/calendar.ts";
import { namesIn } from "../law/names/names-in.ts";
import { decodedText } from "../sources/csv.ts";
import { Failure, Finding } from "../terminal/failure.ts";
import { naming } from "../tree/folders/system-error.ts";
import { folderOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";

// An answer as it is printed: as it came, as a table to look at, as CSV to keep.

const FORMATS = ["json", "table", "csv"] as const;
type Format = (typeof FORMATS)[number];

type Item = Readonly<Record<string, unknown>>;

/** Characters of a column of a table to look at. */
const WIDEST = 60;

/** A value in one cell: what is no text and no number as JSON. */
function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

/** The rows of an answer: the items of its first list, or else its own members, one a row. */
function rowsOf(body: Item): { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
  const list: unknown = Object.values(body).find(Array.isArray);
  if (!Array.isArray(list)) {
    const members = Object.entries(body).filter(([name]) => name !== "meta");
    return { columns: ["campo", "valore"], rows: members.map(([name, value]) => [name, cellOf(value)]) };
  }
  const items: readonly Item[] = list.map((item) => Object(item));
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return { columns, rows: items.map((item) => columns.map((name) => cellOf(item[name]))) };
}

function aligned(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const short = (cell: Cell) => {
    const text = String(cell ?? "").replace(/\s+/g, " ");
    return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
  };
  const lines = [columns, ...rows].map((row) => row.map(short));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

/**
 * The text of an answer in a format. Of an answer with several lists the table has the first.
 *
 * @param text JSON, as the client gives it
 * @example printed('{"meta":{},"norme":[{"eli":"eli:/it/legge/1990/08/07/241"}]}', "csv") // "eli\r\neli:/it/legge/1990/08/07/241\r\n"
 */
function printed(text: string, format: Format): string {
  if (format === "json") return text.endsWith("\n") ? text : `${text}\n`;
  const { columns, rows } = rowsOf(JSON.parse(text));
  return format === "csv" ? [columns, ...rows].map(csvLine).join("") : aligned(columns, rows);
}

/** One of some words. */
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((one) => one === text);
    if (!word) throw new InvalidArgumentError(COMMAND_TEXTS.oneOf(words.join(", ")));
    return word;
  };

/** What is asked for with a file: of a text, and of a list of acts. */
const OF_FILE: readonly string[] = ["citazioni", "registro"];

/** What is asked, with the base path or without it; what no address can hold is escaped. */
function pathArgument(text: string): string {
  if (OF_FILE.includes(text)) return text;
  if (!text.startsWith("/")) throw new InvalidArgumentError(COMMAND_TEXTS.ask.noPath);
  return new RegExp(`^${BASE_PATH}(?:[/?]|$)`).test(text) ? text : BASE_PATH + text;
}

interface Options {
  readonly tree: string;
  readonly format?: Format;
  readonly lang?: Lingua;
  readonly keep?: string;
  readonly since?: string;
}

const textIn = (file: string): Promise<string> => naming(file, () => decodedText(readFileSync(file)));

/** What is shown of a citation in a table. */
interface ShownCitation {
  readonly inizio: number;
  readonly esito: string;
  readonly testo: string;
  readonly atto: { readonly urn: string | null } | null;
  readonly norma: { readonly eli: string } | null;
  readonly articolo: { readonly eli: string } | null;
  readonly partizione: string | null;
}

/** The citations of a text in a file, as they are printed, and how many name an article that their act does not have. */
async function citationsIn(client: Client, file: string | undefined, lang: Lingua | undefined, format: Format) {
  if (file === undefined) throw new Failure(COMMAND_TEXTS.ask.noFile);
  const body = await client.citazioni({ testo: await textIn(file), ...(lang && { lang }) });
  const citazioni: readonly ShownCitation[] = Array.isArray(body.citazioni) ? body.citazioni : [];
  const rows = citazioni.map(({ inizio, esito, testo, atto, norma, articolo, partizione }) => ({
    inizio,
    esito,
    testo,
    atto: articolo?.eli ?? norma?.eli ?? atto?.urn ?? null,
    partizione,
  }));
  const shown = format === "json" ? body : { citazioni: rows };
  return {
    text: printed(JSON.stringify(shown), format),
    absent: citazioni.filter(({ esito }) => esito === "articolo_inesistente").length,
  };
}

/** What is shown of an act of a register in a table. */
interface ShownAct {
  readonly chiesta: string;
  readonly esito: string;
  readonly norma: { readonly eli: string } | null;
  readonly versione: { readonly al: string } | null;
  readonly ultima_modifica: { readonly data: string; readonly tipo: string; readonly da: string } | null;
  readonly futura: { readonly al: string } | null;
  readonly cambiata: boolean | null;
}

/** What has changed of the acts that a file names, as it is printed, and how many have changed. */
async function registerOf(
  client: Client,
  file: string | undefined,
  { lang, since, format = "table" }: Omit<Options, "tree">,
) {
  if (file === undefined) throw new Failure(COMMAND_TEXTS.ask.noList);
  const names = namesIn(await textIn(file));
  if (names.length === 0) throw new Failure(COMMAND_TEXTS.ask.noNames(file));
  const most = parameterOf("registro", "norme").most;
  const norme: ShownAct[] = [];
  let body: object = {};
  for (let at = 0; at < names.length; at += most) {
    const part = { norme: names.slice(at, at + most).join("|"), ...(since && { dal: since }), ...(lang && { lang }) };
    const answer = await client.registro(part);
    if (Array.isArray(answer.norme)) norme.push(...answer.norme);
    body = { ...answer, totale: names.length, norme };
  }
  const rows = norme.map(({ chiesta, esito, norma, versione, ultima_modifica, futura, cambiata }) => ({
    chiesta,
    esito,
    eli: norma?.eli ?? null,
    versione: versione?.al ?? null,
    ultima_modifica: ultima_modifica && `${ultima_modifica.data} ${ultima_modifica.tipo} ${ultima_modifica.da}`,
    futura: futura?.al ?? null,
    cambiata,
  }));
  const shown = format === "json" ? body : { norme: rows };
  return {
    text: printed(JSON.stringify(shown), format),
    changed: norme.filter(({ cambiata }) => cambiata).length,
    unknown: norme.filter(({ esito }) => esito === "sconosciuta").length,
  };
}

/** A day of the calendar, as the API writes it. */
function dayOption(text: string): string {
  if (!isRealDate(text)) throw new InvalidArgumentError(COMMAND_TEXTS.ask.noDay);
  return text;
}

/**
 * Writes a text to standard output, whole. A file is written here: the stream of Node.js takes a write that a full disk has cut for done.
 *
 * @throws Error of the system with its code if there is no room
 */
function writeWhole(text: string): void {
  if (fstatSync(process.stdout.fd).isFile()) writeFileSync(process.stdout.fd, text);
  else process.stdout.write(text);
}

/** The command `ask` with its options. */
export const askCommand = (): Command =>
  new Command("ask")
    .description(COMMAND_TEXTS.ask.does)
    .argument("<path>", COMMAND_TEXTS.ask.path, pathArgument)
    .argument("[file]", COMMAND_TEXTS.ask.file)
    .option("--tree <place>", COMMAND_TEXTS.ask.tree, folderOption, "dist-api")
    .option("--format <format>", COMMAND_TEXTS.ask.format, oneOf(FORMATS))
    .option("--lang <lang>", COMMAND_TEXTS.ask.lang, oneOf(["it", "en"] as const))
    .option("--keep <dir>", COMMAND_TEXTS.ask.keep, folderOption)
    .option("--since <day>", COMMAND_TEXTS.ask.since, dayOption)
    .configureOutput({ writeOut: writeWhole })
    .action(async (path: string, file: string | undefined, { tree, ...given }: Options, command: Command) => {
      if (file !== undefined && !OF_FILE.includes(path)) command.error(COMMAND_TEXTS.ask.oneWord(file));
      const { lang, keep, format } = given;
      const client = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
      const print = (text: string) => command.configureOutput().writeOut?.(text.endsWith("\n") ? text : `${text}\n`);
      try {
        if (path === "registro") {
          const { text, changed, unknown } = await registerOf(client, file, given);
          print(text);
          const found = [
            ...(changed > 0 ? [COMMAND_TEXTS.ask.changed(changed)] : []),
            ...(unknown > 0 ? [COMMAND_TEXTS.ask.unknown(unknown)] : []),
          ];
          if (found.length > 0) throw new Finding(found.join("\n"));
          return;
        }
        if (path === "citazioni") {
          const { text, absent } = await citationsIn(client, file, lang, format ?? "table");
          print(text);
          if (absent > 0) throw new Finding(COMMAND_TEXTS.ask.absent(absent));
          return;
        }
        const response = await client.fetch(path, { headers: lang === undefined ? {} : { "accept-language": lang } });
        const text = await response.text();
        const ignored = response.headers.get("ignored-parameters");
        if (ignored !== null) command.configureOutput().writeErr?.(`${COMMAND_TEXTS.ask.ignored(ignored)}\n`);
        if (response.status !== 200) throw new Failure(`${path}: ${response.status} ${text}`);
        const type = response.headers.get("content-type") ?? "";
        if (format !== undefined && format !== "json" && !/^application\/(?:[a-z.]+\+)?json\b/.test(type))
          throw new Failure(COMMAND_TEXTS.ask.noTable(path, type));
        print(printed(text, format ?? "json"));
      } catch (error) {
        throw error instanceof TreeError ? new Failure(error.message) : error;
      } finally {
        await client.close();
      }
    });
