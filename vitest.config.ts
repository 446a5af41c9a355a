/** Which suites run in which command. The end of a file's name says it: `test/README.md` lists the endings. */

import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const ci = process.env.CI === "true";

/** The gate and what is heavier run where `CI=true` says that the machine has what they need: `.ci/run` installs it. */
const CI_ONLY = ci ? null : "they run with CI=true";
const SHARED = CI_ONLY ?? (existsSync("../shared") ? null : "they need the official files in ../shared");

/** A kind of suite: the part of the run it belongs to, its files, and why they do not run here (`null` where they do). */
interface Kind {
  readonly part: "data" | "browser" | "hosts" | "all";
  readonly glob: string;
  readonly skip: string | null;
}
const KINDS: readonly Kind[] = [
  { part: "data", glob: "test/**/*.shared.test.ts", skip: SHARED },
  { part: "data", glob: "test/**/*.slow.test.ts", skip: CI_ONLY },
  { part: "browser", glob: "test/**/*.browser.test.ts", skip: CI_ONLY },
  { part: "hosts", glob: "test/**/*.runtime.test.ts", skip: CI_ONLY },
  { part: "all", glob: "test/**/*.all.test.ts", skip: CI_ONLY },
];
/** Properties: a fifth of their runs in `quick`, all in `all`. */
const RUNS = "test/**/*.runs.test.ts";
/** Judges the bundles beside the hosts that run them. */
const EXPRESSIONS = "test/linear/expressions.slow.test.ts";
/** All runs of what tells a text that is read twice over: they take seconds. */
const LINEAR = ["test/linear/growth.runs.test.ts", "test/law/grammar/linear.runs.test.ts"];
const ALL_RUNS = { TEST_RUNS: "all" };
/** `again.mjs` looks for what does not pass each time. */
const AGAIN = process.env.TEST_AGAIN === "true";

const skipped = KINDS.filter(({ skip }) => skip !== null);
if (!process.env.VITEST_WORKER_ID) for (const { glob, skip } of skipped) console.error(`skipped: ${glob}: ${skip}`);

/** Suites that must have nothing beside them: those that compare times, and one that makes the bundles which others run. */
const ALONE = ["test/**/*.time.all.test.ts", "test/cli/readme-commands.all.test.ts"];

/**
 * Settings of all parts. In those with `isolate: false` modules are loaded once, a quarter of the time: each of their suites leaves what it
 * has changed as it was. In the others they are loaded anew for each file.
 */
const shared = {
  // Loaded as it is: a bundle needs nothing more done to it.
  server: { deps: { external: [/\/\.build\//] } },
  // What the commands say depends on it.
  env: { LC_ALL: "C.UTF-8" },
  // No suite ends by its limit on a busy machine: it is there for what hangs.
  testTimeout: 600_000,
  // A page that is slow on a busy machine is waited for, as Playwright waits.
  expect: { poll: { timeout: 150_000 } },
  hookTimeout: 600_000,
  maxWorkers: "100%",
};

/** Where suites wait for other programs, a third of the time: one worker more for two processors. */
const MORE_WORKERS = Math.ceil(1.5 * availableParallelism());

/** The suites of one part, and those named besides, but those named otherwise. */
const part = (
  name: Kind["part"],
  {
    also = [],
    exclude = [],
    env = {},
    retry = 0,
    isolate = true,
    maxWorkers = shared.maxWorkers,
  }: {
    also?: readonly string[];
    exclude?: readonly string[];
    env?: Readonly<Record<string, string>>;
    retry?: number;
    isolate?: boolean;
    maxWorkers?: number | string;
  } = {},
) => ({
  test: {
    ...shared,
    env: { ...shared.env, ...env },
    retry,
    isolate,
    maxWorkers,
    name,
    include: [...KINDS.filter((kind) => kind.part === name && kind.skip === null).map(({ glob }) => glob), ...also],
    exclude: [...configDefaults.exclude, ...exclude],
    // A part by itself: those that run at once must have as many workers.
    sequence: { groupOrder: KINDS.findIndex((kind) => kind.part === name) + 1 },
  },
});

export default defineConfig({
  test: {
    globalSetup: ["test/build-commands.ts", "test/run-folder.ts", "test/browser-server.ts"],
    passWithNoTests: true,
    projects: [
      {
        test: {
          ...shared,
          name: "quick",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...KINDS.map(({ glob }) => glob)],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      part("data", { isolate: false, exclude: [EXPRESSIONS] }),
      // `browser-server.ts` names who passed on the second try, and fails the run where they are many.
      part("browser", { retry: AGAIN ? 0 : 1, isolate: false, maxWorkers: MORE_WORKERS }),
      part("hosts", {
        also: ci ? [EXPRESSIONS, ...LINEAR] : [],
        env: ALL_RUNS,
        isolate: false,
        maxWorkers: MORE_WORKERS,
      }),
      part("all", { also: ci ? [RUNS] : [], exclude: ALONE, env: ALL_RUNS }),
      {
        test: {
          ...shared,
          name: "alone",
          include: ci ? ALONE : [],
          maxWorkers: 1,
          sequence: { groupOrder: KINDS.length + 1 },
        },
      },
    ],
  },
});
