import { describe, expect, it } from "vitest";
import { ecliOf, rulingPage } from "../../../generator/law/identity/ecli.ts";
import { readPronunce } from "../../../generator/sources/normattiva/pronunce/read-pronunce.ts";
import type { Pronuncia } from "../../../generator/sources/normattiva/records.ts";

const SELF = { tipo: "decreto-legislativo", data: "2030-01-31", numero: "900" };
const OTHERS = "ha dichiarato l'illegittimita' costituzionale del presente articolo.";
const note = (words: string, nota = "7") => `-----------\nAGGIORNAMENTO (${nota})\n${words}`;
const read = (words: string, testo = "Testo. (7)") =>
  readPronunce({ note: [note(words)], testo, numero: "30", allegato: null, self: SELF });

describe("the head of a ruling", () => {
  it.each([
    [
      "La Corte Costituzionale, con sentenza 25 settembre - 22 novembre 2019, n. 9242 (in G.U. 1ª s.s. 27/11/2019, n. 48)",
      9242,
      "2019-09-25",
      "2019-11-22",
      "2019-11-27",
      48,
    ],
    [
      "La Corte costituzionale con sentenza 20 novembre 2025 - 22 gennaio 2026, n. 9005, (in G.U. 1a s.s. 28/1/2026 n. 4),",
      9005,
      "2025-11-20",
      "2026-01-22",
      "2026-01-28",
      4,
    ],
    [
      "La Corte costituzionale 26 maggio-8 giugno 1994, n. 9219 (in G.U. 1 a s.s. 15-6-1994, n. 25)",
      9219,
      "1994-05-26",
      "1994-06-08",
      "1994-06-15",
      25,
    ],
    [
      "Successivamente la Corte costituzinale, con la sentenza del 7 -23 maggio 2008 n . 9045 (1°a s.s. 04.06.2008,n . 24)",
      9045,
      "2008-05-07",
      "2008-05-23",
      "2008-06-04",
      24,
    ],
    [
      "La Corte Costituzionale con sentenza 5maggio 3 giugno 2005, n. n. 9075 (in G.U. 1a ss. 8/6/2005, n. 23)",
      9075,
      "2005-05-05",
      "2005-06-03",
      "2005-06-08",
      23,
    ],
    [
      "La Corte Costituzionale con sentenza 18 ottobre 1995, n. 9001 (in G.U. 25/10/1995, n. 44)",
      9001,
      "1995-10-18",
      "1995-10-18",
      "1995-10-25",
      44,
    ],
    [
      "La Corte Costituzionale con sentenza 22-31 gennaio n. 9024 (in G.U. 1a s.s. 31/2/2007, n. 6)",
      9024,
      null,
      null,
      null,
      6,
    ],
    [
      "La Corte Costituzionale, con sentenza 7 aprile - 27 maggio 2025 (in G.U. 1ª s.s. 28/05/2025, n. 22)",
      null,
      "2025-04-07",
      "2025-05-27",
      "2025-05-28",
      22,
    ],
  ])("%s", (head, numero, deciso, deposito, data, gazzetta) => {
    expect(read(`${head} ${OTHERS}`)).toMatchObject([
      {
        tipo: "sentenza",
        numero,
        anno: deposito && Number(deposito.slice(0, 4)),
        deciso,
        deposito,
        gazzetta: { data, numero: gazzetta },
        nota: "7",
        dispositivo: OTHERS,
      },
    ]);
  });

  it("is none where the Court is only mentioned", () => {
    expect(
      read(
        "La L. 9 maggio 2001, n. 9 ha disposto, con la sentenza della Corte costituzionale 3 maggio 2001, n. 9, che ha dichiarato ...",
      ),
    ).toEqual([]);
    expect(read("L'ufficio della Corte costituzionale ha dichiarato chiuso il registro.")).toEqual([]);
  });
});

const HEAD = "La Corte Costituzionale, con sentenza 3 - 17 giugno 2032, n. 9901 (in G.U. 1a s.s. 23/06/2032, n. 26)";
const rulingsOf = (numero: string, words: string, before = `${HEAD} ha dichiarato`) =>
  readPronunce({ note: [note(`${before} ${words}`)], testo: "", numero, allegato: null, self: SELF });

/** A ruling in short: its effect, then each part with its extent (`!` whole) and `c` for a consequence, then what else is struck. */
function brief(...rulings: readonly Pronuncia[]): string {
  return rulings
    .map(({ effetto, parti, atto_colpito }) => {
      const parts = parti.map(
        ({ partizione, portata, consequenziale }) =>
          `${partizione ?? "articolo"}${portata === "intero" ? "!" : ""}${consequenziale ? "c" : ""}`,
      );
      const other =
        atto_colpito &&
        `<- ${atto_colpito.atto.tipo} ${atto_colpito.atto.numero}, ${atto_colpito.articolo}, ${atto_colpito.partizione}`;
      return [effetto, ...parts, other].filter(Boolean).join(" | ");
    })
    .join(" || ");
}

const OF_ACT = "del decreto legislativo 31 gennaio 2030, n. 900 (Testo inventato)";
const LAW_87 =
  "ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87 (Norme sulla costituzione e sul funzionamento della Corte costituzionale)";

describe("what a ruling strikes of the article", () => {
  it.each([
    ["the article", "l'illegittimita' costituzionale del presente articolo.", "illegittimita | articolo!"],
    ["the act", "l'illegittimita' costituzionale del presente decreto legislativo.", "illegittimita | articolo!"],
    [
      "an ordinal",
      "la illegittimita' costituzionale del secondo comma del presente articolo.",
      "illegittimita | comma 2!",
    ],
    [
      "two ordinals",
      "l'illegittimita' costituzionale del primo e del secondo comma del presente articolo.",
      "illegittimita | comma 1! | comma 2!",
    ],
    [
      "a number in letters",
      "l'illegittimita' costituzionale del comma quattro del presente articolo.",
      "illegittimita | comma 4!",
    ],
    [
      "a range",
      `l'illegittimita' costituzionale dell'art. 30, commi da 3 a 5-bis, ${OF_ACT}.`,
      "illegittimita | comma 3! | comma 4! | comma 5! | comma 5-bis!",
    ],
    [
      "the narrower step first",
      "l'illegittimita' costituzionale del numero 2), secondo comma del presente articolo.",
      "illegittimita | comma 2, numero 2)!",
    ],
    [
      "a letter first",
      "l'illegittimita' costituzionale della lettera i), comma 1, del presente articolo.",
      "illegittimita | comma 1, lettera i)!",
    ],
    [
      "a sentence, above which parts end",
      "l'illegittimita' costituzionale del presente articolo, comma 8, terzo periodo.",
      "illegittimita | comma 8",
    ],
    [
      "a half",
      "l'illegittimita' costituzionale dell'art. 30, comma 2, prima parte, del presente decreto.",
      "illegittimita | comma 2",
    ],
    [
      "words without a number",
      "l'illegittimita' costituzionale dell'art. 30, comma 2, ultimo inciso.",
      "illegittimita | comma 2",
    ],
    [
      "a capoverso, which may be any comma",
      "l'illegittimita' costituzionale dell'art. 30, primo capoverso.",
      "illegittimita | articolo",
    ],
    [
      "what a law approves",
      `l'illegittimita' costituzionale dell'art. 1 ${OF_ACT}, nella parte in cui dispone l'approvazione dell'art. 1, limitatamente alle parole «x», nonche' degli articoli 2, 23, commi 1 e 2, e 30, comma 1.`,
      "illegittimita | comma 1!",
    ],
    [
      "the last comma",
      "l'illegittimita' costituzionale dell'ultimo comma del presente articolo.",
      "illegittimita | ultimo comma!",
    ],
    [
      "no word for the article",
      `l'illegittimita' costituzionale dell'30, secondo comma, ${OF_ACT}.`,
      "illegittimita | comma 2!",
    ],
    ["this article", "l'illegittimita' costituzionale di questo art. 30, comma 2.", "illegittimita | comma 2!"],
    ["all of it", `l'illegittimita' costituzionale dell'intero art. 30 ${OF_ACT}.`, "illegittimita | articolo!"],
    [
      "provisions in it",
      "l'illegittimita' costituzionale della norma di cui all'art. 30, comma 1.",
      "illegittimita | comma 1!",
    ],
    [
      "a combination",
      `l'illegittimita' costituzionale del combinato disposto degli artt. 20, comma 1, e 30, comma 1, lett. b), ${OF_ACT}.`,
      "illegittimita_parziale | comma 1, lettera b)",
    ],
    [
      "one of several articles",
      `l'illegittimita' costituzionale degli artt. 20, 30, comma 2, lettere a) e b), 31 e 32 ${OF_ACT}.`,
      "illegittimita | comma 2, lettera a)! | comma 2, lettera b)!",
    ],
    [
      "an act of its year that is misspelt",
      "l'illegittimita' costituzionale dell'art. 30, comma 2, del D.Lgs. 13 gennaio 2030, n. 90.",
      "illegittimita | comma 2!",
    ],
    [
      "an act without a number",
      "l'illegittimita' costituzionale dell'art. 30, comma 2, del decreto legislativo 31 gennaio 2030 (Testo inventato).",
      "illegittimita | comma 2!",
    ],
    ["a sentence of its own", "che l'art. 30, comma 2, e' costituzionalmente illegittimo.", "illegittimita | comma 2!"],
    [
      "without `costituzionale`",
      "l'illegittimita' del comma 76 del presente articolo 30.",
      "illegittimita | comma 76!",
    ],
    [
      "a time",
      "l'illegittimita' costituzionale, sopravvenuta a partire dall'entrata in vigore della legge n. 86 del 2024, dell'art. 30, comma 2.",
      "illegittimita | comma 2!",
    ],
    [
      "a parameter",
      "l'illegittimita' costituzionale dell'art. 30, primo comma, in riferimento agli artt. 39 e 40 della Costituzione.",
      "illegittimita | comma 1!",
    ],
    [
      "its history",
      `l'illegittimita' costituzionale dell'art. 30, comma 2, ${OF_ACT}, come sostituito dall'art. 3, comma 9, della legge 5 dicembre 2031, n. 251.`,
      "illegittimita | comma 2!",
    ],
  ])("%s", (_, words, expected) => {
    expect(brief(...rulingsOf("30", words))).toBe(expected);
  });
});

describe("a limit leaves a part", () => {
  it.each([
    ["nella parte in cui non prevede che si applichi l'art. 5, comma 3"],
    ["nellaparte in cui non prevede"],
    ["nella parte che esclude"],
    ["nelle parti relative ai comuni"],
    ["per la parte relativa alla propaganda e nei limiti di cui alla motivazione"],
    ["per quanto attiene alle pensioni"],
    ["limitatamente alle parole «e' obbligatorio e,»"],
    ["nei sensi di cui in motivazione"],
    ["in parte qua"],
    ["anziche' dal terzo anno"],
    ["nell'ipotesi in cui il termine e' scaduto"],
    ["nella misura in cui si applica ai comuni"],
    ["in quanto limita il diritto"],
    ['espressa con le parole "o i simboli; 3"'],
    ["nel testo originario, anteriore alla sostituzione"],
    ["in riferimento all'art. 29, secondo comma, della Costituzione, in quanto non consente"],
    [
      "inserito dall'art. 1, comma 2, della legge 5 dicembre 2031, n. 251, recante «Norme, nella parte generale», nella parte in cui prevede",
    ],
  ])("%s", (limit) => {
    expect(
      brief(...rulingsOf("30", `l'illegittimita' costituzionale dell'art. 30, comma 2, ${OF_ACT}, ${limit}.`)),
    ).toBe("illegittimita_parziale | comma 2");
  });

  it("before the place, or inside the word", () => {
    expect(
      brief(
        ...rulingsOf(
          "30",
          `l'illegittimita' costituzionale, limitatamente alle parole «dell'articolo 7», dell'articolo 30, comma 2, ${OF_ACT}.`,
        ),
      ),
    ).toBe("illegittimita_parziale | comma 2");
    expect(brief(...rulingsOf("30", "l'illegittimita' costituzionale parziale dell'art. 30."))).toBe(
      "illegittimita_parziale | articolo",
    );
  });

  it("that begins with a place is of that place", () => {
    const words =
      "l'illegittimita' costituzionale del presente articolo, nella parte in cui, al numero 97) del comma 1, abroga il r.d. 8 maggio 1934, n. 9.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita_parziale | comma 1, numero 97)");
  });

  it("of one reading strikes no words", () => {
    for (const limit of ["in quanto interpretato nel senso che preclude", "ove interpretato nel senso che preclude"])
      expect(brief(...rulingsOf("30", `l'illegittimita' costituzionale dell'art. 30, comma 2, ${limit}.`))).toBe(
        "interpretativa | comma 2",
      );
  });

  it("belongs to its own item of a list", () => {
    const words =
      'l\'illegittimita\' costituzionale del presente articolo commi: 389; 635; 1252 (in riferimento ai commi 1250 e 1251) nella parte in cui non contiene le parole "d\'intesa"; 1261, nella parte in cui non contiene le parole "x"; 1267.';
    expect(brief(...rulingsOf("30", words))).toBe(
      "illegittimita | comma 389! | comma 635! | comma 1252 | comma 1261 | comma 1267!",
    );
  });

  it("belongs to its own head", () => {
    const words = `: 1) l'illegittimita' costituzionale degli artt. 20, comma 2, e 30, comma 4; 2) l'illegittimita' costituzionale dell'art. 30, comma 5, nella parte relativa alla perdita dell'autorita' e in cui applica le disposizioni del primo e del terzo comma del citato art. 30, nei casi gravi, e dell'art. 30, comma 7.`;
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 4! | comma 5 | comma 7!");
  });

  it("ends where the next head begins behind a semicolon", () => {
    const words =
      "l'illegittimita' costituzionale dell'art. 30, terzo comma, nella parte in cui richiama il comma 6; e dell'articolo 30, quarto comma.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 3 | comma 4!");
  });

  it("behind a list is of all", () => {
    const words =
      "l'illegittimita' costituzionale: a) dell'art. 30, comma 1; b) dell'art. 30, comma 2; nella parte in cui si applicano ai comuni.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita_parziale | comma 1 | comma 2");
  });
});

describe("a consequence", () => {
  it.each([
    [
      "of a head",
      `l'illegittimita' costituzionale dell'art. 30, comma 1, e, ${LAW_87}, l'illegittimita' costituzionale dell'art. 30, comma 2.`,
      "illegittimita | comma 1! | comma 2!c",
    ],
    [
      "within a head",
      "l'illegittimita' costituzionale dell'art. 30, comma terzo, e, ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87, comma quarto.",
      "illegittimita | comma 3! | comma 4!c",
    ],
    [
      "of all heads",
      "\"in applicazione dell'art. 27 della legge n. 87 del 1953: [...] b) l'illegittimita' costituzionale dell'art. 30, comma 2\".",
      "illegittimita | comma 2!c",
    ],
    [
      "by its word",
      "\"l'illegittimita' costituzionale dell'art. 30, comma 1\". Ha dichiarato inoltre \" l'illegittimita' costituzionale, in via conseguenziale, dell'art. 30, comma 3\".",
      "illegittimita | comma 1! | comma 3!c",
    ],
    [
      "by a new verb",
      "l'illegittimita' costituzionale dell'art. 30, comma 1; in conseguenza, dichiara altresi' l'illegittimita' costituzionale dell'art. 30, comma 3.",
      "illegittimita | comma 1! | comma 3!c",
    ],
    [
      "of both kinds",
      `l'illegittimita' costituzionale dell'art. 30, nella parte in cui non prevede; 2) ${LAW_87}, dichiara altresi' l'illegittimita' costituzionale dello stesso art. 30, nella parte in cui prevede.`,
      "illegittimita_parziale | articoloc",
    ],
    [
      "that is none",
      "l'illegittimita' costituzionale dell'art. 30, comma 2, nella parte in cui, con le conseguenze indicate in motivazione, non prevede, nei limiti di cui all'art. 27, terzo comma, della Costituzione.",
      "illegittimita_parziale | comma 2",
    ],
  ])("%s", (_, words, expected) => {
    expect(brief(...rulingsOf("30", words))).toBe(expected);
  });

  it("between two places of a list", () => {
    const words =
      "l'illegittimita' costituzionale degli artt. 20, 30, primo comma, e, in via conseguenziale, degli artt. 30, secondo comma, e 40.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 1! | comma 2!c");
  });

  it("seen before the verb", () => {
    const before = `${HEAD}, visto l'art. 27 della legge 11 marzo 1953, n. 87, ha disposto`;
    expect(brief(...rulingsOf("30", "l'illegittimita' costituzionale del presente articolo.", before))).toBe(
      "illegittimita | articolo!c",
    );
  });
});

describe("a limit holds for the places before it", () => {
  const OF_OTHERS =
    "dell'art. 30 del presente decreto; dell'art. 72 del regio decreto 9 luglio 1939, n. 1238; e dell'art. 33 del d.P.R. 3 novembre 2000, n. 396";
  it.each([
    [
      `${OF_OTHERS}, nella parte in cui non consente`,
      "illegittimita_parziale | articolo | <- regio-decreto 1238, 72, null",
    ],
    [
      `della norma desumibile dagli artt. 20, 29 e 30 ${OF_ACT}; 72, primo comma, del regio decreto 9 luglio 1939, n. 1238; e 33 e 34 del d.P.R. 3 novembre 2000, n. 396, nella parte in cui`,
      "illegittimita_parziale | articolo | <- regio-decreto 1238, 72, comma 1",
    ],
    [
      "del comma 1; del comma 2, nella parte in cui esclude; e del comma 3 del presente articolo",
      "illegittimita | comma 1 | comma 2 | comma 3!",
    ],
    [
      "dell'art. 30, commi 1 e 3, nonche' del comma 2, quest'ultimo nella parte in cui",
      "illegittimita | comma 1! | comma 3! | comma 2",
    ],
    [
      "dell'art. 30, comma 1, lettere a), b) e c), quest'ultima limitatamente alle parole «x»",
      "illegittimita | comma 1, lettera a)! | comma 1, lettera b)! | comma 1, lettera c)",
    ],
    [
      "del primo comma e, limitatamente all'inciso «x», del secondo comma del presente articolo",
      "illegittimita | comma 1! | comma 2",
    ],
    [
      ": a) dell'art. 30, comma 1; b) dell'art. 30, comma 2, nella parte in cui esclude",
      "illegittimita | comma 1! | comma 2",
    ],
    [
      ": a) dell'art. 30, comma 1; b) dell'art. 30, comma 2, nella parte in cui escludono",
      "illegittimita_parziale | comma 1 | comma 2",
    ],
    ["dell'art. 30, comma 1, limitatamente alle parole «x», e comma 3", "illegittimita | comma 1 | comma 3!"],
    [
      "dell'art. 30, comma 1, nella parte in cui richiama l'applicazione dell'art. 20, comma 2, e dell'art. 30, comma 3",
      "illegittimita_parziale | comma 1",
    ],
    ["delle parole «dal padre» contenute nel comma 2 dell'art. 30", "illegittimita_parziale | comma 2"],
    ["dell'intero testo del presente articolo, ad eccezione del terzo comma", "illegittimita_parziale | articolo"],
    ["dell'art. 30, tranne il comma 3", "illegittimita_parziale | articolo"],
    ["dell'art. 30, comma 2, laddove esclude il coniuge", "illegittimita_parziale | comma 2"],
    // Words that nobody knows leave a part: no list of limits need be whole.
    ["dell'art. 30, in combinato disposto con l'art. 400, comma 3", "illegittimita_parziale | articolo"],
    ["dell'art. 30, comma 2, in combinato con l'art. 400 del codice civile", "illegittimita_parziale | comma 2"],
    ["dell'art. 30, in riferimento alla sola ipotesi del figlio naturale", "illegittimita_parziale | articolo"],
    ["dell'art. 30, comma 2, con riguardo ai soli minori", "illegittimita_parziale | comma 2"],
    [
      "dell'art. 30, comma 1, e dell'art. 30, comma 3, avuto riguardo ai minori",
      "illegittimita_parziale | comma 1 | comma 3",
    ],
    [", per i soli minori, dell'art. 30, comma 2", "illegittimita_parziale | comma 2"],
    ["dell'art. 30, comma 2, sino all'entrata in vigore della riforma", "illegittimita_parziale | comma 2"],
    ["dell'art. 30, comma 2, fino al riordino della materia", "illegittimita_parziale | comma 2"],
  ])("%s", (words, expected) => {
    expect(brief(...rulingsOf("30", `l'illegittimita' costituzionale ${words}.`))).toBe(expected);
  });

  it("that stands before what is declared", () => {
    expect(brief(...rulingsOf("30", ", ad eccezione del comma 3, l'illegittimita' costituzionale dell'art. 30."))).toBe(
      "illegittimita_parziale | articolo",
    );
  });
});

describe("what strikes nothing has no row", () => {
  it.each([
    "non fondata la questione di legittimita' costituzionale dell'art. 30",
    "non fondata la questione di illegittimita' costituzionale dell'art. 30",
    "che la questione di legittimita' costituzionale dell'art. 30, comma 2, non e' fondata",
    "la manifesta infondatezza delle questioni di legittimita' costituzionale degli artt. 30 e 31",
    "manifestamente infondata la questione di legittimita' costituzionale dell'art. 30, primo comma",
    "inammissibili le questioni di legittimita' costituzionale dell'art. 30, secondo comma",
    "la manifesta inammissibilita' della questione di legittimita' costituzionale dell'art. 30, nella parte in cui prevede",
    "inammissibile la questione di legittimita' costituzionale dell'art. 30, gia' dichiarato costituzionalmente illegittimo con sentenza n. 9905 del 2031",
    "inammissibile la questione relativa all'art. 30, di cui e' stata gia' dichiarata l'illegittimita' costituzionale",
    "inammissibile la questione: ha ricordato quanto gia' dichiarato l'illegittimita' costituzionale dell'art. 30",
    "che l'art. 30, comma 2, non e' costituzionalmente illegittimo",
    "cessata la materia del contendere in ordine alla questione di legittimita' costituzionale dell'art. 30",
    "estinto il processo sulla questione di legittimita' costituzionale dell'art. 30",
    "ammissibile la richiesta di referendum popolare per l'abrogazione dell'art. 30 del presente decreto",
    "che non spetta allo Stato applicare l'art. 30",
    "non fondata, nei sensi di cui in motivazione, la questione di legittimita' costituzionale dell'art. 31",
  ])("ha dichiarato %s", (words) => {
    expect(rulingsOf("30", `${words}.`)).toEqual([]);
  });

  it.each([
    "ha disposto la restituzione degli atti in ordine alla questione di legittimita' costituzionale dell'art. 30.",
    "ha rinviato all'udienza del 24 settembre 2032 la trattazione della questione di legittimita' costituzionale dell'art. 30.",
    "ha sollevato questione di legittimita' costituzionale dell'art. 30.",
    "ha sospeso l'efficacia dell'art. 30.",
    "ha negato l'illegittimita' costituzionale dell'art. 30.",
    "ha escluso l'illegittimita' costituzionale dell'art. 30, comma 2.",
    "ha ritenuto insussistente l'illegittimita' costituzionale dell'art. 30.",
    "ha dichiarato improcedibile il ricorso diretto a far dichiarare l'illegittimita' costituzionale dell'art. 30.",
    "ha dichiarato inammissibile la domanda di riconoscere l'inefficacia e l'illegittimita' costituzionale dell'art. 30.",
    "ha dichiarato insussistente l'asserita illegittimita' costituzionale dell'art. 30.",
    "ha confermato che l'art. 30 e' costituzionalmente illegittimo.",
  ])("%s", (words) => {
    expect(rulingsOf("30", words, HEAD)).toEqual([]);
  });

  it("beside what strikes", () => {
    const words =
      ": 1) l'illegittimita' costituzionale dell'art. 30, comma 1; 2) non fondata la questione di legittimita' costituzionale dell'art. 30, comma 2; 3) inammissibile la questione di legittimita' costituzionale dell'art. 30, comma 3, nella parte in cui prevede.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 1!");
    const turned =
      "non fondata la questione di legittimita' costituzionale dell'art. 29 e l'illegittimita' costituzionale dell'art. 30, primo comma.";
    expect(brief(...rulingsOf("30", turned))).toBe("illegittimita | comma 1!");
    expect(brief(...rulingsOf("29", turned))).toMatch(/^riguarda_altro/);
  });

  it("and the words of a limit turn nothing away", () => {
    const words =
      "l'illegittimita' costituzionale dell'art. 30, comma 3, nella parte in cui non prevede che, in caso di estinzione del reato, il giudice disponga la restituzione degli atti; e dell'art. 30, comma 5.";
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 3 | comma 5!");
  });
});

it("is a reading where a question is not founded in the sense that the ruling gives", () => {
  for (const words of [
    "non fondata, nei sensi di cui in motivazione, la questione di legittimita' costituzionale dell'art. 30, comma 2.",
    "che la questione di legittimita' costituzionale dell'art. 30 non e' fondata, nei sensi di cui in motivazione.",
  ])
    expect(brief(...rulingsOf("30", words))).toBe("interpretativa");
});

it("is declared by an adjective too", () => {
  for (const words of [
    "costituzionalmente illegittimo l'art. 30, comma 2, nella parte in cui non prevede.",
    "l'art. 30, comma 2, costituzionalmente illegittimo nella parte in cui non prevede.",
    "l'incostituzionalita' dell'art. 30, comma 2, laddove non prevede.",
  ])
    expect(brief(...rulingsOf("30", words))).toBe("illegittimita_parziale | comma 2");
});

describe("several rulings in one note", () => {
  const IN_G = "(in G.U. 1a s.s. 18/07/2031, n. 28)";
  const COMMA = "ha dichiarato l'illegittimita' costituzionale del comma 1 del presente articolo";
  it.each([
    `La Corte costituzionale, con le sentenze 1 - 8 luglio 2031, n. 9240 ${IN_G}, e 2 - 12 luglio 2031, n. 9245 ${IN_G}, ${COMMA}.`,
    `La Corte costituzionale, con le sentenze n. 9240 dell'8 luglio 2031 e n. 9245 del 12 luglio 2031, ${COMMA}.`,
    `La Corte costituzionale, con sentenza 1 - 8 luglio 2031, n. 9240 ${IN_G}, ${COMMA}. La stessa Corte, con sentenza 2 - 12 luglio 2031, n. 9245, ${COMMA}.`,
    `Con sentenza 1 - 8 luglio 2031, n. 9240 ${IN_G}, la Corte costituzionale ${COMMA} e, con successiva sentenza 2 - 12 luglio 2031, n. 9245, ${COMMA}.`,
  ])("%s", (words) => {
    const found = read(words);
    expect(found.map(({ numero, anno, deposito }) => [numero, anno, deposito])).toEqual([
      [9240, 2031, "2031-07-08"],
      [9245, 2031, "2031-07-12"],
    ]);
    expect(brief(...found)).toBe("illegittimita | comma 1! || illegittimita | comma 1!");
  });

  it("that strike this and that `rispettivamente` are not told apart", () => {
    const words =
      "La Corte costituzionale, con le sentenze n. 9240 dell'8 luglio 2031 e n. 9245 del 12 luglio 2031, ha dichiarato l'illegittimita' costituzionale, rispettivamente, dei commi 1 e 2 del presente articolo.";
    expect(read(words)).toEqual([]);
  });
});

it("strikes the whole article in consequence", () => {
  const words =
    "l'illegittimita' costituzionale dell'art. 30, comma 2, e, in via consequenziale, dell'intero art. 30 del presente decreto.";
  expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 2! | articolo!c");
  const behind = `l'illegittimita' costituzionale dell'art. 29 e, ${LAW_87}, degli artt. 30 e 31 del presente decreto.`;
  expect(brief(...rulingsOf("30", behind))).toMatch(/^illegittimita \| articolo!c/);
});

describe("what else is struck", () => {
  const CHANGED = "l'illegittimita' costituzionale dell'art. 30, comma 3, della L. 5 dicembre 2031, n. 251";
  it.each([
    [
      "what changed the article",
      `${CHANGED} (che ha modificato il primo comma del presente articolo) "limitatamente alle parole "x".`,
      "riguarda_altro | <- legge 251, 30, comma 3",
    ],
    [
      "a converted decree",
      "l'illegittimita' costituzionale dell'art. 9, commi 4 e 5 del D.L. 30 dicembre 2031, n. 162, convertito con modificazioni dalla L. 28 febbraio 2032, n. 8 (che ha introdotto il comma 3-bis del presente articolo).",
      "riguarda_altro | <- decreto-legge 162, 9, commi 4 e 5",
    ],
    [
      "what replaced it",
      `l'illegittimita' costituzionale dell'art. 1 della legge 20 febbraio 2031, n. 46, nella parte in cui, sostituendo l'art. 30 ${OF_ACT}, esclude.`,
      "riguarda_altro | <- legge 46, 1, null",
    ],
    [
      "another article",
      `l'illegittimita' costituzionale dell'art. 20, comma 1, ${OF_ACT}, in relazione all'art. 30, comma 1, del medesimo decreto, nella parte in cui prevede.`,
      "riguarda_altro | <- decreto-legislativo 900, 20, comma 1",
    ],
    [
      "a whole act",
      "l'illegittimita' costituzionale dell'intera legge 5 agosto 2031, n. 5 (che ha modificato il presente articolo).",
      "riguarda_altro | <- legge 5, null, null",
    ],
    [
      "a region's law",
      "l'illegittimita' costituzionale dell'art. 30 della legge della Regione Esempio 3 marzo 2031, n. 5 (che ha modificato il presente articolo).",
      "riguarda_altro",
    ],
    [
      "a region's law with an article of that number",
      "l'illegittimita' costituzionale dell'art. 30 della legge della Regione Esempio 3 marzo 2031, n. 5.",
      "riguarda_altro",
    ],
    [
      "an act with the article",
      `l'illegittimita' costituzionale degli artt. 68 del R.D. 18 giugno 1931, n. 773, e 30 ${OF_ACT}, nella parte in cui prescrivono.`,
      "illegittimita_parziale | articolo | <- regio-decreto 773, 68, null",
    ],
  ])("%s", (_, words, expected) => {
    expect(brief(...rulingsOf("30", words))).toBe(expected);
  });
});

it("takes a comma without an article for one of the article that was struck last", () => {
  const head = `l'illegittimita' costituzionale dell'art. 20, primo comma, ${OF_ACT}, e`;
  for (const words of [
    `${head}, in via consequenziale, terzo comma.`,
    `${head} l'illegittimita' costituzionale del terzo comma.`,
  ]) {
    expect(brief(...rulingsOf("30", words))).toMatch(/^riguarda_altro/);
    expect(brief(...rulingsOf("20", words))).toMatch(/^illegittimita \| comma 1! \| comma 3!/);
  }
});

it("strikes nothing here where an act of the same year has an article of the same number", () => {
  const words = `l'illegittimita' costituzionale degli artt. 30, comma 1, del decreto legislativo 9 maggio 2030, n. 99, e 30, comma 2, ${OF_ACT}.`;
  expect(brief(...rulingsOf("30", words))).toBe("illegittimita | comma 2! | <- decreto-legislativo 99, 30, comma 1");
});

it("is taken back by the note of an errata corrige", () => {
  const withdrawn = note(
    `${HEAD} ha dichiarato l'illegittimita' costituzionale dell'art. 30, secondo comma, nella parte in cui non prevede.`,
    "58",
  );
  const errata = note(
    `${HEAD}, come modificata dall'errata corrige in G.U. 1a s.s. 30/06/2032, n. 27, non prevede piu' l'illegittimita' costituzionale del presente articolo.`,
    "59",
  );
  const found = readPronunce({ note: [withdrawn, errata], testo: "(59)", numero: "30", allegato: null, self: SELF });
  expect(brief(...found)).toBe("illegittimita_parziale | comma 2 || rettifica");
  expect(found.map(({ ritirata_da }) => ritirata_da)).toEqual(["59", null]);
  expect(found[1]).toMatchObject({ gazzetta: { data: "2032-06-23", numero: 26 }, nel_testo: true });
});

it("ends where the ruling ends", () => {
  const ruling =
    ": - l'illegittimita' costituzionale del comma 1;\n- l'illegittimita' costituzionale del comma 2 del presente articolo.";
  const annex = "Allegato 1\n1. Il comma 9 e' nella parte in cui finisce.";
  const [found] = rulingsOf("30", `${ruling}\n${annex}`);
  expect(found?.dispositivo).toBe(`ha dichiarato ${ruling.replace("\n", " ")}`);
  expect(brief(...rulingsOf("30", `${ruling}\n-----------`))).toBe("illegittimita | comma 1! | comma 2!");
});

it("stands beside another act's sentence, and another ruling", () => {
  const both = `Il D.L. 9 maggio 2031, n. 9 ha disposto (con l'art. 1) la modifica del comma 1.\nSuccessivamente la Corte costituzionale con la sentenza 18 ottobre 2031, n. 9902 ha dichiarato l'illegittimita' costituzionale del presente articolo.\nSuccessivamente, la Corte costituzionale con la sentenza 19 ottobre 2031, n. 9903 ha dichiarato l'illegittimita' costituzionale del comma 2 del presente articolo.`;
  const found = readPronunce({ note: [note(both)], testo: "", numero: "30", allegato: null, self: SELF });
  expect(found.map(({ numero, dispositivo }) => [numero, dispositivo.slice(-14)])).toEqual([
    [9902, "ente articolo."],
    [9903, "ente articolo."],
  ]);
  expect(brief(...found)).toBe("illegittimita | articolo! || illegittimita | comma 2!");
});

it("is no ruling on the article in a note that quotes another act", () => {
  const item = `Note all'art. 30: ${HEAD} ha dichiarato l'illegittimita' costituzionale del presente articolo.`;
  expect(readPronunce({ note: [item], testo: "", numero: "30", allegato: null, self: SELF })).toEqual([]);
});

it("says whether the text still points to the note", () => {
  const head = "La Corte Costituzionale con sentenza 18 ottobre 1995, n. 9001 (in G.U. 25/10/1995, n. 44)";
  expect(read(`${head} ${OTHERS}`).map(({ nel_testo }) => nel_testo)).toEqual([true]);
  expect(read(`${head} ${OTHERS}`, "Testo. (70)").map(({ nel_testo }) => nel_testo)).toEqual([false]);
});

it("has an identifier and a page", () => {
  expect(ecliOf(2019, 9242)).toBe("ECLI:IT:COST:2019:9242");
  expect(rulingPage(2019, 9242)).toBe("https://www.cortecostituzionale.it/scheda-pronuncia/2019/9242");
});
