import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { StoredTexts } from "../../generator/build/stage/stored-texts.ts";
import { anyText } from "../any-text.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const file = path.join(temporaryFolder(), "spool", "texts");
const line = anyText(30).map((text) => text.replaceAll("\n", ""));

it("gives the text at any position, whatever memory holds", () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 300 }),
      fc.nat(4000),
      fc.infiniteStream(fc.nat(299)),
      (texts, most, places) => {
        const list = new StoredTexts(file, most);
        for (const text of texts) list.add(text);
        expect(list.count).toBe(texts.length);
        for (const [i, place] of [...places.take(200)].entries())
          if (texts.length > 0) expect([i, list.at(place % texts.length)]).toEqual([i, texts[place % texts.length]]);
        list.close();
        expect(existsSync(file)).toBe(false);
      },
    ),
  );
});

it("writes nothing while all fits", () => {
  const list = new StoredTexts(file, 10_000);
  for (let i = 0; i < 100; i++) list.add(`line ${i}`);
  expect(existsSync(file)).toBe(false);
  for (let i = 100; i < 2000; i++) list.add(`line ${i}`);
  expect(existsSync(file)).toBe(true);
  expect([7, 1999, 1500].map((place) => list.at(place))).toEqual(["line 7", "line 1999", "line 1500"]);
  list.close();
});

it("is empty once it is closed, and takes other texts", () => {
  const list = new StoredTexts(file, 100);
  for (const round of ["one", "two"]) {
    for (let i = 0; i < 200; i++) list.add(`${round} ${i}`);
    expect([list.count, list.at(0), list.at(40), list.at(199)]).toEqual([
      200,
      `${round} 0`,
      `${round} 40`,
      `${round} 199`,
    ]);
    list.close();
    expect(list.count).toBe(0);
  }
});
