/** A new tree is waited for until it rests: nothing is made of one that is replaced meanwhile. */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { afterAll, expect, it, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const wait = vi.fn(async (_: number) => {});
// Modules are loaded once for all suites: this one loads the folder anew, with a clock of its own.
vi.doMock("node:timers/promises", () => ({ setTimeout: wait }));
vi.resetModules();
const { TreeFolder } = await import("../../generator/router/disk/tree-folder.ts");
afterAll(() => {
  vi.doUnmock("node:timers/promises");
  vi.resetModules();
});

const out = path.join(temporaryFolder(), "dist-api");

function write(release: string): void {
  ensureDirSync(path.join(out, "api/public"));
  // Of another length each time: a tick of the disk may be too short to tell them apart.
  writeFileSync(path.join(out, "manifest.json"), `[]${" ".repeat(write.count++)}\n`);
  writeFileSync(path.join(out, "api/public/health.json"), `{"meta":{"release":"${release}"},\n"stato":"ok"}\n`);
}
write.count = 0;

it("a tree that changes while it is waited for is waited for anew", async () => {
  write("aaaaaaaaaaaa");
  const next = ["bbbbbbbbbbbb", "cccccccccccc"];
  wait.mockImplementation(async () => {
    const release = next.shift();
    if (release !== undefined) write(release);
  });
  const seen: string[] = [];
  await new TreeFolder(out).once(async ({ release }) => void seen.push(release));
  expect(seen).toEqual(["cccccccccccc"]);
  expect(wait.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([20, 20, 20]);
});
