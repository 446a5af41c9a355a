import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { command } from "./commands.ts";

const folder = temporaryFolder();
const build = path.join(folder, ".build");

/** The bundled commands, with a bug in what reads the articles of acts. */
beforeAll(() => {
  copySync(path.dirname(command("generate")), build);
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const name of ["generate.js", "worker.js"]) {
    const code = readFileSync(path.join(build, name), "utf8");
    const broken = code.replace(/^function readArticle\(.*\{$/m, '$& throw new Error("x");');
    expect(broken).not.toBe(code);
    writeFileSync(path.join(build, name), broken);
  }
});

describe("a bug in a reader", () => {
  it.each(["1", "2"])("ends the run with the file of the act and the line of TypeScript: %s jobs", (jobs) => {
    const command = [path.join(build, "generate.js"), "--out", path.join(folder, "tree"), "--jobs", jobs];
    const args = ["--enable-source-maps", ...command];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/norme\/[^ ]+\.xml: x/);
    expect(stderr).toMatch(/generator\/sources\/normattiva\/body\.ts:\d+/);
  });
});
