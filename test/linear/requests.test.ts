import { describe, expect, it } from "vitest";
import { generatedTree } from "../property/tree.ts";
import { superlinear } from "./growth.ts";

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
  digits: (n) => "1".repeat(n),
};

const asked = (target: (text: string) => string, text: string) => tree.get(target(encodeURIComponent(text)));

describe("the steps of a request grow no faster than its text", () => {
  it.each(TARGETS.map((target) => [target("…"), target] as const))("%s is answered", async (_, target) => {
    expect((await asked(target, "codice penale")).body).not.toEqual({ detail: "Not Found" });
  });

  it.each(Object.entries(TEXTS))("%s, wherever a text may stand", async (_, text) => {
    for (const target of TARGETS)
      expect(await superlinear(text, (said) => asked(target, said)), target("…")).toEqual([]);
  });
});
