/** Folders that tests write into, gone when they are done. */

import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

// Only a name until the first hook runs: tests that are skipped leave nothing behind.
const newPath = () => path.join(tmpdir(), `test-${randomUUID()}`);
const make = (folder: string) => {
  mkdirSync(folder, { mode: 0o700 });
};
const remove = (folder: string) => removeSync(folder);

/**
 * An empty folder that all tests of a file, or of a `describe`, share.
 *
 * @returns its path, which exists from the hooks on that are defined after this call
 * @example const tree = path.join(temporaryFolder(), "tree");
 */
export function temporaryFolder(): string {
  const folder = newPath();
  beforeAll(() => make(folder));
  afterAll(() => remove(folder));
  return folder;
}

/**
 * A folder that every test of a file, or of a `describe`, finds empty.
 *
 * @returns its path, the same for all of them
 * @example const out = path.join(temporaryFolderOfEach(), "dist-api");
 */
export function temporaryFolderOfEach(): string {
  const folder = newPath();
  beforeEach(() => make(folder));
  afterEach(() => remove(folder));
  return folder;
}
