import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sectionOf } from "./pages.ts";

/** What can be added: the example of its list, and the most files that it may take. A bound only ever sinks. */
const ADDITIONS = [
  { title: "### An operation", most: 7, mentions: /\bpolitici-gruppi\b|\bclassifica-gruppi\b|\bclassificaGruppi\b/ },
  { title: "### A host", most: 4, mentions: /\bnetlify\b/i },
  { title: "### A download format", most: 4, mentions: /\bparquet\b/i },
  { title: "### A source", most: 6, mentions: /sources\/camera\/|\bCHAMBER\b|\bdati\.camera\.it\/sparql\b/ },
] as const;

const listed = (title: string): string[] =>
  [...sectionOf(".github/CONTRIBUTING.md", title).matchAll(/^- `([^`]+)`: /gm)].map(([, file = ""]) => file);

/** Code and data that an addition may have to touch. */
const SOURCES: readonly string[] = ["generator", "schemas"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|mjs|json)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    // An operation needs no page: who reads answers is not what makes them.
    .filter((name) => !name.startsWith("generator/pages/explorer/client/views/")),
);
/** Comments may name anything. */
const codeOf = (file: string): string =>
  readFileSync(path.join(ROOT, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

describe.each(ADDITIONS)("CONTRIBUTING, $title", ({ title, most, mentions }) => {
  it("lists files that are there", () => {
    expect(listed(title).length).toBeGreaterThan(3);
    for (const file of listed(title)) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  });

  it("lists every file that mentions its example", () => {
    const found = SOURCES.filter((file) => mentions.test(codeOf(file)));
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((file) => !listed(title).includes(file))).toEqual([]);
  });

  it("takes no more files than it did", () => {
    expect(listed(title).length).toBeLessThanOrEqual(most);
  });
});
