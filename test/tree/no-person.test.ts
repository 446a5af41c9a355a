import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { GrowingFile } from "../../generator/exports/downloads/growing-file.ts";
import { assertNoPerson } from "../../generator/tree/no-person.ts";
import { Staging } from "../../generator/tree/staging.ts";

function staging(): Staging {
  const folder = mkdtempSync(path.join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return new Staging(path.join(folder, "tree"));
}

const MESSAGE = /contiene il codice fiscale di una persona \(«ZZZX…»\)/;

test.each(["rapporto.json", "indici/pnrr-graph/nodi-0.ndjson", "esplora/pnrr/nomi/0.json"])(
  "the tree takes no file %s with a personal code",
  (name) => {
    expect(() => staging().write(name, Buffer.from('{"nome":"ZZZXXX00A01A001Z"}'), null)).toThrow(MESSAGE);
  },
);

test("nor a file that is written piece by piece, where the code is cut between two", () => {
  const file = new GrowingFile(staging(), "download/pnrr-nodi.ndjson");
  file.write(`${"x ".repeat(1 << 19)}ZZZXXX00A`);
  file.write("01A001Z\n");
  expect(() => file.end()).toThrow(MESSAGE);
});

test("no release is taken for a code, of a million; a code beside one still is", () => {
  const refused: string[] = [];
  // Hexadecimal digits of a generator of full period (Numerical Recipes): the same ones at each run.
  let state = 1;
  const digits = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8).toString(16).padStart(6, "0");
  };
  for (let i = 0; i < 1000; i++) {
    const releases = Array.from({ length: 1000 }, () => digits() + digits());
    try {
      assertNoPerson("indici/health.json", JSON.stringify({ releases }));
    } catch {
      refused.push(...releases);
    }
  }
  expect(refused).toEqual([]);
  for (const code of ["ZZZXXX00A01A001Z", "zzzxxx00a01a001z", "ZZZ XXX 00A01 A001Z", "ZZZXXX0A01A01Z"])
    for (const release of ["fffce2d7f376", "ebcda9d46f84"])
      expect(() => assertNoPerson("indici/health.json", `{"release":"${release}","nome":"Ditta ${code}"}`)).toThrow(
        /contiene il codice fiscale di una persona \(«ZZZ.…»\)/i,
      );
});

test.each([
  ["the id of an entry of a feed", "<id>urn:eeeeeee000d000e0000f</id>"],
  ["the policy of a page", `script-src 'sha256-${"A".repeat(20)}/ZZZXXX00A01A001Z/${"A".repeat(5)}='`],
])("%s is no personal code", (_, text) => {
  expect(() => assertNoPerson("pagina.html", text)).not.toThrow();
});

test("the text of an act is written as the law has it", () => {
  expect(() => staging().write("indici/norme/atto.txt", Buffer.from("ZZZXXX00A01A001Z"), null)).not.toThrow();
});
