import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { openPool } from "../../generator/jobs/pool.ts";
import { closeThreads, openThreads, type Threads } from "../../generator/jobs/threads.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The tasks, as this thread has them; the others say that they are elsewhere. */
const TASKS = {
  where: (_: number): string => "here",
  fail: (what: string): string => {
    throw new TypeError(what);
  },
};

const SCRIPT = `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, task, payload }) =>
  parentPort.postMessage(task === "fail" ? { id, error: new TypeError(payload) } : { id, result: "there" }));
`;

const folder = temporaryFolder();
let threads: Threads = [];

/** A pool of so many jobs. */
function pool(jobs: number) {
  const script = path.join(folder, "thread.mjs");
  writeFileSync(script, SCRIPT);
  threads = openThreads(jobs, () => new Worker(pathToFileURL(script)));
  return openPool(threads, TASKS);
}
afterEach(() => closeThreads(threads));

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate);
};

describe("a pool", () => {
  it("of one job does everything here, and nothing while this thread has left", async () => {
    const one = pool(1);
    expect(await one.run("where", 1)).toBe("here");
    one.leave();
    let done = false;
    const later = one.run("where", 2).then((where) => {
      done = true;
      return where;
    });
    await turns(10);
    expect(done).toBe(false);
    one.join();
    expect(await later).toBe("here");
  });

  it("of two gives both threads something to do, and all to the other one while this one has left", async () => {
    const two = pool(2);
    const all = () => Promise.all(Array.from({ length: 8 }, (_, i) => two.run("where", i)));
    expect(new Set(await all())).toEqual(new Set(["here", "there"]));
    two.leave();
    expect(new Set(await all())).toEqual(new Set(["there"]));
  });

  it("leaves the last of three tasks to this thread, which would be idle otherwise", async () => {
    const two = pool(2);
    two.leave();
    const tasks = [1, 2, 3].map((i) => two.run("where", i));
    two.join();
    expect(await Promise.all(tasks)).toEqual(["there", "there", "here"]);
  });

  it.each([1, 2])("of %i gives a task's own error, and goes on", async (jobs) => {
    const some = pool(jobs);
    const results = await Promise.allSettled([
      some.run("fail", "a"),
      some.run("where", 1),
      some.run("fail", "b"),
      some.run("where", 2),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    expect((results[2] as PromiseRejectedResult).reason).toMatchObject({ name: "TypeError", message: "b" });
  });

  it("works on a few items at a time, and on each once", async () => {
    const two = pool(2);
    let [now, most] = [0, 0];
    const seen: number[] = [];
    await two.each(
      Array.from({ length: 50 }, (_, i) => i),
      async (item) => {
        most = Math.max(most, ++now);
        await two.run("where", item);
        seen.push(item);
        now--;
      },
    );
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(most).toBe(6);
  });
});
