/**
 * The stage folder: what the phases of a build leave for each other.
 *
 *   settings.json          what every task must know
 *   tasks/<phase>/<n>      what a task wrote into the tree, and its report
 *   <phase>/...            records and tables for the next phases
 *   spool/                 what readers put aside while they read
 *   done/<phase>/<n>       marks of the shares of a phase that an engine ran
 *   damaged/<n>            names of files that a task did not find as they were left
 *
 * and in a folder that may be a cache, to be taken over by the next run:
 *
 *   readings/              acts that were read, a file for each batch
 *   sparse-readings        files of readings that are to go
 *   inputs/                what is known of each input
 *   buckets/               outcomes of buckets of acts
 *   acts/, relations/      acts and relations of each bucket, as they are served
 *   lists                  outcome of the lists of acts
 *   graphs/                first nodes and links of the graphs of acts, and what they were made from
 *   words/                 words of chunks of acts, and what they were made from
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, outputFileSync, removeSync } from "fs-extra/esm";
import { byCodeUnit } from "../../collections/code-unit.ts";
import type { SortedList } from "../../collections/sorted-list.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import { EarlierTree } from "../../tree/publish/earlier-tree.ts";
import { Staging } from "../../tree/staging.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { FILES, type Placed } from "./files.ts";
import { orDamaged, parsed } from "./kept.ts";
import { Records } from "./records.ts";
import { ServedTable } from "./served-table.ts";
import { memoryFor, type Settings } from "./settings.ts";

/** What a task leaves: the files that it wrote into the tree, and what it has to report. */
export interface TaskOutcome {
  readonly files: readonly ManifestEntry[];
  readonly report: ReturnType<Rapporto["toJSON"]>;
}

/** The file that makes a folder a stage. */
export const SETTINGS = "settings.json";

/** Forgets of what is kept all but the readings: what was made of them is made again. */
export function forgetOutcomes(kept: string): void {
  for (const name of ["inputs", "buckets", "acts", "relations", "lists", "graphs", "words", "sparse-readings"])
    removeSync(path.join(kept, name));
}

export class Stage {
  readonly folder: string;
  readonly settings: Settings;
  readonly #records = new Map<string, Records>();
  #earlier: { readonly tree: EarlierTree | null } | undefined;
  #table: ServedTable | undefined;
  #placed: Placed | undefined;

  constructor(folder: string) {
    this.folder = folder;
    this.settings = this.read<Settings>(SETTINGS);
  }

  /** Makes a stage in a folder that is new or empty. */
  static make(folder: string, settings: Settings): Stage {
    writeWhole(path.join(folder, SETTINGS), JSON.stringify(settings));
    // One that was open there before is another.
    open?.close();
    open = undefined;
    return stageAt(folder);
  }

  file(...names: readonly string[]): string {
    return path.join(this.folder, ...names);
  }

  /** A file or folder of what the next run may take over. */
  kept(...names: readonly string[]): string {
    return path.join(this.settings.kept, ...names);
  }

  /** Folder for what readers put aside while they read. */
  get spool(): string {
    const folder = this.file("spool");
    ensureDirSync(folder);
    return folder;
  }

  write(name: string, value: unknown): void {
    writeWhole(this.file(name), JSON.stringify(value));
  }

  /**
   * What a phase wrote.
   *
   * @throws Damaged where it is not there, or no JSON
   */
  read<T>(name: string): T {
    return orDamaged(this.file(name), () => parsed<T>(readFileSync(this.file(name), "utf8")));
  }

  /** Records of the stage folder; they stay open until the stage is closed. */
  #opened(name: string): Records {
    const known = this.#records.get(name);
    if (known !== undefined) return known;
    const records = new Records(this.file(name));
    this.#records.set(name, records);
    return records;
  }

  /** How many records a file has. @throws Damaged where it is not as it was written */
  recordCount(name: string): number {
    return orDamaged(this.file(name), () => this.#opened(name).count);
  }

  /** The record at a position of a file. @throws Damaged where it is not as it was written */
  record(name: string, position: number): Buffer {
    return orDamaged(this.file(name), () => this.#opened(name).at(position));
  }

  get placed(): Placed {
    this.#placed ??= this.read<Placed>(FILES.placed);
    return this.#placed;
  }

  get table(): ServedTable {
    this.#table ??= this.tableWithin("table");
    return this.#table;
  }

  /** The acts that are served, for a task that asks for them page by page and so needs to hold few. */
  tableWithin(share: "list" | "table"): ServedTable {
    return new ServedTable(
      { count: this.recordCount(FILES.served), at: (page) => this.record(FILES.served, page) },
      memoryFor(this.settings, share),
    );
  }

  /**
   * A part of the growing tree: what it writes is entered by `leave`. Files that the earlier tree has are taken over.
   *
   * @param entered a list for the entries of other parts
   */
  staging(entered?: SortedList<ManifestEntry>): Staging {
    this.#earlier ??= { tree: EarlierTree.read(this.settings.out) };
    return new Staging(this.settings.root, { earlier: this.#earlier.tree, ...(entered && { entered }) });
  }

  /** Leaves the outcome of a task. */
  leave(phase: string, task: number, staging: Staging, rapporto = new Rapporto()): void {
    const outcome: TaskOutcome = { files: [...staging.entries()], report: rapporto.toJSON() };
    this.write(`tasks/${phase}/${task}`, outcome);
  }

  /** The outcomes of a phase, in the order of its tasks. */
  *left(phase: string): Generator<TaskOutcome> {
    const folder = this.file("tasks", phase);
    if (!existsSync(folder)) return;
    const tasks = readdirSync(folder).filter((name) => /^\d+$/.test(name));
    yield* this.leftBy(
      phase,
      tasks.map(Number).sort((a, b) => a - b),
    );
  }

  /** The outcomes of some tasks of a phase, of those that have left one. */
  *leftBy(phase: string, tasks: readonly number[]): Generator<TaskOutcome> {
    for (const task of tasks)
      if (existsSync(this.file("tasks", phase, String(task)))) yield this.read<TaskOutcome>(`tasks/${phase}/${task}`);
  }

  /** Notes that a file is not as it was left. */
  noteDamage(task: number, file: string): void {
    outputFileSync(this.file("damaged", String(task)), file);
  }

  /** The first by name of the files that were not as they were left; `undefined` where all were. */
  damage(): string | undefined {
    const folder = this.file("damaged");
    if (!existsSync(folder)) return undefined;
    return readdirSync(folder)
      .map((task) => readFileSync(path.join(folder, task), "utf8"))
      .sort(byCodeUnit)[0];
  }

  close(): void {
    for (const records of this.#records.values()) records.close();
    this.#records.clear();
  }
}

let open: Stage | undefined;

/** The stage in a folder: each thread has one open. */
export function stageAt(folder: string): Stage {
  if (open?.folder === folder) return open;
  open?.close();
  open = new Stage(folder);
  return open;
}
