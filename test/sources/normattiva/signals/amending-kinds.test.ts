import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

/** What an article amends: `comma 1: abroga 77: 12#comma 3 (intero)`. */
function read(testo: string): string[] {
  return signalsOf({}, [articolo("5", testo)])
    .segnali.filter(({ base }) => base === "testo_modificativo")
    .map(({ altro, qui, li, divisione, tipo, portata }) => {
      const place = li === null ? (divisione ?? "-") : `${li.contenitore ? `${li.contenitore}, ` : ""}${li.numero}`;
      return `${qui?.parte ?? "-"}: ${tipo} ${altro.numero}: ${place}${li?.parte ? `#${li.parte}` : ""} (${portata})`;
    });
}
const L = "della legge 6 maggio 2029, n. 77";

describe("new text between quotation marks of any kind belongs to the other act", () => {
  it.each([
    [
      `1. L'articolo 4 ${L}, e' sostituito dal seguente: <<Art. 4. - 1. Nuovo. 2. L'articolo 3 della legge 7 giugno 2028, n. 88, e' abrogato.>>.`,
      ["comma 1: sostituisce 77: 4 (intero)"],
    ],
    [
      `1. L'articolo 4 ${L}, e' sostituito dal seguente: <<Art. 4.\n1. Nuovo.\n2. Altro.\n3. Gli articoli 3 e 5 della legge 7 giugno 2028, n. 88, sono abrogati.>>.\n2. L'articolo 6 ${L}, e' abrogato.`,
      ["comma 1: sostituisce 77: 4 (intero)", "comma 2: abroga 77: 6 (intero)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, le parole \`\`uno'' sono sostituite dalle seguenti: \`\`due''.`,
      ["comma 1: sostituisce 77: 12#comma 1 (parte)"],
    ],
    [
      `1. Nella rubrica dell'articolo 4 ${L}, sono soppresse le parole <<civili e>>.`,
      ["comma 1: abroga 77: 4#rubrica (parte)"],
    ],
    ["1. Nuovo testo.\n2. L'articolo 3 della legge 7 giugno 2028, n. 88, e' abrogato.».", []],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what a text is completed with is inserted", () => {
  it.each([
    [
      `1. L'articolo 4 ${L}, e' integrato dal seguente comma: «3. Nuovo.».`,
      ["comma 1: inserisce 77: 4#comma 3 (intero)"],
    ],
    [
      `1. All'articolo 4 ${L}, il comma 2 e' integrato con il seguente periodo: «Nuovo.».`,
      ["comma 1: inserisce 77: 4#comma 2 (parte)"],
    ],
    [`1. Il fondo di cui all'articolo 4 ${L}, e' integrato di 5 milioni.`, []],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what is repealed already stays repealed by this act too", () => {
  it.each([
    [
      "1. Sono o restano abrogati:\na) la legge 6 maggio 2029, n. 77;\nb) l'articolo 4 della legge 7 giugno 2028, n. 88;",
      ["comma 1, lettera a): abroga 77: - (intero)", "comma 1, lettera b): abroga 88: 4 (intero)"],
    ],
    [
      "1. Restano o sono abrogate, dalla data di entrata in vigore del presente codice:\n1) la legge 6 maggio 2029, n. 77;",
      ["comma 1, numero 1): abroga 77: - (intero)"],
    ],
    [
      `1. Restano abrogati l'articolo 3 ${L}, e la legge 7 giugno 2028, n. 88.`,
      ["comma 1: abroga 77: 3 (intero)", "comma 1: abroga 88: - (intero)"],
    ],
    [`1. L'articolo 3 ${L}, resta abrogato.`, ["comma 1: abroga 77: 3 (intero)"]],
    [`1. Restano fermi gli effetti degli articoli abrogati della legge 6 maggio 2029, n. 77.`, []],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("lists of places", () => {
  it.each([
    [
      `1. Sono abrogati gli articoli 3, commi 1, 2 e 4, 3-bis, 7, 11, commi 2 e 3, e 18 ${L}.`,
      ["3#comma 1", "3#comma 2", "3#comma 4", "3-bis", "7", "11#comma 2", "11#comma 3", "18"],
    ],
    [
      `1. Gli articoli 2, comma 4, 5, comma 2, lettera b), e 9 ${L}, sono abrogati.`,
      ["2#comma 4", "5#comma 2, lettera b)", "9"],
    ],
    [
      `1. All'articolo 1 ${L}, i commi da 3 a 5 e 9 sono abrogati.`,
      ["1#comma 3", "1#comma 4", "1#comma 5", "1#comma 9"],
    ],
    [`1. Gli articoli da 4 a 5-ter ${L}, sono abrogati.`, ["4", "5", "5-bis", "5-ter"]],
    [`1. Sono abrogati l'articolo 6, comma 2, e l'allegato C ${L}.`, ["6#comma 2", "Allegato C"]],
    [
      `1. Alla legge 6 maggio 2029, n. 77, l'articolo 2, il comma 3 dell'articolo 8 e gli articoli 9 e 12 sono abrogati.`,
      ["2", "8#comma 3", "9", "12"],
    ],
    [
      `1. Le lettere b) e d) del comma 1 e i commi 3 e 4 dell'articolo 5 ${L}, sono abrogati.`,
      ["5#comma 1, lettera b)", "5#comma 1, lettera d)", "5#comma 3", "5#comma 4"],
    ],
  ])("are read whole in %j", (testo, places) => {
    expect(read(testo)).toEqual(places.map((place) => `comma 1: abroga 77: ${place} (intero)`));
  });

  it.each([
    [
      `1. Agli articoli 4, 6, commi 1 e 3, 7 e 8 ${L}, la parola: «uno» e' sostituita dalla seguente: «due».`,
      ["77: 4", "77: 6#comma 1", "77: 6#comma 3", "77: 7", "77: 8"],
    ],
    [
      `1. All'articolo 5, commi 1 e 2, all'articolo 6, comma 3, e all'articolo 9 ${L}, la parola: «uno» e' sostituita dalla seguente: «due».`,
      ["77: 5#comma 1", "77: 5#comma 2", "77: 6#comma 3", "77: 9"],
    ],
    [
      `1. All'articolo 5 ${L}, e all'articolo 6 della legge 7 giugno 2028, n. 88, la parola: «uno» e' sostituita dalla seguente: «due».`,
      ["77: 5", "88: 6"],
    ],
    [`1. Le parole «uno», contenute nell'articolo 5 ${L}, sono sostituite dalle seguenti: «due».`, ["77: 5"]],
    [
      `1. Per le finalita' di cui al comma 8, all'articolo 5, comma 9, ${L}, le parole: «uno» sono sostituite dalle seguenti: «due».`,
      ["77: 5#comma 9"],
    ],
  ])("are each changed within in %j", (testo, places) => {
    expect(read(testo)).toEqual(places.map((place) => `comma 1: sostituisce ${place} (parte)`));
  });

  it.each([
    [
      `1. Sono abrogati l'articolo 8, comma 2, primo periodo, e comma 4, ${L}.`,
      ["comma 1: abroga 77: 8#comma 2 (parte)", "comma 1: abroga 77: 8#comma 4 (intero)"],
    ],
    [`1. E' soppresso il secondo periodo dell'articolo 9, comma 1, ${L}.`, ["comma 1: abroga 77: 9#comma 1 (parte)"]],
    [
      "1. Alla tabella 2 allegata alla legge 6 maggio 2029, n. 77, la riga 4 e' soppressa.",
      ["comma 1: abroga 77: Tabella 2 (parte)"],
    ],
    [
      `1. All'allegato B ${L.replace("della", "alla")}, il punto 3 e' abrogato.`,
      ["comma 1: abroga 77: Allegato B (parte)"],
    ],
  ])("tell what is touched in part: %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what explains, excepts or refers back", () => {
  it.each([
    [
      "1. Sono abrogati:\na) il comma 2, dell'articolo 4, della legge 6 maggio 2029, n. 77 (decreto-legge 1 marzo 2029, n. 11);\nb) i commi 3 e 4 dell'articolo 5 della legge 7 giugno 2028, n. 88, di conversione, con modificazioni, del decreto-legge 2 aprile 2028, n. 12;",
      [
        "comma 1, lettera a): abroga 77: 4#comma 2 (intero)",
        "comma 1, lettera b): abroga 88: 5#comma 3 (intero)",
        "comma 1, lettera b): abroga 88: 5#comma 4 (intero)",
      ],
    ],
    [
      "1. Sono abrogati, escluse le disposizioni di cui il presente decreto prevede l'applicazione, la legge 6 maggio 2029, n. 77, e la legge 7 giugno 2028, n. 88.",
      ["comma 1: abroga 77: - (parte)", "comma 1: abroga 88: - (parte)"],
    ],
    [
      "1. Sono abrogati, escluse le disposizioni di cui il presente decreto prevede l'applicazione:\na) la legge 6 maggio 2029, n. 77;\nb) l'articolo 4 della legge 7 giugno 2028, n. 88;",
      ["comma 1, lettera a): abroga 77: - (parte)", "comma 1, lettera b): abroga 88: 4 (parte)"],
    ],
    [
      "1. Sono abrogati:\na) l'articolo 3 della legge 6 maggio 2029, n. 77;\nb) i commi 1 e 2 dell'articolo 4 della medesima legge;\nc) la legge 7 giugno 2028, n. 88, fatta eccezione per l'articolo 2.",
      [
        "comma 1, lettera a): abroga 77: 3 (intero)",
        "comma 1, lettera b): abroga 77: 4#comma 1 (intero)",
        "comma 1, lettera b): abroga 77: 4#comma 2 (intero)",
        "comma 1, lettera c): abroga 88: - (parte)",
      ],
    ],
    [
      `1. L'articolo 2, comma 1, lettera a), ${L}, e' abrogato. E' altresi' abrogato il comma 3 del medesimo articolo.`,
      ["comma 1: abroga 77: 2#comma 1, lettera a) (intero)", "comma 1: abroga 77: 2#comma 3 (intero)"],
    ],
    [
      "1. La legge 6 maggio 2029, n. 77, che ha dato esecuzione alla Convenzione sul trasporto, e' abrogata dal giorno della denuncia.",
      ["comma 1: abroga 77: - (intero)"],
    ],
    [
      "1. Le disposizioni di cui all'articolo 12, comma 2, della legge 6 maggio 2029, n. 77, e all'articolo 13 della legge 7 giugno 2028, n. 88, sono abrogate.",
      ["comma 1: abroga 77: 12#comma 2 (intero)", "comma 1: abroga 88: 13 (intero)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("a place lies in the one that was named right before it", () => {
  it.each([
    [
      '1. Al decreto-legge 6 maggio 2029, n. 77, convertito, con modificazioni, dalla legge 7 giugno 2029, n. 88, articolo 6, comma 2, al terzo periodo, dopo la parola "uno" e\' inserita la seguente: "due".',
      ["comma 1: inserisce 77: 6#comma 2 (parte)"],
    ],
    [
      `1. Per le finalita' dei commi da 1 e 3 del presente articolo, all'articolo 14 ${L}, il comma 2 e' abrogato.`,
      ["comma 1: abroga 77: 14#comma 2 (intero)"],
    ],
    [
      '1. All\'articolo 49, primo comma, dello Statuto speciale della regione Friuli-Venezia Giulia, di cui alla legge costituzionale 6 maggio 2029, n. 77, le parole "uno" sono soppresse.',
      ["comma 1: abroga 77: 49#comma 1 (parte)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

/** The same without the part of the amending article and the act. */
const places = (testo: string) => read(testo).map((one) => one.replace(/^.*?: (\S+) \S+: /, "$1 "));

describe("what is repealed in part only", () => {
  it.each([
    [
      `1. Sono abrogati gli articoli 3, limitatamente alle parole: «uno», 4, limitatamente alla denominazione «due», e 5 ${L}; l'articolo 7 ${L}.`,
      ["abroga 3 (parte)", "abroga 4 (parte)", "abroga 5 (intero)", "abroga 7 (intero)"],
    ],
    [
      `1. SONO ABROGATI GLI ARTT. 3 (limitatamente al primo periodo), 4 E 5 DELLA LEGGE 6 MAGGIO 2029, N. 77.`,
      ["abroga 3 (parte)", "abroga 4 (intero)", "abroga 5 (intero)"],
    ],
    [
      `1. Sono abrogati:\na) legge 6 maggio 2029, n. 77: articoli 2 (il comma 3, nella parte in cui ne dispone l'abrogazione, non e' stato ammesso al "Visto"), 3 e 13;`,
      ["abroga 2 (parte)", "abroga 3 (intero)", "abroga 13 (intero)"],
    ],
    [
      `1. Sono abrogati gli articoli 3, limitatamente al comma 2, 5, limitatamente ai commi 1 e 3, e 7 ${L}.`,
      ["abroga 3#comma 2 (intero)", "abroga 5#comma 1 (intero)", "abroga 5#comma 3 (intero)", "abroga 7 (intero)"],
    ],
    [
      "1. La legge 6 maggio 2029, n. 77, limitatamente agli articoli 3, comma 2, e 5, e' abrogata.",
      ["abroga 3#comma 2 (intero)", "abroga 5 (intero)"],
    ],
    [
      "1. E' abrogata la legge 6 maggio 2029, n. 77, limitatamente ai procedimenti di cui all'articolo 9.",
      ["abroga - (parte)"],
    ],
    [
      `1. Gli articoli 3 e 4 ${L}, limitatamente al comma 1, sono abrogati.`,
      ["abroga 3 (parte)", "abroga 4#comma 1 (intero)"],
    ],
    [
      `1. Sono abrogati l'articolo 4 ${L}; il regio decreto 3 marzo 1929, n. 55; le disposizioni dell'articolo 5 ${L}, entrano in vigore.`,
      ["abroga 4 (intero)", "abroga - (intero)"],
    ],
    [
      `1. Gli articoli 11 e seguenti fino all'articolo 13 incluso ${L}, si intendono abrogati.`,
      ["abroga 11 (intero)", "abroga 12 (intero)", "abroga 13 (intero)"],
    ],
    [`1. E' soppressa l'ultima parte del comma 2 dell'art. 3 ${L}.`, ["abroga 3#comma 2 (parte)"]],
    [`1. La prima frase del comma 2 dell'articolo 3 ${L}, e' soppressa.`, ["abroga 3#comma 2 (parte)"]],
    [
      `1. All'articolo 3 ${L}, e' soppresso il rinvio all'articolo 9 della legge 7 giugno 2028, n. 88.`,
      ["abroga 3 (parte)"],
    ],
    [`1. Sono soppresse le parole «uno» contenute nell'articolo 3, comma 1, ${L}.`, ["abroga 3#comma 1 (parte)"]],
  ])("in %j", (testo, expected) => {
    expect(places(testo)).toEqual(expected);
  });
});

describe("new text that another verb brings, or an annex", () => {
  it.each([
    [`1. L'art. 3 ${L}, deve intendersi sostituito dal seguente: «Art. 3. Nuovo».`, ["sostituisce 3 (intero)"]],
    [
      `1. Il secondo comma dell'art. 5 ${L}, e' cosi' modificato: «La misura e' doppia».`,
      ["sostituisce 5#comma 2 (intero)"],
    ],
    [`1. Nell'articolo 3 ${L}, la cifra «10» e' elevata a «20».`, ["sostituisce 3 (parte)"]],
    [
      `1. Le parole «uno», ovunque ricorrano nella legge 6 maggio 2029, n. 77, sono sostituite dalle seguenti: «due».`,
      ["sostituisce - (parte)"],
    ],
    [`1. Dopo l'art. 9 ${L}, e' aggiunto il seguente art. 9-bis: «Nuovo».`, ["inserisce 9-bis (intero)"]],
    [
      `1. Dopo l'articolo 7 ${L}, sono aggiunti gli articoli 7-bis e 7-ter: «Art. 7-bis. Uno. Art. 7-ter. Due».`,
      ["inserisce 7-bis (intero)", "inserisce 7-ter (intero)"],
    ],
    [`1. Dopo l'articolo 7 ${L}, e' inserito il seguente articolo: «7-bis. Nuovo».`, ["inserisce 7-bis (intero)"]],
    [
      `1. La tabella A allegata alla legge 6 maggio 2029, n. 77, e' sostituita dalla tabella allegata alla presente legge.`,
      ["sostituisce Tabella A (intero)"],
    ],
    [
      `1. La tabella allegata alla legge 6 maggio 2029, n. 77, e' sostituita da quella annessa al presente decreto.`,
      ["sostituisce Tabella (intero)"],
    ],
    [`1. L'articolo 3 ${L}, e' sostituito dall'articolo 5 della presente legge.`, []],
    [
      `1. Il bilancio allegato alla legge 6 maggio 2029, n. 77, e' sostituito dal bilancio allegato alla presente legge.`,
      [],
    ],
    [
      `1. Alla tabella A allegata alla legge 6 maggio 2029, n. 77, sono soppresse le voci: «uno» e «due».`,
      ["abroga Tabella A (parte)"],
    ],
    [
      `1. All'elenco n. 1 allegato alla legge 6 maggio 2029, n. 77, dopo la riga: «uno» e' aggiunta la seguente: «due».`,
      ["inserisce Elenco 1 (parte)"],
    ],
    [
      `1. Dopo la tabella A allegata alla legge 6 maggio 2029, n. 77, e' inserita la tabella A-bis di cui all'allegato alla presente legge.`,
      ["inserisce Tabella A-bis (intero)"],
    ],
    [
      `1. Alla legge 6 maggio 2029, n. 77, e' aggiunto il seguente allegato: «Allegato B-bis. Nuovo».`,
      ["inserisce Allegato B-bis (intero)"],
    ],
    [
      `1. Il titolo della legge 6 maggio 2029, n. 77, e' sostituito dal seguente: «Nuovo».`,
      ["sostituisce titolo (intero)"],
    ],
    [`1. Nel titolo della legge 6 maggio 2029, n. 77, la parola «uno» e' soppressa.`, ["abroga titolo (parte)"]],
    [`1. La denominazione del Capo II ${L}, e' sostituita dalla seguente: «Nuova».`, ["sostituisce Capo II (parte)"]],
  ])("in %j", (testo, expected) => {
    expect(places(testo)).toEqual(expected);
  });
});

describe("what older acts write", () => {
  it.each([
    [`1. Il n. 3 del primo comma dell'art. 12 ${L}, e' soppresso.`, ["abroga 12#comma 1, numero 3) (intero)"]],
    [
      `1. Sono soppressi i nn. 3) e 4) del primo comma dell'articolo 12 ${L}.`,
      ["abroga 12#comma 1, numero 3) (intero)", "abroga 12#comma 1, numero 4) (intero)"],
    ],
    [`1. La lettera b) del n. 3 dell'art. 12 ${L}, e' soppressa.`, ["abroga 12#numero 3), lettera b) (intero)"]],
    [
      `1. Dopo il n. 3 dell'articolo 12 ${L}, e' inserito il seguente: «3-bis) nuovo».`,
      ["inserisce 12#numero 3-bis) (intero)"],
    ],
    [
      `1. Dopo la lett. b) dell'art. 12 ${L}, e' inserita la seguente: «b-bis) nuova».`,
      ["inserisce 12#lettera b-bis) (intero)"],
    ],
    [`1. Le parole «uno» dell'articolo 4 ${L}, sono soppresse.`, ["abroga 4 (parte)"]],
    [`1. Il termine «uno» di cui all'articolo 3 ${L}, e' sostituito dal termine: «due».`, ["sostituisce 3 (parte)"]],
    [
      `1. All'articolo 3, comma 1, ${L}, sostituire le parole: «uno» con le seguenti: «due».`,
      ["sostituisce 3#comma 1 (parte)"],
    ],
    [`1. All'articolo 3 ${L}, sopprimere il comma 2.`, ["abroga 3#comma 2 (intero)"]],
    [`1. All'articolo 3 ${L}, aggiungere, in fine, le seguenti parole: «uno».`, ["inserisce 3 (parte)"]],
    ["1. Il Ministro puo', con decreto, sostituire le tabelle A e B allegate alla legge 6 maggio 2029, n. 77.", []],
    [`1. E abrogato il comma 5 dell'articolo 2 ${L}.`, ["abroga 2#comma 5 (intero)"]],
    [
      `1. E' abrogata ogni disposizione contraria alla presente legge, in particolare gli articoli 3 e 4 ${L}.`,
      ["abroga 3 (intero)", "abroga 4 (intero)"],
    ],
    [
      `1. Sono abrogate le disposizioni in contrasto con il presente decreto, ed in particolare: a) la legge 6 maggio 2029, n. 77; b) l'articolo 3 della legge 7 giugno 2028, n. 88.`,
      ["abroga - (intero)", "abroga 3 (intero)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(places(testo)).toEqual(expected);
  });
});

describe("what another verb or a head says is no subject of the verb behind it", () => {
  it.each([
    [
      `1. Il comma 1 dell'articolo 5 ${L} e' cosi' modificato: a) la lettera a) e' soppressa; b) la lettera c) e' sostituita dalla seguente: "c) nuova".`,
      [
        "comma 1, lettera a): abroga 77: 5#comma 1, lettera a) (intero)",
        "comma 1, lettera b): sostituisce 77: 5#comma 1, lettera c) (intero)",
      ],
    ],
    [
      "1. La legge 6 maggio 2029, n. 77, e' modificata come segue: a) all'articolo 5, il comma 1 e' soppresso; b) l'articolo 6 e' abrogato.",
      ["comma 1, lettera a): abroga 77: 5#comma 1 (intero)", "comma 1, lettera b): abroga 77: 6 (intero)"],
    ],
    [
      `1. L'articolo 5 ${L} subisce le seguenti variazioni: il comma 2 e' abrogato.`,
      ["comma 1: abroga 77: 5#comma 2 (intero)"],
    ],
    [
      `1. Il comma 2 dell'articolo 5 ${L} resta in vigore; il comma 3 e' abrogato.`,
      ["comma 1: abroga 77: 5#comma 3 (intero)"],
    ],
    [`1. L'articolo 5 ${L} si applica ai comuni; l'articolo 6 e' abrogato.`, ["comma 1: abroga 77: 6 (intero)"]],
    [
      `1. L'articolo 5 ${L}; l'articolo 7 della legge 7 giugno 2028, n. 88 sono abrogati.`,
      ["comma 1: abroga 77: 5 (intero)", "comma 1: abroga 88: 7 (intero)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("a text, its end and what comes in its place", () => {
  it.each([
    [
      `1. Il testo del comma 2 dell'articolo 5 ${L} e' sostituito dal seguente: "2. Nuovo".`,
      ["comma 1: sostituisce 77: 5#comma 2 (intero)"],
    ],
    [
      `1. Alla fine del comma 1 dell'articolo 5 ${L} sono aggiunte le parole: "e due".`,
      ["comma 1: inserisce 77: 5#comma 1 (parte)"],
    ],
    [
      `1. L'articolo 5 ${L} e' abrogato e sostituito dal seguente: "Art. 5. Nuovo".`,
      ["comma 1: sostituisce 77: 5 (intero)"],
    ],
    [
      `1. Sono soppressi, all'articolo 5 ${L}, il comma 2 e, al comma 3, le parole: "uno".`,
      ["comma 1: abroga 77: 5#comma 2 (intero)", "comma 1: abroga 77: 5#comma 3 (parte)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("an exception ends where the next thing is spoken of", () => {
  const M = "della legge 7 giugno 2028, n. 88";
  it.each([
    [
      `1. Sono abrogati l'articolo 5 ${L}, ad eccezione dei commi 2 e 3, e l'articolo 7 ${M}.`,
      ["comma 1: abroga 77: 5 (parte)", "comma 1: abroga 88: 7 (intero)"],
    ],
    [
      `1. L'articolo 5, ad eccezione dei commi 2 e 3, e l'articolo 7 ${L} sono abrogati.`,
      ["comma 1: abroga 77: 5 (parte)", "comma 1: abroga 77: 7 (intero)"],
    ],
    [
      `1. Sono abrogati gli articoli 5, 6 e 7 ${L}, ad eccezione dell'articolo 6.`,
      ["comma 1: abroga 77: 5 (intero)", "comma 1: abroga 77: 7 (intero)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what is told is not done", () => {
  it.each([
    [`1. Fino alla data in cui e' abrogato l'articolo 5 ${L}, il contributo e' dovuto.`, []],
    [`1. Dal giorno in cui l'articolo 5 ${L} e' abrogato cessa il contributo.`, []],
    [`1. L'articolo 5 ${L}, nella parte in cui prevede il parere, e' abrogato.`, ["comma 1: abroga 77: 5 (parte)"]],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("words behind a verb are its own, whatever verb follows", () => {
  it.each([
    [
      `1. All'articolo 5 ${L}, al comma 1, sono soppresse le parole: "uno"; al comma 5 e' soppresso l'ultimo periodo; al comma 7 sono soppresse le parole: "due".`,
      [
        "comma 1: abroga 77: 5#comma 1 (parte)",
        "comma 1: abroga 77: 5#comma 5 (parte)",
        "comma 1: abroga 77: 5#comma 7 (parte)",
      ],
    ],
    [
      `1. Nel primo comma dell'articolo 5 ${L} sono soppresse le parole: "uno" e "due" e il secondo comma e' abrogato.`,
      ["comma 1: abroga 77: 5#comma 1 (parte)", "comma 1: abroga 77: 5#comma 2 (intero)"],
    ],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});
