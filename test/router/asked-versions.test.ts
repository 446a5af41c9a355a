/** What is asked for in a version, what lies between it and the day, holes of the source, versions of days to come. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { checkTree, generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { thrown } from "../thrown.ts";
import { writeFiles } from "../write-files.ts";
import { actXml, eliOf, fontiOf } from "./small-act-files.ts";

const EXTRACTED = "2026-05-07";
const [ACT, HOLES, FUTURE, ONLY_FUTURE] = ["9100", "9200", "9300", "9400"].map(eliOf) as [
  string,
  string,
  string,
  string,
];

const FILES = {
  original: actXml({
    version: "ORIGINAL",
    articoli: { 1: "1. Uno.", 2: "1. Due." },
    note: ["Entrata in vigore del provvedimento: 1/2/2020"],
  }),
  consolidated: actXml({
    version: "CONSOLIDATED/20210301",
    articoli: { 1: "1. Uno ((nuovo)).", 2: "1. Due.", 3: "1. Tre." },
    modificata: [
      { da: "9500", articolo: "1", comma: "1", al: "2021-02-28" },
      { da: "9600", articolo: "2", al: "2023-06-30" },
    ],
    aggiornata: [{ da: "9700", al: "2024-01-31" }],
  }),
  ...Object.fromEntries(
    [
      ["20200301", { 1: "1. Uno.", 2: "", 3: "1. Tre.", 4: "" }],
      ["20210301", { 1: "1. Uno.", 2: "1. Due.", 3: "", 4: "" }],
      ["20220301", { 1: "", 2: "1. Due.", 3: "1. Tre, altro.", 4: "" }],
    ].map(([day, articoli], i) => [
      `holes${i}`,
      actXml({ numero: "9200", version: `CONSOLIDATED/${day}`, articoli: articoli as Record<string, string> }),
    ]),
  ),
  past: actXml({ numero: "9300", version: "CONSOLIDATED/20260101", articoli: { 1: "1. Oggi.", 2: "1. Due." } }),
  next: actXml({
    numero: "9300",
    version: "CONSOLIDATED/20270101",
    articoli: { 0: "1. Prima.", 1: "1. Domani.", 2: "1. Due." },
  }),
  later: actXml({ numero: "9300", version: "CONSOLIDATED/20280101", articoli: { 1: "1. Poi." } }),
  impossible: actXml({ numero: "9800", version: "CONSOLIDATED/99991231", articoli: { 1: "1. Testo." } }),
  alone: actXml({ numero: "9400", version: "CONSOLIDATED/20270101", articoli: { 1: "1. Futuro solo." } }),
};

describe("acts asked for in a version", () => {
  const folder = temporaryFolder();
  const [data, out] = [path.join(folder, "data"), path.join(folder, "tree")];
  beforeAll(async () => {
    writeFiles(data, [
      ["fonti.json", fontiOf(EXTRACTED)],
      ...Object.entries(FILES).map(([name, xml]): [string, string] => [`norme/${name}.xml`, xml]),
    ]);
    await generateHere({ data, out });
  });

  async function ask(target: string, accept?: string) {
    const read = async (name: string) => (existsSync(path.join(out, name)) ? readFileSync(path.join(out, name)) : null);
    const request = { method: "GET", target: `/api/public${target}`, accept };
    const { status, headers, body } = await respond(request, read, thrown);
    const text = new TextDecoder().decode(body);
    return { status, headers, text, body: accept ? {} : JSON.parse(text) };
  }
  const names = (body: { modifiche_intermedie: { da: string }[] }) =>
    body.modifiche_intermedie.map(({ da }) => da.slice(da.lastIndexOf("/") + 1));

  it("is found in order by the check of trees", async () => {
    expect((await checkTree(out, SILENT)).problems).toEqual([]);
  });

  it("an act says which changes of its words its text lacks", async () => {
    const [newest, older] = [await ask(`/norme/${ACT}`), await ask(`/norme/${ACT}@2020-06-01?lang=en`)];
    expect(newest.body.modifiche_successive).toBeNull();
    expect(newest.body.meta.nota).not.toContain("Dopo il 2021-03-01");
    expect(older.body.modifiche_successive).toEqual({ n: 1, ultima: "2021-02-28" });
    expect(older.body.meta.nota).toContain(
      "one change of the wording of the act (2021-02-28), which this text does not",
    );
  });

  describe("a day", () => {
    it("bears the changes that came between the version and it, of the act", async () => {
      const { body } = await ask(`/norme/${ACT}@2024-01-31`);
      expect(body).toMatchObject({ giorno: "2024-01-31", versione: { al: "2021-03-01" } });
      expect(names(body).sort()).toEqual(["9600", "9700"]);
      expect(body.meta.nota).toContain("Fra il 2021-03-01 e il 2024-01-31 la raccolta conosce 2 modifiche");
      const [day, before] = [await ask(`/norme/${ACT}@2023-06-30`), await ask(`/norme/${ACT}@2023-06-29`)];
      expect([names(day.body), names(before.body)]).toEqual([["9600"], []]);
      expect(day.body.meta.nota).toContain("una modifica (`modifiche_intermedie`)");
      expect(before.body.meta.nota).not.toContain("modifiche_intermedie");
    });

    it("bears those of the article asked for, and says of changes of the act whose article is not known", async () => {
      const [one, two] = [
        await ask(`/norme/${ACT}@2025-01-01/art/1?lang=en`),
        await ask(`/norme/${ACT}@2025-01-01/art/2`),
      ];
      expect([names(one.body), names(two.body)]).toEqual([[], ["9600"]]);
      expect(one.body).toMatchObject({ giorno: "2025-01-01" });
      expect(one.body.meta.nota).toContain("of which the article is not known (2024-01-31)");
      expect(two.body.meta.nota).toContain("in quel giorno il testo può essere un altro");
      const { body } = await ask(`/norme/${ACT}@2020-06-01/art/1`);
      expect(names(body)).toEqual([]);
    });

    it("bears those of the comma asked for, and not of another one", async () => {
      const [first, older] = [
        await ask(`/norme/${ACT}@2021-02-28/art/1/comma/1`),
        await ask(`/norme/${ACT}@2021-02-27/art/1/comma/1`),
      ];
      expect([names(first.body), names(older.body)]).toEqual([["9500"], []]);
      expect(first.body.versione).toEqual({ tipo: "originale", al: "2020-01-20" });
    });

    it("bears them among relations too, whichever are asked for", async () => {
      for (const dir of ["in", "out", "entrambe"]) {
        const { status, body } = await ask(`/relazioni?norma=${ACT}@2023-12-31&dir=${dir}`);
        expect({ status, giorno: body.giorno, names: names(body) }).toEqual({
          status: 200,
          giorno: "2023-12-31",
          names: ["9600"],
        });
        expect(body.meta.nota).toContain("una modifica (`modifiche_intermedie`)");
        expect(body.relazioni).toHaveLength(body.totale);
      }
      expect((await ask(`/relazioni?norma=${ACT}&dir=in`)).body).not.toHaveProperty("giorno");
    });

    it("is told beside the version that is answered, and whether newer ones are here", async () => {
      const [older, newest] = [await ask(`/norme/${ACT}@2020-06-01`), await ask(`/norme/${ACT}@2021-06-01?lang=en`)];
      expect(older.body.meta.nota).toMatch(
        /^Testo della versione originale al 2020-01-20, non la più recente: la raccolta ne ha fino al 2021-03-01/,
      );
      expect(newest.body.meta.nota).toMatch(/^Text of the consolidated version of 2021-03-01, the newest of the coll/);
      expect((await ask(`/norme/${ACT}`)).body.meta.nota).toMatch(/^Testo della versione più recente tra quelle/);
    });

    it("before the entry into force, or after the data, is said to be so", async () => {
      const { body } = await ask(`/norme/${ACT}@2020-01-25`);
      expect(body).toMatchObject({ entrata_in_vigore: "2020-02-01", versione: { tipo: "originale" } });
      expect(body.meta.nota).toContain("L'entrata in vigore che la fonte dà, 2020-02-01, viene dopo il giorno chiesto");
      expect((await ask(`/norme/${ACT}@2020-02-01`)).body.meta.nota).not.toContain("entrata in vigore");
      expect((await ask(`/norme/${ACT}@2026-05-08/art/1`)).body.meta.nota).toContain("dopo i dati (al 2026-05-07)");
      expect((await ask(`/norme/${ACT}@2026-05-07/art/1`)).body.meta.nota).not.toContain("dopo i dati");
    });

    it("is not there where none is asked for", async () => {
      for (const target of [`/norme/${ACT}`, `/norme/${ACT}/art/1`, `/norme/${ACT}@originale`]) {
        const { body } = await ask(target);
        expect(body).not.toHaveProperty("giorno");
        expect(body).not.toHaveProperty("modifiche_intermedie");
      }
    });

    it("nowhere reads as the day of the text in force", async () => {
      for (const target of [`/norme/${ACT}@2025-01-01`, `/norme/${ACT}@2025-01-01/art/2`, `/norme/${ACT}@2019-01-01`])
        for (const lang of ["it", "en"])
          expect((await ask(`${target}?lang=${lang}`)).text).not.toMatch(
            /in vigore (?:il|in questo giorno)|in force on/,
          );
      const { text } = await ask(`/norme/${ACT}@2025-01-01`, "text/markdown");
      expect(text).toContain('giorno: "2025-01-01"');
      expect(text).toContain("la raccolta conosce 2 modifiche");
    });
  });

  describe("a version", () => {
    const URN = "urn:nir:stato:legge:2020-01-15;9100";
    it.each([
      `${ACT}@originale`,
      "L. 9100/2020@originale",
      `${URN}@originale`,
      `${URN}@originale~art1`,
      `https://www.normattiva.it/uri-res/N2Ls?${URN}@originale`,
      "eli/id/2020/01/20/20G09100/ORIGINAL",
      "http://www.normattiva.it/eli/id/2020/01/20/20G09100/ORIGINAL/20200120",
      "http://www.normattiva.it/eli/stato/LEGGE/2020/01/15/9100/ORIGINAL",
      "eli/id/2020/01/20/20G09100/CONSOLIDATED/20200601",
      `${URN}!vig=2020-06-01`,
      `${URN}!vig=20200601`,
      `${URN}~art1!vig=2020-06-01`,
      `${URN}@2020-06-01`,
      "eli/id/2020/01/20/20G09100@2020-06-01",
      "https://www.normattiva.it/do/atto/caricaAKN?dataVigenza=01/06/2020&dataGU=20200120&codiceRedaz=20G09100",
      "https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2020-01-20&atto.codiceRedazionale=20G09100&tipoDettaglio=originario",
      encodeURIComponent(`https://www.normattiva.it/uri-res/N2Ls?${URN}!vig=2020-06-01`),
      "https://www.normattiva.it/do/atto/caricaAKN?dataGU=20200120&codiceRedaz=20G09100&dataVigenza=20200601",
    ])("is the one asked for: %s", async (name) => {
      const { status, headers, body } = await ask(`/norme/${encodeURIComponent(name)}`);
      expect(status).toBe(200);
      expect(body.versione).toEqual({ tipo: "originale", al: "2020-01-20" });
      expect(headers["Content-Location"]).toBe(`/api/public/norme/${ACT}@2020-01-20`);
    });

    it.each([
      `${URN}!vig=2020-01-19`,
      `${URN}!vig=2020-02-30`,
      `${URN}!vig=ieri`,
      `${URN}@multivigente`,
      `${URN}@originale!vig=2021-06-01`,
      "eli/id/2020/01/20/20G09100/CONSOLIDATED/20190101",
      "eli/id/2020/01/20/20G09100/CONSOLIDATED/ieri",
      `${ACT}@2020-01-19`,
    ])("that is not here is 404 with the days of those that are: %s", async (name) => {
      const { status, body } = await ask(`/norme/${encodeURIComponent(name)}`);
      expect({ status, versioni: body.versioni }).toEqual({ status: 404, versioni: ["2021-03-01", "2020-01-20"] });
    });

    it("as it was published is 404 where only later ones are here", async () => {
      for (const name of [
        `${HOLES}@originale`,
        "eli/id/2020/01/20/20G09200/ORIGINAL",
        "urn:nir:stato:legge:2020-01-15;9200@originale",
      ])
        expect(await ask(`/norme/${encodeURIComponent(name)}`)).toMatchObject({
          status: 404,
          body: { versioni: ["2022-03-01", "2021-03-01", "2020-03-01"] },
        });
    });

    it("is the one that is served where an address asks for none", async () => {
      for (const name of ["eli/id/2020/01/20/20G09100/CONSOLIDATED", "eli/id/2020/01/20/20G09100", `${URN}!vig=`, URN])
        expect((await ask(`/norme/${encodeURIComponent(name)}`)).body.versione, name).toMatchObject({
          al: "2021-03-01",
        });
    });

    it.each([
      [`${URN}~art1!vig=2020-06-01`, "1. Uno.", "2020-06-01", "originale"],
      [`art. 1 L. 9100/2020@2020-06-01`, "1. Uno.", "2020-06-01", "originale"],
      ["art. 1 L. 9100/2020 nel testo vigente al 1 giugno 2020", "1. Uno.", "2020-06-01", "originale"],
      ["L. 9100/2020@2020-06-01 art. 1", "1. Uno.", "2020-06-01", "originale"],
      ["art. 3 L. 9100/2020 nel 2022", "1. Tre.", "2022-12-31", "consolidata"],
      [`${URN}@originale~art1`, "1. Uno.", "originale", "originale"],
      [`art. 3 legge 9100/2020 @2022-01-01`, "1. Tre.", "2022-01-01", "consolidata"],
    ])("is what a search finds first where it asks for it: %s", async (q, text, day, tipo) => {
      const { status, body } = await ask(`/cerca?q=${encodeURIComponent(q)}`);
      const numero = text === "1. Tre." ? "3" : "1";
      const articolo = { eli: `${ACT}@${day}/art/${numero}`, numero, rubrica: null };
      expect(status).toBe(200);
      expect(body).toMatchObject({ q, riconosciuta: { norma: { eli: ACT }, articolo, versione: { tipo } } });
      expect(body.riconosciuta.giorno).toBe(day === "originale" ? undefined : day);
      expect(body.risultati[0]).toMatchObject({ articolo, estratto: text, punteggio: 1000 });
      expect((await ask(`/norme/${articolo.eli}`)).body.articolo.testo).toBe(text);
    });

    it("that is not here is 404 for a search too", async () => {
      for (const q of [`${URN}!vig=2019-01-01`, "art. 1 L. 9100/2020@2019-01-01", "legge 9200/2020@originale"])
        expect(await ask(`/cerca?q=${encodeURIComponent(q)}`), q).toMatchObject({
          status: 404,
          body: { versioni: expect.arrayContaining(["2021-03-01"]) },
        });
      for (const q of [URN, "L. 9100/2020", "ciao@2019-01-01"])
        expect((await ask(`/cerca?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
    });

    it("that is said in words and is not here leads to the text that is, and says so", async () => {
      const { status, body } = await ask(`/cerca?q=${encodeURIComponent("art. 1 L. 9100/2020 al 1 gennaio 2019")}`);
      expect(status).toBe(200);
      expect(body.riconosciuta).toMatchObject({
        articolo: { eli: `${ACT}/art/1` },
        versione: null,
        giorno: "2019-01-01",
      });
      expect(body.riconosciuta.testo_ufficiale).toMatch(/~art1!vig=2019-01-01$/);
      expect(body.risultati[0].articolo.eli).toBe(`${ACT}/art/1`);
      expect(body.meta.nota).toMatch(/^Il testo al 2019-01-01 non è in questa raccolta/);
      expect((await ask(`/norme/${encodeURIComponent("L. 9100/2020 al 1 gennaio 2019")}`)).status).toBe(404);
      const { body: act } = await ask(`/norme/${encodeURIComponent("L. 9100/2020 al 1 giugno 2020")}`);
      expect(act.giorno).toBe("2020-06-01");
    });

    it("of an article that it lacks is shown as the act alone", async () => {
      const { body } = await ask(`/cerca?q=${encodeURIComponent("art. 3 L. 9100/2020@2020-06-01")}`);
      expect(body.riconosciuta).toMatchObject({ norma: { eli: ACT }, articolo: null, versione: { al: "2020-01-20" } });
    });

    it("is that of the article, wherever it is asked for", async () => {
      for (const target of [
        `${ACT}@originale/art/1`,
        `${ACT}/art/1@originale`,
        "eli/id/2020/01/20/20G09100/ORIGINAL/art/1",
      ])
        expect((await ask(`/norme/${target}`)).body, target).toMatchObject({
          versione: { tipo: "originale" },
          articolo: { testo: "1. Uno." },
        });
      expect((await ask(`/norme/${ACT}@originale/art/3`)).body).toMatchObject({ versioni: ["2021-03-01"] });
    });
  });

  describe("a hole of the source", () => {
    it("is one in the act and the article, and no change of a version", async () => {
      const { body } = await ask(`/norme/${HOLES}`);
      expect(body.articoli.map(({ lacuna = false }: { lacuna?: boolean }) => lacuna)).toEqual([
        true,
        false,
        false,
        true,
      ]);
      const { body: listed } = await ask(`/norme/${HOLES}/versioni`);
      expect(listed.versioni.map(({ modificati }: { modificati: number }) => modificati)).toEqual([0, 0, null]);
      for (const [query, numbers] of [
        ["", ["3"]],
        ["?da=2021-03-01", []],
        ["?a=2021-03-01", []],
      ] as const) {
        const { body: compared } = await ask(`/norme/${HOLES}/confronto${query}`);
        expect(
          compared.articoli.map(({ numero }: { numero: string }) => numero),
          query,
        ).toEqual(numbers);
      }
    });

    it("reads since the version before, and tells no text of its own", async () => {
      const days = (body: { versioni: { al: string }[] }) => body.versioni.map(({ al }) => al);
      for (const [target, dal, changed] of [
        ["/art/1", "2020-03-01", ["2020-03-01"]],
        ["/art/2", "2021-03-01", ["2021-03-01"]],
        ["/art/3", "2022-03-01", ["2022-03-01", "2020-03-01"]],
        ["@2021-03-01/art/3", "2020-03-01", ["2022-03-01", "2020-03-01"]],
        ["/art/4", "2020-03-01", ["2020-03-01"]],
      ] as const) {
        const { body } = await ask(`/norme/${HOLES}${target}`);
        expect([body.dal, days(body)], target).toEqual([dal, changed]);
      }
    });
  });

  describe("a version of a day after the data", () => {
    it("is in no list and no answer of who asks for no day", async () => {
      const { body } = await ask(`/norme/${FUTURE}`);
      expect(body).toMatchObject({ versione: { tipo: "consolidata", al: "2026-01-01" }, n_articoli: 2, n_versioni: 3 });
      expect(body.versione).not.toHaveProperty("futura");
      expect((await ask(`/norme/${FUTURE}/art/1`)).body).toMatchObject({
        articolo: { testo: "1. Oggi." },
        dal: "2026-01-01",
      });
      expect((await ask(`/norme/${FUTURE}/art/0`)).status).toBe(404);
      const { body: list } = await ask("/norme");
      expect(list.norme.find(({ eli }: { eli: string }) => eli === FUTURE)).toMatchObject({ n_articoli: 2 });
      const { body: found } = await ask("/cerca?q=domani");
      expect(found.totale).toBe(0);
      expect((await ask("/cerca?q=oggi")).body.risultati[0].articolo.eli).toBe(`${FUTURE}/art/1`);
    });

    it("says so where it is asked for, and in the list of versions", async () => {
      const { body } = await ask(`/norme/${FUTURE}@2027-06-01`);
      expect(body.versione).toEqual({ tipo: "consolidata", al: "2027-01-01", futura: true });
      expect(body.articoli.map(({ testo }: { testo: string }) => testo)).toEqual([
        "1. Prima.",
        "1. Domani.",
        "1. Due.",
      ]);
      expect(body.meta.nota).toContain("È di un giorno dopo quello dei dati.");
      const { body: listed } = await ask(`/norme/${FUTURE}/versioni`);
      expect(listed.versioni.map(({ futura = false }: { futura?: boolean }) => futura)).toEqual([true, true, false]);
      const { body: article } = await ask(`/norme/${FUTURE}@2027-01-01/art/1`);
      expect(article).toMatchObject({ versione: { futura: true }, articolo: { testo: "1. Domani." } });
      expect(article.versioni.map(({ futura = false }: { futura?: boolean }) => futura)).toEqual([true, true, false]);
      expect((await ask(`/norme/${FUTURE}/confronto`)).body).toMatchObject({
        da: "2026-01-01",
        a: "2026-01-01",
        totale: 0,
      });
      expect((await ask(`/norme/${FUTURE}/confronto?a=2028-01-01`)).body).toMatchObject({ a: "2028-01-01", totale: 2 });
    });

    it("that cannot be is none: the next source of the day counts, and the report says so", async () => {
      const { body } = await ask(`/norme/${eliOf("9800")}@2026-01-01`);
      expect(body.versione).toEqual({ tipo: "consolidata", al: "2020-01-20" });
      const { conteggi } = JSON.parse(readFileSync(path.join(out, "rapporto.json"), "utf8"));
      const told = conteggi.filter(({ motivo }: { motivo: string }) =>
        motivo.startsWith("giorno della versione imposs"),
      );
      expect(told).toMatchObject([{ conteggio: 1, esempi: ["norme/impossible.xml: 9999-12-31, vale 2020-01-20"] }]);
    });

    it("is served, and says so, where the act has no other", async () => {
      const { body } = await ask(`/norme/${ONLY_FUTURE}`);
      expect(body).toMatchObject({
        versione: { al: "2027-01-01", futura: true },
        articoli: [{ testo: "1. Futuro solo." }],
      });
    });
  });
});
