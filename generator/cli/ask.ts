/** `npm run ask -- PATH [--tree PLACE] [--format json|table|csv] [--lang it|en] [--keep DIR]` */

import { Command, InvalidArgumentError } from "commander";
import { BASE_PATH } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { createClient } from "../client/client.ts";
import { TreeError } from "../client/tree-error.ts";
import { csvLine } from "../outputs/downloads/csv.ts";
import type { Cell } from "../outputs/downloads/tables.ts";
import { Failure } from "../terminal/failure.ts";
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

/** What is asked, with the base path or without it; what no address can hold is escaped. */
function pathArgument(text: string): string {
  if (!text.startsWith("/")) throw new InvalidArgumentError(COMMAND_TEXTS.ask.noPath);
  return new RegExp(`^${BASE_PATH}(?:[/?]|$)`).test(text) ? text : BASE_PATH + text;
}

interface Options {
  readonly tree: string;
  readonly format: Format;
  readonly lang?: Lingua;
  readonly keep?: string;
}

/** The command `ask` with its options. */
export const askCommand = (): Command =>
  new Command("ask")
    .description(COMMAND_TEXTS.ask.does)
    .argument("<path>", COMMAND_TEXTS.ask.path, pathArgument)
    .option("--tree <place>", COMMAND_TEXTS.ask.tree, folderOption, "dist-api")
    .option("--format <format>", COMMAND_TEXTS.ask.format, oneOf(FORMATS), "json" satisfies Format)
    .option("--lang <lang>", COMMAND_TEXTS.ask.lang, oneOf(["it", "en"] as const))
    .option("--keep <dir>", COMMAND_TEXTS.ask.keep, folderOption)
    .action(async (path: string, { tree, format, lang, keep }: Options) => {
      const client = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
      const headers = lang === undefined ? {} : { "accept-language": lang };
      try {
        const response = await client.fetch(path, { headers });
        const text = await response.text();
        if (response.status !== 200) throw new Failure(`${path}: ${response.status} ${text}`);
        console.log(printed(text, format).replace(/\n$/, ""));
      } catch (error) {
        throw error instanceof TreeError ? new Failure(error.message) : error;
      }
    });
