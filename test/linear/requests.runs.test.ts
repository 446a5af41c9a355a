import { describe, expect, it } from "vitest";
import { generatedTree } from "../property/tree.ts";
import { fifth } from "../runs.ts";
import { regexSteps } from "./regex-steps.ts";
import { superlinear } from "./superlinear.ts";

const tree = generatedTree("data-raw");
const CODE = "eli:/it/regio-decreto/1930/10/19/1398";

/** Where a request says an act, an article, a place or words of its own. */
const TARGETS: readonly ((text: string) => string)[] = [
  (text) => `/norme/${text}`,
  (text) => `/norme/${text}/modifiche.atom`,
  (text) => `/norme/${text}/versioni`,
  (text) => `/norme/${text}/confronto?da=1930-10-19&a=2024-01-01`,
  (text) => `/norme/codice penale/art/${text}`,
  (text) => `/norme/${CODE}/art/1/comma/${text}`,
  (text) => `/norme/${CODE}@${text}/art/1`,
  (text) => `/norme?q=${text}&tipo=${text}`,
  (text) => `/relazioni?norma=${text}`,
  (text) => `/registro?norme=${text}`,
  (text) => `/cerca?q=${text}`,
  (text) => `/cerca?q=reato&norma=${text}&tipo=${text}`,
  (text) => `/citazioni?testo=${text}`,
  (text) => `/pnrr/progetti?luogo=${text}`,
  (text) => `/pnrr/progetti?cup=${text}`,
  (text) => `/pnrr/progetti/${text}`,
  (text) => `/pnrr/luoghi/${text}/classifica-enti`,
  (text) => `/pnrr/graph?settore=${text}`,
  (text) => `/politici/graph?gruppo=${text}`,
  (text) => `/ddl/${text}`,
];

const TEXTS: Readonly<Record<string, (times: number) => string>> = {
  "letters that are words, signs and numbers": (n) => `art. 1 ${"i ".repeat(n)}zz l. 241/1990`,
  "parts of an article": (n) => `L. 241/1990 art. 5 ${"n1".repeat(n)}!`,
  "words of purpose": (n) => `norme ${"deleg".repeat(n)}1 codice penale`,
  "an ELI with tildes": (n) => `eli:/it/l/0000/00/00${"~t".repeat(n)}/`,
  blanks: (n) => `1${" ".repeat(n)}x`,
  "blanks alone": (n) => " ".repeat(n),
  "nested brackets": (n) => `${"(".repeat(n)}art. 1${")".repeat(n)}`,
  "a list of articles": (n) => `art. ${"1, 2, ".repeat(n)}`,
  "combining marks": (n) => `e${"\u0301\u0323".repeat(n)}`,
  "quotation marks": (n) => '\u00ab"'.repeat(n),
  "acts in a row": (n) => "l. 241/1990, art. 5 ".repeat(n),
  "names in a row": (n) => "codice penale ".repeat(n),
  "semicolons and strokes": (n) => ";/".repeat(n),
  digits: (n) => "1".repeat(n),
};

/** An act of a dozen articles. */
const LONG_ACT = "eli:/it/regio-decreto/1931/05/07/9005";
/** Steps of all expressions together for a letter that is asked for below an act; a dozen articles took 147. */
const MOST_STEPS = 110;

const asked = (target: (text: string) => string, text: string) => tree.get(target(encodeURIComponent(text)));

describe("the steps of a request grow no faster than its text", () => {
  it.each(TARGETS.map((target) => [target("…"), target] as const))("%s is answered", async (_, target) => {
    expect((await asked(target, "codice penale")).body).not.toEqual({ detail: "Not Found" });
  });

  it("do not grow with the articles of an act: what a request says is prepared once", async () => {
    const text = "1, 2, ".repeat(500);
    const steps = await regexSteps(() => asked((said) => `/norme/${LONG_ACT}/art/${said}`, text));
    expect([...steps.values()].reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_STEPS * text.length);
  });

  it.each(Object.entries(TEXTS))("%s, up to the longest text that /citazioni takes", async (_, text) => {
    const target = (said: string) => `/citazioni?testo=${said}`;
    expect(await superlinear(text, (said) => asked(target, said), [{ length: 3900, most: 2.5 }])).toEqual([]);
  });

  it.each(Object.values(TEXTS).map((text, at) => [Object.keys(TEXTS)[at], text, at] as const))(
    "%s, wherever a text may stand",
    async (_, text, at) => {
      for (const target of fifth(TARGETS, at))
        expect(await superlinear(text, (said) => asked(target, said)), target("…")).toEqual([]);
    },
  );
});
