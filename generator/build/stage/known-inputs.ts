/**
 * What a run knew of its inputs in the end, for the next one: texts of lines in files by name, so that few of them are written when few
 * inputs have changed. Of each input a line: name and stamp as JSON, a tab, the rest as JSON. What another version of the program wrote is
 * not known.
 */

import path from "node:path";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { keepText, textIfKept } from "./kept-text.ts";
import { parsed } from "./parsed.ts";
import type { KnownInput, ReadInput } from "./read-act.ts";

const FILES = 64;

const fileOf = (folder: string, file: number) => path.join(folder, `${file}.ndjson`);
const fileFor = (name: string) => bucketOf(name, FILES);

const lineOf = ({ name, stamp, ...rest }: KnownInput) => `${JSON.stringify([name, stamp])}\t${JSON.stringify(rest)}`;

function* linesOf(folder: string, program: string): Generator<readonly [head: string, rest: string]> {
  for (let file = 0; file < FILES; file++) {
    const [writer, ...lines] = textIfKept(fileOf(folder, file))?.split("\n") ?? [];
    if (writer !== program) continue;
    for (const line of lines) {
      const tab = line.indexOf("\t");
      if (tab > 0) yield [line.slice(0, tab), line.slice(tab + 1)];
    }
  }
}

/**
 * The stamps of the inputs that are known, by name.
 *
 * @param program version of the program
 */
export function knownStamps(folder: string, program: string): Map<string, string> {
  const stamps = new Map<string, string>();
  for (const [head] of linesOf(folder, program)) {
    const [name, stamp] = parsed<[string, string]>(head);
    stamps.set(name, stamp);
  }
  return stamps;
}

/** The inputs that are known, by name. */
export function knownInputs(folder: string, program: string): Map<string, KnownInput> {
  const inputs = new Map<string, KnownInput>();
  for (const [head, rest] of linesOf(folder, program)) {
    const [name, stamp] = parsed<[string, string]>(head);
    inputs.set(name, { name, stamp, ...parsed<ReadInput>(rest) });
  }
  return inputs;
}

/**
 * Writes what is known of the inputs. What could not be read is not kept, and so tried again: the reason may have gone.
 *
 * @param changed names of the inputs that are new or otherwise than before, and of those that are gone
 */
export function saveInputs(
  folder: string,
  program: string,
  inputs: Iterable<KnownInput>,
  changed: Iterable<string>,
): void {
  const files = new Map<number, KnownInput[]>();
  for (const name of changed) files.set(fileFor(name), []);
  for (const input of inputs) if (input.content !== null) files.get(fileFor(input.name))?.push(input);
  // The lines of one file at a time: those of all acts in force would take a third of a gigabyte.
  for (const [file, own] of files) keepText(fileOf(folder, file), [program, ...own.map(lineOf)].join("\n"));
}
