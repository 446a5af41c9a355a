import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { getOrMake } from "../../generator/collections/get-or-make.ts";

const PIPELINE = path.resolve("generator/build");
/** Floors of imports at the most: from a file that imports none of the others up to the build itself. */
const FLOORS = 5;

/** The files of the build that a file imports. */
function importsOf(file: string): string[] {
  const found = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]*)"/g)];
  return found
    .map(([, target = ""]) => path.resolve(path.dirname(file), target))
    .filter((target) => target.startsWith(PIPELINE) && existsSync(target));
}

it("the build is read in a few floors, and knows no circle", () => {
  const known = new Map<string, number>();
  const floorOf = (file: string, above: readonly string[] = []): number => {
    expect(above, `a circle of imports: ${[...above, file].join(" > ")}`).not.toContain(file);
    return getOrMake(
      known,
      file,
      () => 1 + Math.max(0, ...importsOf(file).map((one) => floorOf(one, [...above, file]))),
    );
  };
  const files = readdirSync(PIPELINE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const floors = files.map((name) => [name, floorOf(path.join(PIPELINE, name))] as const);
  expect(floors.filter(([, floor]) => floor > FLOORS)).toEqual([]);
  expect(Math.max(...floors.map(([, floor]) => floor))).toBe(FLOORS);
});
