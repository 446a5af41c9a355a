import { describe, expect, it } from "vitest";
import { plain } from "../../../generator/contract/resources/derive/text.ts";
import { limitOf, type RulingRow, rulingSays } from "../../../generator/contract/resources/pronunce.ts";
import { strikesWhole } from "../../../generator/pages/explorer/client/views/norma/text/changes.ts";

const ELI = "eli:/it/legge/1999/03/15/9001";
const norma = {
  eli: ELI,
  tipo: "legge",
  titolo: "",
  data: "1999-03-15",
  numero: "9001",
  n_articoli: 1,
  n_relazioni: 0,
};
const part = (
  partizione: string | null,
  portata: "intero" | "parte" = "parte",
  consequenziale = false,
): RulingRow["parti"][number] => ({ partizione, portata, consequenziale });

const ruling = (more: Partial<RulingRow>): RulingRow => ({
  ecli: "ECLI:IT:COST:2012:9902",
  tipo: "sentenza",
  numero: 9902,
  anno: 2012,
  deciso: null,
  deposito: "2012-01-11",
  gazzetta: null,
  norma,
  articolo: { eli: `${ELI}/art/4`, numero: "4", rubrica: null },
  parti: [part(null, "intero")],
  effetto: "illegittimita",
  atto_colpito: null,
  dispositivo: "",
  nota: "1",
  nel_testo: true,
  ritirata_da: null,
  url: null,
  ...more,
});

describe("a ruling on an article", () => {
  it.each([
    ["l'illegittimita' dell'art. 3, nella parte in cui non prevede che ...", "nella parte in cui non prevede"],
    ["nella parte in cui rende applicabili ..., e nella parte in cui non esclude ...", "nella parte in cui"],
    ["nelle parti in cui non escludono ...", "nelle parti in cui non escludono"],
    ["nella parte in cui prevede ..., limitatamente alle parole «fino a»", null],
    ["limitatamente alle parole «fino a»", null],
    ["nei limiti di cui in motivazione", null],
    ["l'illegittimita' costituzionale del presente articolo", null],
  ])("%s: is limited by its own words, if they are of one kind: %s", (dispositivo, limit) => {
    expect(limitOf(dispositivo)).toBe(limit);
  });

  it("strikes the whole only without limit, if it was not taken back and the text has not been rewritten", () => {
    expect(strikesWhole(ruling({}))).toBe(true);
    expect(strikesWhole(ruling({ parti: [part(null)] }))).toBe(false);
    expect(strikesWhole(ruling({ parti: [part("comma 1", "intero")] }))).toBe(false);
    expect(strikesWhole(ruling({ parti: [] }))).toBe(false);
    expect(strikesWhole(ruling({ ritirata_da: "159" }))).toBe(false);
    expect(strikesWhole(ruling({ nel_testo: false }))).toBe(false);
  });

  it.each<[it: string, en: string, more: Partial<RulingRow>]>([
    [
      "comma 1: illegittimo solo in un'interpretazione",
      "comma 1: constitutionally illegitimate in one interpretation only",
      { effetto: "interpretativa", parti: [part("comma 1")] },
    ],
    [
      "comma 1 · comma 2: illegittimi solo in un'interpretazione",
      "comma 1 · comma 2: constitutionally illegitimate in one interpretation only",
      { effetto: "interpretativa", parti: [part("comma 1"), part("comma 2")] },
    ],
    [
      "illegittimo solo in un'interpretazione",
      "constitutionally illegitimate in one interpretation only",
      { effetto: "interpretativa", parti: [part(null, "intero")] },
    ],
    ["dichiarato costituzionalmente illegittimo", "declared constitutionally illegitimate", {}],
    [
      "comma 3: illegittimo in parte",
      "comma 3: constitutionally illegitimate in part",
      { effetto: "illegittimita_parziale", parti: [part("comma 3")] },
    ],
  ])("says on a page, in Markdown and in a tool: %s / %s", (it, en, more) => {
    const said = (lingua: "it" | "en") => plain(rulingSays(ruling(more), { lingua }));
    expect([said("it"), said("en")]).toEqual([it, en]);
  });
});
