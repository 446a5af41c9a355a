import { existsSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

const ci = process.env.CI === "true";

/** Suites that need more than the project itself: the kind of file, and why it does not run here (`null` where it does). */
const SPECIAL: readonly (readonly [glob: string, reason: string | null])[] = [
  [
    "test/**/*.shared.test.ts",
    !ci ? "they run with CI=true" : existsSync("../shared") ? null : "they need the official files in ../shared",
  ],
  ["test/**/*.slow.test.ts", ci ? null : "they run with CI=true (some hundred generations)"],
  ["test/**/*.browser.test.ts", ci ? null : "they run with CI=true (and need Chromium)"],
  ["test/**/*.runtime.test.ts", ci ? null : "they run with CI=true (and need the hosts' runtimes)"],
];

const skipped = SPECIAL.filter(([, reason]) => reason !== null);
if (!process.env.VITEST_WORKER_ID) for (const [glob, reason] of skipped) console.error(`skipped: ${glob}: ${reason}`);

/** Suites with nothing beside them: those that hold a page or an answer to a time, and one that makes the bundles which others run. */
const ALONE = [
  "test/explorer/graph.browser.test.ts",
  "test/explorer/large-act.browser.test.ts",
  "test/hosts/nginx-njs.runtime.test.ts",
  "test/site/lighthouse.browser.test.ts",
  "test/cli/readme-commands.runtime.test.ts",
];
const exclude = [...configDefaults.exclude, ...skipped.map(([glob]) => glob)];

const shared = {
  // Modules are loaded once, not for each file anew, a quarter of the time: each file leaves what it has changed as it was. With
  // CI=true, where there is time, they are apart.
  isolate: ci,
  // Loaded as it is: a bundle needs nothing more done to it.
  server: { deps: { external: [/\/\.build\//] } },
  // What the commands say depends on it.
  env: { LC_ALL: "C.UTF-8" },
  testTimeout: 60_000,
  // A page that is slow on a busy machine is waited for, as Playwright waits.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    globalSetup: ["test/build-commands.ts", "test/run-folder.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: [...exclude, ...ALONE],
          maxWorkers: "100%",
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: "alone", include: ALONE, exclude, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
