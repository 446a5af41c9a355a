import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { command } from "./commands.ts";

const folder = temporaryFolder();
const build = path.join(folder, ".build");

/** The bundled commands, with a bug in what reads the articles of acts. */
beforeAll(() => {
  cpSync(path.dirname(command("generate")), build, { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const worker = path.join(build, "worker.js");
  const code = readFileSync(worker, "utf8");
  const broken = code.replace(/^function readArticle\(.*\{$/m, '$& throw new Error("x");');
  expect(broken).not.toBe(code);
  writeFileSync(worker, broken);
});

describe("a bug in a reader", () => {
  it("ends the run with the file of the act and the line of TypeScript", () => {
    const args = ["--enable-source-maps", path.join(build, "generate.js"), "--out", path.join(folder, "tree")];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/norme\/[^ ]+\.xml: x/);
    expect(stderr).toMatch(/generator\/sources\/normattiva\/body\.ts:\d+/);
  });
});
