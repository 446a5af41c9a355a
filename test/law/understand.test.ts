import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { citationsInText } from "../../generator/law/citations/in-text.ts";
import { readCitations } from "../../generator/law/citations/read.ts";
import { formatEli } from "../../generator/law/identity/eli.ts";
import { formatUrn } from "../../generator/law/identity/written-urn.ts";
import { ACTS_WITH_NAMES } from "../../generator/law/italian/acts-with-names.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { aliasesOfAct } from "../../generator/law/names/aliases.ts";
import { understand } from "../../generator/law/understand.ts";

const law241 = { tipo: "legge", data: "1990-08-07", anno: null, numero: "241", variante: null };

describe("a request for an act", () => {
  it.each([
    "eli:/it/legge/1990/08/07/241",
    "IT/LEGGE/1990/08/07/241",
    "urn:nir:stato:legge:1990-08-07;241",
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241",
    "eli/stato/LEGGE/1990/08/07/241/CONSOLIDATED",
  ])("may be an identifier: %s", (text) => {
    expect(understand(ITALIAN_GRAMMAR, text)).toEqual({ by: "identity", candidates: [law241] });
  });

  it.each(["legge 7 agosto 1990, n. 241", "L. 7.8.1990 n. 241"])("may be a citation in free text: %s", (text) => {
    expect(understand(ITALIAN_GRAMMAR, text)).toEqual({ by: "identity", candidates: [law241] });
  });

  it("by the Gazzetta keeps its date and code", () => {
    expect(understand(ITALIAN_GRAMMAR, "eli/id/2005/05/16/005G0104/ORIGINAL")).toEqual({
      by: "gazzetta",
      data: "2005-05-16",
      codice: "005g0104",
    });
  });

  it("may be a name, in an ELI or alone", () => {
    const code = { tipo: "regio-decreto", data: "1930-10-19", anno: null, numero: "1398", variante: null };
    expect(understand(ITALIAN_GRAMMAR, "eli:/it/codice-penale")).toEqual({ by: "identity", candidates: [code] });
    for (const text of ["codice penale", "C.P.", "il cod. pen.", "codice-penale"])
      expect(understand(ITALIAN_GRAMMAR, text)).toEqual({ by: "identity", candidates: [code] });
    for (const alias of aliasesOfAct(code as typeof code & { data: string }, ACTS_WITH_NAMES))
      expect(understand(ITALIAN_GRAMMAR, `eli:/it/${alias}`)).toEqual({ by: "identity", candidates: [code] });
  });

  it.each([
    ["art. 3, l. 7 agosto 1990, n. 241", "3", null],
    ["416-bis c.p.", "416-bis", null],
    ["Legislative Decree No. 82 of 7 March 2005, Article 20", "20", null],
    ["urn:nir:stato:regio.decreto:1930-10-19;1398~art640", "640", null],
    ["eli:/it/codice-penale/art/640", "640", null],
    ["art. 23 dell'allegato II.12 al d.lgs. 36/2023", "23", "ii.12"],
    ["d.lgs. 36/2023, all. I.2, 5", "5", "i.2"],
    ["urn:nir:stato:decreto.legislativo:2023-03-31;36:17~art23", "23", ""],
    ["allegato II.12 al d.lgs. 36/2023", null, "ii.12"],
  ])("may name an article of it: %s", (text, articolo, allegato) => {
    expect(understand(ITALIAN_GRAMMAR, text)).toMatchObject({ candidates: [{ luogo: { articolo, allegato } }] });
  });

  it.each([
    ["640", "1", "640"],
    ["416", "2", "416-bis"],
    ["270", "5", "270-quinquies"],
  ])("by an address may name an article: %s with %s", (numero, sub, articolo) => {
    const address = `https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=1930-10-26&atto.codiceRedazionale=030U1398&atto.articolo.numero=${numero}&atto.articolo.sottoArticolo=${sub}`;
    expect(understand(ITALIAN_GRAMMAR, address)).toMatchObject({ luogo: { articolo, allegato: null } });
    const gazzetta = `https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.progressivo=0&art.idArticolo=${numero}&art.versione=1&art.codiceRedazionale=030U1398&art.dataPubblicazioneGazzetta=1930-10-26&art.idSottoArticolo=${sub}&art.idSottoArticolo1=10&art.flagTipoArticolo=1`;
    expect(understand(ITALIAN_GRAMMAR, gazzetta)).toMatchObject({ luogo: { articolo, allegato: "" } });
  });

  it("keeps the suffix of a collision and a number's ELI spelling", () => {
    expect(understand(ITALIAN_GRAMMAR, "eli:/it/regio-decreto-legge/1936/05/14/886~036u0886-19370116")).toMatchObject({
      candidates: [{ numero: "886", variante: "036u0886-19370116" }],
    });
    expect(understand(ITALIAN_GRAMMAR, "R.D.L. 30 ottobre 1943, n. 2/B")).toMatchObject({
      candidates: [{ numero: "2-b" }],
    });
  });

  it("may have several candidates", () => {
    const candidates = (text: string) => {
      const query = understand(ITALIAN_GRAMMAR, text);
      return query?.by === "identity" ? query.candidates.map(({ tipo, data, anno }) => [tipo, data ?? anno]) : [];
    };
    expect(candidates("legge n. 300/1970 e d.lgs. 165/2001")).toEqual([
      ["legge", 1970],
      ["decreto-legislativo", 2001],
    ]);
    expect(candidates("testo unico 22 dicembre 1986, n. 917")).toEqual([[null, "1986-12-22"]]);
    expect(candidates("r.d. 25 agosto 1941, n. 1368")).toEqual([
      ["regio-decreto", "1941-08-25"],
      ["regio-decreto", "1941-12-18"],
    ]);
  });

  it.each([
    "",
    " ",
    "qualcosa",
    "legge",
    "L. 241",
    "eli:/it/nessun-nome",
    "eli:/it/legge/1990/02/31/1",
    "il cap. 5",
    "L.R. 28/1977",
  ])("may be none: %j", (text) => {
    expect(understand(ITALIAN_GRAMMAR, text)).toBeNull();
  });

  it("finds any act by the ELI and the URN we write", () => {
    const act = fc.record({
      tipo: fc.constantFrom("legge", "dpr", "decreto-legge", "decreto-duce-fascismo-capo-governo"),
      data: fc.constantFrom("1861-03-17", "1948-02-29", "2024-12-31"),
      numero: fc.integer({ min: 1, max: 99999 }).map(String),
    });
    fc.assert(
      fc.property(act, (identity) => {
        const expected = { by: "identity", candidates: [{ ...identity, anno: null, variante: null }] };
        expect(understand(ITALIAN_GRAMMAR, formatEli(identity))).toEqual(expected);
        expect(understand(ITALIAN_GRAMMAR, formatUrn(identity))).toEqual(expected);
      }),
    );
  });
});

const words = fc.constantFrom(
  ..."art. 3|artt. 2 e 5|comma 1|del|della|dell'|e|,|(|)|L. 241/1990|legge 7 agosto 1990, n. 241|d.lgs.|n. 5|2020|codice civile|c.p.|CAD|cap.|Costituzione|«|»|convertito|dalla legge 1/2000|di cui al|regionale|decreto del Ministro|D.M. 5/2000|-bis|testo unico|\u0130|e\u0300|\ud800".split(
    "|",
  ),
);
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(words, { maxLength: 12 }).map((all) => all.join(" ")),
);

describe("any text", () => {
  it("names what stands inside the words of an act behind it", () => {
    const text = "c.p. (L. 241/1990) art. 3";
    expect(readCitations(text).map(({ tipo }) => tipo)).toEqual(["regio-decreto", "legge"]);
    expect(citationsInText(ITALIAN_GRAMMAR, text).map(({ inizio }) => inizio)).toEqual([0, 6, 19]);
  });

  it("is read without failure, at places that lie in it, in order", () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, virgolette) => {
        understand(ITALIAN_GRAMMAR, text);
        let last = 0;
        for (const { start, end, testo } of readCitations(text, { virgolette, partizioni: true })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end).replace(/\s+/g, " ")).toBe(testo);
          expect(testo).not.toBe("");
          last = start;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
