import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { GrowingFile } from "../../generator/outputs/downloads/growing-file.ts";
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

test("the text of an act is written as the law has it", () => {
  expect(() => staging().write("indici/norme/atto.txt", Buffer.from("ZZZXXX00A01A001Z"), null)).not.toThrow();
});
