/** The fixture beside `generator/format/FORMAT.md`: which files of two small trees it keeps, and the examples of the page. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { emptyDirSync } from "fs-extra/esm";
import { ROOT } from "../documents/pages.ts";
import { writeFiles } from "../write-files.ts";

export const PAGE = path.join(ROOT, "generator/format/FORMAT.md");
export const FIXTURE = path.join(ROOT, "generator/format/fixture");

/** The trees of the fixture, and the files that are kept of each. Answers of a hundred kinds say nothing more than one of each does. */
export const TREES = {
  tree: /^(?:api\/public\/(?:health|norme|ddl\/(?:lista|c-9001)|norme\/(?!dpr\/).*|relazioni\/.*|graph\/norma\/10|pnrr\/graph\/20|pnrr\/classifica-aziende\/1)\.json|indici\/(?:albero|norme|norma|norma-pronunce|norma-ue|pronunce|pronuncia|ue|ue-atto|relazioni|articolo|cerca|graph|pnrr-graph|pnrr-aziende|pnrr-progetti|pnrr-progetto|pnrr-luogo-aziende)\.json|indici\/(?:graph\/norma\/10|pnrr\/graph\/20)\.bin|indici\/(?:pnrr-graph|pnrr-progetti|pnrr-luoghi|pronunce|ue|votazioni|voti|cerca)\/.*|indici\/norme\/(?!.*9103\.0\.txt).*|indici\/ddl\/numeri\/09\.json|esplora\/pnrr\/.*)$/,
  packed: /^indici\/(?:albero|norma|relazioni|articolo)\.json$|^indici\/norme\/pacchi\//,
} as const;
export type TreeName = keyof typeof TREES;

/** The files below a folder, by path. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"))
    .sort();

/** The files of a made tree that the fixture keeps. */
export const keptFiles = (made: string, tree: TreeName): [name: string, bytes: Buffer][] =>
  filesIn(made)
    .filter((name) => TREES[tree].test(name))
    .map((name) => [name, readFileSync(path.join(made, name))]);

/** Puts the files of a made tree in the place of those of the fixture. */
export function writeFixture(made: string, tree: TreeName): void {
  const folder = path.join(FIXTURE, tree);
  emptyDirSync(folder);
  writeFiles(folder, keptFiles(made, tree));
}

/** An example of the page: its first line names the file, `tree/…`, `packed/…`, or `made/…` of one that the fixture does not keep. */
export interface Example {
  readonly kind: "hex" | "file";
  /** Title of the section in which it stands. */
  readonly section: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const EXAMPLE = /```(hex|file)\n(.*)\n([\s\S]*?)\n```/g;

/** The examples of the page, in order. */
export function examplesOf(page: string): Example[] {
  return page.split(/^(?=## )/m).flatMap((section) =>
    [...section.matchAll(EXAMPLE)].map(([, kind, name = "", body = ""]) => ({
      kind: kind === "hex" ? ("hex" as const) : ("file" as const),
      section: section.slice(3, section.indexOf("\n")),
      name,
      lines: body.split("\n"),
    })),
  );
}

/** A line of a hexadecimal example: offset, bytes (`+4` for as many as are to be filled in), what they mean. */
const HEX_LINE = /^([0-9a-f]{8}) {2}(?:\+(\d+)|((?:[0-9a-f]{2} ?)+))(?: +(\S.*))?$/;

/** Width of the bytes in a line. */
const WIDTH = 24;

/** A number that a line says of its bytes: an integer of 32 bits, or a double. */
function saidNumber(bytes: Buffer, meaning: string): string {
  const value = bytes.length === 4 ? bytes.readUInt32LE() : bytes.length === 8 ? bytes.readDoubleLE() : undefined;
  return value === undefined ? meaning : meaning.replace(/ = [\d.]+/, ` = ${value}`);
}

/**
 * A line of a hexadecimal example as the file has it: with its bytes, and with the number that they are where the line says one.
 *
 * @example hexLine("00000000  +4  n = 0", Buffer.from([3, 0, 0, 0])) // "00000000  03 00 00 00              n = 3"
 */
export function hexLine(line: string, file: Buffer): string {
  const [, offset = "", count, shown = "", meaning = ""] = HEX_LINE.exec(line) ?? [];
  if (offset === "") return `not an offset, bytes and a meaning: ${line}`;
  const at = Number.parseInt(offset, 16);
  const bytes = file.subarray(at, at + (count === undefined ? shown.trim().split(" ").length : Number(count)));
  const written = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return `${offset}  ${written.padEnd(WIDTH - 1)}  ${saidNumber(bytes, meaning)}`.trimEnd();
}

/** The page with the bytes of its hexadecimal examples as the files have them. */
export const withBytes = (page: string, fileOf: (name: string) => Buffer): string =>
  page.replace(EXAMPLE, (whole, kind: string, name: string, body: string) => {
    if (kind !== "hex") return whole;
    const lines = body.split("\n").map((line) => hexLine(line, fileOf(name)));
    return `\`\`\`hex\n${[name, ...lines].join("\n")}\n\`\`\``;
  });

/** Whether a line of an example is one of a file: `…` stands for anything. */
export const isLineOf = (example: string, line: string): boolean => {
  const pieces = example.split("…").map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*")}$`, "s").test(line);
};
