import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { flush, flushAll } from "../../generator/tree/publish/durable.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const tree = path.join(folder, "tree");
const MISSING = path.join(folder, "no such command");

/** A command that flushes nothing: it writes down how it was called, and ends as it is told. */
function commandThat(ends: string): string {
  const command = path.join(folder, "flushing");
  writeFileSync(command, `#!/bin/sh\necho "$@" > '${folder}/called'\n${ends}\n`);
  chmodSync(command, 0o755);
  return command;
}

describe("a folder that is to be on disk", () => {
  it.each([
    ["by the system's command", "sync"],
    ["file by file", MISSING],
  ])("is flushed with all that stands in it: %s", async (_how, command) => {
    for (let i = 0; i < 40; i++) {
      ensureDirSync(path.join(tree, String(i), "deep"));
      writeFileSync(path.join(tree, String(i), "deep", "file"), "x");
    }
    await flushAll(tree, command);
    expect(readdirSync(tree, { recursive: true })).toHaveLength(120);
  });

  it("must be there", async () => {
    await expect(flushAll(tree)).rejects.toThrow("tree");
    await expect(flushAll(tree, MISSING)).rejects.toMatchObject({ code: "ENOENT" });
    expect(() => flush(tree)).toThrow("ENOENT");
  });

  it.runIf(process.platform === "linux")("is given to the command, whose failure counts", async () => {
    mkdirSync(tree);
    await flushAll(tree, commandThat("exit 0"));
    expect(readFileSync(path.join(folder, "called"), "utf8")).toBe(`-f ${tree}\n`);
    await expect(flushAll(tree, commandThat("echo I/O error >&2; exit 1"))).rejects.toThrow("I/O error");
  });
});
