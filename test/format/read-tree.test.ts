/** A reader in Python, written from `generator/format/FORMAT.md` alone, answers from the fixture what the router answers. */

import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { FIXTURE } from "./fixture.ts";

/** Debian's own, or the first of the path. */
const PYTHON = ["/usr/bin/python3", "python3"].find((name) => spawnSync(name, ["--version"]).status === 0);

interface Asked {
  readonly tree: string;
  readonly target: string;
  readonly language: string;
  /** The whole answer. */
  readonly body?: string;
  /** What the answer holds, in this order. */
  readonly parts?: readonly string[];
}

async function answered({ tree, target, language }: Asked): Promise<string> {
  const read = (name: string) => readFromDisk(path.join(FIXTURE, tree), name);
  const request = { method: "GET", target: `/api/public${target}`, acceptLanguage: language };
  const { body } = await respond(request, read, thrown);
  return Buffer.from(body).toString();
}

describe.skipIf(PYTHON === undefined)("a reader written from the page of the format", () => {
  it("gives the answers of the router", async () => {
    const script = path.join(import.meta.dirname, "read_tree.py");
    const { stdout, stderr } = spawnSync(PYTHON ?? "", ["-B", "-W", "error", script, FIXTURE], { encoding: "utf8" });
    expect(stderr).toBe("");
    const all = stdout
      .trimEnd()
      .split("\n")
      .map((line): Asked => JSON.parse(line));
    expect(all.length).toBeGreaterThan(20);
    for (const told of all) {
      const own = await answered(told);
      if (told.body !== undefined) expect(told.body, `${told.tree} ${told.target}`).toBe(own);
      let at = 0;
      for (const part of told.parts ?? []) {
        at = own.indexOf(part, at);
        expect(at, `${told.tree} ${told.target}: ${part}`).toBeGreaterThan(0);
      }
    }
  });
});
