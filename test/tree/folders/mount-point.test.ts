import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { guardFolders, isMountPoint } from "../../../generator/tree/folders/guard.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const at = (name: string) => path.join(folder, name);

/** Does something while a folder is a mount point; nothing where this user may not mount. */
function whileMounted(target: string, args: readonly string[], work: () => void): void {
  if (spawnSync("mount", [...args, target]).status !== 0) return;
  try {
    work();
  } finally {
    spawnSync("umount", [target]);
  }
}

it.runIf(process.platform === "linux")("what the system has mounted is known", () => {
  expect(isMountPoint("/proc")).toBe(true);
  expect(isMountPoint(folder)).toBe(false);
  expect(isMountPoint(at("absent"))).toBe(false);
});

it.each([
  ["a disk of its own", () => ["-t", "tmpfs", "tmpfs"]],
  ["a folder of the same disk", () => ["--bind", at("other")]],
])("a volume is refused before any work, with the way out: %s (skipped where mounting is not allowed)", (_, args) => {
  for (const name of ["data", "other", "my volume"]) mkdirSync(at(name));
  const volume = at("my volume");
  whileMounted(volume, args(), () => {
    const guarding = (out: string) => guardFolders({ data: at("data"), out });
    expect(() => guarding(volume)).toThrow(`choose a folder inside it: ${volume}/dist-api`);
    expect(guarding(path.join(volume, "dist-api")).out.real).toBe(path.join(volume, "dist-api"));
  });
});
