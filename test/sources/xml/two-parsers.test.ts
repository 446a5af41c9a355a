import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { decodeXml, parseXml } from "../../../generator/sources/xml/parse.ts";
import { documents, spoiledDocuments } from "./random-documents.ts";
import { strictTree } from "./strict-tree.ts";

/** More on demand: `RUNS=100000 npx vitest run test/sources/xml/two-parsers.test.ts`. */
const numRuns = Number(process.env.RUNS ?? 300);
const LONG = 30 * 60_000;

/** The tree as JSON, in which an own `__proto__` is a name like others; `null` where the document is refused. */
function treeOr(parser: (document: string) => unknown, refusal: new (...args: never[]) => Error, document: string) {
  try {
    return JSON.stringify(parser(document));
  } catch (error) {
    if (error instanceof refusal) return null;
    throw error;
  }
}
const read = (document: string) => treeOr((text) => parseXml(Buffer.from(text)), UnusableInput, document);
const told = (document: string) => treeOr((text) => strictTree(decodeXml(Buffer.from(text))), Error, document);

describe("parseXml beside a strict parser", () => {
  it("reads of random documents the same tree, and refuses none", { timeout: LONG }, () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(read(document)).toBe(told(document));
        expect(read(document)).not.toBeNull();
      }),
      { numRuns },
    );
  });

  it("refuses of spoiled documents the same, and reads the same tree of the others", { timeout: LONG }, () => {
    fc.assert(
      fc.property(spoiledDocuments, (document) => {
        expect(read(document)).toBe(told(document));
      }),
      { numRuns },
    );
  });
});
