import fc from "fast-check";
import { expect, it } from "vitest";
import { Vocabulary } from "../../generator/search/index/vocabulary.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { foldedWord, rawWords } from "../../generator/search/tokens.ts";
import { anyText } from "../any-text.ts";

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(..."abCD.. 1’è") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("\u0301", "…", "½", "ß", "中", "𝐀", "😀", "\ud835", "\udc00", "\u0000", "\ufeff"),
  },
  { weight: 1, arbitrary: fc.nat(99_999).map((number) => ` ${number} `) },
  { weight: 1, arbitrary: anyText(1, 1) },
);

it("reads the words of texts as the search does, each by one number", () => {
  const vocabulary = new Vocabulary();
  const numbers = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(character, { maxLength: 60 }), (characters) => {
      const text = characters.join("");
      const raw = rawWords(text);
      const count = vocabulary.read(text);
      const words = Array.from(vocabulary.words.subarray(0, count));
      expect(words.map((word) => vocabulary.forms[word])).toEqual(raw.map(foldedWord));
      for (const [i, word] of words.entries()) {
        expect(numbers.get(raw[i]!) ?? word).toBe(word);
        numbers.set(raw[i]!, word);
        const form = foldedWord(raw[i]!);
        const left = form === "" || ITALIAN.isStopWord(form);
        expect(vocabulary.stems[vocabulary.stemOf[word]!]).toBe(left ? undefined : ITALIAN.stemOf(form));
      }
    }),
    { numRuns: 2000 },
  );
  expect(new Set(numbers.values()).size).toBe(numbers.size);
});

it("takes texts of any length, and leaves out words of more than 100 letters", () => {
  const vocabulary = new Vocabulary();
  const [longest, longer] = ["r".repeat(100), "r".repeat(200_000)];
  expect(vocabulary.read(`${longest} ${longer} b c ${"parola ".repeat(50_000)}`)).toBe(50_004);
  expect(vocabulary.forms.slice(0, 5)).toEqual([longest, "", "b", "c", "parola"]);
  expect([...vocabulary.stemOf.subarray(0, 2)].map((stem) => vocabulary.stems[stem])).toEqual([longest, undefined]);
});

it("knows many words again", () => {
  const vocabulary = new Vocabulary();
  const text = Array.from({ length: 20_000 }, (_, i) => `parola${i}`).join(" ");
  for (const _ of [1, 2]) {
    expect(vocabulary.read(text)).toBe(20_000);
    expect([0, 1, 19_999].map((place) => vocabulary.words[place])).toEqual([0, 1, 19_999]);
  }
  expect(vocabulary.stems).toHaveLength(20_000);
});
