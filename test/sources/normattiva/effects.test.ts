import { describe, expect, it } from "vitest";
import { unsureSpans } from "../../../generator/law/grammar/quotations.ts";
import { passageOf } from "../../../generator/sources/normattiva/amending/passage.ts";
import { articleReader } from "../../../generator/sources/normattiva/amending/read-units.ts";
import { effectsIn } from "../../../generator/sources/normattiva/effects/effects.ts";
import { readEffetti } from "../../../generator/sources/normattiva/signals/s9-effetti.ts";
import { SignalSink } from "../../../generator/sources/normattiva/signals/signal-sink.ts";

/** `deroga 77 art. 7 comma 2`, one for each effect. */
const read = (words: string): string[] =>
  effectsIn(passageOf(words)).map(({ tipo, atto, dove }) =>
    [
      tipo,
      atto.numero,
      ...(dove?.articolo ? [`art. ${dove.articolo}`] : []),
      ...(dove?.parte ? [dove.parte] : []),
      ...(dove?.divisione ? [dove.divisione] : []),
    ].join(" "),
  );

const A = "della legge 6 maggio 2029, n. 77";
const B = "del decreto legislativo 9 giugno 2028, n. 88";

describe("what a sentence says of places of other acts, changing no word of theirs", () => {
  it.each([
    [`In deroga all'articolo 7 ${A}, il termine e' di un mese.`, ["deroga 77 art. 7"]],
    [
      `Gli enti possono assumere, anche in deroga ai limiti di spesa di cui all'articolo 9, comma 2, ${A}.`,
      ["deroga 77 art. 9 comma 2"],
    ],
    [
      `I lavori sono affidati in deroga a quanto previsto dagli articoli 3 e 5, comma 1, ${A} e alle disposizioni di cui all'articolo 8 ${B}, fermo restando l'articolo 9 ${B}.`,
      ["deroga 77 art. 3", "deroga 77 art. 5 comma 1", "deroga 88 art. 8"],
    ],
    [`Il piano e' approvato in deroga alle previsioni ${A}.`, ["deroga 77"]],
    [`E' ripristinato l'articolo 7 ${A}, nel testo vigente il giorno prima.`, ["applica 77 art. 7"]],
    [`Riprende ad applicarsi l'articolo 7 ${A}.`, ["applica 77 art. 7"]],
    [`L'articolo 7 ${A} riacquista efficacia.`, ["applica 77 art. 7"]],
    [`La disciplina di cui all'articolo 6 ${A} si applica anche negli anni 2031 e 2032.`, ["proroga 77 art. 6"]],
    [
      `Sono sospesi, per i soggetti di cui al comma 1, i termini previsti dagli articoli 3 e 4 ${A}.`,
      ["sospende 77 art. 3", "sospende 77 art. 4"],
    ],
    [
      `Il termine di cui all'articolo 7 ${A}, entro cui l'impresa e' tenuta alla garanzia, e' prorogato di un mese.`,
      ["proroga 77 art. 7"],
    ],
    [
      `Il termine di cui all'articolo 7 ${A}, relativo alle ingiunzioni in materia di lavoro e' sospeso.`,
      ["sospende 77 art. 7"],
    ],
    [
      `Con decreto del Ministro, adottato in deroga alle procedure di cui all'articolo 7 ${A}, e' adeguato il piano.`,
      ["deroga 77 art. 7"],
    ],
    [
      `Il commissario opera in deroga a ogni disposizione di legge, nonche' in deroga all'articolo 7 ${A}.`,
      ["deroga 77 art. 7"],
    ],
    [
      `In deroga all'articolo 3 ${A}, e successive modificazioni, e all'articolo 8 ${B}, si provvede.`,
      ["deroga 77 art. 3", "deroga 88 art. 8"],
    ],
    [
      `Le parole: \u0001\u0001 e \u0001\u0001 di cui all'articolo 7 ${A} devono intendersi riferite anche alle fondazioni.`,
      ["interpreta 77 art. 7"],
    ],
    [
      `La locuzione \u0001\u0001 contenuta nell'articolo 7 ${A} si interpreta come riferita alle societa'.`,
      ["interpreta 77 art. 7"],
    ],
    [`La sospensione di cui all'articolo 7 ${A} si intende riferita alle prove.`, ["interpreta 77 art. 7"]],
    [
      `Alle societa' che si avvalgono del regime non si applicano le disposizioni dell'articolo 7 ${A}.`,
      ["deroga 77 art. 7"],
    ],
    [`E' revocato dal 1 gennaio 2031 lo stato di liquidazione, in deroga all'articolo 7 ${A}.`, ["deroga 77 art. 7"]],
    [`Qualora i lavori siano sospesi, l'articolo 7 ${A} si applica anche alle imprese.`, ["estende 77 art. 7"]],
    [`Qualora i lavori siano sospesi, non si applica l'articolo 7 ${A}.`, ["deroga 77 art. 7"]],
    [`L'articolo 7 ${A} torna ad avere efficacia.`, ["applica 77 art. 7"]],
    [`L'articolo 7 ${A} si applica esclusivamente ai rapporti sorti dopo il 2030.`, ["applica 77 art. 7"]],
    [`L'entrata in vigore dell'articolo 7 ${A} e' rinviata al 1 gennaio 2031.`, ["proroga 77 art. 7"]],
    [`Le norme del capo I si applicano ai veicoli confiscati in deroga all'articolo 7 ${A}.`, ["deroga 77 art. 7"]],
    [`I contratti possono essere stipulati mediante telefonia in deroga all'articolo 2 ${A}.`, ["deroga 77 art. 2"]],
    [`Ai consorzi non si applica l'articolo 12, comma 3, ${A}.`, ["deroga 77 art. 12 comma 3"]],
    [`Le sanzioni previste dall'articolo 4 ${A} non si applicano ai fatti di lieve entita'.`, ["deroga 77 art. 4"]],
    [
      `Il termine di cui all'articolo 6, comma 1, ${A}, e' ulteriormente prorogato al 31 dicembre 2031.`,
      ["proroga 77 art. 6 comma 1"],
    ],
    [`Sono prorogate le disposizioni di cui all'articolo 11 ${A}.`, ["proroga 77 art. 11"]],
    [`L'efficacia dell'articolo 3 ${A} e' sospesa fino al 30 giugno 2031.`, ["sospende 77 art. 3"]],
    [
      `L'articolo 5, comma 2, ${A}, si interpreta nel senso che le disposizioni di cui all'articolo 9 ${B} non si applicano ai soci.`,
      ["interpreta 77 art. 5 comma 2"],
    ],
    [`L'articolo 19 ${A} va inteso nel senso che il termine decorre dalla notifica.`, ["interpreta 77 art. 19"]],
    [`Le disposizioni di cui all'articolo 10 ${A} si applicano anche ai consorzi di bonifica.`, ["estende 77 art. 10"]],
    [
      `Le disposizioni dell'articolo 10 ${A}, come modificato dal comma 4, si applicano a decorrere dal 1° gennaio 2031.`,
      ["applica 77 art. 10"],
    ],
    [
      `L'articolo 5, comma 3, ${A}, trova applicazione anche nei confronti dei consorzi.`,
      ["estende 77 art. 5 comma 3"],
    ],
    [`Le tutele di cui all'articolo 7 ${A} si estendono ai praticanti.`, ["estende 77 art. 7"]],
    [`Gli effetti dell'articolo 9 ${A} sono sospesi per un anno.`, ["sospende 77 art. 9"]],
    [`Non si applicano l'articolo 3 ${A}, ne' l'articolo 30 ${B}.`, ["deroga 77 art. 3", "deroga 88 art. 30"]],
    [`Il piano non puo' essere modificato, anche in deroga all'articolo 7 ${A}.`, ["deroga 77 art. 7"]],
    [`Continuano ad applicarsi gli articoli 3 e 4 ${A}.`, ["applica 77 art. 3", "applica 77 art. 4"]],
    [
      `Le dichiarazioni di cui agli articoli 3 e 4 ${A} bastano, anche in deroga ai limiti previsti dagli stessi o dalla disciplina di settore.`,
      ["deroga 77 art. 3", "deroga 77 art. 4"],
    ],
    [
      `All'istituto non si applicano, per l'anno 2031, le riduzioni di spesa di cui all'articolo 1, commi 6 e 7, ${A}.`,
      ["deroga 77 art. 1 comma 6", "deroga 77 art. 1 comma 7"],
    ],
    [
      `Gli enti assumono in deroga alle disposizioni di cui all'articolo 4 ${A}, nonche' alle disposizioni sulla mobilita' tra amministrazioni di cui all'articolo 30 ${B}.`,
      ["deroga 77 art. 4", "deroga 88 art. 30"],
    ],
    [
      `I criteri indicati nel secondo e nel terzo periodo del comma 3 dell'articolo 70 ${A} sono applicabili anche ai fini della tariffa.`,
      ["estende 77 art. 70 comma 3"],
    ],
    [
      `Ai sensi dell'articolo 1, comma 2, della legge 27 luglio 2000, n. 212, la sospensione prevista dall'articolo 83, comma 2, ${A} si intende cumulabile con le altre.`,
      ["interpreta 77 art. 83 comma 2"],
    ],
    [
      `Ai comuni che non coprono il costo previsto dall'articolo 8, comma 2, ${A}, non si applica la sanzione di cui al comma 5 dello stesso articolo 8.`,
      ["deroga 77 art. 8 comma 5"],
    ],
    [
      `Le disposizioni degli articoli 3 e 4 del codice di procedura civile, di cui al regio decreto 28 ottobre 1940, n. 1443, introdotti dal presente decreto, si applicano a decorrere dal 1° gennaio 2031.`,
      ["applica 1443 art. 3", "applica 1443 art. 4"],
    ],
    [
      `Le norme dei capi I e II ${A} e quelle dell'articolo 283 ${A} si applicano alle impugnazioni proposte successivamente al 28 febbraio 2031.`,
      ["applica 77 Capo I", "applica 77 Capo II", "applica 77 art. 283"],
    ],
    [
      `La disciplina di cui all'articolo 6 ${A} si applica, limitatamente alle imprese, anche per l'anno 2031.`,
      ["proroga 77 art. 6"],
    ],
    [
      `E' sospesa la riscossione dei debiti di cui al comma 7 del presente articolo e non si applicano a tali debiti gli interessi di cui all'articolo 30 ${A}.`,
      ["deroga 77 art. 30"],
    ],
  ])("%s", (words, due) => expect(read(words)).toEqual(due));

  it.each([
    [`Si applicano, in deroga all'articolo 5 ${A}, gli articoli 7 e 8 ${B}.`, ["deroga 77 art. 5"]],
    [`In deroga all'articolo 4 ${A}, l'articolo 5 ${B} e' abrogato.`, ["deroga 77 art. 4"]],
    [`In deroga all'articolo 4 ${A}, all'articolo 5 ${B}, le parole: \u0001 sono soppresse.`, ["deroga 77 art. 4"]],
    [`In deroga all'articolo 4 ${A}, nell'articolo 5 ${B} il comma 2 e' sostituito.`, ["deroga 77 art. 4"]],
    [`In deroga all'articolo 4 ${A}, all'articolo 5 ${B}, si provvede.`, ["deroga 77 art. 4", "deroga 88 art. 5"]],
    [`In deroga all'articolo 5 ${A}, gli atti non comunicati sono nulli.`, ["deroga 77 art. 5"]],
  ])("derogates from no place that the sentence applies or changes: %s", (words, due) =>
    expect(read(words)).toEqual(due),
  );

  it.each([
    [`Le disposizioni dell'articolo 10 ${A} si applicano a decorrere dal 1° gennaio 2031.`, "2031-01-01"],
    [
      `Le disposizioni dell'articolo 10 ${A}, nella formulazione vigente, si applicano, quanto alle imprese, a decorrere dal 1° marzo 2032.`,
      "2032-03-01",
    ],
    [`A decorrere dal 1° marzo 2032, l'articolo 5 ${A} cessa di applicarsi ai consorzi.`, "2032-03-01"],
    [
      `Le disposizioni dell'articolo 10 ${A} hanno effetto a decorrere dalla data di entrata in vigore del regolamento.`,
      null,
    ],
    [`A decorrere dal 1° gennaio 2031, in deroga all'articolo 5 ${A}, il termine e' di un mese.`, "2031-01-01"],
    [`Sono dovuti, dal 1° gennaio 2031, gli interessi; non si applica l'articolo 5 ${A}.`, undefined],
    [`Il termine di cui all'articolo 5 ${A} e' differito dal 16 maggio al 20 maggio 2031.`, undefined],
    [
      `L'articolo 5 ${A} si applica anche ai procedimenti pendenti alla data di entrata in vigore del decreto.`,
      undefined,
    ],
  ])("tells when an effect begins: %s", (words, dal) => {
    expect(effectsIn(passageOf(words)).map(({ decorrenza }) => decorrenza?.dal)).toEqual([dal]);
  });

  it.each([
    ["no act is named", "I lavori sono affidati in deroga alla normativa vigente in materia di appalti."],
    [
      "a rule that only is to be kept",
      `I lavori sono affidati in deroga alle vigenti disposizioni, fermo restando l'articolo 9 ${A}.`,
    ],
    [
      "a number that no decree bears",
      "Le disposizioni dell'articolo 17 del decreto del Presidente della Repubblica 26 ottobre 1972, 11.633, si applicano a decorrere dal 2031.",
    ],
    ["its own commi", "In deroga a quanto previsto dal comma 2, il termine e' di un mese."],
    [
      "what another act has repealed",
      `Le disposizioni dell'articolo 5 ${A}, abrogate dall'articolo 9 ${B}, continuano ad applicarsi ai rapporti in corso.`,
    ],
    ["history", `Il termine, come prorogato dall'articolo 3 ${A}, resta fermo.`],
    ["a ban", `E' vietato stipulare contratti in deroga all'articolo 23 ${A}.`],
    ["what nobody may", `Non si puo' procedere in deroga all'articolo 4 ${A}.`],
    ["what others have done", `Gli atti adottati in deroga all'articolo 7 ${A} sono nulli.`],
    ["the end of other rules", `E' abrogata ogni disposizione in deroga all'articolo 4 ${A}.`],
    ["void", `Le clausole in deroga all'articolo 5 ${A} sono nulle.`],
    ["punished", `Chi opera in deroga all'articolo 5 ${A} e' punito.`],
    // Nothing but what their sentence says of them makes these no derogation: each word of the table, once.
    ["punished, said behind", `La vendita, anche in deroga all'articolo 5 ${A}, e' punita con l'ammenda.`],
    ["fined, said behind", `Le vendite, anche in deroga all'articolo 5 ${A}, sono sanzionate.`],
    ["void, said behind", `Gli atti, anche in deroga all'articolo 5 ${A}, sono nulli.`],
    ["voidable, said behind", `I patti, anche in deroga all'articolo 5 ${A}, sono annullabili.`],
    ["without effect, said behind", `I patti, anche in deroga all'articolo 5 ${A}, si intendono inefficaci.`],
    ["of whom is spoken", `I comuni che procedono in deroga all'articolo 5 ${A} comunicano i dati al prefetto.`],
    ["of what was done", `Restano validi i patti in deroga all'articolo 5 ${A} e in deroga all'articolo 7 ${B}.`],
    ["of contracts", `Il comma 3 si applica anche ai contratti conclusi in deroga all'articolo 5 ${A}.`],
    ["of costs", `Gli oneri delle opere svolte anche in deroga all'articolo 5 ${A} sono a carico del comune.`],
    ["of what stays valid", `Restano validi gli atti, in deroga all'articolo 5 ${A}, degli uffici.`],
    ["rules made under the place", `Le disposizioni attuative dell'articolo 5 ${A} si applicano anche ai consorzi.`],
    ["what ends", `Cessa la facolta' di assumere in deroga all'articolo 5 ${A}.`],
    ["what is taken back", `Sono revocate le autorizzazioni a operare in deroga all'articolo 5 ${A}.`],
    ["left to another norm", `La legge regionale puo' disporre in deroga all'articolo 5 ${A}.`],
    ["left to a decree", `Con decreto del Ministro e' prorogato il termine di cui all'articolo 5 ${A}.`],
    ["a condition of its subject", `Nel caso in cui l'efficacia dell'articolo 9 ${A} e' sospesa, il termine decorre.`],
    [
      "a condition with a reason",
      `Qualora, per cause gravi, i termini di cui all'articolo 5 ${A} sono prorogati, si paga.`,
    ],
    ["a condition of law", `Se per legge regionale i termini di cui all'articolo 5 ${A} sono differiti, si paga.`],
    ["a time", `Finche' l'efficacia dell'articolo 5 ${A} e' sospesa, il termine non decorre.`],
    ["a reason", `Poiche' l'articolo 5 ${A} si applica anche ai consorzi, il termine non decorre.`],
    ["a case", `Il contratto indica in quali casi non si applica l'articolo 5 ${A}.`],
    ["a day", `Alla data in cui l'articolo 5 ${A} cessa di avere efficacia, il fondo e' soppresso.`],
    ["what a report says", `Secondo la relazione tecnica, l'articolo 5 ${A} si applica anche alle discariche.`],
    ["an opinion", `Ad avviso della Commissione, l'articolo 5 ${A} si applica anche ai consorzi.`],
    ["a decree of the place", `E' sospesa l'efficacia del decreto di cui all'articolo 5 ${A}.`],
    ["lawsuits on a term", `I giudizi concernenti i termini di cui all'articolo 5 ${A} sono sospesi.`],
    ["what is applied", `Si applicano ai comuni le norme sulle assunzioni in deroga all'articolo 5 ${A}.`],
    ["what a report tells", `La relazione illustra gli interventi in deroga all'articolo 5 ${A}.`],
    ["what stays", `Resta ferma la disciplina in deroga all'articolo 5 ${A}, prevista dall'articolo 7 ${B}.`],
    ["never done", `Non e' mai ammesso operare in deroga all'articolo 5 ${A}.`],
    ["denied", `Il termine di cui all'articolo 5 ${A} non e' prorogato.`],
    ["a condition", `Se il contratto e' stipulato in deroga all'articolo 5 ${A}, il giudice lo riduce.`],
    ["a condition of time", `Se e' prorogato il termine di cui all'articolo 5 ${A}, si applica il comma 2.`],
    ["a relative clause", `I soggetti ai quali non si applica l'articolo 3 ${A} versano il contributo.`],
    ["power given to others", `Il termine di cui all'articolo 6 ${A} puo' essere prorogato con decreto.`],
    [
      "an act issued under the place",
      `In deroga alle disposizioni del decreto emanato ai sensi dell'articolo 4 ${A}, il termine e' di un mese.`,
    ],
    ["a regulation under the place", `In deroga al regolamento di cui all'articolo 5 ${A}, si provvede.`],
    ["a contract under the place", `In deroga al contratto di cui all'articolo 5 ${A}, si provvede.`],
    ["a comma of this act", `Ai sensi dell'articolo 5 ${A}, il comma 1 si applica a decorrere dal 2032.`],
    ["a rule that is fetched", `Si applica l'articolo 3 ${A}.`],
    ["persons of the place", `Il personale di cui all'articolo 3 ${A} e' prorogato.`],
    ["what an interpretation says", `Il comma 2 si interpreta nel senso che non si applica l'articolo 3 ${A}.`],
    [
      "who has a thing that the place names",
      `I termini di validita' dei contratti dei titolari di licenza di cui all'articolo 3 ${A} sono prorogati.`,
    ],
  ])("reads nothing where it is %s", (_, words) => expect(read(words)).toEqual([]));
});

const articolo = (testo: string) => ({
  id: "art_1",
  percorso: "art/1",
  numero: "1",
  rubrica: null,
  testo,
  partizione: null,
  allegato: null,
  abrogato: false,
  note: [],
  pronunce: [],
  ue: [],
});
function signals(testo: string, self = { tipo: "legge", data: "2030-01-01", numero: "1" }) {
  const sink = new SignalSink();
  readEffetti(
    self,
    { preambolo: null, conclusioni: null, articoli: [articolo(testo)], allegati: [], ue: [] },
    articleReader(),
    sink,
  );
  return sink.segnali;
}

describe("S9, the effects of an act", () => {
  it("are told apart from those whose words stand between the double brackets of later changes", () => {
    const said = `in deroga all'articolo 7 ${A}, il comune assume.`;
    const added = (testo: string) => signals(testo).map(({ aggiunta = false }) => aggiunta);
    expect(added(`1. ((Anche ${said}))`)).toEqual([true]);
    expect(added(`1. ((Primo.))\n2. Anche ${said}`)).toEqual([false]);
    expect(added(`((\n1. Primo.\n2. Anche ${said}\n))`)).toEqual([true]);
    expect(added(`1. Anche ${said}\n2. ((Secondo.))`)).toEqual([false]);
  });

  it("stand at comma and letter, with the sentence as proof", () => {
    const [one] = signals(
      `1. Primo.\n2. Il comune:\na) in deroga all'articolo 7 ${A}, primo periodo, assume un dirigente.`,
    );
    expect(one).toMatchObject({
      base: "testo_modificativo",
      verso: "out",
      tipo: "deroga",
      qui: { numero: "1", parte: "comma 2, lettera a)" },
      li: { numero: "7" },
    });
    expect(one?.evidenza).toContain("in deroga all'articolo 7");
  });

  it.each([
    ["prorogati al 30 giugno 2031 i seguenti termini:", "termine di cui", "proroga"],
    ["differiti i seguenti termini di:", "presentazione della dichiarazione di cui", "proroga"],
    ["sospesi fino al 30 giugno 2031 i seguenti termini per:", "versamento del contributo di cui", "sospende"],
  ])("are said of each point of a list by its head: sono %s", (head, point, tipo) => {
    const read = signals(
      `1. Sono ${head}\na) ${point} all'articolo 7, comma 2, ${A};\nb) ${point} all'articolo 9 ${B}.`,
    );
    expect(read.map((one) => [one.tipo, one.qui?.parte, one.li?.numero, one.altro.numero])).toEqual([
      [tipo, "comma 1, lettera a)", "7", "77"],
      [tipo, "comma 1, lettera b)", "9", "88"],
    ]);
    expect(read[1]?.evidenza).toBe(`Sono ${head} … ${point} all'articolo 9 ${B}.`);
    expect(signals(`1. Non sono ${head}\na) ${point} all'articolo 7, comma 2, ${A}.`)).toEqual([]);
    const inOneLine = signals(
      `1. Sono ${head} a) ${point} all'articolo 7, comma 2, ${A}; b) ${point} all'articolo 9 ${B}.`,
    );
    expect(inOneLine.map((one) => [one.qui?.parte, one.evidenza])).toEqual(
      read.map((one) => [one.qui?.parte, one.evidenza]),
    );
  });

  it("show the verb of a sentence that is longer than a proof", () => {
    const [one] = signals(
      `1. Al fine ${"di garantire il servizio ".repeat(40)}, in deroga all'articolo 7 ${A}, il termine e' di un mese.`,
    );
    expect(one?.evidenza.length).toBeLessThanOrEqual(600);
    expect(one?.evidenza).toContain("in deroga all'articolo 7");
  });

  it("are none of the act itself, and of a younger one with reserve", () => {
    expect(
      signals(`1. In deroga all'articolo 7 ${A}, nulla e' dovuto.`, {
        tipo: "legge",
        data: "2029-05-06",
        numero: "77",
      }),
    ).toEqual([]);
    expect(
      signals(`1. In deroga all'articolo 7 ${A}, nulla e' dovuto.`, { tipo: "legge", data: "2020-01-01", numero: "9" }),
    ).toMatchObject([{ riserva: "atto_piu_recente" }]);
  });

  it("are not read in what is quoted, nor behind quotation marks that do not add up", () => {
    expect(
      signals(`1. Dopo il comma 2 e' inserito il seguente: «2-bis. In deroga all'articolo 7 ${A}, nulla e' dovuto.».`),
    ).toEqual([]);
    expect(
      signals(
        `1. Dopo il comma 2 e' inserito il seguente: «2-bis. Primo.\n2-ter. In deroga all'articolo 7 ${A}, nulla e' dovuto.`,
      ),
    ).toEqual([]);
  });

  it.each([
    ["a quotation that nothing closes, to the end", "Le parole «a» e «b", ["«b"]],
    [
      "words before a mark that only closes, back to the mark before",
      'La "rete" opera. La voce d" 3. Il "nodo" c\'e\'',
      [' opera. La voce d"'],
    ],
    [
      "a quotation that a mark of another kind closes",
      "E' inserito: \"2. La spesa».\n3. Il «fondo» resta",
      ['"2. La spesa»'],
    ],
    ["nothing where all add up", 'Le parole «a» e "b"', []],
  ])("are not sure of %s", (_, text, due) => {
    expect(unsureSpans(text).map(({ start, end }) => text.slice(start, end).replace(/^"(?= )/, ""))).toEqual(due);
  });
});
