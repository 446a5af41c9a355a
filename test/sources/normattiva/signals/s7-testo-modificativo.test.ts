import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";
import { AMENDING_PIECES } from "./text-pieces.ts";

/** What a text amends: `abroga legge 77: 12#comma 3 (intero)`, with the part of the amending article before it. */
const read = (testo: string) =>
  signalsOf({}, [articolo("5", testo)])
    .segnali.filter(({ base }) => base === "testo_modificativo")
    .map(({ altro, qui, li, divisione, tipo, portata }) => {
      const place =
        li === null
          ? (divisione ?? "-")
          : `${li.contenitore ? `${li.contenitore}, ` : ""}${li.numero}${li.parte ? `#${li.parte}` : ""}`;
      return `${qui?.parte ?? "-"}: ${tipo} ${altro.numero}: ${place} (${portata})`;
    });
const L = "della legge 6 maggio 2029, n. 77";

describe("the signal testo_modificativo: a sentence that amends another act", () => {
  it.each([
    ["All'articolo 24", "e' sostituito il seguente: «Art. 24. Nuovo.»", ["comma 1: sostituisce 77: 24 (intero)"]],
    [
      "Ai commi 2 e 3 dell'articolo 24",
      "sono sostituiti i seguenti: «2. Uno. 3. Due.»",
      [2, 3].map((n) => `comma 1: sostituisce 77: 24#comma ${n} (intero)`),
    ],
    [
      "All'articolo 24",
      "alle parole «uno» sono sostituite le seguenti: «due»",
      ["comma 1: sostituisce 77: 24 (parte)"],
    ],
    ["All'articolo 24", "e' sostituito il seguente periodo: «Nuovo.»", []],
  ])("reads the old way to say that new text is in the place of a whole: %s … %s", (place, verb, said) => {
    expect(read(`1. ${place} ${L}, ${verb}.`)).toEqual(said);
  });

  it("tells the act, the places, the kind, the extent and the sentence", () => {
    const { segnali, conteggi } = signalsOf({}, [articolo("5", `1. L'articolo 12, comma 3, ${L}, e' abrogato.`)]);
    expect(segnali).toEqual([
      {
        base: "testo_modificativo",
        verso: "out",
        altro: {
          tipo: "legge",
          data: "2029-05-06",
          anno: null,
          numero: "77",
          urn: "urn:nir:stato:legge:2029-05-06;77",
        },
        qui: { contenitore: null, numero: "5", parte: "comma 1" },
        li: { contenitore: null, numero: "12", parte: "comma 3" },
        tipo: "abroga",
        portata: "intero",
        data: null,
        evidenza: "L'articolo 12, comma 3, della legge 6 maggio 2029, n. 77, e' abrogato.",
      },
    ]);
    expect(conteggi).toEqual({ testo_modificativo: 1 });
  });

  it.each([
    [
      "Con l'entrata in vigore del regolamento di cui al comma 1 e' abrogato l'articolo 12",
      null,
      "Con l'entrata in vigore del regolamento di cui al comma 1",
    ],
    ["E', a decorrere dal 1° marzo 2031, abrogato l'articolo 12", undefined, undefined],
    [
      "A decorrere dalla data di entrata in vigore del decreto di cui al comma 1, e' abrogato l'articolo 12",
      null,
      "A decorrere dalla data di entrata in vigore del decreto di cui al comma 1",
    ],
    ["Dal 1° marzo 2031 e' abrogato l'articolo 12", "2031-03-01", "Dal 1° marzo 2031"],
    [
      "Dal novantesimo giorno successivo alla pubblicazione, e' abrogato l'articolo 12",
      null,
      "Dal novantesimo giorno successivo alla pubblicazione",
    ],
    ["Dal primo giorno del mese successivo e' abrogato l'articolo 12", null, "Dal primo giorno del mese successivo"],
    ["Dal terzo mese successivo e' abrogato l'articolo 12", null, "Dal terzo mese successivo"],
    ["Dalla data di entrata in vigore della presente legge e' abrogato l'articolo 12", undefined, undefined],
    [
      "Decorso un anno dalla data di entrata in vigore della presente legge, e' abrogato l'articolo 12",
      null,
      "Decorso un anno dalla data di entrata in vigore della presente legge",
    ],
  ])("tells when a change takes effect: %j", (words, dal, testo) => {
    const { segnali } = signalsOf({}, [articolo("5", `1. ${words} ${L}.`)]);
    expect(segnali.map(({ decorrenza }) => decorrenza)).toEqual(
      words.startsWith("E',") ? [] : [testo === undefined ? undefined : { dal, testo }],
    );
  });

  it.each([
    [`L'ultimo comma dell'articolo 5 ${L} e' abrogato.`, "5#ultimo comma (intero)"],
    [`All'articolo 5 ${L} il penultimo comma e' soppresso.`, "5#penultimo comma (intero)"],
    [`All'articolo 5, ultimo comma, ${L} le parole «uno» sono soppresse.`, "5#ultimo comma (parte)"],
  ])("means all of a comma without a number: %j", (words, place) => {
    expect(read(words)).toEqual([`-: abroga 77: ${place}`]);
  });

  it.each([
    [`Alla lettera a), comma 1, articolo 3, ${L}, le parole «uno» sono soppresse.`, ["3#comma 1, lettera a) (parte)"]],
    [
      `Le lettere a) e b), comma 1, articolo 3, ${L}, sono abrogate.`,
      ["3#comma 1, lettera a) (intero)", "3#comma 1, lettera b) (intero)"],
    ],
    [`Il comma 2, articolo 3, ${L}, e' abrogato.`, ["3#comma 2 (intero)"]],
    [`Il comma 2 e l'articolo 3 ${L} sono abrogati.`, ["3#comma 2 (intero)", "3 (intero)"]],
  ])("reads places from the inside outwards: %j", (words, places) => {
    expect(read(words)).toEqual(places.map((place) => `-: abroga 77: ${place}`));
  });

  it.each([
    [
      `Dopo l'articolo 5 ${L} sono inseriti i seguenti: «Art. 5-bis (Uno). - 1. Il primo. Art. 5-ter (Due). - 1. Il secondo».`,
      ["5-bis", "5-ter"],
    ],
    [
      `All'articolo 5 ${L} dopo il comma 1 sono inseriti i seguenti: «1-bis. Il primo. 2. Non e' nuovo. 1-ter. Il secondo.».`,
      ["5#comma 1-bis", "5#comma 1-ter"],
    ],
    [
      `All'articolo 5, comma 1, ${L} dopo la lettera a) sono inserite le seguenti: «a-bis) il primo; a-ter) il secondo, di cui alla lettera a-quater);».`,
      ["5#comma 1, lettera a-bis)", "5#comma 1, lettera a-ter)"],
    ],
  ])("tells each of several that are inserted on one line: %j", (words, places) => {
    expect(read(words)).toEqual(places.map((place) => `-: inserisce 77: ${place} (intero)`));
  });

  it.each([
    [`Dopo l'art. 9 ${L} e' aggiunto il seguente art. 9-bis: «Art. 9-bis. - 1. Uno.».`, "9-bis (intero)"],
    [`Dopo l'articolo 9 ${L} e' inserito l'articolo 9-bis: «Uno due.».`, "9-bis (intero)"],
    [`Dopo il comma 2 dell'articolo 9 ${L} e' inserito il seguente comma 2-bis: «Uno due.».`, "9#comma 2-bis (intero)"],
    [
      `Dopo la lettera b) dell'articolo 9, comma 1, ${L} e' aggiunta la seguente lettera b-bis): «uno».`,
      "9#comma 1, lettera b-bis) (intero)",
    ],
    [`All'articolo 5 ${L} e' premesso il seguente: «Art. 4-bis (Oggetto). - 1. Uno.».`, "4-bis (intero)"],
    [`All'articolo 5, comma 1, ${L} e' premesso il seguente: «01. Uno.».`, "5#comma 01 (intero)"],
    [`All'articolo 5 ${L} e' aggiunto il seguente: «6. Uno.».`, "5 (parte)"],
    [`Dopo l'articolo 9 ${L} e' aggiunta la seguente tabella: «Uno.».`, "- (parte)"],
  ])("names what is inserted, never what it stands beside: %j", (words, place) => {
    expect(read(words)).toEqual([`-: inserisce 77: ${place}`]);
  });

  it("reads a list of repeals in one sentence, behind its colon", () => {
    const words = `Sono abrogate le seguenti disposizioni: l'articolo 60 ${L}, la legge 7 maggio 2029, n. 78, gli articoli 1 e 2 della legge 8 maggio 2029, n. 79.`;
    const found = ["77: 60", "78: -", "79: 1", "79: 2"];
    expect(read(words)).toEqual(found.map((place) => `-: abroga ${place} (intero)`));
  });

  it("tells it of the points below a head, and of one clause alone", () => {
    const { segnali } = signalsOf({}, [
      articolo(
        "5",
        `1. Dal 1° marzo 2031 sono abrogati:\na) l'articolo 12 ${L};\nb) l'articolo 13 ${L}, con effetto dal 1° marzo 2032.\n2. All'articolo 14 ${L} il comma 1 e' abrogato dal 1° marzo 2033 e il comma 2 e' soppresso. Le disposizioni dell'articolo 15 ${L}, sui contributi dovuti a decorrere dal 1° gennaio 2015, sono abrogate.`,
      ),
    ]);
    expect(segnali.map(({ decorrenza }) => decorrenza?.dal)).toEqual([
      "2031-03-01",
      "2032-03-01",
      "2033-03-01",
      undefined,
      undefined,
    ]);
  });

  it.each([
    [`Sono abrogate le norme in contrasto con la presente legge e con la legge 6 maggio 2029, n. 77.`, []],
    [`Sono abrogate le disposizioni incompatibili con la presente legge e con gli articoli 5 e 6 ${L}.`, []],
    [`E' abrogata ogni norma contraria alla presente legge ed alla legge 6 maggio 2029, n. 77.`, []],
    [
      `Sono abrogate le norme in contrasto con la presente legge ed in particolare la legge 6 maggio 2029, n. 77.`,
      ["-: abroga 77: - (intero)"],
    ],
    [
      `Sono abrogate le norme in contrasto con la presente legge, nonche' l'articolo 5 ${L}.`,
      ["-: abroga 77: 5 (intero)"],
    ],
    [
      `Sono abrogate le disposizioni della legge 6 maggio 2029, n. 77, incompatibili con la presente legge.`,
      ["-: abroga 77: - (parte)"],
    ],
    [
      `L'articolo 5 ${L} e' abrogato per le parti non compatibili con il presente decreto.`,
      ["-: abroga 77: 5 (parte)"],
    ],
    [
      `E' abrogato l'articolo 5 ${L}, che ha abrogato l'articolo 3 della legge 3 marzo 2020, n. 8.`,
      ["-: abroga 77: 5 (intero)"],
    ],
    [
      `E' abrogato l'articolo 5 ${L}, che aveva soppresso l'articolo 3 della legge 3 marzo 2020, n. 8, e l'articolo 9 della legge 4 marzo 2020, n. 9.`,
      ["-: abroga 77: 5 (intero)", "-: abroga 9: 9 (intero)"],
    ],
    [
      `Sono abrogati gli articoli 2 (il comma 3 dell'articolo 2 e' decaduto), 3 e 5 ${L}.`,
      ["-: abroga 77: 2 (intero)", "-: abroga 77: 3 (intero)", "-: abroga 77: 5 (intero)"],
    ],
    [
      `Sono abrogati l'articolo 5 ${L} e, limitatamente alle parole «uno», l'articolo 6 della legge 3 marzo 2020, n. 8.`,
      ["-: abroga 77: 5 (intero)", "-: abroga 8: 6 (parte)"],
    ],
    [
      `Le norme ${L} si applicano ai comuni e l'articolo 6 della legge 3 marzo 2020, n. 8, e' abrogato.`,
      ["-: abroga 8: 6 (intero)"],
    ],
  ])("repeals what is repealed, not what stays or what was: %j", (testo, changes) => {
    expect(read(testo)).toEqual(changes);
  });

  it.each([
    [
      `1. All'articolo 12 ${L}, il comma 2 e' sostituito dal seguente: «2. Nuovo.».`,
      ["comma 1: sostituisce 77: 12#comma 2 (intero)"],
    ],
    [
      `1. Il comma 4 dell'articolo 12 ${L}, e successive modificazioni, e' sostituito dal seguente: "4. Nuovo.".`,
      ["comma 1: sostituisce 77: 12#comma 4 (intero)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, le parole: «uno» sono sostituite dalle seguenti: «due».`,
      ["comma 1: sostituisce 77: 12#comma 1 (parte)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, le parole: «uno» sono soppresse e dopo la parola: «due» e' inserita la seguente: «tre».`,
      ["comma 1: abroga 77: 12#comma 1 (parte)", "comma 1: inserisce 77: 12#comma 1 (parte)"],
    ],
    [
      `1. Il terzo periodo del comma 1 dell'articolo 12 ${L}, e' sostituito dal seguente: «Nuovo.».`,
      ["comma 1: sostituisce 77: 12#comma 1 (parte)"],
    ],
    [
      `1. Dopo l'articolo 12 ${L}, e' inserito il seguente: «Art. 12-bis (Prova). - 1. Nuovo.».`,
      ["comma 1: inserisce 77: 12-bis (intero)"],
    ],
    [
      `1. All'articolo 12 ${L}, dopo il comma 2 sono inseriti i seguenti: «2-bis. Uno.\n2-ter. Due.».`,
      ["comma 1: inserisce 77: 12#comma 2-bis (intero)", "comma 1: inserisce 77: 12#comma 2-ter (intero)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, dopo la lettera b) e' aggiunta la seguente: «b-bis) nuova».`,
      ["comma 1: inserisce 77: 12#comma 1, lettera b-bis) (intero)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, dopo il numero 7) e' inserito il seguente: «7- bis) nuovo».`,
      ["comma 1: inserisce 77: 12#comma 1, numero 7-bis) (intero)"],
    ],
    [
      `1. All'articolo 12, secondo comma, ${L}, al numero 3, il segno «.» e' sostituito dal seguente: «;» e dopo il numero 3, e' inserito il seguente: «3-bis. nuovo.».`,
      [
        "comma 1: sostituisce 77: 12#comma 2, numero 3) (parte)",
        "comma 1: inserisce 77: 12#comma 2, numero 3-bis) (intero)",
      ],
    ],
    [
      `1. All'articolo 12 ${L}, sono apportate le seguenti modificazioni:\na) al comma 6, nelle lettere a) e d), le parole: «uno» sono sostituite dalle seguenti: «due».`,
      [
        "comma 1, lettera a): sostituisce 77: 12#comma 6, lettera a) (parte)",
        "comma 1, lettera a): sostituisce 77: 12#comma 6, lettera d) (parte)",
      ],
    ],
    [
      `1. All'articolo 12 ${L}, e' aggiunto, in fine, il seguente periodo: «Nuovo.».`,
      ["comma 1: inserisce 77: 12 (parte)"],
    ],
    [
      `1. La rubrica dell'articolo 12 ${L}, e' sostituita dalla seguente: «Nuova».`,
      ["comma 1: sostituisce 77: 12#rubrica (intero)"],
    ],
    [
      `1. Gli articoli 3 e 4 ${L}, sono abrogati.`,
      ["comma 1: abroga 77: 3 (intero)", "comma 1: abroga 77: 4 (intero)"],
    ],
    [`1. E' abrogato l'articolo 9 ${L}.`, ["comma 1: abroga 77: 9 (intero)"]],
    [
      `1. Gli articoli 3 e 4 ${L}, sono abrogati, ad eccezione del comma 2.`,
      ["comma 1: abroga 77: 3 (parte)", "comma 1: abroga 77: 4 (parte)"],
    ],
    [
      `1. Il comma 8 dell'articolo 1 ${L}, e il comma 3 dell'articolo 2 della legge 7 giugno 2028, n. 88, sono abrogati.`,
      ["comma 1: abroga 77: 1#comma 8 (intero)", "comma 1: abroga 88: 2#comma 3 (intero)"],
    ],
    [
      "1. Al codice civile, dopo l'articolo 9 e' inserito il seguente: «Art. 9-bis. - Nuovo.».",
      ["comma 1: inserisce 262: 9-bis (intero)"],
    ],
    [
      `1. All'allegato II.3 ${L.replace("della", "alla")}, all'articolo 4, il comma 1 e' abrogato.`,
      ["comma 1: abroga 77: Allegato II.3, 4#comma 1 (intero)"],
    ],
  ])("reads %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it("reads a head with its list, down to the points of points", () => {
    const testo = [
      `1. Alla legge 6 maggio 2029, n. 77, sono apportate le seguenti modificazioni:`,
      "a) all'articolo 3:",
      "1) al comma 1, lettera b), le parole: «uno» sono soppresse;",
      "2) il comma 2 e' abrogato;",
      "b) l'articolo 8 e' sostituito dal seguente:",
      "«Art. 8. - 1. Nuovo.",
      "2. All'articolo 99 della legge 1 gennaio 2001, n. 1, le parole sono soppresse.»;",
      "c) dopo l'articolo 9 e' inserita la seguente sezione: «Sezione II",
      "Art. 9-bis. - Uno.",
      "Art. 9-ter. - Due.».",
      "2. L'articolo 1 della legge 7 giugno 2028, n. 88, e' abrogato.",
    ].join("\n");
    expect(read(testo)).toEqual([
      "comma 1, lettera a), numero 1): abroga 77: 3#comma 1, lettera b) (parte)",
      "comma 1, lettera a), numero 2): abroga 77: 3#comma 2 (intero)",
      "comma 1, lettera b): sostituisce 77: 8 (intero)",
      "comma 1, lettera c): inserisce 77: 9-bis (intero)",
      "comma 1, lettera c): inserisce 77: 9-ter (intero)",
      "comma 2: abroga 88: 1 (intero)",
    ]);
  });

  it("keeps count of the letters after a list of letters below a number", () => {
    const testo = [
      `1. Alla legge 6 maggio 2029, n. 77, sono apportate le seguenti modificazioni:`,
      "a) all'articolo 3:",
      "1) il comma 9 e' abrogato;",
      "2) al comma 1:",
      "a) il numero 1) e' soppresso;",
      "b) la rubrica e' abrogata;",
      "b) all'articolo 4:",
      "1) il comma 1 e' abrogato;",
      "c) l'articolo 5 e' abrogato;",
    ].join("\n");
    expect(read(testo)).toEqual([
      "comma 1, lettera a), numero 1): abroga 77: 3#comma 9 (intero)",
      "comma 1, lettera a), numero 2): abroga 77: 3#comma 1, numero 1) (intero)",
      "comma 1, lettera a), numero 2): abroga 77: 3#rubrica (intero)",
      "comma 1, lettera b), numero 1): abroga 77: 4#comma 1 (intero)",
      "comma 1, lettera c): abroga 77: 5 (intero)",
    ]);
  });

  it.each([
    [
      "1. Si provvede con le misure dell'articolo 163, comma 3, del codice di cui al decreto legislativo 12 aprile 2026, n. 63; all'alinea del medesimo comma 3 dell'articolo 163, le parole: «uno» sono soppresse.",
      ["comma 1: abroga 63: 163#comma 3 (parte)"],
    ],
    [
      `1. All'articolo 19-bis1, comma 1, ${L}, le parole: «uno» sono soppresse.`,
      ["comma 1: abroga 77: 19-bis1#comma 1 (parte)"],
    ],
  ])("finds the place in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it("reads a list of repeals: whole acts, parts, and what is repealed in part", () => {
    const testo = [
      "1. Sono abrogati:",
      "a) l'articolo 7, comma 2, della legge 6 maggio 2029, n. 77;",
      "b) la legge 7 giugno 2028, n. 88;",
      "c) legge 8 luglio 2027, n. 99, articolo 25, lettera n);",
      "d) legge 9 agosto 2026, n. 11, ad eccezione dell'articolo 14;",
      "e) gli articoli da 3 a 5 della legge 1 marzo 2025, n. 22.",
    ].join("\n");
    expect(read(testo)).toEqual([
      "comma 1, lettera a): abroga 77: 7#comma 2 (intero)",
      "comma 1, lettera b): abroga 88: - (intero)",
      "comma 1, lettera c): abroga 99: 25#lettera n) (intero)",
      "comma 1, lettera d): abroga 11: - (parte)",
      "comma 1, lettera e): abroga 22: 3 (intero)",
      "comma 1, lettera e): abroga 22: 4 (intero)",
      "comma 1, lettera e): abroga 22: 5 (intero)",
    ]);
  });

  it.each([
    ["1. Al fondo di cui all'articolo 3 della legge 6 maggio 2029, n. 77, sono aggiunti 5 milioni di euro."],
    [
      "1. Le disposizioni introdotte dall'articolo 3 della legge 6 maggio 2029, n. 77, sono sostituite da quelle del decreto.",
    ],
    ["1. Ai sensi dell'articolo 3 della legge 6 maggio 2029, n. 77, il comitato e' soppresso."],
    ["1. Il regolamento e' aggiunto all'elenco dell'articolo 3 della legge 6 maggio 2029, n. 77."],
    ["1. Sono abrogate le disposizioni incompatibili con la legge 6 maggio 2029, n. 77."],
    ["1. Restano fermi gli effetti degli articoli abrogati dalla legge 6 maggio 2029, n. 77."],
    ["1. All'articolo 3 della presente legge le parole «uno» sono sostituite dalle seguenti: «due»."],
  ])("claims nothing from %j", (testo) => {
    expect(read(testo)).toEqual([]);
  });

  it.each([
    [
      "1. La legge 6 maggio 2029, n. 77, e' abrogata, ad eccezione degli articoli 2 e 3.",
      ["comma 1: abroga 77: - (parte)"],
    ],
    ["1. La legge 6 maggio 2029, n. 77, esclusi gli articoli 2 e 3, e' abrogata.", ["comma 1: abroga 77: - (parte)"]],
    [
      `1. Sono abrogati gli articoli da 3 a 5 ${L}, tranne l'articolo 4.`,
      ["comma 1: abroga 77: 3 (intero)", "comma 1: abroga 77: 5 (intero)"],
    ],
    [
      `1. Gli articoli 7, 8 e 9 ${L}, fatta eccezione per gli articoli 7 e 8, comma 1, sono abrogati.`,
      ["comma 1: abroga 77: 8 (parte)", "comma 1: abroga 77: 9 (intero)"],
    ],
    [
      `1. E' abrogato l'articolo 59 ${L}, e successive modificazioni, ad eccezione del comma 3.`,
      ["comma 1: abroga 77: 59 (parte)"],
    ],
    [
      `1. L'articolo 3, commi da 1 a 4, con esclusione del comma 2, ${L}, e' abrogato.`,
      [
        "comma 1: abroga 77: 3#comma 1 (intero)",
        "comma 1: abroga 77: 3#comma 3 (intero)",
        "comma 1: abroga 77: 3#comma 4 (intero)",
      ],
    ],
    [
      `1. Negli articoli 3, 5 e 7 ${L}, tranne che nell'articolo 5, la parola: «uno» e' sostituita dalla seguente: «due».`,
      ["comma 1: sostituisce 77: 3 (parte)", "comma 1: sostituisce 77: 7 (parte)"],
    ],
    [
      `1. L'articolo 5 ${L}, eccetto il comma 2, e' sostituito dal seguente: «Art. 5. - Nuovo.».`,
      ["comma 1: sostituisce 77: 5 (parte)"],
    ],
    [`1. Limitatamente al comma 3, l'articolo 5 ${L}, e' abrogato.`, ["comma 1: abroga 77: 5#comma 3 (intero)"]],
    [`1. Fatto salvo il comma 3, l'articolo 5 ${L}, e' abrogato.`, ["comma 1: abroga 77: 5 (parte)"]],
    [`1. Fatta eccezione per il comma 3, l'articolo 5 ${L}, e' abrogato.`, ["comma 1: abroga 77: 5 (parte)"]],
    [
      `1. Ad esclusione dell'articolo 4, gli articoli da 3 a 5 ${L}, sono abrogati.`,
      ["comma 1: abroga 77: 3 (intero)", "comma 1: abroga 77: 5 (intero)"],
    ],
    [`1. Tranne l'articolo 4, il Capo II ${L}, e' abrogato.`, ["comma 1: abroga 77: Capo II (parte)"]],
    [
      "1. Sono abrogate la legge 6 maggio 2029, n. 77, salvo l'articolo 3, e la legge 7 giugno 2028, n. 88.",
      ["comma 1: abroga 77: - (parte)", "comma 1: abroga 88: - (intero)"],
    ],
    [
      `1. Alla legge 6 maggio 2029, n. 77, sono apportate le seguenti modificazioni:\na) sono abrogati: il comma 6 dell'articolo 9; l'articolo 51, ad eccezione del comma 5;`,
      ["comma 1, lettera a): abroga 77: 9#comma 6 (intero)", "comma 1, lettera a): abroga 77: 51 (parte)"],
    ],
    [
      `1. Fatti salvi i diritti dei terzi, sono abrogati il comma 3, secondo periodo, e il comma 6 dell'articolo 9 ${L}.`,
      ["comma 1: abroga 77: 9#comma 3 (parte)", "comma 1: abroga 77: 9#comma 6 (intero)"],
    ],
    [
      `1. L'articolo 9 ${L}, e' abrogato, salvi gli effetti del comma 2 sui rapporti sorti prima.`,
      ["comma 1: abroga 77: 9 (intero)"],
    ],
    [`1. L'articolo 9 ${L}, e' abrogato, fatte salve le disposizioni del comma 2.`, ["comma 1: abroga 77: 9 (parte)"]],
    [`1. Salvo quanto previsto dal comma 2, l'articolo 9 ${L}, e' abrogato.`, ["comma 1: abroga 77: 9 (intero)"]],
    [
      "1. La legge 6 maggio 2029, n. 77, e' abrogata, ad eccezione dei seguenti articoli:\na) articolo 2;\nb) articolo 3, comma 1.",
      ["comma 1: abroga 77: - (parte)"],
    ],
  ])("leaves alone what an exception names: %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it.each([
    [
      `1. All'articolo 1 ${L}, recante istituzione di un albo, a norma dell'articolo 48, comma 10, della legge 7 giugno 2028, n. 88, come modificato dall'articolo 2, comma 3, della legge 1 marzo 2025, n. 22, sono apportate le seguenti modificazioni:\na) il comma 3 e' abrogato;`,
      ["comma 1, lettera a): abroga 77: 1#comma 3 (intero)"],
    ],
    [
      `1. All'articolo 6 ${L}, in attuazione dell'articolo 9, comma 2, lettera a), della legge 7 giugno 2028, n. 88, dopo il comma 4 e' inserito il seguente: «4-bis. Nuovo.».`,
      ["comma 1: inserisce 77: 6#comma 4-bis (intero)"],
    ],
    [
      `1. All'articolo 1, comma 155, primo periodo, ${L}, come sostituito dall'articolo 13, comma 2, lettera b), del decreto-legge 14 marzo 2025, n. 35, convertito, con modificazioni, dalla legge 14 maggio 2025, n. 80, le parole: «uno» sono soppresse.`,
      ["comma 1: abroga 77: 1#comma 155 (parte)"],
    ],
    [
      "1. Al decreto-legge 13 settembre 2022, n. 158, convertito, con modificazioni, dalla legge 8 novembre 2022, n. 189, articolo 3, comma 5, la parola «uno» e' soppressa.",
      ["comma 1: abroga 158: 3#comma 5 (parte)"],
    ],
  ])("takes no place from an aside, which ends where its citation ends: %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it.each([
    [`1. L'articolo 33 ${L}, non e' abrogato.`, []],
    [`1. Nessuna disposizione dell'articolo 33 ${L}, e' abrogata.`, []],
    [`1. Gli articoli 3 e 4 ${L}, non sono pertanto abrogati.`, []],
    ["1. Non sono abrogati:\na) l'articolo 3 della legge 6 maggio 2029, n. 77;", []],
    [`1. L'articolo 33 ${L}, non e' abrogato e l'articolo 34 e' abrogato.`, ["comma 1: abroga 77: 34 (intero)"]],
    [`1. Prevedere che siano abrogati gli articoli 3 e 4 ${L}.`, []],
    [`1. Prevedere che l'articolo 3 ${L}, e' abrogato.`, []],
    [`1. Qualora il decreto non sia adottato, l'articolo 5 ${L}, e' abrogato.`, []],
    [`1. L'articolo 5 ${L}, e' abrogato a condizione che sia adottato il decreto.`, []],
    [`1. Con decreto del Ministro della salute sono abrogati gli articoli 4 e 5 ${L}.`, []],
    [
      "1. Il Governo e' delegato ad adottare un decreto legislativo secondo i seguenti principi e criteri direttivi:\na) l'articolo 4 della legge 6 maggio 2029, n. 77, e' abrogato;\nb) al comma 2 sono soppresse le parole: «uno».",
      [],
    ],
  ])("claims nothing of what is denied, conditional or still to be done: %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it.each([
    ["1. La legge 6 maggio 2029, n. 77, e' abrogata.", ["comma 1: abroga 77: - (intero)"]],
    [
      "1. Il decreto legislativo 7 marzo 2028, n. 82, e la legge 6 maggio 2029, n. 77, sono abrogati.",
      ["comma 1: abroga 82: - (intero)", "comma 1: abroga 77: - (intero)"],
    ],
    [
      "1. Il decreto del Presidente della Repubblica 16 gennaio 2028, n. 14, pubblicato nella Gazzetta Ufficiale n. 57 del 9 marzo 2028, e' abrogato a decorrere dalla data in cui il presente allegato acquista efficacia ai sensi dell'articolo 229, comma 2.",
      ["comma 1: abroga 14: - (intero)"],
    ],
    [`1. Il Titolo II ${L}, e' abrogato.`, ["comma 1: abroga 77: Titolo II (intero)"]],
    [
      "1. Il Capo III-bis del Titolo I, Libro IV del codice di procedura civile e' abrogato.",
      ["comma 1: abroga 1443: Libro IV, Titolo I, Capo III-bis (intero)"],
    ],
    [
      "1. Al Libro IV, Titolo II, del codice di procedura civile sono apportate le seguenti modificazioni:\na) i Capi I e V-bis sono abrogati;\nb) la rubrica del Titolo II e' sostituita dalla seguente: «Nuova».",
      [
        "comma 1, lettera a): abroga 1443: Libro IV, Titolo II, Capo I (intero)",
        "comma 1, lettera a): abroga 1443: Libro IV, Titolo II, Capo V-bis (intero)",
        "comma 1, lettera b): sostituisce 1443: Libro IV, Titolo II (parte)",
      ],
    ],
    ["1. L'allegato III alla legge 6 maggio 2029, n. 77, e' abrogato.", ["comma 1: abroga 77: Allegato III (intero)"]],
    [
      "1. Il numero 122) della tabella A, parte III, allegata alla legge 6 maggio 2029, n. 77, e' sostituito dal seguente: «122) nuovo».",
      ["comma 1: sostituisce 77: Tabella A, Parte III (parte)"],
    ],
    [`1. L'ultimo comma dell'articolo 7 ${L}, e' abrogato.`, ["comma 1: abroga 77: 7#ultimo comma (intero)"]],
    [
      "1. Sono abrogate:\na) le disposizioni di cui all'articolo 9, comma 2, della legge 6 maggio 2029, n. 77;",
      ["comma 1, lettera a): abroga 77: 9#comma 2 (intero)"],
    ],
    [`1. Il Fondo di cui all'articolo 60 ${L}, e' soppresso.`, []],
    [
      `1. Al Fondo sono conferite le risorse assegnate ai Fondi di cui all'articolo 52 ${L}, che sono contestualmente soppressi.`,
      [],
    ],
    [`1. E' soppressa la Commissione prevista dall'articolo 5, comma 2, ${L}.`, []],
    [`1. L'autorizzazione di spesa dell'articolo 5 ${L}, e' soppressa.`, []],
  ])(
    "asks what a sentence speaks of: the act, a division, an article, a part, or no text at all: %j",
    (testo, expected) => {
      expect(read(testo)).toEqual(expected);
    },
  );

  it("takes a sentence that refers back to be of what the one before speaks of", () => {
    const before = `1. All'articolo 12 ${L}, il secondo periodo del comma 2 si intende nel senso che il termine e' di un anno.`;
    expect(
      read(`${before} Nel medesimo periodo del comma 2 le parole: "dieci" sono sostituite dalle seguenti: "venti".`),
    ).toEqual(["comma 1: sostituisce 77: 12#comma 2 (parte)", "comma 1: interpreta 77: 12#comma 2 (parte)"]);
  });

  it("takes the same article to be the last of its number, of whichever act that is", () => {
    const others = "1. Si applica l'articolo 9 della legge 7 giugno 2028, n. 88, commi 1 e 2.";
    expect(
      read(
        `${others}\n2. Per quanto stabilito dal comma 6 dell'articolo 9 ${L}, al primo periodo del comma 4 del medesimo articolo 9, sono premesse le parole: «uno».`,
      ),
    ).toEqual(["comma 2: inserisce 77: 9#comma 4 (parte)"]);
  });

  it("takes the act that is amended, not the one that the sentence refers to", () => {
    expect(
      read(
        "1. Ai fini di cui all'articolo 3 della legge 7 giugno 2028, n. 88, all'articolo 12 della legge 6 maggio 2029, n. 77, come modificato dall'articolo 5 della legge 1 marzo 2025, n. 22, il comma 1 e' abrogato.",
      ),
    ).toEqual(["comma 1: abroga 77: 12#comma 1 (intero)"]);
  });

  it("shows the head of the list and the sentence, long quotations left out", () => {
    const long = "parola ".repeat(60);
    const testo = `1. All'articolo 3 ${L}, sono apportate le seguenti modificazioni:\na) il comma 1 e' sostituito dal seguente: «1. ${long}»;`;
    const { segnali } = signalsOf({}, [articolo("5", testo)]);
    expect(segnali.map(({ evidenza }) => evidenza)).toEqual([
      "All'articolo 3 della legge 6 maggio 2029, n. 77, sono apportate le seguenti modificazioni: … il comma 1 e' sostituito dal seguente: «[...]»",
    ]);
  });

  it("gives an act that is named by its year the one day by which the text names it elsewhere", () => {
    const days = (day: string) =>
      signalsOf({}, [
        articolo("4", `1. Resta fermo l'articolo 9 della legge ${day}, e il decreto legislativo 7 maggio 2029, n. 77.`),
        articolo("5", "1. L'articolo 12 della legge n. 77 del 2029 e' abrogato."),
      ]).segnali.map(({ altro }) => altro.data ?? altro.anno);
    expect(days("6 maggio 2029, n. 77")).toEqual(["2029-05-06"]);
    expect(days("6 maggio 2029, n. 77, e della legge 8 maggio 2029, n. 77")).toEqual([2029]);
    expect(days("6 maggio 2029, n. 777")).toEqual([2029]);
  });

  it("gives something for any text, however broken", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...AMENDING_PIECES), fc.string()), { maxLength: 30 }), (parts) => {
        expect(read(parts.join(""))).toBeInstanceOf(Array);
      }),
    );
  });

  it.each(AMENDING_PIECES)("comes to an end with 30,000 characters of %j", (piece) => {
    expect(read(`1. ${piece.repeat(30_000 / piece.length)} e' sostituito`)).toBeInstanceOf(Array);
  });
});
