import { describe, expect, it } from "vitest";
import { namesOf } from "../../generator/law/grammar/names.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import { unionInTitle } from "../../generator/law/union-titles.ts";

const NAMES = namesOf(ITALIAN_CITATIONS);
const read = (title: string) => {
  const { recepisce, attua } = unionInTitle(NAMES, title, 2026);
  return { recepisce: recepisce.map(({ ue }) => ue.celex), attua: attua.map(({ ue }) => ue.celex) };
};

describe("a title", () => {
  it.each([
    [
      "Attuazione della direttiva (UE) 2019/790 del Parlamento europeo e del Consiglio, del 17 aprile 2019, sul diritto d'autore e che modifica le direttive 96/9/CE e 2001/29/CE.",
      ["32019L0790"],
    ],
    [
      "Attuazione delle direttive 2014/23/UE, 2014/24/UE e 2014/25/UE sull'aggiudicazione dei contratti di concessione",
      ["32014L0023", "32014L0024", "32014L0025"],
    ],
    [
      "Recepimento della direttiva 98/84/CE, nonche' della direttiva 98/79/CE, recante modifica della direttiva 90/385/CEE",
      ["31998L0084", "31998L0079"],
    ],
    [
      "Modifiche al decreto legislativo 9 aprile 2003, n. 68, in attuazione dell'articolo 7 della direttiva 2011/77/UE",
      ["32011L0077"],
    ],
    ["Attuazione della decisione quadro 2002/584/GAI del Consiglio, del 13 giugno 2002", ["32002F0584"]],
  ])("%s", (title, celex) => {
    expect(read(title)).toEqual({ recepisce: celex, attua: [] });
  });

  it.each([
    [
      "Disposizioni per l'adeguamento della normativa nazionale alle disposizioni del regolamento (UE) 2016/679 del Parlamento europeo e del Consiglio, del 27 aprile 2016, e che abroga la direttiva 95/46/CE",
      ["32016R0679"],
    ],
    ["Norme di attuazione del regolamento (CE) n. 1071/2009", ["32009R1071"]],
  ])("%s", (title, celex) => {
    expect(read(title)).toEqual({ recepisce: [], attua: celex });
  });

  it.each([
    "Disposizioni integrative e correttive del decreto legislativo 8 novembre 2021, n. 177, recante attuazione della direttiva (UE) 2019/790",
    "Modifiche al decreto legislativo 15 novembre 2000, n. 373 (Attuazione della direttiva 98/84/CE)",
    "Attuazione della legge 26 novembre 2021, n. 206, recante delega al Governo in materia di cui alla direttiva 2008/52/CE",
    "Delega al Governo per l'attuazione della direttiva 2014/24/UE",
    "Disciplina sanzionatoria per la violazione del regolamento (CE) n. 1071/2009",
    "Modifiche alle norme sulla direttiva 2014/24/UE",
  ])("%s: neither", (title) => {
    expect(read(title)).toEqual({ recepisce: [], attua: [] });
  });

  it("says less of a directive that it adapts to", () => {
    const { recepisce } = unionInTitle(NAMES, "Adeguamento della normativa nazionale alla direttiva 2011/91/UE", 2026);
    expect(recepisce).toMatchObject([
      { affidabilita: "media", evidenza: "Adeguamento della normativa nazionale alla direttiva 2011/91/UE" },
    ]);
  });
});
