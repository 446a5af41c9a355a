import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { understand } from "../../../generator/law/understand.ts";

interface Expected {
  readonly rifiutata?: true;
  readonly atto?: {
    readonly tipo: string;
    readonly data?: string;
    readonly anno?: number;
    readonly numero: string | null;
  };
}

const file = new URL("../../../../shared/golden/citazioni-richieste.tsv", import.meta.url);
const cases = existsSync(file)
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line): [string, Expected] => {
        const [text = "", expected = ""] = line.split("\t");
        return [text, JSON.parse(expected)];
      })
  : [];

describe.skipIf(!cases.length)("requests as people write them (../shared/golden is needed)", () => {
  it.each(cases)("%s", (text, { atto }) => {
    const query = understand(ITALIAN_GRAMMAR, text);
    if (!atto) return expect(query).toBeNull();
    // By an address of the Gazzetta the act is found by date and code, which only a tree knows.
    if (query?.by === "gazzetta") return expect(text).toContain(query.codice.toUpperCase());
    expect(query?.candidates).toHaveLength(1);
    const [act] = query?.candidates ?? [];
    expect(act).toMatchObject({ tipo: atto.tipo, numero: atto.numero });
    const year = atto.anno ?? Number(atto.data?.slice(0, 4));
    expect(act?.data ?? act?.anno).toBe(act?.data ? (atto.data ?? act.data) : year);
    expect(Number(act?.data?.slice(0, 4) ?? act?.anno)).toBe(year);
  });
});
