import { describe, expect, it } from "vitest";
import { citationLabel } from "../../../generator/law/names/citation-label.ts";
import { articleLabel } from "../../../generator/law/names/label.ts";

const act = (tipo: string, data: string | null, numero: string | null, anno: number | null = null) => ({
  tipo,
  data,
  anno,
  numero,
});

describe("the label of an act", () => {
  it.each([
    [act("decreto-legislativo", "2005-03-07", "82"), "D.Lgs. 82/2005"],
    [act("legge", "1990-08-07", "241"), "L. 241/1990"],
    [act("legge", null, "241", 1990), "L. 241/1990"],
    [act("dpr", "2000-12-28", "445"), "D.P.R. 445/2000"],
    [act("legge-costituzionale", "2001-10-18", "3"), "L. cost. 3/2001"],
    [act("costituzione", "1947-12-27", null), "Cost."],
    [act("decreto-duce", "1940-05-05", "12"), "Decreto del duce 12/1940"],
    [act("relazione-e-regio-decreto", "1923-11-18", "2440"), "Relazione e regio decreto 2440/1923"],
  ])("of %j is %s", (named, label) => {
    expect(citationLabel(named)).toBe(label);
  });

  it.each([
    ["615-quinquies", act("regio-decreto", "1930-10-19", "1398"), "art. 615-quinquies c.p."],
    ["12", act("regio-decreto", "1940-10-28", "1443"), "art. 12 c.p.c."],
    ["7", act("costituzione", "1947-12-27", null), "art. 7 Cost."],
    ["2043", act("regio-decreto", "1942-03-16", "262"), "art. 2043 c.c."],
    ["444", act("dpr", "1988-09-22", "447"), "art. 444 c.p.p."],
    ["142", act("decreto-legislativo", "1992-04-30", "285"), "art. 142 C.d.S."],
    ["1", act("regio-decreto", null, "1398", 1930), "art. 1 R.D. 1398/1930"],
  ])("of article %s has the abbreviation of its act: %j", (articolo, named, label) => {
    expect(articleLabel(articolo, named)).toBe(label);
  });

  it("of an article in an attachment does not have it: the abbreviation means the code itself", () => {
    expect(articleLabel("Allegato I, 2", act("regio-decreto", "1930-10-19", "1398"))).toBe(
      "Allegato I, art. 2 R.D. 1398/1930",
    );
  });

  it("follows that of the article, and the name of its attachment comes first", () => {
    expect(articleLabel("3", act("legge", "1990-08-07", "241"))).toBe("art. 3 L. 241/1990");
    expect(articleLabel("Allegato II.12, 23", act("decreto-legislativo", "2023-03-31", "36"))).toBe(
      "Allegato II.12, art. 23 D.Lgs. 36/2023",
    );
  });
});
