import { describe, expect, it } from "vitest";
import { commiOf } from "../../generator/law/articles/commi.ts";
import { citedContainer, labelOfContainer } from "../../generator/law/articles/container-name.ts";
import { citationsInText } from "../../generator/law/citations/in-text.ts";
import { CANONICAL_ELI } from "../../generator/law/identity/canonical-eli.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { understand } from "../../generator/law/understand.ts";
import { readHead } from "../../generator/sources/normattiva/article-head.ts";
import { articleOfName } from "../../generator/sources/normattiva/attachments.ts";
import { articolo, signalsOf } from "../sources/normattiva/signals/artificial-act.ts";
import { superlinear } from "./growth.ts";

/** Texts of foreign hands, each by how often its piece is repeated. */
const REQUESTS: Readonly<Record<string, (times: number) => string>> = {
  "letters that are small words, signs and numbers": (n) => `art. 1 ${"i ".repeat(n)}zz l. 241/1990`,
  "parts of an article behind an act": (n) => `L. 241/1990 art. 5 ${"n1".repeat(n)}!`,
  "parts of an article apart": (n) => `L. 241/1990 art. 5 ${"comma n n ".repeat(n)}!`,
  "words of purpose, glued": (n) => `norme ${"deleg".repeat(n)}1 codice penale`,
  "words of purpose, apart": (n) => `norme ${"delega di ".repeat(n)}1 codice penale`,
  "rules, glued": (n) => `regolamento ${"minist".repeat(n)}1 codice penale`,
  "articles in a row": (n) => `${"art. 1 ".repeat(n)}zz l. 241/1990`,
  "articles behind an act": (n) => `l. 241/1990 ${"art. 1 ".repeat(n)}zz`,
  "acts in a row": (n) => "l. 241/1990 ".repeat(n),
  "names in a row": (n) => "codice penale ".repeat(n),
  "articles of names": (n) => "art. 5 codice penale ".repeat(n),
  blanks: (n) => `l. 241${" ".repeat(n)}x`,
  digits: (n) => `l. ${"1".repeat(n)}`,
  letters: (n) => "a".repeat(n),
  brackets: (n) => `l. 241/1990 ${"(".repeat(n)} art. 5`,
  quotes: (n) => `l. 241/1990 ${'" '.repeat(n)} art. 5`,
  "an ELI with tildes": (n) => `eli:/it/legge/1990/08/07/241${"~t".repeat(n)}/`,
  "an ELI with slashes": (n) => `eli:/it/l${"/0".repeat(n)}`,
  "a URN": (n) => `urn:nir:stato:legge:1990-08-07;241${"@a".repeat(n)}!`,
  "an address": (n) => `https://www.normattiva.it/uri-res/N2Ls?${"urn:nir:".repeat(n)}`,
};

describe("work that grows no faster than the text", () => {
  it.each(Object.entries(REQUESTS))("a request for an act: %s", async (_, text) => {
    expect(await superlinear(text, (said) => understand(ITALIAN_GRAMMAR, said))).toEqual([]);
  });

  it.each(Object.entries(REQUESTS))("a text with citations: %s", async (_, text) => {
    expect(await superlinear(text, (said) => citationsInText(ITALIAN_GRAMMAR, said))).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["a line that begins with a number and goes on in words", (n) => `2026 ${"finanziamento ".repeat(n)}`],
    ["the same, glued", (n) => `2026${"bis".repeat(n)}!`],
    ["brackets and blanks", (n) => `${"( ".repeat(n)}x`],
    ["numbered lines", (n) => Array.from({ length: n }, (_, i) => `${i + 1}. Testo.`).join("\n")],
    ["points", (n) => `1. Uno:\n${"a-bis-ter) x\n".repeat(n)}`],
  ])("the commi of an article: %s", async (_, text) => {
    expect(await superlinear(text, (said) => commiOf("art_1", said))).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["hyphens", (n) => `Testo ${"- ".repeat(n)}allegato`],
    ["blanks", (n) => `Testo${" ".repeat(n)}- allegato`],
    ["labels", (n) => `allegato ${"1.".repeat(n)}!`],
  ])("the name of an attachment: %s", async (_, text) => {
    expect(await superlinear(text, (said) => [citedContainer(said), labelOfContainer(said)])).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["empty lines", (n) => `${"\n".repeat(n)}x`],
    ["brackets", (n) => `Testo ${"( ".repeat(n)}x`],
    ["lines of brackets", (n) => `${"(\n".repeat(n)}art. x`],
    ["labels", (n) => `${"Art. 5, ".repeat(n)}x`],
    ["labels of their own lines", (n) => `${"Art. 6\n".repeat(n)}x`],
    ["a label that does not end", (n) => `Art.${" ".repeat(n)}x`],
  ])("the head of an article: %s", async (_, raw) => {
    const blocks = (text: string) => [{ lead: "", raw: text, numbered: false }];
    expect(await superlinear(raw, (said) => readHead(blocks(said), "5", "Codice-art. 5"))).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["hyphens", (n) => `${"A - ".repeat(n)}art. 5`],
    ["articles", (n) => `A-${"art. 5 ".repeat(n)}!`],
    ["blanks", (n) => `A${" ".repeat(n)}- x`],
  ])("the name of an article's document: %s", async (_, text) => {
    expect(await superlinear(text, articleOfName)).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["blanks", (n) => `1. Testo${" ".repeat(n)}x ((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))`],
    ["brackets", (n) => `1. Testo ${"( ".repeat(n)}x ((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))`],
    ["points", (n) => `1. Testo ${"a) 1) ".repeat(n)}x ((NUMERO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))`],
    ["dates", (n) => `1. Testo ${"L. 5 agosto 2031, n. 442 ".repeat(n)}`],
  ])("the marks of repeal of an article: %s", async (_, text) => {
    expect(await superlinear(text, (said) => signalsOf({}, [articolo("1", said)]))).toEqual([]);
  });

  it.each<[string, (times: number) => string]>([
    ["tildes", (n) => `eli:/it/l/0000/00/00${"~~t".repeat(n)}/`],
    ["slashes", (n) => `eli:/it/l/0000/00/00${"/a".repeat(n)}!`],
  ])("the form of an ELI: %s", async (_, text) => {
    expect(await superlinear(text, (said) => CANONICAL_ELI.test(said))).toEqual([]);
  });
});
