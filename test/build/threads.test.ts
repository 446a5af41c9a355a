import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Executor } from "../../generator/build/executors/executor.ts";
import { here } from "../../generator/build/executors/here.ts";
import { openThreads } from "../../generator/build/executors/threads.ts";
import { temporaryFolder } from "../temporary-folder.ts";

type Tasks = { double: (n: number) => number; fail: (what: string) => never };

const MODULE = `export const double = async (n) => 2 * n;
export const fail = (what) => { throw new TypeError(what, { cause: new Error("below") }); };
`;

const script = path.join(temporaryFolder(), "tasks.mjs");
let threads: Executor<Tasks>;
beforeAll(() => {
  writeFileSync(script, MODULE);
  threads = openThreads<Tasks>(2, pathToFileURL(script));
});
afterAll(() => threads.close());

describe("one job", () => {
  const own = here<Tasks>({
    double: (n) => 2 * n,
    fail: (what) => {
      throw new TypeError(what);
    },
  });

  it("runs a task in this thread, one after the other", async () => {
    const seen: number[] = [];
    await own.each([1, 2, 3], async (item) => {
      seen.push(await own.run("double", item));
    });
    expect(seen).toEqual([2, 4, 6]);
  });

  it("gives a task's own error", async () => {
    await expect(own.run("fail", "a")).rejects.toThrow(TypeError);
  });
});

describe("threads", () => {
  it("give what a task returns", async () => {
    expect(await threads.run("double", 21)).toBe(42);
  });

  it("give a task's own error with its cause, and go on", async () => {
    const error = await threads.run("fail", "a").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "TypeError", message: "a", cause: { message: "below" } });
    expect(await threads.run("double", 1)).toBe(2);
  });

  it("have a few items under way at a time, and each once", async () => {
    let [now, most] = [0, 0];
    const seen: number[] = [];
    await threads.each(
      Array.from({ length: 50 }, (_, i) => i),
      async (item) => {
        most = Math.max(most, ++now);
        await threads.run("double", item);
        seen.push(item);
        now--;
      },
    );
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(most).toBe(4);
  });

  it("end the work with the first error of an item", async () => {
    const work = threads.each([1, 2, 3], async (item) => {
      if (item === 2) throw new Error("item 2");
    });
    await expect(work).rejects.toThrow("item 2");
  });
});
