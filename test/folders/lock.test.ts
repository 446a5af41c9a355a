import { spawn, spawnSync } from "node:child_process";
import fs, { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isLocked, isRunning, takeLock, thisProcess } from "../../generator/folders/lock.ts";
import { Failure } from "../../generator/terminal/failure.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const file = path.join(folder, ".tree.lock");
const take = (waits = false, say: (line: string) => void = () => {}) =>
  takeLock(file, "--out tree", { wait: waits, say });

/** A lock as some process would have left it. */
function left(holder: object, minutesAgo = 0): void {
  writeFileSync(file, JSON.stringify({ ...thisProcess(), since: "2026-01-10T10:00:00.000Z", ...holder }));
  const then = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(file, then, then);
}
/** Does something while every look at the lock is counted. */
async function countingLooks(work: (looks: () => number) => Promise<void>): Promise<void> {
  const { readFileSync: read } = fs;
  let looks = 0;
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    if (args[0] === file) looks++;
    return read(...args);
  }) as typeof read;
  syncBuiltinESMExports();
  try {
    await work(() => looks);
  } finally {
    fs.readFileSync = read;
    syncBuiltinESMExports();
  }
}

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["-e", ""]).pid;

describe("a lock", () => {
  it("is held by one run: the second is told by whom, and where the lock is", async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(Failure);
    await expect(take()).rejects.toThrow(new RegExp(`--out tree: .*process ${process.pid}.*--wait.*${file}`));
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is waited for where that is asked for, saying so once", async () => {
    const first = await take();
    const said: string[] = [];
    await countingLooks(async (looks) => {
      const second = take(true, (line) => said.push(line));
      await expect.poll(looks).toBeGreaterThan(2);
      expect(first.isOurs()).toBe(true);
      first.release();
      (await second).release();
    });
    expect(said).toEqual([expect.stringMatching(/--out tree: .*waiting/)]);
  });

  it.each([
    ["has ended", () => ({ pid: ended(), began: "1" })],
    ["had the number of another that runs now", () => ({ began: "1" })],
  ])("of a process that %s is taken over", async (_, holder) => {
    left(holder());
    expect(isLocked(file)).toBe(false);
    (await take()).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of another machine is taken over only after a long silence", async () => {
    left({ machine: "elsewhere 1" }, 5);
    await expect(take()).rejects.toThrow(/of machine elsewhere/);
    left({ machine: "elsewhere 1" }, 30);
    (await take()).release();
  });

  it("half written by a killed process is taken over", async () => {
    for (const text of ["", '{"pid":']) {
      writeFileSync(file, text);
      utimesSync(file, new Date(0), new Date(0));
      (await take()).release();
    }
  });

  it("is taken over by one of many", async () => {
    left({ began: "1" });
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not removed by a holder that has lost it", async () => {
    const lock = await take();
    left({ pid: 1 });
    expect(lock.isOurs()).toBe(false);
    lock.release();
    expect(existsSync(file) && readFileSync(file, "utf8")).toContain('"pid":1,');
  });
});

describe("a process", () => {
  it("does not run once it has been killed, even before its parent hears of it", async () => {
    expect(isRunning(thisProcess())).toBe(true);
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const identity = { ...thisProcess(), pid: child.pid ?? 0, began: null };
    expect(isRunning(identity)).toBe(true);
    process.kill(identity.pid, "SIGKILL");
    // This thread does not hear of it meanwhile: it only sleeps, as long as the system takes to end the process.
    const asleep = new Int32Array(new SharedArrayBuffer(4));
    for (let looks = 0; looks < 3000 && isRunning(identity); looks++) Atomics.wait(asleep, 0, 0, 10);
    expect(isRunning(identity)).toBe(false);
  });
});
