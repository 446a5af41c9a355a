/** The bundles, made anew if a source has changed since. Only suites that import this wait for a build. */

import path from "node:path";
import { inject } from "vitest";

const answer = await fetch(inject("buildDoor"));
if (!answer.ok) throw new Error(`the build of the commands failed: ${await answer.text()}`);

/** The folder of what `generator/build.mjs` makes. */
export const BUILD = path.resolve(import.meta.dirname, "../.build");
