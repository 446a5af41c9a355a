/** What is read of foreign text, by kind of text: pieces that nobody would write so, again and again, in steps that grow no faster than the text. */

import { describe, expect, it } from "vitest";
import { hasBodyWord, ownName } from "../../generator/corpus/pnrr/soggetto-registry.ts";
import { commiOf } from "../../generator/law/articles/commi.ts";
import { citedContainer, labelOfContainer } from "../../generator/law/articles/container-name.ts";
import { parseBillNumber } from "../../generator/law/bill-number.ts";
import { citationsInText } from "../../generator/law/citations/in-text.ts";
import { readCitations } from "../../generator/law/citations/read.ts";
import { CANONICAL_ELI } from "../../generator/law/identity/canonical-eli.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { understand } from "../../generator/law/understand.ts";
import { placesNamed } from "../../generator/sources/normattiva/amending/spared.ts";
import { readHead } from "../../generator/sources/normattiva/article-head.ts";
import { articleOfName } from "../../generator/sources/normattiva/attachments.ts";
import { namedActs } from "../../generator/sources/normattiva/signals/named-acts.ts";
import { readOperations } from "../../generator/sources/normattiva/signals/operations.ts";
import { articleOfDestination } from "../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";
import { articolo, signalsOf } from "../sources/normattiva/signals/artificial-act.ts";
import { AMENDING_PIECES, OPERATION_PIECES } from "../sources/normattiva/signals/text-pieces.ts";
import { superlinear } from "./superlinear.ts";

const REPEALED = "x ((NUMERO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))";

/** Kinds of text: what reads them, and texts of a beginning, the piece that is repeated, and an end, with `|` between. */
const KINDS: Readonly<Record<string, readonly [(text: string) => unknown, readonly string[]]>> = {
  "a request, or a text with citations": [
    (text) => {
      understand(ITALIAN_GRAMMAR, text);
      citationsInText(ITALIAN_GRAMMAR, text);
      readCitations(text, { virgolette: true, conversioni: true, partizioni: true });
    },
    [
      ...["art. 1 |i |zz l. 241/1990", "L. 241/1990 art. 5 |n1|!", "L. 241/1990 art. 5 |comma n n |!"],
      ...["norme |deleg|1 codice penale", "norme |delega di |1 codice penale", "regolamento |minist|1 codice penale"],
      ...["|art. 1 |zz l. 241/1990", "l. 241/1990 |art. 1 |zz", "|l. 241/1990 |", "|codice penale |"],
      ...[
        "|art. 5 codice penale |",
        "l. 241| |x",
        "l. |1|",
        "|a|",
        "l. 241/1990 |(| art. 5",
        'l. 241/1990 |" | art. 5',
      ],
      ...["|Ai sensi dell’articolo 3, comma 2, della legge 7 agosto 1990, n. 241, si applica. |", "|d. l. |"],
      ...["|decreto del ministro |", "|(CAD) |", "|testo unico di cui al |", "|l. 1/2000, conv. |", "l n| .|", "|«|"],
      ...["leggi 1 gennaio 2000, nn. 1/b|, 1/b|", "artt. 1, 2, 3, 4, 5 e 6 delle leggi nn. 1|, 1|", "c|\u0301|"],
      ...["eli:/it/legge/1990/08/07/241|~t|/", "eli:/it/l|/0|", "it/a/art/|/|?", "urn:nir:a:b:|@|~\nx"],
      ...["urn:nir:stato:legge:1990-08-07;241|@a|!", "urn:nir:a:b:2000;1|!|~\nx"],
      ...["https://www.normattiva.it/uri-res/N2Ls?|urn:nir:|", "https://www.normattiva.it/eli/id/2000/01/01/a|/|\nx"],
    ],
  ],
  "the number of a bill": [parseBillNumber, ["S.|1-|x", "S.|1|x"]],
  "an ELI": [(text) => CANONICAL_ELI.test(text), ["eli:/it/l/0000/00/00|~~t|/", "eli:/it/l/0000/00/00|/a|!"]],
  "the commi of an article": [
    (text) => commiOf("art_1", text),
    ["2026 |finanziamento |", "2026|bis|!", "|( |x", "|1. Testo.\n|", "1. Uno:\n|a-bis-ter) x\n|"],
  ],
  "the head of an article": [
    (text) => readHead([{ lead: "", raw: text, numbered: false }], "5", "Codice-art. 5"),
    ["|\n|x", "Testo |( |x", "|(\n|art. x", "|Art. 5, |x", "|Art. 6\n|x", "Art.| |x"],
  ],
  "the name of an article's document": [articleOfName, ["|A - |art. 5", "A-|art. 5 |!", "A| |- x"]],
  "the name of an attachment": [
    (text) => [citedContainer(text), labelOfContainer(text)],
    ["Testo |- |allegato", "Testo| |- allegato", "allegato |1.|!"],
  ],
  "an article with marks of repeal, or that amends": [
    (text) => signalsOf({}, [articolo("5", text)]),
    [
      ...[" ", "( ", "a) 1) ", "L. 5 agosto 2031, n. 442 "].map((piece) => `1. Testo |${piece}|${REPEALED}`),
      ...AMENDING_PIECES.map((piece) => `1. |${piece}| e' sostituito`),
    ],
  ],
  "the notes of an amended act": [
    (text) => {
      for (const read of [readOperations, namedActs, placesNamed, articleOfDestination]) read(text);
    },
    [...OPERATION_PIECES, " - "].map((piece) => `|${piece}|`),
  ],
  "the name of a company": [
    (text) => [ownName(text), hasBodyWord(text, "10000000001")],
    [
      ...["|SC.|!", "ESEMPIO |S.R.L. - |!", "|srls.c|!", "R.T.I. |S.P.A.|!", "ESEMPIO (CAPOFILA |CONSORZIATA |!"],
      ...["ESEMPIO| - capofila|!", "ESEMPIO| impresa mandante|!", "|consorziata |!", "ESEMPIO| |!", "RTI ESEMPIO| -|!"],
      ...["ESEMPIO| ( |!", "ATI|-| !", "DITTA |IMPRESA |!"],
    ],
  ],
};

describe.each(Object.entries(KINDS))("%s", (_, [read, texts]) => {
  it.each(texts)("is read in steps that grow no faster than the text: %j", async (text) => {
    const [before = "", piece = "", after = ""] = text.split("|");
    expect(await superlinear((times) => before + piece.repeat(times) + after, read)).toEqual([]);
  });
});
