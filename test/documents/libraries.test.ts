/** The table of the libraries against `package.json` and the code: each library earns its line. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { ROOT, sectionOf } from "./pages.ts";

const { scripts, dependencies, devDependencies } = readJsonSync(path.join(ROOT, "package.json")) as Record<
  "scripts" | "dependencies" | "devDependencies",
  Record<string, string>
>;

/** Rows of the table: library, for what, what it does, why it. */
const ROWS = [
  ...sectionOf("generator/README.md", "## Libraries").matchAll(
    /^\| ([^|]+) \| (product|tests) \| ([^|]*) \| ([^|]*) \|$/gm,
  ),
].map(([, name = "", use = "", does = "", why = ""]) => ({ name, use, does, why }));

const named = (use: string) => ROWS.filter((row) => row.use === use).map(({ name }) => name);

/** The code below a folder, in one text. */
const codeBelow = (folder: string): string =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => readFileSync(path.join(ROOT, folder, name), "utf8"))
    .join("\n");
const CODE = { product: codeBelow("generator"), tests: codeBelow("test") };

/** Whether code imports a library, or a part of it. */
const imports = (code: string, library: string): boolean =>
  new RegExp(`(?:\\bfrom |\\bimport |\\bimport\\()"${library}(?:/[^"]*)?"`).test(code);

/** The commands that a library brings. */
const commandsOf = (library: string): string[] => {
  const { bin = {} } = readJsonSync(path.join(ROOT, "node_modules", library, "package.json"));
  return typeof bin === "string" ? [path.basename(library)] : Object.keys(bin);
};

/** Whether a script of `package.json` runs a library's command. */
const runs = (library: string): boolean =>
  Object.values(scripts).some((script) => commandsOf(library).some((name) => script.split(/\s+/).includes(name)));

/** Tests that need no import of a library, since they load a file of it by its path. */
const loads = (library: string): boolean => CODE.tests.includes(`"${library}/`) || CODE.tests.includes(`/${library}/`);

const isTypes = (name: string) => name.startsWith("@types/");

describe("the table of the libraries", () => {
  it("has a line for each of package.json, under what it is for, and for no other", () => {
    expect(named("product").sort()).toEqual(Object.keys(dependencies).sort());
    expect(named("tests").sort()).toEqual(
      Object.keys(devDependencies)
        .filter((name) => !isTypes(name))
        .sort(),
    );
  });

  it("says of each what it does and why it, in words that no other line has", () => {
    for (const { name, does, why } of ROWS) for (const text of [does, why]) expect(text.trim(), name).not.toBe("");
    for (const column of ["does", "why"] as const)
      expect(new Set(ROWS.map((row) => row[column])).size, column).toBe(ROWS.length);
  });
});

describe("package.json", () => {
  it("pins each library exactly", () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(Object.keys(dependencies))("has %s for the generator, which imports it", (name) => {
    expect(imports(CODE.product, name)).toBe(true);
  });

  it.each(Object.keys(devDependencies).filter((name) => !isTypes(name)))(
    "has %s for tests alone, which import it or run its command",
    (name) => {
      expect(imports(CODE.product, name)).toBe(false);
      expect(imports(CODE.tests, name) || runs(name) || loads(name)).toBe(true);
    },
  );

  it("has types only of what is there", () => {
    const there = ["node", ...Object.keys(dependencies), ...Object.keys(devDependencies)];
    for (const name of Object.keys(devDependencies).filter(isTypes))
      expect(there).toContain(name.slice("@types/".length));
  });

  it("has the product run on the packages that were chosen for it", () => {
    for (const name of ["ajv", "commander", "fast-xml-parser", "fs-extra", "http-server"]) {
      expect(dependencies, name).toHaveProperty([name]);
      expect(imports(CODE.product, name), name).toBe(true);
    }
    expect(runs("vitest")).toBe(true);
    expect(readFileSync(path.join(ROOT, scripts.test?.split(" ").at(-1) ?? ""), "utf8")).toMatch(
      /run\("vitest", \["run"/,
    );
  });
});
