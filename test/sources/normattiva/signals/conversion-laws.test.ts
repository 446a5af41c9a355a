import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

const self = { tipo: "legge", data: "2030-06-25", numero: "109" };
const DECREE = "decreto-legge 26 aprile 2030, n. 63";

/** What an act of some articles and an annex does: `abroga 63: 4 (intero)`, with the place that speaks before it. */
function read({ titolo = "", articoli = [] as readonly string[], annesso = "", of = self }): string[] {
  const annexes = annesso === "" ? [] : [{ id: "annesso_1", titolo: "Allegato", testo: annesso }];
  return signalsOf(
    {},
    articoli.map((testo, at) => articolo(String(at + 1), testo)),
    annexes,
    { self: of, titolo },
  ).segnali.map(({ altro, qui, presso, li, divisione, tipo, portata }) => {
    const place = li === null ? (divisione ?? "-") : `${li.numero}${li.parte ? `#${li.parte}` : ""}`;
    const from = presso ?? (qui === null ? "-" : `${qui.numero}${qui.parte ? `#${qui.parte}` : ""}`);
    return `${from}: ${tipo} ${altro.tipo} ${altro.numero}: ${place}${portata ? ` (${portata})` : ""}`;
  });
}

describe("a law converts a decree-law", () => {
  it.each([
    [
      `1. Il ${DECREE}, recante modifiche alla legge 4 marzo 2020, n. 7, e' convertito in legge con le modificazioni riportate in allegato.`,
      "1#comma 1",
    ],
    [`È convertito in legge, con modificazioni, il ${DECREE}.`, "1"],
    [`1. Il ${DECREE.toUpperCase()}, È CONVERTITO IN LEGGE.`, "1#comma 1"],
  ])("by its article: %j", (testo, place) => {
    expect(read({ titolo: `Conversione in legge del ${DECREE}`, articoli: [testo] })).toEqual([
      `${place}: converte decreto-legge 63: -`,
    ]);
  });

  it.each([
    ["il regio decreto-legge", "regio-decreto-legge"],
    ["il R. decreto-legge", "regio-decreto-legge"],
    ["il decreto-legge", "decreto-legge"],
  ])("that it names, %s, and no other of its number", (named, tipo) => {
    const testo = `E' convertito in legge ${named} 9 febbraio 1939, n. 271, con le seguenti modificazioni:\nL'art. 4 e' soppresso.`;
    expect(read({ articoli: [testo] })).toEqual([`1: converte ${tipo} 271: -`, `1: abroga ${tipo} 271: 4 (intero)`]);
  });

  it.each([
    [`Conversione in legge, con modificazioni, del ${DECREE}, recante disposizioni urgenti.`, "decreto-legge 63"],
    ["Conversione in legge del regio decreto-legge 3 gennaio 1926, n. 48.", "regio-decreto-legge 48"],
  ])("else by its title: %j", (titolo, act) => {
    expect(read({ titolo, articoli: ["Articolo unico."] })).toEqual([`-: converte ${act}: -`]);
  });

  it("says nothing of a decree that was converted by another law, or is not", () => {
    const articoli = [
      `1. Il ${DECREE}, convertito in legge, con modificazioni, dalla legge 4 marzo 2030, n. 5, resta in vigore.\n2. Il ${DECREE}, non e' convertito in legge.`,
    ];
    expect(read({ articoli })).toEqual([]);
    expect(
      read({ titolo: `Conversione in legge del ${DECREE}`, of: { ...self, tipo: "decreto-legislativo" } }),
    ).toEqual([]);
  });
});

describe("a law changes the decree-law that it converts", () => {
  const convertito = `1. Il ${DECREE}, e' convertito in legge con le modificazioni riportate in allegato alla presente legge.`;
  const head = `Allegato\nMODIFICAZIONI APPORTATE IN SEDE DI CONVERSIONE AL ${DECREE.toUpperCase()}\n`;

  it.each([
    [
      "All'articolo 1:\nal comma 1:\nalla lettera a), le parole: «uno» sono sostituite dalle seguenti: «due»;\nla lettera b) e' soppressa;\nal comma 2, dopo la parola:\n«tre» e' inserita la seguente: «quattro»;\ne' aggiunto, in fine, il seguente comma:\n«2-bis. All'articolo 9 della legge 4 marzo 2020, n. 7, la parola: \"a\" e' soppressa».",
      [
        "sostituisce decreto-legge 63: 1#comma 1, lettera a) (parte)",
        "abroga decreto-legge 63: 1#comma 1, lettera b) (intero)",
        "inserisce decreto-legge 63: 1#comma 2 (parte)",
        "inserisce decreto-legge 63: 1#comma 2-bis (intero)",
      ],
    ],
    [
      "Dopo l'articolo 1 sono inseriti i seguenti:\n«Art. 1-bis. - 1. Uno.\nArt. 1-ter. - 1. Due».\nL'articolo 2 e' soppresso.\nAlla tabella 1, la voce: «uno» e' soppressa.",
      [
        "inserisce decreto-legge 63: 1-bis (intero)",
        "inserisce decreto-legge 63: 1-ter (intero)",
        "abroga decreto-legge 63: 2 (intero)",
        "abroga decreto-legge 63: Tabella 1 (parte)",
      ],
    ],
    [
      "All'articolo 3:\nal comma 5, capoverso «Art. 9-bis», comma 2, la parola: «uno» e' soppressa;\nal comma 6, dopo il capoverso 3-bis e' inserito il seguente: «3-ter. Nuovo».\nAll'articolo 4, comma 1, capoverso Art. 7:\nal comma 8, la parola: «uno» e' soppressa.",
      [
        "abroga decreto-legge 63: 3#comma 5 (parte)",
        "inserisce decreto-legge 63: 3#comma 6 (parte)",
        "abroga decreto-legge 63: 4#comma 1 (parte)",
      ],
    ],
  ])("in its annex: %j", (testo, expected) => {
    expect(read({ articoli: [convertito], annesso: head + testo }).slice(1)).toEqual(
      expected.map((one) => `Allegato: ${one}`),
    );
  });

  it.each([
    `1. Il ${DECREE}, e' convertito in legge con le seguenti modificazioni:\nAll'articolo 1, al comma 1, la parola: «uno» e' soppressa.\nL'articolo 4 e' soppresso.\n2. Restano validi gli atti adottati.`,
    `1. È convertito in legge il ${DECREE}, con le seguenti modificazioni:\na) all'articolo 1, comma 1, la parola: «uno» e' soppressa;\nb) l'articolo 4 e' soppresso.`,
  ])("in its article: %j", (testo) => {
    expect(read({ articoli: [testo] }).map((one) => one.replace(/^.*?: /, ""))).toEqual([
      "converte decreto-legge 63: -",
      "abroga decreto-legge 63: 1#comma 1 (parte)",
      "abroga decreto-legge 63: 4 (intero)",
    ]);
  });

  it("leaves annexes of other acts, and what else an act annexes, alone", () => {
    const testo = "L'articolo 2 e' soppresso.";
    expect(read({ articoli: ["1. Testo."], annesso: head + testo })).toEqual([]);
    expect(read({ articoli: [convertito], annesso: `Allegato\n${testo}` })).toHaveLength(1);
    expect(
      read({ articoli: [convertito], annesso: `Modificazioni apportate alla legge 4 marzo 2020, n. 7\n${testo}` }),
    ).toHaveLength(1);
  });
});
