/** The browser that all suites of a run share: started when the first of them asks for it, and never where none does. */

import type { BrowserServer } from "playwright-core";
import type { TestModule, TestProject } from "vitest/node";
import { type Door, openDoor } from "./door.ts";
import { launchServer } from "./pages/site/chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where suites ask for the browser. */
    readonly browserDoor: string;
  }
}

/** Says to whom asks where the browser listens: `?gone=` with such an address says that it has ended. */
interface BrowserDoor extends Omit<Door, "close"> {
  close(): Promise<void>;
}

/**
 * Opens a door to a browser that does not run yet. Whoever asks first starts it; who finds that it has ended, as after a crash, gets
 * another one, and so does who asks after one did not start.
 *
 * @example const door = await openBrowserDoor(); await (await fetch(door.address)).text(); // "ws://127.0.0.1:49153/4f1c..."
 */
export async function openBrowserDoor(): Promise<BrowserDoor> {
  let running: Promise<BrowserServer> | undefined;
  const door = await openDoor(async (asked) => {
    const known = running;
    if (known !== undefined && asked.get("gone") === (await known).wsEndpoint() && running === known) {
      running = undefined;
      void (await known).kill();
    }
    running ??= launchServer();
    try {
      return (await running).wsEndpoint();
    } catch (error) {
      running = undefined;
      throw error;
    }
  });
  return {
    address: door.address,
    async close() {
      door.close();
      await (await running)?.close();
    },
  };
}

/** More second tries than these are no accident: the run fails. */
const MOST_SECOND_TRIES = 2;

/**
 * What a run says in its last lines of tests that passed on their second try, and whether they are too many for it to be green.
 *
 * @example secondTries(["the map > is moved"]) // { lines: ["passed on its second try: the map > is moved"], tooMany: false }
 */
export function secondTries(names: readonly string[]): {
  readonly lines: readonly string[];
  readonly tooMany: boolean;
} {
  const tooMany = names.length > MOST_SECOND_TRIES;
  const lines = names.map((name) => `passed on its second try: ${name}`);
  return {
    tooMany,
    lines: tooMany ? [...lines, `the run fails: ${MOST_SECOND_TRIES} second tries are the most`] : lines,
  };
}

function passedLater(modules: readonly TestModule[]): string[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return tests
    .filter((test) => test.diagnostic()?.flaky)
    .map(({ fullName, module }) => `${module.relativeModuleId} > ${fullName}`);
}

/** A line for each suite that left tests out: a program is missing here. */
function leftOut(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => {
    const tests = [...module.children.allTests("skipped")];
    const [first] = tests;
    return first === undefined ? [] : [`skipped: ${module.relativeModuleId}: ${tests.length} tests: ${first.fullName}`];
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const door = await openBrowserDoor();
  project.provide("browserDoor", door.address);
  return async () => {
    await door.close();
    const modules = project.vitest.state.getTestModules();
    const { lines, tooMany } = secondTries(passedLater(modules));
    // Where tests are chosen by name, all others are left out.
    const isChosen = project.vitest.config.testNamePattern !== undefined;
    for (const line of [...lines, ...(isChosen ? [] : leftOut(modules))]) console.error(line);
    if (tooMany) process.exitCode = 1;
  };
}
