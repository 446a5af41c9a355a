import { itemAt } from "../../../collections/at.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { senzaVersione } from "../../../contract/note-versioni.ts";
import type { Narrowing } from "../../../contract/operations.ts";
import type { Prosa } from "../../../contract/prose.ts";
import { inflatedJson } from "../../../format/inflated.ts";
import { documentOf, metaWith } from "../../../format/line-json.ts";
import { card } from "../../../format/read-tree.ts";
import { CITATIONS_FILE } from "../../../law/citations/tables.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import { analysisOf } from "../../../search/analysis.ts";
import { documentOfNumber, type Tables } from "../../../search/ask/documents.ts";
import { everydayPlaces } from "../../../search/ask/everyday.ts";
import { filterTerms } from "../../../search/ask/filter-terms.ts";
import { stemsOfBeginning } from "../../../search/ask/lists.ts";
import { perhaps } from "../../../search/ask/near.ts";
import { LOOKED_AT, withPhrases } from "../../../search/ask/phrases.ts";
import { firstOf, isInHead, keptBy, loadLists, matchesOf, wantedOf, withFirst } from "../../../search/ask/rank.ts";
import { excerptOf } from "../../../search/excerpt.ts";
import { formsFile, partOf, termsIndexFile } from "../../../search/files/terms.ts";
import { SEARCH_TABLES } from "../../../search/files/texts.ts";
import { questionOf } from "../../../search/question.ts";
import { CITED, headingTerm, servedScore } from "../../../search/score.ts";
import { answerOf } from "../../answer.ts";
import { readOnce, startedEarly } from "../../read-once.ts";
import { NOT_HELD } from "../../refusal.ts";
import type { Render } from "../render.ts";
import { rangeOf } from "./filter.ts";
import { namedOfQuestion, recognisable, recognisedIn, shownArticle } from "./recognise.ts";

/** What the card says of the index. */
interface SearchCard {
  /** How many documents it has; `null` where the tree has no index. */
  readonly documenti: number | null;
  readonly note: Readonly<Record<"vuota" | "tagliata" | "parziale" | "detti" | "guardati" | "radice" | "tipo", Prosa>>;
}

/** A text with values in the places that it leaves for them. */
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);

/** Files that a question needs whatever the card says: a stem begins as its words do. */
function filesOf(q: string, narrowing: Narrowing): Iterable<string> {
  const { stems, beginnings } = questionOf(q, { stemOf: (word) => word, isStopWord: () => false });
  const terms = [...stems, ...beginnings, ...filterTerms(narrowing).map(({ term }) => term)];
  return new Set([
    SEARCH_TABLES,
    CITATIONS_FILE,
    ...terms.map((term) => termsIndexFile(partOf(term))),
    ...beginnings.map(formsFile),
  ]);
}

/**
 * The results of a search, from the index of words; what `q` cites and nothing else comes first. Whatever can be asked for together is: card
 * and tables, then terms, then lists, then texts.
 */
export const renderCerca: Render<"cerca"> = async (plan, { lingua, read: readFile }) => {
  const { q, limit, offset, dopo } = plan;
  const read = readOnce(readFile);
  const ofIndex = card<SearchCard>(read, "cerca");
  for (const name of filesOf(q, plan)) startedEarly(read(name));
  const { said: index, metaLine } = await ofIndex;
  if (index.documenti === null) return answerOf(NOT_HELD.status, NOT_HELD.body, "en");
  const tables = await inflatedJson<Tables>(read, SEARCH_TABLES);
  const analysis = analysisOf(tables.tabelle);
  const cites = startedEarly(recognisable(read, tables, q));
  const citing = startedEarly(cites.then((found) => recognisedIn(read, tables, analysis, q, lingua, found)));
  const inRange = startedEarly(rangeOf(read, tables, index.documenti, plan, lingua));
  // What is asked for besides a version is known only when the version is.
  const version = splitDay(q).day === null ? {} : await citing;
  if ("answer" in version) return version.answer;
  const { stems, words, beginnings, phrases, cut } = questionOf(version.asked?.text ?? q, analysis);
  const begun = await Promise.all(beginnings.map((one) => stemsOfBeginning(read, analysis, one)));
  const inQuotes = new Set(phrases.flat().map(analysis.stemOf));
  const groups = [
    ...stems.map((stem, i) => ({ stems: [stem], quoted: inQuotes.has(stem), word: itemAt(words, i) })),
    ...begun.map((some) => ({ stems: some, quoted: false, word: null })),
  ];
  const heading = phrases.length + beginnings.length === 0 ? headingTerm(stems) : null;
  const [terms, everyday, { eli }, range] = await Promise.all([
    wantedOf(read, index.documenti, groups, plan, heading, analysis),
    phrases.length === 0 ? everydayPlaces(read, tables, analysis, stems) : new Map<number, number>(),
    cites,
    inRange,
  ]);
  if (range && "status" in range) return range;
  const near = startedEarly(perhaps(read, analysis, tables.detti, everyday.size > 0 ? [] : terms.lacking, plan));
  const isNarrowed = range !== null || terms.filters.length > 0;
  const needsLists = eli !== undefined || isNarrowed || phrases.length > 0 || !isInHead(terms, everyday.keys());
  const [recognised] = await Promise.all([
    citing,
    needsLists ? loadLists(read, terms, range, phrases.length === 0) : undefined,
  ]);
  if ("answer" in recognised) return recognised.answer;
  const { said, first = -1, asked: inVersion, lacking } = recognised;
  const kept = keptBy(terms, range);
  const isKept = (document: number) => kept === null || kept[document] === 1;
  const cited = isKept(first) ? first : -1;
  const named = new Map(cited < 0 ? [...everyday].filter(([document]) => isKept(document)) : []);
  const found = matchesOf(terms, kept, cited < 0 && phrases.length === 0);
  const matches = withFirst(found, cited < 0 ? named : new Map([[cited, CITED]]));
  const wanted = offset + limit;
  const placed = (most: number) => firstOf(matches, Math.min(most, matches.documents.length));
  const looked =
    phrases.length > 0 ? await withPhrases(read, tables, phrases, placed(dopo + LOOKED_AT).slice(dopo), cited) : null;
  const ordered = looked ? looked.ordered : placed(wanted);
  const totale = looked ? looked.ordered.length : matches.count;
  const lookedTo = looked ? dopo + looked.looked : 0;
  const prosegue = looked && lookedTo < matches.count ? lookedTo : null;
  const isWhole = looked === null || (dopo === 0 && prosegue === null);
  const totale_esatto = matches.exact && isWhole;
  const shown = new Set(terms.asked.flatMap((one) => one.stems));
  // A word and its stem have their first two letters in common.
  const starts = new Set([...shown].map((stem) => stem.slice(0, 2)));
  const met = new Map<string, string | false>();
  const asked = (word: string) =>
    starts.has(word.slice(0, 2)) &&
    getOrMake(met, word, () => {
      const stem = analysis.stemOf(word);
      const isForm = !inQuotes.has(stem) || phrases.some((phrase) => phrase.includes(word));
      return isForm && shown.has(stem) && stem;
    });
  const shownIn = async (document: number) => {
    if (inVersion && document === cited) return inVersion.found;
    const { norma, articolo } = await documentOfNumber(read, tables, document);
    return { norma, articolo: shownArticle(norma, articolo), testo: articolo ? articolo.testo : norma.titolo };
  };
  const results = ordered.slice(offset, wanted).map(async ({ document, sum }) => {
    const { norma, articolo, testo } = await shownIn(document);
    return JSON.stringify({ norma, articolo, ...excerptOf(testo, asked), punteggio: servedScore(sum) });
  });
  const [understood, ...risultati] = await Promise.all([said?.(), ...results]);
  const riconosciuta = understood ? { ue: null, ...understood } : await namedOfQuestion(read, q, lingua);
  const { vuota, tagliata, parziale, detti, guardati, radice: ofRoot, tipo: ofType } = index.note;
  const radice = terms.asked.flatMap(({ word, byRoot }) => (word !== null && byRoot ? [word] : []));
  const notes = [
    shown.size || totale ? null : vuota,
    plan.tipo && terms.filters[0]?.having === 0 ? ofType : null,
    cut ? tagliata : null,
    named.size > 0 ? detti : null,
    matches.partial ? parziale : null,
    radice.length === 0 ? null : ofRoot,
    isWhole || lookedTo === dopo ? null : guardati,
  ];
  const values = {
    tipo: plan.tipo,
    primo: dopo + 1,
    ultimo: lookedTo,
    tutti: matches.count,
    parole: radice.join(", "),
  };
  const nota = notes.map((note) => (note ? ` ${filled(note[lingua], values)}` : "")).join("");
  const absent = lacking && senzaVersione(lacking.day, lacking.versioni, lingua);
  const scalars = { q, limit, offset, totale, totale_esatto, prosegue, radice, forse: await near, riconosciuta };
  const meta = metaWith(metaLine(lingua), (text) => [absent, text + nota].filter(Boolean).join(" "));
  return answerOf(200, documentOf(meta, scalars, { risultati: risultati.join(",\n") }), lingua);
};
