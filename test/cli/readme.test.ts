import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { DOWNLOAD_SETS } from "../../generator/cli/tree-options.ts";
import { DOWNLOAD_KINDS } from "../../generator/contract/download-kinds.ts";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { ROOT, sectionOf, textOf } from "../documents/pages.ts";
import { run } from "./commands.ts";

const readme = textOf("README.md");
const commands = sectionOf("generator/cli/README.md", "## Commands");
const dataset = sectionOf("generator/exports/downloads/README.md", "## Offline dataset");
const { scripts } = readJsonSync(path.join(ROOT, "package.json"));

/** Lines of the README at the most: a page that is read whole. */
const LINES = 170;

/** What the commands of a page begin with. */
const npmRuns = (text: string): string[] => [...text.matchAll(/`npm run ([a-z:]+)/g)].map(([, name = ""]) => name);

describe("the README and the pages that it leads to", () => {
  it("names every option of generate and check, and none that is not there", () => {
    const offered = (["generate", "check"] as const).flatMap((name) => {
      const { status, stdout } = run(name, "--help");
      expect(status).toBe(0);
      return [...stdout.matchAll(/^ +(--[a-z-]+)/gm)].map(([, option]) => option!);
    });
    for (const option of new Set(offered)) expect(commands, option).toContain(option);
    const table = commands.slice(commands.indexOf("| option of `generate` |"));
    const named = [...table.matchAll(/^\| (`--.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/--[a-z-]+/g)].map(([option]) => option),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const option of named) expect(offered).toContain(option);
  });

  it("names every command, host and kind of download", () => {
    const told = npmRuns(`${readme}${commands}`);
    expect(npmRuns(commands).length).toBeGreaterThan(4);
    for (const name of told) expect(scripts, name).toHaveProperty([name]);
    for (const page of ["README.md", "README.it.md", "generator/hosts/README.md"])
      for (const host of HOST_NAMES) expect(textOf(page), `${page}: ${host}`).toContain(`\`${host}\``);
    for (const kind of [...DOWNLOAD_KINDS, ...Object.keys(DOWNLOAD_SETS)].filter((k) => k !== "none"))
      expect(dataset, kind).toContain(`\`${kind}\``);
  });
});

describe("the README in two languages", () => {
  const codeOf = (text: string) => [...text.matchAll(/```sh\n.*?```/gs)].map(([block]) => block);
  const shapeOf = (text: string) => [...text.matchAll(/^(?:#+ |\| `[^|]*\||\| \[[^|]*\|)/gm)].map(([begin]) => begin);
  const italian = textOf("README.it.md");

  it("is one page", () => {
    for (const text of [readme, italian]) expect(text.split("\n").length).toBeLessThanOrEqual(LINES);
  });

  it("has the same commands, titles, operations, folders, hosts and pages", () => {
    expect(codeOf(italian)).toEqual(codeOf(readme));
    expect(shapeOf(italian)).toEqual(shapeOf(readme));
    expect(shapeOf(readme).length).toBeGreaterThan(30);
  });
});
