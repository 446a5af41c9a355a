/** One table of values as people write them: over HTTP, by a tool, by `ask` and by the clients for JavaScript and Python they mean the same. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { nodeHandler } from "../../../generator/hosts/entries/node/node.ts";
import { used } from "../../generate-here.ts";
import { sharedTree } from "../../shared-tree.ts";
import { thrown } from "../../thrown.ts";
import { type Gave, PYTHON, type PythonCall, python } from "../client/python-calls.ts";
import { type Assistant, assistant } from "./assistant.ts";
import { SAMPLE_ACT as ACT } from "./calls.ts";

type Body = Record<string, unknown>;

const tree = sharedTree();
const client = createClient({ open: tree });
let mine: Assistant;
let server: Server;
beforeAll(async () => {
  mine = await assistant(tree);
  server = createServer(nodeHandler(tree, { fault: thrown }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  server.close();
  await mine.stop();
});

/** A question: its path below the base, the same for a tool, and what both answers say alike. */
interface Question {
  readonly path: string;
  readonly tool: readonly [name: string, given: Body];
  /** The same, for the client for Python. */
  readonly call: PythonCall;
  readonly ofBody: (body: Body) => unknown;
  readonly ofTool: (said: Body) => unknown;
}

const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce((one, key) => Object(one)[key], value);
const path = (text: string) => encodeURIComponent(text);

/** A ruling of the sample on articles of two acts. */
const RULING = "ECLI:IT:COST:2012:9902";

/** The act of the Union that the sample names. */
const UNION = "32009L0499";

const article = (act: string, number: string): Question => ({
  path: `/norme/${path(act)}/art/${path(number)}`,
  tool: ["read", { act, article: number }],
  call: { name: "articolo", values: { eli: act, articolo: number } },
  ofBody: (body) => at(body, "articolo", "eli"),
  ofTool: (said) => at(said, "provenance", "eli"),
});
const place = (luogo: string): Question => ({
  path: `/pnrr/progetti?luogo=${path(luogo)}`,
  tool: ["plan", { place: luogo }],
  call: { name: "pnrr_progetti", values: { luogo } },
  ofBody: (body) => at(body, "luogo", "codice"),
  ofTool: (said) => at(said, "place", "codice"),
});
const type = (tipo: string): Question => ({
  path: `/cerca?q=esempio&tipo=${path(tipo)}`,
  tool: ["search", { words: "esempio", type: tipo }],
  call: { name: "cerca", values: { q: "esempio", tipo } },
  ofBody: (body) => body.totale,
  ofTool: (said) => said.total,
});
const day = (act: string, on: string): Question => ({
  path: `/norme/${path(`${act}@${on}`)}/art/2`,
  tool: ["read", { act, article: "2", day: on }],
  call: { name: "articolo", values: { eli: `${act}@${on}`, articolo: "2" } },
  ofBody: (body) => at(body, "versione", "al"),
  ofTool: (said) => at(said, "provenance", "version_day"),
});

const ruling = (text: string): Question => ({
  path: `/pronunce/${path(text)}`,
  tool: ["rulings", { ruling: text }],
  call: { name: "pronuncia", values: { ecli: text } },
  ofBody: (body) => body.ecli,
  ofTool: (said) => at(said, "rulings", 0, "ecli"),
});
const rulings = (given: { readonly anno?: number; readonly effetto?: string }): Question => ({
  path: `/pronunce?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, `${value}`]))}`,
  tool: ["rulings", { year: given.anno, effect: given.effetto }],
  call: { name: "pronunce", values: given },
  ofBody: (body) => body.totale,
  ofTool: (said) => said.total,
});
const rulingsOn = (act: string): Question => ({
  path: `/norme/${path(act)}/pronunce`,
  tool: ["rulings", { act }],
  call: { name: "norma_pronunce", values: { eli: act } },
  ofBody: (body) => at(body, "pronunce", 0, "ecli"),
  ofTool: (said) => at(said, "rulings", 0, "ecli"),
});

const unionAct = (text: string): Question => ({
  path: `/ue/${path(text)}`,
  tool: ["european_union", { union: text }],
  call: { name: "ue_atto", values: { celex: text } },
  ofBody: (body) => at(body, "ue", "celex"),
  ofTool: (said) => at(said, "union", "celex"),
});
const unionActs = (given: { readonly tipo?: string; readonly anno?: number }): Question => ({
  path: `/ue?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, `${value}`]))}`,
  tool: ["european_union", { kind: given.tipo, year: given.anno }],
  call: { name: "ue", values: given },
  ofBody: (body) => body.totale,
  ofTool: (said) => said.total,
});
const unionIn = (act: string): Question => ({
  path: `/norme/${path(act)}/ue`,
  tool: ["european_union", { act }],
  call: { name: "norma_ue", values: { eli: act } },
  ofBody: (body) => at(body, "cita", 0, "ue", "celex"),
  ofTool: (said) => at(said, "lines", 0, "celex"),
});

/** Where the answers are served. */
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A question asked in all ways but Python: what each says, `undefined` where it refuses. */
async function asked({ path, tool: [name, given], ofBody, ofTool }: Question): Promise<readonly unknown[]> {
  const http = await fetch(`${origin()}/api/public${path}`);
  const read = async (response: Response) => {
    const body: Body = await response.json();
    return response.status === 200 ? ofBody(body) : undefined;
  };
  const printed = await used("ask", path, "--tree", tree);
  const { isError, said } = await mine.call(name, given);
  return [
    await read(http),
    isError ? undefined : ofTool(said),
    printed.status === 0 ? ofBody(JSON.parse(printed.stdout)) : undefined,
    await read(await client.fetch(`/api/public${path}`)),
  ];
}

describe("by every way in one value means the same", () => {
  const rows: readonly [string, Question, unknown][] = [
    ["an article", article(ACT, "3-bis"), `${ACT}/art/3-bis`],
    ["an article with a blank", article("L. 9001/1999", "3 bis"), `${ACT}/art/3-bis`],
    ["an article in capitals", article("legge 15 marzo 1999, n. 9001", "Art. 3 BIS"), `${ACT}/art/3-bis`],
    ["an article and a comma in one", article(ACT, "2 comma 1"), undefined],
    ["an article that is not there", article(ACT, "99"), undefined],
    ["an act in English", article("Law no. 9001 of 1999", "2"), `${ACT}/art/2`],
    ["an act that is not there", article("L. 1/1900", "2"), undefined],
    ["a place", place("regione lombardia"), "003"],
    ["a place in capitals", place("REGIONE LOMBARDIA"), "003"],
    ["a place by a code without its zeros", place("regione 3"), "003"],
    ["a place in English", place("Lombardy"), "003"],
    ["a place that is called like its kind", place("COMUNE DI ESEMPIO 05"), "005005"],
    ["a place by a long code without its zeros", place("5005"), "005005"],
    ["a place that is not there", place("Nessunluogo"), undefined],
    ["a type", type("legge"), 18],
    ["a type in capitals", type("Legge"), 18],
    ["many of a type", type("leggi"), 18],
    ["a type in English", type("law"), 18],
    ["a type by its abbreviation", type("L."), 18],
    ["a ruling", ruling("ECLI:IT:COST:2012:9902"), RULING],
    ["a ruling in small letters", ruling("ecli:it:cost:2012:9902"), RULING],
    ["a ruling by number and year", ruling("9902/2012"), RULING],
    ["a ruling as it is cited", ruling("sent. n. 9902 del 2012"), RULING],
    ["a ruling with its court", ruling("Corte cost. 9902/2012"), RULING],
    ["a ruling with its court in full", ruling("Corte costituzionale, sentenza n. 9902 del 2012"), RULING],
    ["a ruling of a year in two digits", ruling("9902/12"), undefined],
    ["a ruling without a year", ruling("9902"), undefined],
    ["a ruling that is not there", ruling("1/1957"), undefined],
    ["rulings of a year", rulings({ anno: 2012 }), 1],
    ["rulings with an effect", rulings({ effetto: "riguarda_altro" }), 1],
    ["rulings with an effect that is none", rulings({ effetto: "fondata" }), undefined],
    ["rulings on an act", rulingsOn("L. 9001/1999"), RULING],
    ["rulings on an act in capitals", rulingsOn("LEGGE 15 MARZO 1999, N. 9001"), RULING],
    ["rulings on an act on a day", rulingsOn(`${ACT}@2025-01-01`), RULING],
    ["rulings on an act that is not there", rulingsOn("L. 1/1900"), undefined],
    ["an act of the Union", unionAct("32009L0499"), UNION],
    ["an act of the Union in small letters", unionAct("32009l0499"), UNION],
    ["an act of the Union as it is cited", unionAct("direttiva 2009/499/CE"), UNION],
    ["an act of the Union in short", unionAct("Dir. n. 2009/499/CE"), UNION],
    ["an act of the Union by its ELI", unionAct("http://data.europa.eu/eli/dir/2009/499/oj"), UNION],
    ["an act of the Union that nobody names", unionAct("GDPR"), undefined],
    ["acts of the Union of a year", unionActs({ anno: 2009 }), 1],
    ["acts of the Union of a kind", unionActs({ tipo: "direttiva" }), 1],
    ["acts of the Union of no kind", unionActs({ tipo: "trattato" }), undefined],
    ["acts of the Union in an act", unionIn("D.Lgs. 9004/2010"), UNION],
    ["acts of the Union in an act on a day", unionIn("D.Lgs. 9004/2010@2025-01-01"), UNION],
    ["acts of the Union in an act that is not there", unionIn("L. 1/1900"), undefined],
    ["a day", day(ACT, "2025-01-01"), "2024-12-14"],
    ["a day before all", day(ACT, "1990-01-01"), undefined],
    ["a day that does not exist", day(ACT, "2025-02-30"), undefined],
  ];
  const byPython = new Map<Question, Gave>();
  beforeAll(async () => {
    const questions = rows.map(([, question]) => question);
    const calls = questions.map(({ call }) => call);
    const gave = PYTHON ? await python({ place: tree, router: `${origin()}/`, node: "nessuno", calls }) : [];
    for (const [at, one] of gave.entries()) byPython.set(questions[at]!, one);
  });

  it.each(rows)("%s", async (_, question, meant) => {
    const [http, ...others] = await asked(question);
    expect(others).toEqual([http, http, http]);
    const { gave, error } = byPython.get(question) ?? {};
    if (PYTHON) expect([error, gave && question.ofBody(gave)]).toEqual([undefined, http]);
    if (typeof meant === "number") expect(http).toBeGreaterThan(0);
    else expect(http).toBe(meant);
  });

  it("types are alike, however they are written", async () => {
    for (const [slug, ...others] of [
      ["legge", "Legge", "LEGGI", " law ", "l."],
      ["decreto-legislativo", "Decreto legislativo", "D.Lgs.", "dlgs", "decreti legislativi", "legislative decree"],
      ["decreto-legge", "D.L.", "decreti-legge", "decree-law"],
      ["dpr", "D.P.R.", "Decreto del Presidente della Repubblica"],
      ["regio-decreto", "R.D.", "Regi decreti", "Royal Decree"],
    ] as const) {
      const totals = await Promise.all(
        [slug, ...others].map(async (tipo) => (await client.cerca({ q: "esempio", tipo })).totale),
      );
      expect(new Set(totals).size, `${slug}: ${totals}`).toBe(1);
      expect(totals[0], slug).toBeGreaterThan(0);
    }
  });
});

describe("filters of tools", () => {
  const total = async (name: string, given: Body) => {
    const { isError, said, text } = await mine.call(name, given);
    return isError ? text : said.total;
  };

  it.each<[string, Body, ...Body[]]>([
    ["relations", { act: ACT, article: "3-bis" }, { article: "3 bis" }, { article: "Art. 3 BIS" }, { article: "3bis" }],
    ["relations", { act: ACT, kind: "abroga" }, { kind: "Abroga" }, { kind: "abrogazione" }, { kind: "repeals" }],
    [
      "relations",
      { act: ACT, kind: "sostituisce", direction: "in" },
      { kind: "SOSTITUISCE" },
      { kind: "Sostituzione" },
    ],
    ["versions", { act: ACT, before: "1999-03-20", article: "3-bis" }, { article: "3 bis" }, { article: "art. 3-Bis" }],
    ["search", { words: "esempio", type: "regio-decreto" }, { type: "Regio Decreto" }, { type: "R.D." }],
  ])("%s %j understand other spellings", async (name, given, ...others) => {
    const due = await total(name, given);
    expect(due).toBeGreaterThan(0);
    for (const other of others) expect(await total(name, { ...given, ...other }), JSON.stringify(other)).toBe(due);
  });

  it.each([
    ["relations", { act: ACT, kind: "Abrogherà" }, /Abrogherà: no kind; they are modifica, sostituisce/],
    ["relations", { act: ACT, article: "99" }, /404: .*`articoli`/],
    ["relations", { act: ACT, article: "comma 2" }, /404: .*`articoli`/],
    ["versions", { act: ACT, before: "1999-03-20", article: "15 bis" }, /404: .*`articoli`/],
    ["search", { words: "esempio", type: "Lege" }, /Lege: no act of this type here; there are .*legge/],
    ["search", { words: "esempio", from: "2026-02-30" }, /no day of the calendar/],
    ["register", { acts: [ACT], since: "2026-02-30" }, /no day of the calendar/],
    ["versions", { act: ACT, before: "2026-13-01" }, /no day of the calendar/],
  ])("%s %j refuse what they do not understand", async (name, given, why) => {
    expect(await total(name, given)).toMatch(why);
  });

  it("give of an article what the act's own list gives", async () => {
    const { said: all } = await mine.call("relations", { act: ACT });
    const own = all.relations.filter(({ articolo_a }: Body) => articolo_a === "2");
    const { said } = await mine.call("relations", { act: ACT, article: "2" });
    expect(said.relations).toEqual(own);
    expect((await mine.call("relations", { act: ACT, article: "2", direction: "out" })).said.total).toBe(0);
  });
});
