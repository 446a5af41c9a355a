/** The last phase: the tree of a stage takes the place of the published one. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, removeSync } from "fs-extra/esm";
import { workPlace } from "../../contract/earlier-place.ts";
import { errorCode } from "../../terminal/error-code.ts";
import { Failure } from "../../terminal/failure.ts";
import { interruptible } from "../../terminal/interruption.ts";
import { claimFolders } from "../../tree/folders/claim.ts";
import { MANIFEST } from "../../tree/manifest.ts";
import { removeStrays } from "../../tree/publish/carry-over.ts";
import { stagingOf } from "../../tree/publish/work-folder.ts";
import { type Publishing, publishTree } from "../publish-tree.ts";
import { type Done, FILES } from "../stage/files.ts";
import type { Stage } from "../stage/stage.ts";
import { isDone, markDone, PUBLISH } from "./phase-parts.ts";
import { CLUSTER_TEXTS } from "./texts.ts";

/** How a stage is published. */
interface StagePublishing extends Publishing {
  /** Whether to wait for another run that holds the folder. */
  readonly wait: boolean;
}

const digestOfManifest = (tree: string) =>
  createHash("sha256")
    .update(readFileSync(path.join(tree, MANIFEST)))
    .digest("hex");

/** Whether the tree of a stage was published by a run that was killed before it could say so. */
function isPublished(stage: Stage, out: string): boolean {
  const said = stage.file(FILES.published);
  if (!existsSync(said) || !existsSync(path.join(out, MANIFEST))) return false;
  return stage.read<string>(FILES.published) === digestOfManifest(out);
}

/** Whether a rename leads from one folder into another: only the system knows which mounts are one disk. */
function leadsTo(folder: string, other: string): boolean {
  const here = path.join(folder, "probe");
  const there = path.join(other, "probe");
  writeFileSync(here, "");
  try {
    renameSync(here, there);
    return true;
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    return false;
  } finally {
    for (const probe of [here, there]) rmSync(probe, { force: true });
  }
}

/** Where the tree is once one rename is enough to publish it: from another disk it is copied beside the published one. */
function beside(stage: Stage, out: string): string {
  const { root } = stage.settings;
  if (leadsTo(stage.folder, workPlace(out))) return root;
  copySync(root, stagingOf(out), { preserveTimestamps: true });
  return stagingOf(out);
}

/** Puts the tree in the place of the published one. */
async function replace(stage: Stage, publishing: StagePublishing): Promise<void> {
  const { data, out } = stage.settings;
  const claim = await claimFolders({ data, out }, publishing);
  try {
    await interruptible(
      () => withTree(stage, out, () => publishTree(beside(stage, out), claim, publishing)),
      () => claim.release(),
    );
  } finally {
    claim.release();
  }
}

/** Publishes the tree where it is there; it goes when it is published. Where it is gone, it must have been published. */
async function withTree(stage: Stage, published: string, publish: () => Promise<void>): Promise<void> {
  const { root } = stage.settings;
  if (existsSync(root)) {
    // What killed runs left half written.
    removeStrays(root);
    stage.write(FILES.published, digestOfManifest(root));
    await publish();
    removeSync(root);
  } else if (!isPublished(stage, published)) throw new Failure(CLUSTER_TEXTS.noTree(root));
}

/**
 * Publishes the tree of a stage, unless it is published.
 *
 * @returns what came of the build; `null` where the tree was published before
 * @throws Failure where the folder of the tree is refused or another run holds it; the old tree then stays as it was
 * @example (await publishStage(stage, { out, wait: false, say, progress })).files // 783
 */
export async function publishStage(stage: Stage, publishing: StagePublishing): Promise<Done | null> {
  if (isDone(stage.folder, PUBLISH, 0)) return null;
  await replace(stage, publishing);
  markDone(stage.folder, PUBLISH, 0);
  return stage.read<Done>(FILES.done);
}
