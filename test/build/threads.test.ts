import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { inThisThread } from "../../generator/build/run.ts";
import { type Executor, openThreads } from "../../generator/build/threads.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Each task leaves a file; one fails. */
const MODULE = `import { writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";
export const runTask = async ({ stage, phase, task }) => {
  if (phase === "thread") writeFileSync(stage + "/in-thread-" + threadId, "");
  if (phase === "fail-apart") throw new TypeError("apart");
  if (phase === "fail" && task === 2) throw new TypeError("task 2", { cause: new Error("below") });
  writeFileSync(stage + "/" + phase + "-" + task, "");
};
`;

const folder = temporaryFolder();
const stage = temporaryFolder();
const done = (phase: string) => readdirSync(stage).filter((name) => name.startsWith(phase));
const script = path.join(folder, "tasks.mjs");
const module = pathToFileURL(script);
let threads: Executor;
beforeAll(() => {
  writeFileSync(script, MODULE);
  threads = openThreads(2, module);
});
afterAll(() => threads.close());

describe("one job", () => {
  it("runs the tasks in this thread, one after the other", async () => {
    const seen: number[] = [];
    const own = inThisThread(async ({ task }) => {
      seen.push(task);
    });
    let count = 0;
    await own.run(stage, "here", 3, () => count++);
    expect([seen, count]).toEqual([[0, 1, 2], 3]);
  });

  it("gives a task's own error, and begins no other", async () => {
    const seen: number[] = [];
    const own = inThisThread(async ({ task }) => {
      seen.push(task);
      if (task === 1) throw new TypeError("a");
    });
    await expect(own.run(stage, "here", 3, () => {})).rejects.toThrow(TypeError);
    expect(seen).toEqual([0, 1]);
  });
});

describe("threads", () => {
  it("run every task once", async () => {
    let count = 0;
    await threads.run(stage, "many", 50, () => count++);
    expect(count).toBe(50);
    expect(done("many")).toHaveLength(50);
  });

  it("give a task's own error with its cause, begin few others, and go on", async () => {
    const error = await threads.run(stage, "fail", 100, () => {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "TypeError", message: "task 2", cause: { message: "below" } });
    expect(done("fail").length).toBeLessThan(50);
    await threads.run(stage, "after", 1, () => {});
    expect(done("after")).toHaveLength(1);
  });

  it.each([
    [2, 1],
    [17, 3],
  ])(
    "run a phase apart in a thread of its own where they did much, else in one of theirs: %i tasks",
    async (tasks, threads) => {
      const own = openThreads(1, module);
      const used = path.join(stage, String(tasks));
      mkdirSync(used);
      await own.run(used, "thread", tasks, () => {});
      await own.runApart(used, "thread", () => {});
      await own.run(used, "thread", 1, () => {});
      await own.close();
      expect(readdirSync(used).filter((name) => name.startsWith("in-thread-"))).toHaveLength(threads);
    },
  );

  it.each([
    [16, 1],
    [17, 2],
  ])("give back what they hold before a phase where they did much: %i tasks", async (tasks, threads) => {
    const own = openThreads(1, module);
    const used = path.join(stage, `before-${tasks}`);
    mkdirSync(used);
    await own.run(used, "thread", tasks, () => {});
    await own.run(used, "thread", 1, () => {});
    await own.close();
    expect(readdirSync(used).filter((name) => name.startsWith("in-thread-"))).toHaveLength(threads);
  });

  it("end after a task that fails with nothing under way", async () => {
    for (let time = 0; time < 20; time++) {
      const own = openThreads(2, module);
      await expect(own.run(stage, "fail", 100, () => {})).rejects.toThrow("task 2");
      await own.close();
    }
  });

  it("give the error of a phase that runs apart", async () => {
    const own = openThreads(1, module);
    const error = await own.runApart(stage, "fail-apart", () => {}).catch((reason: unknown) => reason);
    await own.close();
    expect(error).toMatchObject({ message: "apart" });
  });
});
