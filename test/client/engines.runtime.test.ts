import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inApi, mended, REQUESTS } from "../hosts/requests.ts";
import { programOf } from "../hosts/runtimes.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { PACKED_CLIENT } from "./packed-client.ts";
import { PLACES, type Places, preparePlaces } from "./places.ts";

const { HOST_RUNTIMES = "" } = process.env;
const npmNode = (name: string) => (HOST_RUNTIMES ? path.join(HOST_RUNTIMES, "node_modules", name, "bin/node") : null);

/** Engines by the command that runs a module. */
const ENGINES: readonly (readonly [name: string, program: string | null, args: readonly string[]])[] = [
  ["Node.js 22", npmNode("node-22"), []],
  ["Node.js 24", npmNode("node"), []],
  ["Deno", programOf("deno"), ["run", "--no-prompt", "-A"]],
  ["Bun", programOf("bun"), []],
];

describe.each(ENGINES)("%s (skipped where it is not installed)", (_name, program, args) => {
  const folder = temporaryFolder();
  let places: Places;
  beforeAll(async () => {
    places = await preparePlaces();
  });
  afterAll(() => places.stop());

  it.skipIf(!program).each(PLACES)("answers the table of requests as this Node.js does: %s", async (place) => {
    const file = path.join(folder, "targets.json");
    const asked = REQUESTS.filter((r) => inApi(r) && !mended(r) && (r.method ?? "GET") === "GET");
    writeFileSync(file, JSON.stringify(asked.map(({ target }) => target)));
    const script = path.join(import.meta.dirname, "digests-of-answers.mjs");
    const given = [script, pathToFileURL(path.join(PACKED_CLIENT, "index.js")).href, places.open[place], file];
    const run = async (command: string, all: readonly string[]) =>
      (await import("node:util")).promisify((await import("node:child_process")).execFile)(command, [...all], {
        encoding: "utf8",
      });
    const here = await run(process.execPath, given);
    const there = await run(program ?? "", [...args, ...given]);
    expect(there.stdout).toBe(here.stdout);
    expect(here.stdout).toMatch(/^2\d\d [0-9a-f]{64}\n$/);
  });
});
