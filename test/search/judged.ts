/** How well a ranking answers questions whose answers are judged. */

import { readFileSync } from "node:fs";
import path from "node:path";

/** A question, and the articles that answer it, each as good as the others. */
export interface Judged {
  readonly question: string;
  /** ELIs of articles. */
  readonly answers: readonly string[];
}

/** Acts as the table of judgements names them. */
const ACTS: Readonly<Record<string, string>> = {
  cp: "regio-decreto/1930/10/19/1398",
  cds: "decreto-legislativo/1992/04/30/285",
  cad: "decreto-legislativo/2005/03/07/82",
  r231: "decreto-legislativo/2001/06/08/231",
  cca: "decreto-legislativo/2023/03/31/36",
  la: "legge/1941/04/22/633",
  dl34: "decreto-legge/2020/05/19/34",
  dl36: "decreto-legge/2025/03/28/36",
  l21: "legge/2024/03/05/21",
};

/**
 * The judgements of a table: what people type, and the articles that they look for. Those of `judged.tsv` say why these; those of `asked.tsv`
 * were written before a change of the stemmer, to choose by.
 */
export function judgedQuestions(table: "judged.tsv" | "asked.tsv"): Judged[] {
  const lines = readFileSync(path.join("test/search", table), "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [question = "", articles = ""] = line.split("\t");
    const answers = articles.split(", ").map((article) => {
      const [act = "", numero] = article.split(" ");
      return `eli:/it/${ACTS[act]}/art/${numero}`;
    });
    return { question, answers };
  });
}

const FIRST = 10;

export interface Quality {
  /** Mean of the discounted gain of the first ten over the best that there could be. */
  readonly ndcg: number;
  /** Share of the questions that have an answer among the first three. */
  readonly success: number;
  /** Questions that have none among the first three. */
  readonly missed: readonly string[];
}

/** How good a ranking is: `first` gives the ELIs of its first ten. */
export function qualityOf(questions: readonly Judged[], first: ReadonlyMap<string, readonly string[]>): Quality {
  const gain = (place: number) => 1 / Math.log2(place + 2);
  let ndcg = 0;
  const missed: string[] = [];
  for (const { question, answers } of questions) {
    const found = (first.get(question) ?? []).slice(0, FIRST);
    const best = answers.slice(0, FIRST).reduce((sum, _, place) => sum + gain(place), 0);
    const had = found.reduce((sum, eli, place) => sum + (answers.includes(eli) ? gain(place) : 0), 0);
    ndcg += had / best / questions.length;
    if (!found.slice(0, 3).some((eli) => answers.includes(eli))) missed.push(question);
  }
  return { ndcg, success: 1 - missed.length / questions.length, missed };
}
