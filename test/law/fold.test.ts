import { expect, it } from "vitest";
import { foldWords } from "../../generator/law/fold.ts";
import { tokensOf } from "../../generator/search/tokens.ts";

it.each([
  ["Perché è già così", ["perche", "e", "gia", "cosi"]],
  ["perche' e' gia' CITTA’", ["perche", "e", "gia", "citta"]],
  ["tutela dell'ambiente", ["tutela", "dell", "ambiente"]],
  ["tutela dell’ambiente", ["tutela", "dell", "ambiente"]],
  ["e\u0300 gia\u0300", ["e", "gia"]],
  ["D.Lgs. n. 82/2005", ["d", "lgs", "n", "82", "2005"]],
  ["Südtirol Čen Русский", ["sudtirol", "cen", "русскии"]],
  ["u\ufb03cio \ufb01scale", ["ufficio", "fiscale"]],
  ["uf\u00adfi\u200bcio \ufeffat\u2060to", ["ufficio", "atto"]],
  ["\uff35\uff46\uff46\uff49\uff43\uff49\uff4f \uff12\uff10\uff10\uff15", ["ufficio", "2005"]],
  ["", []],
  ["--- «»", []],
])("the words of %j are %j", (text, words) => {
  expect(foldWords(text)).toEqual(words);
});

it.each([
  ["½", ["½"]],
  ["1½ e 2¾", ["1½", "e", "2¾"]],
  ["nota 10² e m²", ["nota", "10²", "e", "m2"]],
  ["½ É", ["½", "e"]],
  ["1⁄2 e 1/2", ["1", "2", "e", "1", "2"]],
])("a fraction is no number of its figures: %s", (text, words) => {
  expect(foldWords(text)).toEqual(words);
  expect(tokensOf(text).map(({ word }) => word)).toEqual(words);
});
