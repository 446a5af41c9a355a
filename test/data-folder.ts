/** Data folders of a few files. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { onTestFinished } from "vitest";
import { writeFiles } from "./write-files.ts";

/**
 * A data folder for the test that asks, gone behind it.
 *
 * @param files content by path below the folder
 * @example await readCamera(dataFolder({ "parlamento/camera/deputati.csv": csv }), rapporto)
 */
export function dataFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "data-"));
  onTestFinished(() => removeSync(folder));
  writeFiles(folder, Object.entries(files));
  return folder;
}
