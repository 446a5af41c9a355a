/**
 * What a run knew of its inputs in the end, for the next one: texts of lines in files by name, so that few of them are written when few
 * inputs have changed. Of each input a line: name and stamp as JSON, a tab, the rest as JSON. What another version of the program wrote is
 * not known.
 */

import path from "node:path";
import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { jsonLines, type MakeList } from "../../collections/sorted-list.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { keepText, textIfKept } from "./kept-text.ts";
import { parsed } from "./parsed.ts";
import type { KnownInput, ReadInput } from "./read-act.ts";

const FILES = 64;

const fileOf = (folder: string, file: number) => path.join(folder, `${file}.ndjson`);
const fileFor = (name: string) => bucketOf(name, FILES);

const lineOf = ({ name, stamp, ...rest }: KnownInput) => `${JSON.stringify([name, stamp])}\t${JSON.stringify(rest)}`;

function* linesOf(folder: string, file: number, program: string): Generator<readonly [head: string, rest: string]> {
  const [writer, ...lines] = textIfKept(fileOf(folder, file))?.split("\n") ?? [];
  if (writer !== program) return;
  for (const line of lines) {
    const tab = line.indexOf("\t");
    if (tab > 0) yield [line.slice(0, tab), line.slice(tab + 1)];
  }
}

/**
 * The stamps of the inputs that are known, by name.
 *
 * @param program version of the program
 */
export function knownStamps(folder: string, program: string): Map<string, string> {
  const stamps = new Map<string, string>();
  for (let file = 0; file < FILES; file++)
    for (const [head] of linesOf(folder, file, program)) {
      const [name, stamp] = parsed<[string, string]>(head);
      stamps.set(name, stamp);
    }
  return stamps;
}

/** What is to be joined with what is known. */
export interface InputsNow {
  /** Names of the inputs that are as they were known. */
  readonly known: readonly string[];
  /** Names of those that are new or otherwise than before. */
  readonly fresh: readonly string[];
  /** What was read of these. */
  readonly read: Iterable<readonly [input: KnownInput, bytes: number]>;
}

/** Names by the file that they are known in. */
function byFile(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const files = new Map<number, string[]>();
  for (const name of names) getOrMake(files, fileFor(name), () => []).push(name);
  return files;
}

/**
 * All inputs, those just read and those known before, file by file; the next run knows them all. What could not be read is not kept, and so
 * tried again: the reason may have gone.
 *
 * @param lists sorted lists for what grows with the corpus
 * @returns each with its bytes as text, more or less
 */
export function* joinInputs(
  folder: string,
  program: string,
  { known, fresh, read }: InputsNow,
  lists: MakeList,
): Generator<readonly [input: KnownInput, bytes: number]> {
  const list = lists(
    "inputs",
    jsonLines<KnownInput>((a, b) => fileFor(a.name) - fileFor(b.name)),
  );
  for (const [input, bytes] of read) list.add(input, bytes);
  const readNow = adjacent(list.items(), ({ name }) => fileFor(name));
  let next = readNow.next();
  const [stay, come] = [byFile(known), byFile(fresh)];
  for (let file = 0; file < FILES; file++) {
    const before = new Map<string, { readonly line: string; readonly input: KnownInput }>();
    for (const [head, rest] of linesOf(folder, file, program)) {
      const [name, stamp] = parsed<[string, string]>(head);
      before.set(name, { line: `${head}\t${rest}`, input: { name, stamp, ...parsed<ReadInput>(rest) } });
    }
    const lines = [program];
    const here = stay.get(file) ?? [];
    for (const name of here) {
      const kept = before.get(name);
      if (kept === undefined) throw new Error(`${name}: it was known a moment ago`);
      lines.push(kept.line);
      yield [kept.input, kept.line.length];
    }
    if (!next.done && fileFor(itemAt(next.value, 0).name) === file) {
      for (const input of next.value) {
        const line = lineOf(input);
        if (input.content !== null) lines.push(line);
        yield [input, line.length];
      }
      next = readNow.next();
    }
    const gone = before.size > here.length;
    if (gone || come.has(file)) keepText(fileOf(folder, file), lines.join("\n"));
  }
  list.close();
}
