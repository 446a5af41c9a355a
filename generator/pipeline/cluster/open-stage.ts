/**
 * The stage folder of a build that many processes share. Only this makes it, and only `--anew` makes it again: what runs its tasks takes no
 * lock, since each of them writes its own files, whole or not at all, the same whoever runs it.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { guardFolders } from "../../folders/guard.ts";
import { takeLock } from "../../folders/lock.ts";
import { makeFolder } from "../../folders/make-folder.ts";
import { Failure } from "../../terminal/failure.ts";
import { MARK, mark } from "../../tree/publish/mark.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { settingsOf } from "../inputs/settings-of.ts";
import type { GenerateOptions } from "../options.ts";
import { parsed } from "../stage/parsed.ts";
import type { Settings } from "../stage/settings.ts";
import { forgetOutcomes, SETTINGS, Stage, stageAt } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { CLUSTER_TEXTS } from "./texts.ts";

/** What a stage is made for. */
export interface StageRequest extends GenerateOptions {
  readonly stage: string;
  /** Shares of a phase at the most. */
  readonly of: number;
  /** Whether to begin again where a build was begun before. */
  readonly anew: boolean;
}

/** In the stage folder: how many shares a phase has at the most. */
const SHARES = "shares.json";
const LOCK = ".lock";
const KEPT = "kept";

/** Shares of a phase at the most, as the stage was made. */
export const sharesPlanned = (stage: Stage): number => stage.read<number>(SHARES);

/** What a stage was made with and is asked for otherwise now. */
function differences(before: Settings, now: Settings): string[] {
  const was = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(now)
    .filter(([name, value]) => was.get(name) !== JSON.stringify(value))
    .map(([name]) => (name === "program" ? CLUSTER_TEXTS.program : name));
}

/** Removes what a build left, but for what the next one may take over. Whoever is killed meanwhile leaves no stage. */
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
 * Makes the stage of a build, or opens it where it was made with the same options.
 *
 * @throws Failure where a folder is refused, there are no data, or the stage was made otherwise
 * @example (await openStage({ stage: "/shared/stage", of: 8, anew: false, data: "data-raw", ... })).folder // "/shared/stage"
 */
export async function openStage({ stage: given, of, anew, ...options }: StageRequest): Promise<Stage> {
  const { data, out, sideBySide = false, previous, wait = false, say } = options;
  if (!existsSync(data)) throw new Failure(BUILD_TEXTS.noData(data));
  const guarded = guardFolders({ data, out, sideBySide, cache: given, cacheOption: "--stage" });
  const folder = guarded.cache?.real ?? path.resolve(given);
  makeFolder(folder);
  mark(folder, "fasi");
  const lock = await takeLock(path.join(folder, LOCK), `--stage ${given}`, { wait, say });
  try {
    const places = { root: path.join(folder, "tree"), out: guarded.out.real, kept: path.join(folder, KEPT) };
    const whole = { ...options, data: path.resolve(data), previous: previous && path.resolve(previous) };
    const settings = settingsOf(whole, places);
    const before = settingsIn(folder);
    if (before === null || anew) {
      clear(folder);
      writeWhole(path.join(folder, SHARES), JSON.stringify(of));
      return Stage.make(folder, settings);
    }
    const stage = stageAt(folder);
    const others = differences(before, settings);
    if (sharesPlanned(stage) !== of) others.push(CLUSTER_TEXTS.shares(sharesPlanned(stage)));
    if (others.length > 0) throw new Failure(CLUSTER_TEXTS.otherwise(given, others.join(", ")));
    return stage;
  } finally {
    lock.release();
  }
}
