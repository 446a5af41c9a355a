import { getOrMake } from "../../../collections/get-or-make.ts";
import { analysisOf } from "../../../search/analysis.ts";
import { excerptOf, hasPhrase } from "../../../search/excerpt.ts";
import { type Question, questionOf } from "../../../search/question.ts";
import { CITED, headingTerm, servedScore } from "../../../search/score.ts";
import { answerOf } from "../../answer.ts";
import { NOT_HELD } from "../../refusal.ts";
import { card } from "../../tree.ts";
import { documentOf, metaWith } from "../document.ts";
import type { Render } from "../render.ts";
import { documentOfNumber, type FoundDocument } from "./documents.ts";
import { everydayPlaces } from "./everyday.ts";
import { type SearchCard, stemsOf } from "./lists.ts";
import { firstOf, matchesOf, withFirst } from "./rank.ts";
import { recognisedIn, shownArticle } from "./recognise.ts";

/** Documents that a phrase is looked for in, at the most: the first ones that have its words. */
const LOOKED_AT = 100;
/** Files of texts after which a phrase is looked for in no other document. */
const LOOKED_IN = 24;

/** Whether a document has all phrases, each in its heading or its text. */
async function hasAll(found: FoundDocument, phrases: Question["phrases"]): Promise<boolean> {
  const fields = [found.articolo?.rubrica ?? "", await found.whole()];
  return phrases.every((phrase) => fields.some((field) => hasPhrase(field, phrase)));
}

/** The results of a search, from the index of words; what `q` cites and nothing else comes first. */
export const renderCerca: Render<"cerca"> = async ({ q, tipo, limit, offset }, { lingua, read }) => {
  const { said: index, metaLine } = await card<SearchCard>(read, "cerca");
  if (index.documenti === null) return answerOf(NOT_HELD.status, NOT_HELD.body, "en");
  const analysis = analysisOf(index.tabelle);
  const recognised = await recognisedIn(read, index, analysis, q, lingua);
  if ("answer" in recognised) return recognised.answer;
  const { said: riconosciuta = null, first = -1, asked: inVersion } = recognised;
  const { stems, beginnings, phrases, cut } = questionOf(inVersion?.text ?? q, analysis);
  const begun = await Promise.all(beginnings.map((one) => stemsOf(read, index, analysis, one)));
  const groups = [...stems.map((stem) => [stem]), ...begun];
  const cited = tipo ? -1 : first;
  const lenient = cited < 0 && phrases.length === 0;
  const named =
    cited < 0 && phrases.length === 0
      ? await everydayPlaces(read, index, analysis, stems, tipo)
      : new Map<number, number>();
  const heading = phrases.length + beginnings.length === 0 ? headingTerm(stems) : null;
  const found = await matchesOf(read, index, groups, tipo, heading, lenient);
  const matches = withFirst(found, cited < 0 ? named : new Map([[cited, CITED]]));
  const wanted = offset + limit;
  let [ordered, totale, totale_esatto] = [firstOf(matches, wanted), matches.documents.length, matches.exact];
  if (phrases.length > 0) {
    ordered = [];
    const files = new Set<string>();
    let looked = 0;
    for (const placed of firstOf(matches, LOOKED_AT)) {
      const { document } = placed;
      const found = await documentOfNumber(read, index, document);
      looked++;
      const stays = document === cited || (await hasAll(found, phrases));
      if (stays && ordered.push(placed) > wanted) break;
      for (const name of found.files) files.add(name);
      if (files.size >= LOOKED_IN) break;
    }
    totale_esatto = totale_esatto && looked === totale && ordered.length <= wanted;
    totale = ordered.length;
  }
  const shown = new Set(groups.flat());
  // A word and its stem have their first two letters in common.
  const starts = new Set([...shown].map((stem) => stem.slice(0, 2)));
  const met = new Map<string, string | false>();
  const asked = (word: string) =>
    starts.has(word.slice(0, 2)) &&
    getOrMake(met, word, () => {
      const stem = analysis.stemOf(word);
      return shown.has(stem) && stem;
    });
  const shownIn = async (document: number) => {
    if (inVersion && document === cited) return inVersion.found;
    const { norma, articolo } = await documentOfNumber(read, index, document);
    return { norma, articolo: shownArticle(norma, articolo), testo: articolo ? articolo.testo : norma.titolo };
  };
  const results = ordered.slice(offset, wanted).map(async ({ document, sum }) => {
    const { norma, articolo, testo } = await shownIn(document);
    return JSON.stringify({ norma, articolo, ...excerptOf(testo, asked), punteggio: servedScore(sum) });
  });
  const { vuota, tagliata, parziale, detti } = index.note;
  const notes = [
    shown.size || totale ? null : vuota,
    cut ? tagliata : null,
    named.size > 0 ? detti : null,
    matches.partial ? parziale : null,
  ];
  const nota = notes.map((note) => (note ? ` ${note[lingua]}` : "")).join("");
  const scalars = { q, limit, offset, totale, totale_esatto, riconosciuta };
  const risultati = (await Promise.all(results)).join(",\n");
  return answerOf(
    200,
    documentOf(
      metaWith(metaLine(lingua), (said) => said + nota),
      scalars,
      { risultati },
    ),
    lingua,
  );
};
