/** What is asked for in a version, what lies between it and the day, holes of the source, versions of days to come. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { actXml, eliOf, fontiOf } from "../fixtures/act-xml.ts";
import { checkTree, generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { thrown } from "../thrown.ts";
import { writeFiles } from "../write-files.ts";

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
      { da: "9510", articolo: "1", comma: "2", al: "2021-02-27" },
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
const norma = async (name: string) => ask(`/norme/${encodeURIComponent(name)}`);
const cerca = async (q: string) => ask(`/cerca?q=${encodeURIComponent(q)}`);

it("a tree of versions is found in order by its check", async () => {
  expect((await checkTree(out, SILENT)).problems).toEqual([]);
});

/** A request, the last numbers of the acts in `modifiche_intermedie`, what else the answer has, and what its note says, or does not (`!`). */
type Asked = [target: string, between: readonly string[] | null, body: object, note: string];
const [OLD, NEW] = [{ versione: { tipo: "originale", al: "2020-01-20" } }, { versione: { al: "2021-03-01" } }];
const AFTER_2021 = "Fra il 2021-03-01 e il 2024-01-31 la raccolta conosce 2 modifiche";

describe("an act, an article or a comma on a day bears what came between its version and the day, and no other", () => {
  it.each<Asked>([
    [`/norme/${ACT}`, null, { modifiche_successive: null }, "^Testo della versione più recente"],
    [`/norme/${ACT}@2024-01-31`, ["9600", "9700"], { giorno: "2024-01-31", ...NEW }, AFTER_2021],
    [`/norme/${ACT}@2023-06-30`, ["9600"], NEW, "una modifica \\(`modifiche_intermedie`\\)"],
    [`/norme/${ACT}@2023-06-29`, [], NEW, "!modifiche_intermedie"],
    [`/norme/${ACT}@2025-01-01/art/1?lang=en`, [], {}, "of which the article is not known \\(2024-01-31\\)"],
    [`/norme/${ACT}@2025-01-01/art/2`, ["9600"], NEW, "in quel giorno il testo può essere un altro"],
    [
      `/norme/${ACT}@2021-06-01?lang=en`,
      [],
      NEW,
      "^Text of the consolidated version of 2021-03-01, the newest of the coll",
    ],
    [
      `/norme/${ACT}@2020-06-01`,
      [],
      { ...OLD, modifiche_successive: { n: 2, ultima: "2021-02-28" } },
      "^Testo della versione originale al 2020-01-20, non la più recente: la raccolta ne ha fino al 2021-03-01",
    ],
    [
      `/norme/${ACT}@2020-01-25`,
      [],
      OLD,
      "L'entrata in vigore che la fonte dà, 2020-02-01, viene dopo il giorno chiesto",
    ],
    [`/norme/${ACT}@2020-02-01`, [], OLD, "!entrata in vigore"],
    [`/norme/${ACT}@2021-02-28/art/1/comma/1`, ["9500"], OLD, ""],
    [`/norme/${ACT}@2026-05-08/art/1`, [], NEW, "dopo i dati \\(al 2026-05-07\\)"],
    [`/norme/${ACT}@2026-05-07/art/1`, [], NEW, "!dopo i dati"],
    [`/relazioni?norma=${ACT}@2023-12-31&dir=in`, ["9600"], { giorno: "2023-12-31" }, "una modifica"],
  ])("%s", async (target, between, expected, note) => {
    const { status, body } = await ask(target);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
    const names = body.modifiche_intermedie?.map(({ da }: { da: string }) => da.slice(da.lastIndexOf("/") + 1)).sort();
    expect([names ?? null, "giorno" in body]).toEqual([between, between !== null]);
    if (note.startsWith("!")) expect(body.meta.nota).not.toContain(note.slice(1));
    else expect(body.meta.nota).toMatch(new RegExp(note));
  });

  it("nowhere reads as the day of the text in force", async () => {
    for (const target of [`/norme/${ACT}@2025-01-01`, `/norme/${ACT}@2025-01-01/art/2`, `/norme/${ACT}@2019-01-01`])
      for (const lang of ["it", "en"])
        expect((await ask(`${target}?lang=${lang}`)).text).not.toMatch(/in vigore (?:il|in questo giorno)|in force on/);
    const { text } = await ask(`/norme/${ACT}@2025-01-01`, "text/markdown");
    expect(text).toContain('giorno: "2025-01-01"');
    expect(text).toContain("la raccolta conosce 2 modifiche");
  });
});

describe("a version", () => {
  const URN = "urn:nir:stato:legge:2020-01-15;9100";
  const SITE = "https://www.normattiva.it";
  it.each([
    ...[`${ACT}@originale`, "L. 9100/2020@originale", `${URN}@originale`, `${URN}@originale~art1`],
    ...[`${SITE}/uri-res/N2Ls?${URN}@originale`, "eli/id/2020/01/20/20G09100/ORIGINAL"],
    "http://www.normattiva.it/eli/id/2020/01/20/20G09100/ORIGINAL/20200120",
    "http://www.normattiva.it/eli/stato/LEGGE/2020/01/15/9100/ORIGINAL",
    ...["eli/id/2020/01/20/20G09100/CONSOLIDATED/20200601", "eli/id/2020/01/20/20G09100@2020-06-01"],
    ...[`${URN}!vig=2020-06-01`, `${URN}!vig=20200601`, `${URN}~art1!vig=2020-06-01`, `${URN}@2020-06-01`],
    `${SITE}/do/atto/caricaAKN?dataVigenza=01/06/2020&dataGU=20200120&codiceRedaz=20G09100`,
    `${SITE}/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2020-01-20&atto.codiceRedazionale=20G09100&tipoDettaglio=originario`,
    encodeURIComponent(`${SITE}/uri-res/N2Ls?${URN}!vig=2020-06-01`),
    `${SITE}/do/atto/caricaAKN?dataGU=20200120&codiceRedaz=20G09100&dataVigenza=20200601`,
    "L. 9100/2020 al 1 giugno 2020",
  ])("is the one asked for: %s", async (name) => {
    const { status, headers, body } = await norma(name);
    expect([status, body.versione]).toEqual([200, OLD.versione]);
    expect(headers["Content-Location"]).toBe(`/api/public/norme/${ACT}@2020-01-20`);
  });

  it.each(["eli/id/2020/01/20/20G09100/CONSOLIDATED", "eli/id/2020/01/20/20G09100", `${URN}!vig=`, URN])(
    "is the one that is served where an address asks for none: %s",
    async (name) => expect((await norma(name)).body).toMatchObject(NEW),
  );

  const [OF_ACT, OF_HOLES] = [
    ["2021-03-01", "2020-01-20"],
    ["2022-03-01", "2021-03-01", "2020-03-01"],
  ];
  it.each([
    ...[`${URN}!vig=2020-01-19`, `${URN}!vig=2020-02-30`, `${URN}!vig=ieri`, `${URN}@multivigente`],
    ...[`${URN}@originale!vig=2021-06-01`, `${ACT}@2020-01-19`, "L. 9100/2020 al 1 gennaio 2019"],
    ...["eli/id/2020/01/20/20G09100/CONSOLIDATED/20190101", "eli/id/2020/01/20/20G09100/CONSOLIDATED/ieri"],
    ...[`${HOLES}@originale`, "eli/id/2020/01/20/20G09200/ORIGINAL", "urn:nir:stato:legge:2020-01-15;9200@originale"],
  ])("that is not here is 404 with the days of those that are: %s", async (name) => {
    const { status, body } = await norma(name);
    expect({ status, versioni: body.versioni }).toEqual({
      status: 404,
      versioni: /9200/.test(name) ? OF_HOLES : OF_ACT,
    });
  });

  it.each([
    [`${URN}~art1!vig=2020-06-01`, "1", "2020-06-01", "originale"],
    [`art. 1 L. 9100/2020@2020-06-01`, "1", "2020-06-01", "originale"],
    ["art. 1 L. 9100/2020 nel testo vigente al 1 giugno 2020", "1", "2020-06-01", "originale"],
    ["L. 9100/2020@2020-06-01 art. 1", "1", "2020-06-01", "originale"],
    ["art. 3 L. 9100/2020 nel 2022", "3", "2022-12-31", "consolidata"],
    [`${URN}@originale~art1`, "1", "originale", "originale"],
    [`art. 3 legge 9100/2020 @2022-01-01`, "3", "2022-01-01", "consolidata"],
  ])("is what a search finds first where it asks for it: %s", async (q, numero, day, tipo) => {
    const { status, body } = await cerca(q);
    const articolo = { eli: `${ACT}@${day}/art/${numero}`, numero, rubrica: null };
    expect([status, body.riconosciuta.giorno]).toEqual([200, day === "originale" ? undefined : day]);
    expect(body).toMatchObject({ q, riconosciuta: { norma: { eli: ACT }, articolo, versione: { tipo } } });
    const text = numero === "3" ? "1. Tre." : "1. Uno.";
    expect(body.risultati[0]).toMatchObject({ articolo, estratto: text, punteggio: 1000 });
    expect((await ask(`/norme/${articolo.eli}`)).body.articolo.testo).toBe(text);
  });

  it.each<[string, number]>([
    [`${URN}!vig=2019-01-01`, 404],
    ["art. 1 L. 9100/2020@2019-01-01", 404],
    ["legge 9200/2020@originale", 404],
    ...[URN, "L. 9100/2020", "ciao@2019-01-01"].map((q): [string, number] => [q, 200]),
  ])("that is not here is not here for a search either: %s", async (q, status) => {
    const seen = await cerca(q);
    expect(seen.status).toBe(status);
    if (status === 404) expect(seen.body.versioni).toContain("2021-03-01");
  });

  it("that is said in words and is not here leads to the text that is, and says so; of an article that it lacks to the act", async () => {
    const { status, body } = await cerca("art. 1 L. 9100/2020 al 1 gennaio 2019");
    expect([status, body.risultati[0].articolo.eli]).toEqual([200, `${ACT}/art/1`]);
    const articolo = { eli: `${ACT}/art/1` };
    const testo_ufficiale = expect.stringMatching(/~art1!vig=2019-01-01$/);
    expect(body.riconosciuta).toMatchObject({ articolo, versione: null, giorno: "2019-01-01", testo_ufficiale });
    expect(body.meta.nota).toMatch(/^Il testo al 2019-01-01 non è in questa raccolta/);
    const { riconosciuta } = (await cerca("art. 3 L. 9100/2020@2020-06-01")).body;
    expect(riconosciuta).toMatchObject({ norma: { eli: ACT }, articolo: null, versione: { al: "2020-01-20" } });
  });

  it("is that of the article, wherever it is asked for", async () => {
    for (const name of [
      `${ACT}@originale/art/1`,
      `${ACT}/art/1@originale`,
      "eli/id/2020/01/20/20G09100/ORIGINAL/art/1",
    ])
      expect((await ask(`/norme/${name}`)).body, name).toMatchObject({ ...OLD, articolo: { testo: "1. Uno." } });
    expect((await ask(`/norme/${ACT}@originale/art/3`)).body).toMatchObject({ versioni: ["2021-03-01"] });
  });
});

describe("a hole of the source", () => {
  it("is one in the act, and no change of a version", async () => {
    const { articoli } = (await ask(`/norme/${HOLES}`)).body;
    expect(articoli.map(({ lacuna }: { lacuna?: true }) => lacuna === true)).toEqual([true, false, false, true]);
    const { versioni } = (await ask(`/norme/${HOLES}/versioni`)).body;
    expect(versioni.map(({ modificati }: { modificati: number }) => modificati)).toEqual([0, 0, null]);
  });

  it.each([
    ["", ["3"]],
    ["?da=2021-03-01", []],
    ["?a=2021-03-01", []],
  ])("is no difference between two versions: %s", async (query, numbers) => {
    const { articoli } = (await ask(`/norme/${HOLES}/confronto${query}`)).body;
    expect(articoli.map(({ numero }: { numero: string }) => numero)).toEqual(numbers);
  });

  it.each([
    ["/art/1", "2020-03-01", ["2020-03-01"]],
    ["/art/2", "2021-03-01", ["2021-03-01"]],
    ["/art/3", "2022-03-01", ["2022-03-01", "2020-03-01"]],
    ["@2021-03-01/art/3", "2020-03-01", ["2022-03-01", "2020-03-01"]],
    ["/art/4", "2020-03-01", ["2020-03-01"]],
  ])("reads since the version before, and tells no text of its own: %s", async (target, dal, changed) => {
    const { body } = await ask(`/norme/${HOLES}${target}`);
    expect([body.dal, body.versioni.map(({ al }: { al: string }) => al)]).toEqual([dal, changed]);
  });
});

describe("a version of a day after the data", () => {
  const today = { al: "2026-01-01" };
  const futures = (versioni: { futura?: true }[]) => versioni.map(({ futura }) => futura === true);
  it.each([
    [`/norme/${FUTURE}`, { versione: { tipo: "consolidata", ...today }, n_articoli: 2, n_versioni: 3 }],
    [`/norme/${FUTURE}/art/1`, { articolo: { testo: "1. Oggi." }, dal: "2026-01-01" }],
    ["/norme", { norme: expect.arrayContaining([expect.objectContaining({ eli: FUTURE, n_articoli: 2 })]) }],
    ["/cerca?q=domani", { totale: 0 }],
    ["/cerca?q=oggi", { risultati: [{ articolo: { eli: `${FUTURE}/art/1` } }] }],
    [`/norme/${FUTURE}/confronto`, { da: today.al, a: today.al, totale: 0 }],
    [`/norme/${FUTURE}/confronto?a=2028-01-01`, { a: "2028-01-01", totale: 2 }],
    [
      `/norme/${ONLY_FUTURE}`,
      { versione: { al: "2027-01-01", futura: true }, articoli: [{ testo: "1. Futuro solo." }] },
    ],
    [`/norme/${FUTURE}@2027-01-01/art/1`, { versione: { futura: true }, articolo: { testo: "1. Domani." } }],
    [
      `/norme/${FUTURE}@2027-06-01`,
      {
        versione: { tipo: "consolidata", al: "2027-01-01", futura: true },
        articoli: [{ testo: "1. Prima." }, { testo: "1. Domani." }, { testo: "1. Due." }],
        meta: { nota: expect.stringContaining("È di un giorno dopo quello dei dati.") },
      },
    ],
  ])(
    "is in no answer of who asks for no day, and says so where it is asked for, or alone: %s",
    async (target, expected) => {
      expect((await ask(target)).body).toMatchObject(expected);
    },
  );

  it("is marked in lists of versions, and has no article in the text that is served", async () => {
    for (const target of [`${FUTURE}/versioni`, `${FUTURE}@2027-01-01/art/1`])
      expect(futures((await ask(`/norme/${target}`)).body.versioni), target).toEqual([true, true, false]);
    expect((await ask(`/norme/${FUTURE}`)).body.versione).not.toHaveProperty("futura");
    expect((await ask(`/norme/${FUTURE}/art/0`)).status).toBe(404);
    expect((await ask(`/registro?norme=${FUTURE}`)).body.norme[0].futura).toEqual({ al: "2027-01-01" });
  });

  it("is in the feed of its act, which is updated on no day to come", async () => {
    const { text } = await ask(`/norme/${FUTURE}/modifiche.atom`, "application/atom+xml");
    expect(text).toContain("2028-01-01");
    const days = [...text.matchAll(/<updated>(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day ?? "");
    expect(days.filter((day) => day > EXTRACTED)).toEqual([]);
    expect(days).toContain(EXTRACTED);
  });

  it("that cannot be is none: the next source of the day counts, and the report says so", async () => {
    expect((await ask(`/norme/${eliOf("9800")}@2026-01-01`)).body.versione).toEqual({
      ...OLD.versione,
      tipo: "consolidata",
    });
    const { conteggi } = JSON.parse(readFileSync(path.join(out, "rapporto.json"), "utf8"));
    const told = conteggi.filter(({ motivo }: { motivo: string }) => motivo.startsWith("giorno della versione imposs"));
    expect(told).toMatchObject([{ conteggio: 1, esempi: ["norme/impossible.xml: 9999-12-31, vale 2020-01-20"] }]);
  });
});
