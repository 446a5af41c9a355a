import { describe, expect, it } from "vitest";
import { articolo, brief, signalsOf } from "./artificial-act.ts";

const read = (...note: string[]) => signalsOf({}, [articolo("69", "Testo. (1)", note)]);

describe("the signal nota_aggiornamento: a note that says what changed", () => {
  it("takes the act that opens the note and the article of its marker", () => {
    const { segnali, conteggi } = read(
      "-----------\nAGGIORNAMENTO (96)\nLa L. 31 maggio 2031, n. 575\nha disposto (con l'art. 7, comma 1) che le pene sono aumentate.",
    );
    expect(segnali).toEqual([
      {
        base: "nota_aggiornamento",
        verso: "in",
        altro: {
          tipo: "legge",
          data: "2031-05-31",
          anno: null,
          numero: "575",
          urn: "urn:nir:stato:legge:2031-05-31;575",
        },
        qui: { contenitore: null, numero: "69" },
        li: { contenitore: null, numero: "7", parte: "comma 1" },
        tipo: "aggiorna",
        data: null,
        evidenza: "La L. 31 maggio 2031, n. 575 ha disposto (con l'art. 7, comma 1) che le pene sono aumentate.",
      },
    ]);
    expect(conteggi).toEqual({ nota_aggiornamento: 1, "nota_aggiornamento = che le pene": 1 });
  });

  it.each([
    ["l'abrogazione del comma 2 decorre da oggi", "applica"],
    ["le disposizioni del presente articolo si applicano anche alle imprese", "applica"],
    ['"Il presente articolo continua ad applicarsi ai procedimenti pendenti"', "applica"],
    ["le disposizioni del comma 1 non si applicano fino al 31 dicembre", "applica"],
    ["le disposizioni del comma 1 non si applicano alle societa' quotate", "deroga"],
    ["l'efficacia del presente articolo e' sospesa", "sospende"],
    ['"L\'articolo 69 si interpreta nel senso che resta fermo il termine"', "interpreta"],
    ["e' concessa amnistia per i reati previsti dal presente articolo", "amnistia"],
    ["il fondo e' incrementato di 5 milioni a decorrere dall'anno 2032", "aggiorna"],
    ['"All\'articolo 5 della legge 1 marzo 2000, n. 1, le parole sono sostituite"', "aggiorna"],
    ["il termine e' prorogato al 31 dicembre", "proroga"],
    ["e' disposto il differimento del termine", "proroga"],
    ["il termine di cui al comma 2 non e' prorogato", "aggiorna"],
    ["il comma 2 del presente articolo non e' abrogato", "aggiorna"],
    ["si provvede in deroga al comma 3", "deroga"],
    ["la proroga del termine di cui al comma 3 non e' disposta", "aggiorna"],
    ["non e' concessa la proroga del termine di cui al comma 3", "aggiorna"],
    ["il differimento del termine resta escluso", "aggiorna"],
    ["il termine di cui al comma 2 e' fissato al 31 dicembre 2032", "proroga"],
    ["il termine previsto dal comma 2 e' rideterminato al 31 dicembre 2032", "proroga"],
    ["la presente modifica ha effetto da oggi", "applica"],
  ])("reads the kind from %j", (words, tipo) => {
    expect(
      read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`).segnali.map(brief),
    ).toEqual([`69 -> 1 ${tipo}`]);
  });

  it.each([
    ["\"Fino al 31 dicembre 2032 e' sospesa l'efficacia del comma 2\"", "aggiorna -"],
    ["\"E' sospesa l'efficacia del comma 2 dell'articolo 69\"", "aggiorna -"],
    ['"Il termine di cui al comma 2 e\' prorogato al 31 dicembre 2032"', "aggiorna -"],
    ['"Il termine di cui al comma 1 e\' prorogato al 31 dicembre 2032"', "proroga comma 1"],
    ['"Il termine e\' prorogato al 31 dicembre 2032"', "proroga comma 1"],
    // No act interprets what it says itself.
    [
      '"Le disposizioni del comma 2, lettera b), si interpretano nel senso che ne sono esclusi i soggetti di cui al comma 3"',
      "interpreta comma 2, lettera b)",
    ],
    ['"Ai sensi del comma 3, la norma si interpreta nel senso che i consorzi sono esclusi"', "interpreta comma 1"],
    // Its own comma.
    ['"Le disposizioni di cui al comma 2 si applicano dal 1 gennaio 2032"', "applica comma 1"],
  ])("what stops a comma is said of no other one that the text points from: %j", (words, expected) => {
    const note = `AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`;
    const { segnali } = signalsOf({}, [articolo("69", "1. Uno. (1)\n2. Due.\n3. Tre.", [note])]);
    expect(segnali.map(({ tipo, qui }) => `${tipo} ${qui?.parte ?? "-"}`)).toEqual([expected]);
  });

  it.each([
    ["l'abrogazione del comma 2 qualora sia adottato il regolamento", null],
    ["che il comma 2 cessa di avere vigore dal 1° luglio 2035", "2035-07-01"],
  ])("takes the day or the condition of %j", (words, dal) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map(({ tipo, decorrenza }) => [tipo, decorrenza?.dal])).toEqual([["abroga", dal]]);
  });

  it.each([
    [
      "la soppressione della lettera a) e la sostituzione della lettera b) del comma 2",
      ["abroga comma 2, lettera a)", "sostituisce comma 2, lettera b)"],
    ],
    [
      "la soppressione della lettera a), la modifica della lettera b) e l'abrogazione della lettera d) del comma 2",
      ["abroga comma 2, lettera a)", "modifica comma 2, lettera b)", "abroga comma 2, lettera d)"],
    ],
    ["la soppressione della lettera a) e la sostituzione del comma 2", ["abroga lettera a)", "sostituisce comma 2"]],
    [
      "la soppressione della lettera a) e la sostituzione del comma 2, lettera b)",
      ["abroga lettera a)", "sostituisce comma 2, lettera b)"],
    ],
  ])("letters share the comma that stands behind the last of them: %s", (words, expected) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map(({ tipo, qui }) => `${tipo} ${qui?.parte ?? "-"}`)).toEqual(expected);
  });

  it("takes a day right behind the operation", () => {
    const { segnali } = read(
      "AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) l'abrogazione, a decorrere dal 1° gennaio 2032, del comma 2.",
    );
    expect(segnali.map(({ decorrenza }) => decorrenza)).toEqual([
      { dal: "2032-01-01", testo: "a decorrere dal 1° gennaio 2032" },
    ]);
  });

  it.each([
    ["l'abrogazione del comma 2 nel territorio della regione", ["abroga comma 2 parte"]],
    ["l'abrogazione del presente articolo nei confronti dei soli enti locali", ["abroga - parte"]],
    ["la soppressione, quanto ai soli comuni, del comma 2", ["abroga comma 2 parte"]],
    ["che il comma 2 e' abrogato per i contratti stipulati dopo un anno", ["abroga comma 2 parte"]],
    ["l'abrogazione del comma 2, con esclusione della lettera b)", ["abroga comma 2 parte"]],
    [
      "che il comma 2 e' soppresso e che al comma 3 le parole «uno» sono sostituite dalle seguenti: «due»",
      ["abroga comma 2 intero", "sostituisce comma 3 parte"],
    ],
    ["che in caso di mancato accordo il comma 2 e' abrogato", ["aggiorna comma 2 -"]],
    ["l'abrogazione del decreto di cui al comma 2", ["aggiorna comma 2 -"]],
    ["la sostituzione dei componenti della commissione di cui al comma 2", ["aggiorna comma 2 -"]],
    [
      "l'abrogazione dell'art. 12 del medesimo decreto, che aveva disposto la soppressione del comma 3 del presente articolo",
      ["aggiorna comma 3 -"],
    ],
    ["l'abrogazione del comma 2 e la modifica del comma 3", ["abroga comma 2 intero", "modifica comma 3 -"]],
    [
      "la modifica del comma 1, la soppressione del secondo periodo del comma 2 e l'introduzione del comma 2-bis",
      ["modifica comma 1 -", "abroga comma 2 parte", "inserisce comma 2-bis intero"],
    ],
    [
      "la sostituzione della lettera b) del comma 2 e la conseguente abrogazione della lettera c)",
      ["sostituisce comma 2, lettera b) intero", "abroga comma 2, lettera c) intero"],
    ],
    [
      "l'abrogazione dei commi 2, 3, secondo periodo, e 4",
      ["abroga comma 2 intero", "abroga comma 4 intero", "abroga comma 3 parte"],
    ],
    [
      "l'abrogazione del comma 2 e, limitatamente al primo periodo, del comma 3",
      ["abroga comma 2 intero", "abroga comma 3 parte"],
    ],
    [
      'la sostituzione del comma 1 nonche\', limitatamente alle parole "uno", del comma 3',
      ["sostituisce comma 1 intero", "sostituisce comma 3 parte"],
    ],
    ["l'abrogazione dei commi 1, 2, 3, 4, 5, 6, 7, 8 e 9", ["abroga - parte"]],
    ["l'abrogazione del comma 2 e il mantenimento del comma 3", ["abroga comma 2 intero"]],
    ["l'aggiunta di un comma dopo il comma 2", ["inserisce - -"]],
    ["la modifica dell'art. 70 e l'abrogazione del comma 3 dell'art. 71", ["aggiorna - -", "aggiorna - -"]],
    ["che tutti gli articoli del presente decreto, salvo il presente, sono abrogati", ["aggiorna - -"]],
  ])("gives each operation of a note its own places: %j", (words, claims) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map(({ tipo, qui, portata }) => `${tipo} ${qui?.parte ?? "-"} ${portata ?? "-"}`)).toEqual(claims);
  });

  it("shows of each operation its own words behind the marker", () => {
    const { segnali } = read(
      "AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) l'abrogazione del comma 2 e la modifica del comma 3.",
    );
    expect(segnali.map(({ evidenza }) => evidenza)).toEqual([
      "Il D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) l'abrogazione del comma 2",
      "Il D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) … la modifica del comma 3.",
    ]);
  });

  it.each([
    [
      "l'abrogazione del presente articolo a decorrere dal 1° gennaio 2032",
      "2032-01-01",
      "a decorrere dal 1° gennaio 2032",
    ],
    [
      "che il presente articolo e' abrogato dalla data di entrata in vigore del decreto di cui al comma 4",
      null,
      "dalla data di entrata in vigore del decreto di cui al comma 4",
    ],
    ["la sostituzione del comma 1, con effetto dal 3 marzo 2033", "2033-03-03", "con effetto dal 3 marzo 2033"],
  ])("tells when a change takes effect: %j", (words, dal, testo) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map(({ decorrenza }) => decorrenza)).toEqual([{ dal, testo }]);
  });

  it.each([
    [
      'che "Le disposizioni dell\'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900, non si applicano ai fatti commessi a bordo"',
      "deroga",
    ],
    [
      "che \"Fino al 31 dicembre e' sospesa l'efficacia del decreto di cui all'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900\"",
      "aggiorna",
    ],
    [
      'che "gli organismi in regime di proroga ai sensi dell\'articolo 68 della legge 1 marzo 2000, n. 1, si applica"',
      "applica",
    ],
    [
      "che \"Il riconoscimento in deroga degli incentivi di cui all'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900, e' concluso\"",
      "aggiorna",
    ],
    [
      'che "La sospensione di cui all\'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900, si intende riferita alle prove"',
      "interpreta",
    ],
    ['che "L\'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900, cessa di avere effetto"', "applica"],
    ['che "Il termine di cui al comma 2 non si applica ai comuni"', "aggiorna"],
    ['che "Le domande depositate sono definite secondo la legge anteriore"', "applica"],
  ])("tells an effect from words that only sound like it: %j", (words, tipo) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map((one) => one.tipo)).toEqual([tipo]);
  });

  it.each([
    '"Le disposizioni di cui agli articoli 259, commi da 2 a 5, e 260 del decreto-legge 19 maggio 2029, n. 34, continuano ad applicarsi fino al 30 giugno 2032"',
    "\"Il termine di cui all'articolo 12, comma 2, della legge 4 maggio 2029, n. 184, e' prorogato al 31 dicembre 2032\"",
    "il termine di cui all'art. 35, comma 1 del D.L. 14 agosto 2029, n. 104, e' prorogato al 31 dicembre 2032",
    '"Le disposizioni dell\'articolo 8 della legge 4 maggio 2029, n. 184, si interpretano nel senso che"',
  ])("takes nothing for the article of what is done to another act: %j", (words) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`);
    expect(segnali.map(({ tipo, qui }) => `${tipo} ${qui?.parte ?? "-"}`)).toEqual(["aggiorna -"]);
  });

  it.each([
    [
      "che dalla data di adozione del decreto di cui al comma 5 dell'articolo 2 del suddetto decreto e' abrogato il comma 3",
      "abroga comma 3 null",
    ],
    [
      "che alla data di entrata in vigore del regolamento di cui al comma 5 e' abrogato il presente articolo",
      "abroga - null",
    ],
    ["che, a decorrere dal 1° marzo 2033, il comma 2 e' abrogato", "abroga comma 2 2033-03-01"],
    ["che dalla data di entrata in vigore dello stesso e' abrogato il comma 3", "abroga comma 3 undefined"],
    ["che le pene stabilite dal primo comma sono aumentate", "aggiorna comma 1 undefined"],
  ])("takes no place from the words of a day: %j", (words, claim) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}.`);
    expect(segnali.map(({ tipo, qui, decorrenza }) => `${tipo} ${qui?.parte ?? "-"} ${decorrenza?.dal}`)).toEqual([
      claim,
    ]);
  });

  it.each([
    "Il D.L. 22 marzo 2031, n. 41 ha disposto (con l'art. 15, comma 3) che \"Il termine e' prorogato\". La L. 30 dicembre 2030, n. 178, come modificata dal D.L. 22 marzo 2031, n. 41, ha disposto (con l'art. 1, comma 481) che il comma 2 e' abrogato.",
    "Il D.L. 22 marzo 2031, n. 41 ha disposto (con l'art. 15, comma 3) la proroga del termine. Successivamente, la L. 30 dicembre 2030, n. 178, nel modificare l'art. 3 del D.L. 22 marzo 2031, n. 41, ha disposto (con l'art. 1, comma 481) l'abrogazione del comma 2.",
    "Il D.L. 22 marzo 2031, n. 41 ha disposto (con l'art. 15, comma 3) la proroga del termine, mentre la L. 30 dicembre 2030, n. 178 ha disposto (con l'art. 1, comma 481) l'abrogazione del comma 2.",
  ])("takes a new subject for a new author: %j", (note) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\n${note}`);
    expect(segnali.map(({ altro, li, tipo }) => `${altro.numero} ${li?.numero} ${li?.parte} ${tipo}`)).toEqual([
      "41 15 comma 3 proroga",
      "178 1 comma 481 abroga",
    ]);
    for (const { evidenza } of segnali) expect(note).toContain(evidenza.replace(/\.$/, ""));
  });

  it("takes a term of the article that another act was changed in for none of its own", () => {
    const { segnali } = read(
      "AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7, nel modificare l'art. 12 della L. 3 marzo 2029, n. 5, ha conseguentemente disposto (con l'art. 1) che il termine previsto nel suindicato articolo e' differito.",
    );
    expect(segnali.map(({ tipo }) => tipo)).toEqual(["aggiorna"]);
  });

  it("gives one signal per marker, each with the kind of its own words", () => {
    const note =
      "AGGIORNAMENTO (66)\nIl D.L. 29 dicembre 2031, n. 216 ha disposto: - (con l'art. 1, comma 1) che il termine e' prorogato; - (con l'art. 2-bis, comma 1) che la modifica ha effetto da oggi.";
    expect(read(note).segnali.map(brief)).toEqual(["69 -> 1 proroga", "69 -> 2-bis applica"]);
  });

  it.each([
    ["l'abrogazione del comma 3.", "abroga", ["comma 3"], "intero"],
    ["l'abrogazione dell'ultimo periodo del comma 3 del presente articolo.", "abroga", ["comma 3"], "parte"],
    ["l'introduzione dei commi 2-bis e 2-ter all'art. 69.", "inserisce", ["comma 2-bis", "comma 2-ter"], "intero"],
    ["l'abrogazione dell'art. 5 della L. 1 marzo 2000, n. 1.", "aggiorna", [undefined], undefined],
    [
      "la proroga dei termini di cui ai commi 1 e 2 del presente articolo.",
      "proroga",
      ["comma 1", "comma 2"],
      undefined,
    ],
  ])("reads a noun with the parts it names: %j", (words, tipo, parti, portata) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nLa L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) ${words}`);
    expect(segnali.map((s) => [s.tipo, s.qui?.parte, s.portata])).toEqual(parti.map((parte) => [tipo, parte, portata]));
  });

  it('takes "la modifica" as a change of the text only where the text bears a mark of change', () => {
    const note =
      "AGGIORNAMENTO (1)\nLa L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) la modifica del presente articolo.";
    const kind = (testo: string) => signalsOf({}, [articolo("69", testo, [note])]).segnali.map(({ tipo }) => tipo);
    expect([kind("Testo ((nuovo))."), kind("Testo.")]).toEqual([["modifica"], ["aggiorna"]]);
  });

  it("takes the conversion of a decree-law with the day of the law, and the act that only changed the author as no author", () => {
    const { segnali } = read(
      "AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7, convertito con modificazioni dalla L. 29 aprile 2031, n. 44, come modificato dalla L. 30 dicembre 2033, n. 200, ha disposto (con l'art. 1-bis) che il termine e' prorogato.",
    );
    expect(segnali.map(({ altro, conversione }) => [altro.numero, conversione])).toEqual([["7", "2031-04-29"]]);
  });

  it("shows of a note with several markers the words of each", () => {
    const note =
      "AGGIORNAMENTO (66)\nIl D.L. 29 dicembre 2031, n. 216 ha disposto: - (con l'art. 1, comma 1) che il termine e' prorogato; - (con l'art. 2) che la modifica ha effetto da oggi.";
    expect(read(note).segnali.map(({ evidenza }) => evidenza)).toEqual([
      "Il D.L. 29 dicembre 2031, n. 216 ha disposto: - (con l'art. 1, comma 1) che il termine e' prorogato",
      "Il D.L. 29 dicembre 2031, n. 216 ha disposto: … (con l'art. 2) che la modifica ha effetto da oggi.",
    ]);
  });

  it("begins a statement with every line that opens with an act", () => {
    const note =
      "AGGIORNAMENTO (12)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che.\nIl D.Lgs. 2 marzo 2031, n. 8, come modificato dal D.L. 1 marzo 2031, n. 7, ha disposto (con l'art. 9) che.";
    expect(read(note).segnali.map((s) => `${s.altro.numero}: ${brief(s)}`)).toEqual([
      "7: 69 -> 1 aggiorna",
      "8: 69 -> 9 aggiorna",
    ]);
  });

  it("counts unnumbered decrees, what is no ruling of the Court and what strikes nothing, and reads no note about other acts", () => {
    const { segnali, conteggi } = read(
      "AGGIORNAMENTO (17)\nLa Corte costituzionale si e' riservata di decidere.",
      "AGGIORNAMENTO (18)\nLa Corte costituzionale, con sentenza 14 - 18 aprile 2031, n. 104, ha dichiarato non fondata la questione di legittimita' costituzionale dell'art. 69.",
      "AGGIORNAMENTO (19)\nIl Decreto 20 dicembre 1996 (in G.U. 28/12/1996, n. 303) ha disposto (con l'art. 1) che",
      "Note all'art. 69: La L. 31 maggio 2031, n. 575 ha disposto (con l'art. 7) che",
    );
    expect(segnali).toEqual([]);
    expect(conteggi).toEqual({
      nota_aggiornamento: 3,
      "nota_aggiornamento: Corte costituzionale": 1,
      "nota_aggiornamento: non apre con un atto numerato": 1,
      "nota_aggiornamento: pronuncia che non colpisce nulla": 1,
    });
  });

  const partsOf = (testo: string, words: string) =>
    signalsOf({}, [
      articolo("69", testo, [
        `AGGIORNAMENTO (7)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1, comma 5) ${words}`,
      ]),
    ]).segnali.map(({ qui, li }) => [qui?.parte, li?.parte]);
  const OWN = "del decreto legislativo 31 gennaio 2030, n. 900";

  it.each([
    [`"Gli articoli 4, comma 3, 69, comma 1, e 7, comma 1-ter, ${OWN} si applicano"`, ["comma 1"]],
    [
      `"Le disposizioni di cui agli articoli 68, comma 2, e 69, commi 1 e 5, ${OWN}, si interpretano"`,
      ["comma 1", "comma 5"],
    ],
    [`"I fondi di cui all'articolo 69 ${OWN}, commi 8 e 9, sono soppressi"`, ["comma 8", "comma 9"]],
    [`"All'articolo 69 ${OWN}, il numero 5) e' abrogato"`, ["numero 5)"]],
    [`"L'articolo 69 ${OWN} si applica. Resta fermo il comma 8 dell'articolo 69 ${OWN}"`, [undefined]],
    [`"Gli articoli 4, comma 3, e 7, comma 1, ${OWN} si applicano"`, [undefined]],
  ])("takes of %j the parts of its own article", (words, parti) => {
    const { segnali } = read(`AGGIORNAMENTO (1)\nLa L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`);
    expect(segnali.map(({ qui }) => qui?.parte)).toEqual(parti);
  });

  it.each([
    ["1. Uno.\n2. Due.", "l'abrogazione del comma 2, lettera b).", ["comma 2, lettera b)"]],
    ["1. Uno.\n2. Due.", `che "Il termine di cui all'articolo 69, comma 2, ${OWN}, e' prorogato".`, ["comma 2"]],
    ["1. Uno.\n2. Due.", `che "I fondi di cui al comma 1 dell'articolo 69 ${OWN}, sono incrementati".`, ["comma 1"]],
    [
      "1. Uno.\n2. Due.",
      `che "All'articolo 69, ad eccezione del comma 1, ${OWN}, si applica il comma 3".`,
      [undefined],
    ],
    [
      "1. Uno.\n2. Due.",
      `che "Ai sensi dell'articolo 69, comma 1, ${OWN}, l'articolo 69, comma 2, ${OWN}, si interpreta nel senso seguente".`,
      ["comma 2"],
    ],
    ["1. Uno.\n2. Due.", 'che "Il termine di cui al comma 2 e\' prorogato".', [undefined]],
    ["1. Uno.\n2. Due.", "che il termine di cui al comma 1 del presente articolo e' prorogato.", ["comma 1"]],
    ["1. Uno. (7)\n2. Due.", "che la presente modifica ha effetto da oggi.", ["comma 1"]],
    ["1. Uno. (7)\n2. Due.", 'che "le parole: «un anno» sono sostituite dalle seguenti: «due anni»".', ["comma 1"]],
    ["1. Uno. ((7))\n2. Due. (7)\n3. Tre.", "che le presenti modifiche hanno effetto da oggi.", ["comma 1", "comma 2"]],
    ["1. Uno.\n2. Due. (7)", "che la presente modifica ha effetto da oggi.", [undefined]],
    ["1. Uno. (7)\n2. Due.", "che il presente articolo si applica da oggi.", [undefined]],
    [
      "1. Uno.\n2. Due.",
      "che \"Il termine di cui all'articolo 69, comma 2, della legge 1 marzo 2000, n. 1, e' prorogato\".",
      [undefined],
    ],
  ])("gives the part that it acts on, below %j: %j", (testo, words, parts) => {
    expect(partsOf(testo, words)).toEqual(parts.map((part) => [part, "comma 5"]));
  });

  it("cuts a note at its items: one without an act is of none", () => {
    const note = [
      "AGGIORNAMENTO (7)",
      `- Il D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che "Le disposizioni dell'articolo 69, comma 2, ${OWN}, si interpretano nel senso seguente".`,
      "- Il regolamento di cui all'art. 69, comma 1, lettera e) e' stato adottato.",
    ].join("\n");
    const { segnali } = signalsOf({}, [articolo("69", "1. Uno.\n2. Due.", [note])]);
    expect(segnali.map(({ qui, tipo }) => [qui?.parte, tipo])).toEqual([["comma 2", "interpreta"]]);
    expect(segnali[0]?.evidenza).not.toContain("regolamento");
  });

  it("says nothing of the article where it tells what was done to another act alone", () => {
    const other = "dell'articolo 12 della legge 1 marzo 2000, n. 1";
    const note = (words: string) =>
      read(
        `AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7, nel modificare l'art. 12 della L. 1 marzo 2000, n. 1, ha disposto (con l'art. 1) che "${words}".`,
      ).segnali.map(({ tipo }) => tipo);
    expect(note(`Le disposizioni ${other} continuano ad applicarsi`)).toEqual([]);
    expect(
      note(
        "Le disposizioni dell'articolo 69 del decreto legislativo 31 gennaio 2030, n. 900, continuano ad applicarsi",
      ),
    ).toEqual(["applica"]);
  });

  it.each([
    [
      '"Anche in deroga alle disposizioni di cui al decreto legislativo 10 ottobre 2022, n. 149, le disposizioni continuano ad applicarsi"',
      "applica",
    ],
    ["\"In deroga all'articolo 3 della legge 1 marzo 2000, n. 1, il termine e' prorogato\"", "proroga"],
    [`"In deroga all'articolo 70 ${OWN}, il contributo spetta a tutti"`, "aggiorna"],
    [`"In deroga all'articolo 69 ${OWN}, il contributo spetta a tutti"`, "deroga"],
    [
      "i conducenti devono avere 18 anni, in deroga al comma 1 del presente articolo, come dispone lo stesso D.Lgs. 21 novembre 2005, n. 286",
      "deroga",
    ],
  ])("departs from the article only where it is named, or no other act is: %j", (words, tipo) => {
    expect(
      read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`).segnali.map(
        (one) => one.tipo,
      ),
    ).toEqual([tipo]);
  });

  const claimsOf = (words: string) =>
    read(
      `AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 10-bis, comma 2) ${words}.`,
    ).segnali.map(({ qui, tipo, portata }) => [tipo, qui?.parte, portata]);

  it.each([
    [
      "che al primo comma del presente articolo la parola «dieci» e' sostituita dalla seguente: «venti»",
      "sostituisce",
      "comma 1",
      "parte",
    ],
    ["che nel comma 2 del presente articolo sono soppresse le parole «del prefetto»", "abroga", "comma 2", "parte"],
    ["che al comma 2, dopo la parola «dieci» sono inserite le seguenti: «o venti»", "inserisce", "comma 2", "parte"],
    [
      "che al comma 2 e' aggiunto, in fine, il seguente periodo: «Resta fermo il termine.»",
      "inserisce",
      "comma 2",
      "parte",
    ],
    [
      "che il comma 2 del presente articolo e' sostituito dal seguente: «2. La legge 1 marzo 2000, n. 1 resta ferma.»",
      "sostituisce",
      "comma 2",
      "intero",
    ],
    ["che l'ultimo periodo del comma 3 e' soppresso", "abroga", "comma 3", "parte"],
    ["che il presente articolo e' abrogato", "abroga", undefined, "intero"],
    ["che a decorrere dal 1 gennaio 2035 l'articolo 69 e' soppresso", "abroga", undefined, "intero"],
    [`che l'articolo 69 ${OWN}, e' sostituito dal seguente`, "sostituisce", undefined, "intero"],
    ["l'abrogazione del presente articolo a decorrere dal 1 gennaio 2035", "abroga", undefined, "intero"],
    ["l'abrogazione del presente articolo, ad eccezione dei fatti di cui al comma 2", "abroga", undefined, "parte"],
    ["l'abrogazione dell'articolo, ad eccezione del comma 3", "abroga", undefined, "parte"],
    ["che il presente articolo e' abrogato, ad eccezione del comma 2", "abroga", undefined, "parte"],
    ["che i decreti ministeriali adottati in attuazione del comma 3 sono abrogati", "aggiorna", "comma 3", undefined],
    ["che i decreti attuativi del comma 3 sono abrogati", "aggiorna", "comma 3", undefined],
    ["che, salvo l'articolo 69, sono abrogati gli articoli da 60 a 80", "aggiorna", undefined, undefined],
    ["che ogni atto emanato ai sensi del presente articolo e' abrogato", "aggiorna", undefined, undefined],
    [`che "Sono abrogati i regolamenti di cui all'articolo 69 ${OWN}"`, "aggiorna", undefined, undefined],
    ["che, qualora l'intesa non sia raggiunta, il comma 2 e' abrogato", "abroga", "comma 2", "parte"],
    [
      "che restano in vigore, fino all'emanazione dei decreti, i commi di cui all'articolo",
      "applica",
      undefined,
      undefined,
    ],
    ["che le parole dell'articolo 69 sono soppresse", "abroga", undefined, "parte"],
    ['che "Sono abrogate le disposizioni che prevedono la licenza"', "abroga", undefined, "parte"],
    ['che "Sono abrogate le norme incompatibili con il presente titolo"', "abroga", undefined, "parte"],
    [`che "l'articolo 69 ${OWN} non e' abrogato"`, "aggiorna", undefined, undefined],
    [`che "Con decreto del Ministro e' abrogato l'articolo 69 ${OWN}"`, "aggiorna", undefined, undefined],
    [`che "Qualora l'accordo cessi, l'articolo 69 ${OWN} e' abrogato"`, "aggiorna", undefined, undefined],
    [
      'che "Dalla data di entrata in vigore della presente legge sono abrogati gli articoli da 66 a 70"',
      "abroga",
      undefined,
      "intero",
    ],
    [
      "che alla pena stabilita dal presente articolo e' aggiunta una misura di sicurezza",
      "aggiorna",
      undefined,
      undefined,
    ],
    ["che il fondo di cui al comma 3 del presente articolo e' soppresso", "aggiorna", "comma 3", undefined],
    [
      "che le parole della L. 1 marzo 2000, n. 1 sono sostituite dalle seguenti: «venti»",
      "aggiorna",
      undefined,
      undefined,
    ],
    [
      "che nel presente decreto l'espressione «Capo I» e' sostituita dalla seguente: «Capo II»",
      "aggiorna",
      undefined,
      undefined,
    ],
  ])("tells what a verb does to the words: %j", (words, tipo, parte, portata) => {
    expect(claimsOf(words)).toEqual([[tipo, parte, portata]]);
  });

  it.each([
    '"In deroga a quanto previsto dal comma 1, le disposizioni vigenti prima della presente legge continuano ad applicarsi ai procedimenti in corso"',
    '"continuano ad applicarsi gli obblighi di cui agli articoli 188 e 189; le sanzioni di cui agli articoli 260-bis e 260-ter non si applicano"',
    '"La disposizione di cui al comma 1 non si applica quando il fatto e\' stato commesso in data anteriore al 1 gennaio 2023"',
    '"Le sanzioni di cui all\'articolo 12 non si applicano alle regioni"',
    `"In deroga all'articolo 69 ${OWN}, le convenzioni continuano ad applicarsi fino alla scadenza"`,
  ])("takes what is transitional, or of the act that speaks, for no departure: %s", (words) => {
    expect(claimsOf(`che ${words}`).map(([tipo]) => tipo)).toEqual(["applica"]);
  });

  it.each([
    ["a letter", `"All'articolo 69 ${OWN}, la lettera b) e' abrogata"`, [["abroga", "lettera b)", "intero"]]],
    [
      "a letter, without its act",
      "\"all'articolo 69, comma 1, la lettera c) e' soppressa\"",
      [["abroga", "comma 1, lettera c)", "intero"]],
    ],
    [
      "the article itself",
      `"Dopo l'articolo 68 ${OWN} e' inserito il seguente:\n"Art. 69. - (Vigilanza). - Il prefetto vigila.\nEntro un anno riferisce"."`,
      [["inserisce", undefined, "intero"]],
    ],
    [
      "words of a comma",
      `"All'articolo 69, secondo comma, ${OWN}, le parole: "un anno" sono sostituite dalle seguenti: "due anni"."`,
      [["sostituisce", "comma 2", "parte"]],
    ],
    [
      "words of a comma of no article",
      '"al comma 3, dopo le parole: «un anno» sono inserite le seguenti: «e un giorno»"',
      [["inserisce", "comma 3", "parte"]],
    ],
    [
      "words that begin with a comma",
      `"All'articolo 69, primo comma, ${OWN}, dopo la parola: "anno" sono inserite le seguenti: ", salvo il caso di cui all'articolo 70,"."`,
      [["inserisce", "comma 1", "parte"]],
    ],
    [
      "the words before a list",
      `"All'articolo 69, alinea, ${OWN}, le parole: "un anno" sono sostituite dalle seguenti: "due anni"."`,
      [["sostituisce", undefined, "parte"]],
    ],
    [
      "a point of a list that is left out but for it",
      `"All'articolo 69 ${OWN}, sono apportate le seguenti modificazioni:\n[...]\nb) al comma 5, le parole «un anno» sono soppresse"`,
      [["abroga", "comma 5", "parte"]],
    ],
    [
      "what other articles of the list do not do",
      `"a) all'articolo 68 ${OWN}, il comma 2 e' abrogato;\nb) all'articolo 69 ${OWN}, il comma 4 e' abrogato"`,
      [["abroga", "comma 4", "intero"]],
    ],
    [
      "what is repealed behind a sentence that only names it",
      `"Con decreto sono adottate le misure di cui all'articolo 69 ${OWN}. A far data dal decreto di cui al primo periodo, l'articolo 69 ${OWN} e' abrogato"`,
      [["abroga", undefined, "intero"]],
    ],
    [
      "commi of a list of repeals",
      `"A decorrere dal 1 marzo 2032 sono abrogati:\n[...]\nc) i commi 3 e 5 dell'articolo 69 ${OWN};"`,
      [
        ["abroga", "comma 3", "intero"],
        ["abroga", "comma 5", "intero"],
      ],
    ],
    [
      "commi beside the one whose office is abolished",
      `"L'ufficio previsto dall'articolo 69, comma 4, ${OWN}, e' soppresso. Sono inoltre abrogati i commi 6 e 7 del medesimo articolo. Il personale di cui al comma 8 e' trasferito"`,
      [
        ["aggiorna", "comma 4", undefined],
        ["abroga", "comma 6", "intero"],
        ["abroga", "comma 7", "intero"],
      ],
    ],
    [
      "nothing of another act",
      "\"All'articolo 69 della legge 1 marzo 2000, n. 1, il comma 2 e' abrogato\"",
      [["aggiorna", undefined, undefined]],
    ],
    [
      "nothing of another article",
      `"All'articolo 70 ${OWN}, il comma 2 e' abrogato"`,
      [["aggiorna", undefined, undefined]],
    ],
    [
      "nothing of a part that another sentence names",
      `"Resta fermo il comma 4 dell'articolo 69 ${OWN}. Sono abrogate le norme incompatibili"`,
      [["aggiorna", "comma 4", undefined]],
    ],
    [
      "the list of a comma once",
      `"All'articolo 69, comma 3, ${OWN}, sono apportate le seguenti modificazioni:\na) la lettera b) e' abrogata;\nb) alla lettera c), la parola «anno» e' soppressa"`,
      [
        ["abroga", "comma 3, lettera b)", "intero"],
        ["abroga", "comma 3, lettera c)", "parte"],
      ],
    ],
    [
      "what applies also to others",
      `"Le disposizioni di cui all'articolo 69 ${OWN}, si applicano anche ai lavoratori assunti nel 2031"`,
      [["estende", undefined, undefined]],
    ],
    [
      "nothing of commi that may be the speaking act's",
      '"Le disposizioni di cui ai commi 3 e 4 sono abrogate dal 1 gennaio 2035"',
      [["abroga", undefined, undefined]],
    ],
  ])("reads an amending sentence that a note quotes: %s", (_, words, claims) => {
    expect(claimsOf(`che ${words}`)).toEqual(claims);
  });

  it("dates what a provision says only since another act amended it by that act", () => {
    const note = (amended: string) =>
      read(
        `AGGIORNAMENTO (1)\nIl D.Lgs. 12 gennaio 2019, n. 14${amended} ha disposto (con l'art. 389) la proroga del termine.`,
      ).segnali.map(({ altro, data }) => [altro.numero, data]);
    expect(
      note(
        ", come modificato dal D.L. 24 agosto 2021, n. 118, convertito con modificazioni dalla L. 21 ottobre 2021, n. 147,",
      ),
    ).toEqual([["14", "2021-08-24"]]);
    expect(note("")).toEqual([["14", null]]);
  });

  it("takes no part of an act that its words refer to without naming it", () => {
    const { segnali } = read(
      "-----------\nAGGIORNAMENTO (1)\nLa L. 31 maggio 2031, n. 575 ha disposto (con l'art. 7, comma 1) l'abrogazione dell'ultimo periodo del comma 2 del presente articolo dalla data di cui al comma 3 della suddetta legge.",
    );
    expect(segnali.map(({ qui, tipo }) => [qui?.parte, tipo])).toEqual([["comma 2", "abroga"]]);
  });
});
