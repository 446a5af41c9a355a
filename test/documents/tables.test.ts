/** Tables of the READMEs that follow from the code: `npx vitest run test/documents/tables.test.ts -u` writes them. */

import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { HOST_NAMES, profileOf } from "../../generator/hosts/profiles.ts";
import { ROOT, sectionOf, textOf } from "./pages.ts";

/** What the rows of the hosts say, in their order. */
const GIVES = ["everything", "everything in a browser"] as const;

const hostsThat = (gives: string): string =>
  HOST_NAMES.filter((name) => profileOf(name).gives === gives)
    .map((name) => `\`${name}\``)
    .join(", ");

/** A page with the names of the hosts in the first column of their table. */
function withHosts(page: string): string {
  const [before = "", table = "", after = ""] = page.split(/(^\| host \| .*\n\| --- \| --- \|\n(?:\|.*\n)+)/m);
  const [head = "", line = "", ...rows] = table.trimEnd().split("\n");
  const named = rows.map((row, i) => row.replace(/^\| [^|]* \|/, `| ${hostsThat(GIVES[i] ?? "")} |`));
  return `${before}${[head, line, ...named].join("\n")}\n${after}`;
}

/** A page with the rankings of each area in one line: `/pnrr/classifica-aziende`, `-enti` ... */
function withRankings(page: string): string {
  const rankings = OPERATIONS.map(({ path }) => path).filter((path) => path.includes("/classifica-"));
  return page.replace(/^\| `(\/\w+\/classifica)-.*? \|/gm, (_, start: string) => {
    const [first, ...more] = rankings.filter((path) => path.startsWith(`${start}-`));
    return `| ${[first, ...more.map((path) => path.slice(start.length))].map((path) => `\`${path}\``).join(", ")} |`;
  });
}

describe("the table of all operations", () => {
  const page = "generator/contract/README.md";

  it("names the rankings of each area", async () => {
    expect(textOf(page).match(/^\| `\/\w+\/classifica-/gm)?.length).toBeGreaterThan(1);
    await expect(withRankings(textOf(page))).toMatchFileSnapshot(`${ROOT}/${page}`);
  });

  it("has every operation, and the first pages none that is not in it", () => {
    const rows = sectionOf(page, "## Operations");
    const named = (path: string) =>
      rows.includes(`\`${path}`) || rows.includes(`\`${path.replace(/^.*(-\w+)$/, "$1")}\``);
    expect(OPERATIONS.flatMap(({ path }) => (named(path) ? [] : [path]))).toEqual([]);
    for (const first of ["README.md", "README.it.md"]) {
      const table = textOf(first).match(/^\| `\/.*$/gm) ?? [];
      expect(table).toHaveLength(6);
      const paths = table
        .flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`([^`?]*)/g)])
        .map(([, at = ""]) => at);
      expect(paths.filter((at) => at.startsWith("/") && !named(at))).toEqual([]);
    }
  });
});

describe.each(["README.md", "README.it.md"])("%s", (page) => {
  it("names the hosts by what each gives", async () => {
    const text = textOf(page);
    expect(text.match(/^\| host \| /gm)).toHaveLength(1);
    expect(withHosts(text).match(/^\| host \| (?:.*\n){4}/m)).not.toBeNull();
    await expect(withHosts(text)).toMatchFileSnapshot(`${ROOT}/${page}`);
  });
});
