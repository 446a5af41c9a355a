import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { unionOfAct } from "../../../generator/corpus/orders/norme/union.ts";
import { unionIn } from "../../../generator/format/union.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { unionInArticle, unionInAttachment, unionInFrame } from "../../../generator/sources/normattiva/union.ts";
import { SAMPLE } from "../../data-raw/read-sample.ts";

describe("what an act says of the Union", () => {
  it("is each citation of an article, with comma and article of the act cited", () => {
    const testo =
      "1. Si applicano gli articoli 9 e 10 del regolamento (UE) 2016/679.\n2. E' fatta salva la direttiva 24/2014/UE:\na) la direttiva 98/84/CE.";
    expect(
      unionInArticle({ rubrica: "Attuazione della direttiva 2014/23/UE", testo }, 2020).said.map(
        ({ celex, partizione, articolo_ue }) => [celex, partizione, articolo_ue],
      ),
    ).toEqual([
      ["32014L0023", "rubrica", null],
      ["32016R0679", "comma 1", "9"],
      ["32016R0679", "comma 1", "10"],
      ["32014L0024", "comma 2", null],
      ["31998L0084", "comma 2", null],
    ]);
  });

  it("names no act younger than the version, and counts numbers of two readings", () => {
    const read = (testo: string, latest: number) => unionInArticle({ rubrica: null, testo }, latest);
    expect(read("la direttiva 2014/24/UE", 2010).said).toEqual([]);
    expect(read("il regolamento (Euratom) 2015/1998", 2020)).toEqual({ said: [], dubbie: 1 });
  });

  it("is what the title transposes, what title and preamble name", () => {
    const said = unionInFrame(
      "Attuazione della direttiva 98/84/CE che modifica la direttiva 96/9/CE",
      "Vista la direttiva 98/84/CE;\nVista la legge europea;",
      2000,
    ).said.map(({ come, celex, partizione }) => [come, celex, partizione]);
    expect(said).toEqual([
      ["recepisce", "31998L0084", null],
      ["cita", "31998L0084", "titolo"],
      ["cita", "31996L0009", "titolo"],
      ["cita", "31998L0084", "preambolo"],
    ]);
  });

  it("stands once for the versions that say it, words that stand twice twice", () => {
    const { said } = unionInFrame("Norme sulla direttiva 98/84/CE e sulla direttiva 98/84/CE", null, 2000);
    expect(said).toHaveLength(2);
    expect(unionOfAct({ articoli: { strands: [] } } as never, [said, said.slice(1), []])).toMatchObject([
      [0, 1, -1, { celex: "31998L0084" }],
      [0, 0, -1, { celex: "31998L0084" }],
    ]);
  });

  it("is what attachments name, behind the articles, under their title", () => {
    const testo = "2014/24/UE: direttiva 2014/24/UE sugli appalti\nregolamento (Euratom) 2015/1998";
    const { said, dubbie } = unionInAttachment({ id: "annesso_1", titolo: "Allegato A", testo }, 2020);
    expect({ said, dubbie }).toMatchObject({
      said: [{ celex: "32014L0024", come: "cita", articolo: null, partizione: "Allegato A" }],
      dubbie: 1,
    });
    expect(unionInAttachment({ id: "annesso_2", titolo: "", testo }, 2020).said[0]?.partizione).toBe("annesso_2");
    expect(unionInAttachment({ id: "testo", titolo: "Titolo dell'atto", testo }, 2020).said[0]?.partizione).toBe(
      "testo",
    );
    const frame = unionInFrame("Norme sulla direttiva 98/84/CE", null, 2000).said;
    const kept = unionOfAct({ articoli: { strands: [] } } as never, [[...frame, ...said]]);
    expect(kept.map(([, , at]) => at)).toEqual([-1, -2]);
    expect(unionIn(kept.toReversed(), 0, []).map(([, , , one]) => one.celex)).toEqual(["31998L0084", "32014L0024"]);
  });

  it("is reported where the numbers of title, preamble or an attachment can be read in two ways", () => {
    const xml = readFileSync(path.join(SAMPLE, "norme/20181001_18X09011_VIGENZA_20260110.xml"), "utf8");
    const twofold = "regolamento (Euratom) 2015/1998";
    const doubts = (changed: string) =>
      Object.entries(readAtto(Buffer.from(changed), "atto.xml").record.osservazioni)
        .filter(([reason]) => reason.includes("due letture"))
        .map(([, { esempi }]) => esempi);
    expect(doubts(xml)).toEqual([]);
    expect(doubts(xml.replace(/Dispone per esempio:/, `Visto il ${twofold}, dispone:`))).toEqual([["preambolo"]]);
    expect(doubts(xml.replaceAll("Rettifica delle regole tecniche", `Attuazione del ${twofold}`))).toEqual([
      ["titolo"],
    ]);
  });
});
