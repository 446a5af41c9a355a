import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../generator/corpus/norme/sommario.ts";
import { groupVersions } from "../../../generator/corpus/norme/versions.ts";
import { formatEli } from "../../../generator/law/identity/eli.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { understand } from "../../../generator/law/understand.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";

const folder = new URL("../../../../shared/data-versioni/norme/", import.meta.url);
const read = (name: string) => readAtto(readFileSync(new URL(name, folder)), `norme/${name}`);

describe.skipIf(!existsSync(folder))("the official files of data-versioni (../shared is needed)", () => {
  it("give the Constitution its day, 139 articles, 18 provisions and 24 laws that amended it", () => {
    const { record, corpo } = read("costituzione.xml");
    expect(formatEli(record)).toBe("eli:/it/costituzione/1947/12/27");
    expect([corpo.articoli.length, corpo.allegati.length]).toEqual([139, 18]);
    const amending = record.segnali.filter(({ base }) => base === "riferimento_passivo").map(({ altro }) => altro.urn);
    expect(new Set(amending).size).toBe(24);
    expect(understand(ITALIAN_GRAMMAR, record.urn)).toMatchObject({
      candidates: [{ tipo: "costituzione", numero: null }],
    });
  });

  it("of one version serve the fuller one, whatever they are called", () => {
    const names = ["19410716_041U0633_VIGENZA_20211231.xml", "19410716_041U0633_VIGENZA_20211231_completa.xml"];
    const [less, more] = names.map((name) => summaryOf(read(name).record));
    if (!less || !more) throw new Error("i due file non ci sono");
    for (const both of [
      [less, more],
      [more, { ...less, file: "norme/zz.xml" }],
    ]) {
      const { atti, doppioni } = groupVersions(both, null);
      expect(atti.map(({ record }) => record.file)).toEqual([more.file]);
      expect(doppioni).toHaveLength(1);
    }
  });
});
