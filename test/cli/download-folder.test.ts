import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { run } from "./commands.ts";

const folder = temporaryFolder();
/** Nobody listens there: a test that fetched would fail. */
const NOWHERE = "http://127.0.0.1:9";

it.each([
  ["a file", "a-file", "something of this name is there already, EEXIST"],
  ["below a file", "a-file/x", "a file stands where a folder is needed, ENOTDIR"],
  ["where no folder can be", "/proc/x", "there is no such file or folder, ENOENT"],
])("a folder for downloads is refused in a line: %s", (_what, name, reason) => {
  writeFileSync(path.join(folder, "a-file"), "mine");
  const data = path.resolve(folder, name);
  const { status, stderr } = run("download", "--data", data, "--yes", "--mirror", NOWHERE);
  expect([status, stderr]).toEqual([
    1,
    `--data ${data}: ${data} cannot be written (${reason}); choose another folder\n`,
  ]);
  expect(readFileSync(path.join(folder, "a-file"), "utf8")).toBe("mine");
});
