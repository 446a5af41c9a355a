import { beginWork, stagingOf } from "../../generator/tree/publish/work-folder.ts";

/** The folder in which a new tree for `out` grows, as a run finds it: whatever an earlier one left is put in order. */
export function begunTree(out: string): string {
  beginWork(out);
  return stagingOf(out);
}
