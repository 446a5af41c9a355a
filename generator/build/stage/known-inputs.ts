/**
 * What a run knew of its inputs in the end, for the next one: texts of lines in files by name, so that few of them are written when few
 * inputs have changed. Of each input a line: all but its act as JSON, a tab, the act as JSON. What another version of the program wrote is
 * not known.
 */

import path from "node:path";
import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { type MakeList, textLines } from "../../collections/sorted-list.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { keepText, textIfKept } from "./kept-text.ts";
import type { KnownInput } from "./read-act.ts";

const FILES = 64;

const fileOf = (folder: string, file: number) => path.join(folder, `${file}.ndjson`);
const fileFor = (name: string) => bucketOf(name, FILES);

const INPUTS = textLines<KnownInput>((a, b) => fileFor(a.name) - fileFor(b.name));

/** The inputs of a file. */
function* inputsIn(folder: string, file: number, program: string): Generator<KnownInput> {
  const [writer, ...lines] = textIfKept(fileOf(folder, file))?.split("\n") ?? [];
  if (writer === program) for (const line of lines) yield INPUTS.read(line);
}

/**
 * The stamps of the inputs that are known, by name.
 *
 * @param program version of the program
 */
export function knownStamps(folder: string, program: string): Map<string, string> {
  const stamps = new Map<string, string>();
  for (let file = 0; file < FILES; file++)
    for (const { name, stamp } of inputsIn(folder, file, program)) stamps.set(name, stamp);
  return stamps;
}

/** What is to be joined with what is known. */
export interface InputsNow {
  /** Names of the inputs that are as they were known. */
  readonly known: readonly string[];
  /** Names of those that are new or otherwise than before. */
  readonly fresh: readonly string[];
  /** What was read of these. */
  readonly read: Iterable<KnownInput>;
}

/** Names by the file that they are known in. */
function byFile(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const files = new Map<number, string[]>();
  for (const name of names) getOrMake(files, fileFor(name), () => []).push(name);
  return files;
}

/** Bytes of an input beside its act, about. */
const BYTES = 300;

/**
 * All inputs, those just read and those known before, file by file; the next run knows them all. What could not be read is not kept, and so
 * tried again: the reason may have gone.
 *
 * @param lists sorted lists for what grows with the corpus
 */
export function* joinInputs(
  folder: string,
  program: string,
  { known, fresh, read }: InputsNow,
  lists: MakeList,
): Generator<KnownInput> {
  const list = lists("inputs", INPUTS);
  for (const input of read) list.add(input, BYTES + input.text.length);
  const readNow = adjacent(list.items(), ({ name }) => fileFor(name));
  let next = readNow.next();
  const [stay, come] = [byFile(known), byFile(fresh)];
  for (let file = 0; file < FILES; file++) {
    const before = new Map<string, KnownInput>();
    for (const input of inputsIn(folder, file, program)) before.set(input.name, input);
    const kept: KnownInput[] = [];
    const here = stay.get(file) ?? [];
    for (const name of here) {
      const input = before.get(name);
      if (input === undefined) throw new Error(`${name}: it was known a moment ago`);
      kept.push(input);
      yield input;
    }
    if (!next.done && fileFor(itemAt(next.value, 0).name) === file) {
      for (const input of next.value) {
        if (input.content !== null) kept.push(input);
        yield input;
      }
      next = readNow.next();
    }
    const gone = before.size > here.length;
    if (gone || come.has(file)) keepText(fileOf(folder, file), [program, ...kept.map(INPUTS.write)].join("\n"));
  }
  list.close();
}
