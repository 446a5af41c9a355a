import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eliLabel } from "../../../generator/law/names/eli-label.ts";
import type { ActArticle, ActRelation } from "../../../generator/pages/explorer/client/views/norma/act-body.ts";
import {
  actName,
  articleCitation,
  plainTitle,
  saysTheSame,
} from "../../../generator/pages/explorer/client/views/norma/act-name.ts";
import { normaAddress, onDay, requestOf } from "../../../generator/pages/explorer/client/views/norma/norma-address.ts";
import { commaBlocks, setBlocks } from "../../../generator/pages/explorer/client/views/norma/text/blocks.ts";
import {
  changeOfMark,
  changesByArticle,
  changesOf,
  extentOfRepeal,
  isAfter,
  isPartRepeal,
  lastAfter,
  repealOf,
} from "../../../generator/pages/explorer/client/views/norma/text/changes.ts";
import { citedPlaces, knownActs } from "../../../generator/pages/explorer/client/views/norma/text/cited.ts";
import {
  chunkEnds,
  contentsOf,
  filtered,
  newHeadings,
} from "../../../generator/pages/explorer/client/views/norma/text/contents.ts";
import {
  linkedPieces,
  markedLines,
  markRuns,
  pieceText,
} from "../../../generator/pages/explorer/client/views/norma/text/marks.ts";

const LAW = { tipo: "legge", data: "1990-08-07", numero: "241" };
const ELI = "eli:/it/legge/1990/08/07/241";

const article = (numero: string, more: Partial<ActArticle> = {}): ActArticle => ({
  id: `art_${numero}`,
  eli: `${ELI}/art/${numero}`,
  numero,
  rubrica: null,
  testo: "",
  partizione: null,
  allegato: null,
  abrogato: false,
  n_pronunce: 0,
  note: [],
  ...more,
});

const relation = (more: Partial<ActRelation>): ActRelation => ({
  direzione: "in",
  da: "eli:/it/decreto-legislativo/2024/12/31/209",
  a: ELI,
  articolo_da: null,
  partizione_da: null,
  articolo_a: "3",
  partizione_a: null,
  portata: null,
  tipo: "modifica",
  classe: "testo",
  data: "2024-12-31",
  decorrenza: null,
  evidenza: null,
  base: [],
  affidabilita: "alta",
  nel_corpus: false,
  ...more,
});

describe("the address of the reader", () => {
  const parts = (text: string) => normaAddress(text.split("/"));

  it.each([
    ["norma/it/legge/1990/08/07/241", ["it/legge/1990/08/07/241", null, null, null]],
    ["norma/it/costituzione/1947/12/27/art/7", ["it/costituzione/1947/12/27", null, "art/7", null]],
    [
      "norma/it/legge/1990/08/07/241@2020-01-01/art/3/comma/2-bis",
      ["it/legge/1990/08/07/241", "2020-01-01", "art/3", "2-bis"],
    ],
    ["norma/it/dpr/1973/09/29/600/annesso/2/art/1", ["it/dpr/1973/09/29/600", null, "annesso/2/art/1", null]],
    ["norma/L. 241/1990", ["L. 241/1990", null, null, null]],
    ["norma/codice penale/art/416 bis", ["codice penale", null, "art/416 bis", null]],
    ["norma", ["", null, null, null]],
  ])("%s says act, day, article and comma", (text, [act, day, below, comma]) => {
    expect(parts(text)).toEqual({ act, day, below, comma });
  });

  it("asks for an article alone, and for the act where more of it is shown", () => {
    const request = (text: string, query = {}) => requestOf({ path: text.split("/"), query });
    const path = "norma/it/legge/1990/08/07/241@2020-01-01/art/3/comma/2";
    expect(request(path)).toBe("norme/eli:/it/legge/1990/08/07/241@2020-01-01/art/3");
    expect(request(path, { testo: "intero" })).toBe("norme/eli:/it/legge/1990/08/07/241@2020-01-01");
    expect(request(path, { vista: "modifiche" })).toBe("norme/eli:/it/legge/1990/08/07/241@2020-01-01");
    expect(request("norma/L. 241/1990/art/3")).toBe("norme/L.%20241%2F1990/art/3");
  });

  it("keeps the day in links below the act", () => {
    expect(onDay(`${ELI}/annesso/1/art/3`, "2020-01-01")).toBe(`${ELI}@2020-01-01/annesso/1/art/3`);
    expect(onDay(ELI, "2020-01-01")).toBe(`${ELI}@2020-01-01`);
    expect(onDay(ELI, null)).toBe(ELI);
  });
});

describe("names", () => {
  it("are no titles: these have no brackets, and are not said twice", () => {
    expect(plainTitle("Interventi ((e delega)).")).toBe("Interventi e delega.");
    expect(saysTheSame("Codice dell'((amministrazione)) digitale.", "Codice dell'amministrazione digitale")).toBe(true);
    expect(saysTheSame("Approvazione del testo definitivo del Codice Penale.", "Codice penale")).toBe(false);
  });

  it("are those of the law, whatever the language of the page", () => {
    expect(actName(LAW)).toBe("Legge 7 agosto 1990, n. 241");
    expect(actName({ tipo: "dpr", data: "2000-12-01", numero: "445" })).toBe(
      "Decreto del Presidente della Repubblica 1 dicembre 2000, n. 445",
    );
    expect(articleCitation(LAW, { numero: "3", allegato: null }, "2")).toBe(
      "art. 3, comma 2, L. 7 agosto 1990, n. 241",
    );
    expect(
      articleCitation({ tipo: "costituzione", data: "1947-12-27", numero: null }, { numero: "7", allegato: null }),
    ).toBe("art. 7, Cost.");
    expect(eliLabel("eli:/it/decreto-legislativo/2024/12/31/209")).toBe("D.Lgs. 209/2024");
  });
});

describe("marks", () => {
  it("go over lines; what has no partner stays; a note's number is none", () => {
    expect(markedLines("a ((b\nc)) d")).toEqual([
      [
        { text: "a ", marked: false },
        { text: "b", marked: true },
      ],
      [
        { text: "c", marked: true },
        { text: " d", marked: false },
      ],
    ]);
    expect(markedLines("((a (b)))")).toEqual([[{ text: "a (b)", marked: true }]]);
    expect(markedLines("a ((b")).toEqual([[{ text: "a ((b", marked: false }]]);
    expect(markedLines("a)) b")).toEqual([[{ text: "a)) b", marked: false }]]);
    expect(markedLines("x ((2))").map(pieceText)).toEqual(["x (2)"]);
  });

  it("lose no letter", () => {
    const text = fc.array(fc.constantFrom("((", "))", "(", ")", "a", "\n", " ")).map((pieces) => pieces.join(""));
    const letters = (line: string) => line.replace(/[()\s]/g, "");
    fc.assert(
      fc.property(text, (line) => {
        const lines = markedLines(line);
        expect(letters(lines.map(pieceText).join(""))).toBe(letters(line));
        expect(lines).toHaveLength(line.split("\n").length);
      }),
    );
  });
});

describe("an article as it is set", () => {
  it("has its numbers in the margin, points and tables", () => {
    const [first, second, last] = commaBlocks(
      "art_3",
      "1. Uno:\na) primo;\n1) secondo.\n((1-bis. Due.))\n2. Tre:\nA\tB\nC\t",
    );
    expect([first?.numero, second?.numero, last?.numero]).toEqual(["1", "1-bis", "2"]);
    expect(first?.blocks.map((block) => block.kind === "line" && [block.depth, pieceText(block.pieces)])).toEqual([
      [0, "Uno:"],
      [1, "a) primo;"],
      [2, "1) secondo."],
    ]);
    expect(second?.blocks).toEqual([{ kind: "line", depth: 0, pieces: [{ text: "Due.", marked: true }] }]);
    expect(last?.blocks[1]).toEqual({
      kind: "table",
      rows: [
        ["A", "B"],
        ["C", ""],
      ],
    });
  });

  it("shows no number where the text has one comma and numbers none", () => {
    expect(commaBlocks("art_5", "((ARTICOLO ABROGATO))").map(({ numbered }) => numbered)).toEqual([false]);
    expect(commaBlocks("art_5", "Uno.\nDue.").map(({ numbered }) => numbered)).toEqual([true, true]);
    expect(commaBlocks("art_5", "")).toEqual([]);
  });

  it("sets a drawn table apart", () => {
    expect(setBlocks("Testo\n+--+\n|a |")).toMatchObject([
      { kind: "line" },
      { kind: "drawing", lines: ["+--+", "|a |"] },
    ]);
  });
});

describe("contents", () => {
  const contents = contentsOf({
    articoli: [
      article("1", { partizione: "TITOLO I / Capo I", rubrica: "(Finalità)." }),
      article("2", { partizione: "TITOLO I / Capo I", rubrica: "((Accesso))" }),
      article("12", { partizione: "TITOLO II" }),
      article("1", { id: "annesso_1__art_1", allegato: "Allegato A" }),
    ],
    allegati: [{ id: "annesso_2", titolo: "Tabella", testo: "" }],
  });

  it("are books, titles and attachments, in order", () => {
    expect(contents.parts.map(({ title }) => title)).toEqual(["TITOLO I", "TITOLO II", "Allegato A", "Allegati"]);
    expect(contents.parts[0]?.parts[0]?.items.map(({ name, title }) => `${name} ${title}`)).toEqual([
      "Art. 1 Finalità",
      "Art. 2 Accesso",
    ]);
  });

  it("are found by number, word and heading", () => {
    const names = (words: string) => {
      const found = filtered(contents, words);
      const all = (part: typeof contents): string[] => [
        ...part.items.map(({ name }) => name),
        ...part.parts.flatMap(all),
      ];
      return found && all(found);
    };
    expect(names("finalita")).toEqual(["Art. 1"]);
    expect(names("art. 12")).toEqual(["Art. 12"]);
    expect(names("1")).toEqual(["Art. 1", "Art. 1"]);
    expect(names("titolo ii")).toEqual(["Art. 12"]);
    expect(names("zzz")).toBeNull();
    expect(names("(")).toBeNull();
  });
});

describe("who changed an article", () => {
  const older = relation({ data: "2010-01-01", partizione_a: "comma 2" });
  const whole = relation({ data: "2020-01-01", tipo: "abroga", portata: "intero" });
  const other = relation({ articolo_a: "Allegato A, 3" });

  it("is told by the relations that name it, newest first; an attachment has numbers of its own", () => {
    const changes = changesByArticle([older, whole, other, relation({ articolo_a: null })]);
    expect(changesOf(changes, article("3"))).toEqual([whole, older]);
    expect(changesOf(changes, article("3", { eli: `${ELI}/annesso/1/art/3`, allegato: "Allegato A" }))).toEqual([
      other,
    ]);
  });

  it("of a mark is the change of its comma, else of the whole article", () => {
    expect(changeOfMark([whole, older], "2")).toBe(older);
    expect(changeOfMark([whole, older], "1")).toBe(whole);
    expect(changeOfMark([older], "1")).toBeUndefined();
    expect(changeOfMark([relation({ classe: "ambito" })], null)).toBeUndefined();
  });

  it("is not in a text of an earlier day", () => {
    expect([isAfter(whole, "2019-12-31"), isAfter(whole, "2020-01-01")]).toEqual([true, false]);
    expect(isAfter(relation({ data: null }), "2019-12-31")).toBe(false);
    const scope = relation({ data: "2022-01-01", classe: "ambito" });
    expect(lastAfter([older, whole, scope], "2009-12-31")).toBe(whole);
    expect(lastAfter([older, whole, scope], "2020-01-01")).toBeUndefined();
  });

  it("that repeals a part of it is told as such, and one of which nobody says how much as no more", () => {
    const abroga = (partizione_a: string | null, portata: "intero" | "parte" | null) =>
      relation({ tipo: "abroga", partizione_a, portata });
    const all = [
      abroga("comma 2", "intero"),
      abroga("comma 2", null),
      abroga("comma 2", "parte"),
      abroga(null, "parte"),
      abroga(null, null),
      abroga(null, "intero"),
      relation({ tipo: "sostituisce", partizione_a: "comma 2", portata: "parte" }),
    ];
    expect(all.map(isPartRepeal)).toEqual([true, true, true, true, false, false, false]);
    expect(all.map(extentOfRepeal)).toEqual([null, null, "in_parte", "in_parte", "quanto_non_detto", null, null]);
  });

  it("repeals it only where the whole of it is meant", () => {
    expect(repealOf([older, whole])).toBe(whole);
    expect(
      repealOf([relation({ tipo: "abroga", partizione_a: "comma 3" }), relation({ tipo: "abroga", portata: "parte" })]),
    ).toBeUndefined();
  });
});

describe("cited acts", () => {
  const acts = knownActs({ out: [], in: [relation({})] });

  it("lead to their ELI, or to what the API makes of the text; what is known not to be here says so", () => {
    const hrefs = (text: string) => citedPlaces(text, acts).map(({ href, here }) => [href, here]);
    expect(hrefs("ai sensi dell'articolo 3 della legge 7 agosto 1990, n. 241")).toEqual([
      ["#/norma/it/legge/1990/08/07/241/art/3", true],
    ]);
    expect(hrefs("dal d.lgs. n. 209 del 2024")).toEqual([["#/norma/it/decreto-legislativo/2024/12/31/209", false]]);
    expect(hrefs("la L. 241/1990")).toEqual([["#/norma/L.%20241/1990", true]]);
    expect(hrefs("la legge regionale 3/2000 e il direttore")).toEqual([]);
  });

  it("are cut out of marked pieces, and lose no letter", () => {
    const place = { start: 1, end: 4, href: "#/x", here: true };
    const pieces = linkedPieces(
      [
        { text: "ab", marked: false },
        { text: "cdef", marked: true },
      ],
      [place],
    );
    expect(pieces.map(({ text, place: link }) => [text, link !== null])).toEqual([
      ["a", false],
      ["b", true],
      ["cd", true],
      ["ef", false],
    ]);
    expect(markRuns(pieces).map(({ marked, pieces: run }) => [marked, run.length])).toEqual([
      [false, 2],
      [true, 2],
    ]);
  });
});

describe("an act in chunks", () => {
  it("has a first one of a screen, and ends with its last piece", () => {
    expect(chunkEnds([20_000, 100, 100])).toEqual([1, 3]);
    expect(chunkEnds([])).toEqual([]);
    expect(chunkEnds(Array.from({ length: 500 }, () => 3000)).at(-1)).toBe(500);
  });

  it("repeats no heading", () => {
    expect(newHeadings(["TITOLO I", "Capo I"], ["TITOLO I", "Capo II"])).toEqual(["Capo II"]);
    expect(newHeadings(["TITOLO I"], ["TITOLO I"])).toEqual([]);
  });
});
