import { describe, expect, it } from "vitest";
import { quotationsIn } from "../../../generator/law/grammar/quotations.ts";

const texts = (text: string) => quotationsIn(text).map((one) => one.text);

describe("quotations of a text", () => {
  it.each([
    ['le parole: «a» e "b" e “c” e „d”', ["a", "b", "c", "d"]],
    ["le parole <<a>> sono sostituite da ``b'' e da ‹‹c››", ["a", "b", "c"]],
    ["le parole ''a'' e l'universita'' nuova", ["a"]],
    ['«uno «due» tre» e <<quattro "cinque" <<sei>> >>', ["uno «due» tre", 'quattro "cinque" <<sei>> ']],
    ["dal seguente: <<Art. 6. - 1. Uno.\n2. Due.\n3. Tre.>>.\n2. Altro.", ["Art. 6. - 1. Uno.\n2. Due.\n3. Tre."]],
    ['le parole " uno " sono soppresse', [" uno "]],
    ['che "dopo: "uno" le seguenti: ", due"." e altro', ['dopo: "uno" le seguenti: ", due".']],
    ['le parole\'uno"due"tre', ["due"]],
  ])("are found in %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it("have their marks within start and end", () => {
    expect(quotationsIn("le <<a>> b")).toEqual([{ start: 3, end: 8, text: "a" }]);
  });

  it.each([
    [
      "2. La legge prova e' abrogata.\n3. Resta altro.>>.\n4. Fine.",
      ["2. La legge prova e' abrogata.\n3. Resta altro."],
    ],
    ["1. «Uno».\na) il comma 2 e' sostituito dal seguente:\n2. Due.»;\nb) fine", ["Uno", "\n2. Due."]],
    ["1. la parola «uno»» e' soppressa", ["uno"]],
    ['1. Testo nuovo." 2. Altro', ["1. Testo nuovo."]],
  ])("begin before a mark that closes nothing: %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    ["il comma 2 e' sostituito dal seguente: «2. Nuovo.\nb) fine", ["2. Nuovo."]],
    ["le parole «uno sono sostituite dalle seguenti: «due»", ["due"]],
    ['sono modificati:\n"a) il comma 2 e\' sostituito dal seguente:\n"2. Due."', ["2. Due."]],
    ['tubi da 5" e le parole "due"', ["due"]],
  ])("end with their line, or are none, where nothing closes them: %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it("hold thousands of marks", () => {
    for (const piece of ["«", "»", '"', ' "', "``", "''", "«”", "<<a>> ", "a» ", "seguente "])
      expect(quotationsIn(piece.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
  });
});
