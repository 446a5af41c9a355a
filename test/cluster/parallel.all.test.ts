import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { programOf } from "../hosts/runtimes.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { BUILD_MS, engineRun, runScript, writeActs } from "./engine-runs.ts";

const reason =
  programOf("parallel") === null ? ": GNU parallel is not installed, .ci/run installs it where it is root" : "";
vi.setConfig({ testTimeout: BUILD_MS });

const folder = temporaryFolder();

describe.skipIf(reason !== "")(`GNU parallel${reason}`, () => {
  it("builds the tree of generate", () => {
    const build = engineRun(path.join(folder, "sample"), "data-raw");
    build.watch();
    expect(runScript(build.script("parallel"), build.env)).toMatchObject({ status: 0 });
    build.expectSameTree();
    expect(existsSync(path.join(build.stage, "logs/serve.tsv"))).toBe(true);
    expect(build.left()).toEqual({});
  });

  it("goes on where a task was killed, and ends the same", () => {
    const data = path.join(folder, "data");
    writeActs(data);
    const build = engineRun(path.join(folder, "killed"), data, "--pack");
    build.watch({ killed: "serve --part 1 " });
    expect(runScript(build.script("parallel"), build.env).status).not.toBe(0);
    expect(existsSync(build.out)).toBe(false);
    expect(build.left()).toMatchObject({ serve: expect.arrayContaining([1]), publish: [0] });
    expect(Object.keys(build.left())).not.toContain("spread");
    build.watch();
    expect(runScript(build.script("parallel"), build.env)).toMatchObject({ status: 0 });
    build.expectSameTree();
  });
});
