import { describe, expect, it } from "vitest";
import { articleOfDestination } from "../../../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";
import { articolo, brief, SELF_URN, signalsOf, textualMod } from "./artificial-act.ts";

const TARGET = "urn:nir:stato:legge:2029-05-06;77";

function read(sentence: string, fragment = "12", source = "5") {
  return signalsOf({ active: textualMod(`${SELF_URN}#${source}`, `${TARGET}#${fragment}`, sentence) });
}
const briefs = (...args: Parameters<typeof read>) => read(...args).segnali.map(brief);

describe("the signal modifica_attiva: a change that the editors of the amending act declare", () => {
  it("takes both articles and the kind from the text, whatever the type says", () => {
    const { segnali, conteggi } = read("ha disposto (con l'art. 5, comma 1) l'abrogazione dell'art. 12, comma 3.");
    expect(segnali).toEqual([
      {
        base: "modifica_attiva",
        verso: "out",
        altro: { tipo: "legge", data: "2029-05-06", anno: null, numero: "77", urn: TARGET },
        qui: { contenitore: null, numero: "5", parte: "comma 1" },
        li: { contenitore: null, numero: "12", parte: "comma 3" },
        tipo: "abroga",
        portata: "intero",
        data: null,
        evidenza: "ha disposto (con l'art. 5, comma 1) l'abrogazione dell'art. 12, comma 3.",
      },
    ]);
    expect(conteggi).toEqual({ modifica_attiva: 1 });
  });

  it.each([
    ["la modifica dell'art. 12", "modifica"],
    ["la modiifca dell'art. 12", "modifica"],
    ["l' abrogazione dell'art. 12", "abroga"],
    ["la soppressione della lettera a) dell'art. 12", "abroga"],
    ["l'introduzione dell'art. 12", "inserisce"],
    ["l'introdzione dell'art. 12", "inserisce"],
    ["l’introuduzione dell'art. 12", "inserisce"],
    ["l'inserimento del comma 2 nell'art. 12", "inserisce"],
    ["l'aggiunta del comma 2 all'art. 12", "inserisce"],
    ["la sostituzione dell'art. 12", "sostituisce"],
    ["la proroga del termine dell'art. 12", "proroga"],
    ["il differimento del termine dell'art. 12", "proroga"],
    ["la conversione in legge", "converte"],
    ["la conversione, con modificazioni, del decreto-legge", "converte"],
    ["la deroga all'art. 12", "deroga"],
    ["la rettifica dell'art. 12", "rettifica"],
    ["che la rubrica dell'art. 12 e' sostituita", "modifica"],
  ])("reads the kind of %j as %s", (words, tipo) => {
    expect(briefs(`ha disposto (con l'art. 5, comma 1) ${words}.`)).toEqual([`5 -> 12 ${tipo}`]);
  });

  it.each([
    "(con l'art. 5, comma 1)",
    "(on l'art. 5, comma 1)",
    "(conl'art. 5)",
    "con (l'art. 5, comma 1)",
    "(con l'art.5)",
    "(con l’art. 5)",
    "(con l'articolo 5)",
    "(con l'art. 5 comma 1, lettera a))",
  ])("finds the marker in %j, and it wins over the fragment of the source", (marker) => {
    expect(briefs(`ha disposto ${marker} la modifica dell'art. 12.`, "12", "99")).toEqual(["5 -> 12 modifica"]);
  });

  it("falls back to the fragment of the source where the text has no marker", () => {
    expect(briefs("ha disposto la modifica dell'art. 12.", "12", "99 bis")).toEqual(["99-bis -> 12 modifica"]);
  });

  it("cuts a text at every marker, and a piece at every noun", () => {
    const text =
      "ha disposto (con l'art. 5, comma 1, lettera a)) la modifica dell'art. 12, comma 2 e l'introduzione del comma 2-ter all'art. 12; " +
      "(con l'art. 5, comma 1, lettere b) e c)) l'abrogazione dell'art. 12, comma 4; (con l'art. 6) la modifica dell'art. 12.";
    expect(briefs(text)).toEqual(["5 -> 12 modifica", "5 -> 12 inserisce", "5 -> 12 abroga", "6 -> 12 modifica"]);
  });

  it("takes the articles of the text where it names several, with the destination's container", () => {
    expect(
      briefs("ha disposto (con l'art. 5) l'introduzione degli artt. 50-bis e 50-ter.", "Codice-art. 50 bis"),
    ).toEqual(["5 -> Codice, 50-bis inserisce", "5 -> Codice, 50-ter inserisce"]);
  });

  it("takes the annex that an article is inserted in for where it is, and for nothing that is changed itself", () => {
    const { segnali } = read(
      "ha disposto (con l'art. 5, comma 1) l'introduzione dell'art. 2-bis all'allegato I.13.",
      "Allegato I.13-art. 2 bis",
    );
    expect(segnali.map(({ li, portata }) => [li, portata])).toEqual([
      [{ contenitore: "Allegato I.13", numero: "2-bis" }, "intero"],
    ]);
  });

  it("marks a text that names another article than the destination", () => {
    expect(briefs("ha disposto (con l'art. 5) la modifica dell'art. 36.", "136")).toEqual([
      "5 -> 36 modifica (discorde)",
    ]);
  });

  it("keeps the destination where the text's article is misprinted", () => {
    expect(briefs("ha disposto (con l'art. 5) l'introduzione dell'art.11-undiecies.", "11 undecies")).toEqual([
      "5 -> 11-undecies inserisce",
    ]);
  });

  it("reads one repeal where a whole act is listed article by article", () => {
    const active = ["1", "2", "Testo unico-art. 3", ""]
      .map((fragment) =>
        textualMod(
          `${SELF_URN}#5`,
          `${TARGET}#${fragment}`,
          "ha disposto (con l'art. 5, comma 1) l'abrogazione dell'intero provvedimento.",
        ),
      )
      .join("");
    const { segnali, conteggi } = signalsOf({ active });
    expect(segnali.map(brief)).toEqual(["5 -> - abroga"]);
    expect(conteggi).toEqual({ modifica_attiva: 4 });
  });

  it("reads the law of conversion of the amending decree as no act of the sentence", () => {
    const { segnali } = read(
      ", convertito con modificazioni dalla L. 17 luglio 2030, n. 78 (in S.O. n. 25, relativo alla G.U. 18/07/2030, n. 180), ha disposto (con l'art. 5) la modifica dell'art. 12.",
    );
    expect(segnali.map(brief)).toEqual(["5 -> 12 modifica"]);
    expect(segnali[0]!.evidenza).toBe("ha disposto (con l'art. 5) la modifica dell'art. 12.");
  });

  it.each([
    ["la soppressione della lettera e) al comma 2 dell'art. 12", "comma 2, lettera e)", "intero"],
    ['la sostituzione delle parole "uno" all\'art. 12', undefined, "parte"],
    ["la sostituzione della rubrica dell'art. 12", "rubrica", "intero"],
    ["l'introduzione di un comma in fine all'art. 12", undefined, "parte"],
    ["l'introduzione di due nuovi commi dopo il quarto all'art. 12", undefined, "parte"],
    ["l'introduzione di cinque commi dopo il secondo all'art. 12", undefined, "parte"],
    ["l'introduzione delle seguenti lettere all'art. 12, comma 1", "comma 1", "parte"],
    ["l'introduzione nel Capo II della seguente «Sezione I»", undefined, "parte"],
    ['l\'introduzione della seguente SEZIONE I "DISPOSIZIONI GENERALI"', undefined, "parte"],
    ["l'introduzione della Sezione I-bis", undefined, "parte"],
    ["l'introduzione del Libro II-bis", undefined, "parte"],
    ["l'abrogazione dell'ultimo periodo dell'art. 12, comma 4", "comma 4", "parte"],
    ["la modifica dell'art. 12, comma 1", "comma 1", undefined],
    ["la modifica dell'art. 12, comma 1, alinea", "comma 1", "parte"],
    ["l'abrogazione", undefined, undefined],
  ])("tells the part and the extent of %j", (words, parte, portata) => {
    const { segnali } = read(`ha disposto (con l'art. 5, comma 1) ${words}.`);
    expect(segnali.map(({ li, portata: extent }) => [li?.parte, extent])).toEqual([[parte, portata]]);
  });

  it("takes for all of itself what bears a number of its own, beside what has none", () => {
    const { segnali } = read(
      "ha disposto (con l'art. 5, comma 1) l'introduzione della lettera c-bis), all'art. 12, comma 4 e di due commi dopo il sesto all'art. 12.",
    );
    expect(segnali.map(({ li, portata }) => [li?.parte, portata])).toEqual([
      ["comma 4, lettera c-bis)", "intero"],
      [undefined, "parte"],
    ]);
  });

  it("takes only the commi whose introduction is named for changed in part", () => {
    const { segnali } = read(
      "ha disposto (con l'art. 5, comma 1) la modifica dell'art. 12, commi 7, 8 alinea, 9 alinea, 10 e 11.",
    );
    expect(segnali.map(({ li, portata }) => [li?.parte, portata])).toEqual([
      ["comma 7", undefined],
      ["comma 8", "parte"],
      ["comma 9", "parte"],
      ["comma 10", undefined],
      ["comma 11", undefined],
    ]);
  });

  it("shows of a text with several operations the marker and the words of each", () => {
    const text =
      "ha disposto (con l'art. 5, comma 1) la modifica dell'art. 12, comma 2 e l'introduzione del comma 2-ter all'art. 12; (con l'art. 6) l'abrogazione dell'art. 13.";
    expect(read(text).segnali.map(({ evidenza }) => evidenza)).toEqual([
      "ha disposto (con l'art. 5, comma 1) la modifica dell'art. 12, comma 2",
      "ha disposto (con l'art. 5, comma 1) … l'introduzione del comma 2-ter all'art. 12",
      "(con l'art. 6) l'abrogazione dell'art. 13.",
    ]);
  });

  it("marks a change that was made by changing a third act, and keeps the destination as target", () => {
    const sentence =
      "nel modificare l'art. 83 del D.L. 17 marzo 2028, n. 18 (in G.U. 17/03/2028, n. 70), ha conseguentemente disposto (con l'art. 5) la modifica dell'art. 12.";
    expect(briefs(sentence)).toEqual(["5 -> 12 modifica (indiretta)"]);
    expect(briefs(`, nell'introdurre il comma 2${sentence.slice("nel modificare".length)}`)).toEqual([
      "5 -> 12 modifica (indiretta)",
    ]);
  });

  it("marks only the operations that follow where the third act is named half way", () => {
    const sentence =
      "ha disposto (con l'art. 5, comma 1) la modifica dell'art. 12; nell'introdurre il comma 2-bis all'art. 13-bis del D.L. 26 ottobre 2028, n. 124, ha conseguentemente disposto (con l'art. 6) l'abrogazione dell'art. 12.";
    expect(briefs(sentence)).toEqual(["5 -> 12 modifica", "6 -> 12 abroga (indiretta)"]);
  });

  it("marks a text that names another act than the destination, and not one that names the same", () => {
    expect(briefs("ha disposto (con l'art. 5) l'abrogazione della legge 20 giugno 2020, n. 579.", "")).toEqual([
      "5 -> - abroga (altro_atto)",
    ]);
    expect(briefs("ha disposto (con l'art. 5) la modifica dell'art. 12 della L. 6 maggio 2029, n. 77.")).toEqual([
      "5 -> 12 modifica",
    ]);
  });

  it("reads the acts that a quotation names where the text is nothing else, and forgives one slip in a date", () => {
    const says = (words: string) => briefs(`ha disposto (con l'art. 5) che "${words}".`, "");
    expect(says("E' abrogata «la legge 20 giugno 2020, n. 579», di ratifica dell'accordo")).toEqual([
      "5 -> - modifica (altro_atto)",
    ]);
    expect(says("E' abrogata la legge 6 maggio 2028, n. 77")).toEqual(["5 -> - modifica"]);
    expect(says("E' abrogata la legge 6 maggio 2029, n. 77")).toEqual(["5 -> - modifica"]);
    expect(
      briefs("ha disposto (con l'art. 5) la sostituzione di \"legge 20 giugno 2020, n. 579\" all'art. 12."),
    ).toEqual(["5 -> 12 sostituisce"]);
  });

  it("reads no operation in quoted words, nor the articles that a new chapter holds", () => {
    expect(briefs("ha disposto (con l'art. 5) che \"e' disposta l'abrogazione dell'art. 99\".")).toEqual([
      "5 -> 12 modifica",
    ]);
    expect(
      briefs("ha disposto (con l'art. 5) l'introduzione del Capo I-bis (comprendente gli artt. 15 e 16).", ""),
    ).toEqual(["5 -> - inserisce"]);
  });

  it("counts what names no act that can be identified", () => {
    const active =
      textualMod(
        `${SELF_URN}#1`,
        "urn:nir:ministero.esempio:decreto:2001-01-01",
        "ha disposto (con l'art. 1) la modifica.",
      ) +
      textualMod(`${SELF_URN}#1`, "qualcosa", "ha disposto (con l'art. 1) la modifica.") +
      textualMod("urn:nir:stato:legge:2000-01-01;1#1", `${TARGET}#1`, "ha disposto (con l'art. 1) la modifica.");
    expect(signalsOf({ active })).toEqual({
      segnali: [],
      conteggi: {
        modifica_attiva: 3,
        "modifica_attiva: senza numero": 1,
        "modifica_attiva: URN illeggibile": 1,
        "modifica_attiva: la fonte è un altro atto": 1,
      },
    });
  });

  it.each([
    ["l'abrogazione dell'art. 12, ad eccezione del comma 3.", ["12 parte"]],
    ["l'abrogazione degli articoli 12, 13 e 14, tranne l'art. 13.", ["12 intero", "14 intero"]],
    ["l'abrogazione dei commi 1 e 2 dell'art. 12, eccettuato il comma 2.", ["12 comma 1 intero"]],
    ["l'abrogazione dell'intero provvedimento, fatta eccezione per l'art. 3.", ["- parte"]],
  ])("leaves alone what %j excepts", (words, expected) => {
    const { segnali } = read(`ha disposto (con l'art. 5) ${words}`);
    expect(
      segnali.map(({ li, portata }) => [li?.numero ?? "-", li?.parte, portata].filter((one) => one).join(" ")),
    ).toEqual(expected);
  });

  it.each([
    [", convertito con modificazioni dalla L. 23 maggio 2031, n. 74 (in G.U. 23/05/2031), ha disposto", "2031-05-23"],
    [
      ", convertito con modificazioni dalla L. 17 luglio 2031, n. 77 (in S.O. n. 25, relativo alla G.U. 18/07/2031, n. 180), ha disposto",
      "2031-07-18",
    ],
    ["ha disposto", undefined],
  ])("tells the day of the conversion that made a change: %j", (opening, convertita) => {
    const { segnali } = read(`${opening} (con l'art. 5) l'abrogazione dell'art. 12.`);
    expect(segnali.map((segnale) => segnale.convertita)).toEqual([convertita]);
  });

  it.each([
    ["Sono abrogati gli articoli 3 e 12 della legge 6 maggio 2029, n. 77.", "Altro testo.", "91", "discorde"],
    [
      "Sono abrogati gli articoli 3 e 12 della legge 6 maggio 2029, n. 77.",
      "Anche la legge 6 maggio 2029, n. 77.",
      "5",
      undefined,
    ],
    ["Ai sensi della legge 6 maggio 2029, n. 77, si provvede.", "Altro testo.", "5", undefined],
  ])(
    "takes the article whose text makes the change where they were renumbered: %j, %j",
    (here, told, numero, riserva) => {
      const active = textualMod(
        `${SELF_URN}#5`,
        `${TARGET}#12`,
        "ha disposto (con l'art. 5) l'abrogazione dell'art. 12.",
      );
      const { segnali } = signalsOf({ active }, [articolo("5", told), articolo("91", here)]);
      const declared = segnali.filter(({ base }) => base === "modifica_attiva");
      expect(declared.map(({ qui, riserva: weak }) => [qui?.numero, weak])).toEqual([[numero, riserva]]);
    },
  );
});

describe("articleOfDestination", () => {
  it.each([
    ["38", null, "38"],
    ["27 bis", null, "27-bis"],
    ["2197 ter.1", null, "2197-ter.1"],
    ["135-undecies.1", null, "135-undecies.1"],
    ["CODICE CIVILE-art. 2712", "CODICE CIVILE", "2712"],
    ["Allegato I.8 - art. 1", "Allegato I.8", "1"],
    ["Allegati - Allegato I.1 art. 2", "Allegati - Allegato I.1", "2"],
    ["Allegato II.2-Allegato II.2 bis art. 10", "Allegato II.2-Allegato II.2 bis", "10"],
    ["Disposizioni sul processo - Art. 40", "Disposizioni sul processo", "40"],
    ["Ordinamento giudiziario-art. 50.4", "Ordinamento giudiziario", "50.4"],
  ])("keeps of %j the container %j with the number %j", (fragment, contenitore, numero) => {
    expect(articleOfDestination(fragment)).toEqual({ contenitore, numero });
  });

  it.each(["", "Tabelle", "Allegato A", "Allegato I.13-Tabella A", "Tabelle-Tabella P"])(
    "finds no article in %j",
    (fragment) => {
      expect(articleOfDestination(fragment)).toBeNull();
    },
  );
});
