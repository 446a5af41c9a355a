/** Steps that reading the citations of a text takes on a large act in many versions: counted, by what is read of its index. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { type ActIndex, encodeActIndex, indexFile } from "../../generator/format/act-index.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { ROWS, worldTree } from "./world.ts";

const [ARTICLES, VERSIONS, GONE] = [3200, 8, 400];
const ROW = ROWS.find(({ eli }) => eli === "eli:/it/legge/1990/08/07/241");
if (!ROW) throw new Error("the tree lacks law 241");

/** The law 241 with 3,200 articles in eight versions; the last 400 are in the oldest version alone. */
function large(): Map<string, Uint8Array> {
  const file = fileOfEli(ROW?.eli ?? "");
  const lineOf = (i: number) =>
    JSON.stringify({
      id: `art_${i}`,
      numero: `${i}`,
      rubrica: null,
      abrogato: false,
      n_pronunce: 0,
      testo: "1. Testo.",
    });
  const numbers = Array.from({ length: ARTICLES }, (_, i) => i + 1);
  const isGone = (i: number) => i > ARTICLES - GONE;
  const lines = numbers.map(lineOf);
  const none = { inizio: 0, vecchi: 0, byte: [], storia: {}, ordini: {} };
  const index = {
    norma: ROW,
    versioni: Array.from({ length: VERSIONS }, (_, i) => ({ al: `${2020 - i}-01-01`, tipo: "vigente" })),
    chiavi: numbers.map(String),
    ...{ numeri: {}, nomi: {}, id: {}, scalari: none, cornice: none, allegati: none, relazioni: 0 },
    articoli: {
      ...none,
      byte: numbers.map((i) => (isGone(i) ? 0 : lineOf(i).length)),
      storia: Object.fromEntries(
        numbers.filter(isGone).map((i) => [i - 1, [[VERSIONS - 1, VERSIONS - 1, lineOf(i).length, "ab"]]]),
      ),
    },
  };
  const utf8 = new TextEncoder();
  const own = (all: readonly string[], behind: string) => all.map((line) => line + behind).join("");
  const answer = `{"meta":{}\n${own(lines.slice(0, -GONE), ",\n")}`;
  const meta = '{"meta":{"it":{},"en":{}}}\n';
  return new Map([
    ...worldTree(),
    [`api/public/norme/${file}.json`, utf8.encode(answer)],
    [indexFile(file), utf8.encode(encodeActIndex(index as unknown as ActIndex, own(lines.slice(-GONE), "\n"), meta))],
  ]);
}

/** The items of an answer, with how often a path of the act's articles was looked at and how many texts were parsed on the way. */
async function asked(testo: string) {
  const tree = large();
  let [looks, parsed] = [0, 0];
  const parse = JSON.parse;
  vi.spyOn(JSON, "parse").mockImplementation((text: string) => {
    parsed++;
    const value = parse(text);
    if (Array.isArray(value?.chiavi))
      value.chiavi = new Proxy(value.chiavi, {
        get(list, name) {
          if (typeof name === "string" && /^\d+$/.test(name)) looks++;
          return Reflect.get(list, name);
        },
      });
    return value;
  });
  const target = `/api/public/citazioni?testo=${encodeURIComponent(testo)}`;
  const { body } = await respond({ method: "GET", target }, async (name) => tree.get(name) ?? null, thrown);
  vi.restoreAllMocks();
  const { citazioni } = JSON.parse(new TextDecoder().decode(body));
  return { citazioni, looks, parsed };
}

/** `unit` with one number after another, as often as a request takes. */
function filled(before: string, unit: string, after: string, from: number, to: number): string {
  let text = before;
  for (let i = from; text.length + unit.length + after.length < 7900; i = i < to ? i + 1 : from)
    text += unit.replaceAll("{n}", `${i}`);
  return text + after;
}

afterEach(() => void vi.restoreAllMocks());

describe("8,000 characters about an act of 3,200 articles in eight versions", () => {
  const texts = {
    "a list of its articles": filled("articoli ", "{n}, ", " della legge 241/1990", 1, ARTICLES),
    "a list of articles that only the oldest version has": filled("articoli ", "{n}, ", " L. 241/1990", 2801, ARTICLES),
    "a list of articles that no version has": filled("articoli ", "{n}, ", " L. 241/1990", 4001, 5500),
    "articles one by one": filled("", "art. {n} L. 241/1990; ", "", 1, ARTICLES),
    "the same range again and again": filled("artt. ", "1-2700, ", " L. 241/1990", 1, 1),
    "ranges that differ": filled("artt. ", "{n}-2900, ", " L. 241/1990", 1, 2800),
    "articles of an attachment that is not there": filled(
      "",
      "art. {n} dell'allegato B della L. 241/1990; ",
      "",
      1,
      900,
    ),
  };
  it.each(Object.entries(texts))("%s", async (_, text) => {
    const { citazioni, looks, parsed } = await asked(text);
    expect(citazioni.length).toBeGreaterThan(100);
    // A look at each article for each version at most, and a few for each item.
    expect(looks).toBeLessThan(3 * ARTICLES * VERSIONS + 20 * citazioni.length);
    expect(parsed).toBeLessThan(100 + citazioni.length);
  });

  it("each article is parsed once, however often it is cited", async () => {
    const { citazioni, parsed } = await asked(filled("", "art. 7 L. 241/1990; ", "", 1, 1));
    expect(citazioni.length).toBeGreaterThan(300);
    expect(parsed).toBeLessThan(20);
  });

  it("an article that only the oldest version has is shown as that version has it", async () => {
    const { citazioni } = await asked("art. 3000 L. 241/1990");
    expect(citazioni[0]).toMatchObject({ esito: "trovata", articolo: { numero: "3000" } });
    expect(citazioni[0].articolo.eli).toBe(`${ROW.eli}@2013-01-01/art/3000`);
  });

  it("ranges hold 300 articles together, in reading order", async () => {
    const { citazioni } = await asked("artt. 1-252 L. 241/1990; artt. 5-60 L. 241/1990; artt. 70-81 L. 241/1990");
    expect(citazioni).toHaveLength(252 + 2 + 12);
  });
});
