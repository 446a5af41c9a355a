import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

/** What an article amends: `abroga 77: 12#comma 3 (intero)`, with a `?` where words beside it were not understood. */
function read(testo: string): string[] {
  return signalsOf({}, [articolo("5", `1. ${testo}`)])
    .segnali.filter(({ base }) => base === "testo_modificativo")
    .map(({ altro, li, divisione, tipo, portata, riserva }) => {
      const place = li === null ? (divisione ?? "-") : li.numero;
      const part = li?.parte ? `#${li.parte}` : "";
      return `${tipo} ${altro.numero}: ${place}${part} (${portata}${riserva === undefined ? "" : "?"})`;
    });
}
const X = "della legge 6 maggio 2029, n. 77";

describe("what words that nobody knows leave of a change", () => {
  it.each([
    [`L'articolo 5 ${X}, e' abrogato nel territorio della regione.`, ["abroga 77: 5 (parte?)"]],
    [
      `Sono abrogati, per i soli enti locali, gli articoli 5 e 6 ${X}.`,
      ["abroga 77: 5 (parte?)", "abroga 77: 6 (parte?)"],
    ],
    [`All'articolo 3 ${X}, il comma 2 diventa comma 3 e il comma 4 e' abrogato.`, ["abroga 77: 3#comma 4 (intero)"]],
    [`L'articolo 12 ${X}, senza toccare il comma 2, e' abrogato.`, ["abroga 77: 12 (parte?)"]],
    [`L'articolo 7 ${X}, e successive modificazioni, e' abrogato.`, ["abroga 77: 7 (intero)"]],
    [`L'articolo 5 ${X} e' abrogato tra le parti che vi consentono.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X}, in quanto riferito ai mutui fondiari, e' abrogato.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X}, in quanto superato, e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [`E' abrogato, tanto per i minori quanto per gli interdetti, l'articolo 5 ${X}.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X} e' abrogato in sede di prima applicazione.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X} e' abrogato nelle more della riforma.`, ["abroga 77: 5 (parte?)"]],
    [
      `Sono abrogati l'articolo 5 e, in relazione ai beni mobili, l'articolo 6 ${X}.`,
      ["abroga 77: 5 (intero)", "abroga 77: 6 (parte?)"],
    ],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it.each([
    "Determinazione dei parametri per la progettazione",
    "Metodi di calcolo e criteri di esclusione automatica",
  ])("the title of an annex limits nothing: %s", (title) => {
    expect(
      read(
        `All'Allegato I.13 ${title} (Articolo 41, comma 15) ${X}, sono apportate le seguenti modificazioni: a) all'articolo 2, comma 5, il primo periodo e' sostituito dal seguente: «Testo.»;`,
      ),
    ).toEqual(["sostituisce 77: 2#comma 5 (parte)"]);
  });

  it("is counted by phrase", () => {
    const { conteggi } = signalsOf({}, [
      articolo("5", `1. L'articolo 5 ${X}, e' abrogato nel territorio della regione.`),
    ]);
    expect(conteggi).toMatchObject({ "testo_modificativo = territorio della regione": 1 });
  });
});

const Y = "della legge 7 giugno 2028, n. 88";

describe("what an exception or a limit is of", () => {
  it.each([
    [
      `Sono abrogati gli articoli da 1 a 4, escluso il 3, ${X}.`,
      ["1", "2", "4"].map((one) => `abroga 77: ${one} (intero)`),
    ],
    [
      `Gli articoli da 1 a 5 ${X}, eccetto il 2 e il 4, sono abrogati.`,
      ["1", "3", "5"].map((one) => `abroga 77: ${one} (intero)`),
    ],
    [
      `I commi da 1 a 3, ad eccezione del comma 2, dell'articolo 7 ${X}, sono abrogati.`,
      ["abroga 77: 7#comma 1 (intero)", "abroga 77: 7#comma 3 (intero)"],
    ],
    [
      `Gli articoli 3 e 4 ${X}, salvo il comma 2 dell'articolo 4, sono abrogati.`,
      ["abroga 77: 3 (intero)", "abroga 77: 4 (parte)"],
    ],
    [
      `Sono abrogati gli articoli 4 e 9 ${X}, quest'ultimo nella parte in cui prevede un parere.`,
      ["abroga 77: 4 (intero)", "abroga 77: 9 (parte)"],
    ],
    [
      `La legge 6 maggio 2029, n. 77, nonche' l'articolo 3, comma 1, ${Y}, limitatamente alla parola «non», sono abrogati.`,
      ["abroga 77: - (intero)", "abroga 88: 3#comma 1 (parte)"],
    ],
    [
      `Le lettere a), b), limitatamente alle parole: «uno», e c) del comma 1 dell'articolo 5 ${X} sono abrogate.`,
      [
        "abroga 77: 5#comma 1, lettera a) (intero)",
        "abroga 77: 5#comma 1, lettera b) (parte)",
        "abroga 77: 5#comma 1, lettera c) (intero)",
      ],
    ],
    [`E' abrogata la legge 6 maggio 2029, n. 77, a eccezione dell'articolo 5.`, ["abroga 77: - (parte)"]],
    [`E' abrogata la legge 6 maggio 2029, n. 77, di cui resta in vigore il solo articolo 9.`, ["abroga 77: - (parte)"]],
    [`La legge 6 maggio 2029, n. 77, e' abrogata; restano in vigore gli articoli 9 e 10.`, ["abroga 77: - (parte)"]],
    [
      `Sono abrogati gli articoli da 20 a 22 ${X}, non anche l'articolo 21.`,
      ["abroga 77: 20 (intero)", "abroga 77: 22 (intero)"],
    ],
    [`La legge 6 maggio 2029, n. 77, e' abrogata, fuorche' gli articoli 5 e 6.`, ["abroga 77: - (parte)"]],
    [`All'articolo 5 ${X}, a parte il comma 2, le parole «uno» sono soppresse.`, ["abroga 77: 5 (parte)"]],
    [
      `Sono abrogati gli articoli da 3 a 5 ${X}, fermo restando l'articolo 4.`,
      ["abroga 77: 3 (intero)", "abroga 77: 5 (intero)"],
    ],
    [
      `Sono abrogati il capo I ${X}, ad eccezione dell'articolo 5, e il capo II.`,
      ["abroga 77: Capo I (parte)", "abroga 77: Capo II (intero)"],
    ],
    [`Gli articoli 3 e 5 ${X}, salvo per quanto riguarda l'articolo 5, sono abrogati.`, ["abroga 77: 3 (intero)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

const ACT = "legge 6 maggio 2029, n. 77";
const LIST = ":\na) l'articolo 3;\nb) l'articolo 4.";

describe("what is kept is not repealed", () => {
  it.each([
    [`La ${ACT}, e' abrogata. Ne resta in vigore l'articolo 9.`, ["abroga 77: - (parte)"]],
    [`La ${ACT}, e' abrogata. Restano fermi gli articoli 9 e 10.`, ["abroga 77: - (parte)"]],
    [`L'articolo 3 ${X}, e' abrogato. Restano fermi gli articoli 9 e 10.`, ["abroga 77: 3 (intero)"]],
    [`L'articolo 3 ${X}, e' abrogato. Resta in vigore l'articolo 3 ${Y}.`, ["abroga 77: 3 (intero)"]],
    [
      `Le disposizioni del comma 2 dell'articolo 3 ${X} e dell'articolo 7 ${Y} sono abrogate.`,
      ["abroga 77: 3#comma 2 (intero)", "abroga 88: 7 (parte)"],
    ],
    [
      `Le disposizioni dell'articolo 3, comma 2, ${X} e dell'articolo 7 ${Y} sono abrogate.`,
      ["abroga 77: 3#comma 2 (intero)", "abroga 88: 7 (intero)"],
    ],
    [
      `Sono abrogati l'ultimo periodo dell'articolo 3 e dell'articolo 7 ${X}.`,
      ["abroga 77: 3 (parte)", "abroga 77: 7 (parte)"],
    ],
    [`Il decreto con cui l'articolo 12 ${X} e' abrogato e' trasmesso alle Camere.`, []],
    [`Le regioni nelle quali l'articolo 12 ${X} e' abrogato riferiscono al Ministro.`, []],
    [`Sono abrogate, in quanto incompatibili, le disposizioni ${X}.`, ["abroga 77: - (parte)"]],
    [`Alla ${ACT}, articolo 12, e' abrogato il comma 3.`, ["abroga 77: 12#comma 3 (intero)"]],
    [`Sono abrogati gli articoli ${X}, di cui conservano efficacia${LIST}`, []],
    [`E' abrogata la ${ACT}, di cui conservano efficacia${LIST}`, ["abroga 77: - (parte?)"]],
    [`E' abrogata la ${ACT}, della quale seguitano a valere${LIST}`, ["abroga 77: - (parte?)"]],
    [`E' abrogata la ${ACT}, di cui, tuttavia, si salvano${LIST}`, ["abroga 77: - (parte?)"]],
    [`E' abrogata la ${ACT}, le cui norme qui elencate sono mantenute${LIST}`, ["abroga 77: - (parte?)"]],
    [`E' abrogata la ${ACT}, di cui l'articolo 3 conserva efficacia.`, ["abroga 77: - (parte?)"]],
    [
      `Sono abrogati: a) l'articolo 3 ${X}, di cui il comma 2 conserva efficacia; b) l'articolo 4 ${Y}.`,
      ["abroga 77: 3 (parte?)", "abroga 88: 4 (intero)"],
    ],
    [
      `Dalla data di entrata in vigore ${X}, della quale e' data notizia, sono abrogati: a) l'articolo 3 ${Y};`,
      ["abroga 88: 3 (intero)"],
    ],
    [
      `Sono abrogate le disposizioni di cui, rispettivamente, agli articoli 3 e 4 ${X}.`,
      ["abroga 77: 3 (intero)", "abroga 77: 4 (intero)"],
    ],
    [`E' abrogata la ${ACT}, mentre l'articolo 4 e' conservato.`, ["abroga 77: - (parte)"]],
    [`La ${ACT}, e' abrogata e il suo articolo 3 vige fino alla riforma.`, ["abroga 77: - (parte)"]],
    [`L'articolo 5 ${X} e' abrogato; il comma 2 seguita a valere.`, ["abroga 77: 5 (parte)"]],
    [`L'articolo 5 ${X} e' abrogato. Il comma 2 si applica ai comuni.`, ["abroga 77: 5 (intero)"]],
    [`L'articolo 5 ${X} e' abrogato. Di esso vige il comma 2.`, ["abroga 77: 5 (parte)"]],
    [`L'articolo 5 ${X} e' abrogato. Restano ferme le disposizioni di cui al comma 2.`, ["abroga 77: 5 (intero)"]],
    [`Dall'articolo 4 all'articolo 7 compresi, la ${ACT}, e' abrogata.`, ["abroga 77: - (parte)"]],
    [
      `Sono abrogate la legge 7 giugno 2028, n. 88 e, quanto agli articoli 3 e 4, la ${ACT}.`,
      ["abroga 88: - (intero)", "abroga 77: - (parte)"],
    ],
    [
      `Sono abrogati:\na) la ${ACT}, mentre l'articolo 3 e' conservato;\nb) l'articolo 9 ${Y}, il comma 2 vigendo ancora.`,
      ["abroga 77: - (parte)", "abroga 88: 9 (parte)"],
    ],
    [`La ${ACT}, e' abrogata, fuorche' l'allegato C.`, ["abroga 77: - (parte)"]],
    [
      `La ${ACT}, e' abrogata, a eccezione dell'allegato C, che e' sostituito dalla tabella allegata al presente decreto.`,
      ["abroga 77: - (parte)", "sostituisce 77: Allegato C (intero)"],
    ],
    [`L'articolo 3 ${X}, senza nulla mutare nell'articolo 9 ${Y}, e' abrogato.`, ["abroga 77: 3 (intero)"]],
    [`Il titolo III ${X} e' abrogato, tranne il capo I.`, ["abroga 77: Titolo III (parte)"]],
    [
      `Sono abrogate, quest'ultima salvo l'articolo 2, la ${ACT}, e la legge 7 giugno 2028, n. 88.`,
      ["abroga 77: - (intero)", "abroga 88: - (parte)"],
    ],
    [`E' abrogato l'articolo 3 ${X} e l'articolo 4 resta fermo.`, ["abroga 77: 3 (intero)"]],
    [`E' abrogato l'articolo 3 ${X}, l'articolo 4, invece, rimane in vigore.`, ["abroga 77: 3 (intero)"]],
    [
      `Sono abrogati gli articoli 3 e 4 ${X} e l'articolo 7 seguita a valere.`,
      ["abroga 77: 3 (intero)", "abroga 77: 4 (intero)"],
    ],
    [`L'articolo 5 ${X}, comma 3 a parte, e' abrogato.`, ["abroga 77: 5 (parte)"]],
    [`L'articolo 5 ${X}, comma 3 escluso, e' abrogato.`, ["abroga 77: 5 (parte)"]],
    [
      `Gli articoli 5 e 6 ${X}, il comma 2 dell'articolo 6 a parte, sono abrogati.`,
      ["abroga 77: 5 (intero)", "abroga 77: 6 (parte)"],
    ],
    [`E' abrogata la ${ACT}, articoli 3 e 4 a parte.`, ["abroga 77: - (parte)"]],
  ])("%j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what is repealed for a time", () => {
  it.each([
    "per il periodo dal 1° gennaio 2036 al 31 dicembre 2036",
    "dal 1° gennaio 2036 al 31 dicembre 2036",
    "dal 1° gennaio 2036 fino al 31 dicembre 2036",
    "per il periodo transitorio",
    "nel 2036",
    "sino all'entrata in vigore della riforma",
    "fino al riordino della materia",
  ])("%s is not repealed as a whole", (time) => {
    for (const testo of [`L'articolo 5 ${X} e' abrogato ${time}.`, `L'articolo 5 ${X}, ${time}, e' abrogato.`])
      expect(read(testo)).toEqual([expect.stringMatching(/^abroga 77: 5 \(parte\??\)$/)]);
  });
  it.each([
    [`L'articolo 5 ${X} e' abrogato dal 1° gennaio 2036.`, ["abroga 77: 5 (intero)"]],
    [
      `Gli articoli 5 e seguenti fino all'articolo 6 ${X} sono abrogati.`,
      ["abroga 77: 5 (intero)", "abroga 77: 6 (intero)"],
    ],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("which act a place is of, and what a list is of", () => {
  it.each([
    [
      `${X.replace("d", "D")} e' soppresso l'articolo 3, ${Y} il comma 2 dell'articolo 4.`,
      ["abroga 77: 3 (intero)", "abroga 88: 4#comma 2 (intero)"],
    ],
    [
      `Sono abrogati l'articolo 3 ${X} e ${Y} il comma 2 dell'articolo 7.`,
      ["abroga 77: 3 (intero)", "abroga 88: 7#comma 2 (intero)"],
    ],
    [
      `L'articolo 3, ${X}, il comma 2 dell'articolo 5, ${Y}, sono abrogati.`,
      ["abroga 77: 3 (intero)", "abroga 88: 5#comma 2 (intero)"],
    ],
    ...[
      `${X.replace("d", "D")} sono soppresse le disposizioni di seguito elencate`,
      `Le disposizioni ${X} di seguito indicate sono abrogate`,
      `Sono abrogate le disposizioni ${X}`,
    ].map((head): [string, string[]] => [head + LIST, ["abroga 77: 3 (intero)", "abroga 77: 4 (intero)"]]),
    [`Dell'articolo 3 ${X} e' abrogato il comma 4.`, ["abroga 77: 3#comma 4 (intero)"]],
    [
      `Dell'articolo 3 ${X} sono soppressi i commi 4 e 5.`,
      ["abroga 77: 3#comma 4 (intero)", "abroga 77: 3#comma 5 (intero)"],
    ],
    [
      `Sono abrogate la ${ACT} e le seguenti disposizioni ${Y}${LIST}`,
      ["abroga 77: - (intero)", "abroga 88: 3 (intero)", "abroga 88: 4 (intero)"],
    ],
  ])("%j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what else a sentence says", () => {
  it.each([
    [`All'articolo 7 ${X}, le parole «uno» sono eliminate.`, ["abroga 77: 7 (parte)"]],
    [
      `E' convertito in legge, con modificazioni, il decreto-legge 5 aprile 2031, n. 63, e l'articolo 5 ${X} e' abrogato.`,
      ["abroga 77: 5 (intero)"],
    ],
    [`All'articolo 7 ${X}, la lettera a) passa al comma 2 e la lettera b) e' soppressa.`, []],
    [`L'articolo 5 delle norme di attuazione ${X} e' abrogato.`, []],
    [`Il primo capoverso dell'articolo 3 ${X} e' abrogato.`, ["abroga 77: 3 (parte)"]],
    [`L'articolo 7 ${X}, intitolato «Sanzioni», e' abrogato.`, ["abroga 77: 7 (intero)"]],
    [`E' disposta l'abrogazione degli articoli 5 e 6 ${X}.`, ["abroga 77: 5 (intero)", "abroga 77: 6 (intero)"]],
    [
      `Quanto alla legge 6 maggio 2029, n. 77, sono abrogati gli articoli 1 e 2.`,
      ["abroga 77: 1 (intero)", "abroga 77: 2 (intero)"],
    ],
    [
      `Al fine di contenere la spesa, sono abrogati: gli articoli 5 e 6 ${X}.`,
      ["abroga 77: 5 (intero)", "abroga 77: 6 (intero)"],
    ],
    [`Fra gli articoli 5 e 6 ${X} e' inserito il seguente: «Art. 5-bis. Testo».`, ["inserisce 77: 5-bis (intero)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("the day of each change", () => {
  it.each([
    [
      `Il comma 1 dell'articolo 5 ${X} e' abrogato, con effetto dal 1° gennaio 2035, e il comma 2 e' soppresso, con effetto dal 1° gennaio 2036.`,
      ["2035-01-01", "2036-01-01"],
    ],
    [
      `Sono abrogati: a) l'articolo 8 ${X}, a decorrere dal 1° gennaio 2035; b) l'articolo 9 ${X}, a decorrere dal 1° luglio 2035.`,
      ["2035-01-01", "2035-07-01"],
    ],
    [
      `Sono abrogati: a) l'articolo 5 ${X}; b) a decorrere dal 1° gennaio 2037, l'articolo 7 ${Y}.`,
      [undefined, "2037-01-01"],
    ],
    [`L'articolo 5 ${X} e' abrogato alla data del 31 dicembre 2035.`, ["2035-12-31"]],
    [`L'articolo 5 ${X} e' abrogato con decorrenza 1° gennaio 2035.`, ["2035-01-01"]],
    [`L'articolo 5 ${X} e' abrogato allorche' siano emanate le norme tecniche.`, [null]],
    [`Dalla data di insediamento della Commissione l'articolo 5 ${X} e' abrogato.`, [null]],
    [`L'articolo 5 ${X} e' abrogato a decorrere dal 3 ottobre 2035.`, ["2035-10-03"]],
    [
      `Gli articoli 5 e 6 ${X} sono abrogati a decorrere, rispettivamente, dal 1° gennaio 2035 e dal 1° gennaio 2036.`,
      ["2035-01-01", "2036-01-01"],
    ],
    [
      `I commi 1 e 2 dell'articolo 5 ${X} sono abrogati con effetto rispettivamente dal 1° marzo 2035 e dal 1° marzo 2036.`,
      ["2035-03-01", "2036-03-01"],
    ],
    [`Dal 1° gennaio 2035 l'articolo 22 ${X} e' sostituito dal seguente: «Art. 22. Testo».`, ["2035-01-01"]],
    [
      `I commi 1, 2 e 3 dell'articolo 5 ${X} sono abrogati, rispettivamente, dal 1° gennaio 2035 e dal 1° gennaio 2036.`,
      [null, null, null],
    ],
    [
      `Sono abrogati, dal 1° gennaio 2035, l'articolo 5 ${X} e, dal 1° gennaio 2036, l'articolo 6 ${Y}.`,
      ["2035-01-01", "2036-01-01"],
    ],
    [
      `L'articolo 5 ${X}, dal 1° gennaio 2035, e l'articolo 6 ${Y}, dal 1° gennaio 2036, sono abrogati.`,
      ["2035-01-01", "2036-01-01"],
    ],
    [`Sono abrogati l'articolo 5 ${X}, dal 1° gennaio 2035, e l'articolo 6 ${Y}.`, ["2035-01-01", undefined]],
    [`Sono abrogati l'articolo 5 ${X} e, dal 1° gennaio 2035, l'articolo 6 ${Y}.`, [undefined, "2035-01-01"]],
    [
      `Dal 1° luglio 2035 l'articolo 5 ${X} e' abrogato e, dal 1° gennaio 2036, e' abrogato l'articolo 6 ${Y}.`,
      ["2035-07-01", "2036-01-01"],
    ],
    [
      `Dal 1° luglio 2035, all'articolo 5 ${X}: a) il comma 1 e' abrogato; b) al comma 2, la parola «uno» e' soppressa.`,
      ["2035-07-01", "2035-07-01"],
    ],
    [`Dalla data del 1° gennaio 2035 e' abrogato l'articolo 5 ${X}.`, ["2035-01-01"]],
  ])("%s", (testo, expected) => {
    const { segnali } = signalsOf({}, [articolo("5", `1. ${testo}`)]);
    expect(segnali.map(({ decorrenza }) => decorrenza?.dal)).toEqual(expected);
  });
});

describe("what words around a verb limit", () => {
  const part = ["abroga 77: 5 (parte?)"];
  it.each([
    // Words for a matter, whatever pronoun they are put with.
    [`L'articolo 5 ${X}, per quel che attiene alle tariffe, e' abrogato.`, part],
    [`L'articolo 5 ${X}, per quello che concerne i minori, e' abrogato.`, part],
    [`L'articolo 5 ${X}, in cio' che tocca i canoni, e' abrogato.`, part],
    [`L'articolo 5 ${X} e' abrogato in materia di caccia.`, part],
    [`In materia di pesca, l'articolo 5 ${X} e' abrogato.`, part],
    [`L'articolo 5 ${X} e' abrogato, in relazione ai minori.`, part],
    [`Nella parte in cui cita l'articolo 8 ${Y}, l'articolo 5 ${X} e' abrogato.`, ["abroga 77: 5 (parte)"]],
    [
      `L'articolo 5 ${X} e, per i profili tariffari, l'articolo 7 ${Y} sono abrogati.`,
      ["abroga 77: 5 (intero)", "abroga 88: 7 (parte?)"],
    ],
    // Before the verb, and what is repealed behind them or behind it.
    [`Per le imprese agricole e' abrogato l'articolo 5 ${X}.`, part],
    [`Nei comuni montani, l'articolo 5 ${X} e' abrogato.`, part],
    [`Nei comuni con meno di cinquemila abitanti l'articolo 5 ${X} e' abrogato.`, part],
    // Why something is done limits nothing.
    [`In attesa del riordino, e' abrogato l'articolo 5 ${X}.`, ["abroga 77: 5 (intero)"]],
    [`A seguito della sentenza n. 10 del 2028, l'articolo 5 ${X} e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [`Per esigenze di semplificazione l'articolo 5 ${X} e' abrogato.`, ["abroga 77: 5 (intero)"]],
    // For a time.
    [`L'articolo 5 ${X} e' abrogato fino al 31 dicembre 2030.`, part],
    [`Per gli anni 2030 e 2031 l'articolo 5 ${X} e' abrogato.`, part],
    [`E' abrogato, per il triennio 2030-2032, l'articolo 5 ${X}.`, part],
    // Of one of several.
    [
      `Sono abrogati gli articoli 5 e 6 ${X}, rispettivamente per i comuni e per le province.`,
      [...part, "abroga 77: 6 (parte?)"],
    ],
    [
      `Sono abrogati l'articolo 5 ${X} e, per la sola parte tariffaria, l'articolo 7 ${Y}.`,
      ["abroga 77: 5 (intero)", "abroga 88: 7 (parte?)"],
    ],
    [
      `Sono abrogati l'articolo 5 ${X}, per la sola parte tariffaria, e l'articolo 7 ${Y}.`,
      ["abroga 77: 5 (parte?)", "abroga 88: 7 (intero)"],
    ],
    [
      `Sono abrogati, nelle isole, l'articolo 5 ${X} e l'articolo 7 ${Y}.`,
      ["abroga 77: 5 (parte?)", "abroga 88: 7 (parte?)"],
    ],
    // Something else is said of the place before the verb.
    [
      `Il decreto-legge 26 aprile 2028, n. 63, e' convertito in legge e l'articolo 5 ${X} e' abrogato.`,
      ["converte 63: - (undefined)", "abroga 77: 5 (intero)"],
    ],
    [`Gli articoli 3 e 4 ${X} sono collocati dopo l'articolo 9 e l'articolo 5 e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [`All'articolo 3 ${X} il comma 2 e' spostato all'articolo 6 e il comma 4 e' abrogato.`, []],
    [`Quanto all'articolo 3 ${X}, il comma 2 e' abrogato.`, ["abroga 77: 3#comma 2 (intero)"]],
    [`L'articolo 3 ${X} rimane fermo ed e' abrogato l'articolo 5.`, ["abroga 77: 5 (intero)"]],
    [`La tesi secondo la quale l'articolo 5 ${X} e' abrogato si discute.`, []],
    [`L'articolo 3 ${X} viene in fine e l'articolo 5 e' abrogato.`, ["abroga 77: 5 (intero)"]],
    ["L'articolo 5 della convenzione di cui alla legge 6 maggio 2029, n. 77, e' abrogato.", []],
    // A text with articles of its own, and a part of an article.
    ["L'articolo 5 dello statuto approvato con legge 6 maggio 2029, n. 77, e' abrogato.", []],
    ["L'articolo 5 dello statuto dell'ente, approvato con legge 6 maggio 2029, n. 77, e' soppresso.", []],
    [
      "L'articolo 5 dello statuto della Regione Sardegna, approvato con legge costituzionale 26 febbraio 1948, n. 3, e' abrogato.",
      ["abroga 3: 5 (intero)"],
    ],
    [`L'articolo 5, primo comma, ultima parte, ${X} e' abrogato.`, ["abroga 77: 5#comma 1 (parte)"]],
    [`E' abrogato l'articolo 5, seconda parte, ${X}.`, ["abroga 77: 5 (parte)"]],
    [`La Parte seconda ${X} e' abrogata.`, ["abroga 77: Parte seconda (intero)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("an exception", () => {
  const third = ["abroga 88: 3 (intero)"];
  it.each([
    // Of another act leaves this one whole.
    [`E' abrogato l'articolo 3 ${Y}, fatto salvo l'articolo 5 ${X}.`, third],
    [`L'articolo 3 ${Y}, tranne l'articolo 5 ${X}, e' abrogato.`, third],
    [`E' abrogato l'articolo 3 ${Y}, ferma restando la legge 6 maggio 2029, n. 77.`, third],
    [
      `E' abrogata la legge 7 giugno 2028, n. 88, salvo l'articolo 5 della medesima legge e l'articolo 6 ${X}.`,
      ["abroga 88: - (parte)"],
    ],
    // Of what stays, in a clause of its own.
    [`Sono abrogati gli articoli 3 e 4 ${Y}; resta in vigore l'articolo 4.`, third],
    [
      `Sono abrogati gli articoli 3 e 4 ${Y}; restano salvi i commi 2 e 3 dell'articolo 4.`,
      [...third, "abroga 88: 4 (parte)"],
    ],
    [
      `Gli articoli 3 e 4 ${Y}, fatta salva l'applicazione del comma 2 dell'articolo 4, sono abrogati.`,
      [...third, "abroga 88: 4 (parte)"],
    ],
    [`E' abrogata la legge 7 giugno 2028, n. 88, non l'articolo 5.`, ["abroga 88: - (parte)"]],
    // In other words, or behind what it takes out.
    [`Sono abrogati gli articoli da 3 a 4 ${Y}, ma non l'articolo 4.`, third],
    [`Gli articoli 2, 3 e 4 ${Y}, e non anche il 2 e il 4, sono abrogati.`, third],
    [`Sono abrogati gli articoli 2, 3 e 4 ${Y}, tranne il 2 e il 4.`, third],
    [`Sono abrogati gli articoli 3 e 4 ${Y}, il 4 escluso.`, third],
    [`Gli articoli 2, 3 e 4 ${Y}, il 2 e il 4 eccettuati, sono abrogati.`, third],
    [`L'articolo 3 ${Y}, il comma 2 escluso, e' abrogato.`, ["abroga 88: 3 (parte)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("a list", () => {
  const three = ["abroga 77: 3 (intero)", "abroga 77: 4 (parte)"];
  it.each([
    // Behind an exception, with places that it cannot be of.
    [
      `Sono abrogati gli articoli 3 e 4, salvo il comma 1 dell'articolo 4, e l'articolo 30 ${X}.`,
      [...three, "abroga 77: 30 (intero)"],
    ],
    [
      `Gli articoli da 3 a 4 ${X}, tranne il comma 1 dell'articolo 4, e l'articolo 9, comma 2, sono abrogati.`,
      [...three, "abroga 77: 9#comma 2 (intero)"],
    ],
    [
      `Sono abrogati gli articoli da 3 a 6 ${X}, salvo l'articolo 5, e l'articolo 6.`,
      three.map((one) => one.replace("parte", "intero")),
    ],
    // An exception of one of them.
    [`Gli articoli 3 e 4 ${X} sono abrogati, ad eccezione, quanto all'articolo 4, del comma 2.`, three],
    [`Gli articoli 3 e 4 ${X}, ad esclusione, relativamente all'articolo 4, dei commi 2 e 3, sono abrogati.`, three],
    [`Sono abrogati gli articoli 3 e 4 ${X}, con l'eccezione, in ordine all'articolo 4, del comma 1.`, three],
    // Of acts of one type, of one day, and of one suffix.
    [
      "Le leggi 8 agosto 2028, n. 431, e 8 luglio 2027, n. 349, sono abrogate.",
      ["abroga 431: - (intero)", "abroga 349: - (intero)"],
    ],
    [
      "I decreti legislativi 31 maggio 2027, n. 416, n. 417 e n. 420, sono abrogati.",
      ["416", "417", "420"].map((one) => `abroga ${one}: - (intero)`),
    ],
    [
      "Sono abrogate le leggi 3 marzo 2027, n. 5, 7 aprile 2028, n. 8 e 9 maggio 2028, n. 10.",
      ["5", "8", "10"].map((one) => `abroga ${one}: - (intero)`),
    ],
    [
      `Sono abrogati i commi 2-bis e -ter dell'articolo 5 ${X}.`,
      ["abroga 77: 5#comma 2-bis (intero)", "abroga 77: 5#comma 2-ter (intero)"],
    ],
    // With an aside between dashes.
    [
      `Sono abrogati gli articoli 2 - anche in relazione al comma 3 - e 5 ${X}.`,
      ["abroga 77: 2 (intero)", "abroga 77: 5 (intero)"],
    ],
    // Of clauses: what is repealed stands behind the verb of each, or behind another's.
    [
      `Quanto alla legge 6 maggio 2029, n. 77, e' abrogato l'articolo 2; quanto alla legge 7 giugno 2028, n. 88, e' abrogato l'articolo 3.`,
      ["abroga 77: 2 (intero)", "abroga 88: 3 (intero)"],
    ],
    [`Restano in vigore gli articoli 3 e 4 ${X}, mentre e' abrogato l'articolo 7.`, ["abroga 77: 7 (intero)"]],
    [`L'articolo 3 ${X} e' ridotto, mentre l'articolo 7 ${Y} e' abrogato.`, ["abroga 88: 7 (intero)"]],
    [`Si applica l'articolo 3 ${X}, ed e' abrogato l'articolo 7.`, ["abroga 77: 7 (intero)"]],
    // Of what is inserted: by its number alone, and each in marks of its own.
    [
      `Dopo l'articolo 6 ${X} sono inseriti gli articoli 6-bis e 6-ter di cui all'allegato.`,
      ["inserisce 77: 6-bis (intero)", "inserisce 77: 6-ter (intero)"],
    ],
    [`All'articolo 6 ${X} e' inserito il comma 2-bis.`, ["inserisce 77: 6#comma 2-bis (intero)"]],
    [
      `Dopo l'articolo 6 ${X} sono inseriti i seguenti: «Art. 6-bis. Testo.»; «Art. 6-ter. Testo.».`,
      ["inserisce 77: 6-bis (intero)", "inserisce 77: 6-ter (intero)"],
    ],
    [
      `All'articolo 6 ${X}, dopo il comma 2 sono inseriti i seguenti: «2-bis. Testo.», «2-ter. Testo.» e «2-quater. Testo.».`,
      ["bis", "ter", "quater"].map((one) => `inserisce 77: 6#comma 2-${one} (intero)`),
    ],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

/** A verb that stands in one line of `law/words/changes.ts` and nowhere else. */
describe("a verb of the table", () => {
  it.each([
    ["Il titolo II X e' ridenominato: «Norme».", ["modifica 77: Titolo II (parte)"]],
    ["La rubrica dell'articolo 5 X e' ridenominata «Norme».", ["modifica 77: 5#rubrica (parte)"]],
    [
      "Il capo I X e' ridenominato come segue: «Norme» e l'articolo 3 e' abrogato.",
      ["modifica 77: Capo I (parte)", "abroga 77: 3 (intero)"],
    ],
    ["L'Agenzia di cui all'articolo 5 X e' ridenominata «Istituto».", []],
    ["L'articolo 7 X e' ridenominato articolo 9.", []],
  ])("says what its line says: %s", (testo, expected) => {
    expect(read(testo.replace("X", X))).toEqual(expected);
  });
});

describe("what stands beside a change is no less and no more", () => {
  it.each([
    [
      `Alla legge 6 maggio 2029, n. 77, sono apportate le seguenti modificazioni: a) l'articolo 3 e' abrogato per i soli comuni; b) all'articolo 5: 1) il comma 1 e' abrogato; 2) il comma 2 e' abrogato.`,
      ["abroga 77: 3 (parte?)", "abroga 77: 5#comma 1 (intero)", "abroga 77: 5#comma 2 (intero)"],
    ],
    [
      `All'articolo 5 ${X}, le lettere: a) e b) del comma 2 sono abrogate.`,
      ["abroga 77: 5#comma 2, lettera a) (intero)", "abroga 77: 5#comma 2, lettera b) (intero)"],
    ],
    [`Ai fini di: a) ridurre la spesa; b) semplificare, l'articolo 5 ${X} e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [
      `Gli articoli 5 e 6 ${X} sono abrogati, il secondo limitatamente al comma 1.`,
      ["abroga 77: 5 (intero)", "abroga 77: 6#comma 1 (intero)"],
    ],
    [
      `All'articolo 4 ${X}, la lettera b) diventa lettera c) e la lettera c) e' soppressa.`,
      ["abroga 77: 4#lettera c) (intero)"],
    ],
    [
      `Dopo l'articolo 7 ${X}, e' inserito l'articolo 7-bis, di cui all'allegato 2 alla presente legge.`,
      ["inserisce 77: 7-bis (intero)"],
    ],
    [
      `Alle liti di cui all'articolo 5 ${X} si applica l'articolo 6 della legge 6 maggio 2029, n. 78; l'articolo 7 ${X} e' abrogato.`,
      ["abroga 77: 7 (intero)"],
    ],
  ])("%s", (testo, expected) => {
    expect(read(testo).filter((one) => !/^applica|^estende/.test(one))).toEqual(expected);
  });
});

describe("words that were taken for harmless", () => {
  it.each([
    [`E' abrogata la ${X.slice(6)}, della quale sopravvive il solo articolo 3.`, ["abroga 77: - (parte)"]],
    [`L'articolo 5 ${X}, il cui termine scade il 31 dicembre 2031, e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [`E' abrogato l'articolo 3 ${X}, da cui dipende l'articolo 4.`, ["abroga 77: 3 (intero)"]],
    [`Le norme per cui l'articolo 3 ${Y} e' derogato, contenute nella ${ACT}, sono abrogate.`, []],
    [`L'articolo 3 ${X} e' abrogato in parte.`, ["abroga 77: 3 (parte?)"]],
    [`L'articolo 3 ${X}, cui rinvia l'articolo 4, e' abrogato.`, ["abroga 77: 3 (intero)"]],
    [
      `E' abrogato l'articolo 3 ${X}, con cui erano stati mutati l'articolo 9 ${Y} e la legge 8 agosto 2027, n. 99.`,
      ["abroga 77: 3 (intero)"],
    ],
    [
      `E' abrogato l'articolo 3 ${X}, a norma del quale l'articolo 9 ${Y} non vale per i comuni.`,
      ["abroga 77: 3 (intero)"],
    ],
    [`Nei casi in cui sia dovuto il canone, e' abrogato l'articolo 5 ${X}.`, []],
    [`L'articolo 5 ${X} e' abrogato nei luoghi in cui vige il canone.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X}, nonostante quanto previsto dall'articolo 4 ${Y}, e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [
      `All'articolo 5, comma 1, ${X}, la lettera d) e' ricollocata quale lettera a) e la lettera b) e' soppressa.`,
      ["abroga 77: 5#comma 1, lettera b) (intero)"],
    ],
    [
      `All'articolo 5 ${X}, i commi 2 e 3 si leggono 3 e 4 e il comma 1 e' sostituito dal seguente: «1. Testo.».`,
      ["sostituisce 77: 5#comma 1 (intero)"],
    ],
    [`Entro un mese il Ministro riferisce alle Camere e l'articolo 5 ${X} e' abrogato.`, ["abroga 77: 5 (intero)"]],
    [`L'articolo 5 ${X} e' abrogato, il comma 3 rimanendo vigente.`, ["abroga 77: 5 (parte)"]],
    [`Dell'articolo 5 ${X} e' abrogata la disposizione che prevede il parere.`, ["abroga 77: 5 (parte)"]],
    [`Ne' l'articolo 5 ${X} ne' l'articolo 7 ${Y} sono abrogati.`, []],
    [`Non per questo e' abrogato l'articolo 5 ${X}.`, []],
    [
      `Le seguenti disposizioni ${X} sono abrogate: 1) articolo 3; 2) articolo 5, comma 2.`,
      ["abroga 77: 3 (intero)", "abroga 77: 5#comma 2 (intero)"],
    ],
    [
      `Sono abrogate le seguenti disposizioni ${X}:\na) articolo 3;\nb) articolo 5.`,
      ["abroga 77: 3 (intero)", "abroga 77: 5 (intero)"],
    ],
    [
      `Entro un anno sono adottati uno o piu' decreti legislativi secondo i seguenti criteri:\na) l'articolo 3 ${X} e' abrogato;\nb) e' soppresso l'articolo 4.`,
      [],
    ],
    [`E' abrogata la ${X.slice(6)} salvo l'articolo 3 e salvo, dell'articolo 5, il comma 2.`, ["abroga 77: - (parte)"]],
    [
      `Gli articoli da 3 a 6 ${X} sono abrogati, il 4 e il 5 esclusi.`,
      ["abroga 77: 3 (intero)", "abroga 77: 6 (intero)"],
    ],
    [`Dei commi da 1 a 3 dell'articolo 5 ${X} sono abrogati tutti meno il terzo.`, []],
    [
      `Sono abrogati dal 1° gennaio 2031 l'articolo 3 ${X} e dal 1° gennaio 2032 l'articolo 4 ${Y}.`,
      ["abroga 77: 3 (intero)", "abroga 88: 4 (intero)"],
    ],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it.each([
    ["All'esito positivo della verifica ", "All'esito positivo della verifica"],
    ["Contestualmente all'entrata in vigore del regolamento ", "Contestualmente all'entrata in vigore del regolamento"],
  ])("and an event is waited for: %s", (words, testo) => {
    const { segnali } = signalsOf({}, [articolo("1", `1. ${words}e' abrogato l'articolo 5 ${X}.`)]);
    expect(segnali).toMatchObject([{ tipo: "abroga", portata: "intero", decorrenza: { dal: null, testo } }]);
  });
});

describe("what is no text", () => {
  it.each([
    `Il fondo di cui all'articolo 5 ${X} e' soppresso.`,
    `L'ufficio istituito dall'articolo 5 ${X} e' soppresso.`,
    `Il consiglio dell'articolo 5 ${X} e' soppresso.`,
    `E' soppressa l'imposta di cui al comma 3 dell'articolo 5 ${X}.`,
    `Sono soppressi: a) l'ente di cui all'articolo 5 ${X}; b) il fondo previsto dall'articolo 6 ${X}.`,
  ])("is not repealed: %s", (testo) => {
    expect(read(testo)).toEqual([]);
  });
});

describe("a condition", () => {
  it.each([
    ["Se entro un anno non e' raggiunta l'intesa, ", "parte", "Se entro un anno non e' raggiunta l'intesa"],
    ["Qualora il parere, reso in tempo, sia negativo, ", "parte", "Qualora il parere, reso in tempo, sia negativo"],
  ])("that opens the sentence is waited for: %s", (words, portata, testo) => {
    const { segnali } = signalsOf({}, [articolo("1", `1. ${words}l'articolo 5 ${X} e' abrogato.`)]);
    expect(segnali).toMatchObject([{ tipo: "abroga", portata, decorrenza: { dal: null, testo } }]);
  });

  it.each([
    `Se l'articolo 5 ${X} e' abrogato, il Ministro provvede.`,
    `L'articolo 5 ${X} e' abrogato se il Ministro provvede.`,
    `Nei casi in cui sia provveduto, l'articolo 5 ${X} e' abrogato.`,
  ])("says nothing elsewhere: %s", (testo) => {
    expect(read(testo)).toEqual([]);
  });
});

describe("what opens with the place that holds it", () => {
  it.each([
    [`Dell'articolo 3 ${X} il comma 4 e' abrogato ai sensi dell'articolo 9.`, ["abroga 77: 3#comma 4 (intero)"]],
    [
      `Degli articoli 3 e 4 ${X} e' soppresso il comma 2.`,
      ["abroga 77: 3#comma 2 (intero)", "abroga 77: 4#comma 2 (intero)"],
    ],
    [`Dell'articolo 3 ${X} e dell'articolo 7 ${Y} e' soppresso il comma 2.`, ["abroga 88: 7#comma 2 (intero)"]],
    [`Dell'articolo 3 ${X} e ${Y} il comma 2 e' soppresso.`, []],
    [`Il comma 2 dell'articolo 3 ${X} e dell'articolo 7 ${Y} e' soppresso.`, ["abroga 77: 3#comma 2 (intero)"]],
    [
      `Dell'articolo 3 ${X} sono soppressi i commi 4 e 5 e dell'articolo 7 e' abrogato il comma 2.`,
      ["abroga 77: 3#comma 4 (intero)", "abroga 77: 3#comma 5 (intero)", "abroga 77: 7#comma 2 (intero)"],
    ],
    [
      `Sono abrogati gli articoli 3 e 4 ${X} e le disposizioni dell'articolo 5 sono sostituite dalle seguenti: «Testo».`,
      ["abroga 77: 3 (intero)", "abroga 77: 4 (intero)"],
    ],
    [`La seconda parte dell'articolo 5 ${X} e' abrogata.`, ["abroga 77: 5 (parte)"]],
    [`L'articolo 5 ${X} e' abrogato dall'articolo 7 ${Y}.`, []],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("the head of a list", () => {
  it.each([
    ["E' abrogata la legge 6 maggio 2029, n. 77:", ["abroga 77: 3 (intero)", "abroga 77: 4#comma 2 (intero)"]],
    [
      "E' abrogata la legge 6 maggio 2029, n. 77, nelle seguenti parti:",
      ["abroga 77: 3 (intero)", "abroga 77: 4#comma 2 (intero)"],
    ],
    [
      `Sono abrogati l'articolo 9 ${Y} e i seguenti articoli ${X}:`,
      ["abroga 77: 3 (intero)", "abroga 77: 4#comma 2 (intero)"],
    ],
    [`Cessano di avere vigore, ${X}:`, ["abroga 77: 3 (intero)", "abroga 77: 4#comma 2 (intero)"]],
    [
      "Fatta eccezione per gli articoli appresso indicati, e' abrogata la legge 6 maggio 2029, n. 77:",
      ["abroga 77: - (parte)"],
    ],
  ])("%s", (head, expected) => {
    expect(read(`${head}\na) articolo 3;\nb) articolo 4, comma 2.`)).toEqual(expected);
  });

  it("that repeals an article says with its points what of it", () => {
    expect(read(`E' abrogato l'articolo 3 ${X}:\na) comma 1;\nb) comma 2.`)).toEqual([
      "abroga 77: 3#comma 1 (intero)",
      "abroga 77: 3#comma 2 (intero)",
    ]);
  });
});

describe("limits beside a repeal", () => {
  it.each([
    [`Nelle valli alpine cessa di avere vigore l'articolo 5 ${X}.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X} e' abrogato sino a nuova disposizione.`, ["abroga 77: 5 (parte?)"]],
    [`Per i fini dell'articolo 9 ${Y} si intende soppresso l'articolo 5 ${X}.`, ["abroga 77: 5 (parte?)"]],
    [`L'articolo 5 ${X} e' abrogato, in quanto non sia richiamato dai contratti.`, ["abroga 77: 5 (parte?)"]],
    [
      `Sono abrogati l'articolo 5 ${X} e l'articolo 7 ${Y} nei confronti dei notai.`,
      ["abroga 77: 5 (parte?)", "abroga 88: 7 (parte?)"],
    ],
    [
      "Sono abrogate la legge 6 maggio 2029, n. 77, e la legge 7 giugno 2028, n. 88, la prima limitatamente agli articoli 3 e 4.",
      ["abroga 77: - (parte)", "abroga 88: - (parte)"],
    ],
    ["La legge 6 maggio 2029, n. 77, e' abrogata; ne sopravvive l'articolo 9.", ["abroga 77: - (parte)"]],
    [`E' abrogato l'articolo 6 ${Y}; di quest'ultimo resta in vigore il comma 2.`, ["abroga 88: 6 (parte)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("the day of a repeal", () => {
  it.each<[string, (string | null | undefined)[]]>([
    [`L'articolo 5 ${X} cessa di avere vigore il 30 giugno 2035.`, ["2035-06-30"]],
    [`L'articolo 5 ${X} cessa di avere vigore allo spirare del 31 dicembre 2034.`, [null]],
    [`L'articolo 5 ${X} e' abrogato col primo giorno del trimestre successivo a quello in corso.`, [null]],
    [`Sono abrogati l'articolo 5 ${X} e, a datare dal 1° gennaio 2035, l'articolo 7 ${Y}.`, [undefined, "2035-01-01"]],
    [`L'articolo 5 ${X} e' abrogato. L'effetto si produce dal 1° gennaio 2035.`, ["2035-01-01"]],
    [`L'articolo 5 ${X} e' abrogato. L'abrogazione dell'articolo 6 decorre dal 1° gennaio 2035.`, [undefined]],
    [
      `L'articolo 5 ${X} e' abrogato. L'abrogazione non ha effetto sui patti stipulati dal 1° gennaio 2030.`,
      [undefined],
    ],
  ])("%s", (testo, expected) => {
    const { segnali } = signalsOf({}, [articolo("1", `1. ${testo}`)]);
    expect(segnali.map(({ decorrenza }) => decorrenza?.dal)).toEqual(expected);
  });
});

describe("the day that another sentence of the act says", () => {
  const REPEALS = `1. L'articolo 5 ${X} e' abrogato.\n2. L'articolo 6 ${X} e' abrogato.`;

  it.each<[string, (string | null | undefined)[]]>([
    ["Le disposizioni di cui all'articolo 5, comma 1, hanno effetto dal 1° gennaio 2035.", ["2035-01-01", undefined]],
    ["Le disposizioni dell'articolo 5 si applicano a decorrere dal 1° gennaio 2035.", ["2035-01-01", "2035-01-01"]],
    [
      "La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione, ad eccezione dell'articolo 5, comma 2, che entra in vigore il 1° gennaio 2035.",
      [undefined, "2035-01-01"],
    ],
    [
      "L'efficacia dell'articolo 5, comma 1, decorre dalla data di entrata in vigore del regolamento.",
      [null, undefined],
    ],
    [`Le disposizioni di cui all'articolo 5 ${X} hanno effetto dal 1° gennaio 2035.`, [undefined, undefined]],
    [
      "Le disposizioni di cui all'articolo 5, relative ai comuni, hanno effetto dal 1° gennaio 2035.",
      [undefined, undefined],
    ],
    ["I contributi di cui all'articolo 5 hanno effetto dal 1° gennaio 2035.", [undefined, undefined]],
    [
      "Le disposizioni di cui all'articolo 5 si applicano dalla data di approvazione del bilancio.",
      [undefined, undefined],
    ],
  ])("%s", (testo, expected) => {
    const { segnali } = signalsOf({}, [articolo("5", REPEALS), articolo("9", `1. ${testo}`)]);
    const repeals = segnali.filter(({ tipo }) => tipo === "abroga");
    expect(repeals.map(({ decorrenza }) => decorrenza?.dal)).toEqual(expected);
  });

  it("is of the comma that says it, and not of what has a day of its own", () => {
    const own = `1. L'articolo 5 ${X} e' abrogato. Le disposizioni del presente comma hanno effetto dal 1° gennaio 2035.\n2. L'articolo 6 ${X} e' abrogato.`;
    const dated = `1. L'articolo 5 ${X} e' abrogato dal 1° marzo 2034.\n2. Le disposizioni del presente articolo hanno effetto dal 1° gennaio 2035.`;
    const days = (testo: string) => signalsOf({}, [articolo("5", testo)]).segnali.map((one) => one.decorrenza?.dal);
    expect(days(own)).toEqual(["2035-01-01", undefined]);
    expect(days(dated)).toEqual(["2034-03-01"]);
  });
});

describe("`che e' abrogato` is said of the place before it, where nothing else agrees", () => {
  it.each<[string, number]>([
    [`Le funzioni previste dall'articolo 5 ${X}, che e' abrogato, sono attribuite alle province.`, 1],
    [`L'articolo 12 ${X} e' trasfuso nell'articolo 3 ${Y}, che e' sostituito dal seguente: «Art. 3. Testo».`, 1],
    [`Gli articoli 5 e 6 ${X}, che sono abrogati, restano applicabili ai fatti anteriori.`, 2],
    [`Il contributo previsto dall'articolo 5 ${X}, che e' abrogato, e' versato alle regioni.`, 0],
    [`La commissione di cui all'articolo 5 ${X}, che e' soppressa, cessa.`, 0],
    [`Le funzioni previste dall'articolo 5 ${X}, che e' abrogato per i soli comuni, sono attribuite alle province.`, 0],
  ])("%s", (testo, expected) => {
    const { segnali } = signalsOf({}, [articolo("1", `1. ${testo}`)]);
    const found = segnali.filter(({ tipo }) => tipo === "abroga" || tipo === "sostituisce");
    expect(found.map(({ portata }) => portata)).toEqual(Array.from({ length: expected }, () => "intero"));
  });
});
