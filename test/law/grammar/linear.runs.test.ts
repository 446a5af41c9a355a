import { describe, expect, it } from "vitest";
import { expand } from "../../../generator/law/grammar/expand.ts";
import { readLaw } from "../../../generator/law/grammar/mentions.ts";
import { resolveMentions } from "../../../generator/law/grammar/resolve.ts";
import { fifth } from "../../runs.ts";
import { NAMES } from "./notation.ts";

/** Texts of some units, made of the rules' own pieces: what one rule may give back to be read again. */
const NASTY: Readonly<Record<string, (units: number) => string>> = {
  "articles of speech before places": (n) => "articolo 1, il comma 1, ".repeat(n),
  "places that lead nowhere": (n) => "art. 1, comma 2, del ".repeat(n),
  numbers: (n) => `art. ${"1, 2, 3, ".repeat(n)}`,
  "numbers joined by e": (n) => `articoli ${"1 e 2, comma 3 e 4, ".repeat(n)}`,
  "glued letters and digits": (n) => "n1n1n1".repeat(n),
  "open brackets": (n) => "(art. 1".repeat(n),
  "double brackets": (n) => "((art. 1 ".repeat(n),
  "closing brackets": (n) => "a)".repeat(n),
  blanks: (n) => `art.${" ".repeat(n)}5`,
  "combining marks": (n) => `art. e${"\u0301\u0323".repeat(n)} 5`,
  "soft hyphens": (n) => `ar${"\u00ad".repeat(n)}t. 5`,
  "one long word": (n) => "a".repeat(n * 4),
  "one long number": (n) => "1".repeat(n * 4),
  suffixes: (n) => `art. 1${" bis".repeat(n)}`,
  "suffixes of letters": (n) => "lettera a-bis-ter) ".repeat(n),
  ordinals: (n) => "primo, secondo e ".repeat(n),
  "Roman numerals": (n) => "I, II, III e ".repeat(n),
  ranges: (n) => "da 1 a ".repeat(n),
  hyphens: (n) => `articolo ${"1-2-".repeat(n)}`,
  "up and up": (n) => "lettera a) del comma 1 dell'articolo 2 della ".repeat(n),
  "commi of commi": (n) => "del comma 1 ".repeat(n),
  "references back": (n) => "il medesimo articolo, la stessa legge ".repeat(n),
  "back words": (n) => "medesimo ".repeat(n),
  bridges: (n) => "testo unico delle leggi ".repeat(n),
  "bridges that fail": (n) => "codice di cui al ".repeat(n),
  ministries: (n) => "decreto del Ministro delle finanze di concerto con ".repeat(n),
  names: (n) => "codice di procedura ".repeat(n),
  "beginnings of names": (n) => "t.u.l.p.".repeat(n),
  "by-names": (n) => "legge Severino Rossi Verdi ".repeat(n),
  "enumerated acts": (n) => `leggi 1 gennaio 2000, nn. ${"1, ".repeat(n)}`,
  "acts and acts": (n) => "L. 241/1990, ".repeat(n),
  "act, place, act": (n) => "L. 241/1990, art. 1, c.p., art. 2, ".repeat(n),
  dates: (n) => "1/1/2000 ".repeat(n),
  strokes: (n) => "1/".repeat(n),
  "others' acts": (n) => "delibera a b c d n. 1/2/3 ".repeat(n),
  "acts of the Union": (n) => "regolamento (UE) n. ".repeat(n),
  exceptions: (n) => "salvo l'articolo 1 ".repeat(n),
  quotations: (n) => "«art. 1» ".repeat(n),
  "lists under articles": (n) => `articoli ${"1, commi 1 e 2; ".repeat(n)}`,
  "texts told by texts": (n) => "testo unico di cui al ".repeat(n),
  annexes: (n) => "allegato A dell'allegato B del ".repeat(n),
};

/** Beginnings, joints and ends of the rules. */
const PIECES = [
  ..."testo unico |codice |Codice civile |regolamento |statuto |legge |decreto |d.lgs. |l. cit. |c.p. ".split("|"),
  ..."di cui al |approvato con |di conversione del |come modificato dal |recante |relativo a |presente ".split("|"),
  ..."del |della medesima |all'|nell'|salvo |ad eccezione di |art. |articoli |commi |lettera a) ".split("|"),
  ..."allegato |tabella |capo I |1 |2, |3 e |da 1 a |bis |n. |/2000 |1 gennaio 2000 |primo ".split("|"),
  ..."ultimo periodo |(|)|, |; |«|»|del Ministro |(UE) |direttiva |reg. att. |Regione Lazio ".split("|"),
];

const stepsOf = (text: string): number => {
  const law = readLaw(NAMES, text, { latest: 2026 });
  let read = 0;
  for (const { mention } of resolveMentions(law)) for (const { path } of expand(mention)) read += 1 + path.length;
  return law.steps + law.tokens.length + read;
};

describe("the work of reading", () => {
  it.each(Object.entries(NASTY))("grows with the text: %s", (_, text) => {
    const [once, twice] = [stepsOf(text(600)), stepsOf(text(1200))];
    expect(twice).toBeLessThanOrEqual(2.5 * once + 50);
    expect(once).toBeLessThanOrEqual(40 * (text(600).length + 100));
  });

  it("grows with the text: any two pieces, alone and told by one another", () => {
    const grown: string[] = [];
    for (const [at, first] of PIECES.entries())
      for (const second of fifth(PIECES, at))
        for (const joint of ["", "di cui al "]) {
          const text = (units: number) => (first + second + joint).repeat(units);
          // What doubles with each unit shows here, and would never end below.
          const [few, more] = [stepsOf(text(8)), stepsOf(text(12))];
          if (more > 3 * few + 200 || stepsOf(text(48)) > 2.5 * stepsOf(text(24)) + 50) grown.push(text(1));
        }
    expect(grown).toEqual([]);
  });
});
