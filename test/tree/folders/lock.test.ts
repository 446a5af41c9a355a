import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Failure } from "../../../generator/terminal/failure.ts";
import { isLocked, takeLock } from "../../../generator/tree/folders/lock.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const file = path.join(folder, ".tree.lock");
const take = (waits = false, say: (line: string) => void = () => {}) =>
  takeLock(file, "--out tree", { wait: waits, say });

/** Does something while every attempt at the lock is counted. */
async function countingAttempts(work: (attempts: () => number) => Promise<void>): Promise<void> {
  const { openSync: open } = fs;
  let attempts = 0;
  fs.openSync = (...args: Parameters<typeof open>) => {
    if (args[0] === file) attempts++;
    return open(...args);
  };
  syncBuiltinESMExports();
  try {
    await work(() => attempts);
  } finally {
    fs.openSync = open;
    syncBuiltinESMExports();
  }
}

/** Another process that holds the lock until it is killed. */
async function otherHolder() {
  const script = `
    const { openSync, writeSync } = require("node:fs");
    const { tryLock } = require("fs-native-extensions");
    const fd = openSync(process.argv[1], "a+");
    console.log(tryLock(fd, 2 ** 40, 1));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["-e", script, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(child.stdout, "data");
  expect(String(said).trim()).toBe("true");
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
}

describe("a lock", () => {
  it("is held by one run: the second is told by whom", async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(Failure);
    await expect(take()).rejects.toThrow(new RegExp(`--out tree: .*process ${process.pid}.*--wait`));
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("names the machine where another one holds it", async () => {
    const lock = await take();
    writeFileSync(file, JSON.stringify({ pid: 7, machine: "elsewhere", since: "2026-01-10T10:00:00.000Z" }));
    await expect(take()).rejects.toThrow(/process 7 of machine elsewhere, since 2026-01-10/);
    lock.release();
  });

  it("is waited for where that is asked for, saying so once", async () => {
    const first = await take();
    const said: string[] = [];
    await countingAttempts(async (attempts) => {
      const second = take(true, (line) => said.push(line));
      await expect.poll(attempts).toBeGreaterThan(2);
      expect(first.isOurs()).toBe(true);
      first.release();
      (await second).release();
    });
    expect(said).toEqual([expect.stringMatching(/--out tree: .*waiting/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of a process that is killed is there for the next one at once, whatever it had written", async () => {
    for (const left of ["", '{"pid":', '{"pid":1,"machine":"elsewhere","since":"2026-01-10T10:00:00.000Z"}']) {
      const killed = await otherHolder();
      writeFileSync(file, left);
      expect(isLocked(file)).toBe(true);
      await expect(take()).rejects.toThrow(Failure);
      await killed();
      expect(isLocked(file)).toBe(false);
      const lock = await take();
      expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
      lock.release();
      expect(existsSync(file)).toBe(false);
    }
  });

  it("is taken by one of many", async () => {
    writeFileSync(file, "");
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is had by each in turn, never by two", async () => {
    let holders = 0;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const lock = await take(true);
        expect(++holders).toBe(1);
        await new Promise(setImmediate);
        holders--;
        lock.release();
      }),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is not removed by a holder that has lost it", async () => {
    const lock = await take();
    rmSync(file);
    const other = await take();
    expect([lock.isOurs(), other.isOurs()]).toEqual([false, true]);
    lock.release();
    expect(isLocked(file)).toBe(true);
    other.release();
    expect(isLocked(file)).toBe(false);
  });
});
