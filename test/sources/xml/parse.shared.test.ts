import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { strictTree } from "./strict-tree.ts";

const SHARED = fileURLToPath(new URL("../../../../shared/", import.meta.url));
const reason = existsSync(SHARED) ? "" : " (saltato: i dati ufficiali di ../shared non ci sono)";
/** Its text ends in the middle. */
const CUT = "data/norme/legge_2022_53.xml";

const files = ["data", "data-versioni", "data-variants"]
  .flatMap((folder) =>
    reason
      ? []
      : readdirSync(SHARED + folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .sort();
const loose = files.filter((name) => name.endsWith(".xml") && name !== CUT);
const zips = files.filter((name) => name.endsWith(".zip"));

function hold(bytes: Uint8Array, name: string): void {
  const source = Buffer.from(bytes);
  // As text: the test runner takes minutes to compare trees of a hundred thousand elements.
  const [read, told] = [parseXml(source), strictTree(source.toString("utf8"))].map((tree) => JSON.stringify(tree));
  expect(read === told, name).toBe(true);
}

describe.skipIf(reason !== "")(`parseXml on the official files${reason}`, () => {
  it("finds acts, bills, versions and small cases to read", () => {
    for (const folder of ["data/norme/", "data/ddl/", "data-versioni/", "data-variants/casi/"])
      expect(loose.filter((name) => name.startsWith(folder)).length, folder).toBeGreaterThan(2);
  });

  it.each(loose)("reads of %s what a strict parser reads", (name) => {
    hold(readFileSync(SHARED + name), name);
  });

  it("reads of each XML file in an archive what a strict parser reads", () => {
    const held = zips.flatMap((zip) => {
      const members = unzipSync(readFileSync(SHARED + zip), { filter: ({ name }) => name.endsWith(".xml") });
      for (const [name, bytes] of Object.entries(members)) hold(bytes, `${zip}!${name}`);
      return Object.keys(members);
    });
    expect(held.length).toBeGreaterThan(1);
  });

  it("refuses the file that is cut, as a strict parser does", () => {
    const source = readFileSync(SHARED + CUT);
    expect(() => parseXml(source)).toThrow(UnusableInput);
    expect(() => strictTree(source.toString("utf8"))).toThrow();
  });
});
