/**
 * The stage folder of a build that many processes share. It is made here, under a lock; the processes that run its tasks take no lock, since
 * each task writes its own files, whole or not at all, the same whoever runs it.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { Failure } from "../../terminal/failure.ts";
import { guardFolders } from "../../tree/folders/guard.ts";
import { takeLock } from "../../tree/folders/lock.ts";
import { makeFolder } from "../../tree/folders/make-folder.ts";
import { realPath } from "../../tree/folders/real-path.ts";
import { MARK, mark } from "../../tree/publish/folder-mark.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { type GenerateOptions, programDigests, settingsOf } from "../options.ts";
import { parsed } from "../stage/kept.ts";
import type { Settings } from "../stage/settings.ts";
import { forgetOutcomes, SETTINGS, Stage, stageAt } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { CLUSTER_TEXTS } from "./texts.ts";

/** What a stage is made for. */
interface StageRequest extends GenerateOptions {
  readonly stage: string;
  /** Parts of a phase at the most. */
  readonly of: number;
  /** Whether to begin again in the folder of an earlier build. */
  readonly anew: boolean;
}

/** In the stage folder: how many parts a phase has at the most. */
const PARTS = "parts.json";
const LOCK = ".lock";
const KEPT = "kept";

/** How many parts a phase of a stage has at the most. */
export const partsPlanned = (stage: Stage): number => stage.read<number>(PARTS);

/** The options in which a stage differs from what is asked now. */
function differences(before: Settings, now: Settings): string[] {
  const was = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(now)
    .filter(([name, value]) => was.get(name) !== JSON.stringify(value))
    .map(([name]) => (name === "program" ? CLUSTER_TEXTS.program : name));
}

/** Removes what a build left, except `kept/`. The settings go first: a run that is killed here leaves no stage. */
function clear(folder: string): void {
  rmSync(path.join(folder, SETTINGS), { force: true });
  if (existsSync(path.join(folder, "damaged"))) forgetOutcomes(path.join(folder, KEPT));
  for (const name of readdirSync(folder)) if (![MARK, LOCK, KEPT].includes(name)) removeSync(path.join(folder, name));
}

function settingsIn(folder: string): Settings | null {
  const file = path.join(folder, SETTINGS);
  return existsSync(file) ? parsed<Settings>(readFileSync(file, "utf8")) : null;
}

/**
 * Makes the stage of a build, or opens the one that was made with the same options.
 *
 * @throws Failure where a folder is refused, there are no data, or the stage was made with other options
 * @example (await openStage({ stage: "/shared/stage", of: 8, anew: false, data: "data-raw", ... })).folder // "/shared/stage"
 */
export async function openStage({ stage: given, of, anew, ...options }: StageRequest): Promise<Stage> {
  const { data, out, wait = false, say } = options;
  if (!existsSync(data)) throw new Failure(BUILD_TEXTS.noData(data));
  const guarded = guardFolders({ data, out, cache: given, cacheOption: "--stage" });
  const folder = guarded.cache?.real ?? path.resolve(given);
  makeFolder(folder);
  mark(folder, "fasi");
  const lock = await takeLock(path.join(folder, LOCK), `--stage ${given}`, { wait, say });
  try {
    const places = { root: path.join(folder, "tree"), out: guarded.out.real, kept: path.join(folder, KEPT) };
    const settings = settingsOf({ ...options, data: path.resolve(data) }, places);
    const before = settingsIn(folder);
    if (before === null || anew) {
      clear(folder);
      writeWhole(path.join(folder, PARTS), JSON.stringify(of));
      return Stage.make(folder, settings);
    }
    const stage = stageAt(folder);
    const others = differences(before, settings);
    if (partsPlanned(stage) !== of) others.push(`--of ${partsPlanned(stage)}`);
    if (others.length > 0) throw new Failure(CLUSTER_TEXTS.otherwise(given, others.join(", ")));
    return stage;
  } finally {
    lock.release();
  }
}

/**
 * The stage that `openStage` made in a folder, for a process that runs a part of it.
 *
 * @throws Failure where there is none, another version of the program made it, or the folder had another name then
 * @example stageBegun("/shared/stage").settings.data // "/shared/data"
 */
export function stageBegun(given: string): Stage {
  const folder = realPath(given);
  if (!existsSync(path.join(folder, SETTINGS))) throw new Failure(CLUSTER_TEXTS.noStage(given));
  const stage = stageAt(folder);
  const { root, program } = stage.settings;
  if (path.dirname(root) !== folder) throw new Failure(CLUSTER_TEXTS.moved(given, root));
  if (program !== programDigests().reading) throw new Failure(CLUSTER_TEXTS.otherwise(given, CLUSTER_TEXTS.program));
  return stage;
}
