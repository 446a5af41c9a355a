import { describe, expect, it } from "vitest";
import { identifiedUnionAct, unionAct, unionReadings } from "../../../generator/law/identity/union-act.ts";

describe("an act of the Union", () => {
  it("has a CELEX number, an ELI and an address", () => {
    expect(unionAct("regolamento", 2014, 910)).toEqual({
      celex: "32014R0910",
      eli: "http://data.europa.eu/eli/reg/2014/910/oj",
      tipo: "regolamento",
      anno: 2014,
      numero: 910,
      url: "https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014R0910",
    });
    expect(unionAct("decisione-quadro", 2002, 584)?.celex).toBe("32002F0584");
  });

  it.each([
    ["32014L0024", "32014L0024"],
    ["02016R0679-20160504", "32016R0679"],
    ["http://data.europa.eu/eli/dir/2014/24/oj", "32014L0024"],
    ["http://data.europa.eu/eli/reg_impl/2015/1998/oj", "32015R1998"],
    ["https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX%3A32002F0584", "32002F0584"],
    ["72019L0790ITA_202107973", undefined],
    ["https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014D0335(01)", undefined],
    ["https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014D0335%2801%29", undefined],
    ["https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32016R0679R(02)", undefined],
    ["https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014L00241", undefined],
    ["http://data.europa.eu/eli/dec/2014/335(1)/oj", undefined],
    ["http://data.europa.eu/eli/reg/2016/679/corrigendum/2018-05-23/oj", undefined],
    ["http://data.europa.eu/eli/reg/2016/679/2016-05-04", "32016R0679"],
    ["32014L24", undefined],
    ["12016ME/TXT", undefined],
  ])("%s is %s", (text, celex) => {
    expect(identifiedUnionAct(text)?.celex).toBe(celex);
  });

  const beside = { sign: "", year: 0, latest: 2026 };
  it.each([
    ["direttiva", "98", "84", beside, ["31998L0084"]],
    ["direttiva", "24", "2014", beside, ["32014L0024"]],
    ["direttiva", "96", "2014", beside, ["32014L0096"]],
    ["direttiva", "2027", "1", beside, []],
    ["regolamento", "1071", "2009", beside, ["32009R1071"]],
    ["regolamento", "679", "2016", beside, ["32016R0679"]],
    ["regolamento", "2014", "910", beside, ["32014R0910"]],
    ["regolamento", "2015", "1998", beside, ["32015R1998", "31998R2015"]],
    ["regolamento", "2015", "1998", { ...beside, sign: "ue" }, ["32015R1998"]],
    ["regolamento", "2015", "1998", { ...beside, sign: "ce" }, ["31998R2015"]],
    ["regolamento", "2016", "2004", { ...beside, year: 2004 }, ["32004R2016"]],
    ["regolamento", "2019", "2013", { ...beside, sign: "ue" }, ["32019R2013"]],
    ["regolamento", "679", "16", { ...beside, sign: "ue" }, ["32016R0679"]],
    ["regolamento", "44", "01", { ...beside, sign: "ce" }, []],
    ["direttiva", "79", "1072", { ...beside, sign: "cee" }, ["31979L1072"]],
    ["direttiva", "98", "1072", { ...beside, sign: "ce" }, []],
    ["decisione", "1692", "96", { ...beside, sign: "ce" }, ["31996D1692"]],
    ["decisione", "2003", "97", { ...beside, sign: "ce" }, ["32003D0097"]],
    ["decisione", "1639", "2006", beside, ["32006D1639"]],
    ["decisione", "2007", "436", beside, ["32007D0436"]],
    ["decisione", "70", "98", beside, ["31970D0098", "31998D0070"]],
  ] as const)("%s %s/%s", (tipo, first, second, said, celex) => {
    expect(unionReadings(tipo, [first, second], said).map((act) => act.celex)).toEqual(celex);
  });
});
