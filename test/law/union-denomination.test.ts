import { describe, expect, it } from "vitest";
import { readLaw } from "../../generator/law/grammar/mentions.ts";
import { namesOf } from "../../generator/law/grammar/names.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import { understandUnion } from "../../generator/law/understand-union.ts";
import { unionDenominations } from "../../generator/law/union-denomination.ts";

const NAMES = namesOf(ITALIAN_CITATIONS);
const FULL = "del Parlamento europeo e del Consiglio, del 27 aprile 2016,";
const named = (text: string, isTitle = false) => {
  const { mentions } = readLaw(NAMES, text, { latest: 2026 });
  return unionDenominations(text, mentions, isTitle).filter((one) => one !== null);
};

describe("the name of an act of the Union in a sentence", () => {
  it.each([
    [
      `Visto il regolamento (UE) 2016/679 ${FULL} relativo alla protezione delle persone fisiche, nonche' alla libera circolazione dei dati e che abroga la direttiva 95/46/CE (GDPR);`,
      [
        "relativo alla protezione delle persone fisiche, nonche' alla libera circolazione dei dati e che abroga la direttiva 95/46/CE",
      ],
    ],
    [
      `1. Ai sensi del regolamento (UE) 2016/679 ${FULL} relativo alla protezione dei dati, si tratta.`,
      ["relativo alla protezione dei dati"],
    ],
    [
      "Vista la direttiva 92/43/CEE relativa agli habitat, alla flora e alla fauna, come modificata dalla direttiva 97/62/CE;",
      ["relativa agli habitat, alla flora e alla fauna"],
    ],
    [
      "1) direttiva (UE) 2019/944 relativa a norme comuni per l'energia (rifusione);",
      ["relativa a norme comuni per l'energia"],
    ],
    ["che modifica la direttiva 1999/62/CE relativa alla tassazione di autoveicoli pesanti;", []],
    [
      `la direttiva 2006/38/CE ${FULL} che modifica la direttiva 1999/62/CE relativa alla tassazione; altro`,
      ["che modifica la direttiva 1999/62/CE relativa alla tassazione", "relativa alla tassazione"],
    ],
    [
      `agli aiuti di cui al regolamento (UE) n. 1407/2013 ${FULL} relativo agli aiuti «de minimis», e al regolamento (UE) n. 1408/2013 ${FULL} relativo agli aiuti «de minimis» nel settore agricolo.`,
      ["relativo agli aiuti «de minimis»", "relativo agli aiuti «de minimis» nel settore agricolo"],
    ],
    [
      `Il regolamento (UE) n. 883/2004 ${FULL} relativo al coordinamento dei sistemi di sicurezza sociale si applica`,
      ["relativo al coordinamento dei sistemi di sicurezza sociale"],
    ],
  ])("is read: %s", (text, wanted) => expect(named(text)).toEqual(wanted));

  it.each([
    // Another noun is meant: its number or gender, or that of an article, or of a list.
    "Le prescrizioni del regolamento (CE) n. 1272/2008, relative all'etichettatura, si applicano.",
    "La sanzione del regolamento (CE) n. 1272/2008, relativa all'etichettatura, si applica.",
    "La deroga prevista dalla direttiva 92/43/CEE, relativa al prelievo, e' concessa.",
    "Visto l'articolo 13 del regolamento (UE) 2016/679, relativo alle informazioni da fornire;",
    `la direttiva 2014/24/UE ${FULL} e la direttiva 2014/25/UE ${FULL} sugli appalti;`,
    "dal regolamento (UE) 2017/745 e dal regolamento (UE) 2017/746, relativi ai dispositivi medici",
    `i regolamenti (UE) 2017/745 e 2017/746 ${FULL} sui dispositivi medici;`,
    // The sentence goes on.
    "agli obblighi previsti dalla direttiva 2008/50/CE che rottamano autovetture",
    "le misure della direttiva 2008/50/CE sul territorio nazionale sono applicate",
    `il regolamento (UE) 2022/1854 ${FULL} sulla base di modalita' definite con decreto.`,
    // Where the name ends nobody can tell.
    `dal regolamento (CE) n. 1907/2006 ${FULL} concernente la registrazione, la valutazione e la restrizione`,
    `dal regolamento (CE) n. 1907/2006 ${FULL} relativo ai prodotti soggetti al decreto legislativo 1 gennaio 2000, n. 1;`,
    "il GDPR relativo alla protezione dei dati;",
  ])("is not guessed: %s", (text) => expect(named(text)).toEqual([]));
});

describe("the name of an act of the Union in a title", () => {
  it.each([
    [
      "Attuazione delle direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi e 94/62/CE sugli imballaggi.",
      ["sui rifiuti", "sui rifiuti pericolosi", "sugli imballaggi"],
    ],
    [
      "Attuazione delle direttive 2014/23/UE, 2014/24/UE e 2014/25/UE sulle concessioni, sugli appalti pubblici e sui settori speciali",
      [],
    ],
    [
      "Attuazione della direttiva 2005/60/CE concernente la prevenzione del riciclaggio nonche' della direttiva 2006/70/CE che ne reca misure",
      ["concernente la prevenzione del riciclaggio"],
    ],
    [
      "Attuazione della direttiva 2008/105/CE relativa a standard di qualita', recante modifica delle direttive 82/176/CEE, 83/513/CEE e recepimento della direttiva 2009/90/CE (10G0244)",
      ["relativa a standard di qualita', recante modifica delle direttive 82/176/CEE, 83/513/CEE"],
    ],
  ])("is read: %s", (text, wanted) => expect(named(text, true)).toEqual(wanted));
});

describe("an everyday name of an act of the Union", () => {
  const celexOf = (text: string) => understandUnion(ITALIAN_GRAMMAR, text).map(({ celex }) => celex);

  it("finds its act, with its kind or without", () => {
    expect(celexOf("dsa")).toEqual(["32022R2065"]);
    expect(celexOf("mifid-ii")).toEqual(["32014L0065"]);
    expect(celexOf("direttiva PSD 2")).toEqual(["32015L2366"]);
    expect(celexOf("il Data Act")).toEqual(["32023R2854"]);
    expect(celexOf("direttiva NIS")).toEqual(["32022L2555", "32016L1148"]);
  });

  it("is none among other words, nor a word of everyday use", () => {
    for (const text of ["dora baltea", "certificazione DSA", "iva", "macchine", "roma"])
      expect(celexOf(text)).toEqual([]);
    expect(readLaw(NAMES, "alunni con DSA e il Data Act", { latest: 2026 }).mentions).toEqual([]);
  });
});
