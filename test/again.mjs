// Runs suites again and again, to find the tests that do not end the same each time; no test has a second try here.
//
//   npm run test:again -- --times N [--part browser] [--only FILE]
//
// Three ways, N times each: on the machine as it is, beside two busy loops, and with the processor of the browser four times slower.
// Prints how often each suite passed, then each test that ever failed with its traces; ends with 1 if there is one.

import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";

const WAYS = [
  { name: "idle", loops: 0, slowed: 1 },
  { name: "two busy loops", loops: 2, slowed: 1 },
  { name: "browser slowed 4 times", loops: 0, slowed: 4 },
];
const TRACES = ".cache/again";

const { values } = parseArgs({
  options: {
    times: { type: "string" },
    part: { type: "string", default: "browser" },
    only: { type: "string", multiple: true, default: [] },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  console.error("npm run test:again -- --times N [--part browser] [--only FILE]: N is a whole number, 1 or more");
  process.exit(2);
}

// What `vitest.config.ts` and `site/chromium.ts` look at.
Object.assign(process.env, { CI: "true", TEST_AGAIN: "true" });
rmSync(TRACES, { recursive: true, force: true });
const vitest = await createVitest("test", { project: [values.part], watch: false, reporters: [{}] });
const suites = await vitest.globTestSpecifications(values.only);

/** How often each suite passed in each way, and where each test failed: `Map<suite, number[]>`, `Map<test, string[]>`. */
const passes = new Map();
const failures = new Map();

/** Adds what became of one round. */
function count(modules, way, round) {
  const place = WAYS.indexOf(way);
  for (const module of modules) {
    const suite = module.relativeModuleId;
    const counts = passes.get(suite) ?? WAYS.map(() => 0);
    passes.set(suite, counts);
    if (module.ok()) counts[place]++;
    const failed = [...module.children.allTests("failed")].map((test) => [test.fullName, test.result().errors[0]]);
    // A hook or the file itself.
    if (failed.length === 0 && !module.ok()) failed.push(["outside its tests", module.errors()[0]]);
    for (const [name, error] of failed) {
      const test = `${suite} > ${name}`;
      const traces = process.env.BROWSER_TRACES;
      const said = [
        `${way.name}, round ${round}`,
        error?.message.split("\n")[0] ?? "",
        existsSync(traces) ? traces : "",
      ];
      failures.set(test, [...(failures.get(test) ?? []), said.filter((part) => part !== "").join(": ")]);
    }
  }
}

for (const way of WAYS) {
  const loops = Array.from({ length: way.loops }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  const end = () => {
    for (const loop of loops) loop.kill();
  };
  process.once("exit", end);
  process.env.BROWSER_SLOWED = `${way.slowed}`;
  for (let round = 1; round <= times; round++) {
    process.env.BROWSER_TRACES = `${TRACES}/${way.name.replaceAll(" ", "-")}-${round}`;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(suites);
    count(testModules, way, round);
    for (const error of unhandledErrors) console.error(error);
    console.error(`${way.name}: ${round} of ${times}`);
  }
  end();
  process.off("exit", end);
}
await vitest.close();

for (const [suite, counts] of [...passes].sort()) {
  const told = WAYS.map(({ name }, place) => `${name} ${counts[place]} of ${times}`);
  console.log(`${suite}: ${told.join(" · ")}`);
}
for (const [test, said] of failures) console.log(`\nnot the same in all: ${test}\n  ${said.join("\n  ")}`);
process.exit(failures.size === 0 && passes.size > 0 ? 0 : 1);
