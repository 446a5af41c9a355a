/** Every engine that is here, from every place of a tree: the gate asks it a little, `npm run test:all` everything. */

import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programOf } from "../../hosts/runtimes.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { PACKED_CLIENT } from "./packed-client.ts";
import { PLACES, type Places, preparePlaces } from "./places.ts";
import { dueDigest } from "./same-answers.ts";

const { HOST_RUNTIMES = "" } = process.env;
const npmNode = (name: string) => (HOST_RUNTIMES ? path.join(HOST_RUNTIMES, "node_modules", name, "bin/node") : null);

/** Engines by the command that runs a module. */
const ENGINES: readonly (readonly [name: string, program: string | null, args: readonly string[]])[] = [
  [`this Node.js (${process.versions.node})`, process.execPath, []],
  ["Node.js 22", npmNode("node-22"), []],
  ["Node.js 24", npmNode("node"), []],
  ["Deno", programOf("deno"), ["run", "--no-prompt", "-A"]],
  ["Bun", programOf("bun"), []],
];

/**
 * Declares a suite for each engine.
 *
 * @param targets what each is asked
 * @example engineSuites(["/api/public/health"]);
 */
export function engineSuites(targets: readonly string[]): void {
  const folder = temporaryFolder();
  const file = path.join(folder, "targets.json");
  let places: Places;
  let due: string;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(targets));
    places = await preparePlaces();
    due = await dueDigest(places, targets);
  });
  afterAll(() => places.stop());

  describe.each(ENGINES)("%s (skipped where it is not installed)", (_name, program, args) => {
    const script = path.join(import.meta.dirname, "print-digest.mjs");
    const client = pathToFileURL(path.join(PACKED_CLIENT, "index.js")).href;

    it.skipIf(!program).each(PLACES)(`answers ${targets.length} requests as the router does: %s`, async (place) => {
      const all = [...args, script, client, places.open[place], file];
      const { stdout } = await promisify(execFile)(program ?? "", all, { encoding: "utf8" });
      expect(stdout).toBe(`${due}\n`);
    });
  });
}
