/**
 * What each rule reads, beside what it makes of it: the reference for whoever changes a rule; a test reads every line.
 *
 * The notation: `step value(parts), value`, roots joined by `+`, `@` before the act that places lead to, `<@` where the act stands first,
 * `|` between mentions. `=` is "the same article", `..` a range.
 */

/** By rule, texts and what is read. */
export const EXAMPLES: Readonly<Record<string, readonly (readonly [text: string, read: string])[]>> = {
  numbers: [
    ["articolo 4-bis della legge 1/2000", "articolo 4-bis @ legge 2000 1"],
    ["art. 270 bis 1 c.p.", "articolo 270-bis.1 @ cp: regio-decreto 1930-10-19 1398"],
    ["art. 2645ter c.c.", "articolo 2645-ter @ cc: regio-decreto 1942-03-16 262"],
    ["art. 171-octies.1 della legge 633/1941", "articolo 171-octies.1 @ legge 1941 633"],
    ["art.640c.p.", "articolo 640 @ cp: regio-decreto 1930-10-19 1398"],
    [
      "art. 25 terdecies, comma 1-bis.1, del d.lgs. 231/2001",
      "articolo 25-terdecies(comma 1-bis.1) @ decreto-legislativo 2001 231",
    ],
    ["articolo 18-vicies-semel c.p.", "articolo 18-vicies-semel @ cp: regio-decreto 1930-10-19 1398"],
  ],
  lists: [
    ["articoli 2, 7 e 31 della legge 241/1990", "articolo 2, 7, 31 @ legge 1990 241"],
    ["artt. 1418, 1421 e 1422 c.c.", "articolo 1418, 1421, 1422 @ cc: regio-decreto 1942-03-16 262"],
    ["lettere a), b), e) ed f) del comma 1", "comma 1(lettera a, b, e, f)"],
    ["lettere d), e), f) e g)", "lettera d, e, f, g"],
  ],
  ranges: [
    ["i commi da 10 a 14 e 20 dell'articolo 1", "articolo 1(comma 10..14, 20)"],
    ["commi da 10 a 12-ter", "comma 10..12-ter"],
    ["art. 1, commi 231-252, L. 197/2022", "articolo 1(comma 231..252) @ legge 2022 197"],
    ["artt. 24 - 26 c.p.", "articolo 24..26 @ cp: regio-decreto 1930-10-19 1398"],
    ["lettere da a) a d) del comma 2", "comma 2(lettera a..d)"],
    ["art. 640/642 c.p.", "articolo 640..642 @ cp: regio-decreto 1930-10-19 1398"],
  ],
  ordinals: [
    [
      "articolo 87, quinto comma, della Costituzione",
      "articolo 87(comma 5) @ costituzione: costituzione 1947-12-27 null",
    ],
    ["art. 1227, 2° co., c.c.", "articolo 1227(comma 2) @ cc: regio-decreto 1942-03-16 262"],
    ["art. 96, III co., c.p.c.", "articolo 96(comma 3) @ cpc: regio-decreto 1940-10-28 1443"],
    ["primo e secondo periodo del comma 3", "comma 3(periodo 1, 2)"],
    ["ventiquattresimo comma dell'articolo 2", "articolo 2(comma 24)"],
    ["ultimo comma dell'art. 5", "articolo 5(comma ultimo)"],
  ],
  steps: [
    ["art. 640, capoverso, c.p.", "articolo 640(comma 2) @ cp: regio-decreto 1930-10-19 1398"],
    ["l'alinea del comma 1 dell'articolo 2", "articolo 2(comma 1(alinea _))"],
    ["la rubrica dell'articolo 5", "articolo 5(rubrica _)"],
    ["all'allegato A, punto 4", "allegato A(punto 4)"],
    ["tabella A dell'allegato I.13 del d.lgs. 36/2023", "allegato I.13(tabella A) @ decreto-legislativo 2023 36"],
    ["Libro II, Titolo III, capo I, c.p.c.", "libro II(titolo III(capo I)) @ cpc: regio-decreto 1940-10-28 1443"],
    [
      "alla tabella 1 allegata alla legge 100/2000, la riga 3",
      "luogo: tabella 1 @ legge 2000 100 | riga 3 of under tabella 1",
    ],
    ["articolo 5 dell'allegato al d.lgs. 36/2023", "allegato _(articolo 5) @ decreto-legislativo 2023 36"],
  ],
  "own parts": [
    [
      "gli articoli 5, commi 1, 2 e 3, 5-bis, 6, 10, commi 5 e 6, e 25 della legge 1576/2000",
      "articolo 5(comma 1, 2, 3), 5-bis, 6, 10(comma 5, 6), 25 @ legge 2000 1576",
    ],
    ["Gli articoli 2, comma 3, 4, comma 1, lettera a), e 7", "articolo 2(comma 3), 4(comma 1(lettera a)), 7"],
    [
      "degli articoli 4, comma 3, 7, commi 1-ter e 1-quater, e 8, comma 1-bis",
      "articolo 4(comma 3), 7(comma 1-ter, 1-quater), 8(comma 1-bis)",
    ],
    ["art. 92, c. 3 e 94, c. 2 d.lgs. 159/2011", "articolo 92(comma 3), 94(comma 2) @ decreto-legislativo 2011 159"],
    [
      "artt. 81 co. 2, 110, 112 n. 1 c.p.",
      "articolo 81(comma 2), 110, 112(numero 1) @ cp: regio-decreto 1930-10-19 1398",
    ],
    ["artt. 612, co. 2, e 612-bis c.p.", "articolo 612(comma 2), 612-bis @ cp: regio-decreto 1930-10-19 1398"],
    [
      "artt. 640 co. 2 n. 1 e 61 n. 7 c.p.",
      "articolo 640(comma 2(numero 1)), 61(numero 7) @ cp: regio-decreto 1930-10-19 1398",
    ],
    ["artt. 7, co. 6 e 6-bis, e 9 L. 5/2000", "articolo 7(comma 6, 6-bis), 9 @ legge 2000 5"],
    [
      "articoli 6, commi 1 e 2; 10; 36, commi 1 e 2; del decreto legislativo 1/2000",
      "articolo 6(comma 1, 2), 10, 36(comma 1, 2) @ decreto-legislativo 2000 1",
    ],
    [
      "l'articolo 8, comma 2, primo periodo, e comma 4, della legge 1921/2000",
      "articolo 8(comma 2(periodo 1) comma 4) @ legge 2000 1921",
    ],
    [
      "articolo 18, comma 1, lettere a), b) e c), comma 3 e comma 4, primo periodo",
      "articolo 18(comma 1(lettera a, b, c) comma 3 comma 4(periodo 1))",
    ],
  ],
  up: [
    ["lettera a) del comma 1 dell'articolo 5 della legge 241/1990", "articolo 5(comma 1(lettera a)) @ legge 1990 241"],
    ["i commi 1 e 2 degli articoli 3 e 4", "articolo 3(comma 1, 2), 4(comma 1, 2)"],
    ["l'introduzione della lettera a-bis) all'art. 9, comma 1", "articolo 9(comma 1(lettera a-bis))"],
    ["l'introduzione del numero 5-bis), all'art. 16, comma 2", "articolo 16(comma 2(numero 5-bis))"],
    ["l'introduzione dell'art. 2-bis all'allegato I.13", "allegato I.13(articolo 2-bis)"],
    ["la lettera e) al comma 2 dell'art. 12 della legge 5/2000", "articolo 12(comma 2(lettera e)) @ legge 2000 5"],
    ["al comma 667 e al comma 686 dell'articolo 1", "articolo 1(comma 667 comma 686)"],
    [
      "ultimo periodo dell'articolo 1, comma 763, della legge 147/2013",
      "articolo 1(comma 763(periodo ultimo)) @ legge 2013 147",
    ],
  ],
  "several roots": [
    [
      "primo comma dell'art. 3 e secondo comma dell'art. 4 della legge 5/2000",
      "articolo 3(comma 1) + articolo 4(comma 2) @ legge 2000 5",
    ],
    ["comma 2, art. 9, e comma 3, art. 20, L. 5/2000", "articolo 9(comma 2) + articolo 20(comma 3) @ legge 2000 5"],
    [
      "lettera a) del comma 1 e lettera b) del comma 2 dell'articolo 20",
      "articolo 20(comma 1(lettera a) comma 2(lettera b))",
    ],
    [
      "l'articolo 3, comma 4, e l'allegato B della legge 1941/2000",
      "articolo 3(comma 4) + allegato B @ legge 2000 1941",
    ],
    [
      "All'articolo 2, commi 1 e 2, all'articolo 3, comma 1, e all'articolo 4 della legge 1961/2000",
      "articolo 2(comma 1, 2) + articolo 3(comma 1) + articolo 4 @ legge 2000 1961",
    ],
    ["all'articolo 1, il comma 423 e la lettera b)", "articolo 1(comma 423) + lettera b"],
    [
      "Alla legge 1993/2000, l'articolo 3, il comma 2 dell'articolo 4 e gli articoli 6 e 7",
      "articolo 3 + articolo 4(comma 2) + articolo 6, 7 <@ legge 2000 1993",
    ],
  ],
  "act by type and number": [
    ["legge 7 agosto 1990, n. 241", "@ legge 1990-08-07 241"],
    ["L. n. 241 del 1990", "@ legge 1990 241"],
    ["D. Lgs. 18/08/2000, n. 267", "@ decreto-legislativo 2000-08-18 267"],
    ["R.D. 1398/30", "@ regio-decreto 1930 1398"],
    ["l.296/06", "@ legge 2006 296"],
    ["decreto-legge n. 34 del 19 maggio 2020", "@ decreto-legge 2020-05-19 34"],
    ["regio decreto 14 giugno 1928-VI, n. 1352", "@ regio-decreto 1928-06-14 1352"],
    ["decreto del Ministro della salute 5 marzo 2010, n. 33", "@ decreto-ministeriale 2010-03-05 33"],
    ["legge costituzionale 18 ottobre 2001, n. 3", "@ legge-costituzionale 2001-10-18 3"],
    [
      "D.L.L. 12 aprile 1946, n. 201",
      "@ decreto-legislativo-luogotenenziale|decreto-legge-luogotenenziale 1946-04-12 201",
    ],
    ["legge 2024/21", "@ legge 2024 21"],
    ["dlgs 28/10 art 5 c 1bis", "articolo 5(comma 1-bis) <@ decreto-legislativo 2010 28"],
  ],
  "several acts": [
    ["leggi 7 aprile 1954, n. 100, e 23 dicembre 1962, n. 1752", "@ legge 1954-04-07 100 | @ legge 1962-12-23 1752"],
    [
      "leggi 25 aprile 1938, nn. 511, 518 e 548",
      "@ legge 1938-04-25 511 | @ legge 1938-04-25 518 | @ legge 1938-04-25 548",
    ],
    ["articoli 1 della legge 5/2000, e 3 della legge 6/2001", "articolo 1 @ legge 2000 5 | articolo 3 @ legge 2001 6"],
  ],
  "act by name": [
    ["codice di procedura penale", "@ codprocpen: dpr 1988-09-22 447"],
    ["il TUEL, art. 147-bis", "articolo 147-bis <@ tuel: decreto-legislativo 2000-08-18 267"],
    ["art. 47 cod. pen. mil. pace", "articolo 47 @ codpenmilpace: regio-decreto 1941-02-20 303"],
    ["art. 38 del codice dei contratti pubblici, d.lgs. 163/2006", "articolo 38 @ decreto-legislativo 2006 163"],
    [
      "testo unico per la finanza locale 14 settembre 1931, n. 1175",
      "@ tufinanzalocale: regio-decreto 1931-09-14 1175",
    ],
    [
      "testo unico delle leggi in materia di sostegno, di cui al decreto legislativo 26 marzo 2001, n. 151",
      "@ decreto-legislativo 2001-03-26 151",
    ],
    ["legge di bilancio 2023", "@ lbilancio2023: legge 2022-12-29 197"],
    ["decreto 231, art. 5", "articolo 5 <@ d231: decreto-legislativo 2001-06-08 231"],
    ["legge 104 del 1995", "@ legge 1995 104"],
  ],
  "not that act": [
    ["vecchio codice della strada", "@ other"],
    ["codice penale tedesco", "@ other"],
    ["codice della navigazione aerea", "@ other"],
    ["codice civile del 1865, art. 1151", "articolo 1151 <@ codciv1865: regio-decreto 1865-06-25 2358"],
    ["art. 6 TUE", "articolo 6 @ union"],
    ["legge regionale Veneto n. 11 del 2004, art. 5", "articolo 5 <@ other"],
    ["legge 5/2000 della Regione Veneto", "@ other"],
    [
      "art. 49 dello Statuto speciale della regione Friuli-Venezia Giulia, di cui alla legge costituzionale 31 gennaio 1963, n. 1",
      "articolo 49 @ legge-costituzionale 1963-01-31 1",
    ],
  ],
  union: [
    ["direttiva 98/84/CE", "@ union 31998L0084"],
    [
      "art. 6 del Reg. (UE) 2016/679 e l'art. 5 c.c.",
      "articolo 6 @ union 32016R0679 | articolo 5 @ cc: regio-decreto 1942-03-16 262",
    ],
    ["regolamento (CE) n. 44/2001", "@ union 32001R0044"],
    ["dir. 98/84/CE, art. 3", "articolo 3 <@ union 31998L0084"],
    ["decisione quadro 2002/584/GAI", "@ union 32002F0584"],
    ["decisione-quadro n. 2002/584/GAI del Consiglio", "@ union 32002F0584"],
    ["decisione n. 1982/2006/CE", "@ union 32006D1982"],
    ["direttiva 24/2014/UE", "@ union 32014L0024"],
    ["regolamento UE n. 679 del 2016", "@ union 32016R0679"],
    ["Regolamento (UE) 23 luglio 2014 n. 910", "@ union 32014R0910"],
    ["regolamento (UE) n, 651/2014", "@ union 32014R0651"],
    ["regolamento C.E.E. n. 2092/91", "@ union 31991R2092"],
    ["regolamento di esecuzione (UE) 2015/1998", "@ union 32015R1998"],
    ["articolo 35 del GDPR", "articolo 35 @ union 32016R0679"],
    [
      "articolo 9, paragrafo 2, lettera g), del regolamento (UE) 2016/679 del Parlamento europeo e del Consiglio, del 27 aprile 2016",
      "articolo 9(paragrafo 2(lettera g)) @ union 32016R0679",
    ],
    [
      "direttive 96/9/CE e 2001/29/CE e il regolamento (CE) n. 1071/2009",
      "@ union 31996L0009 | @ union 32001L0029 | @ union 32009R1071",
    ],
    [
      "regolamenti (UE) 2020/852 del Parlamento europeo e del Consiglio, del 18 giugno 2020, e 2021/2139",
      "@ union 32020R0852 | @ union 32021R2139",
    ],
    ["direttiva del Consiglio 89/391/CEE, articolo 4", "articolo 4 <@ union 31989L0391"],
    ["regolamento (UE) 2016/2010", "@ union 32016R2010"],
    ["regolamento (CE) 2019/2004", "@ union 32004R2019"],
    ["direttiva n. 2/2019 del Dipartimento", "@ union"],
    ["Direttiva 442/75", "@ union 31975L0442"],
    ["Reg. UE 679/16", "@ union 32016R0679"],
    ["ottava direttiva 79/1072/CEE", "@ union 31979L1072"],
    ["decisione 2010/413/PESC", "@ union 32010D0413"],
    ["decisione 2003/97/CE e decisione 2004/259/CE", "@ union 32003D0097 | @ union 32004D0259"],
    ["regolamento europeo 2016/679", "@ union 32016R0679"],
    ["regolamento comunitario n. 1924/2006", "@ union 32006R1924"],
    ["regolamento delegato (UE) 2019/2013", "@ union 32019R2013"],
    [
      "direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi e 94/62/CE sugli imballaggi",
      "@ union 31991L0156 | @ union 31991L0689 | @ union 31994L0062",
    ],
    [
      "ai regolamenti 2024/1991 sul ripristino della natura, 2023/2631 sulle obbligazioni e 2023/1115",
      "@ union 32024R1991 | @ union 32023R2631 | @ union 32023R1115",
    ],
    ["le direttive 2014/24/UE e 2014/25/UE. Il numero 12/2020", "@ union 32014L0024 | @ union 32014L0025"],
    ["regolamento n. 11971/1999", "@ other"],
    ["raccomandazione 2003/361/CE", "@ union"],
    ["direttiva 2003/301CE", "@ union"],
    ["dalla legge e dal regolamento (UE) n. 596/2014", "@ union 32014R0596"],
  ],
  "act first": [
    [
      "D.Lgs. 231/2001, art. 5, c.p., art. 640",
      "articolo 5 <@ decreto-legislativo 2001 231 | articolo 640 <@ cp: regio-decreto 1930-10-19 1398",
    ],
    [
      "Visto il D.Lgs. 231/2001, art. 5 e la L. 241/1990",
      "articolo 5 <@ decreto-legislativo 2001 231 | @ legge 1990 241",
    ],
    [
      "legge 7 agosto 1990, n. 241 e successive modificazioni, art. 2, commi 8 e 9-bis",
      "articolo 2(comma 8, 9-bis) <@ legge 1990-08-07 241",
    ],
    ["D.Lgs. 231/2001 (e s.m.i.), art. 5", "articolo 5 <@ decreto-legislativo 2001 231"],
    ["L. 241/1990 (e successive modificazioni), art. 5", "articolo 5 <@ legge 1990 241"],
  ],
  tail: [
    ["art. 360 c.p.c., comma 1, n. 3", "articolo 360(comma 1(numero 3)) @ cpc: regio-decreto 1940-10-28 1443"],
    ["art. 1 della legge 20 marzo 1865, n. 2248, all. E", "allegato E(articolo 1) @ legge 1865-03-20 2248"],
    ["art 186 cds comma 2 lett b", "articolo 186(comma 2(lettera b)) @ cds: decreto-legislativo 1992-04-30 285"],
  ],
  under: [
    [
      "All'articolo 1 della legge 5/2000, i commi da 10 a 14 e 20",
      "luogo: articolo 1 @ legge 2000 5 | comma 10..14, 20 of under articolo 1",
    ],
    [
      "Al Libro IV, Titolo VIII, del codice di procedura civile, all'articolo 828, secondo comma",
      "luogo: libro IV(titolo VIII) @ codprocciv: regio-decreto 1940-10-28 1443 | articolo 828(comma 2) of",
    ],
  ],
  back: [
    ["la legge 241/1990; l'articolo 3 della medesima legge", "@ legge 1990 241 | articolo 3 @ back legge (medesima)"],
    ["comma 3 del citato articolo 34", "back articolo 34(comma 3)"],
    ["il comma 2 del medesimo articolo", "back articolo =(comma 2)"],
    ["citato d.lgs. n. 159", "@ back decreto-legislativo n. 159 (citato)"],
    ["art. 14-ter, co. 1, l. cit.", "articolo 14-ter(comma 1) @ back legge (cit)"],
    ["articolo 3 della presente legge", "articolo 3 @ self"],
    ["comma 1 del presente articolo", "self articolo =(comma 1)"],
    ["il presente articolo, all'articolo 14 della legge 5/2000", "self articolo = | articolo 14 @ legge 2000 5"],
  ],
  "exceptions and others": [
    ["la legge 5/2000, fatta eccezione per l'articolo 2", "@ legge 2000 5 | eccetto: articolo 2"],
    ["dopo l'articolo 5 della legge 5/2000", "dopo: articolo 5 @ legge 2000 5"],
    [
      "il d.lgs. 36/2023, come modificato dal d.lgs. 209/2024",
      "@ decreto-legislativo 2023 36 | change: @ decreto-legislativo 2024 209",
    ],
    [
      "la legge 1603/2000, di conversione del decreto-legge 15 aprile 2002, n. 1604",
      "@ legge 2000 1603 | change: @ decreto-legge 2002-04-15 1604",
    ],
  ],
  typography: [
    ["art. 68, com-\nma 3, della legge 1/2000", "articolo 68(comma 3) @ legge 2000 1"],
    ["((art. 5)), ((comma 2)), della legge 1/2000", "articolo 5(comma 2) @ legge 2000 1"],
    ["§ 3 della legge 1/2000", "paragrafo 3 @ legge 2000 1"],
    ["artt. 68 e ss. l. aut.", "articolo 68 ff @ laut: legge 1941-04-22 633"],
  ],
  slips: [
    ["articolo 1, comma 6.1, della legge 1/2000", "articolo 1(comma 6.1) @ legge 2000 1"],
    ["articolo 19-bis1 della legge 1/2000", "articolo 19-bis1 @ legge 2000 1"],
    ["art. 11-undiecies", ""],
    ["art.. 5 della legge 1/2000", "articolo 5 @ legge 2000 1"],
    ["lettera w-quater.1) del comma 1", "comma 1(lettera w-quater.1)"],
    ["lettere ff) gg), hh) del comma 1", "comma 1(lettera ff, gg, hh)"],
    ["il secondo e il quarto comma", "comma 2, 4"],
    ["del primo e del secondo comma", "comma 1, 2"],
  ],
  "bare numbers": [
    ["168 bis cp", "articolo 168-bis @ cp: regio-decreto 1930-10-19 1398"],
    ["1218 cc", "articolo 1218 @ cc: regio-decreto 1942-03-16 262"],
  ],
  "no citation": [
    ["50 cc", ""],
    ["5 per cento", ""],
    ["entro 30 giorni", ""],
    ["CO2", ""],
    ["comunicazioni", ""],
    ["l'autore", ""],
  ],
};
