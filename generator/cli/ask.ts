/** `npm run ask -- PATH|TEXT|citazioni FILE|registro FILE [--since DAY] [--tree PLACE] [--format json|table|csv] [--rows NAME] [--lang it|en] [--keep DIR]` */

import { fstatSync, readFileSync, writeFileSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { type Client, createClient } from "../clients/client/client.ts";
import { TreeError } from "../clients/client/tree-error.ts";
import { BASE_PATH, OPERATIONS, parameterOf } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import { answerRows } from "../contract/resources/derive/answer-rows.ts";
import { csvLine } from "../exports/downloads/csv.ts";
import type { Cell } from "../exports/downloads/tables.ts";
import { isRealDate } from "../law/calendar.ts";
import { namesIn } from "../law/names/names-in.ts";
import { decodeText } from "../router/escapes.ts";
import { matchPath } from "../router/match.ts";
import { decodedText } from "../sources/csv.ts";
import { Failure, Finding } from "../terminal/failure.ts";
import { naming } from "../tree/folders/system-error.ts";
import { folderOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";

// An answer as it is printed: as it came, as a table to look at, as CSV to keep.

const FORMATS = ["json", "table", "csv"] as const;
type Format = (typeof FORMATS)[number];

/** Rows under the names of their columns. */
interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Characters of a column of a table to look at. */
const WIDEST = 60;

/** A value in one cell: what is no text and no number as JSON. */
function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

function aligned({ columns, rows }: Sheet): string {
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

const sheetText = (sheet: Sheet, format: Format): string =>
  format === "csv" ? [sheet.columns, ...sheet.rows].map(csvLine).join("") : aligned(sheet);

/** An answer as it is printed, and what is said of it beside: that it has no rows, which others it has. */
interface Printed {
  readonly text: string;
  readonly said?: string;
}

/**
 * The rows of an answer in a format: the first that its operation declares, or those that are named. An answer that none are declared of has its
 * members, one a row.
 *
 * @throws Failure if the answer has no rows of that name
 */
function printedRows(path: string, body: object, format: Format, named: string | undefined): Printed {
  const declared = answerRows(matchPath(decodeText(path.replace(/\?.*/s, "")))?.operation.id ?? "");
  const [first] = declared;
  if (!first && named === undefined) {
    const members = Object.entries(body).filter(([name]) => name !== "meta");
    return {
      text: sheetText({ columns: ["campo", "valore"], rows: members.map(([n, value]) => [n, cellOf(value)]) }, format),
    };
  }
  const chosen = named === undefined ? first : declared.find(({ name }) => name === named);
  if (!chosen)
    throw new Failure(COMMAND_TEXTS.ask.noSuchRows(named ?? "", declared.map(({ name }) => name).join(", ")));
  const rows = chosen.rows(body);
  const others = declared.filter((one) => one !== chosen && one.rows(body).length > 0).map(({ name }) => name);
  const said = [
    ...(rows.length === 0 ? [COMMAND_TEXTS.ask.noRows(chosen.name)] : []),
    ...(named === undefined && others.length > 0 ? [COMMAND_TEXTS.ask.otherRows(others.join(", "))] : []),
  ].join("\n");
  return { text: sheetText({ columns: chosen.columns, rows }, format), said };
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

/** What a path begins with. */
const FIRST_STEPS = new Set(OPERATIONS.map(({ path }) => path.split("/")[1]));

/** What is asked: a path, with the base path or without it, or a text that names something. A path without its slash is no text. */
function pathArgument(text: string): string {
  if (OF_FILE.includes(text)) return text;
  if (FIRST_STEPS.has(/^[a-z]*(?=[/?]|$)/.exec(text)?.[0])) throw new InvalidArgumentError(COMMAND_TEXTS.ask.noPath);
  if (!text.startsWith("/")) return text;
  return new RegExp(`^${BASE_PATH}(?:[/?]|$)`).test(text) ? text : BASE_PATH + text;
}

/** What the search understood, by what its answer names. */
interface Understood {
  readonly norma: { readonly eli: string } | null;
  readonly articolo: { readonly eli: string } | null;
  readonly versione?: object | null;
  readonly giorno?: string;
  readonly ue: { readonly celex: string } | null;
  readonly pronuncia?: { readonly ecli: string; readonly qui: boolean };
  readonly ddl?: { readonly numero: string };
}

/**
 * The path of what a text names, else that of its search.
 *
 * @example await pathOf(client, "art. 640 c.p.") // "/api/public/norme/eli:/it/regio-decreto/1930/10/19/1398/art/640"
 */
async function pathOf(client: Client, text: string): Promise<string> {
  const search = `${BASE_PATH}/cerca?q=${encodeURIComponent(text)}`;
  const response = await client.fetch(`${search}&limit=1`);
  // A tree may be made without the index of words.
  if (response.status !== 200) return `${BASE_PATH}/norme/${encodeURIComponent(text)}`;
  const { riconosciuta }: { riconosciuta: Understood | null } = JSON.parse(await response.text());
  if (!riconosciuta) return search;
  const { norma, articolo, versione, giorno, ue, pronuncia, ddl } = riconosciuta;
  const day = versione && giorno ? `@${giorno}` : "";
  if (norma) return `${BASE_PATH}/norme/${articolo?.eli ?? norma.eli + day}`;
  if (ddl) return `${BASE_PATH}/ddl/${ddl.numero}`;
  if (ue) return `${BASE_PATH}/ue/${ue.celex}`;
  return pronuncia?.qui ? `${BASE_PATH}/pronunce/${pronuncia.ecli}` : search;
}

interface Options {
  readonly tree: string;
  readonly format?: Format;
  readonly rows?: string;
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
  const rows = citazioni.map(({ inizio, esito, testo, atto, norma, articolo, partizione }) => [
    inizio,
    esito,
    testo,
    articolo?.eli ?? norma?.eli ?? atto?.urn ?? null,
    partizione,
  ]);
  const columns = ["inizio", "esito", "testo", "atto", "partizione"];
  return {
    text: format === "json" ? JSON.stringify(body) : sheetText({ columns, rows }, format),
    found: citazioni.length,
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
  const rows = norme.map(({ chiesta, esito, norma, versione, ultima_modifica, futura, cambiata }) => [
    chiesta,
    esito,
    norma?.eli ?? null,
    versione?.al ?? null,
    ultima_modifica && `${ultima_modifica.data} ${ultima_modifica.tipo} ${ultima_modifica.da}`,
    futura?.al ?? null,
    cambiata,
  ]);
  const columns = ["chiesta", "esito", "eli", "versione", "ultima_modifica", "futura", "cambiata"];
  return {
    text: format === "json" ? JSON.stringify(body) : sheetText({ columns, rows }, format),
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
    .option("--rows <name>", COMMAND_TEXTS.ask.rows)
    .option("--lang <lang>", COMMAND_TEXTS.ask.lang, oneOf(["it", "en"] as const))
    .option("--keep <dir>", COMMAND_TEXTS.ask.keep, folderOption)
    .option("--since <day>", COMMAND_TEXTS.ask.since, dayOption)
    .configureOutput({ writeOut: writeWhole })
    .action(async (asked: string, file: string | undefined, { tree, ...given }: Options, command: Command) => {
      if (file !== undefined && !OF_FILE.includes(asked)) command.error(COMMAND_TEXTS.ask.oneWord(file));
      const { lang, keep, format, rows } = given;
      const client = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
      const say = (text: string) => command.configureOutput().writeErr?.(`${text}\n`);
      const print = (text: string) => command.configureOutput().writeOut?.(text.endsWith("\n") ? text : `${text}\n`);
      try {
        if (asked === "registro") {
          const { text, changed, unknown } = await registerOf(client, file, given);
          print(text);
          const found = [
            ...(changed > 0 ? [COMMAND_TEXTS.ask.changed(changed)] : []),
            ...(unknown > 0 ? [COMMAND_TEXTS.ask.unknown(unknown)] : []),
          ];
          if (found.length > 0) throw new Finding(found.join("\n"));
          return;
        }
        if (asked === "citazioni") {
          const { text, found, absent } = await citationsIn(client, file, lang, format ?? "table");
          print(text);
          if (found === 0) say(COMMAND_TEXTS.ask.noRows("citazioni"));
          if (absent > 0) throw new Finding(COMMAND_TEXTS.ask.absent(absent));
          return;
        }
        const path = asked.startsWith("/") ? asked : await pathOf(client, asked);
        if (path !== asked) say(COMMAND_TEXTS.ask.means(asked, path));
        const response = await client.fetch(path, { headers: lang === undefined ? {} : { "accept-language": lang } });
        const text = await response.text();
        const ignored = response.headers.get("ignored-parameters");
        if (ignored !== null) say(COMMAND_TEXTS.ask.ignored(ignored));
        if (response.status !== 200) throw new Failure(`${path}: ${response.status} ${text}`);
        const type = response.headers.get("content-type") ?? "";
        if (format !== undefined && format !== "json" && !/^application\/(?:[a-z.]+\+)?json\b/.test(type))
          throw new Failure(COMMAND_TEXTS.ask.noTable(path, type));
        const shown = format ?? (rows === undefined ? "json" : "table");
        if (shown === "json") return print(text);
        const { text: sheet, said } = printedRows(path, JSON.parse(text), shown, rows);
        print(sheet);
        if (said) say(said);
      } catch (error) {
        throw error instanceof TreeError ? new Failure(error.message) : error;
      } finally {
        await client.close();
      }
    });
