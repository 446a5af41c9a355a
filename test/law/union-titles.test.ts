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
    ["Attuazione della direttiva 2006/7/CE sulle acque e abrogazione della direttiva 76/160/CEE", ["32006L0007"]],
    [
      "Attuazione delle direttive 2006/17/CE e 2006/86/CE, che attuano la direttiva 2004/23/CE",
      ["32006L0017", "32006L0086"],
    ],
    [
      "Attuazione della direttiva 2002/14/CE, conformemente alla direttiva 98/59/CE, e della direttiva 2001/86/CE",
      ["32002L0014", "32001L0086"],
    ],
    [
      "Attuazione della direttiva 2006/22/CE sulle norme minime per l'applicazione dei regolamenti n. 3820/85/CEE e n. 3821/85/CEE",
      ["32006L0022"],
    ],
    [
      "Attuazione della direttiva 2009/28/CE e abrogazione della direttiva 2001/77/CE, nonche' della direttiva 2003/30/CE",
      ["32009L0028"],
    ],
    [
      "Attuazione delle direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi e 94/62/CE sugli imballaggi",
      ["31991L0156", "31991L0689", "31994L0062"],
    ],
    [
      "Attuazione delle direttive (CEE) n. 75/442 relativa ai rifiuti, n. 76/403 relativa ai policlorodifenili e n. 78/319",
      ["31975L0442", "31976L0403", "31978L0319"],
    ],
    [
      "Attuazione della direttiva 2001/83/CE (e successive direttive di modifica) sui medicinali, nonche' della direttiva 2003/94/CE",
      ["32001L0083", "32003L0094"],
    ],
    [
      `Attuazione della direttiva 2005/60/CE ${"concernente la prevenzione di attivita' criminose ".repeat(5)}nonche' della direttiva 2006/70/CE che ne reca misure`,
      ["32005L0060", "32006L0070"],
    ],
  ])("%s", (title, celex) => {
    expect(read(title)).toEqual({ recepisce: celex, attua: [] });
  });

  it.each([
    [
      "Disposizioni per l'adeguamento della normativa nazionale alle disposizioni del regolamento (UE) 2016/679 del Parlamento europeo e del Consiglio, del 27 aprile 2016, e che abroga la direttiva 95/46/CE",
      ["32016R0679"],
    ],
    ["Norme di attuazione del regolamento (CE) n. 1071/2009", ["32009R1071"]],
    [
      "Attuazione dell'articolo 14 della legge 22 aprile 2021, n. 53, per adeguare e raccordare la normativa nazionale alle disposizioni del regolamento (UE) 2016/429",
      ["32016R0429"],
    ],
    ["Adeguamento della normativa nazionale al regolamento delegato (UE) 2019/2013", ["32019R2013"]],
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
