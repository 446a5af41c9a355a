import type { Progress } from "../terminal/progress.ts";
import type { Claim } from "../tree/folders/claim.ts";
import { FOLDER_TEXTS } from "../tree/folders/texts.ts";
import { publish } from "../tree/publish/publish.ts";
import { BUILD_TEXTS } from "./texts.ts";

/** How a tree is published. */
export interface Publishing {
  /** The folder of the published tree, as its user named it. */
  readonly out: string;
  /** Looks at the whole tree before, in the folder where it grew; what it throws keeps the old tree. */
  readonly verify?: ((tree: string) => Promise<void>) | undefined;
  readonly progress: Progress;
  readonly say: (line: string) => void;
}

/**
 * Has a tree take the place of the published one.
 *
 * @param tree folder where it grew, on the disk of the published one
 * @param claim on the folder of the published tree
 * @throws Failure where another run has taken the folder over; what `verify` throws
 * @example await publishTree("/srv/api/.dist-api.in-corso/albero", claim, { progress, say })
 */
export async function publishTree(
  tree: string,
  claim: Claim,
  { out, verify, progress, say }: Publishing,
): Promise<void> {
  await verify?.(tree);
  progress.start(BUILD_TEXTS.steps.publish, 1);
  claim.assertHeld();
  const strays = await publish(claim.out, tree);
  if (strays.length > 0) say(`${out}: ${FOLDER_TEXTS.strays(strays.join(", "))}`);
}
