/**
 * How far the rule of the search departs from full BM25: of its first ten results, how many stand where BM25 puts them that keeps
 * every document of every word and rounds nothing.
 *
 *   node test/bench/build.mjs && node .build/bench/bm25.js --dir TREE [--richieste N]
 */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { inflateRawSync } from "node:zlib";
import type { BlockArticle, TextBlock } from "../../generator/format/cerca-texts.ts";
import { ACTS_WITH_NAMES } from "../../generator/law/italian/acts-with-names.ts";
import { namesOfAct } from "../../generator/law/names/aliases.ts";
import { respond } from "../../generator/router/respond.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { actCount, articleCount, INHERITED, isCommon, rarity, saturated } from "../../generator/search/score.ts";
import { foldedWord, rawWords } from "../../generator/search/tokens.ts";
import { judgedQuestions } from "../search/judged.ts";
import { Caso } from "./corpus/caso.ts";
import { wordsOfTree } from "./measure.ts";

const { values } = parseArgs({
  options: { dir: { type: "string", default: "dist-api" }, richieste: { type: "string", default: "200" } },
});
const { dir } = values;
const root = path.join(dir, "indici/cerca");
type Row = Parameters<typeof namesOfAct>[0] & { readonly eli: string; readonly titolo: string };

const d = new Caso("bm25");
const word = wordsOfTree(dir, d);
const random = Array.from({ length: Number(values.richieste) }, () =>
  Array.from({ length: d.between(1, 4) }, word).join(" "),
);
const sets = { judged: judgedQuestions().map(({ question }) => question), random };
const stemOf = new Map<string, string | null>();
const stemsOf = (text: string) =>
  rawWords(text).flatMap((raw) => {
    let stem = stemOf.get(raw);
    if (stem === undefined) {
      const form = foldedWord(raw);
      stem = form === "" || ITALIAN.isStopWord(form) ? null : ITALIAN.stemOf(form);
      stemOf.set(raw, stem);
    }
    return stem ?? [];
  });

/** Of each stem that is asked for, the documents that have it and what it weighs there. */
const postings = new Map<string, { readonly documents: number[]; readonly weights: number[] }>();
for (const text of Object.values(sets).flat())
  for (const stem of stemsOf(text)) postings.set(stem, { documents: [], weights: [] });
const shown: string[] = [];

interface Field {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}
function fieldOf(text: string): Field {
  const counts = new Map<string, number>();
  const stems = stemsOf(text);
  for (const stem of stems) if (postings.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}
const inField = ({ counts, length }: Field, stem: string) => ({ count: counts.get(stem) ?? 0, length });

function addAct(act: Row, articles: readonly { article: BlockArticle; testo: string }[]): void {
  const add = (stem: string, weight: number) => {
    postings.get(stem)?.documents.push(shown.length);
    postings.get(stem)?.weights.push(weight);
  };
  const title = fieldOf(act.titolo);
  const names = fieldOf(
    [...namesOfAct(act, ACTS_WITH_NAMES), act.tipo, act.numero ?? "", act.data.slice(0, 4)].join(" "),
  );
  const ofAct = new Map(
    [...title.counts.keys(), ...names.counts.keys()].map((stem) => [
      stem,
      actCount(inField(title, stem), names.counts.get(stem) ?? 0),
    ]),
  );
  for (const { article, testo } of articles) {
    const [heading, text] = [fieldOf(article.rubrica ?? ""), fieldOf(testo)];
    for (const stem of new Set([...heading.counts.keys(), ...text.counts.keys(), ...ofAct.keys()])) {
      const own = saturated(articleCount(inField(heading, stem), inField(text, stem)));
      add(stem, own + saturated(ofAct.get(stem) ?? 0, INHERITED));
    }
    shown.push(`${act.eli}/${article.percorso}`);
  }
  for (const [stem, count] of ofAct) add(stem, saturated(count));
  shown.push(act.eli);
}

const inflated = <T>(file: string): T => JSON.parse(inflateRawSync(readFileSync(file)).toString());
const chunks = readdirSync(path.join(root, "testi")).length;
let articles: { article: BlockArticle; testo: string }[] = [];
for (let chunk = 0; chunk < chunks; chunk++) {
  const folder = path.join(root, "testi", String(chunk));
  const blocks = readdirSync(folder).filter((name) => /^\d+\.bin$/.test(name)).length;
  for (let block = 0; block < blocks; block++) {
    const { norme, documenti } = inflated<TextBlock>(path.join(folder, `${block}.bin`));
    for (const [place, [at, article]] of documenti.entries()) {
      if (article === null) {
        addAct(norme[at] as Row, articles);
        articles = [];
        continue;
      }
      const [from, to] = article.seguito ?? [0, -1];
      let testo = article.testo;
      for (let rest = from; rest <= to; rest++)
        testo += inflated<Record<string, string>>(path.join(folder, `${block}-${rest}.bin`))[place] ?? "";
      articles.push({ article, testo });
    }
  }
}

/** The first ten of full BM25. The same documents qualify as by the rule: those with all words that are not common, or the most of them. */
function firstOf(question: string): string[] {
  const asked = [...new Set(stemsOf(question))].map((stem) => {
    const list = postings.get(stem) ?? { documents: [], weights: [] };
    return { ...list, having: list.documents.length, rarity: rarity(list.documents.length, shown.length) };
  });
  const rare = asked.filter(({ having }) => !isCommon(having, shown.length));
  const required = new Set(rare.length > 0 ? rare : asked);
  const found = new Map<number, { sum: number; has: number }>();
  for (const one of asked)
    for (const [i, document] of one.documents.entries()) {
      const { sum, has } = found.get(document) ?? { sum: 0, has: 0 };
      const weight = one.rarity * (one.weights[i] ?? 0);
      found.set(document, { sum: sum + weight, has: has + (required.has(one) ? 1 : 0) });
    }
  let most = 1;
  for (const { has } of found.values()) most = Math.max(most, has);
  return [...found]
    .filter(([, { has }]) => has === most)
    .sort(([a, { sum: m }], [b, { sum: n }]) => n - m || b - a)
    .slice(0, 10)
    .map(([document]) => shown[document] ?? "");
}

const read = async (name: string) => {
  try {
    return Uint8Array.from(readFileSync(path.join(dir, name)));
  } catch {
    return null;
  }
};
for (const [name, questions] of Object.entries(sets)) {
  let [places, agreed, among] = [0, 0, 0];
  for (const q of questions) {
    const target = `/api/public/cerca?limit=10&q=${encodeURIComponent(q)}`;
    const { body } = await respond({ method: "GET", target }, read, (error) => {
      throw error;
    });
    const { risultati } = JSON.parse(new TextDecoder().decode(body));
    // What is cited comes first by another rule.
    const ours: string[] = risultati.map(
      ({ norma, articolo }: { norma: Row; articolo: Row | null }) => (articolo ?? norma).eli,
    );
    if (risultati[0]?.punteggio === 1000) continue;
    const full = firstOf(q);
    places += full.length;
    agreed += full.filter((eli, place) => ours[place] === eli).length;
    among += full.filter((eli) => ours.includes(eli)).length;
  }
  const share = (count: number) => `${((100 * count) / places).toFixed(1)} %`;
  console.log(
    `${name}: ${places} places of full BM25's first ten; the same result in ${share(agreed)}, among our ten ${share(among)}`,
  );
}
