import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, zipOf } from "../client/places.ts";
import { used } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const tree = sharedTree();
const folder = temporaryFolder();

describe("ask", () => {
  it("prints an answer as the tree has it, from a folder and from a zip", async () => {
    const zip = path.join(folder, "albero.zip");
    writeFileSync(zip, zipOf(filesIn(tree)));
    const due = readFileSync(path.join(tree, "api/public/norme.json"), "utf8");
    for (const place of [tree, zip])
      for (const asked of ["/norme", "/api/public/norme"])
        expect(await used("ask", asked, "--tree", place)).toEqual({ status: 0, stdout: due, stderr: "" });
    expect((await used("ask", "/health", "--tree", tree, "--lang", "en")).stdout).toContain('"lingua":"en"');
  });

  it("prints the first list as CSV and as a table, and an answer without one by its members", async () => {
    const csv = (await used("ask", "/norme?limit=2", "--tree", tree, "--format", "csv")).stdout.split("\r\n");
    expect(csv[0]).toBe("eli,tipo,titolo,data,numero,n_articoli,n_relazioni");
    expect(csv.filter((line) => line.trim() !== "")).toHaveLength(3);
    const table = (await used("ask", "/norme?limit=2", "--tree", tree, "--format", "table")).stdout
      .trimEnd()
      .split("\n");
    expect(table).toHaveLength(3);
    expect(table[0]).toMatch(/^eli +tipo +titolo +data/);
    expect(table[1]?.indexOf("eli:/it/")).toBe(0);
    expect((await used("ask", "/", "--tree", tree, "--format", "csv")).stdout).toMatch(/^campo,valore\r\n/);
  });

  it("says in a line why there is no answer", async () => {
    const lost = await used("ask", "/norme/legge 9999 del 1999", "--tree", tree);
    expect(lost).toMatchObject({ status: 1, stdout: "" });
    expect(lost.stderr).toMatch(/^\/api\/public\/norme\/legge 9999 del 1999: 404 \{"detail":.*\n$/);
    const nowhere = await used("ask", "/norme", "--tree", path.join(folder, "nessuno"));
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^.*no folder and no file, expected .*\n$/),
    });
    expect(await used("ask", "norme", "--tree", tree)).toMatchObject({ status: 2 });
    expect(await used("ask", "/norme", "--format", "xml")).toMatchObject({ status: 2 });
  });
});
