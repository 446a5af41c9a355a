import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { errorCode } from "../generator/terminal/error-code.ts";

/** A folder in memory, where the system has one: Linux's. */
const MEMORY = "/dev/shm";
/** What all suites of a part write at once stays far below it: two workers, some dozen trees each. The others write on the disk. */
const ENOUGH_BYTES = { quick: 4e9, data: 12e9 };

/** Whether there is room in memory: a container often has but a little. */
function roomInMemory(bytes: number): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= bytes;
}

/** How much room the parts that run need, `null` where one of them writes on the disk. */
function neededRoom(): number | null {
  if (process.env.CI !== "true") return ENOUGH_BYTES.quick;
  const named = Object.entries(ENOUGH_BYTES).find(([part]) => process.argv.includes(part));
  return named?.[1] ?? null;
}

const NAME = "api-diritto-italiano-tests-";

/** Whether a folder is one of a run that was killed: its name says which process made it. */
function isLeft(name: string): boolean {
  if (!name.startsWith(NAME)) return false;
  try {
    process.kill(Number.parseInt(name.slice(NAME.length), 10), 0);
    return false;
  } catch (error) {
    return errorCode(error) === "ESRCH";
  }
}

/**
 * Gives a run of the tests a temporary folder of its own, which goes with all that a killed test left in it. It lies in memory where there
 * is room: tests write many small files, and on a disk that takes as long as all the rest. Browsers, hosts and what is heavier write on the
 * disk.
 *
 * @returns what to do after the last test: the trees that suites share must be as they were made
 */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const needed = neededRoom();
  const parent = needed !== null && roomInMemory(needed) ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) if (isLeft(name)) rmSync(path.join(parent, name), { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${NAME}${process.pid}-`));
  // A server that gives up the rights of root must get through to the tree that it serves.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    const changed = changedTrees(path.join(folder, SHARED));
    removeSync(folder);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    if (changed.length === 0) return;
    // What is thrown here is printed, and ends a run as if nothing had happened.
    process.exitCode = 1;
    throw new Error(`a test changed a tree that suites share: ${changed.join("\n")}`);
  };
}

/** Below the temporary folder of a run, the trees that suites share. */
export const SHARED = "shared";

/** Behind the path of a tree that suites share: the file that holds its stamps. */
const STAMPS = ".stamps";

/** Names, sizes and times of all that is in a tree. */
const stampsOf = (tree: string): string =>
  readdirSync(tree, { recursive: true, encoding: "utf8" })
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(tree, name));
      return `${name} ${size} ${mtimeMs}\n`;
    })
    .sort()
    .join("");

/** Keeps what a shared tree is like when it was made. */
export const stampTree = (tree: string): void => writeFileSync(`${tree}${STAMPS}`, stampsOf(tree));

/** Names of the shared trees of a folder that are not as they were made. */
export function changedTrees(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const stamped = readdirSync(folder).filter((name) => name.endsWith(STAMPS));
  return stamped
    .map((name) => path.join(folder, name.slice(0, -STAMPS.length)))
    .filter((tree) => readFileSync(`${tree}${STAMPS}`, "utf8") !== stampsOf(tree));
}
