import { describe, expect, it } from "vitest";
import { commiOf } from "../../../generator/law/articles/commi.ts";
import { commi } from "../../oracle/versioni.ts";
import { absent, readOfficialFiles } from "../../sources/normattiva/official-files.ts";

describe.skipIf(absent)(`the commi of official articles${absent}`, () => {
  it("are those of the oracle, and no numbers of what the article quotes", async () => {
    const { read } = await readOfficialFiles();
    const numbers = new Map<string, string>();
    for (const { atto } of read)
      for (const { id, percorso, testo } of atto.corpo.articoli) {
        const found = commiOf(id, testo);
        expect(found, `${atto.record.chiave.slice(11)} ${percorso}`).toEqual(commi(id, testo));
        numbers.set(`${atto.record.chiave.slice(11)} ${percorso}`, found.map(({ numero }) => numero).join(" "));
      }
    for (const [article, expected] of [
      ["24G00041 art/21", "1 2 3"],
      ["24G00041 art/16", "1 2 3 4"],
      ["22G00158 art/7", "1"],
      ["24G00231 art/78", "1"],
      ["24G00231 art/88", "1"],
      ["20G00052 art/202", "1 1-bis 2"],
      ["005G0104 art/7", "01 1 2 3 4"],
    ])
      expect(numbers.get(article ?? ""), article).toBe(expected);
  });
});
