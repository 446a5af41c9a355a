import { describe, expect, it } from "vitest";
import { isRepealed } from "../../../generator/sources/normattiva/article-draft.ts";
import { articleOfName } from "../../../generator/sources/normattiva/attachments.ts";
import { number } from "../../../generator/sources/normattiva/read-atto.ts";
import { takeBracketed } from "../../../generator/sources/normattiva/rubrica.ts";
import { articolo, readFixture } from "./fixtures.ts";

describe("the rubrica of an article", () => {
  it.each([
    ["in its own element", "art_1", "Rubrica nel suo elemento", "1. Testo."],
    ["in brackets before the text", "art_2", "(Rubrica fra (due) parentesi).", "1. Testo."],
    ["in the brackets of its own change", "art_3", "(( (Rubrica modificata). ))", "((Testo modificato.))"],
    ["in the brackets of a change of the text too", "art_4", "(Rubrica e testo).", "((Testo nella stessa modifica.))"],
    [
      "without brackets, in an act where not nearly all articles have one: not told apart from text",
      "art_5",
      null,
      "Titolo senza parentesi\n1. Testo.",
    ],
    ["removed", "art_6", null, "((...))"],
    ["no rubrica but the legal basis", "art_7", null, "(Articolo 41, comma 4)\nTesto dopo la base legale."],
    ["no rubrica but text that begins in brackets", "art_8", null, "(Parentesi nel discorso) e seguito del discorso."],
    ["with the text in its element", "art_9", "(Rubrica con il testo).", "((Testo finito nella rubrica.))"],
    ["after a number taken for a comma's", "art_10", "Titolo del decimo.", "1. Primo comma.\n2. Secondo comma."],
  ])("%s", (_, id, rubrica, testo) => {
    expect(articolo("rubriche", id)).toMatchObject({ rubrica, testo });
  });
});

describe("a repealed article", () => {
  it("is one that says nothing else, whatever notes it has", () => {
    const repealed = readFixture("abrogati").corpo.articoli.map(({ numero, abrogato }) => [numero, abrogato]);
    expect(repealed).toEqual([
      ["1", true],
      ["2", true],
      ["3", false],
      ["4", false],
      ["5", true],
      ["6", true],
    ]);
  });

  it("may be said to be so in other words, always in capitals", () => {
    expect(isRepealed("((ARTICOLO DA RITENERSI SOPPRESSO A SEGUITO DELLA L. 1/2001)) (7)")).toBe(true);
    expect(isRepealed("((LA L. 1 GENNAIO 2001, N. 1 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO))")).toBe(true);
    expect(isRepealed("((ARTICOLO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1)) ((18a))")).toBe(true);
    expect(isRepealed("ARTICOLO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1. (4b) ((12)) (97a)")).toBe(true);
    expect(isRepealed("((IL D.LGS. 1 AGOSTO 2001, N. 2 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO))")).toBe(
      true,
    );
    expect(isRepealed("((CAPO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1))")).toBe(true);
    expect(isRepealed("ARTICOLO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1, LIMITATAMENTE AI COMUNI")).toBe(false);
    expect(isRepealed("COMMA ABROGATO DALLA L. 1 GENNAIO 2001, N. 1")).toBe(false);
    expect(isRepealed("L'articolo abrogato dalla L. 1/2001 resta abrogato.")).toBe(false);
    expect(isRepealed("")).toBe(false);
  });
});

describe("partitions", () => {
  it("are read off headings that hold several levels; a level replaces itself and clears the narrower ones", () => {
    const upTo = "LIBRO I DEI GIOCHI / PARTE I IN GENERALE / TITOLO II DELLE CARTE";
    const sezione = `${upTo} / CAPO I-BIS Napoletane / Sezione I Modifiche al Titolo II del libro II`;
    const parte = "LIBRO I DEI GIOCHI / PARTE SECONDA IN PARTICOLARE";
    expect(readFixture("partizioni").corpo.articoli.map(({ numero, partizione }) => [numero, partizione])).toEqual([
      ["01", null],
      ["1", "LIBRO I DEI GIOCHI / PARTE I IN GENERALE / TITOLO I DEI DADI"],
      ["2", `${upTo} / Capo I Francesi`],
      ["3", sezione],
      ["4", `${sezione} / § 2. Norme minori`],
      ["5", `${sezione} / § 2. Norme minori`],
      ["6", parte],
      ["7", `${parte} / Disposizioni senza livello`],
      ["8", `${parte} / Capo unico`],
    ]);
  });
});

describe("articles in attachments", () => {
  it("are known by the name of their document", () => {
    expect(articleOfName("Codice Esempio-art. 575")).toEqual({ contenitore: "Codice Esempio", numero: "575" });
    expect(articleOfName("Codice Esempio-art. 131 bis")?.numero).toBe("131-bis");
    expect(articleOfName("Codice Esempio-art. 339-bis")?.numero).toBe("339-bis");
    expect(articleOfName("Codice Esempio-art. 270 quinquies.1")?.numero).toBe("270-quinquies.1");
    expect(articleOfName("Accordo-Art. 3")).toEqual({ contenitore: "Accordo", numero: "3" });
    expect(articleOfName("Allegato I.8 - art. 1")).toEqual({ contenitore: "Allegato I.8", numero: "1" });
    expect(articleOfName("Allegato I.4-art 1")).toEqual({ contenitore: "Allegato I.4", numero: "1" });
    expect(articleOfName("Allegato II.2-Allegato II.2 bis art. 1")).toEqual({
      contenitore: "Allegato II.2",
      numero: "1",
    });
    expect(articleOfName("Allegati - Allegato I.1 art. 2")).toEqual({ contenitore: "Allegato I.1", numero: "2" });
    for (const other of [
      "Tabella",
      "Allegato I.11-Tabella A",
      "Indice allegati",
      "Allegato I.3",
      "Parte 3",
      "Tabelle A e B",
    ])
      expect(articleOfName(other)).toBeNull();
  });

  it("hold the main numbering where the body only approves a code; number and rubrica are taken off their text", () => {
    const { record, corpo } = readFixture("codice-in-allegato");
    expect(record.contenitorePrincipale).toBe("Codice Esempio");
    expect(corpo.articoli.map(({ id, percorso, rubrica, testo }) => [id, percorso, rubrica, testo])).toEqual([
      ["art_1", "annesso/0/art/1", null, "Il codice e' approvato per finta."],
      ["art_2", "annesso/0/art/2", null, "Un esemplare non e' depositato."],
      ["annesso_1", "annesso/1/art/1", "(Altra numerazione)", "Testo."],
      ["annesso_2", "art/1", "(Regola)", "Nessuno perde.\nNessuno vince."],
      ["annesso_3", "art/2-bis", "(Regola nuova).", "((Si gioca.))"],
      ["annesso_4", "art/2-quinquies.1", "(( (Senza numero nel testo). ))", ""],
      ["annesso_5", "art/3", null, "((ARTICOLO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1))"],
      ["annesso_6", "art/4-novies", null, "Testo senza rubrica."],
    ]);
    expect(corpo.articoli.map(({ partizione }) => partizione).slice(-2)).toEqual([
      "LIBRO PRIMO Dei giochi",
      "LIBRO PRIMO Dei giochi / TITOLO II Della fine",
    ]);
    expect(corpo.articoli.map(({ abrogato }) => abrogato).indexOf(true)).toBe(6);
    expect(corpo.articoli.at(-1)).toMatchObject({
      allegato: "Codice Esempio",
      note: ["-------\nAGGIORNAMENTO (1)\nNota."],
    });
    expect(record.articoli.at(-1)).toEqual({
      numero: "4-novies",
      contenitore: "Codice Esempio",
      percorso: "art/4-novies",
      commi: "1",
    });
  });

  it("leave every other attachment whole, told apart by its position", () => {
    expect(readFixture("codice-in-allegato").corpo.allegati).toEqual([
      { id: "annesso_7", titolo: "Tabella", testo: "Prima tabella." },
      {
        id: "annesso_8",
        titolo: "Tabella",
        testo: "Seconda tabella.\n-------\nAGGIORNAMENTO (2)\nNota della tabella.",
      },
      { id: "annesso_9", titolo: "Codice Esempio-Tabella A", testo: "Terza tabella." },
    ]);
  });

  it("count containers and not documents; the titles above the first article are its partition, not its text", () => {
    const { record, corpo } = readFixture("allegati-tecnici");
    expect(record.contenitorePrincipale).toBeNull();
    const attached = corpo.articoli.filter(({ allegato }) => allegato !== null);
    expect(attached.map(({ percorso, rubrica, testo }) => [percorso, rubrica, testo])).toEqual([
      ["annesso/1/art/1", "Definizioni.", "1. Si intende per:\na) gioco: un gioco;\n2. Secondo comma."],
      ["annesso/1/art/2", "Ambito.", "1. Primo comma.\n2. Secondo comma.\n3. Terzo comma."],
      ["annesso/2/art/1", null, "1. Comma senza rubrica."],
      ["annesso/2/art/1~2", "Doppione", "1. Comma."],
      ["annesso/3/art/1", null, "1. Comma."],
    ]);
  });
});

describe("the main numbering", () => {
  const articles = (allegato: string | null, many: number) =>
    Array.from({ length: many }, (_, at) => {
      const numero = `${at + 1}`;
      const id = `${allegato}_${numero}`;
      return { id, numero, rubrica: null, testo: "", partizione: null, allegato, abrogato: false, note: [] };
    });
  const main = (...groups: [string | null, number][]) =>
    number(groups.flatMap(([allegato, many]) => articles(allegato, many))).contenitorePrincipale;

  it("is the body's where it has more than three articles", () => {
    expect(main([null, 4], ["Accordo", 30])).toBeNull();
  });

  it("is the largest container's where the body has at most three, the first of equals", () => {
    expect(main([null, 3], ["Accordo", 5], ["Protocollo", 5])).toBe("Accordo");
    expect(main([null, 0], ["Accordo", 1], ["Protocollo", 2])).toBe("Protocollo");
  });

  it("is the attachments' where one is named a code or testo unico, however long the body is", () => {
    expect(main([null, 9], ["Testo unico di esempio", 2])).toBe("Testo unico di esempio");
    expect(main([null, 9], ["Modifiche al codice", 2])).toBeNull();
  });

  it("is the body's where nothing else has articles", () => {
    expect(main([null, 1])).toBeNull();
  });

  it("never gives one path or identifier to two articles", () => {
    const { articoli } = number([...articles(null, 2), ...articles(null, 2)]);
    expect(articoli.map(({ percorso }) => percorso)).toEqual(["art/1", "art/2", "art/1~2", "art/2~2"]);
    expect(new Set(articoli.map(({ id }) => id)).size).toBe(4);
  });
});

describe("a title without brackets", () => {
  it.each([
    ["before comma 1", "art_2", `Premi ((in denaro)) dell'operazione "Dadi"`, "1. Si vince."],
    ["before the brackets of a change of comma 1", "art_3", "Carte", "((1. Si mescola.\n2. Si taglia.))"],
    ["without the brackets that open a change after it", "art_4", "Dadi", "((1. Si tira.))"],
    ["none where comma 1 opens the article", "art_5", null, "1. Nessun titolo."],
    [
      "as the first paragraph, in a code",
      "annesso_3",
      "Gioco sleale.",
      "Chiunque bara e' escluso.\nLa stessa regola vale per chi aiuta.",
    ],
    [
      "in brackets of its own change, in a code",
      "annesso_4",
      "(( Gioco a distanza ))",
      "((Chi gioca da lontano e' ammesso.))",
    ],
    [
      "none where the first paragraph is a sentence",
      "annesso_5",
      null,
      "Chi non gioca e' spettatore.\nLo spettatore tace.",
    ],
  ])("is the rubrica where nearly all articles have one: %s", (_, id, rubrica, testo) => {
    expect(articolo("titoli", id)).toMatchObject({ rubrica, testo });
  });

  it("stays text where not nearly all articles have a rubrica, and is told", () => {
    expect(readFixture("rubriche").record.osservazioni).toEqual({
      "articoli che si aprono con una riga che forse è la rubrica: lasciata nel testo": {
        quanti: 1,
        esempi: ["art_5"],
      },
    });
  });
});

describe("the text of an article", () => {
  it("does not open with the article's own number, nor with the titles above it", () => {
    expect(articolo("titoli", "art_6").testo).toBe("1. Si siede.");
    expect(articolo("titoli", "art_7").testo).toBe("Art. 7-bis. non e' il suo numero.");
    expect(articolo("titoli", "annesso_1")).toMatchObject({
      rubrica: "(Regola)",
      testo: "Nessuno perde.",
      partizione: "LIBRO PRIMO Dei giochi",
    });
    expect(articolo("titoli", "annesso_7").partizione).toBe("LIBRO PRIMO Dei giochi / TITOLO II Della fine");
  });

  it("is the later of two versions of its commi, which is told; commi that quote others are all there", () => {
    expect(articolo("titoli", "art_8").testo).toBe("1. Primo comma.\n2. Secondo comma.\n3. ((Terzo di poi.))");
    expect(articolo("titoli", "art_9").testo).toBe(
      "1. La regola diventa la seguente:\n1. Regola nuova.\n2. Altra regola.",
    );
    expect(readFixture("titoli").record.osservazioni).toMatchObject({
      "articoli con due versioni dei commi nella fonte: servita l'ultima": { quanti: 1, esempi: ["art_8"] },
    });
  });

  it("is empty where the source has none, and that is told", () => {
    expect(articolo("titoli", "art_10").testo).toBe("");
    expect(readFixture("titoli").record.osservazioni).toMatchObject({
      "articoli senza testo nella fonte, serviti vuoti: vedere se un altro scaricamento dell'atto li ha": {
        quanti: 1,
        esempi: ["art_10"],
      },
    });
  });
});

it("an article that is no longer provided for is repealed", () => {
  expect(articolo("titoli", "annesso_6")).toMatchObject({ abrogato: true, rubrica: null });
});

/** The articles of an act whose body is given. */
function read(body: string) {
  const change = (text: string) => text.replace(/<body>[\s\S]*<\/body>/, `<body>${body}</body>`);
  return readFixture("corpo-senza-articoli", { change });
}

const article = (eId: string, num: string) =>
  `<article${eId && ` eId="${eId}"`}>${num && `<num>${num}</num>`}<paragraph><num>1.</num><content><p>Testo.</p></content></paragraph></article>`;

describe("the number of an article", () => {
  it.each([
    ["a blank in its identifier", "art_2 bis", "Art. 2-bis.", "2-bis"],
    ["no hyphen in its identifier", "art_2bis", "Art. 2-bis.", "2-bis"],
    ["an identifier that names another article", "art_1", "Art. 2.", "2"],
    ["an empty identifier", "", "Art. 7-ter", "7-ter"],
    ["an identifier of blanks alone", "art_ ", "ARTICOLO 9", "9"],
    ["brackets of a change around it", "art_12", "((Art. 13.))", "13"],
    ["no words for it", "art_4 quinquies", "", "4-quinquies"],
    ["words that hold no number", "art_5/a b", "Articolo", "5-a-b"],
  ])("is read with %s", (_, eId, num, numero) => {
    const { articoli } = read(article("art_100", "Art. 100.") + article(eId, num)).corpo;
    expect(articoli[1]).toMatchObject({ numero, percorso: `art/${numero}` });
  });

  it("is told where identifier and words disagree, and no two articles get one number for it", () => {
    const { record, corpo } = read(article("art_1", "Art. 1.") + article("art_1", "Art. 2."));
    expect(corpo.articoli.map(({ numero }) => numero)).toEqual(["1", "2"]);
    expect(record.osservazioni).toMatchObject({
      "articoli che eId numera altrimenti da num: vale num": { quanti: 1, esempi: ["art_1"] },
    });
  });

  it.each(["ARTICOLO UNICO", "Art. unico.", ""])("is 1 where an act has a single one, called “%s”", (num) => {
    expect(read(article("", num)).corpo.articoli).toMatchObject([
      { numero: "1", percorso: "art/1", testo: "1. Testo." },
    ]);
  });

  it("is asked for where an act has several and one tells none", () => {
    expect(() => read(article("art_1", "Art. 1.") + article("", ""))).toThrow("il suo numero («») non si legge");
  });
});

it.each(["(12)", "(5a)", "(a)", "(Articolo 41, comma 4)", "((COMMA ABROGATO))"])(
  "%s at the head is no rubrica",
  (head) => {
    expect(takeBracketed(`${head}\nTesto.`)).toBeNull();
    expect(takeBracketed(`(Omicidio)\nTesto.`)).toMatchObject({ rubrica: "(Omicidio)" });
  },
);
