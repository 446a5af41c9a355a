import { expect, it } from "vitest";
import { partOf } from "../../generator/search/files/terms.ts";
import { RunOfTerms } from "../../generator/search/index/runs.ts";
import { writePart } from "../../generator/search/index/term-files.ts";

const PART = partOf("a");
const DOCUMENTS = 200_000;
/** Words of five letters, each in one to seven documents. */
const WORDS = Array.from(
  { length: 18_000 },
  (_, i) => `a${((i * 7919 + 99_999) % 1_679_616).toString(36).padStart(4, "0")}`,
);

/** The files of a part in which some words stand once more, and what they are made from. */
function written(more: readonly string[] = [], kept: ReadonlyMap<string, number> = new Map()) {
  const run = new RunOfTerms();
  const tell = (word: string, document: number) =>
    run.tell(run.vocabulary.numberOfStem(word), document, document, 100 + (document % 900));
  for (const [i, word] of WORDS.entries()) for (let n = 0; n <= i % 7; n++) tell(word, i + 100 * n);
  for (const word of more) tell(word, DOCUMENTS - 1);
  const files = new Map<string, string>();
  const write = (name: string, content: string | Uint8Array) =>
    files.set(name, Buffer.from(content).toString("base64"));
  const made = new Map<string, number>();
  const piece = run.pieces()[PART] ?? Buffer.alloc(4);
  writePart({ write }, PART, [{ first: 0, piece }], DOCUMENTS, (digest, make) => {
    const count = kept.get(digest) ?? make();
    made.set(digest, count);
    return count;
  });
  return { files, made };
}

const before = written();

it("makes nothing but the list of the files again where all is as it was", () => {
  const { files, made } = written([], before.made);
  expect([...files.keys()]).toEqual([`indici/cerca/parole/${PART}.bin`]);
  expect(made).toEqual(before.made);
});

it("makes few files again for a word that nobody wrote, and all are those of a build from nothing", () => {
  expect([...before.made.keys()].length).toBeGreaterThan(20);
  for (const word of ["aaaaa", "anuovo", "azzzzz"]) {
    const whole = written([word]).files;
    const again = written([word], before.made).files;
    expect(new Map([...before.files, ...again])).toEqual(whole);
    // Those of the words of the part besides.
    expect([...again.keys()].filter((name) => name.includes("/parole/")).length).toBeLessThan(6);
  }
});

it("makes the file of a word again that one more document has", () => {
  const [word = ""] = WORDS.slice(4000);
  const again = written([word], before.made).files;
  expect(new Map([...before.files, ...again])).toEqual(written([word]).files);
  expect([...again.keys()].filter((name) => name.includes("/parole/"))).toHaveLength(2);
});
